// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/file_texts.h"

#include "core/atom4/game/match_texts.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

std::string file_error_text(const std::filesystem::path& file, const FileError& error) {
    const std::string name = sanitized(file.string());
    const auto* system = std::get_if<SystemError>(&error);
    if (system != nullptr && *system == kNameOfAnotherKind)
        return fill(_("{0}: the name must end in {1}"), {name, ".atom4"});
    if (system != nullptr) return name + ": " + system_reason(*system);
    const auto& record = std::get<RecordError>(error);
    return name + ":" + std::to_string(record.line) + ":" + std::to_string(record.column) + ": " +
           sanitized(record_fault(record));
}

std::string paste_error_text(const RecordError& error) {
    // TRANSLATORS: two numbers, and what is wrong there, without a full stop.
    return fill(_("The pasted match is invalid at line {0}, column {1}: {2}."),
                {std::to_string(error.line), std::to_string(error.column), sanitized(record_fault(error))});
}

std::string begin_error_text(const SessionError& error) {
    if (const auto* system = std::get_if<SystemError>(&error.reason)) return file_error_text(error.file, *system);
    if (const auto* record = std::get_if<RecordError>(&error.reason)) return file_error_text(error.file, *record);
    return fill(_("{0}: contains another match; use another file name, or start without --new to resume it"),
                {sanitized(error.file.string())});
}

}  // namespace atom4::tui
