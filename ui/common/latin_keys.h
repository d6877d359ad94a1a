// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QKeyEvent>
#include <QKeySequence>
#include <QObject>

namespace atom4::ui {

/// Makes keys that are known by their letters work with every keyboard layout: while the layout has another script,
/// each key that the program gets, as a shortcut or on a board, is the Latin key in its place. What is written into a
/// field, the letters of menus (Alt) and those of a message box stay as they are. Where the layout has a sign on the
/// key of a letter, as Hebrew has / on that of q, nobody can know before a letter was typed, unless it is the layout of
/// the system's language.
class LatinKeys : public QObject {
    Q_OBJECT

public:
    /// Works for the whole application, as long as it lives.
    explicit LatinKeys(QObject* parent = nullptr);
    /// The same key with a Latin letter, if it has a letter of another script.
    [[nodiscard]] static QKeySequence latin(const QKeySequence& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int latinKeyOf(const QKeyEvent& event);

    bool otherScript_;  // is what the letters are of that the keyboard makes, as far as one knows
};

}  // namespace atom4::ui
