// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/search.h"

namespace atom4 {

class Engine::Impl {};
Engine::Engine(std::size_t) : impl_(std::make_unique<Impl>()) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
void Engine::clear() {}
SearchReport Engine::search(const Position& position, const SearchLimits&, std::stop_token, const Progress&) {
    SearchReport report;
    report.principal_variation = {position.legal_moves().front()};
    return report;
}

}  // namespace atom4
