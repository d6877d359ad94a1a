// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/key_bindings.h"

#include <algorithm>
#include <utility>

#include "core/base/strings.h"

namespace atom4::tui {
namespace {

constexpr char kFirst = '!';
constexpr char kLast = '~';

std::size_t place_of(char key) {
    return static_cast<std::size_t>(key - kFirst);
}

KeyBindings& of_process() {
    static KeyBindings bindings;
    return bindings;
}

}  // namespace

KeyBindings::KeyBindings() {
    for (char key = kFirst; key <= kLast; ++key) pressed_ += key;
}

bool KeyBindings::is_changeable(int key) {
    return key >= kFirst && key <= kLast && !(key >= '0' && key <= '9');
}

int KeyBindings::usual(int pressed) const {
    if (!is_changeable(pressed)) return pressed;
    return kFirst + static_cast<int>(pressed_.find(static_cast<char>(pressed)));
}

char KeyBindings::pressed(char usual) const {
    return is_changeable(usual) ? pressed_[place_of(usual)] : usual;
}

void KeyBindings::assign(char usual, char pressed) {
    std::swap(pressed_[place_of(usual)], pressed_[pressed_.find(pressed)]);
}

std::string KeyBindings::text() const {
    std::string text;
    for (char key = kFirst; key <= kLast; ++key)
        if (pressed(key) != key) text += std::string(text.empty() ? "" : " ") + key + '=' + pressed(key);
    return text;
}

KeyBindings KeyBindings::parse(std::string_view text) {
    KeyBindings read;
    for (const std::string_view pair : words_of(text)) {
        if (pair.size() != 3 || pair[1] != '=' || !is_changeable(pair[0]) || !is_changeable(pair[2])) return {};
        read.pressed_[place_of(pair[0])] = pair[2];
    }
    std::string sorted = read.pressed_;
    std::sort(sorted.begin(), sorted.end());
    return sorted == KeyBindings().pressed_ ? read : KeyBindings();
}

const KeyBindings& key_bindings() {
    return of_process();
}

void use_key_bindings(const KeyBindings& now) {
    of_process() = now;
}

std::string key_name(std::string_view usual, const KeyBindings& bindings) {
    return usual.size() == 1 ? std::string(1, bindings.pressed(usual.front())) : std::string(usual);
}

}  // namespace atom4::tui
