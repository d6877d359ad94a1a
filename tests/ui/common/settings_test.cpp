// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The settings as a value, in their file, and in their dialog with the real window.
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

#include "core/atom4/game/last_choice.h"
#include "core/lines/session.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/common/settings_dialog.h"
#include "ui/common/stored_values.h"
#include "ui/common/window_style.h"
#include "ui/lines/setup_form.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui::settings_test {

namespace {

const std::string kSaved = ATOM4_TEST_DATA "/";

// Returns settings of which every value differs from the default.
Settings otherSettings() {
    Settings chosen;
    chosen.animation = AnimationSpeed::kSlow;
    chosen.reducedMotion = true;
    chosen.pieces = PieceStyle::kPatterns;
    chosen.surface = BoardSurface::kSlate;
    chosen.theme = ThemeChoice::kHighContrast;
    chosen.language = *languageOf(QStringLiteral("fr"));
    chosen.markLastMove = false;
    chosen.markPlaceable = false;
    chosen.showPreview = false;
    chosen.followPlay = false;
    chosen.sounds = false;
    chosen.showThoughts = true;
    chosen.demo = DemoPace::kSlow;
    chosen.pace = 1234;
    return chosen;
}

QStringList linesOf(const std::filesystem::path& file) {
    return QString::fromStdString(*read_file(file)).split(QLatin1Char('\n'));
}

SettingsDialog* openDialog(Table& table) {
    table.key(Qt::Key_Comma, Qt::ControlModifier);
    return table.window->findChild<SettingsDialog*>();
}

void press(SettingsDialog* dialog, QDialogButtonBox::StandardButton button) {
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
}

void writeSettings(const std::vector<std::pair<const char*, QString>>& values) {
    QSettings store(settingsFile(), QSettings::IniFormat);
    for (const auto& [key, value] : values) store.setValue(QLatin1String(key), value);
}

}  // namespace

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void settingsRoundTrip();
    void onlyTheBadValueFallsBackToItsDefault_data();
    void onlyTheBadValueFallsBackToItsDefault();
    void valuesOfAnotherVersionAreNotLost();
    void oneKeyTurnsSoundsOffAndOn();
    void theFileOfVersion500IsReadAndChangedInPlace();
    void theFileIsWrittenInTheCurrentFormat();
    void patternsTellColoursApartWithoutColour();
    void lettersAreDistinguishableWithoutColour();
    void choicesAreShownAtOnceAndUndoneByCancel();
    void okSavesTheSettings();
    void theLevelAppliesToTheNextMatch();
    void theLevelAppliesToTheCurrentMatchOnRequest();
    void resetGoesBackToTheDefaults();
    void everyChoiceIsReachedByKeyboardAndNamed();
    void theThemeFollowsTheDesktop();
    void animationsCanBeOffAndTheComputerKeepsItsPace();
    void animationSpeedsDiffer();
    void thePreviewCanBeTurnedOff();
    void cleanup();

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

void SettingsTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", folder_->path().toUtf8());
    qputenv("ATOM4_TEST_SETTINGS", folder_->path().toUtf8());
}

void SettingsTest::cleanup() {
    QApplication::setPalette(QPalette());
}

void SettingsTest::settingsRoundTrip() {
    const Settings chosen = otherSettings();
    QVERIFY(!SettingsFile().change([&](SettingsText& store) { chosen.save(store, Settings()); }));
    QVERIFY(Settings::load(SettingsFile().read()) == chosen);
}

void SettingsTest::onlyTheBadValueFallsBackToItsDefault_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    const std::vector<std::pair<const char*, const char*>> bad = {
        {"animation/speed", "ludicrous"},
        {"animation/speed", "3"},
        {"animation/reduced", "perhaps"},
        {"board/pieces", ""},
        {"board/surface", "glass"},
        {"window/theme", "Light"},
        {"board/last-move", "17"},
        {"window/language", "xx"},
        {"board/follow", "me"},
        {"sounds/on", "loud"},
        {"computer/thoughts", "deep"},
        {"computer/demonstration", "5"},
        {"computer/pace", "0"},
        {"computer/pace", "5001"},
        {"computer/pace", "99999999999999"},
        {"computer/pace", "-300"},
        {"computer/pace", "slowly"},
    };
    for (const auto& [key, value] : bad)
        QTest::addRow("%s=%s", key, value) << QString::fromLatin1(key) << QString::fromLatin1(value);
}

