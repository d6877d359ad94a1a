// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/game/session.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// Where a match comes from and goes to, in words: files, and matches that were left.
class TextFiles {
public:
    TextFiles(Session& session, const LineWriter& say) : session_(session), say_(say) {}

    void save(const std::string& operand, bool replace);
    void open(const std::string& operand);
    void resume(const std::string& operand);
    /// Whether the program may end; an unfinished match that is kept nowhere is worth a question, which is not asked
    /// twice in a row.
    [[nodiscard]] bool quit();
    /// Something else was said.
    void forget_warning() { warned_ = false; }
    /// Says, once, that the match cannot be saved, when that is so.
    void tell_of_trouble();

private:
    Session& session_;
    const LineWriter& say_;
    bool warned_ = false;        // just now, that quitting loses the match
    std::string told_trouble_;   // why the match is not kept, as it was said last
    std::uint64_t told_at_ = 0;  // the generation of the match then
};

}  // namespace atom4::tui
