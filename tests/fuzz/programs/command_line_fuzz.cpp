// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/command_line.h"

#include <algorithm>
#include <vector>

#include "app/clines/commands.h"
#include "core/base/strings.h"
#include "tests/fuzz/input.h"

namespace {

using namespace atom4;

// A program that exits prints whole lines, without any control characters from its arguments.
template <class Read>
void check(const Read& read) {
    const auto* exit = std::get_if<EarlyExit>(&read);
    if (exit == nullptr) return;
    require(exit->status == 0 || exit->status == 2);
    require(!exit->text.empty() && exit->text.back() == '\n');
    require(std::ranges::none_of(
        exit->text, [](char c) { return c != '\n' && (static_cast<unsigned char>(c) < ' ' || c == 0x7F); }));
    if (exit->status == 2) require(std::ranges::count(exit->text, '\n') <= 2);
}

}  // namespace

// Any bytes at all as the arguments of the programs, one a line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> words{"program"};
    for (const std::string_view line : test::lines_of(test::text_of(data, size)))
        words.emplace_back(line.substr(0, line.find('\0')));
    std::vector<const char*> arguments;
    for (const std::string& word : words) arguments.push_back(word.c_str());
    check(parse_command_line(Program::kAtom4, arguments));
    check(parse_command_line(Program::kAtom4Tui, arguments));
    check(parse_clines_arguments(arguments));
    return 0;
}
