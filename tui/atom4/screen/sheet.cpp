// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/sheet.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "core/atom4/rules/colour.h"
#include "core/atom4/training/handbook.h"
#include "tui/atom4/screen/example_picture.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

// A part of a page; parts are one below the other.
struct Part {
    int rows;
    std::function<void(Grid&, int row)> draw;
};

// Draws the lines of a text with the words searched for in reverse video. These may continue on the next line.
void put_marked(Grid& grid, Place place, const std::string& text, std::span<const std::string> lines, Role role,
                const std::string& words) {
    const auto places = places_of(words, text);
    std::size_t begin = 0;
    for (const std::string& line : lines) {
        grid.put(place.row, place.col, line, role);
        begin = text.find(line, begin);
        const std::size_t end = begin + line.size();
        for (const TextPart& part : places) {
            const std::size_t from = std::max(part.begin, begin);
            const std::size_t to = std::min(part.begin + part.length, end);
            if (from >= to) continue;
            const int col = place.col + width_of(std::string_view(text).substr(begin, from - begin));
            grid.put(place.row, col, std::string_view(text).substr(from, to - from), role, 10'000, kReverse);
        }
        begin = end;
        ++place.row;
    }
}

class SheetMaker {
public:
    SheetMaker(const PageQuery& sought, const UiState& look, int width, Capabilities capabilities)
        : sought_(sought), look_(look), width_(width), capabilities_(capabilities) {}

    void operator()(const ParagraphBlock& block) { add_text("", block.text); }
    void operator()(const ListBlock& block) {
        for (std::size_t i = 0; i < block.items.size(); ++i)
            add_text(block.numbered ? std::to_string(i + 1) + " " : "- ", block.items[i]);
    }
    void operator()(const ExampleBlock& block) {
        const Example example = example_of(block.example);
        const int left = std::max(0, (width_ - extent_of(example, width_).cols) / 2);
        parts_.push_back({extent_of(example, width_).rows, [this, example, left](Grid& grid, int row) {
                              draw_example(grid, {row, left}, example, look_, width_, capabilities_);
                          }});
        add_text("", block.caption);
        if (example.is_set_up) add_text("", set_up_text(), Role::kQuiet);
    }
    void operator()(const MixingTableBlock& block) {
        parts_.push_back({kWheelSize + 2, [this, block](Grid& grid, int row) { draw_table(grid, row, block); }});
    }
    void operator()(const LinkBlock& /*link*/) {}

    void add_gap() {
        if (!parts_.empty()) parts_.push_back({1, [](Grid&, int) {}});
    }
    void add_text(const std::string& head, const std::string& text, Role role = Role::kText) {
        const int indent = width_of(head);
        std::vector<std::string> lines = wrapped(text, width_ - indent);
        if (!sought_.sentence.empty() && text.find(sought_.sentence) != std::string::npos && !sentence_row_)
            sentence_row_ = rows_of_parts();
        const auto count = static_cast<int>(lines.size());
        parts_.push_back({count, [this, head, indent, role, text, lines = std::move(lines)](Grid& grid, int row) {
                              grid.put(row, 0, head, role);
                              put_marked(grid, {row, indent}, text, lines, role, sought_.words);
                          }});
    }
    void add_goal(char number, const std::string& text) {
        parts_.push_back({1, [this, number, text](Grid& grid, int row) {
                              const std::string head = std::string("[") + number + "] ";
                              grid.put(row, 0, head, Role::kKey);
                              grid.put(row, width_of(head), text, Role::kText, width_ - width_of(head));
                              grid.add_key({{row, 0}, width_of(head) + width_of(text), number});
                          }});
    }

    [[nodiscard]] Sheet sheet() const {
        Sheet made{Grid({rows_of_parts(), width_}), sentence_row_};
        int row = 0;
        for (const Part& part : parts_) {
            part.draw(made.grid, row);
            row += part.rows;
        }
        return made;
    }

private:
    [[nodiscard]] int rows_of_parts() const {
        int rows = 0;
        for (const Part& part : parts_) rows += part.rows;
        return rows;
    }

    // A row for each colour that is played, a column for each that it reaches.
    void draw_table(Grid& grid, int row, const MixingTableBlock& labels) const {
        constexpr int kStep = 3;
        constexpr std::array kMet{Colour::kRed,  Colour::kYellow, Colour::kGreen, Colour::kCyan,
                                  Colour::kBlue, Colour::kPurple, Colour::kWhite, Colour::kBlack};
        const bool has_names = width_ >= 48;
        int name_cols = has_names ? width_of(labels.rows) - kStep : 0;
        for (const Colour colour : kWheel)
            name_cols = std::max(name_cols, has_names ? width_of(colour_name(colour)) + 1 : 0);
        const int total = name_cols + kStep * static_cast<int>(kMet.size() + 1) + 1;
        const int left = std::max(0, (width_ - total) / 2);
        const auto piece = [&](int at, int col, Colour colour) {
            grid.put(at, col, std::string(1, letter(colour)), piece_role(colour));
        };
        const int first = left + name_cols + kStep + 1;
        grid.put(row++, first, labels.columns, Role::kQuiet, width_ - first);
        if (has_names) grid.put(row, left, labels.rows, Role::kQuiet);
        for (std::size_t i = 0; i < kMet.size(); ++i) piece(row, first + kStep * static_cast<int>(i), kMet[i]);
        for (const Colour played : kWheel) {
            ++row;
            if (has_names) grid.put(row, left, colour_name(played));
            piece(row, left + name_cols, played);
            grid.put(row, left + name_cols + 2, ":", Role::kQuiet);
            for (std::size_t i = 0; i < kMet.size(); ++i) {
                const bool passes = kMet[i] == goal_colour(player_of(played));
                const int col = first + kStep * static_cast<int>(i);
                if (passes)
                    grid.put(row, col, "-", Role::kQuiet);
                else
                    piece(row, col, combine(played, kMet[i]));
            }
        }
    }

    const PageQuery& sought_;
    const UiState& look_;
    int width_;
    Capabilities capabilities_;
    std::vector<Part> parts_;
    std::optional<int> sentence_row_;
};

}  // namespace

std::vector<HandbookGoal> goals_of(HandbookPage page) {
    std::vector<HandbookGoal> goals;
    for (const HandbookBlock& block : blocks_of(page))
        if (const auto* link = std::get_if<LinkBlock>(&block)) goals.emplace_back(link->page);
    for (const LessonId lesson : lessons_of(page)) goals.emplace_back(lesson);
    return goals;
}

std::string text_of(const HandbookGoal& goal) {
    if (const auto* page = std::get_if<HandbookPage>(&goal)) return title_of(*page);
    return link_text(std::get<LessonId>(goal));
}

Sheet make_sheet(HandbookPage page, const PageQuery& sought, const UiState& look, int width,
                 Capabilities capabilities) {
    SheetMaker maker(sought, look, width, capabilities);
    for (const HandbookBlock& block : blocks_of(page)) {
        if (std::holds_alternative<LinkBlock>(block)) continue;
        maker.add_gap();
        std::visit(maker, block);
    }
    maker.add_gap();
    char number = '1';
    for (const HandbookGoal& goal : goals_of(page)) maker.add_goal(number++, text_of(goal));
    return maker.sheet();
}

}  // namespace atom4::tui
