// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace atom4::tui {

// What a terminal is told that is no part of its screen. Who does not know such a sequence may show it as text, so that
// it goes only to those that are known to take it.

/// What the environment says of the terminal.
struct TerminalKind {
    std::string type;           ///< TERM
    std::string program{};      ///< TERM_PROGRAM
    bool is_vte = false;        ///< VTE_VERSION is set
    bool is_konsole = false;    ///< KONSOLE_VERSION is set
    bool is_within = false;     ///< TMUX or STY is set: tmux or GNU screen shows it, whatever the type
    bool has_xt_title = false;  ///< its description says that it takes a title as xterm does (XT, or tsl)
};
[[nodiscard]] TerminalKind kind_of_terminal(std::string_view type);

/// Whether a terminal of that type is one of the programs that follow xterm: they take its sequences, or pass them
/// over.
[[nodiscard]] bool is_like_xterm(std::string_view type);

/// Whether a string for a program in it (ECMA-48, APC) does nothing where it does not know that one. rxvt-unicode shows
/// it, GNU screen hands it on, and tmux takes it for a title.
[[nodiscard]] bool passes_over_strings(const TerminalKind& kind);

/// Whether it has a title that can be set.
[[nodiscard]] bool has_title(const TerminalKind& kind);
/// Has it remember the title that it has now, and bring that back (xterm's window operations, 22 and 23).
inline constexpr std::string_view kKeepTitle = "\033[22;2t";
inline constexpr std::string_view kBringTitleBack = "\033[23;2t";
/// Gives it that title, in characters of the terminal's own.
[[nodiscard]] std::string title_sequence(std::string_view title);

/// The bytes in base 64, as terminals take them (RFC 4648).
[[nodiscard]] std::string in_base64(std::string_view bytes);

/// Has it put the text on the clipboard, where it permits that (xterm's OSC 52).
[[nodiscard]] std::string clipboard_sequence(std::string_view text);

/// How it shows a message on the desktop: not at all, in the way of iTerm2, or in that of rxvt.
enum class MessageForm : std::uint8_t { kNone, kOsc9, kOsc777 };
[[nodiscard]] MessageForm message_form(const TerminalKind& kind);
/// The message in that form; empty for none.
[[nodiscard]] std::string message_sequence(MessageForm form, std::string_view sender, std::string_view text);

}  // namespace atom4::tui
