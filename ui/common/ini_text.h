// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLatin1String>
#include <QVariant>
#include <string>
#include <string_view>

namespace atom4::ui {

/// Groups in brackets, and below each its values, "name=value" a line, written in the way of QSettings 6 so that either
/// reads what the other wrote. No line has a say in how another is read, and what is not changed stays as it was: what
/// other versions or a person wrote, and what nobody can read.
class IniText {
public:
    IniText() = default;
    explicit IniText(std::string text) : text_(std::move(text)) {}

    /// What stands under "group/name", the last of them: a QString, a QStringList where there are commas, or a
    /// QByteArray; an invalid value if there is nothing, or what these programs never write.
    [[nodiscard]] QVariant value(QLatin1String key) const;
    /// Takes text, a list of it, bytes, a number or a truth value; an invalid value removes what is there.
    void setValue(QLatin1String key, const QVariant& value);

    /// Ends with a line, if there is any.
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    struct Place;
    [[nodiscard]] Place find(QLatin1String key) const;

    std::string text_;
};

}  // namespace atom4::ui
