// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/async_task.h"

#include "core/base/translation.h"

namespace atom4 {

std::string out_of_resources_text() {
    return translated(
        "The computer can't think: the system is out of memory or threads. Close other programs and try again.");
}

}  // namespace atom4
