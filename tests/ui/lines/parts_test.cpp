// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The look of chips, the places of cells, and the order in which a turn is animated.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/lines/board.h"
#include "core/lines/record.h"
#include "tests/ui/support/window_test.h"
#include "ui/lines/board_drawing.h"
#include "ui/lines/sounds.h"

namespace atom4::ui::lines_parts_test {

namespace {

lines::Cell cellOf(const char* name) {
    return *lines::parse_cell(name);
}

// Returns the share of the chip's area in which that value of the pixels differs clearly between the pictures.
template <class Value>
double difference(const QImage& first, const QImage& second, Value value) {
    int differ = 0;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x)
            if (std::abs(value(first.pixel(x, y)) - value(second.pixel(x, y))) > 40) ++differ;
    return differ / (first.width() * first.height() / (kPieceRoom * kPieceRoom) * 3.14 / 4);
}

lines::Position positionWith(const char* chips) {
    lines::Position position{lines::GameSetup()};
    lines::Throw thrown;
    for (const QString& chip : QString::fromLatin1(chips).split(QLatin1Char(' ')))
        thrown.push_back(*lines::parse_chip(chip.toStdString()));
    require(position.throw_chips(thrown).has_value());
    return position;
}

bool anyAt(const LinesFrame& frame, const char* name) {
    const QPointF place(cellOf(name).col, cellOf(name).row);
    return std::any_of(frame.moving.begin(), frame.moving.end(),
                       [&](const LinesFrame::Chip& chip) { return chip.place == place; });
}

}  // namespace

class LinesPartsTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstColoursAreTheOriginals();
    void everyTwoChipsLookDifferent_data();
    void everyTwoChipsLookDifferent();
    void cellsAreFoundAtTheirPlaces();
    void coordinatesAreSeenWhole();
    void aChipRunsAlongItsPath();
    void newChipsAppearBeforeTheirLinesClear();
    void aDroppedChipSkipsItsPath();
    void withReducedMotionNothingTravels();
    void soundsAreShortAndQuietAndTellTurnsApart();
};

void LinesPartsTest::theFirstColoursAreTheOriginals() {
    const Colour colours[] = {Colour::kRed, Colour::kGreen, Colour::kYellow, Colour::kBlue, Colour::kPurple};
    for (int i = 0; i < 5; ++i) QVERIFY(chipLook(i + 1) == PieceLook(colours[i]));
}

void LinesPartsTest::everyTwoChipsLookDifferent_data() {
    QTest::addColumn<int>("style");
    QTest::addColumn<bool>("grey");
    QTest::addColumn<double>("least");
    QTest::newRow("plain") << static_cast<int>(PieceStyle::kPlain) << false << 0.05;
    QTest::newRow("letters, no colour seen") << static_cast<int>(PieceStyle::kLetters) << true << 0.03;
    QTest::newRow("patterns, no colour seen") << static_cast<int>(PieceStyle::kPatterns) << true << 0.05;
}

void LinesPartsTest::everyTwoChipsLookDifferent() {
    QFETCH(int, style);
    QFETCH(bool, grey);
    QFETCH(double, least);
    std::vector<QImage> pictures;
    for (int colour = 1; colour <= lines::GameSetup::kMaxColours; ++colour)
        pictures.push_back(renderPiece(chipLook(colour), 32, 1, false, static_cast<PieceStyle>(style)).toImage());
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            // Without colour only the marks remain, so the brightness is compared.
            const auto light = [](QRgb pixel) { return qGray(pixel); };
            double found = difference(pictures[i], pictures[k], light);
            if (!grey) {
                found = std::max(found, difference(pictures[i], pictures[k], [](QRgb p) { return qRed(p); }));
                found = std::max(found, difference(pictures[i], pictures[k], [](QRgb p) { return qBlue(p); }));
            }
            QVERIFY2(found > least, qPrintable(QStringLiteral("%1 and %2: %3").arg(i + 1).arg(k + 1).arg(found)));
        }
    }
}

void LinesPartsTest::cellsAreFoundAtTheirPlaces() {
    for (const QSizeF area : {QSizeF(640, 480), QSizeF(300, 900), QSizeF(70, 60)}) {
        const LinesGrid grid(9, 64, QRectF(QPointF(3, 5), area));
        for (const char* name : {"a1", "i9", "az4", "bl9"})
            QCOMPARE(*grid.cellAt(grid.centre(cellOf(name))), cellOf(name));
        QVERIFY(!grid.cellAt(grid.board().topLeft() - QPointF(2, 2)));
        QVERIFY(!grid.cellAt(grid.board().bottomRight() + QPointF(2, 2)));
    }
    const QRectF area(0, 0, 400, 300);
    QVERIFY(area.contains(LinesGrid(9, 9, area).board()));
}

// Also on the start page of a small window.
void LinesPartsTest::coordinatesAreSeenWhole() {
    for (const QSizeF area : {QSizeF(456, 58), QSizeF(240, 200), QSizeF(456, 420), QSizeF(300, 900)})
        for (const int side : {2, 9, 26, 64}) {
            const LinesGrid grid(side, side, QRectF(QPointF(), area));
            // Half the width of two digits, which are centred there.
            QVERIFY(grid.rowLabel(0).x() >= 0.65 * grid.labelHeight());
            QVERIFY(grid.columnLabel(0).y() >= grid.labelHeight() / 2);
        }
}

