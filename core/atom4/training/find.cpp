// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/find.h"

#include <algorithm>

#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

// Texts as they are compared: small letters without accents, and where in the text each of them comes from.
struct Folded {
    std::string text;
    std::vector<std::size_t> origins;  // one more than the text has: the end
};

// The letters of Latin-1 from U+00C0 on, the others of the languages that there are.
constexpr std::string_view kLatin = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty";

Folded fold(std::string_view text) {
    Folded folded;
    const auto add = [&](char letter, std::size_t origin) {
        folded.text += letter;
        folded.origins.push_back(origin);
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next =
            i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : static_cast<unsigned char>('\0');
        if (byte == 0xC3 && next >= 0x80) {
            add(kLatin[next - 0x80U], i++);
        } else if (byte == 0xC5 && (next == 0x92 || next == 0x93)) {  // oe in one
            add('o', i);
            add('e', i++);
        } else if (byte == 0xC2 && next == 0xA0) {  // a blank that does not break
            add(' ', i++);
        } else {
            add(byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : text[i], i);
        }
    }
    folded.origins.push_back(text.size());
    return folded;
}

std::string squeezed(std::string_view words) {
    std::string text;
    for (const std::string_view word : words_of(words)) text += (text.empty() ? "" : " ") + std::string(word);
    return fold(text).text;
}

bool has_each(std::string_view words, const std::string& text) {
    const std::string wanted = squeezed(words);
    const std::string folded = fold(text).text;
    const auto all = words_of(wanted);
    return std::all_of(all.begin(), all.end(),
                       [&](std::string_view word) { return folded.find(word) != std::string::npos; });
}

template <class Matches>
std::vector<Finding> findings(const Matches& matches) {
    std::vector<Finding> found;
    for (const HandbookPage page : kHandbookPages)
        if (matches(title_of(page))) found.push_back({page, title_of(page), true});
    for (const HandbookPage page : kHandbookPages)
        for (const HandbookBlock& block : blocks_of(page)) {
            if (std::holds_alternative<LinkBlock>(block)) continue;
            for (const std::string& text : texts_of(block))
                for (const std::string& sentence : sentences_of(text))
                    if (matches(sentence)) found.push_back({page, sentence});
        }
    return found;
}

}  // namespace

std::vector<TextPart> places_of(std::string_view words, std::string_view text) {
    const std::string wanted = squeezed(words);
    std::vector<TextPart> places;
    if (wanted.empty()) return places;
    const Folded folded = fold(text);
    for (std::size_t at = folded.text.find(wanted); at != std::string::npos;
         at = folded.text.find(wanted, at + wanted.size())) {
        const std::size_t begin = folded.origins[at];
        places.push_back({begin, folded.origins[at + wanted.size()] - begin});
    }
    return places;
}

std::vector<Finding> find_in_handbook(std::string_view words) {
    if (squeezed(words).empty()) return {};
    const auto found = findings([&](const std::string& text) { return !places_of(words, text).empty(); });
    return found.empty() ? findings([&](const std::string& text) { return has_each(words, text); }) : found;
}

std::string not_found_text(std::string_view words) {
    return fill(translated("{0} stands nowhere in the handbook."), {words});
}

std::vector<std::string> sentences_of(std::string_view text) {
    constexpr std::string_view kEnds = ".?!";
    std::vector<std::string> sentences;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends = kEnds.find(text[i]) != std::string_view::npos;
        if (i + 1 != text.size() && !(ends && text[i + 1] == ' ')) continue;
        sentences.emplace_back(text.substr(begin, i + 1 - begin));
        begin = i + 2;
    }
    return sentences;
}

}  // namespace atom4
