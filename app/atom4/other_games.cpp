// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4/other_games.h"

#include "core/lines/record.h"

namespace atom4::ui {

LinesLauncher* offerLines(MainWindow& window) {
    auto* launcher = new LinesLauncher(window.settingsKeeper(), &window);
    QObject::connect(&window, &MainWindow::linesWanted, launcher, &LinesLauncher::open);
    window.setFileTaker([&window, launcher](const std::filesystem::path& file) {
        const bool takes = lines::is_lines_file(file);
        if (takes) launcher->openFile(file, &window);
        return takes;
    });
    return launcher;
}

}  // namespace atom4::ui