void LinesPartsTest::aChipRunsAlongItsPath() {
    lines::Position position = positionWith("a1:1 b1:2 i9:3");
    const lines::Change move = *position.move(cellOf("a1"), cellOf("c1"));
    const LinesTimeline timeline(position, std::span(&move, 1));
    QVERIFY(timeline.duration() > 0 && timeline.duration() < 500);
    QVERIFY(anyAt(timeline.at(0), "a1"));
    QVERIFY(timeline.at(0).still->is_free(cellOf("a1")) && timeline.at(0).still->is_free(cellOf("c1")));
    // The path leads around b1, so halfway the chip is in row 2.
    const LinesFrame middle = timeline.at(timeline.duration() / 2);
    QCOMPARE(middle.moving.size(), std::size_t{1});
    QCOMPARE(middle.moving[0].place.y(), 1.0);
    const LinesFrame end = timeline.at(timeline.duration());
    QVERIFY(end.moving.empty());
    QVERIFY(*end.still == position.board());
}

void LinesPartsTest::newChipsAppearBeforeTheirLinesClear() {
    lines::Position position = positionWith("a1:1 b1:1 c1:1 d1:1 i9:3");
    std::vector<lines::Change> turn{*position.move(cellOf("i9"), cellOf("i8"))};
    turn.push_back(*position.throw_chips(lines::Throw{{cellOf("e1"), 1}, {cellOf("e5"), 2}, {cellOf("f5"), 2}}));
    QCOMPARE(turn[1].removed.size(), std::size_t{5});
    const LinesTimeline timeline(position, turn);
    bool fell = false;
    bool went = false;
    for (int time = 0; time < timeline.duration(); time += 5) {
        const LinesFrame frame = timeline.at(time);
        if (anyAt(frame, "f5")) {
            QVERIFY(!went);
            fell = true;
        }
        if (anyAt(frame, "a1")) {
            QVERIFY(fell && anyAt(frame, "e1") && !frame.still->is_free(cellOf("f5")));
            went = true;
        }
    }
    QVERIFY(went);
    QVERIFY(*timeline.at(timeline.duration()).still == position.board());
}

void LinesPartsTest::aDroppedChipSkipsItsPath() {
    lines::Position position = positionWith("a1:1 b1:1 c1:1 d1:1 e5:1 i9:3");
    const lines::Change move = *position.move(cellOf("e5"), cellOf("e1"));
    const LinesTimeline timeline(position, std::span(&move, 1), true);
    QVERIFY(anyAt(timeline.at(0), "e1"));
    QCOMPARE(timeline.at(0).moving.size(), std::size_t{5});
    QVERIFY(timeline.duration() < LinesTimeline(position, std::span(&move, 1)).duration());
}

void LinesPartsTest::withReducedMotionNothingTravels() {
    lines::Position position = positionWith("a1:1 b1:2 i9:3");
    const lines::Change move = *position.move(cellOf("a1"), cellOf("c1"));
    const LinesTimeline timeline(position, std::span(&move, 1));
    for (int time = 0; time < timeline.duration(); time += 5)
        for (const LinesFrame::Chip& chip : timeline.at(time, true).moving) {
            QVERIFY(chip.place == QPointF(0, 0) || chip.place == QPointF(2, 0));
            QCOMPARE(chip.scale, 1.0);
        }
}

void LinesPartsTest::soundsAreShortAndQuietAndTellTurnsApart() {
    lines::Position position = positionWith("a1:1 b1:1 c1:1 d1:1 e5:1 i9:3");
    const lines::Change plain = *position.move(cellOf("i9"), cellOf("i8"));
    const lines::Change thrown =
        *position.throw_chips(lines::Throw{{cellOf("a5"), 2}, {cellOf("b7"), 3}, {cellOf("f5"), 2}});
    lines::Change line = *position.move(cellOf("e5"), cellOf("e1"));
    QCOMPARE(line.removed.size(), std::size_t{5});
    const std::vector turn{plain, thrown};
    lines::Change chained = line;
    chained.chain_before = 3;
    const std::vector<Samples> all{soundOf(turn, LinesEnding::kNone), soundOf(std::span(&line, 1), LinesEnding::kNone),
                                   soundOf(std::span(&chained, 1), LinesEnding::kNone),
                                   soundOf(turn, LinesEnding::kOver), soundOf(turn, LinesEnding::kBest)};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto [low, high] = std::minmax_element(all[i].begin(), all[i].end());
        QVERIFY(*high > 2'000 && *high < 18'000 && *low > -18'000);
        QVERIFY(all[i].size() < kSampleRate * (i < 3 ? 1 : 2));
        QVERIFY(std::abs(all[i].front()) < 50 && std::abs(all[i].back()) < 50);
        for (std::size_t k = 0; k < i; ++k) QVERIFY(all[i] != all[k]);
    }
}

ATOM4_WINDOW_TEST(LinesPartsTest)

}  // namespace atom4::ui::lines_parts_test

#include "tests/ui/lines/parts_test.moc"
