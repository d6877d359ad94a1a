// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/messages.h"

#include <QTest>

#include "core/atom4/notation.h"

using namespace atom4;
using namespace atom4::ui;

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatAReactionDoes();
    void saysWhyACellWillNotDo();
    void saysWhoseTurnItIs();
    void saysWhatIsWrongWithAFile();
};

void MessagesTest::saysWhatAReactionDoes() {
    Position position;
    const auto reaction = position.play(*parse_cell("i9"));
    QVERIFY(reaction);
    QCOMPARE(Messages::reaction(*reaction), QStringLiteral("i9 makes a yellow at h8"));

    auto full = parse_position("6/6/1BGB2/1G1P2/6/6 R");
    QVERIFY(full);
    const auto several = full->play(Cell(3, 2));
    QVERIFY(several);
    QVERIFY2(Messages::reaction(*several).contains(QStringLiteral(" and a ")),
             qPrintable(Messages::reaction(*several)));
}

void MessagesTest::saysWhyACellWillNotDo() {
    Match match;
    const auto refusal = [&](Cell cell) { return Messages::refusal(match, match.play(cell).error()); };
    QCOMPARE(refusal(Cell(0, 0)), QStringLiteral("The piece must touch two pieces that touch each other."));
    QCOMPARE(refusal(Cell(7, 7)), QStringLiteral("A piece lies there already. Place on an empty cell."));
}

void MessagesTest::saysWhoseTurnItIs() {
    Match match;
    QCOMPARE(Messages::state(match), QStringLiteral("Player 1's turn: red"));
    match.set_seats({Seat::human(), Seat::computer(2)});
    QCOMPARE(Messages::state(match), QStringLiteral("Your turn: red"));
    QVERIFY(match.play(*parse_cell("i9")));
    QCOMPARE(Messages::state(match), QStringLiteral("Computer is thinking: yellow"));
}

void MessagesTest::saysWhatIsWrongWithAFile() {
    const RecordError error{RecordFault::kIllegalMove, 10, 4, "a1", IllegalMove::kNoAdjacentPair};
    const QString text = Messages::openError(QStringLiteral("x.atom4"), error);
    QVERIFY(text.startsWith(QStringLiteral("x.atom4, line 10, column 4: a1 cannot be played")));
    QVERIFY(Messages::openError(QStringLiteral("x.atom4"), SystemError{ENOENT})
                .contains(QStringLiteral("it is not there")));
}

QTEST_GUILESS_MAIN(MessagesTest)
#include "messages_test.moc"
