// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "tests/support/cost.h"

namespace atom4::lines::test {

/// A kind of saved game that no player would make: it has far too much of something.
struct HostileRecord {
    std::string name;
    bool is_game;  ///< whether it is legal all the same
    atom4::test::TextOfSize text;

    friend void PrintTo(const HostileRecord& record, std::ostream* out) { *out << record.name; }
};

/// Returns all kinds.
[[nodiscard]] std::vector<HostileRecord> hostile_records();

}  // namespace atom4::lines::test
