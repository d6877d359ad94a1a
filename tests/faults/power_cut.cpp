// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/faults/power_cut.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <vector>

#include "core/base/random.h"

namespace atom4::test {
namespace {

namespace fs = std::filesystem;
using Change = Operation::Kind;

// Disks write files in blocks of at least this many bytes.
constexpr std::size_t kBlock = 512;

// What happens to data that was written but not synced.
enum class Lost { kNothing, kAll, kHalf, kZeros };
constexpr std::array kWaysToLose{Lost::kNothing, Lost::kAll, Lost::kHalf, Lost::kZeros};

std::string parent(const std::string& path) {
    return path.substr(0, path.rfind('/'));
}

bool changes_names(Change kind) {
    return kind == Change::kCreate || kind == Change::kMakeFolder || kind == Change::kRename || kind == Change::kLink ||
           kind == Change::kRemove;
}

// The contents of a file that are certainly on the disk, and all that was written.
struct Content {
    std::string safe;
    std::string all;

    [[nodiscard]] std::string after(Lost lost) const {
        const bool goes_on = all.starts_with(safe);
        switch (lost) {
            case Lost::kNothing: return all;
            case Lost::kAll: return safe;
            case Lost::kHalf:
                return goes_on ? all.substr(0, std::max(safe.size(), all.size() / 2 / kBlock * kBlock)) : safe;
            case Lost::kZeros:
                return (goes_on ? safe : std::string()) + std::string(all.size() - (goes_on ? safe.size() : 0), '\0');
        }
        return all;
    }
};

class Cut {
public:
    Cut(std::span<const Operation> log, std::size_t first, std::size_t done) : log_(log.first(done)) {
        for (std::size_t i = 0; i < done; ++i) {
            note_content(log[i], i < first);
            if (!changes_names(log[i].kind)) continue;
            if (i < first || is_synced(i))
                kept_.push_back(i);
            else
                undecided_.push_back(i);
        }
    }

    // Returns the combinations to try: which of the undecided changes reach the disk.
    [[nodiscard]] std::vector<std::vector<bool>> ways(Random& random) const {
        const std::size_t count = undecided_.size();
        std::vector<std::vector<bool>> ways;
        if (count <= kMostUndecided) {
            for (std::size_t bits = 0; bits < std::size_t{1} << count; ++bits) {
                std::vector<bool> way(count);
                for (std::size_t i = 0; i < count; ++i) way[i] = (bits >> i & 1U) != 0;
                ways.push_back(way);
            }
            return ways;
        }
        for (const bool kept : {false, true}) {
            ways.emplace_back(count, kept);
            for (std::size_t i = 0; i < count; ++i) {
                ways.emplace_back(count, kept);
                ways.back()[i] = !kept;
            }
        }
        for (int i = 0; i < 20; ++i) {
            std::vector<bool> way(count);
            for (std::size_t j = 0; j < count; ++j) way[j] = random.below(2) == 0;
            ways.push_back(way);
        }
        return ways;
    }

    [[nodiscard]] Disk disk(const std::vector<bool>& way, Lost lost) const {
        std::vector<std::size_t> done = kept_;
        for (std::size_t i = 0; i < undecided_.size(); ++i)
            if (way[i]) done.push_back(undecided_[i]);
        std::sort(done.begin(), done.end());
        std::map<std::string, int> names;
        Disk disk;
        for (const std::size_t i : done) {
            const Operation& operation = log_[i];
            if (operation.kind == Change::kMakeFolder) disk.folders.insert(operation.path);
            if (operation.kind == Change::kCreate) names[operation.path] = operation.file;
            if (operation.kind == Change::kRename || operation.kind == Change::kRemove) names.erase(operation.path);
            if (operation.kind == Change::kRename || operation.kind == Change::kLink)
                names[operation.to] = operation.file;
        }
        // A folder that is lost takes its contents with it.
        std::erase_if(disk.folders, [&](const std::string& folder) { return !is_reached(disk, folder); });
        for (const auto& [name, file] : names)
            if (!was_made(parent(name)) || disk.folders.contains(parent(name)))
                disk.files[name] = contents_.at(file).after(lost);
        return disk;
    }

private:
    void note_content(const Operation& operation, bool is_safe) {
        if (operation.file < 0) return;
        Content& content = contents_[operation.file];
        if (operation.kind == Change::kWrite) content.all += operation.data;
        if (operation.kind == Change::kTruncate) content.all.clear();
        if (operation.kind == Change::kSyncFile || is_safe) content.safe = content.all;
    }
    [[nodiscard]] bool is_synced(std::size_t change) const {
        const Operation& changed = log_[change];
        return std::any_of(log_.begin() + static_cast<std::ptrdiff_t>(change), log_.end(), [&](const Operation& later) {
            return later.kind == Change::kSyncFolder &&
                   (later.path == parent(changed.path) || (!changed.to.empty() && later.path == parent(changed.to)));
        });
    }
    [[nodiscard]] bool was_made(const std::string& folder) const {
        return std::any_of(log_.begin(), log_.end(), [&](const Operation& operation) {
            return operation.kind == Change::kMakeFolder && operation.path == folder;
        });
    }
    [[nodiscard]] bool is_reached(const Disk& disk, const std::string& folder) const {
        for (std::string above = parent(folder); was_made(above); above = parent(above))
            if (!disk.folders.contains(above)) return false;
        return true;
    }

    std::span<const Operation> log_;
    std::vector<std::size_t> kept_;
    std::vector<std::size_t> undecided_;
    std::map<int, Content> contents_;
};

}  // namespace

void Disk::restore(const fs::path& was, const fs::path& folder) const {
    const auto here = [&](const std::string& path) { return folder / fs::path(path).lexically_relative(was); };
    for (const auto& entry : fs::directory_iterator(folder)) fs::remove_all(entry.path());
    for (const std::string& made : folders) fs::create_directories(here(made));
    for (const auto& [path, text] : files) std::ofstream(here(path), std::ios::binary) << text;
}

int for_every_power_cut(std::span<const Operation> log, std::size_t first,
                        const std::function<void(const Disk& disk, std::size_t done)>& look) {
    Random random(21);
    int count = 0;
    for (std::size_t done = first; done <= log.size(); ++done) {
        const Cut cut(log, first, done);
        std::set<Disk> seen;
        for (const auto& way : cut.ways(random))
            for (const Lost lost : kWaysToLose) {
                const auto [disk, is_new] = seen.insert(cut.disk(way, lost));
                if (!is_new) continue;
                ++count;
                look(*disk, done);
            }
    }
    return count;
}

}  // namespace atom4::test
