// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/stroke_letters.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace atom4::tui {
namespace {

// Points as pairs of digits, across and down; a blank lifts the pen.
struct Letter {
    std::string_view character;
    std::string_view pen;
};

constexpr Letter kPens[] = {
    {"A", "062046 1434"},
    {"B", "000636454433 3303 0030414233"},
    {"C", "4130100105163645"},
    {"D", "000626444220 2000"},
    {"E", "40000646 0333"},
    {"F", "400006 0333"},
    {"G", "413010010516364543 4323"},
    {"H", "0006 4046 0343"},
    {"I", "1030 2026 1636"},
    {"J", "3035261605"},
    {"K", "0006 4004 1346"},
    {"L", "000646"},
    {"M", "0600234046"},
    {"N", "06004640"},
    {"O", "103041453616050110"},
    {"P", "060030414233 3303"},
    {"Q", "103041453616050110 2446"},
    {"R", "060030414233 0333 2346"},
    {"S", "413010010213334445361605"},
    {"T", "0040 2026"},
    {"U", "000516364540"},
    {"V", "002640"},
    {"W", "0016233640"},
    {"X", "0046 4006"},
    {"Y", "002340 2326"},
    {"Z", "00400646"},
    {"0", "103041453616050110 1531"},
    {"1", "112026 1636"},
    {"2", "01103041420646"},
    {"3", "0110304142334445361605 1333"},
    {"4", "36300444"},
    {"5", "4000033344453605"},
    {"6", "30120516364544331304"},
    {"7", "004016"},
    {"8", "1030414233130201 0110 1304051636454433"},
    {"9", "423313020110304142453616"},
    {"+", "2125 0343"},
    {"?", "011030414223 2324 2626"},
    {"•", "2323"},
    {"·", "2323"},
};

}  // namespace

std::vector<LetterStroke> strokes_of(std::string_view character) {
    std::vector<LetterStroke> strokes;
    const char capital =
        character.size() == 1 ? static_cast<char>(std::toupper(static_cast<unsigned char>(character.front()))) : '\0';
    const auto* letter = std::find_if(std::begin(kPens), std::end(kPens), [&](const Letter& one) {
        return one.character == character || (one.character.size() == 1 && one.character.front() == capital);
    });
    if (letter == std::end(kPens)) return strokes;
    const auto digit = [&](std::size_t at) { return letter->pen[at] - '0'; };
    for (std::size_t at = 0; at + 3 < letter->pen.size();) {
        if (letter->pen[at + 2] == ' ') {
            at += 3;
            continue;
        }
        strokes.push_back({digit(at), digit(at + 1), digit(at + 2), digit(at + 3)});
        at += 2;
    }
    return strokes;
}

}  // namespace atom4::tui
