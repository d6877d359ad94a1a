// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/start_page.h"

#include "ui/common/language.h"

namespace atom4::ui {
namespace {

// Returns the human's side in a match against the computer, else the first player.
Player yourSide(const MatchSetup& setup) {
    const bool computerFirst = setup.seats[Player::kFirst].is_computer();
    return computerFirst && !setup.seats[Player::kSecond].is_computer() ? Player::kSecond : Player::kFirst;
}

}  // namespace

StartPage::StartPage(const MatchSetup& setup, const Circumstances& circumstances, QWidget* parent)
    : StartPage(setup, circumstances,
                {new GoalDemo(circumstances.settings), new SeatCard(QStringLiteral("Yours"), circumstances.namesBefore),
                 new SeatCard(QStringLiteral("Theirs"), circumstances.namesBefore)},
                parent) {}

StartPage::StartPage(const MatchSetup& setup, const Circumstances& circumstances, const Parts& parts, QWidget* parent)
    : NewGamePage(parts.example, {parts.yours, parts.theirs}, circumstances.offers, parent),
      setup_(setup),
      you_(yourSide(setup)),
      example_(parts.example),
      yours_(parts.yours),
      theirs_(parts.theirs),
      swap_(new QPushButton) {
    for (SeatCard* card : {yours_, theirs_}) card->setUsualLevel(circumstances.level);
    yours_->setSeat(setup.seats[you_]);
    theirs_->setSeat(setup.seats[opponent(you_)]);
    for (SeatCard* card : {yours_, theirs_}) {
        card->setPieceStyle(circumstances.settings.pieces);
        if (circumstances.evenLevel) card->offerEven(*circumstances.evenLevel, circumstances.isEvenChosen);
        connect(card, &SeatCard::kindChanged, this, &StartPage::showSides);
        connect(card, &SeatCard::nameChecked, this, &StartPage::showSides);
    }
    swap_->setObjectName(QStringLiteral("swap"));
    swap_->setAutoDefault(true);
    connect(swap_, &QPushButton::clicked, this, &StartPage::swapSides);
    yours_->addBesideGoal(swap_);
    if (MatchOptions::isUnusual(setup)) unfold();
    keepTranslated(this, [this] { setTexts(); });
}

QWidget* StartPage::makeFolded() {
    matchOptions_ = new MatchOptions(setup_);
    matchOptions_->setPlayers(names());
    return matchOptions_;
}

void StartPage::setTexts() {
    NewGamePage::setTexts({tr("New match"), tr("Mo&re: board, clock, who starts"),
                           tr("Your current match is saved. Press Esc to return to it."), tr("The rules in pictures")});
    swap_->setText(tr("Sw&ap", "button: you take the other side"));
    swap_->setToolTip(tr("Swap sides"));
    showSides();
}

// Returns "You" and "Opponent" for a match against the computer, else the players' numbers.
ByPlayer<QString> StartPage::names() const {
    if (yours_->isComputer() == theirs_->isComputer()) return {tr("Player %1").arg(1), tr("Player %1").arg(2)};
    ByPlayer<QString> names{tr("Opponent"), tr("Opponent")};
    names[yours_->isComputer() ? opponent(you_) : you_] = tr("You");
    return names;
}

void StartPage::showSides() {
    const ByPlayer<QString> called = names();
    yours_->setPlayer(you_);
    theirs_->setPlayer(opponent(you_));
    yours_->setAgainstHuman(!theirs_->isComputer());
    theirs_->setAgainstHuman(!yours_->isComputer());
    yours_->setTitle(called[you_]);
    theirs_->setTitle(called[opponent(you_)]);
    // The example shows the human's goal; if both or none are human, that of the first card.
    const Player shown = yours_->isComputer() && !theirs_->isComputer() ? opponent(you_) : you_;
    if (shown != example_->goal()) example_->setGoal(shown);
    if (matchOptions_ != nullptr) matchOptions_->setPlayers(called);
    setPlayable(!yours_->hasFaultyName() && !theirs_->hasFaultyName());
}

void StartPage::chooseLevel(Level level) {
    for (SeatCard* card : {yours_, theirs_}) card->chooseLevel(level);
}

void StartPage::swapSides() {
    you_ = opponent(you_);
    showSides();
}

MatchSetup StartPage::setup() const {
    MatchSetup chosen = setup_;
    chosen.position.reset();
    chosen.seats[you_] = yours_->seat();
    chosen.seats[opponent(you_)] = theirs_->seat();
    if (matchOptions_ != nullptr) matchOptions_->choose(chosen);
    return chosen;
}

}  // namespace atom4::ui
