// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QImage>
#include <QPalette>

#include "core/lines/position.h"
#include "ui/common/settings.h"

namespace atom4::ui {

/// The board of Lines as a picture: chips and coordinates, and nothing of the mouse, of a hint or of an animation.
[[nodiscard]] QImage linesPicture(const lines::Position& position, const Settings& settings, const QPalette& palette);

}  // namespace atom4::ui
