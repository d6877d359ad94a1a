// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/attribute_thrift.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "tui/tty/beside_screen.h"

namespace atom4::tui {
namespace {

constexpr char kEscape = '\033';
constexpr char kShiftOut = '\016';
constexpr char kShiftIn = '\017';

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(';');
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

// -1 where it is none.
int number(std::string_view text) {
    if (text.empty()) return 0;
    int value = -1;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && rest == text.data() + text.size() ? value : -1;
}

constexpr bool is_within(int value, int first, int last) {
    return value >= first && value <= last;
}

void add(std::string& parameters, std::string_view one) {
    if (!parameters.empty()) parameters += ';';
    parameters += one;
}

std::string or_usual(const std::string& colour, const char* usual) {
    return colour.empty() ? usual : colour;
}

// Whether the control sequence changes where the next character goes, and nothing that is shown.
bool only_moves(char final) {
    return std::string_view("ABCDGHd").find(final) != std::string_view::npos;
}

// Whether it puts blanks somewhere.
bool erases(char final) {
    return std::string_view("JKX").find(final) != std::string_view::npos;
}

// The block that is ink where the one that the text begins with is ground; nothing if it begins with none.
std::string complement(std::string_view text) {
    // From U+2580 on: halves, and quarters.
    static constexpr std::array<std::pair<char, char>, 14> kOthers{{{'\x80', '\x84'},
                                                                    {'\x84', '\x80'},
                                                                    {'\x8C', '\x90'},
                                                                    {'\x90', '\x8C'},
                                                                    {'\x96', '\x9C'},
                                                                    {'\x97', '\x9B'},
                                                                    {'\x98', '\x9F'},
                                                                    {'\x99', '\x9D'},
                                                                    {'\x9A', '\x9E'},
                                                                    {'\x9B', '\x97'},
                                                                    {'\x9C', '\x96'},
                                                                    {'\x9D', '\x99'},
                                                                    {'\x9E', '\x9A'},
                                                                    {'\x9F', '\x98'}}};
    if (text.size() >= 3 && text.starts_with("\xE2\x96")) {
        const auto* other =
            std::find_if(kOthers.begin(), kOthers.end(), [&](const auto& pair) { return pair.first == text[2]; });
        return other == kOthers.end() ? "" : std::string("\xE2\x96") + other->second;
    }
    // From U+1FB00 on: sixths, in the order of what is ink, so that the last one is the first one's.
    constexpr int kSixths = 60;
    if (text.size() < 4 || !text.starts_with("\xF0\x9F\xAC")) return {};
    const int number = static_cast<unsigned char>(text[3]) - 0x80;
    if (number >= kSixths) return {};
    return std::string("\xF0\x9F\xAC") + static_cast<char>(0x80 + kSixths - 1 - number);
}

// A colour's parameters for ink as those for ground, or the other way round: the number that they begin with is ten
// more, or less.
std::string with_other_use(const std::string& colour, int direction) {
    const std::size_t end = std::min(colour.find_first_not_of("0123456789"), colour.size());
    return std::to_string(number(std::string_view(colour).substr(0, end)) + 10 * direction) + colour.substr(end);
}

// Those that a blank does not show: bold, dim and slanted.
constexpr std::bitset<10> kOfInk{0b1110};

}  // namespace

std::optional<AttributeThrift::Takes> AttributeThrift::of_type(std::string_view type) {
    if (is_like_xterm(type) || type.starts_with("linux")) return Takes::kEachBack;
    return type.starts_with("vt1") ? std::optional(Takes::kAllBack) : std::nullopt;
}

bool AttributeThrift::take(std::string_view parameters, Looks& looks) {
    const auto parts = split(parameters);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool is_ink = parts[i].starts_with("38");
        if (is_ink || parts[i].starts_with("48")) {
            // In parts of its own, or in one with colons.
            std::size_t count = 1;
            if (parts[i].size() == 2) count = i + 1 < parts.size() && parts[i + 1] == "5" ? 3 : 5;
            if (i + count > parts.size()) return false;
            std::string colour;
            for (const std::size_t end = i + count; i < end; ++i) add(colour, parts[i]);
            --i;
            (is_ink ? looks.ink : looks.ground) = std::move(colour);
            continue;
        }
        const int code = number(parts[i]);
        if (code == 0)
            looks = {};
        else if (code == 10)
            continue;  // the usual font: curses knows no other
        else if (is_within(code, 1, 9))
            looks.attributes.set(static_cast<std::size_t>(code));
        else if (code == 22)
            looks.attributes.reset(1).reset(2);
        else if (is_within(code, 23, 29))
            looks.attributes.reset(static_cast<std::size_t>(code - 20));
        else if (code == 39)
            looks.ink.clear();
        else if (code == 49)
            looks.ground.clear();
        else if (is_within(code, 30, 37) || is_within(code, 90, 97))
            looks.ink = parts[i];
        else if (is_within(code, 40, 47) || is_within(code, 100, 107))
            looks.ground = parts[i];
        else
            return false;
    }
    return true;
}

std::string AttributeThrift::whole(const Looks& to) {
    if (to == Looks{}) return {};
    std::string parameters = "0";
    for (std::size_t i = 1; i < to.attributes.size(); ++i)
        if (to.attributes[i]) add(parameters, std::to_string(i));
    if (!to.ink.empty()) add(parameters, to.ink);
    if (!to.ground.empty()) add(parameters, to.ground);
    return parameters;
}

