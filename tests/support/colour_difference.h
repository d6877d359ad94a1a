// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>

/// How different colours look, and how they look with a colour vision deficiency.
namespace atom4::test::vision {

enum class Sight { kNormal, kProtanopia, kDeuteranopia, kTritanopia, kGrey };

/// An sRGB colour, 8 bits a channel.
struct Rgb {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;

    /// Returns the colour 0xRRGGBB.
    static constexpr Rgb of(int number) {
        return {static_cast<std::uint8_t>(number >> 16), static_cast<std::uint8_t>(number >> 8),
                static_cast<std::uint8_t>(number)};
    }
};

/// CIE L*a*b*, D65.
struct Lab {
    double l;
    double a;
    double b;
};

/// Returns the colour as it looks with that sight: Machado, Oliveira and Fernandes 2009 at severity 1; for kGrey, its
/// luminance alone.
[[nodiscard]] Lab seen(Rgb colour, Sight sight);

/// Returns the CIEDE2000 difference with all weights 1 (Sharma, Wu and Dalal 2005).
[[nodiscard]] double difference(const Lab& first, const Lab& second);

}  // namespace atom4::test::vision
