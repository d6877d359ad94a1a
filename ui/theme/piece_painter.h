// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <array>
#include <cstdint>

#include "core/atom4/rules/colour.h"
#include "ui/theme/piece_marks.h"

namespace atom4::ui {

/// A ring near the edge. It tells pieces of one colour apart in games that have more kinds of them than colours.
enum class PieceRing : std::uint8_t { kNone, kWhole, kSpots };

/// All that tells one piece from another.
struct PieceLook {
    PieceLook(Colour body, PieceRing around = PieceRing::kNone) : colour(body), ring(around) {}

    Colour colour;
    PieceRing ring;

    friend bool operator==(const PieceLook&, const PieceLook&) = default;
};

/// A shaded ball with its shadow, centred in a square picture whose side is kPieceRoom diameters.
inline constexpr double kPieceRoom = 1.3;
[[nodiscard]] QPixmap renderPiece(PieceLook look, double diameter, double devicePixelRatio, bool dark,
                                  PieceStyle style = PieceStyle::kPlain);

/// Draws pieces of one size, each rendered once at the exact size in device pixels and then copied.
class PiecePainter {
public:
    /// The diameter is in logical pixels.
    void prepare(double diameter, double devicePixelRatio, bool dark);
    void setStyle(PieceStyle style);
    [[nodiscard]] double diameter() const { return diameter_; }
    [[nodiscard]] PieceStyle style() const { return style_; }

    /// A picture as renderPiece makes it, good until the next change of size or style.
    const QPixmap& picture(PieceLook look);
    void draw(QPainter& painter, QPointF centre, PieceLook look, double opacity = 1);
    /// With less than full opacity on a ground of that colour: nothing of what lies there is seen through it. Quick
    /// where many are drawn with the same opacity.
    void drawDimmed(QPainter& painter, QPointF centre, PieceLook look, double opacity, const QColor& ground);
    /// The left half of one and the right half of another, with a seam between them: what a piece is, and what it would
    /// become. Each half has its mark, if the style has marks.
    void drawHalves(QPainter& painter, QPointF centre, Colour left, Colour right);
    /// The same in another size; softer, for pieces in motion.
    void drawScaled(QPainter& painter, QPointF centre, PieceLook look, double scale, double opacity = 1);

private:
    void forget();
    /// Without the marks of the style.
    const QPixmap& bare(Colour colour);
    [[nodiscard]] QImage ground(const QColor& colour) const;
    [[nodiscard]] QPointF cornerOf(const QPixmap& ball, QPointF centre) const;

    double diameter_ = 0;
    double ratio_ = 1;
    bool dark_ = false;
    PieceStyle style_ = PieceStyle::kPlain;
    static constexpr std::size_t kRings = 3;
    using Pictures = std::array<std::array<QPixmap, kColourCount>, kRings>;
    [[nodiscard]] static QPixmap& of(PieceLook look, Pictures& pictures);

    Pictures pictures_;
    std::array<QPixmap, kColourCount> bare_;
    Pictures dimmed_;  // with that opacity, on that ground
    double opacity_ = 1;
    QColor ground_;
};

}  // namespace atom4::ui
