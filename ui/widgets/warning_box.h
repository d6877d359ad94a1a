// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMessageBox>

namespace atom4::ui {

/// Tells over that window what went wrong and returns at once; the box goes when the person has read it. The text is
/// plain, whatever is in it.
QMessageBox* warn(QWidget* over, const QString& title, const QString& text);

}  // namespace atom4::ui
