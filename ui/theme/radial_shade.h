// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QTransform>
#include <vector>

namespace atom4::ui {

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
