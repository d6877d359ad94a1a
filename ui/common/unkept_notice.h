// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStatusBar>
#include <QToolButton>
#include <functional>

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

/// Asks what is to become of a game that is not kept and would be lost; `reason` says why, as a sentence. `saveAs`
/// saves it elsewhere, or says that it was not saved: then the question comes again. Returns whether the person leaves.
[[nodiscard]] bool askBeforeLosing(QWidget* parent, const QString& reason, const std::function<bool()>& saveAs);

}  // namespace atom4::ui
