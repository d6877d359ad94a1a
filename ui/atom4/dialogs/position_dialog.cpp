// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/dialogs/position_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position_facts.h"
#include "ui/atom4/words/messages.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/piece_painter.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

constexpr int kEraser = kColourCount;

// What the position is made of.
Setup takenApart(const Position& position) {
    Setup setup{position.size(), {}, position.to_play()};
    for (int row = 0; row < setup.size.rows; ++row)
        for (int col = 0; col < setup.size.cols; ++col)
            if (const auto piece = position.at(Cell(row, col))) setup.pieces.emplace_back(Cell(row, col), *piece);
    return setup;
}

}  // namespace

PositionDialog::PositionDialog(const Position& position, const Settings& settings, QWidget* parent)
    : QDialog(parent),
      position_(position),
      side_(new QWidget),
      board_(new BoardView),
      brushes_(new QButtonGroup(this)),
      toPlay_(new QComboBox),
      text_(new PositionText),
      remark_(new LiveLabel) {
    Settings quiet = settings;
    quiet.animation = AnimationSpeed::kOff;
    quiet.markPlaceable = true;
    board_->setSettings(quiet);
    board_->setPersonToMove(false);
    board_->setCursor(Qt::PointingHandCursor);
    board_->leaveEscapeAlone();
    connect(board_, &BoardView::cellChosen, this, &PositionDialog::paint);

    remark_->setObjectName(QStringLiteral("remark"));
    remark_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // What it says has no part in how wide the side is.
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
                id == kEraser ? tr("Take away pieces") : ColourNames::of(kColours[static_cast<std::size_t>(id)]);
            button->setToolTip(
                tr("%1 (key %2)", "a piece's colour, and the key that chooses it").arg(name, key.toString()));
            button->setAccessibleName(name);
        });
    };
    // Additive above, subtractive below, as the players have them; then what they want, and the eraser.
    static constexpr std::array kOrder{Colour::kRed,    Colour::kGreen, Colour::kBlue,   Colour::kWhite,
                                       Colour::kYellow, Colour::kCyan,  Colour::kPurple, Colour::kBlack};
    int index = 0;
    for (const Colour colour : kOrder) {
        const QPixmap ball = renderPiece(colour, side / kPieceRoom, devicePixelRatioF(), dark, PieceStyle::kPlain);
        add(lights(colour), QIcon(ball), QKeySequence(QString(QLatin1Char(letter(colour)))), index / 4, index % 4);
        ++index;
    }
    add(kEraser, symbolIcon(Symbol::kErase), QKeySequence(Qt::Key_E), 0, 4);
    // Their keys choose them from the board, where nobody hears them being pressed.
    connect(brushes_, &QButtonGroup::buttonClicked, this, [](QAbstractButton* button) {
        if (!button->hasFocus()) announce(*button, button->accessibleName());
    });
    brushes_->button(lights(Colour::kRed))->setChecked(true);
    return box;
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
    form->addRow(row);
    form->addRow(toPlay, toPlay_);
    keepTranslated(box, [=, this] {
        toPlay->setText(tr("Colour to pla&y:"));
        for (int index = 0; index < kWheelSize; ++index) {
            const Colour colour = wheel_colour(index);
            toPlay_->setItemText(index, tr("%1, player %2", "a colour, and whose it is")
                                            .arg(ColourNames::of(colour))
                                            .arg(number(player_of(colour))));
        }
        clear->setText(tr("E&mpty Board"));
        start->setText(tr("&First Two Pieces"));
    });
    connect(toPlay_, &QComboBox::activated, this, [this](int index) {
        Setup setup = takenApart(position_);
        setup.to_play = wheel_colour(index);
        if (const auto position = Position::from_setup(setup)) replaceBy(*position);
    });
    connect(clear, &QPushButton::clicked, this, [this] {
        if (const auto empty = Position::from_setup({position_.size(), {}, position_.to_play()})) replaceBy(*empty);
    });
    connect(start, &QPushButton::clicked, this, [this] { replaceBy(Position(position_.size(), position_.to_play())); });
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

