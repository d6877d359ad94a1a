// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPushButton>

namespace atom4::ui {

/// The one button that most people want: large, in the palette's accent colour.
class ProminentButton : public QPushButton {
    Q_OBJECT

public:
    explicit ProminentButton(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// What most people want next among a few buttons: bold, and in the desktop's own colour.
class AccentButton : public QPushButton {
    Q_OBJECT

public:
    explicit AccentButton(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeColours();
};

}  // namespace atom4::ui
