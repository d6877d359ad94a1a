// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMessageBox>
#include <QPointer>
#include <functional>

#include "core/lines/session.h"

namespace atom4::ui {

/// Asks before a game in play that has points is left. Whatever is answered, the session alone decides what becomes of
/// the game and of its score; nobody is asked about a game that has none.
class LinesLeaving : public QObject {
    Q_OBJECT

public:
    /// What the game would be left for.
    enum class Wish { kNewGame, kOpen, kGoOnWithAnother, kClose };

    /// Both must outlive it.
    LinesLeaving(const lines::Session& session, QWidget& window) : session_(session), window_(window) {}

    /// Calls `leave` at once where there is nothing to ask about, else when the person has confirmed. Of several
    /// questions only the last one counts.
    void ask(Wish wish, std::function<void()> leave);

private:
    [[nodiscard]] QString consequences(Wish wish) const;

    const lines::Session& session_;
    QWidget& window_;
    QPointer<QMessageBox> box_;
};

}  // namespace atom4::ui
