// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/reserved_names.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "core/base/strings.h"

namespace atom4 {
namespace {

// As the programs write them in all languages of translations/LINGUAS; a test compares them.
constexpr std::string_view kComputers[] = {"Computer", "Ordinateur",     "Máquina",   "Computador", "Komputer",
                                           "Počítač",  "Bilgisayar",     "Компьютер", "Комп’ютер",  "الحاسوب",
                                           "מחשב",     "コンピューター", "컴퓨터",    "电脑",       "電腦"};
constexpr std::string_view kOthers[] = {"You",
                                        "Du",
                                        "Toi",
                                        "Vous",
                                        "Tú",
                                        "Tu",
                                        "Jij",
                                        "Ty",
                                        "Você",
                                        "Вы",
                                        "Ви",
                                        "Sen",
                                        "أنت",
                                        "אתם",
                                        "あなた",
                                        "나",
                                        "你",
                                        "Player",
                                        "Spieler",
                                        "Joueur",
                                        "Jugador",
                                        "Giocatore",
                                        "Speler",
                                        "Gracz",
                                        "Hráč",
                                        "Jogador",
                                        "oyuncu",
                                        "Игрок",
                                        "Гравець",
                                        "اللاعب",
                                        "שחקן",
                                        "プレイヤー",
                                        "플레이어",
                                        "玩家",
                                        "Opponent",
                                        "Die Gegenseite",
                                        "L’autre",
                                        "La otra persona",
                                        "L’altra persona",
                                        "De ander",
                                        "Druga osoba",
                                        "Soupeř",
                                        "A outra pessoa",
                                        "Соперник",
                                        "Суперник",
                                        "Karşıdaki oyuncu",
                                        "الطرف الآخر",
                                        "הצד השני",
                                        "相手",
                                        "상대",
                                        "对方",
                                        "對方",
                                        "الخصم",
                                        "Gegner",
                                        "Rival",
                                        "Adversaire",
                                        "יריב",
                                        "Avversario",
                                        "Tegenstander",
                                        "Przeciwnik",
                                        "Adversário",
                                        "Rakip",
                                        "Візаві",
                                        "对手",
                                        "對手",
                                        "Human",
                                        "Nobody"};

// Returns the small letter of a capital in these alphabets, and one letter for all that look the same.
char32_t folded(char32_t letter) {
    if ((letter >= U'A' && letter <= U'Z') || (letter >= 0xC0 && letter <= 0xDE && letter != 0xD7) ||
        (letter >= 0x410 && letter <= 0x42F) || (letter >= 0x391 && letter <= 0x3A9))
        letter += 0x20;
    else if (letter >= 0x400 && letter <= 0x40F)
        letter += 0x50;
    else if (letter >= 0x100 && letter <= 0x17F)
        letter |= 1U;  // mostly pairs of capital and small letter; otherwise another letter of this block
    else if (letter >= 0xFF21 && letter <= 0xFF3A)
        letter = letter - 0xFF21 + U'a';  // full-width letters
    else if (letter >= 0xFF41 && letter <= 0xFF5A)
        letter = letter - 0xFF41 + U'a';
    static constexpr std::pair<char32_t, char32_t> kAlike[] = {
        {U'а', U'a'}, {U'е', U'e'}, {U'о', U'o'}, {U'р', U'p'}, {U'с', U'c'}, {U'у', U'y'}, {U'х', U'x'},
        {U'і', U'i'}, {U'т', U't'}, {U'м', U'm'}, {U'к', U'k'}, {U'ο', U'o'}, {U'ρ', U'p'}, {U'τ', U't'},
        {U'υ', U'u'}, {U'α', U'a'}, {U'ν', U'v'}, {U'ј', U'j'}, {U'ѕ', U's'}, {U'ı', U'i'}};
    const auto* alike =
        std::find_if(std::begin(kAlike), std::end(kAlike), [&](const auto& pair) { return pair.first == letter; });
    return alike == std::end(kAlike) ? letter : alike->second;
}

bool parts_words(char32_t letter) {
    if (letter < 0x80) return (letter < U'a' || letter > U'z') && (letter < U'A' || letter > U'Z');
    return letter < 0xC0 || (letter >= 0x2000 && letter <= 0x2BFF) || (letter >= 0x3000 && letter <= 0x303F) ||
           (letter >= 0xFF00 && letter <= 0xFF20);
}

// Returns the words of a name, each folded, without separators.
std::vector<std::u32string> words_in(std::string_view name) {
    std::vector<std::u32string> words;
    bool is_inside = false;
    while (!name.empty()) {
        const char32_t letter = take_character(name);
        if (letter == kUnprintable || letter == U'’' || letter == U'\'') continue;
        const bool parts = parts_words(letter);
        if (!parts && !is_inside) words.emplace_back();
        if (!parts) words.back() += folded(letter);
        is_inside = !parts;
    }
    return words;
}

std::u32string joined(const std::vector<std::u32string>& words) {
    std::u32string all;
    for (const std::u32string& word : words) all += word;
    return all;
}

}  // namespace

bool is_reserved_name(std::string_view name) {
    const auto words = words_in(name);
    if (words.empty()) return false;
    const std::u32string whole = joined(words);
    const auto is_computer = [&](std::string_view reserved) {
        const std::u32string word = joined(words_in(reserved));
        return words.front() == word || whole == word;
    };
    const auto is_other = [&](std::string_view reserved) { return whole == joined(words_in(reserved)); };
    return std::any_of(std::begin(kComputers), std::end(kComputers), is_computer) ||
           std::any_of(std::begin(kOthers), std::end(kOthers), is_other);
}

}  // namespace atom4
