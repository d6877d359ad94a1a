// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/accuracy_table.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolTip>

#include "ui/theme/icons.h"

namespace atom4::ui {

AccuracyTable::AccuracyTable(QWidget* parent) : QWidget(parent), about_(new QToolButton) {
    setObjectName(QStringLiteral("accuracy"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(1);
    about_->setObjectName(QStringLiteral("aboutAccuracy"));
    about_->setAutoRaise(true);
    about_->setFocusPolicy(Qt::TabFocus);
    about_->setIcon(symbolIcon(Symbol::kRules));
    about_->setIconSize({13, 13});
    about_->setMaximumHeight(fontMetrics().height() + 2);
    connect(about_, &QToolButton::clicked, this, [this] {
        QToolTip::showText(about_->mapToGlobal(QPoint(0, about_->height())), about_->toolTip(), about_);
    });
    QFont bold = font();
    bold.setBold(true);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i] = {new QLabel, new QLabel, new QLabel};
        const auto& [sum, phases, marks] = rows_[i];
        sum->setObjectName(QStringLiteral("accuracy%1").arg(i));
        phases->setObjectName(QStringLiteral("phases%1").arg(i));
        marks->setObjectName(QStringLiteral("marks%1").arg(i));
        sum->setFont(bold);
        for (QLabel* label : {sum, phases, marks}) {
            label->setTextFormat(Qt::PlainText);
            label->setMinimumWidth(1);
        }
        // Not two columns: the longest marks of one player would leave too little room for the other's accuracy.
        auto* both = new QHBoxLayout;
        both->setSpacing(10);
        both->addWidget(sum, 1);
        both->addWidget(marks);
        const int line = static_cast<int>(i) * 2;
        grid->addLayout(both, line, 0);
        grid->addWidget(phases, line + 1, 0, 1, 2);
    }
    grid->addWidget(about_, 0, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    retranslate();
}

void AccuracyTable::retranslate() {
    about_->setToolTip(
        QStringLiteral("<p>%1</p><p>%2</p>")
            .arg(tr("100% means that each move was the best one, 0% that they were no better than random moves. A move "
                    "counts by how much there was to lose."),
                 tr("The middle begins when two goal pieces lie side by side, the end when one piece could complete a "
                    "row of four.")));
    about_->setAccessibleName(tr("How accuracy is calculated"));
}

void AccuracyTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void AccuracyTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void AccuracyTable::arrange() {
    const auto widthOf = [](const QLabel* label) { return label->fontMetrics().horizontalAdvance(label->text()); };
    const int room = width() - about_->sizeHint().width() - 3 * 10;
    bool fits = true;
    for (const Labels& row : rows_) fits = fits && widthOf(row.sum) + widthOf(row.marks) <= room;
    for (const Labels& row : rows_) row.marks->setVisible(fits);
}

void AccuracyTable::show(const std::array<Row, 2>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& [sum, phases, marks] = rows_[i];
        sum->setText(rows[i].sum);
        phases->setText(rows[i].phases);
        marks->setText(rows[i].marks);
        for (QLabel* label : {sum, phases, marks})
            label->setToolTip(QStringLiteral("%1\n%2\n%3").arg(rows[i].sum, rows[i].phases, rows[i].marks));
    }
    arrange();
}

}  // namespace atom4::ui
