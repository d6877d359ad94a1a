// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/attribute_thrift.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tui/tty/beside_screen.h"

namespace atom4::tui {
namespace {

constexpr char kEscape = '\033';
constexpr char kShiftOut = '\016';
constexpr char kShiftIn = '\017';

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
    return std::to_string(parameter(std::string_view(colour).substr(0, end)) + 10 * direction) + colour.substr(end);
}

// Those that a blank does not show: bold, dim and slanted.
constexpr std::bitset<10> kOfInk{0b1110};

}  // namespace

std::optional<AttributeThrift::Takes> AttributeThrift::of_type(std::string_view type) {
    if (is_like_xterm(type) || type.starts_with("linux")) return Takes::kEachBack;
    return type.starts_with("vt1") ? std::optional(Takes::kAllBack) : std::nullopt;
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
    std::string parameters = whole_looks(looks);
    if (!known_ || (takes_ == Takes::kAllBack && takes_back(looks))) return parameters;
    std::string shorter = looks_difference(shown_, looks);
    return shorter.size() <= parameters.size() && !shorter.empty() ? shorter : parameters;
}

// Whether something of what is shown is to be so no more.
bool AttributeThrift::takes_back(const Looks& looks) const {
    return (shown_.attributes & ~looks.attributes).any() || (looks.ink.empty() && !shown_.ink.empty()) ||
           (looks.ground.empty() && !shown_.ground.empty());
}

void AttributeThrift::show(const Looks& looks, std::string& out) {
    if (known_ && shown_ == looks) return;
    out += looks_sequence(parameters_for(looks));
    shown_ = looks;
    known_ = true;
}

// What is wanted with its two colours the other way round, where that is no other look: bold may be another ink. For
// the sake of a few bytes, as colours of a palette take, whoever copies the text is not to get other blocks.
std::optional<Looks> AttributeThrift::turned_round() const {
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
        if (take_looks(text.substr(2, end - 2), looks)) {
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

std::string AttributeThrift::thrifty(std::string_view drawn, int cols) {
    const auto update = SmallUpdate::read(drawn, wanted_, at_, cols);
    const bool may_save = update && known_ && takes_ == Takes::kEachBack && charset_ == charset_shown_;
    if (!may_save) return in_order(drawn);
    AttributeThrift again = *this;
    std::string out = in_order(drawn);
    auto plan = update->shortest(std::exchange(again.shown_, shown_));
    if (plan.cost >= SmallUpdate::cost(out.size(), again.in_order(drawn).size())) return out;
    shown_ = std::move(plan.looks);
    return std::move(plan.text);
}

std::string AttributeThrift::in_order(std::string_view drawn) {
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
