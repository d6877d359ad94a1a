// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QToolButton>

#include "core/atom4/training/handbook.h"
#include "ui/atom4/pages/handbook_browser.h"

namespace atom4::ui {

/// The handbook in a window of its own beside the game: on the left the contents or what was found, on the right the
/// page. In a narrow window, the list is above the page.
class HandbookWindow : public QDialog {
    Q_OBJECT

public:
    explicit HandbookWindow(PieceStyle style = PieceStyle::kPlain, QWidget* parent = nullptr);

    void openAt(HandbookPage page);
    void setPieceStyle(PieceStyle style);
    [[nodiscard]] HandbookBrowser* browser() const { return browser_; }
    [[nodiscard]] QListWidget* list() const { return list_; }
    [[nodiscard]] QLineEdit* search() const { return search_; }

    /// Writes the whole handbook as a PDF; shows a warning if that fails.
    void savePdf(const QString& file);

signals:
    void lessonRequested(atom4::LessonId lesson);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* makeButton(const char* name);
    QWidget* makeBar();
    void addKeys();
    void setTexts();
    void find(const QString& words);
    void fillList();
    void choose(int row);
    void nextFinding();
    void follow(HandbookPage page);
    void askForPrinter();
    void askForFile();

    PieceStyle style_;
    QLineEdit* search_;
    QListWidget* list_;
    HandbookBrowser* browser_;
    QSplitter* splitter_;
    QToolButton* back_;
    QToolButton* forward_;
    QToolButton* print_;
    QToolButton* save_;
    std::vector<Finding> findings_;
};

}  // namespace atom4::ui
