// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QScrollArea>

namespace atom4::ui {

/// A scroll area as large as its content, which scrolls only if the screen is too low.
class FittingScrollArea : public QScrollArea {
public:
    /// `gap`: pixels between the content and the scroll bar.
    explicit FittingScrollArea(QWidget* content, int gap = 0);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void placeGap();

    int gap_;
};

}  // namespace atom4::ui
