// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// A line of play, such as a variation or a line of the analysis, can be exported like a round: as a picture, a drawing,
// an animation and on paper, with the winning four.
#include <QAction>
#include <QFileDialog>
#include <QImageReader>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QtEndian>

#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/window/match_print.h"
#include "ui/atom4/window/variation_menu.h"

namespace atom4::ui::export_test {

namespace {

const std::vector<const char*> kWon{"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"};
constexpr std::size_t kBefore = 5;  // plies that are played before the line branches off

int shining(const QImage& picture, const QColor& glow) {
    int count = 0;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2) {
            const QColor found = picture.pixelColor(x, y);
            const int apart = std::abs(found.red() - glow.red()) + std::abs(found.green() - glow.green()) +
                              std::abs(found.blue() - glow.blue());
            if (apart < 60) ++count;
        }
    return count;
}

QByteArray contents(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<QImage> pictures(const QString& gif) {
    QImageReader reader(gif, "gif");
    std::vector<QImage> all;
    while (reader.canRead()) all.push_back(reader.read());
    return all;
}

// Returns the picture in a PDF, which Qt writes as a JPEG or as deflated pixels.
QImage pictureIn(const QByteArray& pdf) {
    const qsizetype image = pdf.indexOf("/Subtype /Image");
    const qsizetype begin = pdf.indexOf("stream\n", image) + 7;
    const QByteArray head = pdf.mid(image, begin - image);
    const QByteArray data = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
    if (head.contains("/DCTDecode")) return QImage::fromData(data, "JPEG");
    const auto number = [&](const char* key) {
        const qsizetype at = head.indexOf(key) + static_cast<qsizetype>(qstrlen(key));
        return head.mid(at, head.indexOf('\n', at) - at).trimmed().toInt();
    };
    const QSize size(number("/Width"), number("/Height"));
    const qsizetype bytes = qsizetype{size.width()} * size.height() * 3;
    QByteArray sized(4, 0);
    qToBigEndian(static_cast<quint32>(bytes), sized.data());
    const QByteArray pixels = qUncompress(sized + data);
    if (pixels.size() < bytes) return {};
    return QImage(reinterpret_cast<const uchar*>(pixels.constData()), size.width(), size.height(), size.width() * 3,
                  QImage::Format_RGB888)
        .copy();
}

// Returns the left and right edge of the picture on the page, in points: Qt scales the page, then the drawing, then the
// picture.
std::pair<double, double> placeOfPicture(const QByteArray& pdf) {
    static const QRegularExpression scaled(
        QStringLiteral("([\\d.]+) 0 0 [\\d.-]+ ([\\d.]+) [\\d.]+ cm\\n(?:[^\\n]*\\n)*?[^\\n]*?"
                       "([\\d.]+) 0 0 [\\d.]+ ([\\d.]+) [\\d.]+ cm\\n([\\d.]+) 0 0 -[\\d.]+ 0 [\\d.]+ cm /Im"));
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        const QByteArray drawn = qUncompress(QByteArray(3, 0) + '\x40' + pdf.mid(at + 7));
        const qsizetype image = drawn.indexOf("/Im");
        const auto last = drawn.lastIndexOf("q\n", image);
        if (image < 0) continue;
        const auto page = scaled.match(
            QString::fromLatin1(drawn.left(drawn.indexOf(" cm\n") + 4) + drawn.mid(last, image + 3 - last)));
        const auto number = [&](int i) { return page.captured(i).toDouble(); };
        const double left = number(2) + number(1) * number(4);
        return {left, left + number(1) * number(3) * number(5)};
    }
    return {0, 0};
}

// A winning line, as the analysis would show it.
struct Line {
    Position from;
    std::vector<Cell> moves;
};
Line winningLine() {
    Line line;
    for (std::size_t ply = 0; ply < kWon.size(); ++ply) {
        if (ply < kBefore)
            line.from.play_legal(cell(kWon[ply]));
        else
            line.moves.push_back(cell(kWon[ply]));
    }
    return line;
}

// Plays another move first, which becomes a variation, and then the moves that win.
void playWithVariations(Table& table) {
    std::vector<const char*> moves(kWon.begin(), kWon.begin() + kBefore);
    table.playAll(moves);
    const auto legal = table.match().position().legal_moves();
    for (const Cell other : legal)
        if (other != cell(kWon[kBefore])) {
            require(table.match().play(other).has_value());
            break;
        }
    table.match().branch(kBefore);
    for (std::size_t ply = kBefore; ply < kWon.size(); ++ply) require(table.match().play(cell(kWon[ply])).has_value());
    table.board()->finishAnimation();
}

void saveAnimation(Table& table, const QString& file) {
    trigger(table, "animation");
    auto* dialog = table.window->findChild<QFileDialog*>();
    emit dialog->fileSelected(file);
    dialog->close();
    require(QTest::qWaitFor([&] { return QFile::exists(file); }, 30'000));
}

}  // namespace

class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void aLineBecomesAMatchOfItsOwn();
    void aLineIsSavedAsPngAndSvg();
    void aLineIsSavedAsAnAnimation();
    void aPrintedLineIsLabelledAsAVariation();
    void aLineIsPrinted();
    void theVariationShownIsExported();
};

void ExportTest::aLineBecomesAMatchOfItsOwn() {
    Table table(against_computer(Player::kSecond, 3));
    const Line line = winningLine();
    const auto match = VariationMenu::matchOf(table.match(), line.from, line.moves);
    QCOMPARE(match->plies().size(), line.moves.size());
    QVERIFY(match->first_position() == line.from);
    QVERIFY(match->is_over());
    // The computer does not think about it, and the match in play is unchanged.
    QVERIFY(!match->is_computers_turn());
    QVERIFY(table.match().is_fresh());
}

void ExportTest::aLineIsSavedAsPngAndSvg() {
    Table table;
    const Line line = winningLine();
    const auto match = VariationMenu::matchOf(table.match(), line.from, line.moves);
    const ShownBoard shown{match->position(), *match->last_ply(), table.window->settings(), table.board()->palette()};
    PictureExport pictures([&] { return shown; }, table.window.get());
    const QString png = table.folder.filePath(QStringLiteral("line.png"));
    pictures.save(png, shown);
    QVERIFY(shining(QImage(png), BoardTheme::from(table.board()->palette()).glow) > 200);
    const QString svg = table.folder.filePath(QStringLiteral("line.svg"));
    pictures.save(svg, shown);
    QCOMPARE(contents(svg).count("fill=\"url(#glow)\""), 4);
}

void ExportTest::aLineIsSavedAsAnAnimation() {
    Table table;
    const Line line = winningLine();
    const auto match = VariationMenu::matchOf(table.match(), line.from, line.moves);
    AnimationExport animations(table.window.get());
    const QString gif = table.folder.filePath(QStringLiteral("line.gif"));
    animations.begin(*match, {table.board()->palette(), table.window->font()}, gif);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(gif), 30'000);
    const auto all = pictures(gif);
    if (qEnvironmentVariableIsSet("ATOM4_SCREENSHOTS"))
        QFile::copy(gif, qEnvironmentVariable("ATOM4_SCREENSHOTS") + QStringLiteral("/line.gif"));
    // There are frames of the reactions, too.
    QVERIFY2(all.size() > 4 * line.moves.size(), qPrintable(QString::number(all.size())));
    const QColor glow = BoardTheme::from(table.board()->palette()).glow;
    QVERIFY(shining(all.back(), glow) > 200);
    const int before = shining(all[all.size() - 2], glow);
    const int after = shining(all.back(), glow);
    QVERIFY2(after > before + 30, qPrintable(QStringLiteral("%1 %2").arg(before).arg(after)));
}

// The title must not present the line as a round that was played or won.
void ExportTest::aPrintedLineIsLabelledAsAVariation() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 1);
    table.match().next_round();
    QCOMPARE(table.match().round(), 2);
    const auto text = [&](std::size_t plies) {
        Position from = table.match().first_position();
        std::vector<Cell> moves;
        for (std::size_t ply = 0; ply < kWon.size(); ++ply)
            if (ply < plies)
                from.play_legal(cell(kWon[ply]));
            else
                moves.push_back(cell(kWon[ply]));
        const auto line = VariationMenu::matchOf(table.match(), from, moves);
        QTextDocument page;
        page.setHtml(MatchPrint::page(*line, 300, VariationMenu::originOf(table.match(), from)));
        return page.toPlainText().replace(QChar::Nbsp, u' ');
    };
    const QString page = text(kBefore);
    QVERIFY2(page.startsWith(QStringLiteral("Atom-4, variation of round 2 from move 4.\n")), qPrintable(page));
    QVERIFY2(page.contains(QStringLiteral("\nPlayer 1: Human. Player 2: Human.\n")), qPrintable(page));
    QVERIFY2(page.simplified().endsWith(QStringLiteral("row. 4. j9 i6 5. h9 j8")), qPrintable(page));
    QVERIFY2(!page.contains(QStringLiteral("Score")) && !page.contains(QStringLiteral("wins round")), qPrintable(page));
    QVERIFY2(text(kBefore - 1).startsWith(QStringLiteral("Atom-4, variation of round 2 from move 3...\n")),
             qPrintable(text(kBefore - 1)));
}

