// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <memory>

#include "ui/common/settings.h"

namespace atom4::ui {

/// The desktop's style, but for what it leaves to be desired: in high contrast every control has a border, and what can
/// be checked has one in every theme; the chosen item of a menu has its symbol in the colour of its words; a tool
/// button that opens a menu has its arrow beside its words; the head of a column stands above its words; the buttons of
/// dialogs bear words only, as the desktop's pictures are not made for our themes; a box that nobody has told otherwise
/// shows its text as it is, names of files in it too; pictures that most people never see are not read before they are
/// seen; boxes and sliders take the mouse wheel with the focus only; and a slider goes where it is clicked.
class WindowStyle : public QProxyStyle {
public:
    WindowStyle();
    explicit WindowStyle(const QString& base);
    ~WindowStyle() override;

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap standardIcon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

private:
    std::unique_ptr<QObject> wheelFilter_;
};

/// The palette of a theme. That of the system is an empty one, which stands for whatever the desktop gives at the time.
[[nodiscard]] QPalette themePalette(ThemeChoice theme);

}  // namespace atom4::ui
