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

/// The current and the default shortcuts of several actions. No key ever belongs to two: the later choice gets it, and
/// the other action gets it back as soon as it is free again.
class ShortcutPlan {
public:
    using Keys = QList<QKeySequence>;

    /// Starts with the default keys, all of which must differ.
    explicit ShortcutPlan(std::vector<Keys> original) : original_(std::move(original)) { resetAll(); }

    [[nodiscard]] std::size_t size() const { return now_.size(); }
    [[nodiscard]] const Keys& keys(std::size_t action) const { return now_[action]; }
    [[nodiscard]] bool isChanged(std::size_t action) const { return now_[action] != original_[action]; }
    [[nodiscard]] bool isChanged() const { return now_ != original_; }
    /// Returns the action that has the key.
    [[nodiscard]] std::optional<std::size_t> owner(const QKeySequence& key) const;

    /// Returns the keys of the action that other actions have now.
    [[nodiscard]] Keys lost(std::size_t action) const;
    struct Choice {
        std::size_t action;
        Keys keys;
    };
    /// Returns the choices, oldest first: set() in that order turns a plan with defaults into this one.
    [[nodiscard]] std::vector<Choice> choices() const;

    /// Gives the action these keys and no others; an action that had one of them loses it.
    void set(std::size_t action, const Keys& keys);
    void add(std::size_t action, const QKeySequence& key);
    /// Restores the default keys; an action that has one of them loses it.
    void reset(std::size_t action);
    void resetAll();

private:
    struct Binding {
        Keys keys;
        std::size_t choice = 0;  // number of the choice, in order of time; 0: default keys
    };
    void decide();

    std::vector<Keys> original_;
    std::vector<Binding> bindings_;
    std::vector<Keys> now_;
    std::size_t lastChoice_ = 0;
};

/// The shortcuts of a window's actions: the defaults and the player's changes, which are saved. The window owns it.
/// Tool tips of actions with icons show the shortcut.
class Shortcuts : public QObject {
    Q_OBJECT

public:
    /// Takes all actions that the window has so far and that have an object name. Loads and saves the player's changes
    /// under `settingsKey`; the string must outlive this.
    Shortcuts(QMainWindow& window, const char* settingsKey);

    [[nodiscard]] QMainWindow& window() const { return window_; }
    [[nodiscard]] const std::vector<QAction*>& actions() const { return actions_; }
    [[nodiscard]] const ShortcutPlan& plan() const { return plan_; }
    /// Applies the plan, and saves it.
    void use(const ShortcutPlan& plan);

signals:
    void changed();

private:
    void readStored();
    [[nodiscard]] bool keep() const;
    void apply();
    static void announceKey(QAction* action);

    QMainWindow& window_;
    const char* settingsKey_;
    std::vector<QAction*> actions_;
    ShortcutPlan plan_;
};

/// Returns the shortcuts of the window that the widget belongs to; nullptr if it has none.
[[nodiscard]] const Shortcuts* shortcutsOf(const QWidget* widget);

// For texts that mention a shortcut. The widget is the window, or one that it owns.

/// Returns the first shortcut of the action with that name, with key names in the user's language; without one, the
/// action's text in the menu. Returns "" if there is no such action.
[[nodiscard]] QString keyText(const QWidget& widget, const char* action);
/// Returns the text with the action's shortcut in parentheses, if it has one.
[[nodiscard]] QString withKey(const QString& text, const QAction& action);
/// Returns a text about the default shortcuts of these actions; if one was changed, all current shortcuts.
[[nodiscard]] QString keysText(const QWidget* widget, const QString& original, const QList<const char*>& actions);

/// Returns the text of a menu item, or of an action, as menu_item_name() does.
[[nodiscard]] QString plainText(const QString& text);
[[nodiscard]] inline QString plainText(const QAction& action) {
    return plainText(action.text());
}

}  // namespace atom4::ui
