// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMessageBox>

namespace atom4::ui {

/// Shows a warning over the window without blocking. The text is shown as plain text.
QMessageBox* warn(QWidget* over, const QString& title, const QString& text);

}  // namespace atom4::ui
