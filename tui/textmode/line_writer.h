// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>

namespace atom4::tui {

/// How a game in words says something: news as it comes, a line each, and prose in short lines.
class Speech {
public:
    using Say = std::function<void(const std::string& line)>;
    static constexpr int kLeastWidth = 20;
    static constexpr int kMostWidth = 500;

    explicit Speech(Say say) : say_(std::move(say)) {}
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    /// News: one line, unless a width is set that it does not fit.
    void operator()(const std::string& line) const;
    void each(std::span<const std::string> lines) const;
    /// What is to be read: a line for each sentence, and no longer than a braille line, or than the width that is set.
    void prose(const std::string& text) const;
    void prose(std::span<const std::string> texts) const;

    /// So many columns; 0 if none was chosen.
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

/// Sets how a game in words speaks, as stands behind "settings" in every one of them: "width 40", "bell on"; and tells
/// it. Nothing behind it only tells. False where that means nothing, which is said.
bool set_speech(Speech& say, const std::string& operand);

}  // namespace atom4::tui
