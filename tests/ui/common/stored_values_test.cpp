// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// settings.ini in the format of QSettings, and a window that starts whatever it contains. The other tests are in
// tests/core/storage/settings_file_test.cpp.
#include "ui/common/stored_values.h"
#include "tests/ui/support/window_test.h"

#include <QSettings>

#include "core/base/random.h"
#include "core/storage/settings_file.h"
#include "tests/support/mistakes.h"
#include "tests/ui/support/ui_fixture.h"

namespace atom4::ui::stored_values_test {

namespace {

namespace fs = std::filesystem;

constexpr QLatin1String kKey("group/name");

// Settings as the window writes them, with values of each kind.
const char* const kSample =
    "[window]\ntheme=dark\nlanguage=fr\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\x0\\x3)\n\n"
    "[board]\npieces=letters\nlast-move=false\nplaceable=false\n\n"
    "[files]\nrecent=/a/one.atom4, \"/a/two, three.atom4\", file:///a/%FF\n\n"
    "[computer]\npace=1234\ndemonstration=slow\n\n[match]\nsize=9x12\nnames=Ada, \xC3\x89mile\n";
void writeFile(const std::string& text) {
    fs::remove_all(SettingsFile().path().parent_path());
    require(!write_own_file(SettingsFile().path(), text, Durability::kKill));
}

std::string textOf(const fs::path& path) {
    const auto text = read_file(path);
    return text ? *text : "nothing";
}

// Returns random text of characters that careless programs mishandle, and of those that QSettings escapes.
QString anyText(Random& random) {
    static const QString kSigns = QStringLiteral("ab09fF @@\\\"\"',,;;==[]()%#\n\r\t\x01\x7F") + QChar(0) +
                                  QChar(0x85) + QChar(0xE9) + QChar(0x202E) + QStringLiteral("\U0001F600") +
                                  QChar(0xA0);
    QString text;
    for (auto length = random.below(12); length > 0; --length)
        text += kSigns[static_cast<qsizetype>(random.below(static_cast<std::size_t>(kSigns.size())))];
    return QString::fromUtf8(text.toUtf8());  // without unpaired surrogates
}

}  // namespace

class StoredValuesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void qtReadsOurFiles();
    void filesOfQtAreRead();
    void theWindowStartsWithFaultySettings();

private:
    QVariant readByQt();
    void eachWritesTheOtherReads(bool qtWrites);
    std::unique_ptr<QTemporaryDir> folder_;
    int copies_ = 0;
};

void StoredValuesTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", folder_->path().toUtf8());
    qputenv("ATOM4_TEST_SETTINGS", folder_->path().toUtf8());
}

// Reads a copy with a new name, since QSettings takes files of the same name, length and time for the same file.
QVariant StoredValuesTest::readByQt() {
    const auto copy = folder_->filePath(QStringLiteral("copy-%1.ini").arg(++copies_));
    if (!QFile::copy(settingsFile(), copy)) return {};
    return QSettings(copy, QSettings::IniFormat).value(kKey);
}

void StoredValuesTest::eachWritesTheOtherReads(bool qtWrites) {
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
            read = storedValue(kKey.data());
        } else {
            QVERIFY(storeValue(kKey.data(), value));
            read = readByQt();
        }
        const auto file = textOf(SettingsFile().path());
        if (i % 4 == 1)
            QVERIFY2(read.toStringList() == value.toStringList(), file.c_str());
        else if (i % 4 == 2)
            QVERIFY2(read.toByteArray() == value.toByteArray(), file.c_str());
        else
            QVERIFY2(read.toString() == value.toString(), file.c_str());
    }
}

void StoredValuesTest::qtReadsOurFiles() {
    eachWritesTheOtherReads(false);
    for (const QStringList& list : {QStringList(), QStringList{QString()}, QStringList{QStringLiteral("@a")},
                                    QStringList{QString(), QString()}}) {
        QVERIFY(storeValue(kKey.data(), list));
        QCOMPARE(readByQt().toStringList(), list);
        QCOMPARE(storedValue(kKey.data()).toStringList(), list);
    }
}

void StoredValuesTest::filesOfQtAreRead() {
    eachWritesTheOtherReads(true);
}

// Tries every 97th fault, since all of them take minutes; ATOM4_EVERY=1 tries all.
void StoredValuesTest::theWindowStartsWithFaultySettings() {
    const auto faulty = test::with_each_fault(kSample);
    const int every = qEnvironmentVariableIntValue("ATOM4_EVERY");
    for (std::size_t i = 0; i < faulty.size(); i += static_cast<std::size_t>(every > 0 ? every : 97)) {
        writeFile(faulty[i].second);
        Table table;
        QVERIFY(table.match().play(table.match().position().legal_moves()[0]).has_value());
        QVERIFY(table.window->width() >= 100);
    }
}

ATOM4_WINDOW_TEST(StoredValuesTest)

}  // namespace atom4::ui::stored_values_test

#include "tests/ui/common/stored_values_test.moc"
