// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/thinker.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/engine/levels.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kLastLook{100};

std::optional<Cell> choose(Engine& engine, const ThinkRequest& request, const std::stop_token& stop) {
    SearchSettings settings;
    if (request.purpose == Purpose::kMoveNow) {
        // The table still knows what was found before the hurry.
        settings.limits.time = kLastLook;
    } else {
        engine.clear();  // a level answers the same whatever was asked before
        settings = level_search(request.level, request.seed);
    }
    if (request.time) settings.limits.time = std::min(settings.limits.time.value_or(*request.time), *request.time);
    const SearchReport report = engine.search(request.position, settings, stop);
    return stop.stop_requested() ? std::nullopt : report.move();
}

std::optional<Thought> think(Engine& engine, const ThinkRequest& request, std::stop_token stop) {
    if (request.purpose == Purpose::kHint) {
        const auto hint = find_hint(engine, request.position, std::move(stop));
        if (!hint) return std::nullopt;
        return Thought{hint->move, std::make_shared<const Hint>(*hint)};
    }
    const auto cell = choose(engine, request, stop);
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
