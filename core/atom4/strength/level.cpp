// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/strength/level.h"

#include <algorithm>

#include "core/base/result.h"

namespace atom4 {
namespace {

constexpr std::size_t kDecimals = 3;

}  // namespace

Level Level::of_thousandths(std::int64_t thousandths) {
    require(thousandths >= 0);
    Level level;
    level.thousandths_ = std::min(thousandths, kHighestLevel.in_thousandths());
    return level;
}

int Level::nearest() const {
    return static_cast<int>((thousandths_ + kThousandths / 2) / kThousandths);
}

Level Level::stepped(int by) const {
    const std::int64_t on_the_way = by < 0 && !is_whole() ? 1 : 0;
    return of_thousandths(std::max<std::int64_t>(0, std::int64_t{reached()} + by + on_the_way) * kThousandths);
}

std::string to_text(Level level) {
    std::string text = std::to_string(level.reached());
    if (level.is_whole()) return text;
    const std::string beyond = std::to_string(level.beyond());
    text += '.' + std::string(kDecimals - beyond.size(), '0') + beyond;
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::optional<Level> parse_level(std::string_view text, TooLarge too_large) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto whole = parse_digits<int>(text.substr(0, point), too_large);
    if (!whole) return std::nullopt;
    if (point == text.size()) return Level(*whole);
    const std::string_view decimals = text.substr(point + 1);
    const auto read = decimals.size() <= kDecimals ? parse_digits<int>(decimals) : std::nullopt;
    if (!read) return std::nullopt;
    int beyond = *read;
    for (std::size_t missing = decimals.size(); missing < kDecimals; ++missing) beyond *= 10;
    if (too_large == TooLarge::kRefused && *whole == kHighestLevel && beyond > 0) return std::nullopt;
    return Level::of_thousandths(Level(*whole).in_thousandths() + beyond);
}

std::optional<Level> parse_typed_level(std::string_view text) {
    std::string with_point(text);
    std::replace(with_point.begin(), with_point.end(), ',', '.');
    return parse_level(with_point, TooLarge::kTheLargest);
}

}  // namespace atom4
