// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/network_wish/network_wish.h"

#include "core/link/words/way_words.h"
#include "tui/language/i18n.h"

namespace atom4 {

using tui::_;

bool is_invitation(std::string_view word) {
    return word.starts_with("atom4:");
}

std::optional<std::string> take_host(const std::string& word, std::optional<NetworkWish>& wish) {
    if (!word.empty())
        if (const auto address = link::parse_address(word); !address) return link::what_is_wrong(address.error());
    wish.emplace().host_at = word;
    return std::nullopt;
}

std::optional<std::string> take_invitation(const std::string& word, std::optional<link::Role> role,
                                           std::optional<NetworkWish>& wish) {
    const auto invitation = link::parse_invitation(word);
    if (!invitation) return link::what_is_wrong(invitation.error());
    if (role && invitation->role() != *role)
        return *role == link::Role::kPlayer ? _("this invitation is for looking on: --watch")
                                            : _("this invitation is for playing: --join");
    wish.emplace().invitation = *invitation;
    return std::nullopt;
}

void take_link(const std::string& word, std::optional<NetworkWish>& wish) {
    if (take_invitation(word, std::nullopt, wish)) wish.emplace().unread = word;
}

std::string refusal_of_link(const std::string& link) {
    const auto invitation = link::parse_invitation(link);
    return link.substr(0, link.find('/')) + ": " + (invitation ? "" : link::what_is_wrong(invitation.error()));
}

}  // namespace atom4
