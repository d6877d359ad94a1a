// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/language/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <algorithm>
#include <utility>

namespace atom4::ui {
namespace {

const Language& described(LanguageChoice choice) {
    return *std::find_if(kLanguages.begin(), kLanguages.end(),
                         [=](const Language& language) { return language.choice == choice; });
}

// The translators of one language; they go when another one is spoken.
class Translators : public QObject {
public:
    Translators(const QString& code, QObject* parent) : QObject(parent), code_(code) {
        if (code == QLatin1String("en")) return;
        install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(QStringLiteral("atom4_") + code, QStringLiteral(":/i18n"));
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

LanguageChoice bestLanguage(const QStringList& read) {
    for (const QString& name : read) {
        for (const Language& language : kLanguages)
            if (name.section(QLatin1Char('-'), 0, 0) == QLatin1String(language.code)) return language.choice;
    }
    return LanguageChoice::kEnglish;
}

QString spokenLanguage() {
    return translators() ? translators()->code() : QStringLiteral("en");
}

void speak(LanguageChoice choice) {
    const QLocale system = QLocale::system();
    const bool likeSystem = choice == LanguageChoice::kSystem;
    const QString code = QLatin1String(described(likeSystem ? bestLanguage(system.uiLanguages()) : choice).code);
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
