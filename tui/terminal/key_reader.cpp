// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/key_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <cwchar>

#include "core/base/latin_keys.h"
#include "core/base/strings.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr char kEscape = '\033';
// Longer than any key or mouse report; and than any answer in a string.
constexpr std::size_t kLongestSequence = 64;
constexpr std::size_t kLongestString = 256;
// The beginning of a sequence is not typed by hand, so its rest will come; on a slow line it may take this long.
constexpr milliseconds kRestDelay{100};

// The parts of a control sequence (ECMA-48, 5.4).
bool is_parameter(char byte) {
    return byte >= 0x20 && byte <= 0x3F;
}
bool is_final(char byte) {
    return byte >= 0x40 && byte <= 0x7E;
}

// Decodes xterm's number of a mouse event, the same in both forms: the button, with modifiers and movement added.
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
    constexpr int kMax = 100'000;
    std::array<int, 3> numbers{};
    std::size_t at = 0;
    for (const char byte : parameters.substr(1)) {
        if (byte == ';') {
            if (++at == numbers.size()) return std::nullopt;
        } else if (byte < '0' || byte > '9') {
            return std::nullopt;
        } else {
            numbers[at] = std::min(numbers[at] * 10 + (byte - '0'), kMax);
        }
    }
    if (at != 2) return std::nullopt;
    return mouse_event(numbers[0], {numbers[2] - 1, numbers[1] - 1});
}

constexpr std::string_view kPasteEnd = "\033[201~";
// No text that means something here is longer.
constexpr std::size_t kLongestPaste = 1'000'000;
// A paste that does not go on for this long is over; its end was lost.
constexpr milliseconds kPasteDelay{2'000};

// Returns what "\033[", that number and ~ mean: the keys of xterm and VT220, and Home and End as PuTTY and rxvt send
// them.
std::optional<int> numbered_key(int number) {
    switch (number) {
        case 1:
        case 7: return KEY_HOME;
        case 2: return KEY_IC;
        case 3: return KEY_DC;
        case 4:
        case 8: return KEY_END;
        case 5: return KEY_PPAGE;
        case 6: return KEY_NPAGE;
        case 11: return KEY_F(1);
        default: return std::nullopt;
    }
}

// The same for a letter after "\033[" or "\033O".
std::optional<int> lettered_key(char letter) {
    switch (letter) {
        case 'A': return KEY_UP;
        case 'B': return KEY_DOWN;
        case 'C': return KEY_RIGHT;
        case 'D': return KEY_LEFT;
        case 'E': return KEY_B2;
        case 'F': return KEY_END;
        case 'H': return KEY_HOME;
        case 'P': return KEY_F(1);
        default: return std::nullopt;
    }
}

// The keypad in application mode (DEC's VT100), after "\033O".
std::optional<int> keypad_key(char letter) {
    if (letter >= 'p' && letter <= 'y') return '0' + (letter - 'p');
    constexpr std::string_view kLetters = "jklmnoX";
    constexpr std::string_view kKeys = "*+,-./=";
    const std::size_t at = kLetters.find(letter);
    if (at != std::string_view::npos) return kKeys[at];
    return letter == 'M' ? std::optional(KEY_ENTER) : std::nullopt;
}

// Returns the key for a number that kitty has for the keypad.
std::optional<int> kitty_keypad_key(int code) {
    constexpr int kFirst = 57'399;
    constexpr int kKeys[] = {'0',      '1',     '2',      '3',       '4',    '5',      '6',       '7',
                             '8',      '9',     '.',      '/',       '*',    '-',      '+',       '\r',
                             '=',      ',',     KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_PPAGE, KEY_NPAGE,
                             KEY_HOME, KEY_END, KEY_IC,   KEY_DC,    KEY_B2};
    if (code < kFirst || code >= kFirst + static_cast<int>(std::size(kKeys))) return std::nullopt;
    return kKeys[code - kFirst];
}

// Parameters of a key: "code:shifted:base;modifiers:event;text", any of which may be missing.
class KeyParameters {
public:
    explicit KeyParameters(std::string_view text) {
        for (auto& group : numbers_) {
            std::string_view part = take_until(text, ";");
            for (int& number : group)
                number = parse_digits<int>(take_until(part, ":"), TooLarge::kTheLargest).value_or(0);
        }
    }
    [[nodiscard]] int code() const { return numbers_[0][0]; }
    [[nodiscard]] int shifted() const { return numbers_[0][1]; }
    [[nodiscard]] int base() const { return numbers_[0][2]; }
    [[nodiscard]] int third() const { return numbers_[2][0]; }
    [[nodiscard]] bool is_released() const { return numbers_[1][1] == 3; }
    [[nodiscard]] bool has(int modifier) const { return (modifiers() & modifier) != 0; }
    // Whether there are no modifiers, apart from Caps Lock and Num Lock.
    [[nodiscard]] bool has_none() const { return (modifiers() & 0x3F) == 0; }

    static constexpr int kShift = 1;
    static constexpr int kControl = 4;
    static constexpr int kOthers = 0x3F & ~(kShift | kControl);
    static constexpr int kCapsLock = 64;

private:
    [[nodiscard]] int modifiers() const { return std::max(numbers_[1][0] - 1, 0); }
    std::array<std::array<int, 3>, 3> numbers_{};
};

// The byte that Ctrl makes of a letter, whatever the keyboard layout.
std::optional<int> control_key(const KeyParameters& key, int code) {
    const auto is_latin = [](int one) { return one >= '@' && one < 0x7F; };
    if (is_latin(code)) return code & 0x1F;
    if (is_latin(key.base())) return key.base() & 0x1F;
    const auto latin = latin_key(static_cast<char32_t>(code));
    return latin && is_latin(*latin) ? std::optional(*latin & 0x1F) : std::nullopt;
}

// Parses what a terminal says about its background (xterm's "Operating System Commands", 11): two or four digits for
// each channel, of which the first two matter.
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

// The bytes of a character, as the terminal would have sent it without a number.
std::string in_bytes(char32_t character) {
    std::array<char, MB_LEN_MAX> bytes{};
    std::mbstate_t state{};
    const std::size_t count = std::wcrtomb(bytes.data(), static_cast<wchar_t>(character), &state);
    return count <= bytes.size() ? std::string(bytes.data(), count) : std::string();
}

}  // namespace

