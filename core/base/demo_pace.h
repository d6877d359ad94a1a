// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <utility>

namespace atom4 {

/// The speed of a demo, in which the computer plays itself.
enum class DemoPace : std::uint8_t { kSlow, kNormal, kFast };
/// The name of each in settings.ini, under kDemoKey.
inline constexpr std::array<std::pair<DemoPace, std::string_view>, 3> kDemoPaces{
    {{DemoPace::kSlow, "slow"}, {DemoPace::kNormal, "normal"}, {DemoPace::kFast, "fast"}}};
inline constexpr const char* kDemoKey = "computer/demonstration";

/// The minimum time of a move in a demo, and how long the end of a round is shown.
struct DemoTimes {
    std::chrono::milliseconds move;
    std::chrono::milliseconds round;
};
[[nodiscard]] constexpr DemoTimes times_of(DemoPace pace) {
    using std::chrono::milliseconds;
    switch (pace) {
        case DemoPace::kSlow: return {milliseconds(2'000), milliseconds(8'000)};
        case DemoPace::kNormal: break;
        case DemoPace::kFast: return {milliseconds(100), milliseconds(1'500)};
    }
    return {milliseconds(600), milliseconds(4'000)};
}

}  // namespace atom4
