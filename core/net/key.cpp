// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/key.h"

#include <sys/random.h>

#include <cerrno>

namespace atom4::link {
namespace {

// Crockford's: no I, L, O and U, which are taken for others or make words.
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kGroup = 4;

using Letter = std::uint32_t;  // five bits
// 130 bits: the secret, one for the role, and one that is zero until it means something. Two letters more check them.
constexpr std::size_t kTold = 26;
constexpr std::size_t kAll = Key::kTextLetters;
static_assert(kAll == kTold + 2);
using Letters = std::array<Letter, kAll>;

// In the field of 32 elements, of x^5 + x^2 + 1.
constexpr Letter times(Letter a, Letter b) {
    Letter product = 0;
    for (; b != 0; b >>= 1U) {
        if ((b & 1U) != 0) product ^= a;
        a <<= 1U;
        if ((a & 32U) != 0) a ^= 37U;
    }
    return product;
}

// What two letters of a Reed-Solomon code say of those before: with them, any two wrong letters are found out, and so
// are any two that have changed places.
constexpr void set_check(Letters& letters) {
    constexpr Letter kFirst = 2;
    constexpr Letter kSecond = 4;  // the roots of the generator: the element x, and its square
    Letter high = 0;
    Letter low = 0;
    for (std::size_t i = 0; i < kTold; ++i) {
        const Letter carry = letters[i] ^ high;
        high = low ^ times(carry, kFirst ^ kSecond);
        low = times(carry, times(kFirst, kSecond));
    }
    letters[kTold] = high;
    letters[kTold + 1] = low;
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
    put(key.role() == Role::kWatcher ? 2 : 0, 2);
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
    for (std::size_t i = 0; i < kTold; ++i) {
        bits = bits << 5U | letters[i];
        count += 5;
        if (count < 8 || byte == bytes.end()) continue;
        count -= 8;
        *byte++ = static_cast<unsigned char>(bits >> count);
        bits &= (1U << count) - 1;
    }
    const Key key((bits & 2U) != 0 ? Role::kWatcher : Role::kPlayer, bytes);
    if (letters_of(key) != letters) return Failure{KeyFault::kMistyped};
    return key;
}

}  // namespace atom4::link
