// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/line_writer.h"

#include "core/base/strings.h"
#include "tui/common/grid.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"
#include "tui/textmode/short_lines.h"

namespace atom4::tui {
namespace {

void tell_width(const Speech& say) {
    say(say.width() == 0 ? std::string(_("Width: news as long as it is."))
                         : fill(_("Width: lines of {0} at most."), {std::to_string(say.width())}));
}

void tell_bell(const Speech& say) {
    say(say.rings() ? _("Bell: rings when a long think is over.") : _("Bell: never rings."));
}

}  // namespace

void Speech::operator()(const std::string& line) const {
    // A single word, such as an invitation, is whole where it is copied.
    const bool is_word = line.find(' ') == std::string::npos;
    if (width_ == 0 || width_of(line) <= width_ || is_word) return say_(line);
    for (const std::string& part : wrapped(line, width_)) say_(part);
}

void Speech::each(std::span<const std::string> lines) const {
    for (const std::string& line : lines) (*this)(line);
}

void Speech::prose(const std::string& text) const {
    for (const std::string& line : short_lines(text, width_ == 0 ? kBrailleLine : width_)) say_(line);
}

void Speech::prose(std::span<const std::string> texts) const {
    for (const std::string& text : texts) prose(text);
}

bool set_speech(Speech& say, const std::string& operand) {
    if (operand.empty()) {
        tell_width(say);
        tell_bell(say);
        return true;
    }
    const PlainLine words = read_plain_line(operand);
    const std::string value = in_small_letters(words.operand);
    if (words.word == "bell" && (value == "on" || value == "off")) {
        say.set_rings(value == "on");
        tell_bell(say);
        return true;
    }
    const auto width = parse_digits<int>(value);
    if (words.word != "width" || !width || !Speech::may_be_width(*width)) {
        say.prose(_("settings width 40: from 20 to 500, or 0."));
        say.prose(_("settings bell on, or off."));
        return false;
    }
    say.set_width(*width);
    tell_width(say);
    return true;
}

}  // namespace atom4::tui
