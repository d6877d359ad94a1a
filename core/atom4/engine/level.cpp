// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/level.h"

#include <algorithm>

#include "core/base/result.h"

namespace atom4 {
Level Level::of_tenths(std::int64_t tenths) {
    require(tenths >= 0);
    Level level;
    level.tenths_ = std::min(tenths, kHighestLevel.in_tenths());
    return level;
}

int Level::nearest() const {
    return static_cast<int>((tenths_ + kTenths / 2) / kTenths);
}

Level Level::stepped(int by) const {
    const std::int64_t on_the_way = by < 0 && !is_whole() ? 1 : 0;
    return of_tenths(std::max<std::int64_t>(0, std::int64_t{reached()} + by + on_the_way) * kTenths);
}

std::string to_text(Level level) {
    const std::string whole = std::to_string(level.reached());
    return level.is_whole() ? whole : whole + '.' + std::to_string(level.beyond());
}

std::optional<Level> parse_level(std::string_view text, TooLarge too_large) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto whole = parse_digits<int>(text.substr(0, point), too_large);
    if (!whole) return std::nullopt;
    if (point == text.size()) return Level(*whole);
    const std::string_view decimals = text.substr(point + 1);
    if (decimals.size() > 3 || !parse_digits<int>(decimals)) return std::nullopt;
    const int beyond = decimals[0] - '0' + (decimals.size() > 1 && decimals[1] >= '5' ? 1 : 0);
    if (too_large == TooLarge::kRefused && *whole == kHighestLevel && beyond > 0) return std::nullopt;
    return Level::of_tenths(Level(*whole).in_tenths() + beyond);
}

std::optional<Level> parse_typed_level(std::string_view text) {
    std::string with_point(text);
    std::replace(with_point.begin(), with_point.end(), ',', '.');
    return parse_level(with_point, TooLarge::kTheLargest);
}

}  // namespace atom4
