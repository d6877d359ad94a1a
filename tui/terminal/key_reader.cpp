// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/key_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr char kEscape = '\033';
// More than a key or the mouse ever says.
constexpr std::size_t kLongestSequence = 64;
// Nobody types the beginning of a sequence; a slow line may take its time over the rest.
constexpr milliseconds kRestDelay{100};

// The parts of a control sequence (ECMA-48, 5.4).
bool is_parameter(char byte) {
    return byte >= 0x20 && byte <= 0x3F;
}
bool is_final(char byte) {
    return byte >= 0x40 && byte <= 0x7E;
}

// The mouse's button in the numbers of xterm, in both forms: what it was, with modifiers and movement added.
std::optional<MouseEvent> mouse_event(int button, Place place) {
    constexpr int kModifiers = 4 | 8 | 16;
    constexpr int kMoved = 32;
    constexpr int kLeft = 0;
    constexpr int kWheelUp = 64;
    constexpr int kWheelDown = 65;
    place = {std::max(place.row, 0), std::max(place.col, 0)};
    using Kind = MouseEvent::Kind;
    button &= ~kModifiers;
    if (button >= kMoved && button < kWheelUp) return MouseEvent{Kind::kMove, place};
    if (button == kLeft) return MouseEvent{Kind::kPress, place};
    if (button == kWheelUp) return MouseEvent{Kind::kWheelUp, place};
    if (button == kWheelDown) return MouseEvent{Kind::kWheelDown, place};
    return std::nullopt;  // released, or a button that means nothing here
}

// "<button;column;row" and M for a press, m for a release.
std::optional<MouseEvent> mouse_in_numbers(std::string_view parameters, char final) {
    if (parameters.empty() || parameters.front() != '<' || final != 'M') return std::nullopt;
    constexpr int kMost = 100'000;
    std::array<int, 3> numbers{};
    std::size_t at = 0;
    for (const char byte : parameters.substr(1)) {
        if (byte == ';') {
            if (++at == numbers.size()) return std::nullopt;
        } else if (byte < '0' || byte > '9') {
            return std::nullopt;
        } else {
            numbers[at] = std::min(numbers[at] * 10 + (byte - '0'), kMost);
        }
    }
    if (at != 2) return std::nullopt;
    return mouse_event(numbers[0], {numbers[2] - 1, numbers[1] - 1});
}

// What a terminal says of its background (xterm's "Operating System Commands", 11): two or four digits for each light,
// of which the first two matter.
std::optional<int> colour_in(std::string_view text) {
    constexpr std::string_view kBegin = "11;rgb:";
    if (!text.starts_with(kBegin)) return std::nullopt;
    text.remove_prefix(kBegin.size());
    int colour = 0;
    for (int light = 0; light < 3; ++light) {
        const std::string_view digits = text.substr(0, text.find('/'));
        int value = 0;
        const auto [rest, error] =
            std::from_chars(digits.data(), digits.data() + std::min<std::size_t>(digits.size(), 2), value, 16);
        if (error != std::errc() || digits.size() < 2 || rest != digits.data() + 2) return std::nullopt;
        colour = colour << 8 | value;
        text.remove_prefix(std::min(digits.size() + 1, text.size()));
    }
    return colour;
}

int key_of(char byte) {
    return static_cast<unsigned char>(byte);
}

}  // namespace

void KeyReader::take(std::string_view bytes, Clock::time_point now) {
    if (bytes.empty()) return;
    if (now - last_ > kRestDelay) skips_ = false;
    bytes_.erase(0, begin_);
    begin_ = 0;
    bytes_ += bytes;
    last_ = now;
}

std::optional<TerminalEvent> KeyReader::next(Clock::time_point now) {
    while (true) {
        if (skips_) skip();
        if (begin_ == bytes_.size()) return std::nullopt;
        Found found = front();
        if (found.length == 0 && now >= *due()) found = cut_short();
        if (found.length == 0 && bytes_.size() - begin_ > kLongestSequence) {
            skips_ = true;
            drop(kLongestSequence);
            continue;
        }
        if (found.length == 0) return std::nullopt;
        drop(found.length);
        if (found.event) return found.event;
    }
}

