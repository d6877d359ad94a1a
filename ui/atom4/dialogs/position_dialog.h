// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <array>
#include <optional>

#include "ui/atom4/board/board_view.h"
#include "ui/atom4/dialogs/position_text.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

/// Sets up a position by hand: any piece on any cell, and the colour to play. Tells what is odd about it, and lets only
/// a position through that can be played on.
class PositionDialog : public QDialog {
    Q_OBJECT

public:
    PositionDialog(const Position& position, const Settings& settings, QWidget* parent = nullptr);
    [[nodiscard]] const Position& position() const { return position_; }

private:
    QWidget* makeBrushes();
    QWidget* makeTools();
    QWidget* makeText();
    void paint(Cell cell);
    void put(Cell cell, std::optional<Colour> piece);
    void replaceBy(const Position& position);
    bool followText();
    void takeText();
    void refresh();
    void showPosition();
    void makeRoomForRemarks();
    void changeEvent(QEvent* event) override;

    /// What there may be to say about the position. The argument is where there is something to point at.
    enum class Remark { kHowTo, kNoPosition, kBothWon, kWon, kNoCell, kMiddleEmpty, kUntouched };
    static constexpr std::array kRemarks{Remark::kHowTo,  Remark::kNoPosition,  Remark::kBothWon,  Remark::kWon,
                                         Remark::kNoCell, Remark::kMiddleEmpty, Remark::kUntouched};
    [[nodiscard]] static QString text(Remark remark, const QString& argument);
    [[nodiscard]] QString remark() const;

    Position position_;
    bool bothWon_ = false;  // the last piece was not taken: both players would have a row
    QWidget* side_;
    BoardView* board_;
    QButtonGroup* brushes_;  // the ids are lights(), and kEraser
    QComboBox* toPlay_;
    PositionText* text_;
    LiveLabel* remark_;
    QPushButton* play_;
};

}  // namespace atom4::ui
