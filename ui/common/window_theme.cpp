// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/window_theme.h"

namespace atom4::ui {
namespace {

struct Inks {
    QColor window;
    QColor base;
    QColor alternate;  // the ground of every other row
    QColor button;
    QColor text;
    QColor faint;  // what cannot be used now
    QColor highlight;
    QColor onHighlight;
    QColor link;
};

QPalette paletteOf(const Inks& inks) {
    QPalette palette(inks.button, inks.window);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, inks.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, inks.faint);
    palette.setColor(QPalette::Base, inks.base);
    palette.setColor(QPalette::AlternateBase, inks.alternate);
    palette.setColor(QPalette::ToolTipBase, inks.base);
    palette.setColor(QPalette::PlaceholderText, inks.faint);
    palette.setColor(QPalette::Highlight, inks.highlight);
    palette.setColor(QPalette::HighlightedText, inks.onHighlight);
    palette.setColor(QPalette::Link, inks.link);
    palette.setColor(QPalette::LinkVisited, inks.link);
    return palette;
}

}  // namespace

QPalette themePalette(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::kLight:
            return paletteOf({QColor(0xF0, 0xEE, 0xEA), Qt::white, QColor(0xF0, 0xEE, 0xEA), QColor(0xE9, 0xE6, 0xE0),
                              QColor(0x1D, 0x1C, 0x1A), QColor(0x8C, 0x89, 0x82), QColor(0x2B, 0x6C, 0xB0), Qt::white,
                              QColor(0x1F, 0x5A, 0x9C)});
        case ThemeChoice::kDark:
            return paletteOf({QColor(0x2F, 0x31, 0x35), QColor(0x24, 0x26, 0x29), QColor(0x2F, 0x31, 0x35),
                              QColor(0x3A, 0x3D, 0x42), QColor(0xEA, 0xEA, 0xEA), QColor(0x80, 0x83, 0x88),
                              QColor(0x5C, 0x9B, 0xDC), QColor(0x10, 0x12, 0x14), QColor(0x7D, 0xB4, 0xEE)});
        case ThemeChoice::kHighContrast: {
            // Grounds of buttons: 3 to 1 against the window, 7 to 1 under text. WindowStyle gives every control a
            // border.
            QPalette palette =
                paletteOf({Qt::black, Qt::black, QColor(0x30, 0x30, 0x30), QColor(0x59, 0x59, 0x59), Qt::white,
                           QColor(0xC0, 0xC0, 0xC0), QColor(0xFF, 0xE1, 0x4D), Qt::black, QColor(0xBF, 0xE9, 0xFF)});
            // What cannot be used now is told from what can: 3 to 1 between their words and symbols, and no ground.
            for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
                palette.setColor(QPalette::Disabled, role, QColor(0x94, 0x94, 0x94));
            palette.setColor(QPalette::Disabled, QPalette::Button, Qt::black);
            return palette;
        }
        case ThemeChoice::kSystem: break;
    }
    return {};
}

}  // namespace atom4::ui
