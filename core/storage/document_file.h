// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/storage/files.h"
#include "core/storage/fsync_queue.h"

namespace atom4 {

/// A text file that any number of programs may change at once: every change reads, changes and replaces it as a whole
/// under a lock, so that none is lost. A file that cannot be read is never written over.
class LockedFile {
public:
    explicit LockedFile(std::filesystem::path path)
        : path_(std::move(path)), settling_(std::make_shared<FsyncQueue>()) {}

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// The text; nothing if the file is not there.
    [[nodiscard]] Result<std::optional<std::string>, SystemError> read() const;

    /// The new text for the old one, which is not empty, or why there is none.
    using Edit = std::function<Result<std::string, SystemError>(const std::optional<std::string>& text)>;
    /// Makes missing folders. Returns nothing when all is well; from then on a kill loses nothing, and seconds later,
    /// or when the object is gone, no power cut does. EBUSY if another program holds the file for a second and does
    /// not change it.
    [[nodiscard]] std::optional<SystemError> change(const Edit& edit) const;
    /// Within an edit: gives the file that is there another name, "….old", "….old-2", ..., one that nothing has yet.
    [[nodiscard]] std::optional<SystemError> set_aside() const;

private:
    std::filesystem::path path_;
    std::shared_ptr<FsyncQueue> settling_;
};

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
