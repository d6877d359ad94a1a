// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/invitation.h"

#include <sys/random.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <optional>
#include <utility>

#include "core/base/strings.h"

namespace atom4::net {
namespace {

// Crockford's Base32: without I, L, O and U, which are mistaken for others or make words.
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kGroup = 4;

using Letter = std::uint32_t;  // five bits
// 130 bits: the secret, one for the role, and one that is reserved and zero. Two more letters check them.
constexpr std::size_t kPayload = 26;
constexpr std::size_t kAll = Key::kTextLetters;
static_assert(kAll == kPayload + 2);
using Letters = std::array<Letter, kAll>;

// Multiplies in the field of 32 elements, modulo x^5 + x^2 + 1.
constexpr Letter times(Letter a, Letter b) {
    Letter product = 0;
    for (; b != 0; b >>= 1U) {
        if ((b & 1U) != 0) product ^= a;
        a <<= 1U;
        if ((a & 32U) != 0) a ^= 37U;
    }
    return product;
}

// Sets the two check letters of a Reed-Solomon code. They reveal any two wrong letters, and any two that have changed
// places.
constexpr void set_check(Letters& letters) {
    constexpr Letter kFirst = 2;
    constexpr Letter kSecond = 4;  // the roots of the generator: the element x, and its square
    Letter high = 0;
    Letter low = 0;
    for (std::size_t i = 0; i < kPayload; ++i) {
        const Letter carry = letters[i] ^ high;
        high = low ^ times(carry, kFirst ^ kSecond);
        low = times(carry, times(kFirst, kSecond));
    }
    letters[kPayload] = high;
    letters[kPayload + 1] = low;
}

Letters letters_of(const Key& key) {
    Letters letters{};
    std::size_t filled = 0;
    Letter bits = 0;
    unsigned count = 0;
    const auto put = [&](Letter value, unsigned width) {
        bits = bits << width | value;
        for (count += width; count >= 5; count -= 5) letters[filled++] = bits >> (count - 5) & 31U;
        bits &= (1U << count) - 1;
    };
    for (const unsigned char byte : key.bytes()) put(byte, 8);
    put(key.role() == Role::kSpectator ? 2 : 0, 2);
    set_check(letters);
    return letters;
}

std::optional<Letter> value_of(char letter) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    const std::size_t place = kLetters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<Letter>(place);
}

}  // namespace

std::optional<Key> Key::random(Role role) {
    Bytes bytes{};
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t got = ::getrandom(bytes.data() + filled, bytes.size() - filled, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return std::nullopt;
        filled += static_cast<std::size_t>(got);
    }
    return Key(role, bytes);
}

std::string Key::text() const {
    std::string text;
    for (const Letter letter : letters_of(*this)) {
        if (text.size() % (kGroup + 1) == kGroup) text += '-';
        text += kLetters[letter];
    }
    return text;
}

Result<Key, KeyFault> Key::parse(std::string_view text) {
    Letters letters{};
    std::size_t read = 0;
    for (const char letter : text) {
        if (letter == '-') continue;
        const auto value = value_of(letter);
        if (!value) return Failure{KeyFault::kNotALetter};
        if (read == kAll) return Failure{KeyFault::kTooLong};
        letters[read++] = *value;
    }
    if (read < kAll) return Failure{KeyFault::kTooShort};
    Bytes bytes{};
    Letter bits = 0;
    unsigned count = 0;
    auto byte = bytes.begin();
    for (std::size_t i = 0; i < kPayload; ++i) {
        bits = bits << 5U | letters[i];
        count += 5;
        if (count < 8 || byte == bytes.end()) continue;
        count -= 8;
        *byte++ = static_cast<unsigned char>(bits >> count);
        bits &= (1U << count) - 1;
    }
    const Key key((bits & 2U) != 0 ? Role::kSpectator : Role::kPlayer, bytes);
    if (letters_of(key) != letters) return Failure{KeyFault::kMistyped};
    return key;
}

namespace {

constexpr std::string_view kScheme = "atom4:";
constexpr std::size_t kMaxCharacters = 1000;
constexpr std::size_t kQuoted = 40;

// Far longer than an e-mail with an invitation.
constexpr std::size_t kLongestText = 64 * 1024;

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// A text without what terminals, mail programs and messengers put between the characters of an invitation.
struct Pasted {
    std::string text;
    std::vector<bool> follows_gap;  // for each byte of the text

