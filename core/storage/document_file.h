// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/storage/locked_file.h"

namespace atom4 {

/// A Document in a file that several programs may change at the same time. It has `static std::optional<Document>
/// parse(std::string_view)`, which reads what its `to_text()` writes, and nothing else; an empty one is `Document()`.
template <class Document>
class DocumentFile {
public:
    explicit DocumentFile(std::filesystem::path path) : file_(std::move(path)) {}

    /// An empty one if there is no file yet, or one of another version.
    [[nodiscard]] Result<Document, SystemError> read() const {
        const auto text = file_.read();
        if (!text) return Failure{text.error()};
        return Document::parse(text->value_or("")).value_or(Document());
    }

    /// A file of another version, or of rubbish, gets another name first: `*.old`, `*.old-2`, ...
    template <class Edit>
    [[nodiscard]] std::optional<SystemError> change(Edit edit) const {
        return file_.change([&](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
            auto document = text ? Document::parse(*text) : Document();
            if (!document) {
                if (const auto trouble = file_.set_aside()) return Failure{*trouble};
                document.emplace();
            }
            edit(*document);
            return document->to_text();
        });
    }
    [[nodiscard]] std::optional<SystemError> reset() const {
        return change([](Document& document) { document = Document(); });
    }

private:
    LockedFile file_;
};

}  // namespace atom4
