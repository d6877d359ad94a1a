// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/gallery/longest_texts.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLibraryInfo>

#include "ui/common/language.h"

namespace atom4::ui {
namespace {

// Compares the widths on one line.
void keepLonger(QString& longest, const QString& text) {
    const QFontMetrics metrics(QApplication::font());
    if (metrics.horizontalAdvance(text) > metrics.horizontalAdvance(longest)) longest = text;
}

}  // namespace

LongestTexts::LongestTexts() {
    for (const auto& [choice, code] : atom4::ui::languages()) {
        if (choice == LanguageChoice::kEnglish) continue;
        auto language = std::make_unique<Language>();
        (void)language->own.load(QStringLiteral(":/i18n/atom4_") + code);
        (void)language->qt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        languages_.push_back(std::move(language));
    }
    QCoreApplication::installTranslator(this);
    set_catalogue(this);
}

LongestTexts::~LongestTexts() {
    set_catalogue(nullptr);
    QCoreApplication::removeTranslator(this);
}

QString LongestTexts::translate(const char* context, const char* text, const char* comment, int n) const {
    QString longest = QString::fromUtf8(text);
    for (const auto& language : languages_) {
        keepLonger(longest, language->own.translate("", text, comment, n));
        keepLonger(longest, language->qt.translate(context, text, comment, n));
    }
    return longest;
}

std::string LongestTexts::find(const char* context, const char* text) const {
    QString longest = QString::fromUtf8(text);
    for (const auto& language : languages_) keepLonger(longest, language->own.translate("", text, context));
    return longest.toStdString();
}

std::string LongestTexts::find_counted(unsigned long number, const char* one, const char* many) const {
    QString longest = QString::fromUtf8(number == 1 ? one : many);
    for (const auto& language : languages_)
        keepLonger(longest, language->own.translate("", one, nullptr, static_cast<int>(number)));
    return longest.toStdString();
}

}  // namespace atom4::ui
