// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/new_game_page.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/fitting_scroll_area.h"
#include "ui/widgets/long_press.h"

namespace atom4::ui {
namespace {

constexpr qsizetype kMaxUnwrapped = 32;

}  // namespace

SuggestionCard::SuggestionCard(const QString& buttonName, QWidget* parent)
    : QWidget(parent), title_(new QLabel), text_(new QLabel), button_(new QPushButton) {
    button_->setObjectName(buttonName);
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel* label : {title_, text_}) label->setTextFormat(Qt::PlainText);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 10, 14, 10);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->addWidget(title_, 0, 0);
    grid->addWidget(text_, 1, 0);
    grid->addWidget(button_, 0, 1, 2, 1, Qt::AlignVCenter);
    grid->setColumnStretch(0, 1);
    connect(button_, &QPushButton::clicked, this, &SuggestionCard::wanted);
}

void SuggestionCard::setTexts(const QString& title, const QString& text, const QString& button) {
    title_->setText(title);
    text_->setText(text);
    // Wrapped text is laid out several times; a few words need not be.
    const bool wraps = text.size() > kMaxUnwrapped;
    text_->setWordWrap(wraps);
    text_->setMinimumWidth(wraps ? 1 : 0);
    button_->setText(button);
}

void SuggestionCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(mixed(palette().color(QPalette::Window), palette().color(QPalette::Highlight), 0.07));
    painter.setPen(QPen(theme.cardBorder, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

namespace {

// The example need not fill a large screen.
constexpr int kHighest = 440;
// Milliseconds to look at the board between two steps.
constexpr int kLook = 550;

}  // namespace

DemoBoard::DemoBoard(BoardWidget* board, QSizeF shape) : board_(board), shape_(shape) {
    board_->setParent(this);
    board_->setObjectName(QStringLiteral("example"));
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    setCursor(Qt::PointingHandCursor);
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &DemoBoard::advance);
    connect(board_, &BoardWidget::animationFinished, this, [this] {
        if (plays_) timer_.start(next_ == steps_ ? 2 * kLook : kLook);
    });
}

void DemoBoard::setWords(const QString& goal, const QString& how) {
    goal_ = goal;
    how_ = how;
    setAccessibleName(goal_);
    setAccessibleDescription(how_);
    arrange();
    update();
}

void DemoBoard::setShape(QSizeF shape) {
    shape_ = shape;
    arrange();
}

void DemoBoard::stop() {
    timer_.stop();
    plays_ = false;
    showEnd();
}

void DemoBoard::play() {
    if (!mayMove()) return stop();
    next_ = 0;
    showBegin();
    plays_ = true;
    timer_.start(kLook);
}

void DemoBoard::advance() {
    if (next_ == steps_) return stop();
    showStep(next_++);
}

void DemoBoard::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) play();
}

void DemoBoard::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    stop();
}

QFont DemoBoard::goalFont() const {
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.7);
    return large;
}

// Places the words right below the board, and both together in the middle.
void DemoBoard::arrange() {
    if (testAttribute(Qt::WA_PendingResizeEvent)) return;  // resizeEvent() will do it with the final size
    constexpr int kAround = 12;
    const int width = this->width() - 2 * kAround;
    if (width <= 0) return;
    const auto heightOf = [&](const QFont& font, const QString& text) {
        return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, text).height();
    };
    const int forGoal = heightOf(goalFont(), goal_);
    const int forHow = heightOf(font(), how_);
    const int forWords = forGoal + forHow + 3 * kAround;
    const int wanted =
        std::min(std::max(kHighest, height() * 11 / 20), static_cast<int>(width * shape_.height() / shape_.width()));
    const int forBoard = std::clamp(height() - forWords - kAround, 0, wanted);
    const int top = std::max(kAround / 2, (height() - forBoard - forWords) / 2);
    board_->setGeometry(kAround, top, width, forBoard);
    goalRoom_ = QRect(kAround, top + forBoard + kAround, width, forGoal);
    howRoom_ = QRect(kAround, goalRoom_.bottom() + kAround / 2, width, forHow);
}

void DemoBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void DemoBoard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.backdrop);
    constexpr int kFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    painter.setPen(theme.ink);
    painter.drawText(howRoom_, kFlags, how_);
    painter.setFont(goalFont());
    painter.drawText(goalRoom_, kFlags, goal_);
}

