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

/// How a game in words says something: news as it comes, a line each, and prose in short lines.
class LineWriter {
public:
    using Say = std::function<void(const std::string& line)>;
    static constexpr int kLeastWidth = 20;
    static constexpr int kMostWidth = 500;

    explicit LineWriter(Say say) : say_(std::move(say)) {}
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    /// News: one line, unless a width is set that it does not fit.
    void operator()(const std::string& line) const;
    void each(std::span<const std::string> lines) const;
    /// Writes prose: one sentence per line, wrapped at the width that is set, or at that of a braille display.
    void prose(const std::string& text) const;
    void prose(std::span<const std::string> texts) const;

    /// Returns the width in columns; 0 if none was set.
    [[nodiscard]] int width() const { return width_; }
    void set_width(int width) { width_ = width; }
    /// Whether the bell rings when a long think is over.
    [[nodiscard]] bool rings() const { return rings_; }
    void set_rings(bool rings) { rings_ = rings; }
    static constexpr bool may_be_width(int width) {
        return width == 0 || (width >= kLeastWidth && width <= kMostWidth);
    }

private:
    Say say_;
    int width_ = 0;
    bool rings_ = false;
};

/// Carries out the command `settings` of a text mode: "width 40", "bell on", or "" to show them. Returns false, with a
/// message, if the operand is invalid.
bool set_text_settings(LineWriter& say, const std::string& operand);

/// Has a game in words speak as it was set the last time, and keeps what is changed.
class SavedTextSettings {
public:
    /// What the command line says of the call holds, and is not kept.
    explicit SavedTextSettings(LineWriter& say, std::optional<NotifyPreference> call = {})
        : say_(say), before_(TerminalSettings::load(file_.read())) {
        if (call) before_.call = *call;
        if (!LineWriter::may_be_width(before_.width)) before_.width = 0;
        say_.set_width(before_.width);
        say_.set_rings(before_.call != NotifyPreference::kNever);
    }

    /// To be called when a line has been taken.
    void keep() {
        TerminalSettings now = before_;
        now.width = say_.width();
        // A message on the desktop is a wish of the full screen's, and rings here.
        if (say_.rings() != (before_.call != NotifyPreference::kNever))
            now.call = say_.rings() ? NotifyPreference::kBell : NotifyPreference::kNever;
        if (const auto trouble = now.save(file_, before_)) say_.prose(unkept_settings_text(*trouble));
        before_ = now;
    }

private:
    LineWriter& say_;
    SettingsFile file_;
    TerminalSettings before_;
};

/// What a braille line shows at once, in columns.
inline constexpr int kBrailleLine = 40;

/// The text as it is heard and felt best: a line for each sentence, and none longer than that unless a word is.
[[nodiscard]] std::vector<std::string> wrap_lines(std::string_view text, int width = kBrailleLine);

/// Wraps a line between words for a terminal of that many columns; 0: unknown, no wrapping. Drawings and single words
/// are not wrapped.
[[nodiscard]] std::vector<std::string> terminal_lines(const std::string& line, int columns);

/// The line with a blank for each that holds its neighbours together, which braille lines and speech may not know.
[[nodiscard]] std::string with_plain_blanks(std::string line);

}  // namespace atom4::tui
