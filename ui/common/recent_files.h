// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMenu>
#include <filesystem>
#include <vector>

namespace atom4::ui {

/// The recent files, newest first, stored in the settings. Each call reads and writes them, so that several programs
/// share one list.
class RecentFiles {
public:
    static constexpr std::size_t kMax = 8;

    [[nodiscard]] static std::vector<std::filesystem::path> list();
    static void add(const std::filesystem::path& file);
    static void remove(const std::filesystem::path& file);
    static void clear();
};

/// A menu of the recent files, updated whenever it opens.
class RecentFilesMenu : public QMenu {
    Q_OBJECT

public:
    explicit RecentFilesMenu(QWidget* parent = nullptr);

signals:
    void fileChosen(const std::filesystem::path& file);

private:
    void fill();
};

}  // namespace atom4::ui
