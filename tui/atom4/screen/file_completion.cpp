// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/file_completion.h"

#include <algorithm>
#include <filesystem>

#include "tui/atom4/model/file_texts.h"

namespace atom4::tui {
namespace {

namespace fs = std::filesystem;

std::string common_beginning(const std::vector<std::string>& names) {
    std::string beginning = names.front();
    for (const std::string& name : names) {
        const auto ends = std::mismatch(beginning.begin(), beginning.end(), name.begin(), name.end());
        beginning.erase(ends.first, beginning.end());
    }
    // Do not end in the middle of a character.
    while (!beginning.empty() && beginning.size() < names.front().size() &&
           (static_cast<unsigned char>(names.front()[beginning.size()]) & 0xC0U) == 0x80)
        beginning.pop_back();
    return beginning;
}

std::vector<std::string> names_in(const fs::path& folder, std::string_view beginning) {
    std::vector<std::string> names;
    std::error_code trouble;
    for (fs::directory_iterator entry(folder, trouble), end; !trouble && entry != end; entry.increment(trouble)) {
        std::string name = entry->path().filename().string();
        if (!name.starts_with(beginning) || (name.starts_with('.') && beginning.empty())) continue;
        std::error_code ignored;
        if (entry->is_directory(ignored))
            name += '/';
        else if (!name.ends_with(".atom4"))
            continue;
        names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

FileCompletion complete_file_name(std::string_view text) {
    FileCompletion completion{std::string(text), {}};
    const std::size_t slash = text.rfind('/');
    const std::string folder(slash == std::string_view::npos ? "" : text.substr(0, slash + 1));
    const std::string_view beginning = text.substr(folder.size());
    completion.names = names_in(folder.empty() ? fs::path(".") : path_from_text(folder), beginning);
    if (!completion.names.empty()) completion.text = folder + common_beginning(completion.names);
    return completion;
}

}  // namespace atom4::tui
