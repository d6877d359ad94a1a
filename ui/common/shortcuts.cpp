// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/shortcuts.h"

#include <QCoreApplication>
#include <QMap>
#include <QStatusBar>
#include <QStringList>
#include <algorithm>

#include "ui/common/action_texts.h"
#include "ui/common/kept_values.h"
#include "ui/common/latin_keys.h"
#include "ui/common/settings_keeper.h"

namespace atom4::ui {
namespace {

// A key may hold any character but this word.
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

Shortcuts::Shortcuts(QMainWindow& window, const char* keptUnder)
    : QObject(&window),
      window_(window),
      keptUnder_(keptUnder),
      actions_(namedActions(window)),
      plan_(keysOf(actions_)) {
    readKept();
    apply();
    for (QAction* action : actions_) {
        if (action->icon().isNull()) continue;
        tellKey(action);
        // Another language brings another text, and takes the tool tip with it.
        connect(action, &QAction::changed, this, [action] { tellKey(action); });
    }
}

// Each action whose keys a person has chosen has a line "name=keys", in the order of the choices.
void Shortcuts::readKept() {
    for (const QString& line : keptValue(keptUnder_).toStringList()) {
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
    return keepValue(keptUnder_, lines.isEmpty() ? QVariant() : QVariant(lines));
}

void Shortcuts::apply() {
    for (std::size_t i = 0; i < actions_.size(); ++i)
        if (actions_[i]->shortcuts() != plan_.keys(i)) actions_[i]->setShortcuts(plan_.keys(i));
}

void Shortcuts::use(const ShortcutPlan& plan) {
    plan_ = plan;
    apply();
    if (!keep()) window_.statusBar()->showMessage(SettingsKeeper::unkeptText());
    emit changed();
}

void Shortcuts::tellKey(QAction* action) {
    const QString name = plainText(*action);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = key.isEmpty() ? name
                                      : QCoreApplication::translate("atom4::ui::Shortcuts", "%1 (%2)",
                                                                    "tool tip: what a button does, and the key")
                                            .arg(name, key);
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

}  // namespace atom4::ui
