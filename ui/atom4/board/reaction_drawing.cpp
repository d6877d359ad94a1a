// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>
#include <utility>

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

// Returns the point on a piece's edge where the effect of another cell arrives.
QPointF contact(const BoardScene& scene, Cell from, Cell at) {
    const QPointF centre = scene.layout.centre(at);
    const QPointF way = scene.layout.centre(from) - centre;
    return centre + way * (scene.layout.radius() / std::hypot(way.x(), way.y()));
}

// Draws the light that an additive piece sends past the edge of the one it turns.
void drawShine(QPainter& painter, QPointF centre, double radius, QColor light, double part) {
    const double reach = radius * (1.25 + 0.65 * part);
    QRadialGradient glow(centre, reach);
    light.setAlphaF(static_cast<float>(0.9 * std::sin(part * 3.14159)));
    glow.setColorAt(0, light);
    glow.setColorAt(0.5, light);
    light.setAlpha(0);
    glow.setColorAt(1, light);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(centre, reach, reach);
}

// The new colour spreads through the piece from the point of contact. Meanwhile, an additive colour shines past the
// edge, and a subtractive one shows a ring that closes.
void drawMixing(QPainter& painter, BoardScene& scene, const Reaction& reaction, const Change& change, double part) {
    const double radius = scene.layout.radius();
    const QPointF centre = scene.layout.centre(change.cell);
    const QPointF from = contact(scene, reaction.placed(), change.cell);
    const double front = radius * 2.1 * eased(part);
    const QColor played = pieceColour(reaction.colour());
    const bool adds = is_additive(reaction.colour());
    if (adds) drawShine(painter, centre, radius, played, part);
    scene.pieces.draw(painter, centre, change.before);
    painter.save();
    painter.setClipPath(disc(from, front), Qt::IntersectClip);
    scene.pieces.draw(painter, centre, change.after);
    painter.restore();
    // The front itself has the colour that was played.
    painter.save();
    painter.setClipPath(disc(centre, radius * 0.98), Qt::IntersectClip);
    QColor edge = adds ? mixed(played, QColor(Qt::white), 0.45) : mixed(played, QColor(Qt::black), 0.25);
    edge.setAlphaF(static_cast<float>(0.85 * (1 - part)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, radius * 0.22));
    painter.drawEllipse(from, front, front);
    painter.restore();
    if (adds) return;
    QColor ring = played;
    ring.setAlphaF(static_cast<float>(0.8 * (1 - part)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ring, std::max(1.2, radius * 0.12 * (1 - part))));
    const double closing = radius * (1.32 - 0.32 * eased(part));
    painter.drawEllipse(centre, closing, closing);
}

// Propagators let the light through: each is lit in the light's colour while it passes.
void drawPassing(QPainter& painter, BoardScene& scene, const Reaction& reaction, const Change& change, double running) {
    if (running <= 0 || running >= 1) return;
    const double head = running * change.distance;
    for (int steps = 1; steps < change.distance; ++steps) {
        const double near = 1 - std::abs(head - steps);
        if (near <= 0) continue;
        const Cell cell = step(reaction.placed(), change.direction, steps);
        scene.pieces.draw(painter, scene.layout.centre(cell), reaction.colour(), 0.75 * near);
    }
}

}  // namespace

void drawReactionBeams(QPainter& painter, const BoardScene& scene, const ReactionTimeline& timeline, double time) {
    const Reaction& reaction = timeline.reaction();
    const QPointF placed = scene.layout.centre(reaction.placed());
    const double spacing = scene.layout.spacing();
    for (const Change& change : reaction.changes()) {
        const double running = timeline.running(change, time);
        const double fading = 1 - timeline.turning(change, time);
        if (running <= 0 || fading <= 0) continue;
        const QPointF head = placed + (scene.layout.centre(change.cell) - placed) * running;
        // From wide and faint to narrow and bright, like light on paper.
        for (const auto& [width, strength] : {std::pair(0.62, 0.22), std::pair(0.42, 0.40), std::pair(0.24, 1.0)}) {
            QColor light = pieceColour(reaction.colour());
            light.setAlphaF(static_cast<float>(strength * fading));
            painter.setPen(QPen(light, spacing * width, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(placed, head);
        }
    }
}

void drawReaction(QPainter& painter, BoardScene& scene, const ReactionTimeline& timeline, double time) {
    const Reaction& reaction = timeline.reaction();
    const QPointF placed = scene.layout.centre(reaction.placed());
    for (const Change& change : reaction.changes()) {
        const double part = timeline.turning(change, time);
        if (part > 0 && part < 1)
            drawMixing(painter, scene, reaction, change, part);
        else
            scene.pieces.draw(painter, scene.layout.centre(change.cell), part <= 0 ? change.before : change.after);
        drawPassing(painter, scene, reaction, change, timeline.running(change, time));
    }
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
