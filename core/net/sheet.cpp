// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/sheet.h"

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/net/frame.h"

namespace atom4::link {
namespace {

// What of a line is left for the steps, beside its number, the message's own words and the check sum.
constexpr std::size_t kRoomForSteps = kLongestLine - 128;

std::uint64_t digest_with(std::uint64_t before, const std::string& entry) {
    std::uint64_t digest = mix(before ^ entry.size());
    for (const char byte : entry) digest = mix(digest ^ static_cast<unsigned char>(byte));
    return digest;
}

}  // namespace

void Sheet::write(std::string entry) {
    digests_.push_back(digest_with(digests_.empty() ? 0 : digests_.back(), entry));
    entries_.push_back(std::move(entry));
}

void Sheet::cut(std::size_t size) {
    require(size <= entries_.size());
    entries_.resize(size);
    digests_.resize(size);
}

std::string Sheet::digest(std::size_t size) const {
    require(size <= entries_.size());
    std::uint64_t rest = size == 0 ? 0 : digests_[size - 1];
    std::string word(16, '0');
    for (std::size_t i = word.size(); i-- > 0; rest >>= 4U) word[i] = "0123456789abcdef"[rest & 15U];
    return word;
}

Message Sheet::have() const {
    return {Verb::kHave, {size()}, {digest(size())}};
}

bool Sheet::begins_with(const Message& have) const {
    const std::uint64_t count = have.numbers.front();
    return count <= size() && digest(count) == have.words.front();
}

Message Sheet::copy(std::size_t from) const {
    require(from <= size());
    Message message{Verb::kSheet, {from, size()}};
    std::size_t room = kRoomForSteps;
    for (std::size_t i = from; i < size() && entries_[i].size() + 1 <= room; ++i) {
        room -= entries_[i].size() + 1;
        message.words.push_back(entries_[i]);
    }
    return message;
}

}  // namespace atom4::link
