// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/translation.h"

namespace atom4::ui {
namespace {

const QString kTexts = QStringLiteral(":/i18n");
const QString kPrefix = QStringLiteral("atom4_");

// Each catalogue translates this to the name of its own language.
constexpr struct {
    const char* text;
    const char* comment;
} kName = QT_TRANSLATE_NOOP3("Language", "English", "not this word, but the name of the language you translate to");

// The texts of one language, for Qt and for core. One catalogue serves both, so it ignores the class names that Qt
// passes.
class Catalogue : public QTranslator, public TranslationCatalogue {
public:
    explicit Catalogue(const QString& code) { (void)load(kPrefix + code, kTexts); }

    // Qt looks up its own texts here, too.
    QString translate(const char* asker, const char* text, const char* context, int number) const override {
        return std::string_view(asker).starts_with("atom4::") ? lookUp(context, text, number) : QString();
    }
    [[nodiscard]] QString lookUp(const char* context, const char* text, int number = -1) const {
        return QTranslator::translate("", text, context, number);
    }
    [[nodiscard]] std::string find(const char* context, const char* text) const override {
        const QString found = lookUp(context, text);
        return found.isEmpty() ? text : found.toStdString();
    }
    [[nodiscard]] std::string find_counted(unsigned long number, const char* one, const char* many) const override {
        const QString found = lookUp(nullptr, one, static_cast<int>(number));
        return !found.isEmpty() ? found.toStdString() : (number == 1 ? one : many);
    }
};

// The translators of one language; deleted when the language changes.
class Translators : public QObject {
public:
    Translators(const QString& code, QObject* parent) : QObject(parent), code_(code) {
        // At the start, the texts of core are in the language of the locale (tui::set_up_locale()).
        set_catalogue(nullptr);
        if (code == QLatin1String("en")) return;
        if (qt_.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&qt_);
        catalogue_.emplace(code);
        set_catalogue(&*catalogue_);
        QCoreApplication::installTranslator(&*catalogue_);
    }
    ~Translators() override { set_catalogue(nullptr); }
    Translators(const Translators&) = delete;
    Translators& operator=(const Translators&) = delete;

    [[nodiscard]] const QString& code() const { return code_; }

private:
    QString code_;
    QTranslator qt_;
    std::optional<Catalogue> catalogue_;
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
    // A widget passes the event on to all its children.
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
    return Catalogue(codeOf(language)).lookUp(kName.comment, kName.text);
}

LanguageChoice bestLanguage(const QStringList& read) {
    std::vector<std::string> spoken;
    for (const Language& language : languages()) spoken.push_back(language.code.toStdString());
    for (const QString& name : read)
        if (const auto code = nearest_language(name.toStdString(), spoken))
            return languageOf(QString::fromStdString(*code)).value();
    return LanguageChoice::kEnglish;
}

QString spokenLanguage() {
    return translators() ? translators()->code() : QStringLiteral("en");
}

void speak(LanguageChoice choice) {
    const QLocale system = QLocale::system();
    const bool likeSystem = choice == LanguageChoice::kSystem;
    const QString code = codeOf(likeSystem ? bestLanguage(system.uiLanguages()) : choice);
    // Numbers are formatted as the system does if it has that language, else as is usual in that language.
    QLocale numbers = likeSystem || system.name().startsWith(code) ? system : QLocale(code);
    // Cells, scores and clocks use European digits, as only some Arabic countries do.
    if (numbers.zeroDigit() != QLatin1String("0"))
        numbers = code == QLatin1String("ar") ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates) : QLocale(code);
    QLocale::setDefault(numbers);
    if (translators() && code == spokenLanguage()) return;
    QGuiApplication::setLayoutDirection(QLocale(code).textDirection());
    delete translators();
    translators() = new Translators(code, QCoreApplication::instance());
}

QString momentText(std::chrono::sys_seconds time) {
    const auto moment = QDateTime::fromSecsSinceEpoch(time.time_since_epoch().count());
    return QLocale().toString(moment, QLocale::ShortFormat);
}

bool canBeItalic(const QString& text) {
    return std::ranges::all_of(text.toUcs4(), [](char32_t letter) {
        const QChar::Script script = QChar::script(letter);
        return script == QChar::Script_Latin || script == QChar::Script_Greek || script == QChar::Script_Cyrillic ||
               script == QChar::Script_Common || script == QChar::Script_Inherited;
    });
}

void keepTranslated(QWidget* widget, std::function<void()> setTexts) {
    new TranslatedTexts(widget, std::move(setTexts));
}

}  // namespace atom4::ui
