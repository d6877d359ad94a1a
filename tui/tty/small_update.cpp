// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/small_update.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace atom4::tui {
namespace {

constexpr std::size_t kMostGroups = 4;
constexpr std::size_t kMostRuns = 24;
constexpr std::string_view kAscii = "\033(B";  // which curses asks for with the usual looks
constexpr std::string_view kSave = "\0337";
constexpr std::string_view kBringBack = "\0338";

// The bytes of the character that the text begins with, if it is one that takes one place for certain; else 0.
std::size_t narrow_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    if (byte(0) >= 0x20 && byte(0) < 0x7F) return 1;
    // Latin and Cyrillic letters; not those that are put on others.
    if ((byte(0) == 0xC2 && byte(1) >= 0xA1 && byte(1) != 0xAD) || (byte(0) >= 0xC3 && byte(0) <= 0xCB)) return 2;
    if (byte(0) == 0xD0 || byte(0) == 0xD1) return 2;
    // Dashes, quotation marks and dots; lines, blocks and shapes; sixths.
    if (byte(0) == 0xE2 && byte(1) == 0x80 && byte(2) >= 0x90 && byte(2) <= 0xA7) return 3;
    if (byte(0) == 0xE2 && byte(1) >= 0x94 && byte(1) <= 0x97) return 3;
    return text.starts_with("\xF0\x9F\xAC") && byte(3) >= 0x80 && byte(3) < 0xBC ? 4 : 0;
}

std::string sequence(int count, char final) {
    return "\033[" + (count == 1 ? "" : std::to_string(count)) + final;
}

void keep_shorter(std::string& best, std::string other) {
    if (other.size() < best.size()) best = std::move(other);
}

std::string across(int from, int to) {
    if (from == to) return {};
    std::string best = to > from ? sequence(to - from, 'C') : sequence(from - to, 'D');
    if (to < from) keep_shorter(best, std::string(static_cast<std::size_t>(from - to), '\b'));
    if (to == 0) keep_shorter(best, "\r");
    keep_shorter(best, sequence(to + 1, 'G'));
    return best;
}

std::string motion(CursorPlace from, CursorPlace to) {
    std::string best = across(from.col, to.col);
    if (from.row == to.row) return best;
    std::string down = to.row > from.row ? sequence(to.row - from.row, 'B') : sequence(from.row - to.row, 'A');
    keep_shorter(down, sequence(to.row + 1, 'd'));
    best = down + best;
    keep_shorter(best,
                 "\033[" + std::to_string(to.row + 1) + (to.col == 0 ? "H" : ";" + std::to_string(to.col + 1) + "H"));
    return best;
}

}  // namespace

class SmallUpdate::Reader {
public:
    Reader(Looks looks, std::optional<CursorPlace>& at, int cols) : looks_(std::move(looks)), at_(at), cols_(cols) {
        fits_ = at.has_value();
        if (at) update_.begin_ = *at;
    }

    std::optional<SmallUpdate> read(std::string_view text) {
        while (fits_ && !text.empty()) text.remove_prefix(take(text));
        if (!fits_) text.remove_prefix(last_place(text));
        while (!text.empty()) text.remove_prefix(take(text));
        if (!fits_ || !at_ || update_.groups_.empty()) return std::nullopt;
        update_.end_ = *at_;
        return std::move(update_);
    }

private:
    // Where the last place is named, or the beginning. From there on it is known where the cursor is in the end, which
    // is all that is asked of what does not fit, such as a whole screen.
    [[nodiscard]] static std::size_t last_place(std::string_view text) {
        for (std::size_t end = text.rfind('H'); end != std::string_view::npos && end > 1;
             end = text.rfind('H', end - 1)) {
            const std::size_t begin = text.find_last_not_of("0123456789;", end - 1);
            if (begin != std::string_view::npos && begin > 0 && text[begin] == '[' && text[begin - 1] == '\033')
                return begin - 1;
        }
        return 0;
    }

    // Each returns how many bytes it took from the front.
    std::size_t take(std::string_view text) {
        if (text.starts_with("\033[")) return take_sequence(text);
        if (text.starts_with(kAscii)) return kAscii.size();
        if (text.front() == '\r' || text.front() == '\b') {
            if (at_) at_->col = text.front() == '\r' ? 0 : std::max(0, at_->col - 1);
            return 1;
        }
        if (const std::size_t length = narrow_character(text)) {
            write(text.substr(0, length), 1);
            return length;
        }
        lose();
        return 1;
    }

