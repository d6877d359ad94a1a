// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/side_panel.h"

#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/common/language.h"
#include "ui/lines/board_drawing.h"
#include "ui/lines/messages.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr int kAround = 12;

}  // namespace

LinesEndCard::LinesEndCard(QWidget* parent)
    : QWidget(parent),
      over_(new QLabel),
      score_(new QLabel),
      place_(new QLabel),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)),
      again_(new AccentButton),
      scores_(new QPushButton) {
    over_->setObjectName(QStringLiteral("endOver"));
    score_->setObjectName(QStringLiteral("endScore"));
    place_->setObjectName(QStringLiteral("endPlace"));
    again_->setObjectName(QStringLiteral("playAgain"));
    scores_->setObjectName(QStringLiteral("endScores"));
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 2);
    score_->setFont(large);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch();
    for (QLabel* label : {over_, score_, place_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
        words->addWidget(label);
    }
    words->addStretch();
    buttons_->setSpacing(6);
    buttons_->addWidget(again_);
    buttons_->addWidget(scores_);
    auto* all = new QBoxLayout(QBoxLayout::TopToBottom, this);
    all->setContentsMargins(kAround, kAround, kAround, kAround);
    all->setSpacing(10);
    all->addLayout(words, 1);
    all->addLayout(buttons_);
    connect(again_, &QPushButton::clicked, this, &LinesEndCard::againRequested);
    connect(scores_, &QPushButton::clicked, this, &LinesEndCard::scoresRequested);
    keepTranslated(this, [this] {
        again_->setText(tr("Play again", "button: another game with the same board"));
        scores_->setText(tr("Scores", "button: shows the list"));
        placeButtons();
    });
}

void LinesEndCard::show(const lines::Session& session) {
    best_ = session.place() == 1;
    over_->setText(LinesMessages::noRoom(session.game().setup().each));
    score_->setText(LinesMessages::points(session.game().position().score()));
    place_->setText(LinesMessages::place(session));
    update();
}

void LinesEndCard::setArrangement(Qt::Orientation orientation) {
    auto* all = static_cast<QBoxLayout*>(layout());
    const bool below = orientation == Qt::Vertical;
    all->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // Below a board there is little height.
    const int above = below ? kAround : kAround / 3;
    all->setContentsMargins(kAround, above, kAround, above);
    placeButtons();
}

void LinesEndCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeButtons();
}

// Puts the buttons side by side if there is room, else one below the other.
void LinesEndCard::placeButtons() {
    const bool below = static_cast<QBoxLayout*>(layout())->direction() == QBoxLayout::TopToBottom;
    const int wide = again_->sizeHint().width() + scores_->sizeHint().width() + buttons_->spacing() + 2 * kAround;
    buttons_->setDirection(below && wide <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LinesEndCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(best_ ? theme.glow : theme.cardBorder, 2));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9);
}

