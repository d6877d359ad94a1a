// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/language/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <utility>

namespace atom4::ui {
namespace {

const QString kTexts = QStringLiteral(":/i18n");
const QString kPrefix = QStringLiteral("atom4_");

// Each translation has the name of its own language for that of English.
constexpr struct {
    const char* text;
    const char* comment;
} kName = QT_TRANSLATE_NOOP3("Language", "English", "not this word, but the name of the language you translate to");

// The translators of one language; they go when another one is spoken.
class Translators : public QObject {
public:
    Translators(const QString& code, QObject* parent) : QObject(parent), code_(code) {
        if (code == QLatin1String("en")) return;
        install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(kPrefix + code, kTexts);
    }
    [[nodiscard]] const QString& code() const { return code_; }

private:
    void install(const QString& file, const QString& folder) {
        auto* translator = new QTranslator(this);
        if (translator->load(file, folder)) QCoreApplication::installTranslator(translator);
    }

    QString code_;
};

QPointer<Translators>& translators() {
    static QPointer<Translators> now;
    return now;
}

class TranslatedTexts : public QObject {
public:
    TranslatedTexts(QWidget* widget, std::function<void()> setTexts) : QObject(widget), setTexts_(std::move(setTexts)) {
        setTexts_();
    }

protected:
    // A widget hands the event on to all its children.
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LanguageChange) setTexts_();
        return QObject::event(event);
    }

private:
    std::function<void()> setTexts_;
};

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> found{{LanguageChoice::kEnglish, QStringLiteral("en")}};
        for (const QString& file : QDir(kTexts).entryList({kPrefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
            found.push_back({static_cast<LanguageChoice>(found.size()), file.mid(kPrefix.size()).chopped(3)});
        return found;
    }();
    return all;
}

std::optional<LanguageChoice> languageOf(const QString& code) {
    for (const Language& language : languages())
        if (language.code == code) return language.choice;
    return std::nullopt;
}

QString codeOf(LanguageChoice language) {
    return languages().at(static_cast<std::size_t>(language)).code;
}

QString nameOf(LanguageChoice language) {
    if (language == LanguageChoice::kEnglish) return QLatin1String(kName.text);
    QTranslator texts;
    (void)texts.load(kPrefix + codeOf(language), kTexts);
    return texts.translate("Language", kName.text, kName.comment);
}

LanguageChoice bestLanguage(const QStringList& read) {
    for (const QString& name : read)
        if (const auto language = languageOf(name.section(QLatin1Char('-'), 0, 0))) return *language;
    return LanguageChoice::kEnglish;
}

QString spokenLanguage() {
    return translators() ? translators()->code() : QStringLiteral("en");
}

void speak(LanguageChoice choice) {
    const QLocale system = QLocale::system();
    const bool likeSystem = choice == LanguageChoice::kSystem;
    const QString code = codeOf(likeSystem ? bestLanguage(system.uiLanguages()) : choice);
    // Numbers as in the country where that language is the system's, else as its speakers write them.
    QLocale::setDefault(likeSystem || system.name().startsWith(code) ? system : QLocale(code));
    if (code == spokenLanguage()) return;
    delete translators();
    translators() = new Translators(code, QCoreApplication::instance());
}

QString momentText(std::chrono::sys_seconds time) {
    const auto moment = QDateTime::fromSecsSinceEpoch(time.time_since_epoch().count());
    return QLocale().toString(moment, QLocale::ShortFormat);
}

void keepTranslated(QWidget* widget, std::function<void()> setTexts) {
    new TranslatedTexts(widget, std::move(setTexts));
}

}  // namespace atom4::ui
