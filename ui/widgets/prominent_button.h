// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPushButton>

namespace atom4::ui {

/// The one button that most players want: large, in the palette's accent colour.
class ProminentButton : public QPushButton {
    Q_OBJECT

public:
    explicit ProminentButton(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void setCornerRadius(double radius) { radius_ = radius; }

private:
    double radius_ = 8;
};

/// The button that most players want next among a few: as high as the others, in the colours of the large one. The
/// desktop's style would make a coloured button paler than its text allows.
class AccentButton : public ProminentButton {
    Q_OBJECT

public:
    explicit AccentButton(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
};

}  // namespace atom4::ui
