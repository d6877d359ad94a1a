// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/position_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/atom4/rules/notation.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/piece_painter.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

constexpr int kEraser = kColourCount;

}  // namespace

PositionDialog::PositionDialog(const Position& position, const Settings& settings, QWidget* parent)
    : QDialog(parent),
      editor_(position),
      side_(new QWidget),
      board_(new BoardView),
      brushes_(new QButtonGroup(this)),
      toPlay_(new QComboBox),
      rows_(new QSpinBox),
      columns_(new QSpinBox),
      undo_(new QAction(this)),
      redo_(new QAction(this)),
      text_(new PositionText),
      remark_(new LiveLabel) {
    Settings quiet = settings;
    quiet.animation = AnimationSpeed::kOff;
    quiet.markPlaceable = true;
    board_->setSettings(quiet);
    board_->setUsersTurn(false);
    board_->setCursor(Qt::PointingHandCursor);
    connect(board_, &BoardView::cellChosen, this, &PositionDialog::paint);

    remark_->setObjectName(QStringLiteral("remark"));
    remark_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // The remark has no influence on the width of the side.
    remark_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    play_ = buttons->button(QDialogButtonBox::Ok);
    keepTranslated(play_, [this] { play_->setText(tr("&Play from Here")); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* side = new QVBoxLayout(side_);
    side_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    side->setContentsMargins(12, 12, 12, 12);
    side->setSpacing(12);
    side->addWidget(makeBrushes());
    side->addWidget(makeTools());
    side->addWidget(makeText());
    side->addWidget(remark_);
    side->addStretch();
    side->addWidget(buttons);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(board_, 1);
    row->addWidget(side_);
    keepTranslated(this, [this] {
        setWindowTitle(tr("Set up a position"));
        makeRoomForRemarks();
        refresh();
    });
    resize(QSize(940, 660).boundedTo(screen()->availableSize() * 9 / 10));
    board_->setFocus();
}

QWidget* PositionDialog::makeBrushes() {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    const int side = fontMetrics().height() * 2;
    const bool dark = BoardTheme::from(palette()).dark;
    const auto add = [&](int id, const QIcon& icon, QKeySequence key, int row, int column) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("brush%1").arg(id));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIcon(icon);
        button->setIconSize(QSize(side, side));
        button->setShortcut(key);
        brushes_->addButton(button, id);
        grid->addWidget(button, row, column);
        keepTranslated(button, [=] {
            const QString name =
                id == kEraser ? tr("Remove pieces") : ColourNames::of(kColours[static_cast<std::size_t>(id)]);
            button->setToolTip(
                tr("%1 (key %2)", "a piece's colour, and the key that chooses it").arg(name, key.toString()));
            button->setAccessibleName(name);
        });
    };
    // Additive colours above, subtractive ones below, each row ending with that player's goal colour; then the eraser.
    static constexpr std::array kOrder{Colour::kRed,    Colour::kGreen, Colour::kBlue,   Colour::kWhite,
                                       Colour::kYellow, Colour::kCyan,  Colour::kPurple, Colour::kBlack};
    int index = 0;
    for (const Colour colour : kOrder) {
        const QPixmap ball = renderPiece(colour, side / kPieceRoom, devicePixelRatioF(), dark, PieceStyle::kPlain);
        add(lights(colour), QIcon(ball), QKeySequence(QString(QLatin1Char(letter(colour)))), index / 4, index % 4);
        ++index;
    }
    add(kEraser, symbolIcon(Symbol::kErase), QKeySequence(Qt::Key_E), 0, 4);
    // Keys choose brushes while the board has the focus, where screen readers do not notice it.
    connect(brushes_, &QButtonGroup::buttonClicked, this, [](QAbstractButton* button) {
        if (!button->hasFocus()) announce(*button, button->accessibleName());
    });
    brushes_->button(lights(Colour::kRed))->setChecked(true);
    return box;
}

QToolButton* PositionDialog::makeStep(QAction* action, Symbol symbol, QKeySequence::StandardKey key) {
    action->setIcon(symbolIcon(symbol));
    action->setShortcut(key);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    addAction(action);
    return button;
}

