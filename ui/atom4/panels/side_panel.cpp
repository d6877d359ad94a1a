// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/side_panel.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

constexpr int kMinWheel = 96;
constexpr int kComfortableWheel = 130;

// Holds buttons that come and go. Its height hint does not change without them, so that the texts above it do not move,
// unless they are so long that they need its room.
class ButtonRoom : public QWidget {
public:
    explicit ButtonRoom(std::initializer_list<QWidget*> buttons) {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        for (QWidget* button : buttons) {
            const bool anyWidth = button->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
            column->addWidget(button, 0, anyWidth ? Qt::Alignment() : Qt::AlignHCenter);
            height_ = std::max(height_, button->sizeHint().height());
        }
    }
    [[nodiscard]] QSize sizeHint() const override { return {QWidget::sizeHint().width(), height_}; }

private:
    int height_ = 0;
};

}  // namespace

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent),
      first_(new PlayerCard(Player::kFirst, this)),
      second_(new PlayerCard(Player::kSecond, this)),
      wheel_(new WheelView(this)),
      state_(new QLabel),
      detail_(new QLabel),
      back_(new QPushButton),
      turn_(new ComputerButtons),
      foot_(new ButtonRoom({back_, turn_})),
      words_(new QWidget(this)),
      moves_(new MoveList(this)),
      start_(new StartCard(this)) {
    state_->setObjectName(QStringLiteral("state"));
    detail_->setObjectName(QStringLiteral("detail"));
    back_->setObjectName(QStringLiteral("backToTheRound"));
    for (QLabel* label : {state_, detail_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    QFont bold = font();
    bold.setBold(true);
    state_->setFont(bold);
    keepTranslated(this, [this] {
        back_->setText(tr("Back to the round (Esc)", "button at an earlier position; Esc is the key"));
    });
    back_->hide();
    turn_->hide();
    connect(back_, &QPushButton::clicked, this, &SidePanel::roundRequested);

    connect(wheel_, &WheelView::explained, this, &SidePanel::showDetail);
    connect(moves_, &MoveList::plyChosen, this, &SidePanel::plyChosen);
    connect(moves_, &MoveList::variationChosen, this, &SidePanel::variationChosen);
    connect(moves_, &MoveList::menuRequested, this, &SidePanel::moveMenuRequested);
    connect(first_, &PlayerCard::clicked, this, [this] { emit seatRequested(Player::kFirst); });
    connect(second_, &PlayerCard::clicked, this, [this] { emit seatRequested(Player::kSecond); });
    connect(start_, &StartCard::opponentRequested, this, &SidePanel::opponentRequested);
    connect(start_, &StartCard::rulesRequested, this, &SidePanel::rulesRequested);
    connect(start_, &StartCard::dismissed, this, &SidePanel::limitWheel);

    makeWords();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 10, 10, 8);
    grid->setSpacing(8);
    detail_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    setPlace(Place::kBeside, {});
    setReadingTabOrder(*this);
}

void SidePanel::makeWords() {
    auto* column = new QVBoxLayout(words_);
    column->setContentsMargins(8, 5, 8, 5);
    column->setSpacing(6);
    column->addStretch();
    column->addWidget(state_);
    column->addWidget(detail_);
    column->addWidget(foot_);
    column->addStretch();
}

// Reserves room for the longest texts, so that nothing moves when they change.
int SidePanel::heightOfWords(Form form) const {
    const QMargins around = words_->layout()->contentsMargins();
    const int lines = form == Form::kLow ? 3 : form == Form::kBeside ? 5 : 4;
    return lines * state_->fontMetrics().lineSpacing() + foot_->sizeHint().height() + around.top() + around.bottom() +
           (lines - 1) * words_->layout()->spacing();
}

SidePanel::Form SidePanel::formFor(Place place, QSize room) const {
    if (place == Place::kBeside) return Form::kBeside;
    if (place == Place::kLow) return Form::kLow;
    const QMargins margins = layout()->contentsMargins();
    const int cards = std::max(first_->minimumSizeHint().width(), second_->minimumSizeHint().width());
    const int abreast =
        margins.left() + cards + kComfortableWheel + moves_->widthOfAll() + margins.right() + 2 * layout()->spacing();
    return room.width() < abreast ? Form::kBelowNarrow : Form::kBelow;
}

void SidePanel::setPlace(Place place, QSize room) {
    const Form form = formFor(place, room);
    if (form == form_) return;
    form_ = form;
    words_->setMinimumHeight(heightOfWords(form));
    fillGrid();
    showWords();
    showEnd(ended_);
}

void SidePanel::fillGrid() {
    auto* grid = static_cast<QGridLayout*>(layout());
    while (QLayoutItem* item = grid->takeAt(0)) delete item;
    for (int line = 0; line < 7; ++line) {
        grid->setRowStretch(line, 0);
        grid->setColumnStretch(line, 0);
        grid->setColumnMinimumWidth(line, 0);
    }
    switch (*form_) {
        case Form::kBeside:
            grid->addWidget(first_, 0, 0);
            grid->addWidget(wheel_, 1, 0);
            grid->addWidget(words_, 2, 0);
            grid->addWidget(second_, 3, 0);
            grid->addWidget(moves_, 4, 0);
            grid->addWidget(start_, 5, 0);
            break;
        case Form::kBelow:
            grid->addWidget(first_, 0, 0);
            grid->addWidget(second_, 1, 0);
            grid->addWidget(wheel_, 0, 1, 3, 1);
            grid->addWidget(words_, 2, 0);
            grid->addWidget(moves_, 0, 2, 3, 1);
            grid->addWidget(start_, 0, 2, 3, 1);
            grid->setRowStretch(2, 1);
            grid->setColumnStretch(0, 5);
            grid->setColumnStretch(1, 4);
            grid->setColumnStretch(2, 4);
            grid->setColumnMinimumWidth(2, moves_->widthOfAll());
            break;
        case Form::kBelowNarrow:
            grid->addWidget(first_, 0, 0);
            grid->addWidget(second_, 0, 1);
            grid->addWidget(wheel_, 1, 0);
            grid->addWidget(words_, 2, 0);
            grid->addWidget(moves_, 1, 1, 2, 1);
            grid->addWidget(start_, 1, 1, 2, 1);
            grid->setRowStretch(1, 1);
            grid->setColumnStretch(0, 1);
            grid->setColumnStretch(1, 1);
            break;
        case Form::kLow:
            grid->addWidget(first_, 0, 0);
            grid->addWidget(second_, 0, 1);
            grid->addWidget(words_, 1, 0, 1, 2);
            grid->setColumnStretch(0, 1);
            grid->setColumnStretch(1, 1);
            break;
    }
    placeEnd();
}

// Created on first use, since its layout takes time and is not seen before a round is over.
EndCard& SidePanel::endCard() {
    if (end_ != nullptr) return *end_;
    end_ = new EndCard(this);
    end_->hide();
    if (pause_ != nullptr) end_->setActions(nextRound_, pause_);
    end_->setPieceStyle(settings_.pieces);
    connect(end_, &EndCard::nextRoundRequested, this, &SidePanel::nextRoundRequested);
    connect(end_, &EndCard::reviewRequested, this, &SidePanel::reviewRequested);
    connect(end_, &EndCard::rematchRequested, this, &SidePanel::rematchRequested);
    placeEnd();
    return *end_;
}

void SidePanel::placeEnd() {
    if (end_ == nullptr || form_ == Form::kLow) return;
    auto* grid = static_cast<QGridLayout*>(layout());
    if (form_ == Form::kBelow)
        grid->addWidget(end_, 0, 1, 3, 1);
    else
        grid->addWidget(end_, 1, 0, 2, form_ == Form::kBeside ? 1 : 2);
}

int SidePanel::thickness(Place place, QSize room) const {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const QMargins margins = layout()->contentsMargins();
    const Form form = formFor(place, room);
    if (form == Form::kBeside) {
        const int cards = std::max(first_->minimumSizeHint().width(), second_->minimumSizeHint().width());
        const int least = std::max(15 * letter, cards + margins.left() + margins.right());
        return std::clamp(room.width() / 4, least, std::max({26 * letter, room.width() / 8, least}));
    }
    const int first = first_->sizeHint().height();
    const int second = second_->sizeHint().height();
    const int around = margins.top() + margins.bottom();
    const int words = heightOfWords(form);
    if (form == Form::kLow) return std::max(first, second) + layout()->spacing() + words + around;
    const int above = form == Form::kBelowNarrow ? std::max(first, second) + kMinWheel : first + second;
    return std::max(above + words + around + 2 * layout()->spacing(), room.height() / 6);
}

void SidePanel::show(const Match& match) {
    first_->show(match);
    second_->show(match);
    const Position& position = match.position();
    const bool ended = match.is_over() && !match.is_trying();
    if (match.is_parted() && !ended)
        showTurn(std::nullopt, std::nullopt);
    else if (match.seat_to_move() != nullptr)
        showTurn(position.to_play(), position.mover());
    else
        showTurn(std::nullopt, winner(ended ? match.outcome() : position.outcome()));
    const bool waits = paused_ && match.is_computers_turn();
    state_->setText(match.is_trying() && !waits ? tr("Trial move", "in a round that is over; short")
                                                : Messages::state(match, paused_));
    back_->setVisible(match.is_trying());
    turn_->setDemonstration(!match.setup().has_human());
    showRing(match);
    showWords();
    if (ended) endCard().show(match, ratingText_);
    showEnd(ended);
    moves_->show(match);
    fresh_ = match.is_fresh();
    start_->show(match);
    limitWheel();
    update();
}

void SidePanel::showRing(const Match& match) {
    using Ring = PlayerDisc::Ring;
    const bool thinks = match.is_computers_turn() && !paused_;
    const Player mover = match.position().mover();
    const bool mayTurn = thinks && settings_.showsMotion();
    const Ring ring = !thinks ? Ring::kNone : mayTurn ? Ring::kTurning : Ring::kStill;
    first_->setRing(mover == Player::kFirst ? ring : Ring::kNone);
    second_->setRing(mover == Player::kSecond ? ring : Ring::kNone);
}

void SidePanel::setTurnActions(const TurnActions& actions, const QAction* nextRound) {
    turn_->setActions(actions);
    pause_ = actions.pause;
    nextRound_ = nextRound;
}

void SidePanel::offerTurnActions(bool offered) {
    offered_ = offered;
    showWords();
}

void SidePanel::showThought(const QString& text) {
    thought_ = text;
    showWords();
}

// The cell pointed at takes precedence over the computer's line, and that over the news; the button to return takes
// precedence over those for the computer's turn.
void SidePanel::showWords() {
    const QString news = news_ == state_->text() ? QString() : news_;
    detail_->setText(!detailText_.isEmpty() ? detailText_ : !thought_.isEmpty() ? thought_ : news);
    turn_->setVisible(offered_ && back_->isHidden());
}

void SidePanel::showOffers(const Match& match) {
    start_->show(match);
    if (end_ != nullptr && match.is_over()) end_->show(match, ratingText_);
}

void SidePanel::showTime(const Match& match) {
    first_->showTime(match);
    second_->showTime(match);
}

void SidePanel::showTurn(std::optional<Colour> toPlay, std::optional<Player> player) {
    wheel_->show(toPlay, player);
    first_->setLit(player == Player::kFirst);
    second_->setLit(player == Player::kSecond);
}

void SidePanel::lookAt(const Match& match, const Position& position) {
    showTurn(position.to_play(), position.mover());
    state_->setText(match.is_trying() ? tr("Trial move", "in a round that is over; short")
                                      : tr("Earlier position", "at an earlier position"));
    showEnd(false);
    back_->show();
    showWords();
}

void SidePanel::setSettings(const Settings& settings) {
    settings_ = settings;
    const PieceStyle style = settings.pieces;
    first_->setPieceStyle(style);
    second_->setPieceStyle(style);
    wheel_->setPieceStyle(style);
    moves_->setPieceStyle(style);
    start_->setPieceStyle(style);
    if (end_ != nullptr) end_->setPieceStyle(style);
}

void SidePanel::showEnd(bool ended) {
    ended_ = ended;
    const bool low = form_ == Form::kLow;
    if (ended || end_ != nullptr) endCard().setVisible(ended && !low);
    wheel_->setVisible(!ended && !low);
    words_->setVisible(!ended || low);
    limitWheel();
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    limitWheel();
}

// Beside the board the wheel is as high as its width and some room for the moves allow. In a window too low for both,
// the moves are hidden.
void SidePanel::limitWheel() {
    // Without a size, there is nothing to measure yet.
    if (!testAttribute(Qt::WA_Resized)) return;
    if (form_ != Form::kBeside) {
        showList(true, fresh_);
        wheel_->setMinimumHeight(kMinWheel);
        wheel_->setMaximumHeight(QWIDGETSIZE_MAX);
        if (end_ != nullptr) end_->setMinimumHeight(0);
        return;
    }
    const QMargins margins = layout()->contentsMargins();
    const int others = first_->sizeHint().height() + second_->sizeHint().height() + words_->minimumHeight() +
                       margins.top() + margins.bottom() + 3 * layout()->spacing();
    const int forMoves = fresh_ ? 0 : moves_->minimumSizeHint().height() + layout()->spacing();
    const int forStart = start_->hasContent() ? start_->sizeHint().height() + layout()->spacing() : 0;
    const int spare = height() - others - kComfortableWheel;
    const bool list = spare >= forMoves;
    // The start card is below the moves only if these keep some length.
    const bool start = forStart > 0 && spare >= forStart + (fresh_ ? 0 : 2 * forMoves);
    showList(list, start);
    const int below = (list ? forMoves : 0) + (start ? forStart : 0);
    const int most = std::min({height() - others - below, height() / 4, width() - 40});
    wheel_->setFixedHeight(std::max(kMinWheel, most));
    // The end card takes as much room as wheel and words, so that viewing an earlier position moves nothing.
    if (end_ != nullptr)
        end_->setMinimumHeight(wheel_->minimumHeight() + layout()->spacing() + words_->minimumHeight());
}

void SidePanel::showList(bool list, bool start) {
    // The end card takes all the room below a narrow board.
    if (form_ == Form::kBelowNarrow && end_ != nullptr && !end_->isHidden()) list = false;
    const bool seen = list && !fresh_ && form_ != Form::kLow;
    moves_->setVisible(seen);
    start_->setVisible(start && start_->hasContent() && form_ != Form::kLow);
    if (form_ != Form::kBeside) return;
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->setRowStretch(4, seen ? 1 : 0);
    grid->setRowStretch(6, seen ? 0 : 1);
}

void SidePanel::showDetail(const QString& text) {
    detailText_ = text;
    showWords();
}

void SidePanel::showNews(const QString& text) {
    news_ = text;
    if (!text.isEmpty() && text != state_->text()) detailText_.clear();
    showWords();
}

void SidePanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(BoardTheme::from(palette()).cardBorder);
    if (form_ == Form::kBeside)
        painter.drawLine(0, 0, 0, height());
    else
        painter.drawLine(0, 0, width(), 0);
}

}  // namespace atom4::ui