std::string AttributeThrift::difference(const Looks& from, const Looks& to) {
    std::string parameters;
    const auto gone = from.attributes & ~to.attributes;
    auto come = to.attributes & ~from.attributes;
    // Bold and dim end together.
    if (gone[1] || gone[2]) {
        add(parameters, "22");
        if (to.attributes[1]) come.set(1);
        if (to.attributes[2]) come.set(2);
    }
    for (std::size_t i = 3; i < gone.size(); ++i)
        if (gone[i]) add(parameters, std::to_string(20 + i));
    for (std::size_t i = 1; i < come.size(); ++i)
        if (come[i]) add(parameters, std::to_string(i));
    if (from.ink != to.ink) add(parameters, or_usual(to.ink, "39"));
    if (from.ground != to.ground) add(parameters, or_usual(to.ground, "49"));
    return parameters;
}

void AttributeThrift::settle(std::string& out) {
    if (charset_.named != charset_shown_.named) out.append("\033(") += charset_.named;
    if (charset_.shift != charset_shown_.shift) out += charset_.shift;
    charset_shown_ = charset_;
    show(wanted_, out);
}

// For what has no ink: a blank, or what is erased.
void AttributeThrift::settle_ground(std::string& out) {
    Looks looks = wanted_;
    const bool has_lines = (looks.attributes & ~kOfInk).any() || (shown_.attributes & ~kOfInk).any();
    if (known_ && !has_lines) {
        looks.ink = shown_.ink;
        looks.attributes = shown_.attributes;
    }
    show(looks, out);
}

std::string AttributeThrift::parameters_for(const Looks& looks) const {
    std::string parameters = whole(looks);
    if (!known_ || (takes_ == Takes::kAllBack && takes_back(looks))) return parameters;
    std::string shorter = difference(shown_, looks);
    return shorter.size() <= parameters.size() && !shorter.empty() ? shorter : parameters;
}

// Whether something of what is shown is to be so no more.
bool AttributeThrift::takes_back(const Looks& looks) const {
    return (shown_.attributes & ~looks.attributes).any() || (looks.ink.empty() && !shown_.ink.empty()) ||
           (looks.ground.empty() && !shown_.ground.empty());
}

void AttributeThrift::show(const Looks& looks, std::string& out) {
    if (known_ && shown_ == looks) return;
    out.append("\033[").append(parameters_for(looks)) += 'm';
    shown_ = looks;
    known_ = true;
}

// What is wanted with its two colours the other way round, where that is no other look: bold may be another ink. For
// the sake of a few bytes, as colours of a palette take, whoever copies the text is not to get other blocks.
std::optional<AttributeThrift::Looks> AttributeThrift::turned_round() const {
    constexpr std::size_t kMany = std::string_view("38;2;0;0;0").size();
    if (wanted_.attributes.any() || wanted_.ink.empty() || wanted_.ground.empty() || charset_ != charset_shown_ ||
        (wanted_.ink.size() < kMany && wanted_.ground.size() < kMany))
        return std::nullopt;
    return Looks{{}, with_other_use(wanted_.ground, -1), with_other_use(wanted_.ink, +1)};
}

// Takes a character that begins so from the front, if it is a block, and returns how long it is; 0 if it is none.
std::size_t AttributeThrift::take_block(std::string_view text, std::string& out) {
    const std::string other = complement(text);
    if (other.empty()) return 0;
    const auto turned = turned_round();
    is_turned_ = turned && known_ && !(shown_ == wanted_) &&
                 (shown_ == *turned || parameters_for(*turned).size() < parameters_for(wanted_).size());
    if (is_turned_)
        show(*turned, out);
    else
        settle(out);
    out += is_turned_ ? std::string_view(other) : text.substr(0, other.size());
    return other.size();
}

// Takes a sequence from the front, and returns how long it is.
std::size_t AttributeThrift::take_escape(std::string_view text, std::string& out) {
    if (text.size() > 2 && text[1] == '(' && (text[2] == 'B' || text[2] == '0')) {
        charset_.named = text[2];
        return 3;
    }
    if (text.size() < 2 || text[1] != '[') {
        settle(out);
        out += text.front();
        return 1;
    }
    const std::size_t end = std::min(text.find_first_not_of("0123456789:;<=>?", 2), text.size() - 1);
    const std::string_view sequence = text.substr(0, end + 1);
    if (text[end] == 'm') {
        Looks looks = wanted_;
        if (take(text.substr(2, end - 2), looks)) {
            wanted_ = std::move(looks);
            return sequence.size();
        }
        // Unheard of: the terminal may know it.
        settle(out);
        forget();
    } else if (erases(text[end])) {
        settle_ground(out);
    } else if (!only_moves(text[end]) && !(text[end] == 'b' && is_turned_)) {
        settle(out);
    }
    out += sequence;
    return sequence.size();
}

std::string AttributeThrift::thrifty(std::string_view drawn) {
    std::string out;
    out.reserve(drawn.size());
    while (!drawn.empty()) {
        std::size_t length = 1;
        if (drawn.front() == kEscape) {
            length = take_escape(drawn, out);
        } else if (drawn.front() == kShiftIn || drawn.front() == kShiftOut) {
            charset_.shift = drawn.front();
        } else if (const std::size_t block = take_block(drawn, out); block > 0) {
            length = block;
        } else {
            is_turned_ = false;
            // Neither the margin nor a step back shows anything.
            if (drawn.front() == ' ')
                settle_ground(out);
            else if (drawn.front() != '\r' && drawn.front() != '\b')
                settle(out);
            out += drawn.front();
        }
        drawn.remove_prefix(length);
    }
    return out;
}

std::string AttributeThrift::rest() {
    std::string out;
    settle(out);
    return out;
}

}  // namespace atom4::tui
