// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/result.h"

namespace atom4 {

/// A colour is the set of the lights it holds: bit 4 red, bit 2 green, bit 1 blue.
enum class Colour : std::uint8_t { kBlack, kBlue, kGreen, kCyan, kRed, kPurple, kYellow, kWhite };

inline constexpr int kColourCount = 8;
inline constexpr std::array<Colour, kColourCount> kColours{Colour::kBlack,  Colour::kBlue, Colour::kGreen,
                                                           Colour::kCyan,   Colour::kRed,  Colour::kPurple,
                                                           Colour::kYellow, Colour::kWhite};

/// The bit set of a colour, 0 (black) to 7 (white).
constexpr std::uint8_t lights(Colour colour) {
    return static_cast<std::uint8_t>(colour);
}

/// Player 1 plays red, green and blue, and has the goal colour white; player 2 plays yellow, cyan and purple, and has
/// the goal colour black.
enum class Player : std::uint8_t { kFirst, kSecond };

inline constexpr std::array<Player, 2> kPlayers{Player::kFirst, Player::kSecond};

constexpr Player opponent(Player player) {
    return player == Player::kFirst ? Player::kSecond : Player::kFirst;
}

/// The number of the player in texts and files: 1 or 2.
constexpr int number(Player player) {
    return player == Player::kFirst ? 1 : 2;
}

/// One value for each player, indexed by the player instead of by a number.
template <class T>
class ByPlayer {
public:
    constexpr ByPlayer() = default;
    constexpr ByPlayer(T first, T second) : first_(std::move(first)), second_(std::move(second)) {}

    constexpr T& operator[](Player player) { return player == Player::kFirst ? first_ : second_; }
    constexpr const T& operator[](Player player) const { return player == Player::kFirst ? first_ : second_; }
    friend bool operator==(const ByPlayer&, const ByPlayer&) = default;

private:
    T first_{};
    T second_{};
};

/// The six colours that are played, clockwise. Each turn plays the next one.
inline constexpr int kWheelSize = 6;
inline constexpr std::array<Colour, kWheelSize> kWheel{Colour::kRed,  Colour::kYellow, Colour::kGreen,
                                                       Colour::kCyan, Colour::kBlue,   Colour::kPurple};

constexpr bool is_on_wheel(Colour colour) {
    return colour != Colour::kBlack && colour != Colour::kWhite;
}

inline constexpr std::array<int, kColourCount> kWheelIndex{-1, 4, 2, 3, 0, 5, 1, -1};

/// Place on the wheel, 0 (red) to 5 (purple). The colour must be on the wheel.
constexpr int wheel_index(Colour colour) {
    require(is_on_wheel(colour));
    return kWheelIndex[lights(colour)];
}

/// The wheel colour at place `index`, and the one `steps` places clockwise of `colour`; both numbers may be negative or
/// go round several times.
constexpr Colour wheel_colour(int index) {
    return kWheel[static_cast<std::size_t>(((index % kWheelSize) + kWheelSize) % kWheelSize)];
}
constexpr Colour next_on_wheel(Colour colour, int steps) {
    return wheel_colour(wheel_index(colour) + steps);
}
/// The next colour clockwise.
constexpr Colour next_on_wheel(Colour colour) {
    require(is_on_wheel(colour));
    constexpr auto kNext = [] {
        std::array<Colour, kColourCount> next{};
        for (int index = 0; index < kWheelSize; ++index) next[lights(wheel_colour(index))] = wheel_colour(index + 1);
        return next;
    }();
    return kNext[lights(colour)];
}

/// The colour across the wheel: it holds the lights that this one lacks. Black and white are each other's opposite.
constexpr Colour opposite(Colour colour) {
    return static_cast<Colour>(kColourCount - 1 - lights(colour));
}

/// Returns whether the colour is red, green or blue, which add their one light. The other wheel colours remove the
/// light that they lack.
constexpr bool is_additive(Colour colour) {
    return colour == Colour::kRed || colour == Colour::kGreen || colour == Colour::kBlue;
}

/// The light that a wheel colour adds or removes: the only difference between a piece before and after it is turned.
inline constexpr std::array<std::uint8_t, kColourCount> kChangedLight{0, 1, 2, 4, 4, 2, 1, 0};
constexpr std::uint8_t changed_light(Colour played) {
    return kChangedLight[lights(played)];
}

/// The player of a wheel colour.
constexpr Player player_of(Colour colour) {
    require(is_on_wheel(colour));
    return is_additive(colour) ? Player::kFirst : Player::kSecond;
}

/// The colour of which four in a row win for the player.
constexpr Colour goal_colour(Player player) {
    return player == Player::kFirst ? Colour::kWhite : Colour::kBlack;
}

/// The colour that a piece of colour `reached` turns to if the wheel colour `played` acts on it (rules, "Reaction").
constexpr Colour combine(Colour played, Colour reached) {
    if (is_additive(played))
        return reached == Colour::kBlack ? played : static_cast<Colour>(lights(reached) | lights(played));
    return reached == Colour::kWhite ? played : static_cast<Colour>(lights(reached) & lights(played));
}

/// The letter that stands for the colour in records and on terminals: K B G C R P Y W.
constexpr char letter(Colour colour) {
    return "KBGCRPYW"[lights(colour)];
}
constexpr std::optional<Colour> colour_from_letter(char c) {
    for (const Colour colour : kColours)
        if (letter(colour) == c) return colour;
    return std::nullopt;
}

/// Returns the name of the colour, for a colour, a piece or a turn: "red comes next".
[[nodiscard]] std::string colour_name(Colour colour);
/// Returns the word for the colour of a piece as it follows the name of its cell: "h8 is red". In many languages that
/// is another word than colour_name(), or in small letters.
[[nodiscard]] std::string piece_colour(Colour colour);

}  // namespace atom4
