// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/start/start_page.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <algorithm>

#include "ui/language/language.h"
#include "ui/look/icons.h"
#include "ui/widgets/fitting_scroll_area.h"

namespace atom4::ui {
namespace {

// Beside each other where the window is wide, in pixels of height for a pixel of width.
constexpr double kTall = 0.9;

// The person's, where one plays the computer; else the first.
Player yourSide(const MatchSetup& setup) {
    const bool computerFirst = setup.seats[Player::kFirst].is_computer();
    return computerFirst && !setup.seats[Player::kSecond].is_computer() ? Player::kSecond : Player::kFirst;
}

}  // namespace

StartPage::StartPage(const MatchSetup& setup, const Circumstances& circumstances, QWidget* parent)
    : QWidget(parent),
      setup_(setup),
      you_(yourSide(setup)),
      example_(new GoalExample(circumstances.settings)),
      heading_(new QLabel),
      back_(new QToolButton),
      yours_(new SeatCard(QStringLiteral("Yours"), circumstances.namesBefore)),
      theirs_(new SeatCard(QStringLiteral("Theirs"), circumstances.namesBefore)),
      swap_(new QPushButton),
      more_(new QToolButton),
      folded_(new QVBoxLayout),
      play_(new ProminentButton),
      kept_(new QLabel),
      rules_(new OfferCard(QStringLiteral("learn"))),
      unfinished_(circumstances.unfinished) {
    setObjectName(QStringLiteral("startPage"));
    yours_->setSeat(setup.seats[you_]);
    theirs_->setSeat(setup.seats[opponent(you_)]);
    for (SeatCard* card : {yours_, theirs_}) {
        card->setPieceStyle(circumstances.settings.pieces);
        connect(card, &SeatCard::kindChanged, this, &StartPage::showSides);
    }
    form_ = makeForm(circumstances);
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(example_, 1);
    row->addWidget(form_);
    setFocusProxy(play_);
    if (BoardAndClock::isUnusual(setup)) unfold();
    showSides();
    keepTranslated(this, [this] { setTexts(); });
}

QWidget* StartPage::makeHead() {
    auto* head = new QWidget;
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.7);
    heading_->setFont(large);
    back_->setObjectName(QStringLiteral("back"));
    back_->setAutoRaise(true);
    back_->setIcon(symbolIcon(Symbol::kClose));
    connect(back_, &QToolButton::clicked, this, &StartPage::backWanted);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2, 0, 0, 0);
    row->addWidget(heading_, 1);
    row->addWidget(back_);
    return head;
}

QWidget* StartPage::makeForm(const Circumstances& circumstances) {
    swap_->setObjectName(QStringLiteral("swap"));
    swap_->setAutoDefault(true);
    connect(swap_, &QPushButton::clicked, this, &StartPage::swapSides);
    yours_->addBesideGoal(swap_);
    more_->setObjectName(QStringLiteral("more"));
    more_->setAutoRaise(true);
    more_->setCheckable(true);
    more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more_->setArrowType(Qt::RightArrow);
    connect(more_, &QToolButton::toggled, this, [this](bool open) {
        more_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        if (open) unfold();
        if (boardAndClock_ != nullptr) boardAndClock_->setVisible(open);
    });
    play_->setObjectName(QStringLiteral("play"));
    play_->setDefault(true);
    connect(play_, &QPushButton::clicked, this, &StartPage::playWanted);
    kept_->setObjectName(QStringLiteral("kept"));
    kept_->setWordWrap(true);
    kept_->setMinimumWidth(1);
    kept_->setAlignment(Qt::AlignCenter);
    kept_->setVisible(circumstances.inPlay);

    choices_ = new QWidget;
    auto* column = new QVBoxLayout(choices_);
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(10);
    column->addWidget(yours_);
    column->addWidget(theirs_);
    column->addWidget(more_, 0, Qt::AlignLeft);
    column->addLayout(folded_);

    offers_ = makeOffers(circumstances);
    auto* form = new QWidget;
    auto* all = new QVBoxLayout(form);
    all->setContentsMargins(18, 16, 14, 14);
    all->setSpacing(10);
    all->addWidget(makeHead());
    all->addWidget(new FittingScrollArea(choices_));
    all->addWidget(play_);
    all->addWidget(kept_);
    all->addWidget(offers_);
    all->addStretch(1);
    return form;
}

