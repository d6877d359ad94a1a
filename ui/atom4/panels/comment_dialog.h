// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QButtonGroup>
#include <QDialog>
#include <QPlainTextEdit>

#include "core/atom4/game/move_line.h"

namespace atom4::ui {

/// The dialog for the comment and mark of a move. Ctrl+Enter accepts it.
class CommentDialog : public QDialog {
    Q_OBJECT

public:
    /// `move` is the name of the move, such as "8. k5"; `said` is its current annotation.
    CommentDialog(const QString& move, const Annotation& said, QWidget* parent);
    [[nodiscard]] Annotation annotation() const;

private:
    QPlainTextEdit* words_;
    QButtonGroup* marks_;
};

}  // namespace atom4::ui
