// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
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

}  // namespace atom4::ui
