// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <filesystem>
#include <string_view>

namespace atom4::ui {

// Texts from outside: names of files and of players, words from a file. They may contain any byte. The window shows all
// of them by these functions. The results are plain text for the player, and must never be passed back to the system.

/// Returns the text on one line, with everything escaped that is invisible or would change how the rest is read:
/// control characters, text directions, line ends and non-characters as "\u{202E}", bytes that are not UTF-8 as "\xFF".
/// Right-to-left text is isolated from the words around it.
[[nodiscard]] QString visible(std::string_view bytes);
/// The same, but of a very long text only the beginning and the end, as much as fits into a sentence.
[[nodiscard]] QString brief(std::string_view bytes);

/// Returns a file's name without its folder, shortened as by brief().
[[nodiscard]] QString shownName(const std::filesystem::path& file);
/// Returns a file's whole path.
[[nodiscard]] QString shownPath(const std::filesystem::path& file);

/// Escapes a part of a window's title, where "[*]" would be the mark of an unsaved document.
[[nodiscard]] QString forTitle(QString shown);
/// Escapes a part of a menu item, where "&" would mark a mnemonic.
[[nodiscard]] QString forMenu(QString shown);
/// Escapes a tool tip, which Qt might take for HTML.
[[nodiscard]] QString forToolTip(const QString& shown);

}  // namespace atom4::ui