namespace {

// From this ratio of height to width on, the example is above the form; in a wider window, beside it.
constexpr double kTall = 0.9;
// Pixels between the cards and the scroll bar.
constexpr int kGap = 6;

}  // namespace

NewGamePage::NewGamePage(DemoBoard* example, const QList<QWidget*>& choices, const Offers& offers, QWidget* parent)
    : QWidget(parent),
      example_(example),
      heading_(new QLabel),
      back_(new QToolButton),
      more_(new QToolButton),
      folded_(new QVBoxLayout),
      play_(new ProminentButton),
      saved_(new QLabel),
      unfinished_(offers.unfinished),
      nextLesson_(offers.nextLesson),
      offersLessons_(offers.lessons || !offers.nextLesson.isEmpty()),
      offersPuzzles_(offers.puzzles) {
    setObjectName(QStringLiteral("startPage"));
    form_ = makeForm(choices, offers.inPlay);
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(example_, 1);
    row->addWidget(form_);
    setFocusProxy(play_);
    setReadingTabOrder(*this);
    // The example does not pass on presses.
    for (QWidget* widget : {static_cast<QWidget*>(this), static_cast<QWidget*>(example_)}) new LongPress(widget);
    keepTranslated(this, [this] { setOwnTexts(); });
}

QWidget* NewGamePage::makeHead() {
    auto* head = new QWidget;
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.7);
    heading_->setFont(large);
    back_->setObjectName(QStringLiteral("back"));
    back_->setAutoRaise(true);
    back_->setIcon(symbolIcon(Symbol::kClose));
    connect(back_, &QToolButton::clicked, this, &NewGamePage::backRequested);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2, 0, 0, 0);
    row->addWidget(heading_, 1);
    row->addWidget(back_);
    return head;
}

