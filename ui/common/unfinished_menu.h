// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMenu>
#include <filesystem>
#include <functional>
#include <vector>

namespace atom4::ui {

/// A game that was left before it was over, as a menu shows it.
struct UnfinishedEntry {
    QString text;
    std::filesystem::path file;
};

/// A menu of such games, up to date whenever it opens.
class UnfinishedMenu : public QMenu {
    Q_OBJECT

public:
    using Entries = std::function<std::vector<UnfinishedEntry>()>;
    explicit UnfinishedMenu(Entries entries, QWidget* parent = nullptr);

signals:
    void chosen(const std::filesystem::path& file);

private:
    void fill();

    Entries entries_;
};

}  // namespace atom4::ui
