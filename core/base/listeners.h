// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace atom4 {

/// Keeps a listener subscribed for as long as this lives, and no longer. Make it the last member of the object that the
/// listener uses, so that it is destroyed first. May outlive the Listeners.
class [[nodiscard]] Subscription {
public:
    Subscription() = default;  ///< subscribes nothing
    Subscription(Subscription&&) noexcept = default;
    Subscription& operator=(Subscription&&) noexcept = default;

private:
    template <class Event>
    friend class Listeners;
    explicit Subscription(std::shared_ptr<const void> listener) : listener_(std::move(listener)) {}

    std::shared_ptr<const void> listener_;
};

/// The listeners to events of one kind. Not thread-safe.
template <class Event>
class Listeners {
public:
    using Listener = std::function<void(const Event&)>;

    Subscription add(Listener listener) {
        std::erase_if(listeners_, [](const auto& kept) { return kept.expired(); });
        auto kept = std::make_shared<const Listener>(std::move(listener));
        listeners_.push_back(kept);
        return Subscription(std::move(kept));
    }
    /// Calls all listeners in order of subscription. Listeners may subscribe, unsubscribe and announce the next event
    /// meanwhile; those removed before their turn, and those added, do not get this event.
    void notify(const Event& event) const {
        const auto at_present = listeners_;
        for (const auto& kept : at_present)
            if (const auto listener = kept.lock()) (*listener)(event);
    }

private:
    std::vector<std::weak_ptr<const Listener>> listeners_;
};

}  // namespace atom4
