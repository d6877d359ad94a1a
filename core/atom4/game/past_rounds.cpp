// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/past_rounds.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using Microseconds = std::chrono::sys_time<std::chrono::microseconds>;

// Files are named by their creation time: microseconds since 1970, all with the same number of digits.
constexpr std::size_t kDigits = 20;
constexpr std::string_view kExtension = ".atom4";

std::string name_of(Microseconds time) {
    const std::string digits = std::to_string(time.time_since_epoch().count());
    return std::string(kDigits - digits.size(), '0').append(digits).append(kExtension);
}

std::optional<Microseconds> time_of(const fs::path& file) {
    const std::string name = file.filename();
    if (name.size() != kDigits + kExtension.size() || !name.ends_with(kExtension)) return std::nullopt;
    Microseconds::rep count = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + kDigits, count);
    if (error != std::errc() || end != name.data() + kDigits) return std::nullopt;
    return Microseconds(std::chrono::microseconds(count));
}

}  // namespace

// Returns the files, the latest first.
std::vector<fs::path> PastRounds::files() const {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder_, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
        if (time_of(entry->path())) files.push_back(entry->path());
    std::sort(files.begin(), files.end(), std::greater<>());
    return files;
}

std::vector<PastRound> PastRounds::all() const {
    std::vector<PastRound> rounds;
    for (fs::path& file : files()) {
        const auto time = std::chrono::floor<std::chrono::seconds>(*time_of(file));
        if (auto records = load_records(file)) rounds.push_back({std::move(file), time, std::move(records->back())});
    }
    return rounds;
}

fs::path PastRounds::next_name() const {
    auto now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    std::error_code ignored;
    while (fs::exists(folder_ / name_of(now), ignored)) ++now;
    return folder_ / name_of(now);
}

void PastRounds::keep(const GameRecord& round) {
    const bool is_new = current_.empty();
    if (is_new) current_ = next_name();
    if (write_own_file(current_, to_text({&round, 1}), Durability::kKill) || !is_new) return;
    const std::vector<fs::path> all = files();
    std::error_code ignored;
    for (std::size_t i = kMax; i < all.size(); ++i) fs::remove(all[i], ignored);
}

void PastRounds::take_back() {
    std::error_code ignored;
    if (!current_.empty()) fs::remove(current_, ignored);
    current_.clear();
}

}  // namespace atom4
