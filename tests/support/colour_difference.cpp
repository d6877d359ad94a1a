// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/colour_difference.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace atom4::test::vision {
namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr double kDegree = 3.14159265358979323846 / 180;

constexpr Matrix kToXyz{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

Vector times(const Matrix& matrix, const Vector& vector) {
    Vector product{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) product[i] += matrix[i][j] * vector[j];
    return product;
}

Vector clamped(Vector linear) {
    for (double& part : linear) part = std::clamp(part, 0.0, 1.0);
    return linear;
}

double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Lab to_lab(const Vector& linear_rgb) {
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const Vector xyz = times(kToXyz, linear_rgb);
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double hue(double a, double b) {
    const double degrees = std::atan2(b, a) / kDegree;
    return degrees < 0 ? degrees + 360 : degrees;
}

double seventh_root_term(double chroma) {
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

}  // namespace

Lab seen(Rgb colour, Sight sight) {
    const Vector rgb{linear(colour.red), linear(colour.green), linear(colour.blue)};
    switch (sight) {
        case Sight::kNormal: return to_lab(rgb);
        case Sight::kProtanopia: return to_lab(clamped(times(kProtanopia, rgb)));
        case Sight::kDeuteranopia: return to_lab(clamped(times(kDeuteranopia, rgb)));
        case Sight::kTritanopia: return to_lab(clamped(times(kTritanopia, rgb)));
        case Sight::kGrey: break;
    }
    Lab grey = to_lab(rgb);
    grey.a = grey.b = 0;
    return grey;
}

double difference(const Lab& first, const Lab& second) {
    const double mean_chroma = (std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2;
    const double stretch = 1 + (1 - seventh_root_term(mean_chroma)) / 2;
    const double a1 = first.a * stretch;
    const double a2 = second.a * stretch;
    const double c1 = std::hypot(a1, first.b);
    const double c2 = std::hypot(a2, second.b);
    const bool grey = c1 * c2 == 0;
    const double h1 = hue(a1, first.b);
    const double h2 = hue(a2, second.b);

    double turn = grey ? 0 : h2 - h1;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    double h = h1 + h2;
    if (!grey) h = std::abs(h1 - h2) <= 180 ? h / 2 : (h < 360 ? (h + 360) / 2 : (h - 360) / 2);

    const double l = (first.l + second.l) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((h - 30) * kDegree) + 0.24 * std::cos(2 * h * kDegree) +
                     0.32 * std::cos((3 * h + 6) * kDegree) - 0.20 * std::cos((4 * h - 63) * kDegree);
    const double dl = (second.l - first.l) / (1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50)));
    const double dc = (c2 - c1) / (1 + 0.045 * c);
    const double dh = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * kDegree) / (1 + 0.015 * c * t);
    const double rotation = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double mixed = -std::sin(2 * rotation * kDegree) * 2 * seventh_root_term(c);
    return std::sqrt(dl * dl + dc * dc + dh * dh + mixed * dc * dh);
}

}  // namespace atom4::test::vision