void SettingsTest::onlyTheBadValueFallsBackToItsDefault() {
    QFETCH(QString, key);
    QFETCH(QString, value);
    // The other values are valid.
    writeSettings({{"board/placeable", QStringLiteral("false")}, {"board/preview", QStringLiteral("false")}});
    writeSettings({{key.toLatin1().constData(), value}});
    Settings expected;
    expected.markPlaceable = false;
    expected.showPreview = false;
    QVERIFY(Settings::load(SettingsFile().read()) == expected);
}

void SettingsTest::valuesOfAnotherVersionAreNotLost() {
    writeSettings({{"board/pieces", QStringLiteral("crystals")}, {"sounds/volume", QStringLiteral("40")}});
    Table table;
    auto* dialog = openDialog(table);
    part<QCheckBox>(dialog, "lastMove")->click();
    press(dialog, QDialogButtonBox::Ok);
    const QSettings store(settingsFile(), QSettings::IniFormat);
    QCOMPARE(store.value(QStringLiteral("board/pieces")).toString(), QStringLiteral("crystals"));
    QCOMPARE(store.value(QStringLiteral("sounds/volume")).toString(), QStringLiteral("40"));
    QVERIFY(!Settings::load(SettingsFile().read()).markLastMove);
}

void SettingsTest::oneKeyTurnsSoundsOffAndOn() {
    Table table;
    QVERIFY(table.window->settings().sounds);
    for (const bool on : {false, true}) {
        table.key(Qt::Key_X);
        QCOMPARE(table.window->settings().sounds, on);
        QCOMPARE(table.window->findChild<QAction*>(QStringLiteral("sounds"))->isChecked(), on);
        QCOMPARE(Settings::load(SettingsFile().read()).sounds, on);
        QCOMPARE(table.status(),
                 on ? QStringLiteral("Sound effects are on.") : QStringLiteral("Sound effects are off."));
    }
}

void SettingsTest::theFileOfVersion500IsReadAndChangedInPlace() {
    std::string text = *read_file(kSaved + "5.0.0/settings.ini");
    QVERIFY(!write_own_file(SettingsFile().path(), text));
    const Settings usual;
    Settings chosen = otherSettings();
    // Settings that 5.0.0 did not have.
    chosen.surface = usual.surface;
    chosen.followPlay = usual.followPlay;
    chosen.showThoughts = usual.showThoughts;
    chosen.demo = usual.demo;
    chosen.sounds = true;
    QVERIFY(Settings::load(SettingsFile().read()) == chosen);
    QCOMPARE(storedValue("files/recent").toStringList(),
             (QStringList{QStringLiteral("/home/ada/one.atom4"), QStringLiteral("/home/ada/two, tr\u00FCb.atom4")}));
    QCOMPARE(storedValue("analysis/on").toBool(), true);
    QCOMPARE(storedValue("analysis/lines").toInt(), 3);
    QVERIFY(storedValue("window/geometry").toByteArray().startsWith("\x01\xD9\xD0\xCB"));
    Settings faster = chosen;
    faster.pace = 2000;
    QVERIFY(!SettingsFile().change([&](SettingsText& change) { faster.save(change, chosen); }));
    text.replace(text.find("1234"), 4, "2000");
    QCOMPARE(QString::fromStdString(*read_file(SettingsFile().path())), QString::fromStdString(text));
}

void SettingsTest::theFileIsWrittenInTheCurrentFormat() {
    QVERIFY(!SettingsFile().change([](SettingsText& store) { otherSettings().save(store, Settings()); }));
    MatchSetup habit;
    habit.size = {9, 12};
    habit.seats = {Seat::human("Ada"), Seat::computer(Level::of_tenths(34))};
    keep_choice(habit);
    keep_chosen_level(5);
    store_even_preference(true);
    const lines::Configuration game{{5, 6, 3, 4, 2, 1}, false};
    keepLinesChoice(game);
    keepLinesName(QStringLiteral("Ada"));
    QCOMPARE(linesOf(SettingsFile().path()), linesOf(kSaved + "5.1.0/settings.ini"));
    QVERIFY(Settings::load(SettingsFile().read()) == otherSettings());
    QVERIFY(last_choice().seats == habit.seats);
    QVERIFY(last_choice().size == habit.size);
    QVERIFY(lastLinesChoice() == game);
    QCOMPARE(QString::fromStdString(lines::saved_player()), QStringLiteral("Ada"));
}

