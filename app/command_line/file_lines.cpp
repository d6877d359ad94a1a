// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/file_lines.h"

#include <sstream>

#include "app/command_line/errors.h"

namespace atom4 {

int read_lines(std::string_view program, std::span<const std::filesystem::path> files,
               const std::function<std::optional<std::string>(const std::string& line)>& hear) {
    for (const std::filesystem::path& file : files) {
        const auto text = read_file(file);
        if (!text) return give_up(program, system_text(file, text.error()));
        std::istringstream lines(*text);
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (const auto wrong = hear(line))
                return give_up(program, file.string() + ":" + std::to_string(number) + ": " + *wrong);
        }
    }
    return 0;
}

}  // namespace atom4
