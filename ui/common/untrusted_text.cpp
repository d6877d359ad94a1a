// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/untrusted_text.h"

#include <QList>
#include <QStringDecoder>
#include <algorithm>
#include <optional>
#include <vector>

#include "core/base/strings.h"

namespace atom4::ui {
namespace {

/// About as many characters as a line of a narrow window has.
constexpr std::size_t kMaxBrief = 60;
constexpr std::size_t kLastInBrief = 20;

// A character, or the bytes of an invalid one.
struct Unit {
    std::string_view bytes;
    bool prints;
};
using Units = std::vector<Unit>;

Units unitsOf(std::string_view bytes) {
    Units units;
    while (!bytes.empty()) {
        const std::string_view before = bytes;
        const bool prints = take_character(bytes) != kUnprintable;
        units.push_back({before.substr(0, before.size() - bytes.size()), prints});
    }
    return units;
}

// Returns std::nullopt if the bytes are not one character.
std::optional<char32_t> characterOf(std::string_view bytes) {
    // A byte order mark is a character like others here.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    const auto characters = text.toUcs4();
    if (decoder.hasError() || characters.size() != 1) return std::nullopt;
    return characters.constFirst();
}

QString writtenOut(std::string_view bytes) {
    if (const auto character = characterOf(bytes))
        return QStringLiteral("\\u{%1}").arg(QString::number(*character, 16).toUpper());
    QString text;
    for (const char byte : bytes)
        text += QStringLiteral("\\x%1").arg(QString::number(static_cast<unsigned char>(byte), 16).toUpper());
    return text;
}

bool isBeyondAscii(const Unit& unit) {
    return unit.prints && unit.bytes.size() > 1;
}

// Joiners belong inside Persian words and composed emoji, and a variation selector after an emoji; anywhere else these
// characters hide something.
bool belongsThere(const Units& units, std::size_t index) {
    if (index == 0 || !isBeyondAscii(units[index - 1])) return false;
    const auto character = characterOf(units[index].bytes);
    if (character == 0xFE0FU) return true;
    return (character == 0x200CU || character == 0x200DU) && index + 1 < units.size() &&
           isBeyondAscii(units[index + 1]);
}

bool runsLeftwards(const QString& text) {
    const auto characters = text.toUcs4();
    return std::any_of(characters.begin(), characters.end(), [](uint character) {
        const auto direction = QChar::direction(character);
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
}

QString written(const Units& units) {
    QString text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::string_view bytes = units[i].bytes;
        text += units[i].prints || belongsThere(units, i)
                    ? QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()))
                    : writtenOut(bytes);
    }
    return runsLeftwards(text) ? QChar(0x2068) + text + QChar(0x2069) : text;
}

}  // namespace

QString visible(std::string_view bytes) {
    return written(unitsOf(bytes));
}

QString brief(std::string_view bytes) {
    // A character has four bytes at most, so the middle of a text of megabytes need not be examined.
    constexpr std::size_t kEnough = 4 * kMaxBrief;
    const bool huge = bytes.size() > 2 * kEnough;
    Units units = unitsOf(bytes.substr(0, huge ? kEnough : bytes.size()));
    if (huge)
        for (const Unit& unit : unitsOf(bytes.substr(bytes.size() - kEnough))) units.push_back(unit);
    if (units.size() > kMaxBrief) {
        units[kMaxBrief - kLastInBrief - 1] = {"\xE2\x80\xA6", true};  // an ellipsis
        units.erase(units.begin() + (kMaxBrief - kLastInBrief), units.end() - kLastInBrief);
    }
    return written(units);
}

QString shownName(const std::filesystem::path& file) {
    // "folder/" has an empty name at its end.
    std::filesystem::path named = file;
    while (!named.has_filename() && named.has_relative_path()) named = named.parent_path();
    return brief(named.has_filename() ? named.filename().native() : named.native());
}

QString shownPath(const std::filesystem::path& file) {
    return visible(file.native());
}

QString forTitle(QString shown) {
    // Qt shows "[*]" if it is written twice.
    return shown.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

QString forMenu(QString shown) {
    return shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString forToolTip(const QString& shown) {
    return QStringLiteral("<qt>") + shown.toHtmlEscaped() + QStringLiteral("</qt>");
}

}  // namespace atom4::ui
