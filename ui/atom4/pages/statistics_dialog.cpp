// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/statistics_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QScreen>
#include <QVBoxLayout>
#include <utility>

#include "ui/atom4/model/level_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

StatisticsDialog::StatisticsDialog(QWidget* parent, StatisticsFile file, RatingFile ratings)
    : QDialog(parent),
      file_(std::move(file)),
      ratings_(std::move(ratings)),
      rating_(new RatingPanel),
      table_(new QTableWidget),
      none_(new QLabel),
      rules_(new QLabel) {
    table_->setObjectName(QStringLiteral("statistics"));
    table_->setColumnCount(8);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    none_->setAlignment(Qt::AlignCenter);
    none_->setWordWrap(true);
    rules_->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    reset_ = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    reset_->setObjectName(QStringLiteral("reset"));
    reset_->setAutoDefault(false);
    connect(reset_, &QPushButton::clicked, this, &StatisticsDialog::askToReset);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(10);
    column->addWidget(none_, 1);
    column->addWidget(rating_, 1);
    column->addWidget(table_, 2);
    column->addWidget(rules_);
    column->addWidget(buttons);
    keepTranslated(this, [this] {
        setWindowTitle(tr("Statistics"));
        table_->setAccessibleName(tr("Rounds against the computer"));
        QStringList columns{tr("Level", "column: of the computer"),
                            tr("Rounds", "column: how many"),
                            tr("Won", "column: rounds"),
                            tr("Lost", "column: rounds"),
                            tr("Drawn", "column: rounds"),
                            tr("With help", "column: rounds"),
                            tr("Streak", "column: rounds won in a row"),
                            tr("Best streak", "column")};
        // One word per line, as the numbers are narrow.
        table_->setHorizontalHeaderLabels(columns.replaceInStrings(QStringLiteral(" "), QStringLiteral("\n")));
        table_->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        rules_->setText(tr("Rounds with an undo or a hint count as “With help” and don't affect your streak.") +
                        QStringLiteral(" ") + tr("Rounds without help are rated on 16 × 16 boards at levels 0 to 9."));
        fill();
    });
    keepTranslated(reset_, [this] { reset_->setText(tr("&Reset...", "button: reset all statistics")); });
    table_->setTabKeyNavigation(false);
    setReadingTabOrder(*this);
    // Otherwise the table would have the focus, and mark a cell without any meaning.
    buttons->button(QDialogButtonBox::Close)->setFocus();
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    resize(QSize(letter * 58, fontMetrics().height() * 36).boundedTo(screen()->availableSize() * 9 / 10));
}

void StatisticsDialog::fill() {
    const auto read = file_.read();
    const Statistics statistics = read ? *read : Statistics();
    table_->setRowCount(0);
    for (const auto& [level, one] : statistics.levels())
        addRow(QStringLiteral("%1 \u2013 %2").arg(level).arg(LevelTexts::name(level)), one, false);
    if (statistics.levels().size() > 1) {
        addRow(tr("All levels"), statistics.all_levels(), true);
        // A streak belongs to a single level.
        table_->item(table_->rowCount() - 1, 6)->setText(QString());
    }
    none_->setText(read ? tr("No finished rounds yet. Play the computer to see your results here.")
                        : Messages::statisticsUnreadable(read.error()));
    for (QWidget* widget : std::initializer_list<QWidget*>{table_, rules_}) widget->setVisible(!statistics.empty());
    none_->setVisible(statistics.empty());
    const auto rated = ratings_.read();
    const bool has_rating = rated && !rated->rounds().empty();
    if (has_rating) rating_->show(*rated);
    rating_->setVisible(has_rating);
    reset_->setEnabled(!statistics.empty() || has_rating);
}

void StatisticsDialog::addRow(const QString& name, const LevelStatistics& statistics, bool bold) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    int column = 0;
    const auto add = [&](const QString& text) {
        auto* item = new QTableWidgetItem(text);
        if (column > 0) item->setTextAlignment(Qt::AlignCenter);
        QFont font = table_->font();
        font.setBold(bold);
        item->setFont(font);
        table_->setItem(row, column++, item);
    };
    add(name);
    add(QString::number(statistics.played()));
    for (const int number : {statistics.won, statistics.lost, statistics.drawn, statistics.helped, statistics.streak,
                             statistics.best_streak})
        add(QString::number(number));
}

void StatisticsDialog::askToReset() {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Statistics"),
                                tr("Reset all statistics? This can't be undone."), QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* forget = box->addButton(tr("&Reset"), QMessageBox::DestructiveRole);
    forget->setObjectName(QStringLiteral("forget"));
    connect(forget, &QPushButton::clicked, this, &StatisticsDialog::reset);
    box->open();
}

void StatisticsDialog::reset() {
    auto error = file_.reset();
    if (!error) error = ratings_.reset();
    if (error) warn(this, tr("Statistics"), Messages::statisticsTrouble(*error));
    fill();
}

}  // namespace atom4::ui
