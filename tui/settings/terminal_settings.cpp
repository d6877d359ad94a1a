// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/settings/terminal_settings.h"

#include "core/storage/files.h"

namespace atom4::tui {
namespace {

constexpr std::string_view kPaper = "paper ";
constexpr std::string_view kLetters = "letters ";

std::filesystem::path file() {
    return config_directory() / "terminal";
}

}  // namespace

TerminalSettings read_terminal_settings(std::string_view text) {
    TerminalSettings settings;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with(kPaper)) (void)read_paper_wish(line.substr(kPaper.size()), settings.paper);
        if (line.starts_with(kLetters)) settings.letters = line.substr(kLetters.size()) != "off";
    }
    return settings;
}

std::string written_terminal_settings(const TerminalSettings& settings) {
    return std::string(kPaper) + std::string(name_of(settings.paper)) + '\n' + std::string(kLetters) +
           (settings.letters ? "on" : "off") + '\n';
}

TerminalSettings kept_terminal_settings() {
    const auto text = read_file(file());
    return text ? read_terminal_settings(*text) : TerminalSettings{};
}

void keep_terminal_settings(const TerminalSettings& settings) {
    (void)write_own_file(file(), written_terminal_settings(settings), Survives::kKill);
}

}  // namespace atom4::tui
