// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPixmap>
#include <optional>

#include "core/atom4/rules/position.h"
#include "ui/atom4/board/board_drawing.h"
#include "ui/atom4/board/board_notes.h"
#include "ui/settings/settings.h"
#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// Shows a position on its lattice and lets a person point at cells, by mouse or by a cursor moved with the keys. What
/// a chosen cell means is for others to say. A reaction is shown as it happens; any key or click finishes it.
class BoardView : public BoardWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Shows the position as it is; the last ply, if there is one, is marked.
    void showPosition(const Position& position, const Reaction* last);
    /// Shows how the reaction led to the position.
    void showReaction(const Position& position, const Reaction& reaction);
    /// Takes what concerns the board: pieces, marks, animation. A reaction being shown goes on as it began.
    void setSettings(const Settings& settings);
    /// Proposes a cell until another position is shown, and puts the cursor there.
    void showHint(Cell cell);
    [[nodiscard]] std::optional<Cell> hint() const { return hint_; }
    /// Notes about the position, until another one is shown.
    void setNotes(BoardNotes notes);
    [[nodiscard]] const BoardNotes& notes() const { return notes_; }
    /// Whether a person may place now: if so, the cell pointed at shows what a placement would do.
    void setPersonToMove(bool personToMove);
    /// Whether nobody may place, though the position has room: then no cell is marked as one to place on.
    void setRoundOver(bool over);

    [[nodiscard]] const Position& position() const { return position_; }
    /// The cell pointed at, by mouse or keyboard.
    [[nodiscard]] std::optional<Cell> target() const;
    /// What placing on the cell pointed at would do, if that is legal and a person's to do.
    [[nodiscard]] const std::optional<Reaction>& preview() const { return preview_; }
    /// The middle of a cell, in the widget's coordinates.
    [[nodiscard]] QPoint cellCentre(Cell cell) const { return scene_.layout.centre(cell).toPoint(); }
    [[nodiscard]] const BoardLayout& boardLayout() const { return scene_.layout; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void cellChosen(atom4::Cell cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

    void arrange() override;
    [[nodiscard]] std::optional<BoardPlace> placeAt(QPointF point) const override;
    [[nodiscard]] BoardPlace lastPlace() const override;
    [[nodiscard]] std::vector<BoardPlace> stops() const override;
    void updateTarget() override;
    void targetMoved() override;
    void chooseByKey(BoardPlace place) override;
    void animationTicked() override;
    void animationEnded() override;

private:
    void paintPaper(QPainter& painter);
    void refreshPreview();
    void describe();

    BoardScene scene_;
    Settings settings_;
    double ratio_ = 0;  // of device pixels to those of the scene
    QPixmap paper_;
    bool paperWasPainted_ = false;
    Position position_;
    std::optional<Cell> last_;
    std::optional<Cell> hint_;
    BoardNotes notes_;
    bool personToMove_ = false;
    bool roundOver_ = false;
    std::optional<Reaction> preview_;
    std::optional<ReactionTimeline> timeline_;
};

}  // namespace atom4::ui
