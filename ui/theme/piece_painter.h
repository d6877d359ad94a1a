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

/// How a piece shows its colour besides its colour.
enum class PieceStyle {
    kPlain,
    kLetters,   ///< the letter that records use
    kPatterns,  ///< a dot for each light the colour holds: red above, green at the right, blue at the left
};

/// Black or white, whichever can be seen on a piece of that colour.
[[nodiscard]] QColor inkOn(Colour colour);

/// Draws the marks of the style on a piece that is there already, in black or white, whichever can be seen on it.
/// Patterns tell all eight colours apart where no colour is seen at all.
void drawMarks(QPainter& painter, QPointF centre, double radius, Colour colour, PieceStyle style);

/// A ring near the edge, which distinguishes pieces in games with more kinds than colours.
enum class PieceRing : std::uint8_t { kNone, kWhole, kSpots };

/// The look of a piece.
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

struct Disc {
    QPointF centre;
    double radius = 0;
};

/// What QRadialGradient is: around `area`, with its beginning at `focus` inside of it, and of its last colour outside.
/// `bend` is applied around the centre, as a painter would be turned and scaled there.
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

/// Lays the shade over the pixels whose middles are in the disc, but for those in `covered`, which something else will
/// cover. The picture has premultiplied pixels of 32 bits. As a painter does it, to a few 255ths of a channel, but for
/// a third of the work: pieces are drawn at each start and for each new size of the window.
void layShade(QImage& picture, const Disc& disc, const RadialShade& shade, const Disc& covered = {});

/// All of the disc, with a smooth edge.
void layDisc(QImage& picture, const Disc& disc, const QColor& colour);

/// A smooth ring of that width, at least 1, whose middle is the edge of the disc.
void layRing(QImage& picture, const Disc& disc, double width, const QColor& colour);

}  // namespace atom4::ui
