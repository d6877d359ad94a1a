// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QKeyEvent>
#include <QKeySequence>
#include <QObject>

namespace atom4::ui {

/// Makes shortcuts by letter work with every keyboard layout: while the layout has another script, each key pressed as
/// a shortcut or on a board is replaced by the Latin key in its place. Text input, the mnemonics of menus (Alt) and the
/// keys of message boxes stay as they are. Where the layout has a sign on the key of a letter, as Hebrew has / on that
/// of q, its script is unknown before a letter has been typed, unless it is the layout of the system's language.
class LatinKeys : public QObject {
    Q_OBJECT

public:
    /// Filters the keys of the whole application for as long as it lives.
    explicit LatinKeys(QObject* parent = nullptr);
    /// Returns the same key with a Latin letter if it has a letter of another script, else the key itself.
    [[nodiscard]] static QKeySequence latin(const QKeySequence& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int latinKeyOf(const QKeyEvent& event);

    bool otherScript_;  // the layout has another script, as far as known
};

}  // namespace atom4::ui