    // Returns the bytes from `begin` up to the next gap, at most as many as an invitation may have.
    [[nodiscard]] std::string_view unbroken(std::size_t begin) const {
        std::size_t end = begin;
        while (end < text.size() && end < begin + kMaxCharacters && (end == begin || !follows_gap[end])) ++end;
        return std::string_view(text).substr(begin, end - begin);
    }
};

enum class Piece { kText, kGap, kHyphen, kNothing };

// No invitation contains the characters of gaps: a path has them encoded, as %3E.
Piece piece_of_ascii(char letter) {
    constexpr std::string_view kGaps = " \t\r\n\v\f<>|\"'`\\";
    if (kGaps.find(letter) != std::string_view::npos) return Piece::kGap;
    return letter < ' ' || letter == '\x7F' ? Piece::kNothing : Piece::kText;
}

Piece piece_of(std::string_view character, char32_t code) {
    const auto is_from = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
    if (code == 0xA0 || is_from(0x2000, 0x200A) || code == 0x202F || code == 0x205F || code == 0x3000)
        return Piece::kGap;
    if (character == "\u2028" || character == "\u2029" || character == "\u0085") return Piece::kGap;
    if (is_from(0x2500, 0x257F)) return Piece::kGap;  // box drawing
    if (is_from(0x2010, 0x2015) || code == 0x2212) return Piece::kHyphen;
    return code == kUnprintable ? Piece::kNothing : Piece::kText;  // such as the zero-width space
}

Pasted pasted(std::string_view text) {
    Pasted result;
    bool is_gap = false;
    while (!text.empty()) {
        std::string_view rest = text;
        const bool is_ascii = static_cast<unsigned char>(text.front()) < 0x80;
        const char32_t code = is_ascii ? static_cast<unsigned char>(text.front()) : take_character(rest);
        if (is_ascii) rest.remove_prefix(1);
        std::string_view character = text.substr(0, text.size() - rest.size());
        text = rest;
        const Piece piece = is_ascii ? piece_of_ascii(character.front()) : piece_of(character, code);
        if (piece == Piece::kGap) is_gap = true;
        if (piece == Piece::kGap || piece == Piece::kNothing) continue;
        if (piece == Piece::kHyphen) character = "-";
        result.text += character;
        result.follows_gap.push_back(std::exchange(is_gap, false));
        result.follows_gap.resize(result.text.size());
    }
    return result;
}

// Returns the offset after the next "atom4:", in upper or lower case, with two slashes or without.
std::optional<std::size_t> after_scheme(std::string_view text, std::size_t from) {
    const auto is_same = [](char letter, char of_scheme) {
        return (letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter) == of_scheme;
    };
    const auto found = std::search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), kScheme.begin(),
                                   kScheme.end(), is_same);
    if (found == text.end()) return std::nullopt;
    const std::size_t begin = static_cast<std::size_t>(found - text.begin()) + kScheme.size();
    return text.substr(begin).starts_with("//") ? begin + 2 : begin;
}

bool is_letter_or_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Returns the letters of a key that begins here; further letters right after it are included, so that it is too long.
std::string_view key_at(const Pasted& whole, std::size_t begin) {
    const std::string_view text = whole.text;
    std::size_t end = begin;
    for (std::size_t letters = 0; end < text.size(); ++end) {
        const bool is_letter = is_letter_or_digit(text[end]);
        if (!is_letter && text[end] != '-') break;
        if (letters == Key::kTextLetters && (!is_letter || whole.follows_gap[end])) break;
        if (is_letter) ++letters;
    }
    return text.substr(begin, end - begin);
}

// Percent-encodes a path, so that no program splits it.
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
    auto address = parse_address(percent_decoded(text));
    if (!address) return wrong(address.error(), text);
    if (address->is_path() && !text.starts_with('/')) return wrong(AddressFault::kNotFromRoot, text);
    if (!address->is_path() && address->host.empty()) return wrong(AddressFault::kNoAddress, text);
    if (!address->is_path() && address->port == 0) return wrong(InvitationFault::kPortZero, text);
    return address.value();
}

Result<Invitation, InvitationError> parse_parts(std::string_view places, std::string_view key_text) {
    Invitation invitation;
    while (!places.empty()) {
        const auto address = parse_one(places.starts_with('/') ? std::exchange(places, {}) : take_until(places, ","));
        if (!address) return Failure{address.error()};
        if (invitation.addresses.size() == Invitation::kMaxAddresses)
            return wrong(InvitationFault::kTooManyAddresses, to_text(*address));
        invitation.addresses.push_back(*address);
    }
    const auto key = Key::parse(key_text);
    if (!key) return wrong(key.error(), key_text);
    invitation.key = *key;
    return invitation;
}

