// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>

#include "ui/palette.h"

/// How different colours look, and how they look to those who see fewer of them.
namespace atom4::ui::vision {

enum class Sight { kNormal, kProtanopia, kDeuteranopia, kTritanopia, kGrey };

/// CIE L*a*b*, D65.
struct Lab {
    double l;
    double a;
    double b;
};

/// The colour as it looks with that sight: Machado, Oliveira and Fernandes 2009 at severity 1, or its luminance alone.
[[nodiscard]] Lab seen(Rgb colour, Sight sight);

/// CIEDE2000 with all weights 1 (Sharma, Wu and Dalal 2005).
[[nodiscard]] double difference(const Lab& first, const Lab& second);

}  // namespace atom4::ui::vision
