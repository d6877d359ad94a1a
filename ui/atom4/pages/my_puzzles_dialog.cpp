// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/my_puzzles_dialog.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QLocale>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "core/atom4/training/puzzle_texts.h"
#include "core/base/environment.h"
#include "ui/common/language.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

MyPuzzlesDialog::MyPuzzlesDialog(PuzzleTrainer& trainer, QWidget* parent)
    : QDialog(parent), trainer_(trainer), how_(new QLabel), list_(new QListWidget) {
    setObjectName(QStringLiteral("myPuzzlesDialog"));
    list_->setObjectName(QStringLiteral("myPuzzles"));
    list_->setAlternatingRowColors(true);
    how_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    try_ = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    remove_ = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    try_->setObjectName(QStringLiteral("tryPuzzle"));
    remove_->setObjectName(QStringLiteral("removePuzzle"));
    remove_->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(try_, &QPushButton::clicked, this, &MyPuzzlesDialog::tryIt);
    connect(list_, &QListWidget::itemActivated, this, &MyPuzzlesDialog::tryIt);
    connect(remove_, &QPushButton::clicked, this, &MyPuzzlesDialog::remove);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    column->addWidget(list_, 1);
    column->addWidget(how_);
    column->addWidget(buttons);
    setReadingTabOrder(*this);
    keepTranslated(this, [this] {
        setWindowTitle(tr("My Puzzles"));
        list_->setAccessibleName(tr("Puzzles from your games"));
        how_->setText(
            tr("After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week "
               "and a month, until you have learned it."));
        fill();
    });
    keepTranslated(try_, [this] { try_->setText(tr("&Try", "button: this puzzle")); });
    keepTranslated(remove_, [this] { remove_->setText(tr("Re&move", "button: this puzzle, from the list")); });
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    resize(QSize(letter * 34, fontMetrics().height() * 22).boundedTo(screen()->availableSize() * 9 / 10));
}

void MyPuzzlesDialog::fill() {
    std::vector<MyPuzzle> mine = trainer_.mine().all();
    std::stable_sort(mine.begin(), mine.end(), [](const MyPuzzle& a, const MyPuzzle& b) {
        return std::tuple(a.is_learned(), a.due) < std::tuple(b.is_learned(), b.due);
    });
    const QString before = current();
    const std::string day = today();
    list_->clear();
    for (const MyPuzzle& puzzle : mine) {
        const QDate date = QDate::fromString(QString::fromStdString(puzzle.due), QStringLiteral("yyyy.MM.dd"));
        const QString title = QString::fromStdString(puzzle_title(puzzle.puzzle));
        const QString when = puzzle.is_learned() ? tr("%1: learned", "a puzzle that is not asked again")
                             : puzzle.is_due(day)
                                 ? tr("%1: due now", "a puzzle")
                                 : tr("%1: again on %2", "a puzzle, a date")
                                       .arg(QStringLiteral("%1"), QLocale().toString(date, QLocale::ShortFormat));
        auto* item = new QListWidgetItem(when.arg(title), list_);
        item->setData(Qt::UserRole, QString::fromStdString(puzzle.puzzle.id));
        if (item->data(Qt::UserRole).toString() == before) list_->setCurrentItem(item);
    }
    if (list_->currentRow() < 0 && list_->count() > 0) list_->setCurrentRow(0);
    list_->setVisible(list_->count() > 0);
    for (QPushButton* button : {try_, remove_}) button->setEnabled(list_->count() > 0);
}

QString MyPuzzlesDialog::current() const {
    const QListWidgetItem* item = list_->currentItem();
    return item != nullptr ? item->data(Qt::UserRole).toString() : QString();
}

void MyPuzzlesDialog::tryIt() {
    const QString id = current();
    if (id.isEmpty()) return;
    emit chosen(id);
    accept();
}

void MyPuzzlesDialog::remove() {
    const int row = list_->currentRow();
    trainer_.forget(current().toStdString());
    fill();
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    emit changed();
}

}  // namespace atom4::ui
