// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QMainWindow>
#include <QObject>
#include <cstddef>
#include <optional>
#include <vector>

namespace atom4::ui {

/// Which keys a number of actions have, and would have at first. No key is ever that of two: the later choice has it,
/// and the other action gets it back as soon as it is free again.
class ShortcutPlan {
public:
    using Keys = QList<QKeySequence>;

    /// The keys at first, which are no two actions'.
    explicit ShortcutPlan(std::vector<Keys> original) : original_(std::move(original)) { resetAll(); }

    [[nodiscard]] std::size_t size() const { return now_.size(); }
    [[nodiscard]] const Keys& keys(std::size_t action) const { return now_[action]; }
    [[nodiscard]] bool isChanged(std::size_t action) const { return now_[action] != original_[action]; }
    [[nodiscard]] bool isChanged() const { return now_ != original_; }
    /// Whose key that is.
    [[nodiscard]] std::optional<std::size_t> owner(const QKeySequence& key) const;

    /// Those of the action's keys that are others' now.
    [[nodiscard]] Keys lost(std::size_t action) const;
    struct Choice {
        std::size_t action;
        Keys keys;
    };
    /// What was chosen, in the order of the choices: set() in that order makes this plan of one as at first.
    [[nodiscard]] std::vector<Choice> choices() const;

    /// The action has these keys and no others; an action that had one of them loses it.
    void set(std::size_t action, const Keys& keys);
    void add(std::size_t action, const QKeySequence& key);
    /// As at first; an action that has one of those keys loses it.
    void reset(std::size_t action);
    void resetAll();

private:
    struct Wish {
        Keys keys;
        std::size_t choice = 0;  // its number; 0: nothing was chosen
    };
    void decide();

    std::vector<Keys> original_;
    std::vector<Wish> wishes_;
    std::vector<Keys> now_;
    std::size_t lastChoice_ = 0;
};

/// The keys of a window's actions: those they came with, and what the person has made of them, which is kept. The
/// window owns it. Tool tips of actions with symbols name the key.
class Shortcuts : public QObject {
    Q_OBJECT

public:
    /// Takes all actions that the window has by now and that have a name. What was chosen is kept under that key,
    /// which must last.
    Shortcuts(QMainWindow& window, const char* settingsKey);

    [[nodiscard]] QMainWindow& window() const { return window_; }
    [[nodiscard]] const std::vector<QAction*>& actions() const { return actions_; }
    [[nodiscard]] const ShortcutPlan& plan() const { return plan_; }
    /// Has the keys be those of the plan, from now on and next time.
    void use(const ShortcutPlan& plan);

signals:
    void changed();

private:
    void readKept();
    [[nodiscard]] bool keep() const;
    void apply();
    static void tellKey(QAction* action);

    QMainWindow& window_;
    const char* settingsKey_;
    std::vector<QAction*> actions_;
    ShortcutPlan plan_;
};

/// Those of the window that the widget belongs to, if it has any.
[[nodiscard]] const Shortcuts* shortcutsOf(const QWidget* widget);

// For texts that name a key. The widget is the window, or one that it owns.

/// The first key of the action of that name as it is written on keyboards here; without one, what the action is called
/// in the menu.
[[nodiscard]] QString keyText(const QWidget& widget, const char* action);
/// Returns a text about the default shortcuts of these actions; if one was changed, all current shortcuts.
[[nodiscard]] QString keysText(const QWidget* widget, const QString& original, const QList<const char*>& actions);

/// What an action is called, without the letter that is its key in the menu and the dots of what asks first.
[[nodiscard]] inline QString plainText(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    while (text.endsWith(QLatin1Char('.')) || text.endsWith(QChar(0x2026)) || text.endsWith(QChar(0xA0)) ||
           text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

}  // namespace atom4::ui
