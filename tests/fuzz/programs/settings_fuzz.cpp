// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/settings_file.h"

#include "core/base/result.h"
#include "tests/fuzz/input.h"

// Any bytes at all as settings.ini: a value that was read is the same after writing and reading it, and a value that
// was set can be read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const SettingsText read(std::string(test::text_of(data, size)));
    SettingsText changed = read;
    for (const char* key : {"window/theme", "files/recent", "terminal/paper"}) {
        if (const auto value = read.value(key)) {
            SettingsText written;
            written.set(key, *value);
            require(written.value(key) == value);
        }
        changed.set(key, std::string("set"));
        require(changed.text(key) == "set");
    }
    return 0;
}
