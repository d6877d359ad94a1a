// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <chrono>
#include <functional>

namespace atom4::ui {

/// The languages the window speaks. English is what the sources are written in.
enum class LanguageChoice { kSystem, kEnglish, kGerman, kFrench };

struct Language {
    LanguageChoice choice;
    const char* code;  ///< ISO 639-1
    const char* name;  ///< in the language itself, as people look for it
};
inline constexpr std::array<Language, 3> kLanguages{{{LanguageChoice::kEnglish, "en", "English"},
                                                     {LanguageChoice::kGerman, "de", "Deutsch"},
                                                     {LanguageChoice::kFrench, "fr", "Français"}}};

/// Has the whole program, Qt's own texts and numbers included, speak that language from now on; every open window
/// follows.
void speak(LanguageChoice choice);
/// The code of the language that is spoken now.
[[nodiscard]] QString spokenLanguage();
/// Of the languages a person reads, best first, as "de-AT" or "fr": the first that the window speaks, else English.
[[nodiscard]] LanguageChoice bestLanguage(const QStringList& read);

/// A day and a time of it, as the person writes them.
[[nodiscard]] QString momentText(std::chrono::sys_seconds time);

/// Sets texts of a widget, or of what belongs to it, at once and again whenever the language changes. So each text is
/// set in one place only. What the function captures must live as long as the widget.
void keepTranslated(QWidget* widget, std::function<void()> setTexts);

}  // namespace atom4::ui