    std::size_t take_sequence(std::string_view text) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789:;<=>?", 2), text.size() - 1);
        const std::string_view parameters = text.substr(2, end - 2);
        const char final = text[end];
        const int count = std::max(1, parameter(parameters));
        if (final == 'm') {
            fits_ = fits_ && take_looks(parameters, looks_);
        } else if (final == 'H') {
            const std::size_t middle = std::min(parameters.find(';'), parameters.size());
            at_ = CursorPlace{
                std::max(1, parameter(parameters.substr(0, middle))) - 1,
                middle == parameters.size() ? 0 : std::max(1, parameter(parameters.substr(middle + 1))) - 1};
        } else if (final == 'K' || final == 'X') {
            write(text.substr(0, end + 1), 0);
        } else if (final == 'b' && run_ != nullptr && at_ && runs_on()) {
            write(text.substr(0, end + 1), count);
        } else if (!at_ || !move(final, count)) {
            lose();
        }
        return end + 1;
    }

    bool move(char final, int count) {
        switch (final) {
            case 'A': at_->row -= count; return true;
            case 'B': at_->row += count; return true;
            case 'C': at_->col += count; return true;
            case 'D': at_->col -= count; return true;
            case 'G': at_->col = count - 1; return true;
            case 'd': at_->row = count - 1; return true;
            default: return false;
        }
    }

    // Whether what is written now stands behind what was written last.
    [[nodiscard]] bool runs_on() const {
        return run_ != nullptr && run_looks_ == looks_ && at_->row == run_->at.row &&
               at_->col == run_->at.col + run_->width;
    }

    void write(std::string_view text, int width) {
        if (!at_) return;
        if (fits_) {
            if (!runs_on()) begin_run();
            run_->text += text;
            run_->width += width;
        }
        at_->col += width;
        // In the last column terminals differ.
        if (at_->col >= cols_) lose();
        if (update_.groups_.size() > kMostGroups || runs_ > kMostRuns) drop();
    }

    void begin_run() {
        ++runs_;
        auto& groups = update_.groups_;
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& one) { return one.looks == looks_; });
        if (group == groups.end()) group = groups.insert(group, Group{looks_, {}});
        group->runs.push_back({*at_, {}, 0});
        run_ = &group->runs.back();
        run_looks_ = looks_;
    }

    void drop() {
        fits_ = false;
        run_ = nullptr;
    }
    void lose() {
        drop();
        at_.reset();
    }

    Looks looks_;
    std::optional<CursorPlace>& at_;
    int cols_;
    bool fits_;
    SmallUpdate update_;
    std::size_t runs_ = 0;
    Run* run_ = nullptr;  // what was written last
    Looks run_looks_;
};

// The text of a plan as it grows, and what the terminal has then.
class SmallUpdate::Writer {
public:
    Writer(CursorPlace at, Looks looks) : at_(at), plan_{{}, std::move(looks), 0} {}

    void go(CursorPlace to) {
        plan_.text += motion(at_, to);
        at_ = to;
    }
    void write(const Group& group) {
        for (const Run& run : group.runs) {
            go(run.at);
            plan_.text += looks_change(plan_.looks, group.looks);
            plan_.looks = group.looks;
            plan_.text += run.text;
            at_.col += run.width;
        }
    }
    void save() {
        plan_.text += kSave;
        saved_ = {at_, plan_.looks};
    }
    void bring_back() {
        plan_.text += kBringBack;
        std::tie(at_, plan_.looks) = saved_;
    }
    [[nodiscard]] const Plan& plan() const { return plan_; }

private:
    CursorPlace at_;
    Plan plan_;
    std::pair<CursorPlace, Looks> saved_;
};

std::optional<SmallUpdate> SmallUpdate::read(std::string_view drawn, Looks looks, std::optional<CursorPlace>& at,
                                             int cols) {
    return Reader(std::move(looks), at, cols).read(drawn);
}

// The groups in that order, with the cursor saved before the one that is `saved`th in it, if there are so many: where
// it is then, or where it is to be in the end.
SmallUpdate::Plan SmallUpdate::plan(const std::vector<std::size_t>& order, std::size_t saved, bool goes_first,
                                    const Looks& shown) const {
    Writer writer(begin_, shown);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == saved) {
            if (goes_first) writer.go(end_);
            writer.save();
        }
        writer.write(groups_[order[i]]);
    }
    if (saved < order.size()) writer.bring_back();
    writer.go(end_);
    return writer.plan();
}

std::size_t SmallUpdate::cost(std::size_t now, std::size_t then) {
    constexpr std::size_t kToCome = 3;
    return now + kToCome * then;
}

SmallUpdate::Plan SmallUpdate::shortest(const Looks& shown) const {
    std::vector<std::size_t> order(groups_.size());
    std::iota(order.begin(), order.end(), 0U);
    std::optional<Plan> best;
    do {
        for (std::size_t saved = 0; saved <= order.size(); ++saved)
            for (const bool goes_first : {false, true}) {
                Plan next = plan(order, saved, goes_first, shown);
                next.cost = cost(next.text.size(), plan(order, saved, goes_first, next.looks).text.size());
                if (!best || next.cost < best->cost) best = std::move(next);
            }
    } while (std::next_permutation(order.begin(), order.end()));
    return *best;
}

}  // namespace atom4::tui
