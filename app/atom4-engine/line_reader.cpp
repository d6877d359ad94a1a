// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/line_reader.h"

namespace atom4 {

std::optional<InputLine> LineReader::next() {
    using Traits = std::istream::traits_type;
    InputLine line;
    bool any = false;
    for (;;) {
        const Traits::int_type byte = in_.rdbuf()->sbumpc();
        if (Traits::eq_int_type(byte, Traits::eof())) {
            if (!any) return std::nullopt;
            break;
        }
        any = true;
        const char c = Traits::to_char_type(byte);
        if (c == '\n') break;
        if (line.text.size() < kLongest)
            line.text += c;
        else
            line.too_long = true;
    }
    if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
    return line;
}

}  // namespace atom4
