// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "tests/support/cost.h"

namespace atom4::test {

/// A kind of saved game that nobody would play: much too much of something.
struct HostileRecord {
    std::string name;
    bool is_game;  ///< legal all the same
    TextOfSize text;

    friend void PrintTo(const HostileRecord& record, std::ostream* out) { *out << record.name; }
};

/// All kinds that were thought of.
[[nodiscard]] std::vector<HostileRecord> hostile_records();

}  // namespace atom4::test
