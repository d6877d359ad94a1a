// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "ui/language/language.h"

/// A window or dialog in a state worth seeing, and all that it needs to stay there.
struct Exhibit {
    QWidget* widget = nullptr;
    std::shared_ptr<void> keeper;
};

/// Something to be hung in the gallery.
struct Scene {
    const char* name;
    bool isDialog;
    std::function<Exhibit(atom4::ui::LanguageChoice)> make;
};

[[nodiscard]] const std::vector<Scene>& scenes();