namespace {

constexpr double kSmallPiece = 18;

// Returns for each pixel whether it belongs to a mark: whether it differs from the plain piece.
std::vector<bool> marksOf(Colour colour, PieceStyle style) {
    const QImage plain = renderPiece(colour, kSmallPiece, 1, false, PieceStyle::kPlain).toImage();
    const QImage styled = renderPiece(colour, kSmallPiece, 1, false, style).toImage();
    std::vector<bool> marks;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            marks.push_back(std::abs(qGray(plain.pixel(x, y)) - qGray(styled.pixel(x, y))) > 90);
    return marks;
}

void compareMarks(PieceStyle style) {
    for (const Colour first : kColours) {
        for (const Colour second : kColours) {
            if (first >= second) continue;
            const auto a = marksOf(first, style);
            const auto b = marksOf(second, style);
            int differ = 0;
            for (std::size_t index = 0; index < a.size(); ++index) differ += a[index] != b[index] ? 1 : 0;
            QVERIFY2(differ >= 6, qPrintable(QStringLiteral("%1%2: %3 pixels")
                                                 .arg(QLatin1Char(letter(first)))
                                                 .arg(QLatin1Char(letter(second)))
                                                 .arg(differ)));
        }
    }
}

}  // namespace

void SettingsTest::patternsTellColoursApartWithoutColour() {
    compareMarks(PieceStyle::kPatterns);
    // Black has no pattern, so nothing on it may be light, not even the highlight of the plain piece.
    const QImage black = renderPiece(Colour::kBlack, 40, 1, false, PieceStyle::kPatterns).toImage();
    for (int y = 12; y < black.height() - 12; ++y)
        for (int x = 12; x < black.width() - 12; ++x) QVERIFY(qGray(black.pixel(x, y)) < 90);
}

void SettingsTest::lettersAreDistinguishableWithoutColour() {
    compareMarks(PieceStyle::kLetters);
}

void SettingsTest::choicesAreShownAtOnceAndUndoneByCancel() {
    Table table;
    table.playAll({"i9", "i7"});
    const QImage before = table.board()->grab().toImage();
    auto* dialog = openDialog(table);
    QVERIFY(dialog);
    QCOMPARE(table.board()->grab().toImage(), before);
    const std::vector<const char*> boxes{"pieces", "theme"};
    for (const char* name : boxes) {
        const QImage last = table.board()->grab().toImage();
        auto* box = part<QComboBox>(dialog, name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
        QTRY_VERIFY2(table.board()->grab().toImage() != last, name);
    }
    for (const char* name : {"lastMove", "placeable"}) {
        const QImage last = table.board()->grab().toImage();
        auto* box = part<QCheckBox>(dialog, name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY2(table.board()->grab().toImage() != last, name);
    }
    press(dialog, QDialogButtonBox::Cancel);
    QVERIFY(table.window->settings() == Settings());
    QTRY_COMPARE(table.board()->grab().toImage(), before);
    QVERIFY(!QFile::exists(settingsFile()));
}

void SettingsTest::okSavesTheSettings() {
    Table table;
    auto* dialog = openDialog(table);
    part<QComboBox>(dialog, "pieces")->setCurrentIndex(2);
    part<QDoubleSpinBox>(dialog, "pace")->setValue(1.5);
    press(dialog, QDialogButtonBox::Ok);
    MainWindow again(*table.session);
    QVERIFY(again.settings().pieces == PieceStyle::kPatterns);
    QCOMPARE(again.settings().pace, 1500);
    QVERIFY(again.settings().theme == ThemeChoice::kSystem);
}

void SettingsTest::theLevelAppliesToTheNextMatch() {
    {
        Table table(against_computer(Player::kSecond, 2));
        table.click(cell("i9"));
        SettingsDialog* dialog = openDialog(table);
        auto* level = part<QDoubleSpinBox>(dialog, "levelNext");
        QCOMPARE(level->value(), 2);
        part<QSlider>(dialog, "levelNextSlider")->setValue(5);
        QCOMPARE(level->value(), 5);
        takePicture(*dialog, QStringLiteral("settings-level"));
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(2));
        // The start page has the level, even if it is changed while the page is shown.
        table.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(part<QDoubleSpinBox>(table, "levelTheirs")->value(), 5);
        trigger(table, "settings");
        dialog = table.window->findChild<SettingsDialog*>();
        part<QDoubleSpinBox>(dialog, "levelNext")->setValue(6);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(part<QDoubleSpinBox>(table, "levelTheirs")->value(), 6);
    }
    // It is remembered at the next start of the program, until another level is chosen.
    Table table;
    table.window->welcome();
    QCOMPARE(part<QDoubleSpinBox>(table, "levelTheirs")->value(), 6);
    QTest::keyClick(part<QDoubleSpinBox>(table, "levelTheirs"), Qt::Key_Up);
    part<QPushButton>(table, "play")->click();
    QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(7));
    QVERIFY(!chosen_level());
    // A rematch uses the level as well.
    keep_chosen_level(4);
    trigger(table, "rematch");
    QCOMPARE(table.match().setup().seats[Player::kFirst], Seat::computer(4));
    QVERIFY(!chosen_level());
}

