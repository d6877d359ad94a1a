// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/cell_look.h"

#include <algorithm>

#include "tui/atom4/screen/move_browser.h"

namespace atom4::tui {

CellLooks::CellLooks(const Scene& scene)
    : scene_(scene),
      preview_(scene.looks_back() || scene.ui.waits || scene.is_set_up() || scene.ui.pointed || !scene.ui.previews
                   ? std::nullopt
                   : reaction_under_cursor(scene.match, scene.ui.cursor)) {
    if (scene.ui.frames.empty()) winning_ = scene.position.winning_cells();
}

CellLook CellLooks::at(Cell cell) const {
    CellLook look;
    look.piece = colour_at(cell);
    if (look.piece) {
        if (scene_.last_ply != nullptr) {
            look.last = scene_.last_ply->placed() == cell;
            for (const Change& change : scene_.last_ply->changes()) look.turned = look.turned || change.cell == cell;
        }
        look.winning = std::binary_search(winning_.begin(), winning_.end(), cell);
        look.faded = scene_.ui.fades && !winning_.empty() && !look.winning;
        look.lit = is_lit(cell);
    } else {
        look.legal = scene_.ui.marks_playable && !scene_.is_over() && scene_.position.is_legal(cell);
        look.mine = look.legal && scene_.is_users_turn();
    }
    if (scene_.ui.pointed) {
        point_at(cell, look);
        return look;
    }
    if (scene_.looks_back()) {
        // The move whose judgement is shown, and the one that was better.
        const ReviewedMove* judged = review_of(scene_.match, scene_.ui, scene_.ui.judged);
        look.cursor = judged != nullptr && judged->played == cell;
        if (judged != nullptr && !look.piece && (look.cursor || judged->best_line.front() == cell))
            look.ghost = scene_.position.to_play();
        return look;
    }
    look.cursor = cell == scene_.ui.cursor;
    look.hint = scene_.ui.hint && scene_.ui.hint->move == cell;
    if (!look.piece && (look.hint || (look.cursor && preview_))) look.ghost = scene_.position.to_play();
    if (preview_)
        for (const Change& change : preview_->changes())
            if (change.cell == cell) look.becomes = change.after;
    return look;
}

void CellLooks::point_at(Cell cell, CellLook& look) const {
    const auto& all = *scene_.ui.pointed;
    const auto pointed =
        std::find_if(all.begin(), all.end(), [cell](const PointedCell& one) { return one.cell == cell; });
    look.legal = look.mine = false;
    look.last = look.last && !look.winning;
    look.turned = false;
    if (pointed == all.end()) return;
    look.lit = look.piece && !look.winning;
    look.hint = !look.piece && pointed->ghost;
    if (look.hint) look.ghost = pointed->ghost;
    look.legal = look.mine = !look.piece && !pointed->ghost;
}

// Returns the piece as it is shown now: during an animation, pieces not reached yet have their former colour.
std::optional<Colour> CellLooks::colour_at(Cell cell) const {
    if (!scene_.ui.frames.empty())
        for (const Change& change : scene_.ui.frames.back().unturned)
            if (change.cell == cell) return change.before;
    return scene_.position.at(cell);
}

bool CellLooks::is_lit(Cell cell) const {
    if (scene_.ui.frames.empty()) return false;
    const auto& lit = scene_.ui.frames.back().lit;
    return std::find(lit.begin(), lit.end(), cell) != lit.end();
}

}  // namespace atom4::tui
