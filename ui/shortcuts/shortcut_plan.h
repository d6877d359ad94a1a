// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <cstddef>
#include <optional>
#include <vector>

namespace atom4::ui {

/// Which keys a number of actions have, and would have at first. No key is ever that of two.
class ShortcutPlan {
public:
    using Keys = QList<QKeySequence>;

    /// The keys at first, which are no two actions'.
    explicit ShortcutPlan(std::vector<Keys> original) : original_(std::move(original)), now_(original_) {}

    [[nodiscard]] std::size_t size() const { return now_.size(); }
    [[nodiscard]] const Keys& keys(std::size_t action) const { return now_[action]; }
    [[nodiscard]] bool isChanged(std::size_t action) const { return now_[action] != original_[action]; }
    [[nodiscard]] bool isChanged() const { return now_ != original_; }
    /// Whose key that is.
    [[nodiscard]] std::optional<std::size_t> owner(const QKeySequence& key) const;

    /// The action has these keys and no others; whoever had one of them loses it.
    void set(std::size_t action, const Keys& keys);
    void add(std::size_t action, const QKeySequence& key);
    /// As at first; whoever has one of those keys loses it.
    void reset(std::size_t action) { set(action, original_[action]); }
    void resetAll() { now_ = original_; }

private:
    std::vector<Keys> original_;
    std::vector<Keys> now_;
};

}  // namespace atom4::ui
