// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Written by hand rather than by QSvgGenerator, which would embed the pieces as pictures of fixed size.
#include "ui/atom4/window/board_svg.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position_facts.h"
#include "ui/atom4/board/board_layout.h"

namespace atom4::ui {
namespace {

constexpr double kSpacing = 40;

QString number(double value) {
    return QString::number(std::round(value * 100) / 100);
}

QString point(QPointF at) {
    return number(at.x()) + QLatin1Char(' ') + number(at.y());
}

QString circle(QPointF at, double radius, const QString& rest) {
    return QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"%3\" %4/>\n")
        .arg(number(at.x()), number(at.y()), number(radius), rest);
}

QString text(QPointF at, double size, const QColor& colour, const QString& rest, const QString& words) {
    // Lowered by about a third of its size, since not every program can centre text vertically.
    return QStringLiteral("<text x=\"%1\" y=\"%2\" font-size=\"%3\" fill=\"%4\" text-anchor=\"middle\" %5>%6</text>\n")
        .arg(number(at.x()), number(at.y() + size * 0.36), number(size), colour.name(), rest, words);
}

// Returns the definition of a piece of the colour around 0 0, with the marks of the style.
QString definition(Colour colour, double radius, const BoardTheme& theme, PieceStyle style) {
    const QColor body = pieceColour(colour);
    const QString id(QLatin1Char(letter(colour)));
    QString piece = QStringLiteral(
                        "<radialGradient id=\"light%1\" cx=\"0.36\" cy=\"0.3\" r=\"0.75\">"
                        "<stop offset=\"0\" stop-color=\"%2\"/><stop offset=\"0.45\" stop-color=\"%3\"/>"
                        "<stop offset=\"1\" stop-color=\"%4\"/></radialGradient>\n<g id=\"%1\">\n")
                        .arg(id, mixed(body, Qt::white, 0.45).name(), body.name(), mixed(body, Qt::black, 0.16).name());
    piece += circle({}, radius - 0.6,
                    QStringLiteral("fill=\"url(#light%1)\" stroke=\"%2\" stroke-width=\"1.2\"")
                        .arg(id, pieceEdge(colour, theme.dark).name()));
    const QColor ink = 0.299 * body.redF() + 0.587 * body.greenF() + 0.114 * body.blueF() > 0.5 ? QColor(Qt::black)
                                                                                                : QColor(Qt::white);
    if (style == PieceStyle::kLetters) piece += text({}, radius * 1.1, ink, QStringLiteral("font-weight=\"bold\""), id);
    if (style == PieceStyle::kPatterns) {
        for (const auto& [light, angle] : {std::pair(4, -90.0), std::pair(2, 30.0), std::pair(1, 150.0)}) {
            if ((lights(colour) & light) == 0) continue;
            const double radians = angle * 3.14159265358979 / 180;
            piece += circle(QPointF(std::cos(radians), std::sin(radians)) * radius * 0.47, radius * 0.27,
                            QStringLiteral("fill=\"%1\"").arg(ink.name()));
        }
    }
    return piece + QStringLiteral("</g>\n");
}

// Returns the definition of the light under each piece of a winning row, as on the board.
QString glow(const BoardTheme& theme) {
    return QStringLiteral(
               "<radialGradient id=\"glow\"><stop offset=\"0.56\" stop-color=\"%1\"/>"
               "<stop offset=\"0.72\" stop-color=\"%1\" stop-opacity=\"0.45\"/>"
               "<stop offset=\"1\" stop-color=\"%1\" stop-opacity=\"0\"/></radialGradient>\n")
        .arg(theme.glow.name());
}

QString lattice(const BoardLayout& layout, const BoardTheme& theme) {
    const BoardSize size = layout.size();
    QString path;
    for (int row = 0; row < size.rows; ++row) {
        path += QStringLiteral("M%1L%2").arg(point(layout.centre(Cell(row, 0))),
                                             point(layout.centre(Cell(row, size.cols - 1))));
        for (int col = 0; col < size.cols; ++col) {
            for (const Direction down : {Direction::kSouthWest, Direction::kSouthEast}) {
                const Cell next = step(Cell(row, col), down);
                if (size.contains(next))
                    path +=
                        QStringLiteral("M%1L%2").arg(point(layout.centre(Cell(row, col))), point(layout.centre(next)));
            }
        }
    }
    return QStringLiteral("<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"1\"/>\n")
        .arg(path, theme.grid.name());
}

QString coordinates(const BoardLayout& layout, const BoardTheme& theme) {
    const BoardSize size = layout.size();
    const double letters = layout.labelHeight();
    const QRectF seen = layout.seen();
    QString texts;
    for (int row = 0; row < size.rows; ++row)
        if (const QPointF at = layout.rowLabel(row); at.y() > seen.top() && at.y() < seen.bottom())
            texts += text(at, letters, theme.label, {}, QString::number(row + 1));
    for (int col = 0; col < size.cols; ++col)
        if (const QPointF at = layout.columnLabel(col); at.x() > seen.left() && at.x() < seen.right())
            texts += text(at, letters, theme.label, {}, QString(QChar(static_cast<char16_t>(u'a' + col))));
    return texts;
}

QString rectangle(const QRectF& place, const QString& rest) {
    return QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" %5/>\n")
        .arg(number(place.x()), number(place.y()), number(place.width()), number(place.height()), rest);
}

