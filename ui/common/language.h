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

/// What a person chooses. Other values than those named are the places in languages().
enum class LanguageChoice : int { kSystem = -1, kEnglish = 0 };

struct Language {
    LanguageChoice choice;
    QString code;  ///< as in translations/LINGUAS
};
/// The languages the window speaks: English, what the sources are written in, and those it has texts of inside.
[[nodiscard]] const std::vector<Language>& languages();
[[nodiscard]] std::optional<LanguageChoice> languageOf(const QString& code);
/// The code of one of the languages, its name in the language itself, as people look for it.
[[nodiscard]] QString codeOf(LanguageChoice language);
[[nodiscard]] QString nameOf(LanguageChoice language);

/// Has the whole program, Qt's own texts and numbers included, speak that language from now on; every open window
/// follows.
void speak(LanguageChoice choice);
/// The code of the language that is spoken now.
[[nodiscard]] QString spokenLanguage();
/// Of the languages a person reads, best first, as "de-AT" or "fr": the first that the window speaks, else English.
[[nodiscard]] LanguageChoice bestLanguage(const QStringList& read);

/// A day and a time of it, as the person writes them.
[[nodiscard]] QString momentText(std::chrono::sys_seconds time);

/// Whether a text can be set in italics: scripts other than Latin, Greek and Cyrillic have none, and their fonts may
/// lack slanted letters.
[[nodiscard]] bool canBeItalic(const QString& text);

/// Sets texts of a widget, or of what belongs to it, at once and again whenever the language changes. So each text is
/// set in one place only. What the function captures must live as long as the widget.
void keepTranslated(QWidget* widget, std::function<void()> setTexts);

}  // namespace atom4::ui
