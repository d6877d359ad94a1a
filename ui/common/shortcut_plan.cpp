// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/shortcut_plan.h"

#include <algorithm>

namespace atom4::ui {

std::optional<std::size_t> ShortcutPlan::owner(const QKeySequence& key) const {
    if (key.isEmpty()) return std::nullopt;
    for (std::size_t action = 0; action < now_.size(); ++action)
        if (now_[action].contains(key)) return action;
    return std::nullopt;
}

ShortcutPlan::Keys ShortcutPlan::lost(std::size_t action) const {
    Keys lost = wishes_[action].keys;
    lost.removeIf([&](const QKeySequence& key) { return now_[action].contains(key); });
    return lost;
}

std::vector<ShortcutPlan::Choice> ShortcutPlan::choices() const {
    std::vector<Choice> choices;
    for (std::size_t action = 0; action < wishes_.size(); ++action)
        if (wishes_[action].choice > 0) choices.push_back({action, wishes_[action].keys});
    std::ranges::sort(choices, {}, [&](const Choice& choice) { return wishes_[choice.action].choice; });
    return choices;
}

void ShortcutPlan::set(std::size_t action, const Keys& keys) {
    wishes_[action] = {keys, ++lastChoice_};
    decide();
}

void ShortcutPlan::reset(std::size_t action) {
    wishes_[action] = {original_[action]};
    decide();
    if (isChanged(action)) set(action, original_[action]);
}

void ShortcutPlan::resetAll() {
    wishes_.clear();
    for (const Keys& keys : original_) wishes_.push_back({keys});
    decide();
}

void ShortcutPlan::decide() {
    now_.clear();
    for (const Wish& wish : wishes_) {
        Keys& keys = now_.emplace_back(wish.keys);
        for (const Wish& other : wishes_)
            if (other.choice > wish.choice)
                keys.removeIf([&](const QKeySequence& key) { return other.keys.contains(key); });
    }
}

void ShortcutPlan::add(std::size_t action, const QKeySequence& key) {
    Keys keys = now_[action];
    if (!keys.contains(key)) keys += key;
    set(action, keys);
}

}  // namespace atom4::ui
