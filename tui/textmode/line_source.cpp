// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/line_source.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace atom4::tui {

void LineSource::read() {
    std::array<char, 4096> bytes;
    const auto count = ::read(descriptor_, bytes.data(), bytes.size());
    if (count > 0)
        text_.append(bytes.data(), static_cast<std::size_t>(count));
    else if (count == 0 || (errno != EINTR && errno != EAGAIN))
        ended_ = true;
}

std::optional<std::string> LineSource::next() {
    while (true) {
        const std::size_t end = text_.find('\n');
        const bool whole = end != std::string::npos;
        if (!whole && text_.size() <= kLongest && !(ended_ && !text_.empty())) return std::nullopt;
        std::string line = text_.substr(0, whole ? end : text_.size());
        text_.erase(0, line.size() + (whole ? 1 : 0));
        if (!std::exchange(cuts_, !whole)) return line.substr(0, kLongest);
    }
}

}  // namespace atom4::tui
