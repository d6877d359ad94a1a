// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/course_loop.h"

#include <utility>

#include "tui/lines/course_screen.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {
namespace {

class CoursePage final : public LoopPage {
public:
    CoursePage(lines::Course& course, const lines::Session& session, const LinesLook& look, const LinesUi& ui)
        : session_(session), look_(look), keys_(look), table_(course, ui) {}

    [[nodiscard]] bool has_left() const override { return table_.has_left(); }
    [[nodiscard]] bool is_redraw(int key) const override {
        const LinesCommand command = LinesKeys(look_).command_of_key(key);
        return command == LinesCommand::kResize || command == LinesCommand::kRedraw;
    }
    void take_key(int key) override {
        const LinesCommand command = keys_.command_of_key(key);
        if (!keys_.is_within_letter()) table_.take(command);
    }
    [[nodiscard]] bool reads_letters() const override { return true; }
    bool press(Place place, Extent extent) override {
        if (table_.is_list()) return false;
        const auto cell = lines_course_layout(table_, extent).cell_at(place);
        if (cell) table_.press(*cell);
        return cell.has_value();
    }
    bool point_at(Place, Extent) override { return false; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> moment() override {
        if (table_.frames().empty()) return std::nullopt;
        return table_.frames().back().duration;
    }
    void next_moment() override { table_.frames().pop_back(); }
    void end_motion() override { table_.frames().clear(); }
    [[nodiscard]] Shown show(Extent extent, Capabilities capabilities) override {
        const auto& frames = table_.frames();
        LinesScreen shown = build_lines_course_screen(table_, session_, look_,
                                                      frames.empty() ? nullptr : &frames.back(), extent, capabilities);
        table_.ui().scroll = shown.scroll;
        return {std::move(shown.grid), shown.cursor, table_.course().heading() + " - Lines"};
    }

private:
    const lines::Session& session_;
    const LinesLook& look_;
    LinesKeys keys_;
    LinesCourseTable table_;
};

}  // namespace

void run_lines_course(Terminal& terminal, Input& input, lines::Course& course, const lines::Session& session,
                      const LinesLook& look, const LinesUi& ui, bool still) {
    CoursePage page(course, session, look, ui);
    run_page(terminal, input, page, still);
}

}  // namespace atom4::tui
