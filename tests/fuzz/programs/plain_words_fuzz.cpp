// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>
#include <cstdlib>

#include "tests/fuzz/input.h"
#include "tests/support/folders_and_processes.h"
#include "tui/atom4/textmode/text_commands.h"
#include "tui/atom4/textmode/text_game.h"
#include "tui/common/typed_text.h"

namespace {

using namespace atom4;
using namespace atom4::tui;

constexpr std::size_t kMaxLines = 60;

// Returns whether the command touches no files of the player, uses no network, and need not be waited for.
bool is_harmless(std::string_view line) {
    const std::string word = read_text_line(line).word;
    if (word.empty()) return true;
    const auto found = commands_for(text_commands(), word);
    const auto reaches_out = [](const Atom4Command* command) {
        for (const TextVerb verb : {TextVerb::kSave, TextVerb::kReplace, TextVerb::kOpen, TextVerb::kInvite,
                                    TextVerb::kJoin, TextVerb::kReview, TextVerb::kAnalysis})
            if (command->verb == verb) return true;
        return false;
    };
    return std::ranges::none_of(found, reaches_out);
}

// Returns whether the command is answered only when the computer has found a move.
bool is_answered_later(std::string_view line) {
    const auto meant = commands_for(text_commands(), read_text_line(line).word);
    if (meant.size() != 1) return false;
    const TextVerb verb = meant.front()->verb;
    return verb == TextVerb::kHint || verb == TextVerb::kNow || verb == TextVerb::kStep || verb == TextVerb::kContinue;
}

}  // namespace

// Any bytes at all as commands of plain mode: each is answered in lines without control characters, and the match can
// still be saved.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const test::TemporaryFolder home(test::TemporaryFolder::parent_in_memory());
    for (const char* variable : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        ::setenv(variable, home.path().c_str(), 1);
    std::filesystem::remove_all(home / "atom4");
    const auto session = std::move(*Session::begin({}));
    std::size_t said = 0;
    Mailbox mailbox;
    NetworkCommands network(*session, mailbox, [](const NetworkCommands::Lines&) {});
    TextGame game(*session, network, mailbox, TurnKeeper::Options(), [&](const std::string& line) {
        ++said;
        require(std::ranges::none_of(line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; }));
    });
    std::size_t left = kMaxLines;
    for (const std::string_view line : test::lines_of(test::text_of(data, size))) {
        if (left-- == 0 || game.has_quit()) break;
        if (!is_harmless(line)) continue;
        said = 0;
        game.take(line);
        const bool preferences = game.take_lesson_request() || game.take_puzzle_request();
        require(said > 0 || preferences || is_answered_later(line) || game.has_quit() ||
                read_text_line(line).word.empty());
        require(parse_records(to_text(session->match().records())).has_value());
    }
    return 0;
}
