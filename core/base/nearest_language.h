// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace atom4 {

/// Which of the languages that are spoken, as "de" or "pt_BR", comes nearest to a locale or language as systems name
/// it: "pt_PT.UTF-8", "zh-Hant-HK", "de_AT@euro". It is another country's if need be, but in the same script: Brazil's
/// for Portugal, and Taiwan's for Hong Kong. English, "en", is always spoken, in the locale "C" as well. Nothing if
/// there is none.
[[nodiscard]] std::optional<std::string> nearest_language(std::string_view name, std::span<const std::string> spoken);

}  // namespace atom4
