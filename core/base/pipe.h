// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4 {

/// The ends of a pipe that nothing blocks on: how a thread wakes another that sits in poll(). Throws std::system_error
/// if there can be none.
class Pipe {
public:
    Pipe();
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe();

    [[nodiscard]] int descriptor() const { return read_end_; }
    /// Whether there was room for one more byte, or a byte to take.
    bool put() const;
    bool take() const;

private:
    int read_end_ = -1;
    int write_end_ = -1;
};

}  // namespace atom4
