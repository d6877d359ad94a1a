// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/listeners.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <type_traits>

namespace atom4 {
namespace {

static_assert(!std::is_copy_constructible_v<Subscription>);
static_assert(std::is_nothrow_move_constructible_v<Subscription>);

TEST(Listeners, AreNotifiedInTheOrderTheyJoined) {
    Listeners<char> listeners;
    std::string heard;
    const auto first = listeners.add([&](char event) { heard += {'1', event}; });
    const auto second = listeners.add([&](char event) { heard += {'2', event}; });
    listeners.notify('a');
    listeners.notify('b');
    EXPECT_EQ(heard, "1a2a1b2b");
}

TEST(Listeners, FallSilentWithTheirSubscription) {
    Listeners<char> listeners;
    std::string heard;
    {
        const auto subscription = listeners.add([&](char event) { heard += event; });
        listeners.notify('a');
    }
    listeners.notify('b');
    EXPECT_EQ(heard, "a");
}

TEST(Listeners, AreReleasedWithTheirSubscription) {
    Listeners<char> listeners;
    auto owned = std::make_shared<int>(1);
    auto subscription = listeners.add([owned](char) {});
    EXPECT_EQ(owned.use_count(), 2);
    subscription = Subscription();
    EXPECT_EQ(owned.use_count(), 1);
}

TEST(Listeners, StayActiveWhenTheirSubscriptionMoves) {
    Listeners<char> listeners;
    std::string heard;
    Subscription last;
    {
        Subscription first = listeners.add([&](char event) { heard += event; });
        last = std::move(first);
    }
    listeners.notify('a');
    EXPECT_EQ(heard, "a");
}

TEST(Listeners, MayBeOutlivedByASubscription) {
    Subscription subscription;
    {
        Listeners<char> listeners;
        subscription = listeners.add([](char) {});
    }
    subscription = Subscription();
}

TEST(Listeners, MayLeaveDuringAnEvent) {
    Listeners<char> listeners;
    std::string heard;
    std::optional<Subscription> second;
    std::optional<Subscription> first = listeners.add([&](char event) {
        heard += {'1', event};
        first.reset();
        second.reset();
    });
    second = listeners.add([&](char event) { heard += {'2', event}; });
    const auto third = listeners.add([&](char event) { heard += {'3', event}; });
    listeners.notify('a');
    listeners.notify('b');
    EXPECT_EQ(heard, "1a3a3b");
}

TEST(Listeners, MayJoinDuringAnEvent) {
    Listeners<char> listeners;
    std::string heard;
    std::optional<Subscription> late;
    const auto first = listeners.add([&](char event) {
        heard += {'1', event};
        if (!late) late = listeners.add([&](char again) { heard += {'2', again}; });
    });
    listeners.notify('a');
    listeners.notify('b');
    EXPECT_EQ(heard, "1a1b2b");
}

TEST(Listeners, MayRaiseTheNextEvent) {
    Listeners<char> listeners;
    std::string heard;
    const auto first = listeners.add([&](char event) {
        heard += {'1', event};
        if (event == 'a') listeners.notify('b');
    });
    const auto second = listeners.add([&](char event) { heard += {'2', event}; });
    listeners.notify('a');
    EXPECT_EQ(heard, "1a1b2b2a");
}

}  // namespace
}  // namespace atom4
