// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// settings.ini as a text: what Qt makes of it, what other versions, people and bad disks did to it, and two at once.
#include "ui/common/settings_file.h"
#include "tests/ui/support/window_test.h"

#include <QSettings>
#include <algorithm>
#include <thread>

#include "core/base/random.h"
#include "tests/ui/support/ui_fixture.h"

namespace atom4::ui::settings_file_test {

namespace {

namespace fs = std::filesystem;

constexpr QLatin1String kKey("group/name");

// As the window writes them, with something of each kind.
const char* const kSample =
    "[window]\ntheme=dark\nlanguage=fr\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\x0\\x3)\n\n"
    "[board]\npieces=letters\nlast-move=false\nplaceable=false\n\n"
    "[files]\nrecent=/a/one.atom4, \"/a/two, three.atom4\", file:///a/%FF\n\n"
    "[computer]\npace=1234\ndemonstration=slow\n\n[match]\nsize=9x12\nnames=Ada, \xC3\x89mile\n";
const std::vector<const char*> kSampleKeys = {
    "window/theme", "window/language", "window/geometry",        "board/pieces", "board/last-move", "board/placeable",
    "files/recent", "computer/pace",   "computer/demonstration", "match/size",   "match/names"};

std::vector<QVariant> valuesOf(const std::string& text) {
    const IniText settings(text);
    std::vector<QVariant> values;
    for (const char* key : kSampleKeys) values.push_back(settings.value(QLatin1String(key)));
    return values;
}

// How many values are others than in the sample.
int changedIn(const std::string& text) {
    static const auto good = valuesOf(kSample);
    const auto values = valuesOf(text);
    int changed = 0;
    for (std::size_t i = 0; i < good.size(); ++i) changed += values[i] == good[i] ? 0 : 1;
    return changed;
}

// The sample with each bit of it flipped, then each beginning of it; the place of the fault goes with it.
std::vector<std::pair<std::size_t, std::string>> faultySamples() {
    std::vector<std::pair<std::size_t, std::string>> faulty;
    const std::string sample = kSample;
    for (std::size_t at = 0; at < sample.size(); ++at)
        for (unsigned bit = 0; bit < 8; ++bit) {
            faulty.emplace_back(at, sample);
            char& byte = faulty.back().second[at];
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit);
        }
    for (std::size_t length = 0; length < sample.size(); ++length)
        faulty.emplace_back(length, sample.substr(0, length));
    return faulty;
}

void writeFile(const std::string& text) {
    fs::remove_all(settingsPath().parent_path());
    require(!write_own_file(settingsPath(), text, Durability::kKill));
}

std::string textOf(const fs::path& path) {
    const auto text = read_file(path);
    return text ? *text : "nothing";
}

// What a program that does as it likes with characters would choke on, and what QSettings has signs of its own for.
QString anyText(Random& random) {
    static const QString kSigns = QStringLiteral("ab09fF @@\\\"\"',,;;==[]()%#\n\r\t\x01\x7F") + QChar(0) +
                                  QChar(0x85) + QChar(0xE9) + QChar(0x202E) + QStringLiteral("\U0001F600") +
                                  QChar(0xA0);
    QString text;
    for (auto length = random.below(12); length > 0; --length)
        text += kSigns[static_cast<qsizetype>(random.below(static_cast<std::size_t>(kSigns.size())))];
    return QString::fromUtf8(text.toUtf8());  // without halves of characters
}

}  // namespace

class SettingsFileTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void qtReadsWhatIsWritten();
    void whatQtWroteIsRead();
    void nothingElseIsTouched();
    void theLastOfSeveralCounts();
    void whatIsRemovedIsGone();
    void oneFaultSpoilsOneValue();
    void aWindowStartsWhateverTheFault();
    void whatIsNoTextIsSetAside();
    void whatIsFarTooLongIsSetAside();
    void twoProgramsLoseNothing();

private:
    void eachWritesTheOtherReads(bool qtWrites);
    std::unique_ptr<QTemporaryDir> folder_;
};

void SettingsFileTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", folder_->path().toUtf8());
    qputenv("ATOM4_TEST_SETTINGS", folder_->path().toUtf8());
}

void SettingsFileTest::eachWritesTheOtherReads(bool qtWrites) {
    Random random(21);
    for (int i = 0; i < 400; ++i) {
        QVariant value;
        if (i % 4 == 0) value = anyText(random);
        if (i % 4 == 1) value = QStringList{anyText(random), anyText(random)};
        if (i % 4 == 2) value = anyText(random).toUtf8();
        if (i % 4 == 3) value = i % 8 == 3 ? QVariant(i) : QVariant(i % 16 == 7);
        QVariant read;
        writeFile("\n");
        if (qtWrites) {
            QSettings(settingsFile(), QSettings::IniFormat).setValue(kKey, value);
            read = readSettings().value(kKey);
        } else {
            QVERIFY(!changeSettings([&](IniText& settings) { settings.setValue(kKey, value); }));
            read = QSettings(settingsFile(), QSettings::IniFormat).value(kKey);
        }
        const auto file = textOf(settingsPath());
        if (i % 4 == 1)
            QVERIFY2(read.toStringList() == value.toStringList(), file.c_str());
        else if (i % 4 == 2)
            QVERIFY2(read.toByteArray() == value.toByteArray(), file.c_str());
        else
            QVERIFY2(read.toString() == value.toString(), file.c_str());
    }
}

