// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/messages.h"
#include "tests/ui/support/window_test.h"

#include <QTest>
#include <cerrno>

#include "core/atom4/rules/notation.h"
#include "ui/lines/messages.h"

namespace atom4::ui::messages_test {

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhoseTurnItIs();
    void explainsWhyAFileCannotBeOpened();
    void fileNamesAreNotTakenForPlaceholders_data();
    void fileNamesAreNotTakenForPlaceholders();
};

void MessagesTest::saysWhoseTurnItIs() {
    Match match;
    QCOMPARE(Messages::state(match), QStringLiteral("Player 1's turn: red"));
    match.set_seats({Seat::human(), Seat::computer(2)});
    QCOMPARE(Messages::state(match), QStringLiteral("Your turn: red"));
    QVERIFY(match.play(*parse_cell("i9")));
    QCOMPARE(Messages::state(match), QStringLiteral("The computer thinks: yellow"));
}

void MessagesTest::explainsWhyAFileCannotBeOpened() {
    const RecordError error{RecordFault::kIllegalMove, 10, 4, "a1", IllegalMove::kNoAdjacentPair};
    const QString text = Messages::openError("x.atom4", error);
    QVERIFY(text.startsWith(QStringLiteral("x.atom4, line 10, column 4: a piece at a1 would not touch")));
    QVERIFY(Messages::openError("x.atom4", SystemError{ENOENT}).contains(QStringLiteral("the file doesn't exist")));
}

void MessagesTest::fileNamesAreNotTakenForPlaceholders_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"%1.atom4", "%2 %3 %4.atom4", "100%.atom4", "<b>bold.atom4", "&lt;.atom4", "%L2%99.atom4"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

// A name is never taken for a placeholder, whatever it contains.
void MessagesTest::fileNamesAreNotTakenForPlaceholders() {
    QFETCH(const QString, name);
    const std::filesystem::path file = std::filesystem::path("/a folder") / name.toStdString();
    const RecordError bad{RecordFault::kNotACell, 7, 3, "%1%2", {}};
    QCOMPARE(Messages::openError(file, bad),
             name + QStringLiteral(", line 7, column 3: \"%1%2\" is not a cell, such as i9.\n"
                                   "Your current match is unchanged."));
    QCOMPARE(
        Messages::openError(file, SystemError{EISDIR}),
        QStringLiteral("Couldn't open ") + name + QStringLiteral(": it is a folder. Your current match is unchanged."));
    QCOMPARE(Messages::saveError(file, SystemError{ENOSPC}),
             QStringLiteral("Couldn't save ") + name + QStringLiteral(": the disk is full. Try another folder."));
    const lines::RecordError badGame{lines::RecordFault::kNotAnEvent, 7, 3, "%1%2", {}};
    QCOMPARE(
        LinesMessages::openError(file, badGame),
        name + QStringLiteral(
                   ", line 7, column 3: \"%1%2\" is neither a move nor new chips.\nYour current game is unchanged."));
    QCOMPARE(LinesMessages::saveError(file, SystemError{ENOSPC}),
             QStringLiteral("Couldn't save ") + name + QStringLiteral(": the disk is full. Try another folder."));
}

ATOM4_WINDOW_TEST(MessagesTest)

}  // namespace atom4::ui::messages_test

#include "tests/ui/atom4/messages_test.moc"
