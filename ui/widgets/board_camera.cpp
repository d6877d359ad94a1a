// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/board_camera.h"

#include <cmath>

namespace atom4::ui {
namespace {

constexpr int kMoves = 280;  // milliseconds

}  // namespace

BoardCamera::BoardCamera(QObject* parent) : QObject(parent) {
    motion_.setStartValue(0.0);
    motion_.setEndValue(1.0);
    motion_.setDuration(kMoves);
    motion_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&motion_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double part = value.toDouble();
        // By ratios, so that it comes nearer as evenly as it goes away.
        now_.factor = from_.factor * std::pow(to_.factor / from_.factor, part);
        now_.middle = from_.middle + (to_.middle - from_.middle) * part;
        if (part >= 1) now_ = to_;
        emit moved();
    });
}

void BoardCamera::moveTo(const BoardZoom& zoom, bool smoothly) {
    if (zoom == to_ && (smoothly || !isMoving())) return;
    motion_.stop();
    from_ = now_;
    to_ = zoom;
    if (smoothly) return motion_.start();
    now_ = to_;
    emit moved();
}

void BoardCamera::arrive() {
    if (isMoving()) moveTo(to_, false);
}

}  // namespace atom4::ui