void SettingsTest::theLevelAppliesToTheCurrentMatchOnRequest() {
    Table table(against_computer(Player::kSecond, 2));
    table.click(cell("i9"));
    for (const auto button : {QDialogButtonBox::Cancel, QDialogButtonBox::Ok}) {
        SettingsDialog* dialog = openDialog(table);
        part<QDoubleSpinBox>(dialog, "levelNext")->setValue(7);
        auto* inPlay = part<QCheckBox>(dialog, "levelInPlay");
        QVERIFY(inPlay->isVisible() && !inPlay->isChecked());
        QTest::mouseClick(inPlay, Qt::LeftButton, {}, QPoint(10, inPlay->height() / 2));
        press(dialog, button);
        const bool ok = button == QDialogButtonBox::Ok;
        QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(ok ? 7 : 2));
        QCOMPARE(chosen_level().has_value(), ok);
        QTRY_VERIFY(table.window->findChild<SettingsDialog*>() == nullptr);
    }
    SettingsDialog* dialog = openDialog(table);
    press(dialog, QDialogButtonBox::RestoreDefaults);
    QCOMPARE(part<QDoubleSpinBox>(dialog, "levelNext")->value(), 2);
    press(dialog, QDialogButtonBox::Ok);
    QCOMPARE(chosen_level(), std::optional<Level>(2));
    // In a match without a computer, there is no level to change.
    Table persons;
    persons.playAll({"i9"});
    dialog = openDialog(persons);
    QVERIFY(!part<QCheckBox>(dialog, "levelInPlay")->isVisible());
    part<QDoubleSpinBox>(dialog, "levelNext")->setValue(8);
    press(dialog, QDialogButtonBox::Ok);
    persons.key(Qt::Key_N, Qt::ControlModifier);
    part<QComboBox>(persons, "kindTheirs")->setCurrentIndex(1);
    QCOMPARE(part<QDoubleSpinBox>(persons, "levelTheirs")->value(), 8);
}

void SettingsTest::resetGoesBackToTheDefaults() {
    Settings other;
    other.pieces = PieceStyle::kLetters;
    other.pace = 2000;
    other.reducedMotion = true;
    SettingsDialog dialog(other);
    QSignalSpy changed(&dialog, &SettingsDialog::changed);
    QVERIFY(dialog.settings() == other);
    dialog.show();
    QTest::mouseClick(part<QPushButton>(&dialog, "reset"), Qt::LeftButton);
    QVERIFY(dialog.settings() == Settings());
    QCOMPARE(changed.count(), 1);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(changed.count(), 2);
    QVERIFY(changed.last().front().value<Settings>() == other);
}