void SettingsFileTest::qtReadsWhatIsWritten() {
    eachWritesTheOtherReads(false);
    for (const QStringList& list : {QStringList(), QStringList{QString()}, QStringList{QStringLiteral("@a")},
                                    QStringList{QString(), QString()}}) {
        QVERIFY(!changeSettings([&](IniText& settings) { settings.setValue(kKey, list); }));
        QCOMPARE(QSettings(settingsFile(), QSettings::IniFormat).value(kKey).toStringList(), list);
        QCOMPARE(readSettings().value(kKey).toStringList(), list);
    }
}

void SettingsFileTest::whatQtWroteIsRead() {
    eachWritesTheOtherReads(true);
}

void SettingsFileTest::nothingElseIsTouched() {
    const std::string before =
        "\xEF\xBB\xBF; mine\r\n[group]\r\nother=1 ; why\r\n\r\n!?\xFF\n[of a newer version]\nname=\"a\nb\nname";
    writeFile(before);
    storeValue(kKey.data(), QStringLiteral("new"));
    QCOMPARE(storedValue(kKey.data()).toString(), QStringLiteral("new"));
    storeValue("group/other", 2);
    // What was added and changed, taken back again.
    std::string after = textOf(settingsPath());
    const std::size_t added = after.find("name=new\n");
    QVERIFY(added != std::string::npos);
    after.erase(added, std::string("name=new\n").size());
    const std::size_t changed = after.find("other=2\n");
    QVERIFY(changed != std::string::npos);
    after.replace(changed, std::string("other=2\n").size(), "other=1 ; why\r\n");
    QCOMPARE(QByteArray::fromStdString(after), QByteArray::fromStdString(before + "\n"));
}

void SettingsFileTest::theLastOfSeveralCounts() {
    writeFile("[group]\nname=1\n[a]\nname=2\n[group]\nname=3\n");
    QCOMPARE(storedValue(kKey.data()).toString(), QStringLiteral("3"));
    storeValue(kKey.data(), 4);
    QCOMPARE(storedValue(kKey.data()).toString(), QStringLiteral("4"));
    QCOMPARE(QSettings(settingsFile(), QSettings::IniFormat).value(kKey).toString(), QStringLiteral("4"));
}

void SettingsFileTest::whatIsRemovedIsGone() {
    writeFile("[group]\nname=1\n[a]\nname=2\n[group]\nname=3\n");
    storeValue(kKey.data(), QVariant());
    QVERIFY(!storedValue(kKey.data()).isValid());
    QCOMPARE(storedValue("a/name").toString(), QStringLiteral("2"));
}

void SettingsFileTest::oneFaultSpoilsOneValue() {
    const std::string sample = kSample;
    QCOMPARE(changedIn(sample), 0);
    for (const auto& [at, bad] : faultySamples()) {
        const Settings settings = Settings::load(IniText(bad));
        QVERIFY(settings.pace >= Settings::kLeastPace && settings.pace <= Settings::kMostPace);
        // A line without its end takes the next one with it; a name of a group has all below it.
        const std::size_t line = sample.rfind('\n', at == 0 ? 0 : at - 1) + 1;
        const bool ofGroup = sample[line] == '[' || sample[at] == '\n';
        if (bad.size() == sample.size() && !ofGroup) QVERIFY2(changedIn(bad) <= 1, bad.c_str());
        IniText changed(bad);
        changed.setValue(kKey, 7);
        QCOMPARE(changed.value(kKey).toString(), QStringLiteral("7"));
    }
}

// Every fault at every start takes minutes: ATOM4_EVERY=1.
void SettingsFileTest::aWindowStartsWhateverTheFault() {
    const auto faulty = faultySamples();
    const int every = qEnvironmentVariableIntValue("ATOM4_EVERY");
    for (std::size_t i = 0; i < faulty.size(); i += static_cast<std::size_t>(every > 0 ? every : 97)) {
        writeFile(faulty[i].second);
        Table table;
        QVERIFY(table.match().play(table.match().position().legal_moves()[0]).has_value());
        QVERIFY(table.window->width() >= 100);
    }
}

void SettingsFileTest::whatIsNoTextIsSetAside() {
    const std::string bad = std::string(kSample) + '\0' + "\n";
    writeFile(bad);
    QVERIFY(Settings::load(readSettings()) == Settings());
    QVERIFY(!changeSettings([&](IniText& settings) { settings.setValue(kKey, 7); }));
    QCOMPARE(storedValue(kKey.data()).toString(), QStringLiteral("7"));
    QVERIFY(textOf(settingsPath().string() + ".old") == bad);
}

void SettingsFileTest::whatIsFarTooLongIsSetAside() {
    std::string bad;
    while (bad.size() < 40'000'000) bad += kSample;
    writeFile(bad);
    QVERIFY(Settings::load(readSettings()) == Settings());
    storeValue(kKey.data(), 7);
    QCOMPARE(storedValue(kKey.data()).toString(), QStringLiteral("7"));
    QVERIFY(textOf(settingsPath().string() + ".old") == bad);
}

void SettingsFileTest::twoProgramsLoseNothing() {
    constexpr int kEach = 60;
    const auto change = [](char who) {
        for (int i = 0; i < kEach; ++i) storeValue((std::string("group/") + who + std::to_string(i)).c_str(), i);
    };
    std::thread first(change, 'a');
    std::thread second(change, 'b');
    first.join();
    second.join();
    for (const char who : {'a', 'b'})
        for (int i = 0; i < kEach; ++i)
            QCOMPARE(storedValue((std::string("group/") + who + std::to_string(i)).c_str()).toString(),
                     QString::number(i));
}

ATOM4_WINDOW_TEST(SettingsFileTest)

}  // namespace atom4::ui::settings_file_test

#include "tests/ui/common/settings_file_test.moc"
