// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tui/common/settings.h"

namespace atom4::tui {

/// The output of plain mode: news as single lines, and prose in short lines.
class LineWriter {
public:
    using Say = std::function<void(const std::string& line)>;
    static constexpr int kMinWidth = 20;
    static constexpr int kMaxWidth = 500;

    explicit LineWriter(Say say) : say_(std::move(say)) {}
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    /// Writes news: one line, unless a width is set that it does not fit.
    void operator()(const std::string& line) const;
    void each(std::span<const std::string> lines) const;
    /// Writes prose: one sentence per line, wrapped at the width that is set, or at that of a braille display.
    void prose(const std::string& text) const;
    void prose(std::span<const std::string> texts) const;

    /// Returns the width in columns; 0 if none was set.
    [[nodiscard]] int width() const { return width_; }
    void set_width(int width) { width_ = width; }
    /// Returns whether the bell rings when a long think is over.
    [[nodiscard]] bool rings() const { return rings_; }
    void set_rings(bool rings) { rings_ = rings; }
    static constexpr bool may_be_width(int width) { return width == 0 || (width >= kMinWidth && width <= kMaxWidth); }

private:
    Say say_;
    int width_ = 0;
    bool rings_ = false;
};

/// Carries out the command `settings` of plain mode: "width 40", "bell on", or "" to show them. Returns false, with a
/// message, if the operand is invalid.
bool set_text_settings(LineWriter& say, const std::string& operand);

/// Applies the saved settings of plain mode, and saves changes.
class SavedTextSettings {
public:
    /// `call`, from the command line, takes precedence and is not saved.
    explicit SavedTextSettings(LineWriter& say, std::optional<NotifyPreference> call = {})
        : say_(say), before_(TerminalSettings::load(file_.read())) {
        if (call) before_.call = *call;
        if (!LineWriter::may_be_width(before_.width)) before_.width = 0;
        say_.set_width(before_.width);
        say_.set_rings(before_.call != NotifyPreference::kNever);
    }

    /// Saves what was changed. To be called when a line has been taken.
    void keep() {
        TerminalSettings now = before_;
        now.width = say_.width();
        // Desktop notifications are only for the full screen; here that setting rings the bell.
        if (say_.rings() != (before_.call != NotifyPreference::kNever))
            now.call = say_.rings() ? NotifyPreference::kBell : NotifyPreference::kNever;
        if (const auto trouble = now.save(file_, before_)) say_.prose(unsaved_settings_text(*trouble));
        before_ = now;
    }

private:
    LineWriter& say_;
    SettingsFile file_;
    TerminalSettings before_;
};

/// The width of a braille display, in columns.
inline constexpr int kBrailleLine = 40;

/// Splits a text for speech and braille: a line for each sentence, and none longer than `width` unless a word is.
[[nodiscard]] std::vector<std::string> wrap_lines(std::string_view text, int width = kBrailleLine);

/// Wraps a line between words for a terminal of that many columns; 0: unknown, no wrapping. Drawings and single words
/// are not wrapped.
[[nodiscard]] std::vector<std::string> terminal_lines(const std::string& line, int columns);

/// Returns the line with blanks in place of no-break spaces, which braille displays and speech may not know.
[[nodiscard]] std::string with_plain_blanks(std::string line);

}  // namespace atom4::tui
