// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/sandbox.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/atom4/words/messages.h"

namespace atom4::ui {
namespace {

MatchSetup setupFor(const Position& position, int level) {
    MatchSetup setup{position.size(), {Seat::human(), Seat::human()}, position.to_play()};
    setup.seats[opponent(position.mover())] = Seat::computer(level);
    setup.position = position;
    return setup;
}

}  // namespace

Sandbox::Sandbox(const Position& position, int level, const Settings& settings, QWidget* parent, Thinker thinker)
    : QDialog(parent),
      match_(setupFor(position, level)),
      setup_(match_.setup()),
      opponent_(std::move(thinker)),
      board_(new BoardView),
      wheel_(new WheelView),
      state_(new QLabel),
      note_(new QLabel),
      takeBack_(new QPushButton),
      again_(new QPushButton),
      leave_(new QPushButton),
      panel_(new QBoxLayout(QBoxLayout::LeftToRight)),
      sides_(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    setObjectName(QStringLiteral("sandbox"));
    setModal(true);
    setAttribute(Qt::WA_DeleteOnClose);
    state_->setObjectName(QStringLiteral("sandboxState"));
    takeBack_->setObjectName(QStringLiteral("sandboxTakeBack"));
    again_->setObjectName(QStringLiteral("sandboxAgain"));
    leave_->setObjectName(QStringLiteral("sandboxLeave"));
    board_->setSettings(settings);
    board_->leaveEscapeAlone();
    wheel_->setPieceStyle(settings.pieces);
    wheel_->setMinimumSize(96, 96);
    wheel_->setMaximumSize(180, 180);
    QFont bold = font();
    bold.setBold(true);
    state_->setFont(bold);
    for (QLabel* label : {state_, note_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    takeBack_->setShortcut(QKeySequence::Undo);
    for (QPushButton* button : {takeBack_, again_, leave_}) button->setAutoDefault(false);

    auto* words = new QVBoxLayout;
    words->addWidget(state_);
    words->addWidget(note_);
    words->addStretch();
    for (QPushButton* button : {takeBack_, again_, leave_}) words->addWidget(button);
    panel_->addWidget(wheel_);
    panel_->addLayout(words, 1);
    sides_->addWidget(board_, 1);
    sides_->addLayout(panel_);

    connect(board_, &BoardView::cellChosen, this, &Sandbox::place);
    connect(board_, &BoardView::animationFinished, this, &Sandbox::answerIfItIsTime);
    connect(&opponent_, &Opponent::answered, this, [this](quint64 generation, Cell cell) {
        answer_.emplace(generation, cell);
        answerIfItIsTime();
    });
    connect(takeBack_, &QPushButton::clicked, this, &Sandbox::takeBack);
    connect(again_, &QPushButton::clicked, this, &Sandbox::startAgain);
    connect(leave_, &QPushButton::clicked, this, &QDialog::reject);
    subscription_ = match_.subscribe([this](const MatchEvent& event) { heard(event); });
    retranslate();
    board_->showPosition(match_.position(), nullptr);
    refresh();
    board_->setFocus();
    if (parent != nullptr) resize(parent->window()->size() * 9 / 10);
}

void Sandbox::retranslate() {
    setWindowTitle(tr("Try It", "title: play on from here against the computer"));
    note_->setText(tr("Only tried: nothing here counts, and the match stays as it is."));
    takeBack_->setText(tr("Take &back", "button: the last move"));
    again_->setText(tr("Start &again", "button: from the same position"));
    leave_->setText(tr("Back to the &match", "button"));
    refresh();
}

void Sandbox::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void Sandbox::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    const bool wide = width() > height();
    sides_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    panel_->setDirection(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Sandbox::heard(const MatchEvent& event) {
    opponent_.stop();
    answer_.reset();
    if (event.kind == MatchEvent::Kind::kPlayed)
        board_->showReaction(match_.position(), *event.reaction);
    else
        board_->showPosition(match_.position(), match_.last_ply());
    refresh();
    goOn();
}

void Sandbox::place(Cell cell) {
    const auto played = match_.play(cell);
    if (!played) state_->setText(Messages::refusal(match_, played.error()));
}

void Sandbox::takeBack() {
    match_.undo_turn();
    board_->setFocus();
}

void Sandbox::startAgain() {
    match_.start(setup_);
    board_->setFocus();
}

void Sandbox::goOn() {
    const Seat* seat = match_.seat_to_move();
    if (seat == nullptr || !seat->computer_level) return;
    const Position& position = match_.position();
    opponent_.think(position, *seat->computer_level, position.hash() + match_.generation(), match_.generation());
}

// What has just been placed is seen to the end first.
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
    takeBack_->setEnabled(match_.can_undo_turn());
    again_->setEnabled(!match_.plies().empty());
    board_->setPersonToMove(!over && !match_.is_computers_turn());
    board_->setRoundOver(over);
}

}  // namespace atom4::ui
