// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/invitation/invitation.h"

#include <charconv>
#include <optional>
#include <utility>

#include "core/base/words.h"

namespace atom4::link {
namespace {

constexpr std::string_view kScheme = "atom4:";
constexpr std::size_t kMostCharacters = 1000;

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// The scheme as browsers may write it.
bool takes_scheme(std::string_view& text) {
    if (text.size() < kScheme.size()) return false;
    for (std::size_t i = 0; i < kScheme.size(); ++i) {
        const char letter = text[i] >= 'A' && text[i] <= 'Z' ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
        if (letter != kScheme[i]) return false;
    }
    text.remove_prefix(kScheme.size());
    if (text.starts_with("//")) text.remove_prefix(2);
    return true;
}

std::optional<unsigned> hexadecimal(std::string_view digits) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return value;
}

// A path in one word, which no program takes apart.
std::string encoded(std::string_view path) {
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-~";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string word;
    for (const char letter : path) {
        const auto byte = static_cast<unsigned char>(letter);
        if (kPlain.find(letter) != std::string_view::npos)
            word += letter;
        else
            word += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
    return word;
}

template <class Fault>
Failure<InvitationError> wrong(Fault fault, std::string_view part) {
    return Failure{InvitationError{fault, std::string(part)}};
}

Result<Address, InvitationError> parse_one(std::string_view text) {
    auto address = parse_address(plain_of_link(text));
    if (!address) return wrong(address.error(), text);
    if (address->is_path() && !text.starts_with('/')) return wrong(AddressFault::kNotFromRoot, text);
    if (!address->is_path() && address->host.empty()) return wrong(AddressFault::kNoAddress, text);
    if (!address->is_path() && address->port == 0) return wrong(InvitationFault::kPortZero, text);
    return address.value();
}

}  // namespace

std::string plain_of_link(std::string_view part) {
    std::string plain;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const auto byte = part[i] == '%' && i + 2 < part.size() ? hexadecimal(part.substr(i + 1, 2)) : std::nullopt;
        plain += byte ? static_cast<char>(*byte) : part[i];
        if (byte) i += 2;
    }
    return plain;
}

Result<Invitation, InvitationError> parse_invitation(std::string_view text) {
    text = without_blanks(text);
    if (text.empty()) return wrong(InvitationFault::kEmpty, text);
    if (text.size() > kMostCharacters) return wrong(InvitationFault::kTooLong, text.substr(0, 40));
    if (!takes_scheme(text)) return wrong(InvitationFault::kNotAnInvitation, text.substr(0, 40));
    const std::size_t slash = text.rfind('/');
    if (slash == std::string_view::npos || slash + 1 == text.size()) return wrong(InvitationFault::kNoKey, text);
    const auto key = Key::parse(text.substr(slash + 1));
    std::string_view places = text.substr(0, slash);
    if (places.empty()) return wrong(AddressFault::kNoAddress, text);
    Invitation invitation;
    while (!places.empty()) {
        const auto address = parse_one(places.starts_with('/') ? std::exchange(places, {}) : take_until(places, ","));
        if (!address) return Failure{address.error()};
        if (invitation.addresses.size() == Invitation::kMostAddresses)
            return wrong(InvitationFault::kTooManyAddresses, to_text(*address));
        invitation.addresses.push_back(*address);
    }
    if (!key) return wrong(key.error(), text.substr(slash + 1));
    invitation.key = *key;
    return invitation;
}

std::string to_text(const Invitation& invitation) {
    std::string places;
    for (const Address& address : invitation.addresses) {
        if (!places.empty()) places += ',';
        places += address.is_path() ? encoded(address.path) : to_text(address);
    }
    return std::string(kScheme) + places + '/' + invitation.key.text();
}

}  // namespace atom4::link
