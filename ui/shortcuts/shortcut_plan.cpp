// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/shortcuts/shortcut_plan.h"

namespace atom4::ui {

std::optional<std::size_t> ShortcutPlan::owner(const QKeySequence& key) const {
    if (key.isEmpty()) return std::nullopt;
    for (std::size_t action = 0; action < now_.size(); ++action)
        if (now_[action].contains(key)) return action;
    return std::nullopt;
}

void ShortcutPlan::set(std::size_t action, const Keys& keys) {
    for (Keys& others : now_)
        for (const QKeySequence& key : keys) others.removeAll(key);
    now_[action] = keys;
}

void ShortcutPlan::add(std::size_t action, const QKeySequence& key) {
    Keys keys = now_[action];
    if (!keys.contains(key)) keys += key;
    set(action, keys);
}

}  // namespace atom4::ui
