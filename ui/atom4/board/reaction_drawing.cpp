// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>

#include "ui/atom4/board/board_drawing.h"

namespace atom4::ui {
namespace {

double eased(double part) {
    return 1 - (1 - part) * (1 - part);
}

QPainterPath disc(QPointF centre, double radius) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

// The light of an additive piece spreads from the middle and shines past the edge.
void drawGlowing(QPainter& painter, BoardScene& scene, QPointF centre, const Change& change, Colour light,
                 double part) {
    const double radius = scene.layout.radius();
    const double reach = radius * (1.1 + 0.75 * part);
    QColor shine = pieceColour(light);
    QRadialGradient glow(centre, reach);
    shine.setAlphaF(static_cast<float>(0.85 * std::sin(part * 3.14159)));
    glow.setColorAt(0, shine);
    glow.setColorAt(0.55, shine);
    shine.setAlpha(0);
    glow.setColorAt(1, shine);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(centre, reach, reach);

    scene.pieces.draw(painter, centre, change.before);
    painter.save();
    painter.setClipPath(disc(centre, radius * 1.3 * eased(part)), Qt::IntersectClip);
    scene.pieces.draw(painter, centre, change.after);
    painter.restore();
}

// A subtractive piece soaks in: its colour closes from the edge to the middle.
void drawSoaking(QPainter& painter, BoardScene& scene, QPointF centre, const Change& change, Colour dye, double part) {
    const double radius = scene.layout.radius();
    scene.pieces.draw(painter, centre, change.after);
    painter.save();
    painter.setClipPath(disc(centre, radius * 1.02 * (1 - eased(part))), Qt::IntersectClip);
    scene.pieces.draw(painter, centre, change.before);
    painter.restore();
    QColor ring = pieceColour(dye);
    ring.setAlphaF(static_cast<float>(0.9 * (1 - part)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ring, std::max(1.5, radius * 0.16 * (1 - part))));
    const double closing = radius * (1.35 - 1.35 * eased(part));
    painter.drawEllipse(centre, closing, closing);
}

// A bead of the played colour that runs to the piece, with a fading trail.
void drawRunning(QPainter& painter, const BoardScene& scene, QPointF from, QPointF to, Colour colour, double part) {
    if (part <= 0 || part >= 1) return;
    const QPointF bead = from + (to - from) * part;
    const double radius = scene.layout.radius() * 0.26;
    QColor light = pieceColour(colour);
    QLinearGradient trail(from, bead);
    light.setAlpha(0);
    trail.setColorAt(0, light);
    light.setAlpha(220);
    trail.setColorAt(1, light);
    painter.setPen(QPen(QBrush(trail), radius, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, bead);
    painter.setPen(QPen(QColor(20, 20, 22), std::max(1.0, radius * 0.22)));
    painter.setBrush(pieceColour(colour));
    painter.drawEllipse(bead, radius, radius);
}

}  // namespace

void drawReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time) {
    const Reaction& reaction = timeline.reaction();
    const QPointF placed = scene.layout.centre(reaction.placed());
    for (const Change& change : reaction.changes()) {
        const QPointF end = scene.layout.centre(change.cell);
        const double part = timeline.turning(change, time);
        if (part <= 0)
            scene.pieces.draw(painter, end, change.before);
        else if (part >= 1)
            scene.pieces.draw(painter, end, change.after);
        else if (is_additive(reaction.colour()))
            drawGlowing(painter, scene, end, change, reaction.colour(), part);
        else
            drawSoaking(painter, scene, end, change, reaction.colour(), part);
    }
    for (const Change& change : reaction.changes())
        drawRunning(painter, scene, placed, scene.layout.centre(change.cell), reaction.colour(),
                    timeline.running(change, time));

    const double landing = timeline.landing(time);
    if (landing >= 1)
        scene.pieces.draw(painter, placed, reaction.colour());
    else
        scene.pieces.drawScaled(painter, placed, reaction.colour(), 1.35 - 0.35 * eased(landing),
                                0.35 + 0.65 * eased(landing));
}

void drawFadingReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time) {
    const Reaction& reaction = timeline.reaction();
    for (const Change& change : reaction.changes()) {
        const QPointF end = scene.layout.centre(change.cell);
        const double part = timeline.turning(change, time);
        if (part < 1) scene.pieces.draw(painter, end, change.before);
        if (part > 0) scene.pieces.draw(painter, end, change.after, part);
    }
    scene.pieces.draw(painter, scene.layout.centre(reaction.placed()), reaction.colour(),
                      std::max(0.1, timeline.landing(time)));
}

}  // namespace atom4::ui
