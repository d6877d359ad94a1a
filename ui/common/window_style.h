// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <memory>

#include "ui/common/settings.h"

namespace atom4::ui {

/// The desktop's style, with these changes: in high contrast every control has a border, and check boxes and radio
/// buttons have one in every theme; the symbol of a selected menu item has the colour of its text; a tool button that
/// opens a menu has its arrow beside its text; a column header aligns with its cells; the buttons of dialogs have no
/// icons, as the desktop's are not made for our themes; a message box shows plain text unless it has another format, as
/// it may contain names of files; icons that are seldom seen are loaded when needed; combo boxes, spin boxes and
/// sliders take the mouse wheel only with the focus; and a slider moves to where it is clicked.
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

/// Returns the palette of a theme. That of the system is empty, which stands for the desktop's current colours.
[[nodiscard]] QPalette themePalette(ThemeChoice theme);

}  // namespace atom4::ui
