// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/network_wish.h"

#include <unistd.h>

#include <algorithm>

#include "core/atom4/netplay/network_texts.h"
#include "core/net/invitation.h"
#include "tui/common/i18n.h"

namespace atom4 {

using tui::_;

namespace {

constexpr std::string_view kScheme = "atom4:";

// Byte by byte, so that what stands behind the line is left for the game.
std::string line_of_standard_input() {
    constexpr std::size_t kLongest = 4096;
    std::string line;
    for (char byte = 0; line.size() < kLongest && ::read(STDIN_FILENO, &byte, 1) == 1 && byte != '\n';) line += byte;
    return line;
}

}  // namespace

bool is_invitation(std::string_view word) {
    return link::begins_as_invitation(word);
}

void hide_invitations(std::span<char* const> arguments) {
    for (char* const argument : arguments) {
        const std::string_view text = argument;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (is_invitation(text.substr(i))) std::fill(argument + i + kScheme.size(), argument + text.size(), 'x');
    }
}

std::optional<std::string> take_host(const std::string& word, std::optional<NetworkWish>& wish) {
    if (!word.empty())
        if (const auto address = link::parse_address(word); !address) return link::what_is_wrong(address.error());
    wish.emplace().host_at = word;
    return std::nullopt;
}

std::optional<std::string> take_invitation(const std::string& word, std::optional<link::Role> role,
                                           std::optional<NetworkWish>& wish) {
    const auto invitation = link::parse_invitation(word == "-" ? line_of_standard_input() : word);
    if (!invitation) return link::what_is_wrong(invitation.error());
    if (role && invitation->role() != *role)
        return *role == link::Role::kPlayer ? _("this invitation is for looking on: --watch")
                                            : _("this invitation is for playing: --join");
    wish.emplace().invitation = *invitation;
    return std::nullopt;
}

void take_link(const std::string& word, std::optional<NetworkWish>& wish) {
    if (take_invitation(word, std::nullopt, wish)) wish.emplace().unread = word;
    wish->is_link = true;
}

std::string refusal_of_link(const std::string& link) {
    const auto invitation = link::parse_invitation(link);
    return link.substr(0, link.find('/')) + ": " + (invitation ? "" : link::what_is_wrong(invitation.error()));
}

}  // namespace atom4
