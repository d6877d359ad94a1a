// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/file_words.h"

#include "core/base/strings.h"
#include "core/lines/texts.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

std::string lines_file_error_text(const std::filesystem::path& file, const lines::FileError& error) {
    const std::string name = printable(file.string());
    const auto* system = std::get_if<SystemError>(&error);
    if (system != nullptr && *system == kNameOfAnotherKind)
        return fill(_("{0}: the name must end in {1}"), {name, ".lines"});
    if (system != nullptr) return name + ": " + system_reason(*system);
    const auto& record = std::get<lines::RecordError>(error);
    return name + ":" + std::to_string(record.line) + ": " + printable(lines::record_fault(record));
}

}  // namespace atom4::tui
