// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace atom4::link {

/// The hosts behind a name, in numbers, the best first; none where nobody knows it. It may take as long as it likes.
using LookUp = std::function<std::vector<std::string>(const std::string& name)>;

/// As the system does it. Addresses that hold on one link alone are left out: no invitation can say on which.
[[nodiscard]] std::vector<std::string> look_up(const std::string& name);

/// A name that is being looked up, in a thread that nobody waits for: who does not want to know any more lets go of the
/// question, and the thread ends by itself when the system has given up.
class NameQuestion {
public:
    /// So many at a time, in the whole program; hosts of one name, at most.
    static constexpr int kMostAtATime = 16;
    static constexpr std::size_t kMostHosts = 8;

    /// Nothing where the system has no thread left, or too many are being asked.
    [[nodiscard]] static std::optional<NameQuestion> ask(std::string name, LookUp look_up);

    /// Readable from the answer on.
    [[nodiscard]] int descriptor() const;
    /// The hosts, once they are known.
    [[nodiscard]] std::optional<std::vector<std::string>> answer() const;

private:
    struct State;
    static void work(const std::string& name, const LookUp& look_up, State& state);
    explicit NameQuestion(std::shared_ptr<State> state) : state_(std::move(state)) {}

    std::shared_ptr<State> state_;
};

}  // namespace atom4::link