QWidget* PositionDialog::makeTools() {
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    toPlay_->setObjectName(QStringLiteral("toPlay"));
    for (int index = 0; index < kWheelSize; ++index) toPlay_->addItem(QString(), index);
    auto* toPlay = new QLabel;
    toPlay->setBuddy(toPlay_);
    auto* clear = new QPushButton;
    auto* start = new QPushButton;
    clear->setObjectName(QStringLiteral("clear"));
    start->setObjectName(QStringLiteral("start"));
    for (QPushButton* button : {clear, start}) button->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(clear);
    row->addWidget(start);
    row->addWidget(makeStep(undo_, Symbol::kUndo, QKeySequence::Undo));
    row->addWidget(makeStep(redo_, Symbol::kRedo, QKeySequence::Redo));
    form->addRow(row);
    form->addRow(toPlay, toPlay_);
    auto* size = new QLabel;
    size->setBuddy(rows_);
    rows_->setObjectName(QStringLiteral("rows"));
    columns_->setObjectName(QStringLiteral("columns"));
    auto* sides = new QHBoxLayout;
    sides->addWidget(rows_);
    sides->addWidget(new QLabel(QStringLiteral("\u00D7")));
    sides->addWidget(columns_);
    sides->addStretch();
    form->addRow(size, sides);
    for (QSpinBox* box : {rows_, columns_}) {
        box->setRange(BoardSize::kMin, BoardSize::kMax);
        connect(box, &QSpinBox::valueChanged, this, [this] {
            const BoardSize now = position().size();
            if (BoardSize{rows_->value(), columns_->value()} == now) return;
            (void)editor_.resize(rows_->value() - now.rows, columns_->value() - now.cols);
            refresh();
        });
    }
    connect(undo_, &QAction::triggered, this, [this] {
        if (editor_.undo()) refresh();
    });
    connect(redo_, &QAction::triggered, this, [this] {
        if (editor_.redo()) refresh();
    });
    keepTranslated(box, [=, this] {
        toPlay->setText(tr("Colour to pla&y:"));
        for (int index = 0; index < kWheelSize; ++index) {
            const Colour colour = wheel_colour(index);
            toPlay_->setItemText(index, tr("%1, player %2", "a colour, and whose it is")
                                            .arg(ColourNames::of(colour))
                                            .arg(number(player_of(colour))));
        }
        undo_->setText(tr("Undo"));
        redo_->setText(tr("Redo"));
        size->setText(QStringLiteral("%1 \u00D7 %2:").arg(tr("Rows"), tr("Columns")));
        rows_->setAccessibleName(tr("Rows"));
        columns_->setAccessibleName(tr("Columns"));
        clear->setText(tr("E&mpty Board"));
        start->setText(tr("&First Two Pieces"));
    });
    connect(toPlay_, &QComboBox::activated, this, [this](int index) {
        editor_.set_to_play(wheel_colour(index));
        refresh();
    });
    connect(clear, &QPushButton::clicked, this, [this] {
        editor_.clear();
        refresh();
    });
    connect(start, &QPushButton::clicked, this, [this] {
        editor_.set_first_pieces();
        refresh();
    });
    return box;
}

QWidget* PositionDialog::makeText() {
    text_->setObjectName(QStringLiteral("text"));
    auto* label = new QLabel;
    label->setBuddy(text_);
    auto* box = new QWidget;
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(text_);
    keepTranslated(label, [label] { label->setText(tr("Position as &text:")); });
    connect(text_, &PositionText::edited, this, [this] { followText(); });
    connect(text_, &PositionText::finished, this, &PositionDialog::takeText);
    return box;
}

// Placing the same piece again removes it.
void PositionDialog::paint(Cell cell) {
    const int brush = brushes_->checkedId();
    std::optional<Colour> piece;
    if (brush != kEraser) piece = kColours[static_cast<std::size_t>(brush)];
    const bool put = editor_.put(cell, position().at(cell) == piece ? std::nullopt : piece);
    refresh();
    if (put) announce(*board_, board_->cellText(BoardPlace{cell.row(), cell.col()}));
}

// As soon as the text is valid, the board shows the position; the text itself stays as it is being typed.
bool PositionDialog::followText() {
    const auto error = editor_.set_text(text_->toPlainText().simplified().toStdString());
    if (!error) {
        showPosition();
        return true;
    }
    play_->setEnabled(false);
    remark_->say(noPosition(error->offset + 1));
    return false;
}

void PositionDialog::takeText() {
    if (followText()) refresh();
}

void PositionDialog::refresh() {
    text_->setText(QString::fromStdString(to_text(position())));
    showPosition();
}

void PositionDialog::showPosition() {
    board_->showPosition(position(), nullptr);
    toPlay_->setCurrentIndex(wheel_index(position().to_play()));
    for (QSpinBox* box : {rows_, columns_}) {
        const QSignalBlocker quiet(box);
        box->setValue(box == rows_ ? position().size().rows : position().size().cols);
    }
    undo_->setEnabled(editor_.can_undo());
    redo_->setEnabled(editor_.can_redo());
    const auto remark = editor_.remark();
    remark_->say(remark ? QString::fromStdString(remark_text(*remark)) : howTo());
    play_->setEnabled(editor_.can_be_played());
}

// Reserves the height of the longest remark, so that nothing moves when the remark changes.
void PositionDialog::makeRoomForRemarks() {
    using Kind = PositionRemark::Kind;
    QStringList texts{howTo(), noPosition(100)};
    for (const Kind kind : {Kind::kBothWon, Kind::kWon, Kind::kNoCell, Kind::kMiddleEmpty, Kind::kUntouched})
        texts += QString::fromStdString(remark_text({kind, Player::kFirst, Cell(25, 12)}));
    const QMargins margins = side_->layout()->contentsMargins();
    const int width = side_->sizeHint().width() - margins.left() - margins.right();
    int height = 0;
    for (const QString& text : texts) {
        remark_->setText(text);
        height = std::max(height, remark_->heightForWidth(width));
    }
    remark_->setFixedHeight(height);
}

void PositionDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    makeRoomForRemarks();
    refresh();
}

QString PositionDialog::howTo() {
    return tr("Choose a piece, then click cells. Click a piece of the same colour to remove it.");
}

QString PositionDialog::noPosition(std::size_t character) {
    return tr("Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty "
              "cells, letters for pieces, then the colour to play.")
        .arg(character);
}

}  // namespace atom4::ui
