// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/sandbox.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "ui/atom4/model/level_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/window_mailbox.h"

namespace atom4::ui {
namespace {

constexpr int kLinesOfVerdict = 4;

MatchSetup setupFor(const Position& position, Level level) {
    MatchSetup setup{position.size(), {Seat::human(), Seat::human()}, position.to_play()};
    setup.seats[opponent(position.mover())] = Seat::computer(level);
    setup.position = position;
    return setup;
}

}  // namespace

Sandbox::Sandbox(const Position& position, Level level, const Settings& settings, MoveFinder find)
    : match_(setupFor(position, level)),
      setup_(match_.setup()),
      thinking_(
          windowMailbox(), engine_worker(std::move(find)),
          [this](const EngineReply& answer) {
              const Cell* cell = std::get_if<Cell>(&answer);
              if (cell == nullptr) return;
              answer_.emplace(asked_, *cell);
              answerIfItIsTime();
          },
          [this](TaskEnd how) { sayTrouble(how); }),
      board_(new BoardView),
      wheel_(new WheelView),
      side_(new QLabel),
      state_(new QLabel),
      verdict_(new QLabel),
      note_(new QLabel),
      takeBack_(new QPushButton),
      again_(new QPushButton),
      leave_(new QPushButton),
      buttons_(new QBoxLayout(QBoxLayout::TopToBottom)),
      beside_(new QWidget),
      panel_(new QBoxLayout(QBoxLayout::LeftToRight, beside_)),
      sides_(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    setObjectName(QStringLiteral("sandbox"));
    side_->setObjectName(QStringLiteral("sandboxSide"));
    state_->setObjectName(QStringLiteral("sandboxState"));
    verdict_->setObjectName(QStringLiteral("sandboxVerdict"));
    takeBack_->setObjectName(QStringLiteral("sandboxTakeBack"));
    again_->setObjectName(QStringLiteral("sandboxAgain"));
    leave_->setObjectName(QStringLiteral("sandboxLeave"));
    setSettings(settings);
    setFocusProxy(board_);
    wheel_->setMinimumSize(96, 96);
    wheel_->setMaximumSize(180, 180);
    QFont bold = font();
    bold.setBold(true);
    state_->setFont(bold);
    for (QLabel* label : {side_, state_, verdict_, note_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    verdict_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Room is kept for the verdict, so that nothing else moves when it comes and goes.
    verdict_->setMinimumHeight(kLinesOfVerdict * fontMetrics().lineSpacing());
    auto* words = new QVBoxLayout;
    for (QLabel* label : {side_, state_, verdict_, note_}) words->addWidget(label);
    words->addStretch();
    for (QPushButton* button : {takeBack_, again_, leave_}) buttons_->addWidget(button);
    words->addLayout(buttons_);
    panel_->addWidget(wheel_);
    panel_->addLayout(words, 1);
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    sides_->setContentsMargins(0, 0, 0, 0);
    sides_->setSpacing(0);
    sides_->addWidget(board_, 1);
    sides_->addWidget(beside_);

    connect(board_, &BoardView::cellChosen, this, &Sandbox::place);
    connect(board_, &BoardView::animationFinished, this, &Sandbox::answerIfItIsTime);
    connect(takeBack_, &QPushButton::clicked, this, &Sandbox::takeBack);
    connect(again_, &QPushButton::clicked, this, &Sandbox::startAgain);
    connect(leave_, &QPushButton::clicked, this, &Sandbox::backRequested);
    subscription_ = match_.subscribe([this](const MatchEvent& event) { handle(event); });
    retranslate();
    board_->showPosition(match_.position(), nullptr);
    refresh();
}

void Sandbox::setSettings(const Settings& settings) {
    board_->setSettings(settings);
    board_->setFollowing(settings.followPlay);
    wheel_->setPieceStyle(settings.pieces);
}

void Sandbox::retranslate() {
    const Level level = *setup_.seats[opponent(human())].computer_level;
    side_->setText((human() == Player::kFirst
                        ? tr("You want four whites in a row; the computer, at level %1, wants four blacks.")
                        : tr("You want four blacks in a row; the computer, at level %1, wants four whites."))
                       .arg(LevelTexts::number(level)));
    note_->setText(tr("Nothing you try here affects your match."));
    takeBack_->setText(tr("Undo", "button: the last move"));
    again_->setText(tr("Restart", "button: from the same position"));
    leave_->setText(tr("Back to the match", "button"));
    showVerdict();
    refresh();
}

void Sandbox::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void Sandbox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backRequested();
    QWidget::keyPressEvent(event);
}

void Sandbox::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool wide = width() > height();
    // As wide as the panel beside the board of the match, so that the board stays where it was.
    constexpr int kShare = 4;
    const int least = 15 * fontMetrics().height();
    beside_->setMaximumWidth(wide ? std::max(least, std::min(width() / kShare, 20 * fontMetrics().height()))
                                  : QWIDGETSIZE_MAX);
    beside_->setMinimumWidth(wide ? beside_->maximumWidth() : 0);
    sides_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    buttons_->setDirection(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    panel_->setDirection(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Sandbox::handle(const MatchEvent& event) {
    thinking_.stop();
    answer_.reset();
    const bool played = event.kind == MatchEvent::Kind::kPlayed;
    const bool byHuman = played && event.reaction->mover() == human();
    if (!played || byHuman) dropVerdict();
    if (played)
        board_->showReaction(match_.position(), *event.reaction);
    else
        board_->showPosition(match_.position(), match_.last_ply());
    if (played && (!byHuman || match_.is_over())) judge();
    refresh();
    askComputer();
}

Player Sandbox::human() const {
    return setup_.seats[Player::kFirst].is_computer() ? Player::kSecond : Player::kFirst;
}

void Sandbox::dropVerdict() {
    review_.reset();
    judged_.reset();
    verdict_->clear();
}

// Judges the user's last move in the same way as the review of a round, so that both agree.
void Sandbox::judge() {
    const auto plies = match_.plies();
    std::size_t ply = plies.size();
    while (ply > 0 && plies[ply - 1].mover() != human()) --ply;
    if (ply == 0) return;
    review_ = std::make_unique<EngineTask>(
        windowMailbox(), engine_worker(),
        [this](const EngineReply& answer) {
            judged_ = std::get<ReviewedMove>(answer);
            showVerdict();
        },
        [this](TaskEnd how) { sayTrouble(how); });
    review_->ask(ReviewQuestion{match_.position_after(static_cast<int>(ply) - 1), {plies[ply - 1].placed()}});
    verdict_->setText(tr("Checking your move..."));
}

void Sandbox::sayTrouble(TaskEnd how) {
    if (how == TaskEnd::kOutOfResources) verdict_->setText(QString::fromStdString(out_of_resources_text()));
}

void Sandbox::showVerdict() {
    if (!judged_) return;
    QString text = QString::fromStdString(review_sentence(match_.setup(), *judged_, human()));
    const bool says = judged_->judgement == Judgement::kLosingMove;
    if (!match_.is_over() && !says)
        text += QLatin1Char('\n') +
                tr("%1.", "who is ahead, as a sentence")
                    .arg(QString::fromStdString(verdict_sentence(match_.setup(), {judged_->score, human()})));
    verdict_->setText(text);
}

void Sandbox::place(Cell cell) {
    const auto played = match_.play(cell);
    if (!played) state_->setText(QString::fromStdString(refusal_text(played.error(), cell)));
}

void Sandbox::takeBack() {
    match_.undo_turn();
    board_->setFocus();
}

void Sandbox::startAgain() {
    match_.start(setup_);
    board_->setFocus();
}

void Sandbox::askComputer() {
    const Seat* seat = match_.seat_to_move();
    if (seat == nullptr || !seat->computer_level) return;
    const Position& position = match_.position();
    asked_ = match_.generation();
    thinking_.ask(MoveQuestion{position, *seat->computer_level, position.hash() + asked_});
}

// Answers only when the animation of the last move has ended.
void Sandbox::answerIfItIsTime() {
    if (!answer_ || board_->isAnimating()) return;
    const auto [generation, cell] = *std::exchange(answer_, std::nullopt);
    match_.answer(generation, cell);
}

void Sandbox::refresh() {
    const bool over = match_.is_over();
    const Position& position = match_.position();
    if (over)
        wheel_->show(std::nullopt, winner(match_.outcome()));
    else
        wheel_->show(position.to_play(), position.mover());
    state_->setText(Messages::state(match_));
    takeBack_->setEnabled(mayTakeBack());
    again_->setEnabled(!match_.plies().empty());
    board_->setUsersTurn(!over && !match_.is_computers_turn());
    board_->setRoundOver(over);
    emit changed();
}

Trial::Trial(QStackedWidget& pages, QMainWindow& window, ReviewController& review)
    : PageSwitcher(pages, window, review.tryAction()), position_(BoardSize()), level_(0) {
    connect(&review, &ReviewController::tryRequested, this, [this](const Position& position, Level level) {
        position_ = position;
        level_ = level;
        open();
    });
}

void Trial::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

QWidget* Trial::makePage() {
    auto* page = new Sandbox(position_, level_, settings_);
    connect(page, &Sandbox::backRequested, this, &Trial::close);
    connect(page, &Sandbox::changed, this, &Trial::changed);
    return page;
}

}  // namespace atom4::ui
