// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/game/record.h"

namespace atom4 {

/// What is wrong with a saved game: a sentence without its full stop. Words of the file stand in it as they are.
[[nodiscard]] std::string record_fault(const RecordError& error);

}  // namespace atom4