namespace {

QFont scaled(QFont font, double scale, bool bold = true) {
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(bold);
    return font;
}

void drawCard(QPainter& painter, const QRectF& frame, const QColor& paper, const QPen& edge) {
    painter.setPen(edge);
    painter.setBrush(paper);
    painter.drawRoundedRect(frame.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
}

}  // namespace

NextChips::NextChips(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("next"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NextChips::show(std::vector<int> colours) {
    colours_ = std::move(colours);
    retranslate();
    update();
}

void NextChips::retranslate() {
    QStringList names;
    for (const int colour : colours_) {
        if (names.size() == 20) break;
        names += LinesMessages::colour(colour);
    }
    setAccessibleName(
        tr("Next chips: %1", "%1 is a list of colours").arg(names.join(tr(", ", "between the parts of a list"))));
    setToolTip(tr("Colours of the next chips. Where they appear is random."));
}

void NextChips::setPieceStyle(PieceStyle style) {
    painter_.setStyle(style);
    update();
}

QSize NextChips::sizeHint() const {
    return {fontMetrics().height() * 6, fontMetrics().height() * 5 / 2};
}

QSize NextChips::minimumSizeHint() const {
    return {fontMetrics().height() * 4, fontMetrics().height() * 5 / 2};
}

void NextChips::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double diameter = height() * 0.72;
    const double step = height() * 0.92;
    painter_.prepare(diameter, devicePixelRatioF(), BoardTheme::from(palette()).dark);
    const int count = static_cast<int>(colours_.size());
    const int room = std::max(1, static_cast<int>(width() / step));
    const int shown = count <= room ? count : std::max(1, room - 1);
    double x = (width() - step * std::min(count, room)) / 2 + step / 2;
    for (int i = 0; i < shown; ++i, x += step)
        painter_.draw(painter, {x, height() / 2.0}, chipLook(colours_[static_cast<std::size_t>(i)]));
    if (shown == count) return;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(x - step / 2, 0, step, height()), Qt::AlignCenter,
                     tr("+%1", "how many more chips there are than are shown").arg(count - shown));
}

LinesPanel::LinesPanel(QWidget* parent)
    : QWidget(parent),
      scoreName_(new QLabel),
      score_(new QLabel),
      bestName_(new QLabel),
      best_(new QLabel),
      chainName_(new QLabel),
      chain_(new QLabel),
      nextName_(new QLabel),
      next_(new NextChips),
      numbers_(makeNumbers()),
      nextCard_(new QWidget(this)),
      words_(new QWidget(this)),
      state_(new QLabel),
      detail_(new QLabel),
      note_(new QLabel),
      end_(new LinesEndCard(this)),
      question_(new QWidget),
      asked_(new QLabel),
      yes_(new QPushButton),
      no_(new QPushButton) {
    auto* next = new QVBoxLayout(nextCard_);
    next->setContentsMargins(14, 8, 14, 8);
    next->setSpacing(4);
    next->addWidget(nextName_);
    next->addWidget(next_);

    state_->setObjectName(QStringLiteral("linesState"));
    state_->setFont(scaled(font(), 1.08));
    detail_->setObjectName(QStringLiteral("linesDetail"));
    note_->setObjectName(QStringLiteral("linesNote"));
    makeQuestion();
    for (QLabel* label : {state_, detail_, note_, asked_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    end_->hide();
    connect(end_, &LinesEndCard::againRequested, this, &LinesPanel::againRequested);
    connect(end_, &LinesEndCard::scoresRequested, this, &LinesPanel::scoresRequested);
    auto* column = new QVBoxLayout(words_);
    column->setContentsMargins(8, 8, 8, 5);
    column->setSpacing(6);
    column->addWidget(state_);
    column->addWidget(detail_);
    column->addWidget(question_);
    column->addWidget(note_);
    column->addStretch();

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 10, 10, 8);
    grid->setSpacing(8);
    setArrangement(Qt::Vertical);
    retranslate();
}

QWidget* LinesPanel::makeNumbers() {
    auto* card = new QWidget(this);
    score_->setObjectName(QStringLiteral("score"));
    best_->setObjectName(QStringLiteral("best"));
    chain_->setObjectName(QStringLiteral("chain"));
    score_->setFont(scaled(font(), 2.0));
    for (QLabel* label : {best_, chain_}) label->setFont(scaled(font(), 1.0));
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(14, 8, 14, 8);
    grid->setVerticalSpacing(3);
    int row = 0;
    for (const auto& [name, value] : {std::pair{scoreName_, score_}, {chainName_, chain_}, {bestName_, best_}}) {
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(name, row, 0);
        grid->addWidget(value, row++, 1);
    }
    grid->setColumnStretch(1, 1);
    return card;
}

void LinesPanel::makeQuestion() {
    asked_->setObjectName(QStringLiteral("linesQuestion"));
    yes_->setObjectName(QStringLiteral("linesYes"));
    no_->setObjectName(QStringLiteral("linesNo"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(yes_);
    buttons->addWidget(no_);
    auto* column = new QVBoxLayout(question_);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(asked_);
    column->addLayout(buttons);
    question_->hide();
    // The board keeps the focus: Escape declines, and the key that brought the question confirms.
    for (QPushButton* button : {yes_, no_}) button->setFocusPolicy(Qt::NoFocus);
    connect(yes_, &QPushButton::clicked, this, &LinesPanel::confirmed);
    connect(no_, &QPushButton::clicked, this, &LinesPanel::declined);
}

void LinesPanel::ask(const QString& question, const QKeySequence& key) {
    key_ = key;
    nameAnswers();
    asked_->setText(question);
    state_->hide();
    detail_->hide();
    question_->show();
}

// Labels the buttons, with their keys.
void LinesPanel::nameAnswers() {
    const auto named = [](const QString& text, const QKeySequence& key) {
        return key.isEmpty() ? text : text + QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText));
    };
    yes_->setText(named(tr("Yes", "though the game no longer counts"), key_));
    no_->setText(named(tr("No", "the game is to count"), Qt::Key_Escape));
}

void LinesPanel::dropQuestion() {
    question_->hide();
    state_->show();
    detail_->show();
}

void LinesPanel::retranslate() {
    nameAnswers();
    scoreName_->setText(tr("Score"));
    bestName_->setText(tr("Best score"));
    chainName_->setText(tr("Chain"));
    nextName_->setText(tr("Next", "the chips that appear next"));
    next_->retranslate();
    // Two lines are reserved, so that nothing moves when the text changes.
    detail_->setMinimumHeight(2 * lineHeight());
}

// A script that the font lacks is shown in a fallback font, whose lines may be higher.
int LinesPanel::lineHeight() const {
    return std::max(fontMetrics().lineSpacing(), fontMetrics().size(0, scoreName_->text()).height());
}

void LinesPanel::setArrangement(Qt::Orientation orientation) {
    if (orientation == orientation_) return;
    orientation_ = orientation;
    auto* grid = static_cast<QGridLayout*>(layout());
    while (QLayoutItem* item = grid->takeAt(0)) delete item;
    for (int line = 0; line < 4; ++line) {
        grid->setRowStretch(line, 0);
        grid->setColumnStretch(line, 0);
    }
    end_->setArrangement(orientation);
    if (over_) {
        grid->addWidget(end_, 0, 0);
        if (orientation == Qt::Vertical) grid->setRowStretch(1, 1);
    } else if (orientation == Qt::Vertical) {
        grid->addWidget(numbers_, 0, 0);
        grid->addWidget(nextCard_, 1, 0);
        grid->addWidget(words_, 2, 0);
        grid->setRowStretch(2, 1);
    } else {
        grid->addWidget(numbers_, 0, 0);
        grid->addWidget(nextCard_, 0, 1);
        grid->addWidget(words_, 0, 2);
        grid->setColumnStretch(0, 3);
        grid->setColumnStretch(1, nextCard_->isVisibleTo(this) ? 3 : 0);
        grid->setColumnStretch(2, 4);
    }
}

int LinesPanel::thickness(Qt::Orientation orientation, QSize room) const {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    if (orientation == Qt::Vertical)
        return std::clamp(room.width() / 4, 16 * letter, std::max(22 * letter, room.width() / 8));
    const QMargins margins = layout()->contentsMargins();
    return std::max(numbers_->sizeHint().height(), 7 * lineHeight()) + margins.top() + margins.bottom();
}

void LinesPanel::show(const lines::Session& session, bool turnIsSeen) {
    const lines::Game& game = session.game();
    const QLocale locale;
    score_->setText(locale.toString(static_cast<qlonglong>(game.position().score())));
    best_->setText(locale.toString(static_cast<qlonglong>(session.best())));
    const int chain = game.position().chain();
    chain_->setText(QString::number(chain));
    const QString bonus =
        tr("Consecutive scoring moves. The next one earns a bonus of %1.").arg(std::int64_t{chain} * chain);
    for (QLabel* label : {chain_, chainName_}) label->setToolTip(bonus);
    over_ = game.is_over() && turnIsSeen;
    const bool preview = game.preview() == lines::Preview::kOn && !game.is_over();
    for (QWidget* part : {numbers_, words_}) part->setVisible(!over_);
    nextCard_->setVisible(preview);
    end_->setVisible(over_);
    if (over_) end_->show(session);
    setArrangement(*std::exchange(orientation_, std::nullopt));
    next_->show(preview ? game.next_colours() : std::vector<int>{});
    note_->setText(LinesMessages::notListed(session));
    note_->setVisible(!note_->text().isEmpty());
    update();
}

void LinesPanel::say(const QString& state, const QString& detail) {
    state_->setText(state);
    detail_->setText(detail);
}

void LinesPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardTheme theme = BoardTheme::from(palette());
    painter.setPen(theme.cardBorder);
    if (orientation_ == Qt::Vertical)
        painter.drawLine(0, 0, 0, height());
    else
        painter.drawLine(0, 0, width(), 0);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QWidget* card : {numbers_, nextCard_})
        if (card->isVisible()) drawCard(painter, card->geometry(), theme.card, QPen(theme.cardBorder, 1));
}

LinesView::LinesView(QWidget* parent)
    : QWidget(parent), board_(new LinesBoardView(this)), panel_(new LinesPanel(this)) {
    setFocusProxy(board_);
}

void LinesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void LinesView::arrange() {
    const lines::GameSetup& setup = board_->position().setup();
    const int width = panel_->thickness(Qt::Vertical, size());
    const int height = panel_->thickness(Qt::Horizontal, size());
    const QRect beside(0, 0, this->width() - width, this->height());
    const QRect above(0, 0, this->width(), this->height() - height);
    const auto spacing = [&](const QRect& room) { return LinesGrid(setup.rows, setup.cols, room).spacing(); };
    const bool sideBySide = spacing(beside) >= spacing(above) || above.height() < 200;
    panel_->setArrangement(sideBySide ? Qt::Vertical : Qt::Horizontal);
    board_->setGeometry(sideBySide ? beside : above);
    panel_->setGeometry(sideBySide ? QRect(beside.width(), 0, width, beside.height())
                                   : QRect(0, above.height(), above.width(), height));
}

}  // namespace atom4::ui
