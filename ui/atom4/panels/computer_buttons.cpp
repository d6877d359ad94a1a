// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/computer_buttons.h"

#include <QEvent>
#include <algorithm>

#include "ui/common/language.h"
#include "ui/common/shortcuts.h"
#include "ui/theme/icons.h"

namespace atom4::ui {

ComputerButtons::ComputerButtons(QWidget* parent)
    : QWidget(parent),
      row_(new QHBoxLayout(this)),
      moveNow_(add("moveNowButton")),
      pause_(add("pauseButton")),
      step_(add("stepButton")),
      pace_(add("paceButton")) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(6);
    row_->insertStretch(0);
    row_->addStretch();
    // Any width will do, since texts are replaced by icons.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    moveNow_->setIcon(symbolIcon(Symbol::kMoveNow));
    step_->setIcon(symbolIcon(Symbol::kNextRound));
    pace_->setPopupMode(QToolButton::InstantPopup);
    setDemonstration(false);
    keepTranslated(this, [this] { setTexts(); });
}

QToolButton* ComputerButtons::add(const char* name) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    row_->addWidget(button);
    buttons_ += button;
    return button;
}

void ComputerButtons::connectTo(QToolButton* button, QAction* action) {
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const auto follow = [=, this] {
        button->setEnabled(action->isEnabled());
        setTexts();
    };
    connect(action, &QAction::changed, this, follow);
    follow();
}

void ComputerButtons::setActions(const TurnActions& actions) {
    actions_ = actions;
    pace_->setMenu(actions.pace);
    for (const QAction* pace : actions.pace->actions()) connect(pace, &QAction::changed, this, [this] { setTexts(); });
    connectTo(moveNow_, actions.moveNow);
    connectTo(pause_, actions.pause);
    connectTo(step_, actions.step);
}

void ComputerButtons::setDemonstration(bool demo) {
    moveNow_->setVisible(!demo);
    step_->setVisible(demo);
    pace_->setVisible(demo);
    fit();
}

QString ComputerButtons::pauseText(bool paused) {
    return paused ? tr("Continue", "button: the computer plays on") : tr("Pause", "button: the computer waits");
}

void ComputerButtons::setTip(QToolButton* button, const QString& tip, const QAction* action) {
    button->setToolTip(action != nullptr ? withKey(tip, *action) : tip);
}

void ComputerButtons::setTexts() {
    moveNow_->setText(tr("Move now", "button: the computer stops thinking and moves"));
    setTip(moveNow_, tr("Play the best move found so far"), actions_.moveNow);
    pause_->setText(pauseText(isPaused()));
    setTip(pause_,
           isPaused() ? tr("Resume", "tool tip: the computer plays on") : tr("Pause", "tool tip: the computer waits"),
           actions_.pause);
    step_->setText(tr("Step", "button: one move of a demo"));
    setTip(step_, tr("Play one move or round, then pause"), actions_.step);
    pace_->setToolTip(tr("Demo speed"));
    if (actions_.pace != nullptr)
        for (const QAction* pace : actions_.pace->actions())
            if (pace->isChecked()) pace_->setText(plainText(*pace));
    pace_->setAccessibleName(pace_->toolTip() + QStringLiteral(": ") + pace_->text());
    pause_->setIcon(symbolIcon(isPaused() ? Symbol::kContinue : Symbol::kPause));
    fit();
}

// Returns whether the buttons fit in that style. The pause button is as wide as the longer of its two texts needs, so
// that it stays under the mouse when it is pressed.
bool ComputerButtons::fits(Qt::ToolButtonStyle style) {
    for (QToolButton* button : buttons_) button->setToolButtonStyle(style);
    int widest = 0;
    for (const bool paused : {!isPaused(), isPaused()}) {
        pause_->setText(pauseText(paused));
        widest = std::max(widest, pause_->sizeHint().width());
    }
    pause_->setMinimumWidth(widest);
    int all = -row_->spacing();
    for (const QToolButton* button : buttons_)
        if (!button->isHidden()) all += row_->spacing() + std::max(button->sizeHint().width(), button->minimumWidth());
    return all <= width();
}

void ComputerButtons::fit() {
    for (const Qt::ToolButtonStyle style :
         {Qt::ToolButtonTextBesideIcon, Qt::ToolButtonTextOnly, Qt::ToolButtonIconOnly})
        if (fits(style)) break;
}

void ComputerButtons::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void ComputerButtons::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

}  // namespace atom4::ui