// Reads a key in a form in which each has a number: kitty's ("CSI u"), or xterm's for keys without a form of their own,
// "27;modifiers;number~".
KeyReader::Found KeyReader::numbered(std::size_t length, std::string_view parameters, char final) {
    const KeyParameters key(parameters);
    const int code = final == 'u' ? key.code() : key.third();
    const int text = final == 'u' ? key.third() : 0;
    if (key.is_released() || key.has(KeyParameters::kOthers)) return {length};
    const bool shifts = key.has(KeyParameters::kShift);
    if (const auto keypad = kitty_keypad_key(code)) return {length, *keypad};
    switch (code) {
        case kEscape:
        case '\r': return {length, code};
        case '\t': return {length, shifts ? KEY_BTAB : code};
        case '\b':
        case 0x7F: return {length, KEY_BACKSPACE};
        default: break;
    }
    if (code < ' ') return {length};
    if (key.has(KeyParameters::kControl)) {
        const auto control = control_key(key, code);
        return control ? Found{length, *control} : Found{length};
    }
    int letter = text >= ' ' ? text : shifts && key.shifted() > 0 ? key.shifted() : code;
    const bool is_capital = shifts != key.has(KeyParameters::kCapsLock);
    if (letter == code && is_capital && letter >= 'a' && letter <= 'z') letter += 'A' - 'a';
    if (letter < 0x7F) return {length, letter};
    // Surrogates and the private use area stand for keys that make no character.
    constexpr int kFirstPrivate = 0xD800;
    constexpr int kLastPrivate = 0xF8FF;
    if (letter > 0x10FFFF || (letter >= kFirstPrivate && letter <= kLastPrivate)) return {length};
    return {length, std::nullopt, in_bytes(static_cast<char32_t>(letter))};
}

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
        if (!typed_.empty()) {
            const int byte = key_of(typed_.front());
            typed_.erase(0, 1);
            return byte;
        }
        if (skips_) skip();
        if (paste_) {
            auto event = pasted(now);
            if (event || paste_) return event;
        }
        if (begin_ == bytes_.size()) return std::nullopt;
        Found found = front();
        if (found.length == 0 && now >= *due()) found = cut_short();
        const std::size_t longest = reports_in_string() ? kLongestString : kLongestSequence;
        if (found.length == 0 && bytes_.size() - begin_ > longest) {
            skips_ = true;
            drop(kLongestSequence);
            continue;
        }
        if (found.length == 0) return std::nullopt;
        drop(found.length);
        typed_ = std::move(found.bytes);
        if (found.begins_paste) paste_.emplace();
        if (found.event) return found.event;
    }
}

