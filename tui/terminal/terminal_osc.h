// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace atom4::tui {

// Sequences for a terminal that draw nothing on its screen. A terminal that does not know one may show it as text, so
// that it is sent only to those that are known to take it.

/// What the environment says about the terminal.
struct TerminalKind {
    std::string type;           ///< TERM
    std::string program{};      ///< TERM_PROGRAM
    bool is_vte = false;        ///< VTE_VERSION is set
    bool is_konsole = false;    ///< KONSOLE_VERSION is set
    bool is_within = false;     ///< TMUX or STY is set: the program runs in tmux or GNU screen, whatever the type
    bool has_xt_title = false;  ///< its description says that it takes a title as xterm does (XT, or tsl)
};
[[nodiscard]] TerminalKind kind_of_terminal(std::string_view type);

/// Returns whether a terminal of that type is one of those that follow xterm: they take its sequences, or ignore them.
[[nodiscard]] bool is_like_xterm(std::string_view type);

/// Returns whether the terminal ignores an application string (ECMA-48, APC) that it does not know. rxvt-unicode shows
/// it, GNU screen passes it on, and tmux takes it for a title.
[[nodiscard]] bool passes_over_strings(const TerminalKind& kind);

/// Returns whether the terminal has a title that can be set.
[[nodiscard]] bool has_title(const TerminalKind& kind);
/// Make the terminal store its current title, and restore it (xterm's window operations, 22 and 23).
inline constexpr std::string_view kKeepTitle = "\033[22;2t";
inline constexpr std::string_view kBringTitleBack = "\033[23;2t";
/// Returns the sequence that sets the title, which must be in the terminal's charset.
[[nodiscard]] std::string title_sequence(std::string_view title);

/// The bytes in base 64, as terminals take them (RFC 4648).
[[nodiscard]] std::string in_base64(std::string_view bytes);

/// Returns the sequence that puts the text on the clipboard, if the terminal permits that (xterm's OSC 52).
[[nodiscard]] std::string clipboard_sequence(std::string_view text);

/// How a terminal shows a desktop notification: not at all, in the way of iTerm2, or in that of rxvt.
enum class MessageForm : std::uint8_t { kNone, kOsc9, kOsc777 };
[[nodiscard]] MessageForm message_form(const TerminalKind& kind);
/// Returns the message in that form; empty for kNone.
[[nodiscard]] std::string message_sequence(MessageForm form, std::string_view sender, std::string_view text);

}  // namespace atom4::tui
