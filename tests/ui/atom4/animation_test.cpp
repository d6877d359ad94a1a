// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// A round saved as an animated picture: what is written is read back by Qt's own reader.
#include <QAction>
#include <QBuffer>
#include <QFileDialog>
#include <QImageReader>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

#include "core/base/random.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/window/animation_export.h"
#include "ui/atom4/window/gif_writer.h"

namespace atom4::ui::animation_test {

using namespace std::chrono_literals;

namespace {

struct Read {
    std::vector<QImage> pictures;
    std::vector<int> delays;
    int loops = 0;
};

Read readBack(QByteArray gif) {
    QBuffer buffer(&gif);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    Read read;
    while (reader.canRead()) {
        const QImage picture = reader.read();
        if (picture.isNull()) break;
        read.pictures.push_back(picture.convertToFormat(QImage::Format_RGB32));
        read.delays.push_back(reader.nextImageDelay());
    }
    read.loops = reader.loopCount();
    return read;
}

QImage noise(QSize size, const std::vector<QRgb>& colours, std::uint64_t seed) {
    Random random(seed);
    QImage picture(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) picture.setPixel(x, y, colours[random.below(colours.size())]);
    return picture;
}

// Returns colours of which no two share a bucket of frequentColours().
std::vector<QRgb> manyColours(int count) {
    std::vector<QRgb> colours;
    for (int i = 0; i < count; ++i) colours.push_back(qRgb(i / 64 * 32, i / 8 % 8 * 32, i % 8 * 32));
    return colours;
}

}  // namespace

class AnimationTest : public QObject {
    Q_OBJECT

private slots:
    void gifFramesRoundTrip_data();
    void gifFramesRoundTrip();
    void anUnchangedFrameAddsFewBytes();
    void frequentColoursArePreferred();
    void aRoundIsSaved();
    void cancelSavesNothing();
    void aMissingFolderIsReported();
    void drawingDoesNotDependOnThePainterState();
};

void AnimationTest::gifFramesRoundTrip_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("colours");
    QTest::newRow("one pixel") << QSize(1, 1) << 1;
    QTest::newRow("one colour") << QSize(700, 300) << 1;
    QTest::newRow("two colours") << QSize(63, 17) << 2;
    QTest::newRow("codes of every length, and begun anew") << QSize(301, 200) << 256;
    QTest::newRow("long runs") << QSize(500, 400) << 3;
}

void AnimationTest::gifFramesRoundTrip() {
    QFETCH(const QSize, size);
    QFETCH(const int, colours);
    const std::vector<QRgb> all = manyColours(colours);
    const std::vector<QImage> pictures{noise(size, all, 1), noise(size, all, 2), noise(size, all, 2),
                                       noise(size, all, 3)};
    GifWriter writer(size, frequentColours(pictures));
    for (const QImage& picture : pictures) writer.add(picture, 250ms);
    const Read read = readBack(writer.file());
    QCOMPARE(read.pictures.size(), pictures.size());
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        QCOMPARE(read.pictures[i], pictures[i]);
        QCOMPARE(read.delays[i], 250);
    }
    QCOMPARE(read.loops, -1);
}

void AnimationTest::anUnchangedFrameAddsFewBytes() {
    const QSize size(400, 300);
    const QImage picture = noise(size, manyColours(64), 4);
    GifWriter writer(size, manyColours(64));
    writer.add(picture, 100ms);
    const auto before = writer.file().size();
    writer.add(picture, 100ms);
    QVERIFY(writer.file().size() - before < 40);
}

void AnimationTest::frequentColoursArePreferred() {
    QImage picture = noise(QSize(100, 100), manyColours(300), 5);
    for (int x = 0; x < 100; ++x)
        for (int y = 0; y < 10; ++y) picture.setPixel(x, y, qRgb(255, 17, 3));
    const auto colours = frequentColours(std::array{picture});
    QCOMPARE(colours.size(), std::size_t{256});
    QCOMPARE(colours.front(), qRgb(255, 17, 3));
}

