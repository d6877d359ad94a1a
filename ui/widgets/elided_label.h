// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>

namespace atom4::ui {

/// A line of plain text that asks for the room it needs, up to a bound; what does not fit ends in dots.
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(int mostLetters, QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int mostLetters_;
};

}  // namespace atom4::ui
