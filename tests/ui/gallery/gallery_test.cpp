// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Every panel and dialog in every size, in English and in the longest texts of all languages: nothing may be cut off.
// On request it saves pictures to be judged by eye, in English in every theme, and in every language.
#include <QApplication>
#include <QFile>

#include "tests/support/cost.h"
#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/gallery/longest_texts.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/mnemonics.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/window_style.h"

namespace atom4::ui::gallery_test {

namespace {

struct Theme {
    const char* name;
    ThemeChoice choice;
};
constexpr std::array<Theme, 3> kThemes{
    {{"light", ThemeChoice::kLight}, {"dark", ThemeChoice::kDark}, {"contrast", ThemeChoice::kHighContrast}}};

constexpr std::array kSizes{QSize(480, 800),  QSize(640, 480),   QSize(800, 600),  QSize(700, 1000),
                            QSize(1120, 800), QSize(1920, 1080), QSize(3840, 2160)};
// A tablet, a large upright screen, and the same screen at a scale of 2.
constexpr std::array kUprightSizes{QSize(600, 900), QSize(1080, 1920), QSize(540, 960)};
constexpr QSize kUsual(1120, 800);
const QString kLongest = QStringLiteral("longest");
const QStringList kUnlikeTheLongest{QStringLiteral("ar"), QStringLiteral("ja")};
constexpr QSize kLarge(1920, 1080);
/// The room that the smallest screen leaves for a dialog, without its frame.
constexpr QSize kSmallestScreen(636, 450);

QString text(QSize size) {
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

// Returns whether pictures are to be saved.
bool areHung() {
    return qEnvironmentVariableIsSet("ATOM4_SCREENSHOTS");
}

void settle() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QTest::qWait(1);
}

}  // namespace

class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void cleanup();
    void cleanupTestCase();

private:
    void standStill() const;
    Exhibit& made(int index, const QString& language);
    void hang(const Scene& scene, QWidget& widget, const QString& part) const;
    void hangUprightAndDark(const Scene& scene, QWidget& window) const;
    QStringList cutOff(int index, const QString& language);
    QStringList cutOffInOneLanguage(int index);
    QStringList faultsOfWindow(const Scene& scene, QWidget& window) const;
    QStringList faultsOfDialog(const Scene& scene, QWidget& dialog) const;
    [[nodiscard]] QStringList clashesInAnyLanguage(const QWidget& widget) const;

    QTemporaryDir desktop_;  // stands in for the folder of the system's settings
    double scale_ = 1;
    [[nodiscard]] bool isEnglish() const { return !longest_ && spokenLanguage() == QLatin1String("en"); }
    [[nodiscard]] QString language() const { return longest_ ? kLongest : spokenLanguage(); }

    std::optional<LongestTexts> longest_;
    /// The index and the exhibit of the last scene. Windows are slow to create and can change their language, so they
    /// are reused.
    int shown_ = -1;
    Exhibit exhibit_;
};

void GalleryTest::initTestCase() {
    QApplication::setStyle(new WindowStyle(QStringLiteral("Fusion")));
    scale_ = qApp->devicePixelRatio();
    if (areHung()) standStill();
}

// Turns animations off, so that pictures are always the same.
void GalleryTest::standStill() const {
    QFile settings(desktop_.filePath(QStringLiteral("kdeglobals")));
    require(settings.open(QIODevice::WriteOnly));
    settings.write("[KDE]\nAnimationDurationFactor=0\n");
    qputenv("XDG_CONFIG_DIRS", desktop_.path().toUtf8());
}

void GalleryTest::cleanup() {
    longest_.reset();
    speak(LanguageChoice::kEnglish);
    QApplication::setPalette(QPalette());
}

void GalleryTest::cleanupTestCase() {
    exhibit_ = {};
}

Exhibit& GalleryTest::made(int index, const QString& language) {
    const Scene& scene = scenes()[static_cast<std::size_t>(index)];
    longest_.reset();
    speak(languageOf(language).value_or(LanguageChoice::kEnglish));
    if (language == kLongest) longest_.emplace();
    if (shown_ != index || scene.isDialog) {
        exhibit_ = {};
        exhibit_ = scene.make(languageOf(language).value_or(LanguageChoice::kEnglish));
        shown_ = index;
    }
    return exhibit_;
}

void GalleryTest::nothingIsCutOff_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("language");
    QStringList shown{QStringLiteral("en"), kLongest};
    // The longest texts run from left to right, in letters of the window's own font. So a language that runs the other
    // way, and one with wide characters and higher lines, are tested as well.
    for (const Language& language : languages())
        if (language.choice != LanguageChoice::kEnglish && (areHung() || kUnlikeTheLongest.contains(language.code)))
            shown += language.code;
    for (std::size_t scene = 0; scene < scenes().size(); ++scene)
        for (const QString& language : shown)
            QTest::addRow("%s-%s", scenes()[scene].name, qPrintable(language)) << static_cast<int>(scene) << language;
}