void AnimationTest::aRoundIsSaved() {
    Table table;
    table.window->startMatch(MatchSetup{BoardSize{6, 6}, {Seat::human(), Seat::human()}});
    table.playToTheEnd(Outcome::kFirstWins, 3);
    table.board()->finishAnimation();
    const QString file = table.folder.filePath(QStringLiteral("round.gif"));
    trigger(table, "animation");
    auto* dialog = table.window->findChild<QFileDialog*>();
    QVERIFY(dialog);
    emit dialog->fileSelected(file);
    dialog->close();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 30'000);
    QCOMPARE(table.status(), QStringLiteral("Saved the animation as round.gif."));
    if (qEnvironmentVariableIsSet("ATOM4_SCREENSHOTS"))
        QFile::copy(file, qEnvironmentVariable("ATOM4_SCREENSHOTS") + QStringLiteral("/round.gif"));
    QVERIFY(!table.window->findChild<QDialog*>(QStringLiteral("animationProgress")) ||
            !table.window->findChild<QDialog*>(QStringLiteral("animationProgress"))->isVisible());
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const Read read = readBack(saved.readAll());
    // Each position stays for a while, and some short frames between two of them show the reaction.
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < read.pictures.size(); ++i)
        if (read.delays[i] >= 500) positions.push_back(i);
    QCOMPARE(positions.size(), table.match().plies().size() + 1);
    for (std::size_t i = 1; i < positions.size(); ++i) {
        QVERIFY(read.pictures[positions[i]] != read.pictures[positions[i - 1]]);
        QVERIFY(positions[i] >= positions[i - 1] + 3);
    }
    QVERIFY(read.delays.back() > read.delays[positions[1]]);
}

void AnimationTest::cancelSavesNothing() {
    Table table;
    table.playToTheEnd(Outcome::kStalemate, 1);
    const QString file = table.folder.filePath(QStringLiteral("round.gif"));
    AnimationExport saver(table.window.get());
    QSignalSpy said(&saver, &AnimationExport::said);
    saver.begin(table.match(), {}, file);
    auto* progress = table.window->findChild<QDialog*>(QStringLiteral("animationProgress"));
    QVERIFY(progress);
    QTest::mouseClick(progress->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(), QStringLiteral("No animation was saved."));
    QTest::qWait(20);  // nothing continues in the background
    QVERIFY(!QFile::exists(file));
}

void AnimationTest::aMissingFolderIsReported() {
    Table table;
    table.playAll({"i9"});
    AnimationExport saver(table.window.get());
    saver.begin(table.match(), {}, table.folder.filePath(QStringLiteral("nowhere/round.gif")));
    QTRY_VERIFY(table.window->findChild<QMessageBox*>());
    QVERIFY(table.window->findChild<QMessageBox*>()->text().startsWith(QStringLiteral("Couldn't write round.gif")));
}

// Dots are drawn before reactions, and rings after other marks, so every part must set its own pen and brush.
void AnimationTest::drawingDoesNotDependOnThePainterState() {
    Random random(3);
    Position position(BoardSize{});
    for (int ply = 0; ply < 60 && !position.is_over(); ++ply) {
        const auto moves = position.legal_moves();
        const Reaction reaction = position.play_legal(moves[random.below(moves.size())]);
        const ReactionTimeline timeline(reaction);
        const auto drawn = [&](const QBrush& brush, const QPen& pen, auto&& draw) {
            BoardScene scene{BoardLayout(BoardSize{}, QRectF(0, 0, 400, 400)), BoardTheme::from(QPalette()),
                             PiecePainter()};
            scene.pieces.prepare(2 * scene.layout.radius(), 1, false);
            QImage picture(400, 400, QImage::Format_RGB32);
            picture.fill(Qt::gray);
            QPainter painter(&picture);
            painter.setBrush(brush);
            painter.setPen(pen);
            draw(painter, scene);
            return picture;
        };
        const auto isOwn = [&](auto&& draw) {
            return drawn(Qt::NoBrush, Qt::NoPen, draw) == drawn(Qt::magenta, QPen(Qt::magenta, 9), draw);
        };
        for (const double time : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0}) {
            const double now = time * timeline.duration();
            QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawReaction(painter, scene, timeline, now); }));
            QVERIFY(
                isOwn([&](QPainter& painter, BoardScene& scene) { drawReactionBeams(painter, scene, timeline, now); }));
            QVERIFY(isOwn(
                [&](QPainter& painter, BoardScene& scene) { drawFadingReaction(painter, scene, timeline, now); }));
        }
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawPreview(painter, scene, reaction, true); }));
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawPreviewBeams(painter, scene, reaction); }));
        const Cell cell = reaction.placed();
        const Colour colour = reaction.colour();
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawHint(painter, scene, cell, colour); }));
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawDanger(painter, scene, cell, colour); }));
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawCursor(painter, scene, cell); }));
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawLastMove(painter, scene, cell); }));
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) { drawRing(painter, scene, cell, Qt::red, 3); }));
        QVERIFY(isOwn([&](QPainter& painter, BoardScene& scene) {
            drawStill(painter, scene, position, cell, QRectF(0, 0, 400, 400));
        }));
    }
}

ATOM4_WINDOW_TEST(AnimationTest)

}  // namespace atom4::ui::animation_test

#include "tests/ui/atom4/animation_test.moc"
