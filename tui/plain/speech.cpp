// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/plain/speech.h"

#include "tui/plain/short_lines.h"
#include "tui/screen/grid.h"

namespace atom4::tui {

void Speech::operator()(const std::string& line) const {
    if (width_ == 0 || width_of(line) <= width_) return say_(line);
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

}  // namespace atom4::tui