std::optional<KeyReader::Clock::time_point> KeyReader::due() const {
    if (begin_ == bytes_.size()) return std::nullopt;
    const bool may_be_escape = bytes_.size() - begin_ == 1;
    // An answer that has begun goes on; nobody types that.
    constexpr milliseconds kAnswerDelay{2'000};
    if (tells_background()) return last_ + kAnswerDelay;
    // A slow line may hold up the rest of an answer that is on its way.
    const bool is_told_at_once = may_be_escape && !expects_state_;
    return last_ + (is_told_at_once ? escape_delay_ : std::max(escape_delay_, kRestDelay));
}

KeyReader::Found KeyReader::front() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_);
    const char first = bytes.front();
    if (tells_background()) return background_told();
    // Most of what comes is plain.
    if (first >= ' ' && first < 0x7F) return {1, key_of(first)};
    const Found found = known_key();
    if (found.length == 0 || found.event) return found;
    if (first != kEscape) return {1, key_of(first)};
    if (bytes.size() == 1) return {};
    if (bytes[1] == '[') return control_sequence();
    if (bytes[1] != 'O') return {1, key_of(first)};
    if (bytes.size() == 2) return {};
    return is_final(bytes[2]) ? Found{3} : Found{1, key_of(first)};
}

// What the terminal's description knows: of length 0 as long as it may become a key, without an event if it is none.
KeyReader::Found KeyReader::known_key() const {
    constexpr Found kNone{1};
    std::string sequence;
    for (std::size_t i = begin_; i < bytes_.size() && sequence.size() < kLongestSequence; ++i) {
        if (bytes_[i] == '\0') return kNone;
        sequence += bytes_[i];
        const int key = known_(sequence.c_str());
        if (key == 0 || key == KEY_MOUSE) return kNone;
        if (key > 0) return {sequence.size(), key};
    }
    return sequence.size() < kLongestSequence ? Found{} : kNone;
}

KeyReader::Found KeyReader::control_sequence() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_, kLongestSequence);
    std::size_t end = 2;
    while (end < bytes.size() && is_parameter(bytes[end])) ++end;
    if (end == bytes.size()) return {};
    // Another control character ends it; it is told by itself.
    if (!is_final(bytes[end])) return {end};
    if (bytes[end] == 'M' && end == 2 && expects_mouse_) return three_bytes();
    if (expects_background_ && bytes[end] == 'c' && bytes[2] == '?') has_answered_ = true;
    if (expects_state_ && bytes.substr(2, end - 1) == "0n") {
        expects_state_ = false;
        state_told_ = true;
    }
    if (const auto event = mouse_in_numbers(bytes.substr(2, end - 2), bytes[end])) return {end + 1, *event};
    return {end + 1};
}

// Whether what is at the front goes on as the answer that is waited for. On a slow line its first byte may have been
// taken for the Escape key.
bool KeyReader::tells_background() const {
    if (!expects_background_) return false;
    const std::string_view bytes = std::string_view(bytes_).substr(begin_);
    const auto agrees = [bytes](std::string_view whole) {
        const std::size_t size = std::min(bytes.size(), whole.size());
        return bytes.substr(0, size) == whole.substr(0, size);
    };
    return (bytes.size() > 1 && agrees("\033]")) || (!background_ && agrees("]11;"));
}

// "]11;rgb:RRRR/GGGG/BBBB" and what ends a string, one byte or two.
KeyReader::Found KeyReader::background_told() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_, kLongestSequence);
    const std::size_t begin = bytes.find(']') + 1;
    const std::size_t end = bytes.find_first_not_of("0123456789abcdefABCDEFrg:;/#", begin);
    if (end == std::string_view::npos || (bytes[end] == kEscape && end + 1 == bytes.size())) return {};
    // Whatever does not belong to it was typed behind an answer that never went on.
    const bool is_whole = bytes[end] == '\a' || bytes.substr(end, 2) == "\033\\";
    if (!is_whole) return {end};
    if (const auto colour = colour_in(bytes.substr(begin, end - begin))) {
        background_ = colour;
        has_answered_ = true;
    }
    return {bytes[end] == '\a' ? end + 1 : end + 2};
}

KeyReader::Found KeyReader::three_bytes() const {
    constexpr std::size_t kLength = 6;
    const std::string_view bytes = std::string_view(bytes_).substr(begin_);
    if (bytes.size() < kLength) return {};
    const auto number = [&](std::size_t at) { return key_of(bytes[at]) - ' '; };
    // Button 3 is the release of any, unless it moved.
    if (const auto event = mouse_event(number(3), {number(5) - 1, number(4) - 1})) return {kLength, *event};
    return {kLength};
}

// The beginning of a key whose rest does not come.
KeyReader::Found KeyReader::cut_short() const {
    const std::size_t size = bytes_.size() - begin_;
    // Escape, alone or with a letter to it; and a control character that some key begins with.
    if (size <= 2 || bytes_[begin_] != kEscape) return {1, key_of(bytes_[begin_])};
    return {size};
}

void KeyReader::skip() {
    while (begin_ < bytes_.size() && is_parameter(bytes_[begin_])) ++begin_;
    if (begin_ == bytes_.size()) return;
    if (is_final(bytes_[begin_])) ++begin_;
    skips_ = false;
}

void KeyReader::drop(std::size_t length) {
    begin_ += length;
}

}  // namespace atom4::tui
