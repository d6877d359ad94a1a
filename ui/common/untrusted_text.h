// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <filesystem>
#include <string_view>

namespace atom4::ui {

// Texts that somebody else wrote: names of files and of players, words out of a file. They may hold any byte. Here is
// the one home of how the window shows them; what these functions return goes into plain texts and from there to a
// person, and never back to the system.

/// The text as it is, on one line, with all written out that could not be seen or would change how the rest is read:
/// control characters, directions, line ends, what is invisible or not a character as "\u{202E}", bytes that are not
/// UTF-8 as "\xFF". What is written from right to left stays apart from the words around it.
[[nodiscard]] QString visible(std::string_view bytes);
/// The same, but of a very long text the beginning and the end only, as much as fits into a sentence.
[[nodiscard]] QString brief(std::string_view bytes);

/// A file's name without its folder, in brief.
[[nodiscard]] QString shownName(const std::filesystem::path& file);
/// A file with its folder, whole.
[[nodiscard]] QString shownPath(const std::filesystem::path& file);

/// For a part of a window's title, where "[*]" would be the mark of what is not saved.
[[nodiscard]] QString forTitle(QString shown);
/// For a part of what a menu offers, where "&" would make a key.
[[nodiscard]] QString forMenu(QString shown);
/// For a tool tip, which would take some texts for HTML.
[[nodiscard]] QString forToolTip(const QString& shown);

}  // namespace atom4::ui
