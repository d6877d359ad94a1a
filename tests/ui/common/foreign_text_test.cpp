// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Untrusted text is shown as it is, and has no other effect.
#include "tests/ui/support/window_test.h"
#include "ui/common/untrusted_text.h"

#include <QTest>
#include <QTextDocument>
#include <string>

#include "core/base/strings.h"
#include "ui/common/files.h"

namespace atom4::ui::foreign_text_test {

using namespace std::string_literals;

class UntrustedTextTest : public QObject {
    Q_OBJECT

private slots:
    void onlyUnprintableCharactersAreEscaped_data();
    void onlyUnprintableCharactersAreEscaped();
    void noByteIsDropped();
    void rightToLeftTextIsIsolated();
    void theMiddleOfALongTextIsLeftOut();
    void aFileIsShownByItsLastPathComponent_data();
    void aFileIsShownByItsLastPathComponent();
    void specialCharactersAreEscapedInTitlesMenusAndToolTips();
    void pathsOfAnyBytesRoundTrip_data();
    void pathsOfAnyBytesRoundTrip();
};

void UntrustedTextTest::onlyUnprintableCharactersAreEscaped_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const std::string& bytes, const char* shown) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(shown);
    };
    row("letters", "Zoé & Bjørn <b>", "Zoé & Bjørn <b>");
    row("other scripts", "名前 имя 🎲", "名前 имя 🎲");
    row("backslash", "a\\b", "a\\b");
    row("line ends", "a\nb\r\xE2\x80\xA8", "a\\u{A}b\\u{D}\\u{2028}");
    row("escape", "\x1B]0;title\x07", "\\u{1B}]0;title\\u{7}");
    row("nothing", "a\0b"s, "a\\u{0}b");
    row("control of 8 bits",
        "\xC2\x9B"
        "31m",
        "\\u{9B}31m");
    row("direction",
        "exe.\xE2\x80\xAE"
        "4mota",
        "exe.\\u{202E}4mota");
    row("isolates", "\xE2\x81\xA6x\xE2\x81\xA9", "\\u{2066}x\\u{2069}");
    row("no width", "a\xE2\x80\x8B\xEF\xBB\xBF\xC2\xAD", "a\\u{200B}\\u{FEFF}\\u{AD}");
    row("joiner between letters of ASCII",
        "a\xE2\x80\x8D"
        "b",
        "a\\u{200D}b");
    row("joined picture", "👩\u200D🚀", "👩\u200D🚀");
    row("filler", "a\xE3\x85\xA4", "a\\u{3164}");
    row("private", "\xEE\x80\x80", "\\u{E000}");
    row("no character", "\xEF\xBF\xBF", "\\u{FFFF}");
    row("lone byte", "\xFFx\x80", "\\xFFx\\x80");
    row("cut off", "x\xE2\x82", "x\\xE2\\x82");
    row("too long", "\xC0\xAF", "\\xC0\\xAF");
    row("surrogate", "\xED\xA0\x80", "\\xED\\xA0\\x80");
    row("beyond", "\xF5\x80\x80\x80", "\\xF5\\x80\\x80\\x80");
}

void UntrustedTextTest::onlyUnprintableCharactersAreEscaped() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, shown);
    QCOMPARE(visible(bytes.toStdString()), shown);
    QCOMPARE(brief(bytes.toStdString()), shown);
}

void UntrustedTextTest::noByteIsDropped() {
    for (int value = 0; value < 256; ++value) {
        const std::string byte(1, static_cast<char>(value));
        const QString shown = visible("a" + byte + "z");
        QVERIFY2(shown.size() >= 3 && shown.startsWith(QLatin1Char('a')) && shown.endsWith(QLatin1Char('z')),
                 qPrintable(shown));
        QCOMPARE(shown.toStdString(), atom4::sanitized(shown.toStdString()));
    }
}

void UntrustedTextTest::rightToLeftTextIsIsolated() {
    const QString hebrew = QString::fromUtf8("שלום.atom4");
    QCOMPARE(visible(hebrew.toStdString()), QChar(0x2068) + hebrew + QChar(0x2069));
}

void UntrustedTextTest::theMiddleOfALongTextIsLeftOut() {
    const QString shown = brief(std::string(5'000'000, 'x') + "\n.atom4");
    QVERIFY2(shown.startsWith(QStringLiteral("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\u2026xxx")), qPrintable(shown));
    QVERIFY2(shown.endsWith(QStringLiteral("xxx\\u{A}.atom4")), qPrintable(shown));
    QVERIFY(shown.size() < 70);
    QCOMPARE(brief(std::string(60, 'x')).size(), 60);
    QCOMPARE(brief(std::string(61, 'x')).size(), 60);
}

void UntrustedTextTest::aFileIsShownByItsLastPathComponent_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("shown");
    QTest::newRow("in a folder") << QStringLiteral("/a/b.atom4") << QStringLiteral("b.atom4");
    QTest::newRow("a folder") << QStringLiteral("/a/b/") << QStringLiteral("b");
    QTest::newRow("the root") << QStringLiteral("/") << QStringLiteral("/");
    QTest::newRow("two slashes") << QStringLiteral("b//") << QStringLiteral("b");
    QTest::newRow("here") << QStringLiteral(".") << QStringLiteral(".");
}

void UntrustedTextTest::aFileIsShownByItsLastPathComponent() {
    QFETCH(const QString, file);
    QTEST(shownName(pathOf(file)), "shown");
}

void UntrustedTextTest::specialCharactersAreEscapedInTitlesMenusAndToolTips() {
    QCOMPARE(forTitle(QStringLiteral("a[*].atom4")), QStringLiteral("a[*][*].atom4"));
    QCOMPARE(forMenu(QStringLiteral("t&o")), QStringLiteral("t&&o"));
    for (const char* text : {"plain", "<b>bold</b>", "&lt;b>", "<table>", "a < b & c"}) {
        const QString tip = forToolTip(QString::fromLatin1(text));
        QVERIFY(Qt::mightBeRichText(tip));
        QTextDocument page;
        page.setHtml(tip);
        QCOMPARE(page.toPlainText(), QString::fromLatin1(text));
    }
}

void UntrustedTextTest::pathsOfAnyBytesRoundTrip_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("plain") << QByteArray("/plain");
    QTest::newRow("percent") << QByteArray("/with space %41");
    QTest::newRow("no text") << QByteArray("/\xFF.atom4");
    QTest::newRow("line end") << QByteArray("/a\nb");
    QTest::newRow("colon") << QByteArray("/file:");
    QTest::newRow("cut off") << QByteArray("/\xE2\x82");
    QTest::newRow("accent") << QByteArray("/\xC3\xA9");
}

void UntrustedTextTest::pathsOfAnyBytesRoundTrip() {
    QFETCH(const QByteArray, bytes);
    const std::filesystem::path file = bytes.toStdString();
    const auto kept = pathStoredAs(storedText(file));
    QVERIFY(kept.has_value());
    QCOMPARE(kept->native(), file.native());
    QMimeData dragged;
    dragged.setData(QStringLiteral("text/uri-list"), "file://" + bytes.toPercentEncoding("/") + "\r\n");
    const auto dropped = draggedFile(&dragged);
    QVERIFY(dropped.has_value());
    QCOMPARE(dropped->native(), file.native());
}

ATOM4_WINDOW_TEST(UntrustedTextTest)

}  // namespace atom4::ui::foreign_text_test

#include "tests/ui/common/foreign_text_test.moc"
