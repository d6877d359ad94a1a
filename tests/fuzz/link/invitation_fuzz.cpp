// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/invitation.h"

#include <algorithm>

#include "core/base/result.h"
#include "core/base/strings.h"
#include "tests/fuzz/input.h"

namespace {

using namespace atom4;
using namespace atom4::net;

// The address is consistent, and is the same after writing and reading it.
void check(const Address& address) {
    require(address.is_path() ? address.host.empty() && address.port == 0 : address.path.empty());
    // A host name consists of a few kinds of characters, and cannot be taken for an option when it is looked up.
    if (address.is_name()) {
        require(address.host.size() <= 253 && address.host.front() != '-' && address.host.front() != '.');
        require(address.host.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") == std::string::npos);
    }
    const auto again = parse_address(to_text(address));
    require(again.has_value() && *again == address);
}

void check(const Key& key) {
    const std::string text = key.text();
    require(text.size() == 34);
    const auto again = Key::parse(text);
    require(again.has_value() && *again == key);
}

}  // namespace

// Any bytes at all as an invitation that was pasted or opened as a link: as a whole, and its parts.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = test::text_of(data, size);
    if (const auto address = parse_address(text)) check(*address);
    if (const auto key = Key::parse(text)) check(*key);
    require(percent_decoded(text).size() <= size);
    const auto invitation = parse_invitation(text);
    if (!invitation) {
        // The error quotes a part of the text, written out as an address at most.
        require(invitation.error().part.size() <= std::max<std::size_t>(size, 16));
        return 0;
    }
    require(!invitation->addresses.empty() && invitation->addresses.size() <= Invitation::kMaxAddresses);
    for (const Address& address : invitation->addresses) {
        check(address);
        // A path extends to the key, so it is the last address.
        require(address.is_path() ? &address == &invitation->addresses.back() : !address.host.empty());
        require(address.is_path() == (address.port == 0));
    }
    check(invitation->key);
    const std::string written = to_text(*invitation);
    // It is one word, so that it can be a link.
    require(std::all_of(written.begin(), written.end(), [](char c) { return c > ' ' && c < '\x7F'; }));
    const auto again = parse_invitation(written);
    require(again.has_value() && *again == *invitation);
    return 0;
}
