// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/handbook_sheet.h"

#include <QStringList>

#include "ui/common/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {
namespace {

const QString kPageScheme = QStringLiteral("handbook");
const QString kLessonScheme = QStringLiteral("lesson");
const QString kPieceScheme = QStringLiteral("piece");
const QString kExampleScheme = QStringLiteral("example");
const QString kAfter = QStringLiteral("/after");

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString latin(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString piece(Colour colour) {
    return QStringLiteral("<img src=\"piece:%1\" style=\"vertical-align: middle\">").arg(QLatin1Char(letter(colour)));
}

// A row for each colour that is played, a column for each colour that it reaches.
QString mixingTable(const MixingTableBlock& labels) {
    constexpr std::array kMet{Colour::kRed,  Colour::kYellow, Colour::kGreen, Colour::kCyan,
                              Colour::kBlue, Colour::kPurple, Colour::kWhite, Colour::kBlack};
    QString table = QStringLiteral(
                        "<table align=\"center\" cellspacing=\"0\" cellpadding=\"4\" style=\"margin-top: 10px; "
                        "margin-bottom: 10px\"><tr><td></td>"
                        "<td colspan=\"%1\" align=\"center\">%2</td></tr><tr><td>%3</td>")
                        .arg(kMet.size())
                        .arg(escaped(labels.columns), escaped(labels.rows));
    for (const Colour met : kMet) table += QStringLiteral("<td>%1</td>").arg(piece(met));
    table += QStringLiteral("</tr>");
    for (const Colour played : kWheel) {
        table += QStringLiteral("<tr><td>%1&nbsp;%2&nbsp;&nbsp;</td>")
                     .arg(piece(played), ColourNames::of(played).toHtmlEscaped());
        for (const Colour met : kMet) {
            const bool passes = met == goal_colour(player_of(played));
            table += QStringLiteral("<td align=\"center\">%1</td>")
                         .arg(passes ? QStringLiteral("–") : piece(combine(played, met)));
        }
        table += QStringLiteral("</tr>");
    }
    return table + QStringLiteral("</table>");
}

QString exampleHtml(const ExampleBlock& block) {
    const QString address = QStringLiteral("example:%1").arg(static_cast<int>(block.example));
    const Example example = example_of(block.example);
    QString pictures = QStringLiteral("<img src=\"%1\" style=\"vertical-align: middle\">").arg(address);
    if (example.played)
        pictures += QStringLiteral(" &rarr; <img src=\"%1%2\" style=\"vertical-align: middle\">").arg(address, kAfter);
    QString html = QStringLiteral(
                       "<p align=\"center\" style=\"margin-top: 14px; margin-bottom: 6px; line-height: 100%\">%1</p>"
                       "<p style=\"margin-top: 2px; margin-bottom: 14px; margin-left: 24px; margin-right: 24px\">%2")
                       .arg(pictures, escaped(block.caption));
    if (example.is_set_up) {
        const QString note = escaped(set_up_text());
        html +=
            QStringLiteral(" <small>%1</small>").arg(canBeItalic(note) ? QStringLiteral("<i>%1</i>").arg(note) : note);
    }
    return html + QStringLiteral("</p>");
}

struct BlockHtml {
    QString operator()(const ParagraphBlock& block) const {
        return QStringLiteral("<p>%1</p>").arg(escaped(block.text));
    }
    QString operator()(const ListBlock& block) const {
        const QString tag = block.numbered ? QStringLiteral("ol") : QStringLiteral("ul");
        QString list = QStringLiteral("<%1>").arg(tag);
        for (const std::string& item : block.items) list += QStringLiteral("<li>%1</li>").arg(escaped(item));
        return list + QStringLiteral("</%1>").arg(tag);
    }
    QString operator()(const ExampleBlock& block) const { return exampleHtml(block); }
    QString operator()(const MixingTableBlock& block) const { return mixingTable(block); }
    QString operator()(const LinkBlock& /*link*/) const { return {}; }
};

}  // namespace

const QString HandbookSheet::kStyle = QStringLiteral("p, li { line-height: 130%; } li { margin-bottom: 6px; }");

QUrl HandbookSheet::address(HandbookPage page) {
    return QUrl(kPageScheme + QLatin1Char(':') + latin(name_of(page)));
}

std::optional<HandbookPage> HandbookSheet::page(const QUrl& address) {
    if (address.scheme() != kPageScheme) return std::nullopt;
    return handbook_page(address.path().toStdString());
}

std::optional<LessonId> HandbookSheet::lesson(const QUrl& address) {
    if (address.scheme() != kLessonScheme) return std::nullopt;
    for (const LessonId lesson : kLessonIds)
        if (latin(name_of(lesson)) == address.path()) return lesson;
    return std::nullopt;
}

QVariant HandbookSheet::picture(const QUrl& address, const HandbookLook& look) {
    const QString path = address.path();
    if (address.scheme() == kPieceScheme && !path.isEmpty())
        if (const auto colour = colour_from_letter(path.at(0).toLatin1()))
            return renderPiece(*colour, look.letters * 0.95, look.devicePixelRatio, look.theme.dark, look.style);
    if (address.scheme() != kExampleScheme) return {};
    const bool after = path.endsWith(kAfter);
    const int number = path.left(path.size() - (after ? kAfter.size() : 0)).toInt();
    return drawExample(example_of(static_cast<ExampleId>(number)), after, look);
}

QString HandbookSheet::blocks(HandbookPage page) {
    QString html;
    for (const HandbookBlock& block : blocks_of(page)) html += std::visit(BlockHtml{}, block);
    return html;
}

// The line above the links has a colour of ours: Qt's own can hardly be seen or is as strong as the text, depending on
// the version.
QString HandbookSheet::links(HandbookPage page, const BoardTheme& theme) {
    QStringList links;
    const auto add = [&links](const QString& address, const QString& text) {
        links += QStringLiteral("<a href=\"%1\">%2</a>").arg(address, text.toHtmlEscaped());
    };
    for (const HandbookBlock& block : blocks_of(page))
        if (const auto* link = std::get_if<LinkBlock>(&block))
            add(address(link->page).toString(), QString::fromStdString(title_of(link->page)));
    for (const LessonId lesson : lessons_of(page))
        add(kLessonScheme + QLatin1Char(':') + latin(name_of(lesson)), QString::fromStdString(link_text(lesson)));
    return QStringLiteral("<hr style=\"background-color: %1\"><p>%2</p>")
        .arg(theme.cardBorder.name(), links.join(QStringLiteral("<br>")));
}

QString HandbookSheet::html(HandbookPage page, const BoardTheme& theme) {
    return printedHtml(page) + links(page, theme);
}

QString HandbookSheet::printedHtml(HandbookPage page) {
    return QStringLiteral("<h2>%1</h2>").arg(escaped(title_of(page))) + blocks(page);
}

}  // namespace atom4::ui
