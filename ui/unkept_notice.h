// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStatusBar>
#include <QToolButton>

namespace atom4::ui {

/// Says at the edge of the status bar that the game in play is not kept, for as long as that lasts; why, when it is
/// pointed at. Whoever clicks it wants to save the game elsewhere.
class UnkeptNotice : public QToolButton {
    Q_OBJECT

public:
    explicit UnkeptNotice(QStatusBar* bar);
    /// An empty reason: the game is kept.
    void tell(const QString& reason);
};

/// What to do with a game that is not kept and would be lost.
enum class Leaving { kStay, kSaveFirst, kLose };

/// Asks that; `reason` says why it is not kept, as a sentence.
[[nodiscard]] Leaving ask_before_losing(QWidget* parent, const QString& reason);

}  // namespace atom4::ui
