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

/// A text file that several programs may change concurrently. Each change reads, edits and atomically replaces it under
/// a lock. An unreadable file is never overwritten.
class LockedFile {
public:
    explicit LockedFile(std::filesystem::path path)
        : path_(std::move(path)), fsync_queue_(std::make_shared<FsyncQueue>()) {}

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Returns the text; std::nullopt if the file does not exist.
    [[nodiscard]] Result<std::optional<std::string>, SystemError> read() const;

    /// Returns the new text, which must not be empty, or why there is none.
    using Edit = std::function<Result<std::string, SystemError>(const std::optional<std::string>& text)>;
    /// Applies an edit; creates missing folders. Returns std::nullopt on success. The change then survives a kill, and
    /// a few seconds later, or once this is destroyed, a power cut. EBUSY if another program locks the file for a
    /// second without changing it.
    [[nodiscard]] std::optional<SystemError> change(const Edit& edit) const;
    /// Renames the file to the first free name of "….old", "….old-2", ... Call only within an edit.
    [[nodiscard]] std::optional<SystemError> set_aside() const;

private:
    std::filesystem::path path_;
    std::shared_ptr<FsyncQueue> fsync_queue_;
};

/// A Document in a file that several programs may change concurrently. `Document::parse(std::string_view)` returns an
/// optional and accepts only what `to_text()` writes; `Document()` is empty.
template <class Document>
class DocumentFile {
public:
    explicit DocumentFile(std::filesystem::path path) : file_(std::move(path)) {}

    /// Returns an empty document if there is no file, or it has another version.
    [[nodiscard]] Result<Document, SystemError> read() const {
        const auto text = file_.read();
        if (!text) return Failure{text.error()};
        return Document::parse(text->value_or("")).value_or(Document());
    }

    /// Applies an edit. A file of another version or with invalid contents is renamed first: `*.old`, `*.old-2`, ...
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