// Returns the offset of the slash before the key: the first one, or in a path the first one that a valid key follows,
// or else the last.
std::size_t slash_before_key(const Pasted& whole, std::size_t begin, std::size_t end) {
    const std::string_view text = std::string_view(whole.text).substr(0, end);
    std::size_t slash = text.find('/', begin);
    if (slash != begin) return slash;
    for (std::size_t one = slash; one != std::string_view::npos; one = text.find('/', one + 1))
        if (Key::parse(key_at(whole, one + 1))) return one;
    slash = begin + whole.unbroken(begin).rfind('/');
    return slash < end ? slash : std::string_view::npos;
}

Result<Invitation, InvitationError> parse_behind_scheme(const Pasted& whole, std::size_t begin, std::string_view text) {
    const std::size_t end = std::min(begin + kMaxCharacters, whole.text.size());
    const std::size_t slash = slash_before_key(whole, begin, end);
    const std::string_view first_word = whole.unbroken(begin);
    if (slash == std::string_view::npos || slash + 1 == whole.text.size()) {
        if (first_word.size() >= kMaxCharacters) return wrong(InvitationFault::kTooLong, text.substr(0, kQuoted));
        return wrong(InvitationFault::kNoKey, first_word);
    }
    const std::string_view places = std::string_view(whole.text).substr(begin, slash - begin);
    std::string_view key = key_at(whole, slash + 1);
    if (key.empty()) return wrong(InvitationFault::kNoKey, first_word);
    if (places.empty()) return wrong(AddressFault::kNoAddress, whole.unbroken(begin));
    auto read = parse_parts(places, key);
    // The key may end at the gap, if the words of a sentence follow it.
    if (!read && std::holds_alternative<KeyFault>(read.error().fault) && key.size() > whole.unbroken(slash + 1).size())
        read = parse_parts(places, key.substr(0, whole.unbroken(slash + 1).size()));
    return read;
}

}  // namespace

Result<Invitation, InvitationError> parse_invitation(std::string_view text) {
    text = without_blanks(text);
    if (text.empty()) return wrong(InvitationFault::kEmpty, text);
    if (text.size() > kLongestText) return wrong(InvitationFault::kTooLong, text.substr(0, kQuoted));
    const Pasted whole = pasted(text);
    Result<Invitation, InvitationError> read = wrong(InvitationFault::kNotAnInvitation, text.substr(0, kQuoted));
    for (auto begin = after_scheme(whole.text, 0); begin && !read; begin = after_scheme(whole.text, *begin))
        read = parse_behind_scheme(whole, *begin, text);
    return read;
}

bool begins_as_invitation(std::string_view text) {
    const std::string word = pasted(text.substr(0, kMaxCharacters)).text;
    return after_scheme(word.substr(0, kScheme.size()), 0).has_value();
}

bool lacks_its_end(const InvitationError& error) {
    const auto* const invitation = std::get_if<InvitationFault>(&error.fault);
    const auto* const key = std::get_if<KeyFault>(&error.fault);
    return (invitation != nullptr && *invitation == InvitationFault::kNoKey) ||
           (key != nullptr && *key == KeyFault::kTooShort);
}

std::optional<Key> parse_key_alone(std::string_view text) {
    if (text.size() > kMaxCharacters) return std::nullopt;
    const std::string word = pasted(text).text;
    const auto begin = std::find_if(word.begin(), word.end(), is_letter_or_digit);
    const auto end = std::find_if(word.rbegin(), word.rend(), is_letter_or_digit).base();
    if (begin >= end) return std::nullopt;
    const auto key = Key::parse(std::string(begin, end));
    return key ? std::optional(*key) : std::nullopt;
}

std::string to_text(const Invitation& invitation) {
    std::string places;
    for (const Address& address : invitation.addresses) {
        if (!places.empty()) places += ',';
        // In an address, only the network link has a "%". It is encoded, because in URLs it begins an escape sequence.
        std::string place = address.is_path() ? encoded(address.path) : to_text(address);
        if (const std::size_t percent = place.find('%'); !address.is_path() && percent != std::string::npos)
            place.insert(percent + 1, "25");
        places += place;
    }
    return std::string(kScheme) + places + '/' + invitation.key.text();
}

}  // namespace atom4::net
