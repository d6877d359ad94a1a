// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace atom4::ui {

/// A PNG picture as the program's own icons are: eight bits a channel, with alpha, not interlaced. Null for any other,
/// and for what is broken; sums of check are not looked at.
///
/// Qt's reader asks the plugin of every format there is before it reads its own PNG, and loads all of them for that:
/// more work than all other reading at a start.
[[nodiscard]] QImage readPng(const QByteArray& file);

}  // namespace atom4::ui