void ExportTest::aLineIsPrinted() {
    Table table;
    const Line line = winningLine();
    const auto match = VariationMenu::matchOf(table.match(), line.from, line.moves);
    const LineOrigin origin = VariationMenu::originOf(table.match(), line.from);
    const QString page = MatchPrint::page(*match, 300, origin);
    for (std::size_t ply = kBefore; ply < kWon.size(); ++ply)
        QVERIFY2(page.contains(QLatin1String(kWon[ply])), kWon[ply]);
    QVERIFY2(page.contains(QStringLiteral("four whites in a row")), qPrintable(page));
    const QString pdf = table.folder.filePath(QStringLiteral("line.pdf"));
    {
        QPdfWriter paper(pdf);
        const ShownBoard shown{match->position(), *match->last_ply(), table.window->settings(),
                               table.board()->palette()};
        PictureExport pictures([&] { return shown; }, table.window.get());
        const QString png = table.folder.filePath(QStringLiteral("line.png"));
        pictures.save(png, shown);
        MatchPrint::print(paper, *match, QImage(png), origin);
    }
    const QByteArray printed = contents(pdf);
    QVERIFY(printed.startsWith("%PDF-"));
    QCOMPARE(printed.count("/Type /Page\n"), 1);
    // The final position of the line, with the winning four, as in the picture.
    const QImage seen = pictureIn(printed);
    const QImage board(table.folder.filePath(QStringLiteral("line.png")));
    QCOMPARE(seen.size(), board.size());
    // It is centred within the margins.
    const QSizeF points = QPageSize(QPageSize::A4).size(QPageSize::Point);
    const auto [left, right] = placeOfPicture(printed);
    QVERIFY2(left > 30 && right > 400 && std::abs(left - (points.width() - right)) < 2,
             qPrintable(QStringLiteral("%1 to %2").arg(left).arg(right)));
    const QColor glow = BoardTheme::from(table.board()->palette()).glow;
    const int shines = shining(board, glow);
    QVERIFY2(std::abs(shining(seen, glow) - shines) < shines / 5, qPrintable(QString::number(shining(seen, glow))));
    if (const QString folder = qEnvironmentVariable("ATOM4_SCREENSHOTS"); !folder.isEmpty())
        QFile::copy(pdf, folder + QStringLiteral("/line.pdf"));
}

