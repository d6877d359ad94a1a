// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/pipe.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace atom4 {

Pipe::Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    read_end_ = ends[0];
    write_end_ = ends[1];
}

Pipe::~Pipe() {
    ::close(read_end_);
    ::close(write_end_);
}

bool Pipe::put() const {
    return ::write(write_end_, "", 1) == 1;
}

bool Pipe::take() const {
    char byte = 0;
    return ::read(read_end_, &byte, 1) == 1;
}

}  // namespace atom4