QString filled(const QColor& colour) {
    return QStringLiteral("fill=\"%1\"").arg(colour.name());
}

}  // namespace

QByteArray boardSvg(const Position& position, std::optional<Cell> last, const BoardTheme& theme, PieceStyle style) {
    const BoardSize size = position.size();
    const BoardLayout layout = BoardLayout::of(size, kSpacing, cells_with_pieces(position));
    const QSizeF room = layout.room();
    QString svg = QStringLiteral(
                      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"%1\" height=\"%2\" "
                      "viewBox=\"0 0 %1 %2\" font-family=\"sans-serif\">\n<title>Atom-4</title>\n<desc>%3</desc>\n")
                      .arg(number(room.width()), number(room.height()), QString::fromStdString(to_text(position)));
    svg += QStringLiteral("<defs>\n");
    for (const Colour colour : kColours) svg += definition(colour, layout.radius(), theme, style);
    svg += glow(theme) + QStringLiteral("<clipPath id=\"seen\">") + rectangle(layout.seen(), {}) +
           QStringLiteral("</clipPath>\n</defs>\n") + rectangle(layout.frame(), filled(theme.frame)) +
           rectangle(layout.seen(), filled(theme.paper)) + coordinates(layout, theme) +
           QStringLiteral("<g clip-path=\"url(#seen)\">\n") + lattice(layout, theme);
    const std::vector<Cell> winning = position.winning_cells();
    for (const Cell cell : winning)
        svg += circle(layout.centre(cell), layout.spacing() * 0.86, QStringLiteral("fill=\"url(#glow)\""));
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) {
            const Cell cell(row, col);
            const auto piece = position.at(cell);
            if (!piece) continue;
            const QPointF at = layout.centre(cell);
            const bool dim = !winning.empty() && std::find(winning.begin(), winning.end(), cell) == winning.end();
            svg += QStringLiteral("<use xlink:href=\"#%1\" x=\"%2\" y=\"%3\"%4/>\n")
                       .arg(QString(QLatin1Char(letter(*piece))), number(at.x()), number(at.y()),
                            dim ? QStringLiteral(" opacity=\"0.4\"") : QString());
        }
    }
    if (last && winning.empty())
        svg += circle(layout.centre(*last), layout.spacing() * 0.5,
                      QStringLiteral("fill=\"none\" stroke=\"%1\" stroke-width=\"2\"").arg(theme.ink.name()));
    return (svg + QStringLiteral("</g>\n</svg>\n")).toUtf8();
}

}  // namespace atom4::ui