// Takes what has come of a paste. Returns it as a whole once its end has come, or is overdue.
std::optional<TerminalEvent> KeyReader::pasted(Clock::time_point now) {
    const std::string_view rest = std::string_view(bytes_).substr(begin_);
    const std::size_t end = rest.find(kPasteEnd);
    const bool is_over = end != std::string_view::npos || now >= last_ + kPasteDelay;
    // What may be the beginning of its end stays for the next time.
    const std::size_t keeps = std::min(rest.size(), kPasteEnd.size() - 1);
    const std::string_view text = rest.substr(0, is_over ? end : rest.size() - keeps);
    paste_->append(text.substr(0, kLongestPaste - std::min(paste_->size(), kLongestPaste)));
    drop(text.size() + (end != std::string_view::npos ? kPasteEnd.size() : 0));
    if (!is_over) return std::nullopt;
    // Line ends come as from the Enter key.
    Paste paste;
    for (std::size_t i = 0; i < paste_->size(); ++i) {
        const char byte = (*paste_)[i];
        if (byte != '\r')
            paste.text += byte;
        else if (i + 1 == paste_->size() || (*paste_)[i + 1] != '\n')
            paste.text += '\n';
    }
    paste_.reset();
    return paste;
}

std::optional<KeyReader::Clock::time_point> KeyReader::due() const {
    if (paste_) return last_ + kPasteDelay;
    if (begin_ == bytes_.size()) return std::nullopt;
    const bool may_be_escape = bytes_.size() - begin_ == 1;
    // An answer that has begun will go on: it was not typed by hand.
    constexpr milliseconds kAnswerDelay{2'000};
    if (reports_background()) return last_ + kAnswerDelay;
    return last_ + (may_be_escape ? escape_delay_ : std::max(escape_delay_, kRestDelay));
}

KeyReader::Found KeyReader::front() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_);
    const char first = bytes.front();
    if (reports_background()) return background_report();
    // Most keys are plain characters.
    if (first >= ' ' && first < 0x7F) return {1, key_of(first)};
    // Digits on the keypad are digits, whatever else the description has them for.
    if (bytes.size() > 2 && bytes.starts_with("\033O"))
        if (const auto key = keypad_key(bytes[2])) return {3, *key};
    const Found found = known_key();
    if (found.length == 0 || found.event) return found;
    if (first != kEscape) return {1, key_of(first)};
    if (bytes.size() == 1) return {};
    if (bytes[1] == '[') return control_sequence();
    if (reports_in_string()) return string_report();
    if (bytes[1] != 'O') return {1, key_of(first)};
    if (bytes.size() == 2) return {};
    if (const auto key = lettered_key(bytes[2])) return {3, *key};
    return is_final(bytes[2]) ? Found{3} : Found{1, key_of(first)};
}

// Looks for a key in the terminal's description: length 0 as long as it may become one, no event if it is none.
KeyReader::Found KeyReader::known_key() const {
    const Found kNone{1};
    std::string sequence;
    for (std::size_t i = begin_; i < bytes_.size() && sequence.size() < kLongestSequence; ++i) {
        if (bytes_[i] == '\0') return kNone;
        sequence += bytes_[i];
        const int key = known_(sequence.c_str());
        if (key == 0 || key == KEY_MOUSE) return kNone;
        // The VT220's names of the keys in the place of Home and End.
        if (key == KEY_FIND) return {sequence.size(), KEY_HOME};
        if (key == KEY_SELECT) return {sequence.size(), KEY_END};
        if (key > 0) return {sequence.size(), key};
    }
    return sequence.size() < kLongestSequence ? Found{} : kNone;
}

KeyReader::Found KeyReader::control_sequence() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_, kLongestSequence);
    std::size_t end = 2;
    while (end < bytes.size() && is_parameter(bytes[end])) ++end;
    if (end == bytes.size()) return {};
    // Another control character ends the sequence, and is read by itself.
    if (!is_final(bytes[end])) return {end};
    if (bytes[end] == 'M' && end == 2 && expects_mouse_) return three_bytes();
    const std::string_view parameters = bytes.substr(2, end - 2);
    take_answer(parameters, bytes[end]);
    if (const auto event = mouse_in_numbers(parameters, bytes[end])) return {end + 1, *event};
    return common_key(end + 1, parameters, bytes[end]);
}