void SettingsTest::everyChoiceIsReachedByKeyboardAndNamed() {
    SettingsDialog dialog({});
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const QStringList names{QStringLiteral("theme"),         QStringLiteral("pieces"),  QStringLiteral("lastMove"),
                            QStringLiteral("placeable"),     QStringLiteral("preview"), QStringLiteral("animation"),
                            QStringLiteral("reducedMotion"), QStringLiteral("sounds"),  QStringLiteral("pace"),
                            QStringLiteral("language")};
    QStringList reached;
    for (int step = 0; step < 20; ++step) {
        QWidget* focus = dialog.focusWidget();
        QVERIFY(focus);
        const QString name = focus->objectName();
        if (names.contains(name) && !reached.contains(name)) {
            reached += name;
            QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(focus);
            QVERIFY2(seen != nullptr && !seen->text(QAccessible::Name).isEmpty(), qPrintable(name));
        }
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    QCOMPARE(reached.size(), names.size());
}

void SettingsTest::theThemeFollowsTheDesktop() {
    Table table;
    auto* dialog = openDialog(table);
    part<QComboBox>(dialog, "theme")->setCurrentIndex(static_cast<int>(ThemeChoice::kHighContrast));
    QTRY_COMPARE(table.board()->palette().color(QPalette::Window), QColor(Qt::black));
    part<QComboBox>(dialog, "theme")->setCurrentIndex(static_cast<int>(ThemeChoice::kSystem));
    // None of our colours is left in the palette, so the desktop decides.
    QCOMPARE(QApplication::palette().resolveMask(), QPalette().resolveMask());
    press(dialog, QDialogButtonBox::Ok);
    QTRY_VERIFY(table.board()->palette().color(QPalette::Window) != QColor(Qt::black));
    const QImage light = table.board()->grab().toImage();
    QApplication::setPalette(themePalette(ThemeChoice::kDark));  // as the desktop would
    QTRY_VERIFY(table.board()->grab().toImage() != light);
}

void SettingsTest::animationsCanBeOffAndTheComputerKeepsItsPace() {
    writeSettings({{"animation/speed", QStringLiteral("off")}, {"computer/pace", QStringLiteral("400")}});
    Table table(against_computer(Player::kSecond, 0));
    QElapsedTimer clock;
    clock.start();
    table.click(cell("i9"));
    QVERIFY(!table.board()->isAnimating());
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY2(clock.elapsed() >= 380, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(!table.board()->isAnimating());
}

void SettingsTest::animationSpeedsDiffer() {
    Position position{BoardSize{}};
    const auto reaction = position.play(cell("i9"));
    QVERIFY(reaction);
    BoardView board;
    board.resize(600, 500);
    std::vector<QImage> pictures;
    for (const bool reduced : {false, true}) {
        Settings settings;
        settings.reducedMotion = reduced;
        board.setSettings(settings);
        board.showReaction(position, *reaction);
        QVERIFY(board.isAnimating());
        board.holdAnimationAt(140);
        pictures.push_back(board.grab().toImage());
        board.finishAnimation();
    }
    QVERIFY(pictures[0] != pictures[1]);
    int last = 0;
    for (const AnimationSpeed speed : {AnimationSpeed::kFast, AnimationSpeed::kNormal, AnimationSpeed::kSlow}) {
        Settings settings;
        settings.animation = speed;
        board.setSettings(settings);
        board.showReaction(position, *reaction);
        QVERIFY(board.animationDuration() > last);
        last = board.animationDuration();
        board.finishAnimation();
    }
}

void SettingsTest::thePreviewCanBeTurnedOff() {
    Table table;
    auto* dialog = openDialog(table);
    part<QCheckBox>(dialog, "preview")->click();
    press(dialog, QDialogButtonBox::Ok);
    const QImage empty = table.board()->grab().toImage();
    table.hover(cell("i9"));
    QVERIFY(table.board()->preview());  // the text still describes it
    QCOMPARE(table.board()->grab().toImage(), empty);
}

ATOM4_WINDOW_TEST(SettingsTest)

}  // namespace atom4::ui::settings_test

#include "tests/ui/common/settings_test.moc"
