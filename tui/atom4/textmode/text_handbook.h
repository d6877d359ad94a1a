// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/training/handbook.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

// The handbook in words: whole sentences, boards as lists of their pieces.

/// Lists the pages with the names to type; or shows the page with that name, that number, or a title that begins so.
void print_handbook(const LineWriter& say, const std::string& operand);
void print_page(const LineWriter& say, HandbookPage page);
/// Lists the sentences that contain these words, each with its page.
void print_findings(const LineWriter& say, const std::string& words);

}  // namespace atom4::tui