// Stores an answer: what the terminal is, or a number about its pictures. Ignores anything else.
void KeyReader::take_answer(std::string_view parameters, char final) const {
    const bool is_private = parameters.starts_with('?');
    std::vector<int> numbers;
    for (std::string_view rest = parameters.substr(is_private ? 1 : 0); !rest.empty();)
        numbers.push_back(parse_digits<int>(take_until(rest, ";"), TooLarge::kTheLargest).value_or(0));
    const auto is_at = [&](std::size_t count, std::initializer_list<int> beginning) {
        return numbers.size() == count && std::equal(beginning.begin(), beginning.end(), numbers.begin());
    };
    if (final == 'c' && is_private) {
        if (expects_background_) has_answered_ = true;
        knows_kind_ = true;
        constexpr int kSixels = 4;
        graphics_.sixel = expects_graphics_ && std::find(numbers.begin(), numbers.end(), kSixels) != numbers.end();
    } else if (final == 't' && is_at(3, {6})) {
        graphics_.place_height = numbers[1];
        graphics_.place_width = numbers[2];
    } else if (final == 'S' && is_private && is_at(3, {1, 0})) {
        graphics_.registers = numbers[2];
    } else if (final == 'S' && is_private && is_at(4, {2, 0})) {
        graphics_.max_width = numbers[2];
        graphics_.max_height = numbers[3];
    }
}

bool KeyReader::reports_in_string() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_);
    return expects_graphics_ && (bytes.starts_with("\033_") || bytes.starts_with("\033P"));
}

// Reads "\033_G", keys, a semicolon, and OK or an error; or "\033P>|" and a name.
KeyReader::Found KeyReader::string_report() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_, kLongestString);
    constexpr std::string_view kEnd = "\033\\";
    const std::size_t end = bytes.find(kEnd, 1);
    if (end == std::string_view::npos) {
        // With any other third byte, the first two were typed: Escape and a key.
        return bytes.size() > 2 && bytes[2] != 'G' && bytes[2] != '>' ? Found{1, key_of(kEscape)} : Found{};
    }
    const std::string_view text = bytes.substr(2, end - 2);
    if (text.starts_with('G') && text.ends_with(";OK")) graphics_.kitty = true;
    if (text.starts_with(">|XTerm")) graphics_.as_one = true;
    return {end + kEnd.size()};
}

// Reads keys that the terminal's description does not know.
KeyReader::Found KeyReader::common_key(std::size_t length, std::string_view parameters, char final) {
    if (parameters == "200" && final == '~') return {length, std::nullopt, {}, true};
    if (parameters.find_first_not_of("0123456789;:") != std::string_view::npos) return {length};
    if (final == 'u' && !parameters.empty()) return numbered(length, parameters, final);
    if (final == '~' && parameters.starts_with("27;")) return numbered(length, parameters, final);
    if (final == 'Z' && parameters.empty()) return {length, KEY_BTAB};
    const KeyParameters key(parameters);
    if (key.is_released() || !key.has_none()) return {length};
    const auto found = final == '~' ? numbered_key(key.code()) : key.code() <= 1 ? lettered_key(final) : std::nullopt;
    return found ? Found{length, *found} : Found{length};
}

// Whether the first bytes may be the awaited answer about the background. On a slow line its first byte may have been
// taken for the Escape key.
bool KeyReader::reports_background() const {
    if (!expects_background_) return false;
    const std::string_view bytes = std::string_view(bytes_).substr(begin_);
    const auto agrees = [bytes](std::string_view whole) {
        const std::size_t size = std::min(bytes.size(), whole.size());
        return bytes.substr(0, size) == whole.substr(0, size);
    };
    return (bytes.size() > 1 && agrees("\033]")) || (!background_ && agrees("]11;"));
}

// Reads "]11;rgb:RRRR/GGGG/BBBB" and what ends a string, one byte or two.
KeyReader::Found KeyReader::background_report() const {
    const std::string_view bytes = std::string_view(bytes_).substr(begin_, kLongestSequence);
    const std::size_t begin = bytes.find(']') + 1;
    const std::size_t end = bytes.find_first_not_of("0123456789abcdefABCDEFrg:;/#", begin);
    if (end == std::string_view::npos || (bytes[end] == kEscape && end + 1 == bytes.size())) return {};
    // Bytes that do not belong to it were typed after an answer that was never completed.
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
    // Button 3 is the release of any button, unless the mouse moved.
    if (const auto event = mouse_event(number(3), {number(5) - 1, number(4) - 1})) return {kLength, *event};
    return {kLength};
}

// Reads the beginning of a key whose rest does not come.
KeyReader::Found KeyReader::cut_short() const {
    const std::size_t size = bytes_.size() - begin_;
    // Escape, alone or before a letter; or a control character with which some key begins.
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
