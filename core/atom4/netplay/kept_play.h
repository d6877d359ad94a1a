// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/netplay/step.h"
#include "core/net/invitation.h"

namespace atom4::link {

/// What a program needs to go on with a match over the network after it was ended, however that came.
struct KeptPlay {
    // The host's:
    std::string at;  ///< where it waits, with the port that it got
    std::optional<Key> player;
    std::optional<Key> watcher;
    Terms proposal;
    // The others':
    std::optional<Invitation> invitation;
    std::string name;  ///< the guest's
    // Everybody's:
    std::string seat;                ///< what the guest who plays proves it by
    std::vector<std::string> steps;  ///< of the sheet

    [[nodiscard]] bool is_host() const { return player.has_value(); }
};

[[nodiscard]] std::string to_text(const KeptPlay& kept);
/// Nothing if it is not what to_text() writes.
[[nodiscard]] std::optional<KeptPlay> parse_kept_play(std::string_view text);

/// The file that stands beside the one a match is kept in. Only its owner can read it: the keys are in it.
[[nodiscard]] std::filesystem::path kept_play_file(const std::filesystem::path& match);
[[nodiscard]] std::optional<KeptPlay> load_kept_play(const std::filesystem::path& file);
/// False if it cannot be written; then a kill loses the line, and not the match.
bool save_kept_play(const std::filesystem::path& file, const KeptPlay& kept);
void remove_kept_play(const std::filesystem::path& file);

}  // namespace atom4::link
