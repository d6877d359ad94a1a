// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

#include "core/atom4/rules/position.h"
#include "ui/atom4/board/board_drawing.h"
#include "ui/atom4/board/board_notes.h"
#include "ui/settings/settings.h"

namespace atom4::ui {

/// Shows a position on its lattice and lets a person point at cells, by mouse or by a cursor moved with the keys. What
/// a chosen cell means is for others to say. A reaction is shown as it happens; any key or click finishes it.
class BoardView : public QWidget {
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
    /// Leaves Escape to the window, where it means more than to put the cursor away.
    void leaveEscapeAlone() { takesEscape_ = false; }
    /// Whether nobody may place, though the position has room: then no cell is marked as one to place on.
    void setRoundOver(bool over);

    [[nodiscard]] bool isAnimating() const { return animation_.state() == QAbstractAnimation::Running; }
    void finishAnimation();
    /// Milliseconds that the reaction being shown takes in all.
    [[nodiscard]] int animationDuration() const { return animation_.duration(); }
    /// The time of the reaction being shown, for tests and pictures; the animation stands still there.
    void holdAnimationAt(int milliseconds);

    [[nodiscard]] const Position& position() const { return position_; }
    /// The cell pointed at, by mouse or keyboard.
    [[nodiscard]] std::optional<Cell> target() const { return target_; }
    /// What placing on the cell pointed at would do, if that is legal and a person's to do.
    [[nodiscard]] const std::optional<Reaction>& preview() const { return preview_; }
    [[nodiscard]] bool isCursorShown() const { return byKeyboard_ && target_ && hasFocus(); }
    /// The middle of a cell, in the widget's coordinates.
    [[nodiscard]] QPoint cellCentre(Cell cell) const { return scene_.layout.centre(cell).toPoint(); }
    [[nodiscard]] const BoardLayout& boardLayout() const { return scene_.layout; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void cellChosen(atom4::Cell cell);
    void animationFinished();
    /// The cell pointed at, or what would happen there, is another.
    void targetChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void paintPaper(QPainter& painter);
    void setTarget(std::optional<Cell> cell, bool byKeyboard);
    void refreshPreview();
    void updateTarget();
    void moveCursor(int rows, int cols);
    void moveCursorToPlaceable(int steps);
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
    bool takesEscape_ = true;

    std::optional<Cell> target_;
    std::optional<Reaction> preview_;
    bool byKeyboard_ = false;
    Cell cursor_;  // where the keyboard left off

    std::optional<ReactionTimeline> timeline_;
    QVariantAnimation animation_;
};

}  // namespace atom4::ui