void GalleryTest::hang(const Scene& scene, QWidget& widget, const QString& part) const {
    if (!areHung() || (scale_ > 1 && !isEnglish())) return;
    if (exhibit_.isAtRest) require(QTest::qWaitFor(exhibit_.isAtRest, test::kSlowness * 30'000));
    const QString large = scale_ > 1 ? QStringLiteral("-%1x").arg(scale_) : QString();
    takePicture(widget, QStringLiteral("gallery/%1-%2-%3%4").arg(QLatin1String(scene.name), language(), part, large));
}

// Saves pictures for a telephone and a large upright screen in the dark theme; what is cut off is tested in the light
// theme.
void GalleryTest::hangUprightAndDark(const Scene& scene, QWidget& window) const {
    if (!areHung() || scale_ > 1) return;
    for (const QSize size : {kSizes.front(), kUprightSizes[1]}) {
        window.setFixedSize(size);
        settle();
        hang(scene, window, QStringLiteral("dark-") + text(size));
    }
    window.setFixedSize(kUsual);
    settle();
}

QStringList GalleryTest::faultsOfWindow(const Scene& scene, QWidget& window) const {
    QStringList faults;
    // The layout shows what is cut off, so nothing is painted without pictures: large sizes take long to paint.
    window.setUpdatesEnabled(areHung());
    QList<QSize> sizes(kSizes.begin(), kSizes.end());
    if (scene.upright) sizes += QList<QSize>(kUprightSizes.begin(), kUprightSizes.end());
    for (const QSize size : sizes) {
        if (size * scale_ != (size * scale_).boundedTo(kSizes.back())) continue;
        window.setFixedSize(size);
        settle();
        for (const QString& fault : clipped(window)) faults += text(size) + QStringLiteral(" ") + fault;
        const bool smallest = size.width() <= 640;
        if (smallest || (isEnglish() && (size == kLarge || size == kUprightSizes[1]))) hang(scene, window, text(size));
    }
    window.setUpdatesEnabled(true);
    return faults;
}

QStringList GalleryTest::faultsOfDialog(const Scene& scene, QWidget& dialog) const {
    QStringList faults;
    const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    if (least != least.boundedTo(kSmallestScreen)) faults += QStringLiteral("too large: ") + text(least);
    for (const QSize size : {dialog.size(), dialog.size().boundedTo(kSmallestScreen)}) {
        dialog.resize(size);
        settle();
        for (const QString& fault : clipped(dialog)) faults += text(dialog.size()) + QStringLiteral(" ") + fault;
        hang(scene, dialog, text(dialog.size()));
    }
    return faults;
}

// Returns the Alt keys that mean two things in a language.
QStringList GalleryTest::clashesInAnyLanguage(const QWidget& widget) const {
    if (scale_ > 1) return {};
    QStringList faults;
    for (const Language& language : languages()) {
        speak(language.choice);
        settle();
        for (const QString& fault : clashes(widget)) faults += language.code + QStringLiteral(" ") + fault;
    }
    speak(LanguageChoice::kEnglish);
    settle();
    return faults;
}

QStringList GalleryTest::cutOff(int index, const QString& language) {
    const Scene& scene = scenes()[static_cast<std::size_t>(index)];
    const Exhibit& exhibit = made(index, language);
    settle();
    return scene.isDialog ? faultsOfDialog(scene, *exhibit.widget) : faultsOfWindow(scene, *exhibit.widget);
}

// The longest texts of all languages may be too long together although no single language is: then each language is
// tested.
QStringList GalleryTest::cutOffInOneLanguage(int index) {
    QStringList faults;
    for (const Language& language : languages())
        for (const QString& fault : cutOff(index, language.code)) faults += language.code + QLatin1Char(' ') + fault;
    return faults;
}

void GalleryTest::nothingIsCutOff() {
    QFETCH(const int, index);
    QFETCH(const QString, language);
    const Scene& scene = scenes()[static_cast<std::size_t>(index)];
    QApplication::setPalette(themePalette(ThemeChoice::kLight));
    if (language == kLongest) {
        QStringList faults = cutOff(index, language);
        if (!faults.isEmpty()) faults = cutOffInOneLanguage(index);
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
        return;
    }
    const Exhibit& exhibit = made(index, language);
    settle();
    const QSize usual = exhibit.widget->size();
    QStringList faults = cutOff(index, language);
    if (isEnglish()) faults += clashesInAnyLanguage(*exhibit.widget);
    for (const Theme& theme : kThemes) {
        if (!isEnglish()) break;
        QApplication::setPalette(themePalette(theme.choice));
        settle();
        scene.isDialog ? exhibit.widget->resize(usual) : exhibit.widget->setFixedSize(kUsual);
        settle();
        hang(scene, *exhibit.widget, QLatin1String(theme.name));
        if (theme.choice == ThemeChoice::kDark && !scene.isDialog) hangUprightAndDark(scene, *exhibit.widget);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

ATOM4_WINDOW_TEST(GalleryTest)

}  // namespace atom4::ui::gallery_test

#include "tests/ui/gallery/gallery_test.moc"
