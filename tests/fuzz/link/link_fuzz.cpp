// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/result.h"
#include "core/net/protocol.h"
#include "tests/fuzz/input.h"

// Any bytes at all as what a connection receives. The first byte says which end receives them, and whether each line
// gets its correct number and checksum, so that the code after those checks is reached as well.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    using namespace atom4::net;
    if (size == 0) return 0;
    constexpr PeerRole kEnds[][2] = {{PeerRole::kHost, PeerRole::kGuest},
                                     {PeerRole::kHost, PeerRole::kSpectator},
                                     {PeerRole::kGuest, PeerRole::kHost},
                                     {PeerRole::kSpectator, PeerRole::kHost}};
    const auto& [self, peer] = kEnds[data[0] % 4U];
    const bool in_form = (data[0] & 4U) != 0;
    PeerTime now{};
    PeerConnection link(self, peer, now);
    std::string said = link.take_output();
    const auto all = test::text_of(data + 1, size - 1);
    std::uint64_t number = 0;
    for (const std::string_view line : test::lines_of(all)) {
        now += std::chrono::milliseconds(line.size());
        const auto before = link.state();
        link.receive(in_form ? framed(++number, line) : std::string(line) + '\n', now);
        for (const auto& event : link.take_events()) {
            require(before != PeerConnection::State::kClosed);
            if (event.kind != PeerConnection::Event::Kind::kMessage) continue;
            // A message is accepted only where it belongs, and is the same after writing and reading it.
            require(belongs(event.message.type, self, peer, before));
            const auto again = parse_message(to_text(event.message));
            require(again.has_value() && *again == event.message);
            require(event.message.type != MessageType::kTalk || as_talk(event.message.text) == event.message.text);
        }
        said += link.take_output();
        link.tick(now);
    }
    // All output is well-formed.
    FrameReader reader;
    reader.put(said);
    while (const auto line = reader.take()) require(parse_message(*line).has_value());
    require(!reader.fault());
    return 0;
}
