// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/thinker.h"

#include <algorithm>
#include <memory>
#include <new>
#include <utility>

#include "core/atom4/computer/levels.h"

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

Thinker::Thinker(Chooser chooser) : Thinker(std::make_shared<Chooser>(std::move(chooser))) {}

Thinker::Thinker(const std::shared_ptr<Chooser>& chooser)
    : background_([chooser](const ThinkRequest& request, const std::stop_token& stop,
                            const auto& tell) { answer(*chooser, request, stop, tell); },
                  [chooser](ThinkRequest request, const std::stop_token& stop, const auto& tell) {
                      request.time = std::min(request.time.value_or(kLastLook), kLastLook);
                      answer(*chooser, request, stop, tell);
                  }) {}

void Thinker::answer(const Chooser& chooser, const ThinkRequest& request, const std::stop_token& stop,
                     const Background<ThinkRequest, ThinkAnswer>::Tell& tell) {
    std::optional<Thought> thought;
    try {
        thought = chooser(request, stop);
    } catch (const std::bad_alloc&) {
        // A match goes on by any move rather than not at all.
        const auto& moves = request.position.legal_moves();
        if (request.purpose != Purpose::kHint) thought = Thought{*std::min_element(moves.begin(), moves.end())};
    }
    if (thought) tell({request.generation, std::move(*thought)});
}

}  // namespace atom4::tui
