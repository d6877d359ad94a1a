// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace atom4::link {

/// What one end says to the other (PROTOCOL.md, "Messages", has what each carries).
enum class Verb : std::uint8_t {
    kHello,
    kSeat,
    kHave,
    kPropose,
    kAccept,
    kDecline,
    kSheet,
    kPlay,
    kFlag,
    kAsk,
    kAnswer,
    kRefused,
    kTalk,
    kPing,
    kPong,
    kBye,
};
inline constexpr std::size_t kVerbCount = 16;

/// The word that stands for it in a line.
[[nodiscard]] std::string_view word_of(Verb verb);
[[nodiscard]] std::optional<Verb> verb_of(std::string_view word);

/// A message: its verb, and behind it what PROTOCOL.md says for the verb, in that order.
struct Message {
    Verb verb = Verb::kBye;
    std::vector<std::uint64_t> numbers = {};
    std::vector<std::string> words = {};
    std::string text = {};  ///< what a person wrote; may hold blanks

    friend bool operator==(const Message&, const Message&) = default;
};

enum class MessageFault : std::uint8_t {
    kCharacters,  ///< some do not print, or are no UTF-8
    kUnknown,     ///< no such verb
    kForm,        ///< not what belongs behind the verb
};

/// The longest word within a message; a match's terms with a whole board fit.
inline constexpr std::size_t kLongestWord = 2000;
/// No number is larger, so that sums of them are numbers still.
inline constexpr std::uint64_t kLargestNumber = 999'999'999'999;

[[nodiscard]] std::string to_text(const Message& message);
/// Reads what to_text writes, and nothing else.
[[nodiscard]] Result<Message, MessageFault> parse_message(std::string_view line);

/// The most characters of a line of talk.
inline constexpr std::size_t kLongestTalk = 200;
/// What somebody wrote as it may travel and be shown: on one line, without what does not print, no longer than that.
[[nodiscard]] std::string as_talk(std::string_view text);

}  // namespace atom4::link
