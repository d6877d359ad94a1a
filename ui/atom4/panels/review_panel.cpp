// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/review_panel.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

#include "core/atom4/game/record.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/long_press.h"

namespace atom4::ui {

ReviewPanel::ReviewPanel(QAction* previous, QAction* next, QAction* line, QAction* tryIt, QMenu* puzzles,
                         QWidget* parent)
    : QWidget(parent),
      card_(new QWidget),
      sentence_(new QLabel),
      happens_(new QLabel),
      better_(new QLabel),
      progress_(new QProgressBar),
      cancel_(new QPushButton),
      line_(new QToolButton),
      try_(new QToolButton),
      puzzle_(new QToolButton),
      previous_(new QToolButton),
      next_(new QToolButton),
      close_(new QToolButton),
      graph_(new EvaluationGraph),
      accuracy_(new AccuracyTable),
      chart_(new QWidget),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)),
      sides_(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    setObjectName(QStringLiteral("review"));
    puzzle_->setMenu(puzzles);
    puzzle_->setPopupMode(QToolButton::InstantPopup);
    puzzle_->setObjectName(QStringLiteral("puzzle"));
    puzzle_->setIcon(symbolIcon(Symbol::kPuzzle));
    makeCard(previous, next, line, tryIt);
    // A higher graph would show nothing more.
    graph_->setMaximumHeight(fontMetrics().height() * 10);
    auto* column = new QVBoxLayout(chart_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(graph_, 1);
    column->addWidget(accuracy_);
    column->addStretch();
    sides_->setContentsMargins(10, 6, 8, 6);
    sides_->setSpacing(12);
    sides_->addWidget(card_);
    sides_->addWidget(chart_, 1);
    setReadingTabOrder(*this);

    connect(cancel_, &QPushButton::clicked, this, &ReviewPanel::cancelled);
    connect(close_, &QToolButton::clicked, this, &ReviewPanel::closeRequested);
    new LongPress(this);
    retranslate();
    tint();
}

void ReviewPanel::makeCard(QAction* previous, QAction* next, QAction* line, QAction* tryIt) {
    sentence_->setObjectName(QStringLiteral("judgement"));
    happens_->setObjectName(QStringLiteral("happens"));
    better_->setObjectName(QStringLiteral("better"));
    progress_->setObjectName(QStringLiteral("progress"));
    cancel_->setObjectName(QStringLiteral("cancelReview"));
    for (QLabel* label : {sentence_, happens_, better_}) {
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    QFont bold = font();
    bold.setBold(true);
    sentence_->setFont(bold);
    progress_->setMaximumHeight(fontMetrics().height() + 4);
    line_->setDefaultAction(line);
    line_->setObjectName(QStringLiteral("bestLine"));
    try_->setDefaultAction(tryIt);
    previous_->setDefaultAction(previous);
    next_->setDefaultAction(next);
    close_->setIcon(symbolIcon(Symbol::kClose));
    close_->setAutoRaise(true);
    close_->setIconSize({12, 12});
    for (QToolButton* button : {line_, try_, puzzle_, next_}) {
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setMinimumHeight(fontMetrics().height() * 2 - 4);
    }
    previous_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    previous_->setMinimumHeight(fontMetrics().height() * 2 - 4);
    for (QToolButton* button : {line_, try_, puzzle_, previous_, next_, close_}) button->setFocusPolicy(Qt::TabFocus);

    auto* top = new QHBoxLayout;
    top->setSpacing(6);
    top->addWidget(sentence_, 1);
    top->addWidget(progress_, 1);
    top->addWidget(cancel_);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto* ways = new QHBoxLayout;  // what to do about a mistake
    ways->addWidget(line_);
    ways->addWidget(try_);
    ways->addWidget(puzzle_);
    auto* steps = new QHBoxLayout;
    steps->addWidget(previous_);
    steps->addWidget(next_, 1);
    for (QHBoxLayout* row : {ways, steps}) row->setSpacing(6);
    buttons_->setSpacing(6);
    buttons_->addLayout(ways, 3);
    buttons_->addLayout(steps, 1);
    auto* column = new QVBoxLayout(card_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(top);
    column->addWidget(happens_);
    column->addWidget(better_);
    column->addStretch(1);
    column->addLayout(buttons_);
}

void ReviewPanel::retranslate() {
    cancel_->setText(tr("Cancel", "button: the review that is running"));
    close_->setToolTip(tr("Close the review"));
    close_->setAccessibleName(close_->toolTip());
    puzzle_->setText(tr("Puzzle", "button: a menu that makes puzzles of mistakes"));
    puzzle_->setToolTip(tr("Make puzzles from your mistakes"));
    progress_->setAccessibleName(tr("Moves reviewed"));
}

// The texts have the colours of the ghosts on the board.
void ReviewPanel::tint() {
    const bool dark = BoardTheme::from(palette()).dark;
    const auto paint = [this](QLabel* label, const QColor& colour) {
        QPalette painted = palette();
        painted.setColor(QPalette::WindowText, colour);
        label->setPalette(painted);
    };
    paint(sentence_, happens_->text().isEmpty() ? palette().color(QPalette::WindowText) : worseColour(dark));
    paint(better_, betterColour(dark));
}

void ReviewPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) tint();
}

void ReviewPanel::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("reviewMenu"));
    if (!sentence_->isHidden()) {
        menu->addSection(sentence_->text());
        menu->addActions(
            {line_->defaultAction(), try_->defaultAction(), previous_->defaultAction(), next_->defaultAction()});
        if (!puzzle_->isHidden()) {
            menu->addSeparator();
            menu->addActions(puzzle_->menu()->actions());
        }
        menu->addSeparator();
    }
    connect(menu->addAction(close_->toolTip()), &QAction::triggered, this, &ReviewPanel::closeRequested);
    event->accept();
    menu->popup(event->globalPos());
}

void ReviewPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ReviewPanel::setProgress(int reviewed, int plies) {
    const bool running = reviewed < plies;
    progress_->setRange(0, plies);
    progress_->setValue(reviewed);
    progress_->setFormat(QStringLiteral("%1 / %2").arg((reviewed + 1) / 2).arg((plies + 1) / 2));
    for (QWidget* widget : std::initializer_list<QWidget*>{progress_, cancel_}) widget->setVisible(running);
    for (QWidget* widget : std::initializer_list<QWidget*>{sentence_, happens_, better_, line_, try_, previous_, next_})
        widget->setVisible(!running);
}

void ReviewPanel::offerPuzzles(bool offered) {
    if (offered == !puzzle_->isHidden()) return;
    puzzle_->setVisible(offered);
    arrange();
}

// Returns the buttons that show a text if there is room.
std::vector<QToolButton*> ReviewPanel::wordyButtons() const {
    return puzzle_->isHidden() ? std::vector{line_, try_, next_} : std::vector{line_, try_, puzzle_, next_};
}

bool ReviewPanel::isWide(int width) const {
    return width >= 44 * fontMetrics().averageCharWidth() * 2;
}

// One or two lines for the judgement, two for what the move let happen, and one for what was better. The wide layout
// has one line more, since its texts have only half the width.
int ReviewPanel::cardHeight(bool wide) const {
    const int line = fontMetrics().lineSpacing();
    const int words = (wide ? 6 : 5) * line + 3 * 3;
    return words + (wide ? 2 : 1) * std::max(next_->minimumHeight(), next_->sizeHint().height());
}

int ReviewPanel::heightForWidth(int width) const {
    const QMargins margins = sides_->contentsMargins();
    const int chart = graph_->sizeHint().height() + 2 + accuracy_->sizeHint().height();
    const int low = graph_->minimumSizeHint().height() * 3 / 2 + 2 + accuracy_->sizeHint().height();
    const int inside = isWide(width) ? std::max(cardHeight(true), chart) : cardHeight(false) + sides_->spacing() + low;
    return inside + margins.top() + margins.bottom();
}

QSize ReviewPanel::minimumSizeHint() const {
    const QMargins margins = sides_->contentsMargins();
    return {40 * fontMetrics().averageCharWidth(), cardHeight(false) + margins.top() + margins.bottom()};
}

QSize ReviewPanel::sizeHint() const {
    const int width = graph_->sizeHint().width() + 18;
    return {width, heightForWidth(width)};
}

void ReviewPanel::arrange() {
    const bool wide = isWide(width());
    sides_->setDirection(wide ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
    card_->setMinimumHeight(wide ? 0 : cardHeight(false));
    card_->setMaximumHeight(wide ? QWIDGETSIZE_MAX : cardHeight(false));
    sides_->setStretch(0, wide ? 4 : 0);
    sides_->setStretch(1, wide ? 5 : 1);
    // If there is not enough room for everything, the card comes first.
    const QMargins margins = sides_->contentsMargins();
    const int room = height() - margins.top() - margins.bottom() - (wide ? 0 : cardHeight(false) + sides_->spacing());
    const int forButtons = wide ? (width() - 30) * 4 / 9 : width() - 18;
    int widest = 0;
    for (const QToolButton* button : wordyButtons()) {
        const QAction* action = button->defaultAction();
        const QString words = action != nullptr ? action->iconText() : button->text();
        const int arrow = action != nullptr ? 0 : 12;
        widest = std::max(widest, button->fontMetrics().horizontalAdvance(words) + 24 + arrow);
    }
    const int count = static_cast<int>(wordyButtons().size());
    const int forPrevious = previous_->sizeHint().width();
    // In half the width of the window the buttons are in two rows, if there is enough height.
    const bool one = forButtons >= count * (widest + 6) + forPrevious;
    const bool two = !one && wide && height() >= cardHeight(true) + margins.top() + margins.bottom();
    buttons_->setDirection(two ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const bool slim = !one && (!two || forButtons < std::max((count - 1) * (widest + 6), widest + 6 + forPrevious));
    for (QToolButton* button : wordyButtons())
        button->setToolButtonStyle(slim ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    next_->setMinimumWidth(slim ? 0 : widest);
    accuracy_->setVisible((wide || !slim) &&
                          room >= graph_->minimumSizeHint().height() + accuracy_->sizeHint().height());
    chart_->setVisible(room >= graph_->minimumSizeHint().height() / 2);
}

void ReviewPanel::setLesson(const QString& verdict, const QString& happens, const QString& better) {
    sentence_->setText(verdict);
    happens_->setText(happens);
    better_->setText(better);
    for (QLabel* label : {sentence_, happens_, better_}) label->setToolTip(label->text());
    tint();
}

}  // namespace atom4::ui
