// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/message.h"

#include <algorithm>

#include "core/base/strings.h"

namespace atom4::link {
namespace {

// What stands behind a verb: n a number, w a word, * as many words as there are, and t text to the end of the line.
struct Form {
    Verb verb;
    std::string_view word;
    std::string_view parts;
};
constexpr std::array<Form, kVerbCount> kForms{{
    {Verb::kHello, "hello", "nnw*"},
    {Verb::kSeat, "seat", "w"},
    {Verb::kHave, "have", "nw"},
    {Verb::kPropose, "propose", "nw"},
    {Verb::kAccept, "accept", "nw"},
    {Verb::kDecline, "decline", "n"},
    {Verb::kSheet, "sheet", "nn*"},
    {Verb::kPlay, "play", "nnw"},
    {Verb::kFlag, "flag", "n"},
    {Verb::kAsk, "ask", "nnw"},
    {Verb::kAnswer, "answer", "nww"},
    {Verb::kRefused, "refused", "nww"},
    {Verb::kTalk, "talk", "t"},
    {Verb::kPing, "ping", "n"},
    {Verb::kPong, "pong", "n"},
    {Verb::kBye, "bye", "w"},
}};

const Form& form_of(Verb verb) {
    return kForms[static_cast<std::size_t>(verb)];
}

constexpr bool verbs_are_in_order() {
    for (std::size_t i = 0; i < kVerbCount; ++i)
        if (kForms[i].verb != static_cast<Verb>(i)) return false;
    return true;
}
static_assert(verbs_are_in_order());

bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= kLongestWord &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7F'; });
}

bool all_print(std::string_view text) {
    while (!text.empty())
        if (take_character(text) == kUnprintable) return false;
    return true;
}

bool take_number(std::string_view word, Message& message) {
    // One way to write each number: what is read is what is written.
    const auto number = parse_digits<std::uint64_t>(word);
    if (!number || *number > kLargestNumber || (word.size() > 1 && word.front() == '0')) return false;
    message.numbers.push_back(*number);
    return true;
}

bool take_word(std::string_view word, Message& message) {
    if (!is_word(word)) return false;
    message.words.emplace_back(word);
    return true;
}

bool take_parts(std::string_view rest, std::string_view parts, Message& message) {
    bool is_behind = false;  // a blank stands before each part but the first
    const auto next = [&] {
        const std::size_t blank = rest.find(' ');
        const std::string_view word = rest.substr(0, blank);
        is_behind = blank == std::string_view::npos;
        rest.remove_prefix(is_behind ? rest.size() : blank + 1);
        return word;
    };
    for (const char part : parts) {
        if (part == '*') {
            while (!is_behind)
                if (!take_word(next(), message)) return false;
            return true;
        }
        if (is_behind) return false;
        if (part == 't') {
            message.text = rest;
            return !rest.empty();
        }
        if (!(part == 'n' ? take_number(next(), message) : take_word(next(), message))) return false;
    }
    return is_behind;
}

}  // namespace

std::string_view word_of(Verb verb) {
    return form_of(verb).word;
}

std::optional<Verb> verb_of(std::string_view word) {
    const auto* form = std::find_if(kForms.begin(), kForms.end(), [&](const Form& each) { return each.word == word; });
    return form == kForms.end() ? std::nullopt : std::optional(form->verb);
}

std::string to_text(const Message& message) {
    std::string text(word_of(message.verb));
    for (const std::uint64_t number : message.numbers) text += ' ' + std::to_string(number);
    for (const std::string& word : message.words) text += ' ' + word;
    if (!message.text.empty()) text += ' ' + message.text;
    return text;
}

Result<Message, MessageFault> parse_message(std::string_view line) {
    if (!all_print(line)) return Failure{MessageFault::kCharacters};
    const std::size_t blank = line.find(' ');
    const auto verb = verb_of(line.substr(0, blank));
    if (!verb) return Failure{MessageFault::kUnknown};
    Message message{*verb};
    if (blank == std::string_view::npos || !take_parts(line.substr(blank + 1), form_of(*verb).parts, message))
        return Failure{MessageFault::kForm};
    return message;
}

std::string as_talk(std::string_view text) {
    std::string talk;
    for (std::size_t count = 0; !text.empty() && count < kLongestTalk; ++count) {
        const std::string_view before = text;
        const char32_t character = take_character(text);
        const std::size_t length = before.size() - text.size();
        if (character == kUnprintable)
            talk += ' ';
        else
            talk += before.substr(0, length);
    }
    const std::size_t first = talk.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return talk.substr(first, talk.find_last_not_of(' ') - first + 1);
}

}  // namespace atom4::link
