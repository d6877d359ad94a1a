// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/shortcuts.h"

#include <QCoreApplication>
#include <QMap>
#include <QStatusBar>
#include <QStringList>
#include <algorithm>

#include "core/base/translation.h"
#include "ui/common/latin_keys.h"
#include "ui/common/settings.h"
#include "ui/common/stored_values.h"

namespace atom4::ui {

std::optional<std::size_t> ShortcutPlan::owner(const QKeySequence& key) const {
    if (key.isEmpty()) return std::nullopt;
    for (std::size_t action = 0; action < now_.size(); ++action)
        if (now_[action].contains(key)) return action;
    return std::nullopt;
}

ShortcutPlan::Keys ShortcutPlan::lost(std::size_t action) const {
    Keys lost = bindings_[action].keys;
    lost.removeIf([&](const QKeySequence& key) { return now_[action].contains(key); });
    return lost;
}

std::vector<ShortcutPlan::Choice> ShortcutPlan::choices() const {
    std::vector<Choice> choices;
    for (std::size_t action = 0; action < bindings_.size(); ++action)
        if (bindings_[action].choice > 0) choices.push_back({action, bindings_[action].keys});
    std::ranges::sort(choices, {}, [&](const Choice& choice) { return bindings_[choice.action].choice; });
    return choices;
}

void ShortcutPlan::set(std::size_t action, const Keys& keys) {
    bindings_[action] = {keys, ++lastChoice_};
    decide();
}

void ShortcutPlan::reset(std::size_t action) {
    bindings_[action] = {original_[action]};
    decide();
    if (isChanged(action)) set(action, original_[action]);
}

void ShortcutPlan::resetAll() {
    bindings_.clear();
    for (const Keys& keys : original_) bindings_.push_back({keys});
    decide();
}

void ShortcutPlan::decide() {
    now_.clear();
    for (const Binding& binding : bindings_) {
        Keys& keys = now_.emplace_back(binding.keys);
        for (const Binding& other : bindings_)
            if (other.choice > binding.choice)
                keys.removeIf([&](const QKeySequence& key) { return other.keys.contains(key); });
    }
}

void ShortcutPlan::add(std::size_t action, const QKeySequence& key) {
    Keys keys = now_[action];
    if (!keys.contains(key)) keys += key;
    set(action, keys);
}

namespace {

// Separator: a key may contain any character, but not this string.
const QLatin1String kBetween(" ; ");

std::vector<QAction*> namedActions(const QMainWindow& window) {
    std::vector<QAction*> named;
    for (QAction* action : window.actions())
        if (!action->objectName().isEmpty()) named.push_back(action);
    return named;
}

std::vector<ShortcutPlan::Keys> keysOf(const std::vector<QAction*>& actions) {
    std::vector<ShortcutPlan::Keys> keys;
    for (const QAction* action : actions) keys.push_back(action->shortcuts());
    return keys;
}

QString written(const ShortcutPlan::Keys& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) texts += key.toString(QKeySequence::PortableText);
    return texts.join(kBetween);
}

ShortcutPlan::Keys read(const QString& text) {
    ShortcutPlan::Keys keys;
    for (const QString& key : text.split(kBetween, Qt::SkipEmptyParts))
        if (const QKeySequence sequence(key, QKeySequence::PortableText); sequence.count() == 1)
            keys += LatinKeys::latin(sequence);
    return keys;
}

}  // namespace

Shortcuts::Shortcuts(QMainWindow& window, const char* settingsKey)
    : QObject(&window),
      window_(window),
      settingsKey_(settingsKey),
      actions_(namedActions(window)),
      plan_(keysOf(actions_)) {
    readStored();
    apply();
    for (QAction* action : actions_) {
        if (action->icon().isNull()) continue;
        announceKey(action);
        // A new language brings a new text, which resets the tool tip.
        connect(action, &QAction::changed, this, [action] { announceKey(action); });
    }
}

// Each action whose shortcuts the player has chosen has a line "name=keys", in the order of the choices.
void Shortcuts::readStored() {
    for (const QString& line : storedValue(settingsKey_).toStringList()) {
        const QString name = line.section(QLatin1Char('='), 0, 0);
        const auto action =
            std::ranges::find_if(actions_, [&](const QAction* any) { return any->objectName() == name; });
        if (action == actions_.end()) continue;
        plan_.set(static_cast<std::size_t>(action - actions_.begin()), read(line.section(QLatin1Char('='), 1)));
    }
}

bool Shortcuts::keep() const {
    QStringList lines;
    for (const auto& [action, keys] : plan_.choices())
        lines += actions_[action]->objectName() + QLatin1Char('=') + written(keys);
    return storeValue(settingsKey_, lines.isEmpty() ? QVariant() : QVariant(lines));
}

void Shortcuts::apply() {
    for (std::size_t i = 0; i < actions_.size(); ++i)
        if (actions_[i]->shortcuts() != plan_.keys(i)) actions_[i]->setShortcuts(plan_.keys(i));
}

void Shortcuts::use(const ShortcutPlan& plan) {
    plan_ = plan;
    apply();
    if (!keep()) window_.statusBar()->showMessage(SettingsManager::unsavedText());
    emit changed();
}

void Shortcuts::announceKey(QAction* action) {
    const QString tip = withKey(plainText(*action), *action);
    if (action->toolTip() != tip) action->setToolTip(tip);
}

const Shortcuts* shortcutsOf(const QWidget* widget) {
    for (const QWidget* any = widget; any != nullptr; any = any->parentWidget())
        if (const auto* found = any->findChild<Shortcuts*>(QString(), Qt::FindDirectChildrenOnly)) return found;
    return nullptr;
}

QString keyText(const QWidget& widget, const char* action) {
    const auto* found = widget.window()->findChild<QAction*>(QLatin1String(action));
    if (found == nullptr) return {};
    const QString key = found->shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? plainText(*found) : key;
}

QString withKey(const QString& text, const QAction& action) {
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    if (key.isEmpty()) return text;
    return QCoreApplication::translate("atom4::ui::Shortcuts", "%1 (%2)", "tool tip: what a button does, and the key")
        .arg(text, key);
}

QString keysText(const QWidget* widget, const QString& original, const QList<const char*>& actions) {
    const Shortcuts* shortcuts = shortcutsOf(widget);
    if (shortcuts == nullptr) return original;
    QStringList keys;
    bool changed = false;
    const auto& all = shortcuts->actions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool meant =
            std::ranges::any_of(actions, [&](const char* name) { return all[i]->objectName() == QLatin1String(name); });
        if (!meant) continue;
        changed = changed || shortcuts->plan().isChanged(i);
        keys += QKeySequence::listToString(shortcuts->plan().keys(i), QKeySequence::NativeText)
                    .replace(QLatin1String("; "), QLatin1String(", "));
    }
    keys.removeAll(QString());
    if (!changed) return original;
    return keys.isEmpty() ? QStringLiteral("\u2013") : keys.join(QLatin1String(", "));
}

QString plainText(const QString& text) {
    return QString::fromStdString(menu_item_name(text.toStdString()));
}

}  // namespace atom4::ui
