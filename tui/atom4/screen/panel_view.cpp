// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/panel_view.h"

#include <algorithm>

#include "core/atom4/game/match_clock.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/screen/analysis_view.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/review_curve.h"
#include "tui/common/i18n.h"
#include "tui/common/picture.h"
#include "tui/common/shapes.h"

namespace atom4::tui {
namespace {

// The radius of a ball that is one row high.
constexpr double kSmallBall = 7.6;
constexpr int kGoalCols = 4 * 2 + 1;

// Draws four pieces of the goal colour on the board's paper, on which black shows even on a dark terminal, and white on
// a light one.
void draw_goal(Grid& grid, Place place, Colour goal, Capabilities capabilities) {
    const Role role = piece_role(goal);
    grid.put(place.row, place.col, std::string(kGoalCols, ' '), Role::kPaper);
    const Extent extent{1, kGoalCols};
    capabilities = to_draw_beside(extent, capabilities);
    if (!CellRenderer::can_draw(capabilities)) {
        const char one = letter(goal);
        grid.put(place.row, place.col + 1, std::string{one, ' ', one, ' ', one, ' ', one}, role);
        return;
    }
    ColourQuantizer tints(capabilities.depth, capabilities.paper);
    Picture picture(extent, CellRenderer(capabilities), tints.ground_of(Role::kPaper));
    const Tint tint = tints.ground_of(role);
    const Tint edge = tints.ink_of(edge_role(goal));
    // With eight colours, none is left for an edge of half a character.
    const bool has_edge = !(edge == tint) && capabilities.depth > ColourDepth::k8;
    const BallLook ball{Shades{tint}, has_edge ? std::optional(edge) : std::nullopt, {}};
    const Sprite sprite = draw_ball(picture.renderer(), tints, kSmallBall, ball);
    for (int col = 1; col < kGoalCols; col += 2) {
        picture.stamp(sprite, {0, col});
        if (capabilities.draws_pixels()) continue;
        picture.write({0, col}, {std::string(1, letter(goal)), tints.ink_of(role),
                                 style_of(role, capabilities.depth).attributes, tint});
    }
    picture.put(grid, place);
}

// Draws the player's name and score, and below them the goal and the clock.
void draw_player(Grid& grid, Place place, int width, const Scene& scene, Player player) {
    const Match& match = scene.match;
    const bool to_move = !scene.is_over() && !match.is_parted() && scene.position.mover() == player;
    const Colour goal = goal_colour(player);
    const std::string score = std::to_string(match.score()[player]);
    grid.put(place.row, place.col, to_move ? ">" : " ", Role::kTitle);
    grid.put(place.row, place.col + 2, seat_text(match, player), to_move ? Role::kTitle : Role::kText,
             width - 4 - static_cast<int>(score.size()));
    grid.put(place.row, place.col + width - static_cast<int>(score.size()), score, Role::kTitle);
    const char* wants = wants_text(match, player);
    if (width_of(wants) + 3 + kGoalCols > width) wants = short_wants_text(match, player);
    int col = grid.put(place.row + 1, place.col + 2, wants, Role::kText, width - 3 - kGoalCols) + 1;
    draw_goal(grid, {place.row + 1, col}, goal, scene.capabilities);
    col += kGoalCols;
    if (!match.setup().time_control) return;
    const std::string clock = clock_text(match.time_left()[player]);
    const bool is_low = to_move && match.time_left()[player] < kLowClock;
    const int clock_col = place.col + width - width_of(clock);
    if (clock_col > col)
        grid.put(place.row + 1, clock_col, clock,
                 is_low    ? piece_role(Colour::kRed)
                 : to_move ? Role::kTitle
                           : Role::kText,
                 width_of(clock), is_low ? kReverse * (scene.capabilities.depth == ColourDepth::kNone) : kPlain);
}

// Where the six colours are in the ring, clockwise from the upper left, relative to its upper left corner.
constexpr std::array<Place, kWheelSize> kWheelPlaces{{{0, 3}, {0, 9}, {1, 12}, {2, 9}, {2, 3}, {1, 0}}};

// Draws the wheel as balls on a ring, the one to be played larger if there is room.
void draw_wheel_picture(Grid& grid, Place place, const Scene& scene, bool roomy) {
    constexpr double kLargeBall = 14.5;
    const int stretch = roomy ? 2 : 1;
    const int above = roomy ? 1 : 0;  // for the large ball
    const Extent extent{2 * stretch + 1 + 2 * above, 19};
    const Capabilities capabilities = to_draw_beside(extent, scene.capabilities);
    ColourQuantizer tints(capabilities.depth, capabilities.paper);
    const Place corner{place.row - above, place.col - 1};
    for (int row = 0; row < extent.rows; ++row)
        grid.put(corner.row + row, corner.col, std::string(static_cast<std::size_t>(extent.cols), ' '), Role::kPaper);
    const auto middle_of = [&](Place at) { return Place{above + at.row * stretch, at.col + 3}; };
    const char* across = scene.capabilities.utf8 ? "─" : "-";
    for (const int row : {0, 2})
        for (int col = kWheelPlaces[0].col + 1; col < kWheelPlaces[1].col; ++col)
            grid.put(corner.row + middle_of({row, 0}).row, corner.col + 3 + col, across, Role::kLattice);
    for (const auto& [row, col, text] : {std::tuple(1, 11, "╲"), {1, 1, "╱"}, {3, 11, "╱"}, {3, 1, "╲"}})
        if (roomy && scene.capabilities.fine_blocks)
            grid.put(corner.row + above + row, corner.col + 3 + col, text, Role::kLattice);
    Picture picture(extent, CellRenderer(capabilities), tints.ground_of(Role::kPaper));
    const bool in_pixels = capabilities.draws_pixels();
    if (in_pixels)
        for (std::size_t i = 0; i < kWheelPlaces.size(); ++i)
            picture.draw_line(middle_of(kWheelPlaces[i]), middle_of(kWheelPlaces[(i + 1) % kWheelPlaces.size()]), 1.5,
                              tints.ink_of(Role::kLattice));
    for (int i = 0; i < kWheelSize; ++i) {
        const Colour colour = wheel_colour(i);
        const bool now = !scene.is_over() && colour == scene.position.to_play();
        const Tint tint = tints.ground_of(piece_role(colour));
        const bool large = now && roomy;
        const Place middle = middle_of(kWheelPlaces[static_cast<std::size_t>(i)]);
        picture.stamp(
            draw_ball(picture.renderer(), tints, large ? kLargeBall : kSmallBall,
                      {large || in_pixels ? shades_of(picture.renderer(), tints, tint, kLargeBall * 2) : Shades{tint},
                       {},
                       {}}),
            middle);
        if (!in_pixels || (scene.ui.letters && !roomy))
            picture.write(middle, {std::string(1, letter(colour)), tints.ink_of(piece_role(colour)),
                                   style_of(piece_role(colour), capabilities.depth).attributes, tint});
        if (!now || roomy) continue;
        for (const int side : {-2, 2})
            picture.write({middle.row, middle.col + side},
                          {side < 0 ? "[" : "]", tints.ink_of(Role::kLegal), kBold, tints.ground_of(Role::kPaper)});
    }
    const Player mover = scene.position.mover();
    const std::string name = std::to_string(number(mover));
    if (in_pixels) {
        const Place middle = middle_of({1, 6});
        const Colour goal = goal_colour(mover);
        const Tint tint = tints.ground_of(piece_role(goal));
        const Tint edge = tints.ink_of(edge_role(goal));
        picture.stamp(draw_ball(picture.renderer(), tints, kSmallBall, {Shades{tint}, edge, {}}), middle);
        picture.write(middle, {name, tints.ink_of(piece_role(goal)), kPlain, {}});
    }
    picture.put(grid, corner);
    if (!in_pixels) grid.put(place.row + stretch, place.col + 7, ' ' + name + ' ', piece_role(goal_colour(mover)));
}

}  // namespace

// Draws balls if the terminal can, else letters, with the number of the player in the middle.
void draw_wheel(Grid& grid, Place place, const Scene& scene, bool roomy) {
    const Position& position = scene.position;
    if (CellRenderer::can_draw(to_draw_beside({1, 1}, scene.capabilities)))
        return draw_wheel_picture(grid, place, scene, roomy);
    const int stretch = roomy ? 2 : 1;
    for (int row = 0; row <= 2 * stretch; ++row)
        grid.put(place.row + row, place.col - 1, std::string(19, ' '), Role::kPaper);
    for (int i = 0; i < kWheelSize; ++i) {
        const Colour colour = wheel_colour(i);
        const Place at = kWheelPlaces[static_cast<std::size_t>(i)];
        const int row = place.row + at.row * stretch;
        const int col = place.col + at.col + 1;
        const bool now = !scene.is_over() && colour == position.to_play();
        grid.put(row, col, ' ' + std::string(1, letter(colour)) + ' ', piece_role(colour));
        if (!now) continue;
        grid.put(row, col - 1, "[", Role::kLegal);
        grid.put(row, col + 3, "]", Role::kLegal);
    }
    const Player mover = position.mover();
    grid.put(place.row + stretch, place.col + 7, ' ' + std::to_string(number(mover)) + ' ',
             piece_role(goal_colour(mover)));
}

namespace {

constexpr int kPlayerRows = 2;
constexpr int kAnalysisRows = 3;
constexpr int kWheelCols = 19;

std::string move_number_text(const Scene& scene) {
    const std::string number =
        std::to_string(move_number(shown_plies(scene.match, scene.ui), scene.match.first_colour()));
    const std::string last = std::to_string(move_number(scene.match.undoable_plies(), scene.match.first_colour()));
    const std::string text = scene.last_ply == nullptr
                                 ? fill(_("Move {0} of {1}"), {number, last})
                                 : fill(_("Move {0} of {1}: {2}"), {number, last, to_text(scene.last_ply->placed())});
    return scene.match.is_trying() ? fill(_("Trial move. {0}"), {text}) : text;
}

}  // namespace

std::string turn_line(const Match& match, const UiState& ui) {
    if (!ui.editor) return state_text(match, ui.paused);
    return fill(_("Next piece: {0}, of {1}"),
                {colour_name(match.position().to_play()), seat_text(match, match.position().mover())});
}

PanelPlan::PanelPlan(const Layout& layout, const Scene& scene) {
    const int rows = layout.panel_extent.rows;
    const int width = layout.panel_extent.cols;
    const int gap = rows >= 12 ? 1 : 0;
    int row = layout.panel.row;
    const int end = row + rows;
    if (scene.looks_back()) {
        turn_lines = {move_number_text(scene)};
        turn = row++;
        row += gap;
    } else {
        roomy = rows >= (scene.ui.analyses() ? 20 : 16);
        first = row;
        row += kPlayerRows + gap;
        wheel = row;
        row += (roomy ? 5 : 3) + gap;
        turn_lines = wrapped(turn_line(scene.match, scene.ui), width - 2);
        turn = row;
        row += static_cast<int>(turn_lines.size()) + gap;
        second = row;
        row += kPlayerRows;
        if (end - row > 1) row += gap;
    }
    if (scene.ui.analyses() && end > row) {
        analysis = row;
        // The list of moves makes room for as many lines as are wanted.
        const int wanted = kAnalysisRows - 1 + scene.ui.analysis_lines;
        analysis_rows = end - row >= kAnalysisRows ? std::min(wanted, end - row) : 1;
        row += analysis_rows + gap;
    }
    list = {row, layout.panel.col};
    list_extent = {std::max(0, end - row), width};
    curve_rows = review_curve_rows(scene.match, scene.ui, list_extent.rows);
    if (curve_rows == 0) return;
    curve = end - curve_rows;
    list_extent.rows -= curve_rows + 1;
    constexpr int kList = 4;  // rows that the list keeps
    std::vector<std::string> lines;
    for (const std::string& text : scene.ui.accuracy)
        for (const std::string& line : wrapped(text, width)) lines.push_back(line);
    const int rows_of_accuracy = static_cast<int>(lines.size()) + 1;
    if (lines.empty() || list_extent.rows < kList + rows_of_accuracy) return;
    accuracy = std::move(lines);
    list_extent.rows -= rows_of_accuracy;
}

std::optional<MoveList> shown_move_list(const Layout& layout, const Scene& scene) {
    if (!layout.has_panel) return std::nullopt;
    const PanelPlan plan(layout, scene);
    return MoveList(scene.match, scene.ui, plan.list, plan.list_extent);
}

void draw_panel(Grid& grid, const Layout& layout, const Scene& scene) {
    const PanelPlan plan(layout, scene);
    const int col = layout.panel.col;
    const int width = layout.panel_extent.cols;
    if (!scene.looks_back()) {
        draw_player(grid, {plan.first, col}, width, scene, Player::kFirst);
        draw_wheel(grid, {plan.wheel, col + std::max(0, (width - 16) / 2)}, scene, plan.roomy);
        draw_player(grid, {plan.second, col}, width, scene, Player::kSecond);
    }
    int row = plan.turn;
    for (const std::string& line : plan.turn_lines)
        grid.put(row++, col + 2, line, scene.is_over() && !scene.match.is_trying() ? Role::kWin : Role::kTitle,
                 width - 2);
    if (plan.analysis) draw_analysis(grid, {*plan.analysis, col}, {plan.analysis_rows, width}, scene);
    MoveList(scene.match, scene.ui, plan.list, plan.list_extent).draw(grid);
    row = plan.list.row + plan.list_extent.rows + 1;
    for (const std::string& line : plan.accuracy) grid.put(row++, col, line, Role::kText, width);
    if (plan.curve) draw_review_curve(grid, {*plan.curve, col}, {plan.curve_rows, width}, scene);
}

void draw_panel_below(Grid& grid, const Layout& layout, const Scene& scene) {
    const Place at = layout.panel;
    const int width = layout.panel_extent.cols - kWheelCols - 2;
    draw_player(grid, at, width, scene, Player::kFirst);
    draw_player(grid, {at.row + kPlayerRows + 1, at.col}, width, scene, Player::kSecond);
    draw_wheel(grid, {at.row + 1, at.col + width + 3}, scene, false);
}

void draw_state_line(Grid& grid, const Layout& layout, const Scene& scene) {
    const Match& match = scene.match;
    const std::string first = std::to_string(match.score()[Player::kFirst]);
    const std::string second = std::to_string(match.score()[Player::kSecond]);
    std::string right = fill(_("Round {0}  {1} : {2}"), {std::to_string(match.round()), first, second});
    if (match.setup().time_control && !layout.has_panel && !layout.has_panel_below)
        right = clock_text(match.time_left()[Player::kFirst]) + "  " + clock_text(match.time_left()[Player::kSecond]);
    if (scene.is_set_up())
        right = fill(_("{0} rows, {1} columns"),
                     {std::to_string(scene.position.size().rows), std::to_string(scene.position.size().cols)});
    const int end = layout.origin.col + layout.extent.cols;
    int col = layout.origin.col;
    if (layout.has_panel) {
        grid.put(layout.title_row, col, "Atom-4", Role::kTitle);
    } else {
        const Colour colour = scene.position.to_play();
        if (!scene.is_over())
            col = grid.put(layout.title_row, col, ' ' + std::string(1, letter(colour)) + ' ', piece_role(colour)) + 1;
        std::string turn = scene.looks_back() ? move_number_text(scene) : turn_line(match, scene.ui);
        // Without a row of its own, the evaluation replaces the score; with clocks, which must be seen, the turn.
        if (scene.ui.analyses() && !layout.analysis_row && !scene.position.is_over())
            (match.setup().time_control ? turn : right) = opinion_text(scene);
        else if (col + width_of(turn) + 1 + width_of(right) > end && !match.setup().time_control)
            right = fill(_("{0} : {1}"), {first, second});
        grid.put(layout.title_row, col, turn, Role::kTitle, end - col - width_of(right) - 1);
    }
    grid.put(layout.title_row, end - width_of(right), right, Role::kTitle);
}

}  // namespace atom4::tui