void ExportTest::theVariationShownIsExported() {
    Table table;
    playWithVariations(table);
    QCOMPARE(table.match().variations().size(), std::size_t{1});
    const QColor glow = BoardTheme::from(table.board()->palette()).glow;
    const QString won = table.folder.filePath(QStringLiteral("won.gif"));
    saveAnimation(table, won);
    QVERIFY(pictures(won).size() > 4 * kWon.size());
    QVERIFY(shining(pictures(won).back(), glow) > 100);
    // The variation, where nobody wins, and a drawing of it.
    table.match().follow(0);
    table.board()->finishAnimation();
    QVERIFY(!table.match().position().is_over());
    const QString other = table.folder.filePath(QStringLiteral("other.gif"));
    saveAnimation(table, other);
    QVERIFY(pictures(other).size() > 4 * table.match().plies().size());
    // It shows the part of the board with the pieces, not all 16x16 cells.
    QVERIFY(pictures(other).back().width() < 12 * 40);
    const QString svg = table.folder.filePath(QStringLiteral("other.svg"));
    table.window->savePicture(svg);
    QVERIFY(!contents(svg).isEmpty());
    QCOMPARE(contents(svg).count("fill=\"url(#glow)\""), 0);
}

ATOM4_WINDOW_TEST(ExportTest)

}  // namespace atom4::ui::export_test

#include "tests/ui/atom4/export_test.moc"
