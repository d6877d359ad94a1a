// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/settings_file.h"

#include "core/storage/document_file.h"

namespace atom4::ui {
namespace {

// Hundreds of times of what anybody has there; each value is looked for from the beginning.
constexpr std::size_t kLargest = std::size_t{1} << 20U;

bool isSettings(const std::string& text) {
    return text.size() <= kLargest && text.find('\0') == std::string::npos;
}

}  // namespace

std::filesystem::path settingsPath() {
    return config_directory() / "settings.ini";
}

IniText readSettings() {
    auto text = LockedFile(settingsPath()).read();
    if (!text || !*text || !isSettings(**text)) return {};
    return IniText(std::move(**text));
}

std::optional<SystemError> changeSettings(const std::function<void(IniText& settings)>& edit) {
    const LockedFile file(settingsPath());
    // No disk is woken for what it has.
    if (auto text = file.read(); text && isSettings(text->value_or(""))) {
        IniText settings(text->value_or(""));
        const std::string before = settings.text();
        edit(settings);
        if (settings.text() == before) return std::nullopt;
    }
    return file.change([&](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
        const bool isKept = text && isSettings(*text);
        if (text && !isKept)
            if (const auto trouble = file.set_aside()) return Failure{*trouble};
        IniText settings(isKept ? *text : std::string());
        edit(settings);
        return settings.text().empty() ? "\n" : settings.text();
    });
}

}  // namespace atom4::ui
