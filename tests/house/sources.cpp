// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/house/sources.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace atom4::test {

namespace fs = std::filesystem;

std::vector<Source> load_sources(const std::vector<std::string_view>& endings) {
    const fs::path root = ATOM4_SOURCE_DIR;
    std::vector<Source> sources;
    for (const auto& area : fs::directory_iterator(root)) {
        if (!fs::exists(area.path() / "CMakeLists.txt")) continue;
        for (const auto& entry : fs::recursive_directory_iterator(area.path())) {
            const std::string path = fs::relative(entry.path(), root).generic_string();
            if (!std::any_of(endings.begin(), endings.end(), [&](auto ending) { return path.ends_with(ending); }))
                continue;
            Source source{path, {}};
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);) source.lines.push_back(line);
            sources.push_back(std::move(source));
        }
    }
    std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
    return sources;
}

std::string_view included(std::string_view line) {
    const auto skip_blanks = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skip_blanks();
    if (!line.starts_with('#')) return {};
    line.remove_prefix(1);
    skip_blanks();
    if (!line.starts_with("include")) return {};
    line.remove_prefix(7);
    skip_blanks();
    const std::size_t end = line.find_first_of("\">", 1);
    return end == std::string_view::npos ? std::string_view{} : line.substr(0, end + 1);
}

std::string_view included_of_ours(std::string_view line) {
    const std::string_view header = included(line);
    // What is generated has no folder: "x.moc".
    if (!header.starts_with('"') || header.find('/') == std::string_view::npos) return {};
    return header.substr(1, header.size() - 2);
}

std::string place(const Source& source, std::size_t line) {
    return source.path + ':' + std::to_string(line + 1) + ": " + source.lines[line];
}

}  // namespace atom4::test
