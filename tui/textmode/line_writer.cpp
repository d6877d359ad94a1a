// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/line_writer.h"

#include "core/base/strings.h"
#include "tui/common/grid.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {
namespace {

void print_width(const LineWriter& say) {
    say(say.width() == 0 ? std::string(_("Line width: unlimited for messages."))
                         : fill(_("Line width: at most {0}."), {std::to_string(say.width())}));
}

void print_bell(const LineWriter& say) {
    say(say.rings() ? _("Alert after a long think: bell.") : _("Alert after a long think: off."));
}

}  // namespace

void LineWriter::operator()(const std::string& line) const {
    // A single word, such as an invitation, stays whole, so that it can be copied.
    const bool is_word = line.find(' ') == std::string::npos;
    if (width_ == 0 || width_of(line) <= width_ || is_word) return say_(line);
    for (const std::string& part : wrapped(line, width_)) say_(part);
}

void LineWriter::each(std::span<const std::string> lines) const {
    for (const std::string& line : lines) (*this)(line);
}

void LineWriter::prose(const std::string& text) const {
    for (const std::string& line : wrap_lines(text, width_ == 0 ? kBrailleLine : width_)) say_(line);
}

void LineWriter::prose(std::span<const std::string> texts) const {
    for (const std::string& text : texts) prose(text);
}

bool set_text_settings(LineWriter& say, const std::string& operand) {
    if (operand.empty()) {
        print_width(say);
        print_bell(say);
        return true;
    }
    const TextLine words = read_text_line(operand);
    const std::string value = in_small_letters(words.operand);
    if (words.word == "bell" && (value == "on" || value == "off")) {
        say.set_rings(value == "on");
        print_bell(say);
        return true;
    }
    const auto width = parse_digits<int>(value);
    if (words.word != "width" || !width || !LineWriter::may_be_width(*width)) {
        say.prose(_("Type \"settings width 40\": from 20 to 500, or 0 for unlimited."));
        say.prose(_("Type \"settings bell on\" or \"settings bell off\"."));
        return false;
    }
    say.set_width(*width);
    print_width(say);
    return true;
}

namespace {

// A shorter part before a mark, such as a number, is not worth a line.
constexpr std::size_t kMinPart = 12;
constexpr std::string_view kHeld = "\u00a0";  // a no-break space

bool is_one_of(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

// In French there is a blank before such a mark, which must not begin a line.
std::string with_marks_held(std::string_view text) {
    std::string held;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == ' ' && i + 1 < text.size() && is_one_of(text[i + 1], ":;?!");
        held += mark ? std::string(kHeld) : std::string(1, text[i]);
    }
    return held;
}

// Adds a sentence. If it is too long for a line, breaks it after each colon and semicolon, and else between words.
void add_sentence(std::vector<std::string>& lines, std::string_view sentence, int width) {
    while (width_of(sentence) > width) {
        std::size_t end = kMinPart;
        while (end < sentence.size() && !(sentence[end] == ' ' && is_one_of(sentence[end - 1], ";:"))) ++end;
        if (end >= sentence.size()) break;
        for (std::string& line : wrapped(sentence.substr(0, end), width))
            lines.push_back(with_plain_blanks(std::move(line)));
        sentence.remove_prefix(end + 1);
    }
    for (std::string& line : wrapped(sentence, width)) lines.push_back(with_plain_blanks(std::move(line)));
}

}  // namespace

std::string with_plain_blanks(std::string line) {
    for (std::size_t at = 0; (at = line.find(kHeld, at)) != std::string::npos;) line.replace(at, kHeld.size(), " ");
    return line;
}

std::vector<std::string> terminal_lines(const std::string& line, int columns) {
    const bool is_text = !line.starts_with(' ') && line.find("  ") == std::string::npos;
    if (columns <= 0 || !is_text || width_of(line) <= columns) return {line};
    return wrapped(line, columns);
}

std::vector<std::string> wrap_lines(std::string_view text, int width) {
    std::vector<std::string> lines;
    for (const std::string_view sentence : sentences(text)) add_sentence(lines, with_marks_held(sentence), width);
    return lines;
}

}  // namespace atom4::tui