QWidget* NewGamePage::makeForm(const QList<QWidget*>& choices, bool inPlay) {
    more_->setObjectName(QStringLiteral("more"));
    more_->setAutoRaise(true);
    more_->setCheckable(true);
    more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    pointMore();
    connect(more_, &QToolButton::toggled, this, [this](bool open) {
        pointMore();
        if (open && unfolded_ == nullptr) folded_->addWidget(unfolded_ = makeFolded());
        if (unfolded_ != nullptr) unfolded_->setVisible(open);
    });
    play_->setObjectName(QStringLiteral("play"));
    play_->setDefault(true);
    connect(play_, &QPushButton::clicked, this, &NewGamePage::playRequested);
    saved_->setObjectName(QStringLiteral("kept"));
    saved_->setWordWrap(true);
    saved_->setMinimumWidth(1);
    saved_->setAlignment(Qt::AlignCenter);
    saved_->setVisible(inPlay);

    choices_ = new QWidget;
    auto* column = new QVBoxLayout(choices_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (QWidget* choice : choices) column->addWidget(choice);
    column->addWidget(more_, 0, Qt::AlignLeft);
    column->addLayout(folded_);

    offers_ = makeOffers();
    auto* form = new QWidget;
    auto* all = new QVBoxLayout(form);
    all->setContentsMargins(18, 16, 14, 14);
    all->setSpacing(10);
    all->addWidget(makeHead());
    all->addWidget(new FittingScrollArea(choices_, kGap));
    all->addWidget(play_);
    all->addWidget(saved_);
    all->addWidget(offers_);
    all->addStretch(1);
    return form;
}

QWidget* NewGamePage::makeOffers() {
    auto* offers = new QWidget;
    auto* column = new QVBoxLayout(offers);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(10);
    if (!unfinished_.isEmpty()) {
        resume_ = new SuggestionCard(QStringLiteral("resume"));
        connect(resume_, &SuggestionCard::wanted, this, &NewGamePage::resumeRequested);
        column->addWidget(resume_);
    }
    using Puzzles = Offers::Puzzles;
    if (offersPuzzles_ != Puzzles::kOfTheDay) {
        rules_ = new SuggestionCard(QStringLiteral("learn"));
        connect(rules_, &SuggestionCard::wanted, this,
                offersLessons_ ? &NewGamePage::lessonsRequested : &NewGamePage::rulesRequested);
        column->addWidget(rules_);
    }
    if (offersPuzzles_ != Puzzles::kNone) {
        puzzles_ = new SuggestionCard(QStringLiteral("puzzles"));
        connect(puzzles_, &SuggestionCard::wanted, this,
                offersPuzzles_ == Puzzles::kAny ? &NewGamePage::puzzlesRequested : &NewGamePage::todaysPuzzleRequested);
        column->addWidget(puzzles_);
    }
    return offers;
}

void NewGamePage::setOwnTexts() {
    back_->setToolTip(tr("Back to the board (Esc)"));
    back_->setAccessibleName(tr("Back to the board"));
    play_->setText(tr("&Play", "the button that begins a game"));
    if (rules_ != nullptr && !nextLesson_.isEmpty())
        rules_->setTexts(tr("Lessons"), nextLesson_, tr("Resume", "button"));
    else if (rules_ != nullptr && offersLessons_)
        rules_->setTexts(tr("New here?"), tr("Learn in ten minutes"), tr("Start learning", "button"));
    else if (rules_ != nullptr)
        rules_->setTexts(tr("New here?"), rulesText_, tr("How to play", "button"));
    if (puzzles_ != nullptr)
        puzzles_->setTexts(offersPuzzles_ == Offers::Puzzles::kAny ? tr("Puzzles") : tr("Puzzle of the day"),
                           tr("What wins here?", "a puzzle"), tr("Solve it", "button: a puzzle"));
    if (resume_ != nullptr) resume_->setTexts(tr("Unfinished game"), unfinished_, tr("Resume", "button"));
}

void NewGamePage::setTexts(const Texts& texts) {
    heading_->setText(texts.heading);
    more_->setText(texts.more);
    saved_->setText(texts.kept);
    rulesText_ = texts.rules;
    setOwnTexts();
}

// Points in reading direction, or down to the unfolded part.
void NewGamePage::pointMore() {
    more_->setArrowType(more_->isChecked() ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
}

void NewGamePage::unfold() {
    more_->setChecked(true);
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backRequested();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return play_->click();
    QWidget::keyPressEvent(event);
}

void NewGamePage::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("startMenu"));
    const auto offer = [menu](QAbstractButton* button, const QString& text) {
        connect(menu->addAction(text), &QAction::triggered, button, &QAbstractButton::click);
    };
    if (play_->isEnabled()) offer(play_, play_->text());
    if (resume_ != nullptr) offer(resume_->button(), resume_->button()->text());
    offer(more_, more_->text());
    menu->addSeparator();
    connect(menu->addAction(tr("Show the &example")), &QAction::triggered, example_, &DemoBoard::play);
    for (const SuggestionCard* card : {rules_, puzzles_})
        if (card != nullptr) offer(card->button(), card->button()->text());
    if (saved_->isVisible()) offer(back_, back_->accessibleName());
    event->accept();
    menu->popup(event->globalPos());
}

void NewGamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    play_->setFocus();
}

void NewGamePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) pointMore();
}

void NewGamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void NewGamePage::arrange() {
    auto* row = static_cast<QBoxLayout*>(layout());
    const bool tall = height() > kTall * width();
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    row->setDirection(tall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // On a large upright screen a wide form would be torn apart: names on the left, values on the right.
    form_->setFixedWidth(tall ? std::min(width(), 56 * letter)
                              : std::clamp(width() * 3 / 10, 27 * letter, 36 * letter));
    row->setAlignment(form_, tall ? Qt::AlignHCenter : Qt::Alignment());
    example_->setMinimumHeight(tall ? height() / 4 : 0);
    example_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    // The suggestions scroll with the choices if they would squeeze them.
    int needed = choices_->sizeHint().height() + play_->sizeHint().height() + heading_->sizeHint().height() +
                 5 * fontMetrics().lineSpacing();
    if (offers_->parentWidget() != choices_) needed += offers_->sizeHint().height();
    if (!saved_->isHidden()) needed += saved_->sizeHint().height();
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

void NewGamePage::playExampleAtFirstInput() {
    QCoreApplication::instance()->installEventFilter(this);
}

bool NewGamePage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::MouseMove || type == QEvent::KeyPress || type == QEvent::TouchBegin) {
        QCoreApplication::instance()->removeEventFilter(this);
        example_->play();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace atom4::ui