QWidget* StartPage::makeOffers(const Circumstances& circumstances) {
    auto* offers = new QWidget;
    auto* column = new QVBoxLayout(offers);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(10);
    if (!circumstances.unfinished.isEmpty()) {
        goOn_ = new OfferCard(QStringLiteral("goOn"));
        connect(goOn_, &OfferCard::wanted, this, &StartPage::goOnWanted);
        column->addWidget(goOn_);
    }
    connect(rules_, &OfferCard::wanted, this, &StartPage::rulesWanted);
    column->addWidget(rules_);
    return offers;
}

void StartPage::setTexts() {
    heading_->setText(tr("New match"));
    back_->setToolTip(tr("Back to the board (Esc)"));
    back_->setAccessibleName(tr("Back to the board"));
    swap_->setText(tr("&Swap", "button: you take the other side"));
    swap_->setToolTip(tr("Take the other side"));
    more_->setText(tr("&More: board, clock, who starts"));
    play_->setText(tr("&Play", "the button that begins the match"));
    kept_->setText(tr("The match in play is kept, and Esc goes back to it."));
    rules_->setTexts(tr("New here?"), tr("The rules in pictures"), tr("How to play", "button"));
    if (goOn_ != nullptr) goOn_->setTexts(tr("Not finished yet"), unfinished_, tr("Go on", "button"));
    showSides();
}

// "You" where there is one, else the players by their numbers.
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
    yours_->setTitle(called[you_]);
    theirs_->setTitle(called[opponent(you_)]);
    // What is wanted is drawn for the person, and for the first of two.
    const Player shown = yours_->isComputer() && !theirs_->isComputer() ? opponent(you_) : you_;
    if (shown != example_->goal()) example_->setGoal(shown);
    if (boardAndClock_ != nullptr) boardAndClock_->setPlayers(called);
}

void StartPage::swapSides() {
    you_ = opponent(you_);
    showSides();
}

void StartPage::unfold() {
    if (boardAndClock_ != nullptr) return;
    boardAndClock_ = new BoardAndClock(setup_);
    boardAndClock_->setPlayers(names());
    folded_->addWidget(boardAndClock_);
    more_->setChecked(true);
}

MatchSetup StartPage::setup() const {
    MatchSetup chosen = setup_;
    chosen.position.reset();
    chosen.seats[you_] = yours_->seat();
    chosen.seats[opponent(you_)] = theirs_->seat();
    if (boardAndClock_ != nullptr) boardAndClock_->choose(chosen);
    return chosen;
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backWanted();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return play_->click();
    QWidget::keyPressEvent(event);
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    play_->setFocus();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StartPage::arrange() {
    auto* row = static_cast<QBoxLayout*>(layout());
    const bool tall = height() > kTall * width();
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    row->setDirection(tall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    form_->setFixedWidth(tall ? width() : std::clamp(width() * 3 / 10, 27 * letter, 36 * letter));
    example_->setMinimumHeight(tall ? height() / 4 : 0);
    example_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    // What else one may do scrolls with the choices where it would push them together.
    int needed = choices_->sizeHint().height() + play_->sizeHint().height() + heading_->sizeHint().height() +
                 5 * fontMetrics().lineSpacing();
    if (offers_->parentWidget() != choices_) needed += offers_->sizeHint().height();
    if (!kept_->isHidden()) needed += kept_->sizeHint().height();
    const bool roomy = needed <= (tall ? height() * 3 / 4 : height());
    QWidget* home = roomy ? form_ : choices_;
    if (offers_->parentWidget() == home) return;
    if (roomy) {
        auto* all = static_cast<QVBoxLayout*>(form_->layout());
        all->insertWidget(all->count() - 1, offers_);
    } else {
        choices_->layout()->addWidget(offers_);
    }
}

void StartPage::playExampleWhenSomebodyIsThere() {
    QCoreApplication::instance()->installEventFilter(this);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::MouseMove || type == QEvent::KeyPress || type == QEvent::TouchBegin) {
        QCoreApplication::instance()->removeEventFilter(this);
        example_->play();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace atom4::ui
