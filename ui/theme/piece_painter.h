// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QPointF>
#include <QTransform>
#include <array>
#include <cstdint>
#include <vector>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// How a piece shows its colour, besides by its body.
enum class PieceStyle {
    kPlain,
    kLetters,   ///< the letter that records use
    kPatterns,  ///< a dot for each light in the colour: red above, green at the right, blue at the left
};

/// Returns black or white, whichever is visible on a piece of that colour.
[[nodiscard]] QColor inkOn(Colour colour);

/// Draws the marks of the style on a piece that is already there, in the colour of inkOn(). Patterns distinguish all
/// eight colours even without any colour vision.
void drawMarks(QPainter& painter, QPointF centre, double radius, Colour colour, PieceStyle style);

/// A ring near the edge, which distinguishes pieces in games with more kinds of pieces than colours.
enum class PieceRing : std::uint8_t { kNone, kWhole, kSpots };

/// The look of a piece.
struct PieceLook {
    PieceLook(Colour body, PieceRing around = PieceRing::kNone) : colour(body), ring(around) {}

    Colour colour;
    PieceRing ring;

    friend bool operator==(const PieceLook&, const PieceLook&) = default;
};

/// renderPiece() draws a shaded ball with its shadow, centred in a square picture whose side is kPieceRoom diameters.
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

    /// Returns the picture that renderPiece() makes; valid until the next change of size, theme or style.
    const QPixmap& picture(PieceLook look);
    void draw(QPainter& painter, QPointF centre, PieceLook look, double opacity = 1);
    /// Draws a piece with less than full opacity on an opaque background of that colour, so that nothing under it shows
    /// through. Fast if many are drawn with the same opacity.
    void drawDimmed(QPainter& painter, QPointF centre, PieceLook look, double opacity, const QColor& ground);
    /// Draws the left half of one piece and the right half of another, with a seam between them: what a piece is, and
    /// what it would become. Each half has its mark if the style has marks.
    void drawHalves(QPainter& painter, QPointF centre, Colour left, Colour right);
    /// Draws a piece in another size; softer, for pieces in motion.
    void drawScaled(QPainter& painter, QPointF centre, PieceLook look, double scale, double opacity = 1);

private:
    void forget();
    /// Returns the picture without the marks of the style.
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
    Pictures dimmed_;  // with opacity_, on ground_
    double opacity_ = 1;
    QColor ground_;
};

struct Disc {
    QPointF centre;
    double radius = 0;
};

/// A gradient as of QRadialGradient: around `area`, beginning at `focus` inside it; outside, it has its last colour.
/// `bend` is applied around the centre, as a transformation of a painter would be.
struct RadialShade {
    struct Stop {
        double at = 0;
        QColor colour;
    };

    Disc area;
    QPointF focus;
    std::vector<Stop> stops;  ///< from 0 to 1, in order
    QTransform bend = {};
};

/// Draws the shade over the pixels whose centres are in the disc, except those in `covered`, which something else will
/// cover. The picture must have premultiplied 32-bit pixels. The result is that of a painter, within a few 255ths per
/// channel, at a third of the cost: pieces are drawn at each start and for each new size of the window.
void layShade(QImage& picture, const Disc& disc, const RadialShade& shade, const Disc& covered = {});

/// Fills the disc, with a smooth edge.
void layDisc(QImage& picture, const Disc& disc, const QColor& colour);

/// Draws a smooth ring of that width, at least 1, along the edge of the disc.
void layRing(QImage& picture, const Disc& disc, double width, const QColor& colour);

}  // namespace atom4::ui
