// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/atom4/training/page.h"

// What stands on each page; page.h tells which is which.
namespace atom4 {

[[nodiscard]] std::vector<HandbookBlock> rules_page();
[[nodiscard]] std::vector<HandbookBlock> places_page();
[[nodiscard]] std::vector<HandbookBlock> mixing_page();
[[nodiscard]] std::vector<HandbookBlock> goals_page();
[[nodiscard]] std::vector<HandbookBlock> propagators_page();
[[nodiscard]] std::vector<HandbookBlock> advice_page();
[[nodiscard]] std::vector<HandbookBlock> questions_page();
[[nodiscard]] std::vector<HandbookBlock> threats_page();
[[nodiscard]] std::vector<HandbookBlock> defence_page();
[[nodiscard]] std::vector<HandbookBlock> forks_page();
[[nodiscard]] std::vector<HandbookBlock> plans_page();
[[nodiscard]] std::vector<HandbookBlock> end_page();
[[nodiscard]] std::vector<HandbookBlock> numbers_page();

}  // namespace atom4
