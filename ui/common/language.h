// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace atom4::ui {

/// The language setting. Values other than those named are indices of languages().
enum class LanguageChoice : int { kSystem = -1, kEnglish = 0 };

struct Language {
    LanguageChoice choice;
    QString code;  ///< as in translations/LINGUAS
};
/// Returns the window's languages: English (that of the sources), and those with a built-in catalogue.
[[nodiscard]] const std::vector<Language>& languages();
[[nodiscard]] std::optional<LanguageChoice> languageOf(const QString& code);
/// Return the code of a language, and its name in that language itself. It must be one of languages().
[[nodiscard]] QString codeOf(LanguageChoice language);
[[nodiscard]] QString nameOf(LanguageChoice language);

/// Switches the whole program to that language, including Qt's own texts and number formats; all open windows follow.
void speak(LanguageChoice choice);
/// Returns the code of the current language.
[[nodiscard]] QString spokenLanguage();
/// Returns the first of these languages that the window has, else English. `read` lists the languages that the player
/// reads, best first, such as "de-AT" or "fr".
[[nodiscard]] LanguageChoice bestLanguage(const QStringList& read);

/// Returns date and local time in the player's short format.
[[nodiscard]] QString momentText(std::chrono::sys_seconds time);

/// Returns whether a text can be italic: scripts other than Latin, Greek and Cyrillic have no italics, and their fonts
/// may lack slanted letters.
[[nodiscard]] bool canBeItalic(const QString& text);

/// Calls `setTexts` at once and whenever the language changes, so that each text of the widget or its parts is set in
/// one place only. What it captures must live as long as the widget.
void keepTranslated(QWidget* widget, std::function<void()> setTexts);

}  // namespace atom4::ui
