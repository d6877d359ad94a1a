// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/thinker.h"

#include <memory>
#include <utility>

#include "core/engine/levels.h"

namespace atom4::tui {
namespace {

// The table still knows what was found before the hurry.
std::optional<Cell> choose_quickly(Engine& engine, const Position& position, const std::stop_token& stop) {
    SearchSettings settings;
    settings.limits.time = std::chrono::milliseconds(100);
    const SearchReport report = engine.search(position, settings, stop);
    return stop.stop_requested() ? std::nullopt : report.move();
}

std::optional<Thought> think(Engine& engine, const ThinkRequest& request, std::stop_token stop) {
    if (request.purpose == Purpose::kHint) {
        const auto hint = find_hint(engine, request.position, std::move(stop));
        if (!hint) return std::nullopt;
        return Thought{hint->move, std::make_shared<const Hint>(*hint)};
    }
    const auto cell = request.purpose == Purpose::kMoveNow
                          ? choose_quickly(engine, request.position, stop)
                          : choose_move(engine, request.position, request.level, request.seed, std::move(stop));
    return cell ? std::optional(Thought{*cell}) : std::nullopt;
}

Thinker::Chooser engine_chooser() {
    return [engine = std::shared_ptr<Engine>()](const ThinkRequest& request, std::stop_token stop) mutable {
        if (!engine) engine = std::make_shared<Engine>();
        return think(*engine, request, std::move(stop));
    };
}

}  // namespace

Thinker::Thinker() : Thinker(engine_chooser()) {}

Thinker::Thinker(Chooser chooser)
    : background_([chooser = std::move(chooser)](const ThinkRequest& request, std::stop_token stop, const auto& tell) {
          if (auto thought = chooser(request, std::move(stop))) tell({request.generation, std::move(*thought)});
      }) {}

}  // namespace atom4::tui
