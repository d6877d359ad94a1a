// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <stop_token>

#include "core/atom4/engine/search.h"

namespace atom4 {

/// Searches as Engine::search() does, and where few cells are left, asks a solver before and beside it. What that knows
/// is the last report: then a win, a loss and a draw are certain, and their plies exact. Ends within 20 ms of a stop. A
/// second thread is used if there is one to be had.
SearchReport analyse(Engine& engine, const Position& position, const SearchSettings& settings,
                     std::stop_token stop = {}, const Engine::Progress& progress = {});

}  // namespace atom4
