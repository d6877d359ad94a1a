// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/terminal_osc.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "core/base/environment.h"

namespace atom4::tui {
namespace {

constexpr std::string_view kBegin = "\033]";
constexpr std::string_view kEnd = "\033\\";

bool begins_with_any(std::string_view text, std::span<const std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(), [&](auto one) { return text.starts_with(one); });
}

// Whether the terminal shows several programs in one window, and does not pass on all that it is sent.
bool is_multiplexer(const TerminalKind& kind) {
    static constexpr std::string_view kTypes[] = {"tmux", "screen"};
    return kind.is_within || begins_with_any(kind.type, kTypes);
}

}  // namespace

TerminalKind kind_of_terminal(std::string_view type) {
    return {std::string(type), environment_variable("TERM_PROGRAM"), !environment_variable("VTE_VERSION").empty(),
            !environment_variable("KONSOLE_VERSION").empty(),
            !environment_variable("TMUX").empty() || !environment_variable("STY").empty()};
}

bool is_like_xterm(std::string_view type) {
    static constexpr std::string_view kTypes[] = {"xterm",     "tmux",    "screen", "rxvt-unicode", "foot",
                                                  "alacritty", "st-",     "vte",    "gnome",        "konsole",
                                                  "contour",   "wezterm", "mintty", "vscode",       "mlterm"};
    return begins_with_any(type, kTypes);
}

bool passes_over_strings(const TerminalKind& kind) {
    return is_like_xterm(kind.type) && !is_multiplexer(kind) && !kind.type.starts_with("rxvt");
}

bool has_title(const TerminalKind& kind) {
    return kind.has_xt_title || is_like_xterm(kind.type);
}

std::string title_sequence(std::string_view title) {
    return std::string(kBegin) + "2;" + std::string(title) + std::string(kEnd);
}

std::string in_base64(std::string_view text) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string coded;
    for (std::size_t at = 0; at < text.size(); at += 3) {
        const std::string_view three = text.substr(at, 3);
        unsigned bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8U | (i < three.size() ? static_cast<unsigned char>(three[i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i) coded += i <= three.size() ? kDigits[bits >> (18 - 6 * i) & 63U] : '=';
    }
    return coded;
}

std::string clipboard_sequence(std::string_view text) {
    return std::string(kBegin) + "52;c;" + in_base64(text) + std::string(kEnd);
}

MessageForm message_form(const TerminalKind& kind) {
    // Whether multiplexers pass messages on depends on their settings; a bell always works.
    if (is_multiplexer(kind) || !is_like_xterm(kind.type)) return MessageForm::kNone;
    if (kind.program == "iTerm.app" || kind.type == "xterm-kitty") return MessageForm::kOsc9;
    static constexpr std::string_view kTypes[] = {"foot", "contour", "wezterm", "xterm-ghostty"};
    const bool is_known = begins_with_any(kind.type, kTypes) || kind.program == "WezTerm" || kind.program == "ghostty";
    return is_known || kind.is_vte || kind.is_konsole ? MessageForm::kOsc777 : MessageForm::kNone;
}

std::string message_sequence(MessageForm form, std::string_view sender, std::string_view text) {
    std::string message(kBegin);
    switch (form) {
        case MessageForm::kNone: return {};
        case MessageForm::kOsc9: message += "9;"; break;
        case MessageForm::kOsc777:
            message += "777;notify;";
            message += sender;
            message += ';';
            break;
    }
    message += text;
    message += kEnd;
    return message;
}

}  // namespace atom4::tui
