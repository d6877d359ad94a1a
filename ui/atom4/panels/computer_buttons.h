// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace atom4::ui {

/// The actions for the computer's turn.
struct TurnActions {
    QAction* moveNow = nullptr;
    QAction* pause = nullptr;  ///< checked while the computer waits
    QAction* step = nullptr;   ///< plays one move of a demo
    QMenu* pace = nullptr;     ///< the speeds of a demo; the chosen one is checked
};

/// The buttons for the computer's turn: move now, pause or continue; in a demo pause or continue, step and speed. With
/// texts if there is room, else with icons. Disabled buttons keep their place, so that none moves under the mouse.
class ComputerButtons : public QWidget {
    Q_OBJECT

public:
    explicit ComputerButtons(QWidget* parent = nullptr);
    /// Sets what the buttons do. To be called once.
    void setActions(const TurnActions& actions);
    void setDemonstration(bool demo);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* add(const char* name);
    void connectTo(QToolButton* button, QAction* action);
    void setTexts();
    void fit();
    [[nodiscard]] bool fits(Qt::ToolButtonStyle style);
    [[nodiscard]] bool isPaused() const { return actions_.pause != nullptr && actions_.pause->isChecked(); }
    [[nodiscard]] static QString pauseText(bool paused);
    static void setTip(QToolButton* button, const QString& tip, const QAction* action);

    QHBoxLayout* row_;
    QList<QToolButton*> buttons_;
    QToolButton* moveNow_;
    QToolButton* pause_;
    QToolButton* step_;
    QToolButton* pace_;
    TurnActions actions_;
};

}  // namespace atom4::ui