// The same piece once more takes it away.
void PositionDialog::paint(Cell cell) {
    const int brush = brushes_->checkedId();
    if (brush == kEraser) return put(cell, std::nullopt);
    const Colour colour = kColours[static_cast<std::size_t>(brush)];
    put(cell, position_.at(cell) == colour ? std::nullopt : std::optional(colour));
}

void PositionDialog::put(Cell cell, std::optional<Colour> piece) {
    Setup setup = takenApart(position_);
    std::erase_if(setup.pieces, [cell](const auto& placed) { return placed.first == cell; });
    if (piece) setup.pieces.emplace_back(cell, *piece);
    const auto position = Position::from_setup(setup);
    bothWon_ = !position;
    if (position) position_ = *position;
    refresh();
    if (!bothWon_) announce(*board_, board_->cellText(BoardPlace{cell.row(), cell.col()}));
}

void PositionDialog::replaceBy(const Position& position) {
    bothWon_ = false;
    position_ = position;
    refresh();
}

// As soon as the text is right the board shows what it says; the text itself stays as it is being typed.
bool PositionDialog::followText() {
    const auto position = parse_position(text_->toPlainText().simplified().toStdString());
    bothWon_ = false;
    if (position) {
        position_ = *position;
        showPosition();
        return true;
    }
    play_->setEnabled(false);
    remark_->say(text(Remark::kNoPosition, QString::number(position.error().offset + 1)));
    return false;
}

void PositionDialog::takeText() {
    if (followText()) refresh();
}

void PositionDialog::refresh() {
    text_->setText(QString::fromStdString(to_text(position_)));
    showPosition();
}

void PositionDialog::showPosition() {
    board_->showPosition(position_, nullptr);
    toPlay_->setCurrentIndex(wheel_index(position_.to_play()));
    remark_->say(remark());
    play_->setEnabled(!position_.is_over());
}

// Nothing moves when another remark takes the place of one.
void PositionDialog::makeRoomForRemarks() {
    const QMargins margins = side_->layout()->contentsMargins();
    const int width = side_->sizeHint().width() - margins.left() - margins.right();
    int height = 0;
    for (const Remark remark : kRemarks) {
        remark_->setText(text(remark, QStringLiteral("m26")));
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

QString PositionDialog::text(Remark remark, const QString& argument) {
    switch (remark) {
        case Remark::kHowTo: break;
        case Remark::kNoPosition:
            return tr("That is not a position: character %1 is not as it should be. A position reads like "
                      "6/6/2GP2/6/6/6 R: rows from above, numbers for empty cells, letters for pieces, then the colour "
                      "to play.")
                .arg(argument);
        case Remark::kBothWon: return tr("That piece would give both players a row of four; it was not placed.");
        case Remark::kWon:
            return tr("Player %1 has a row of four already: there is nothing left to play.").arg(argument);
        case Remark::kNoCell:
            return tr(
                "No piece can be placed here: that takes two pieces that touch each other, and a free cell beside "
                "both.");
        case Remark::kMiddleEmpty:
            return tr("This can be played, but never arises in a round: a piece lies at %1 from the start.")
                .arg(argument);
        case Remark::kUntouched:
            return tr("This can be played, but never arises in a round: the piece at %1 had no two pieces to touch.")
                .arg(argument);
    }
    return tr("Choose a piece and click cells. A click on a piece of the same colour takes it away.");
}

QString PositionDialog::remark() const {
    if (bothWon_) return text(Remark::kBothWon, {});
    if (const auto player = winner(position_.outcome())) return text(Remark::kWon, QString::number(number(*player)));
    if (position_.is_over()) return text(Remark::kNoCell, {});
    if (const auto reason = why_unreachable(position_))
        return text(reason->reason == Unreachable::Reason::kMiddleEmpty ? Remark::kMiddleEmpty : Remark::kUntouched,
                    Messages::name(reason->cell));
    return text(Remark::kHowTo, {});
}

}  // namespace atom4::ui
