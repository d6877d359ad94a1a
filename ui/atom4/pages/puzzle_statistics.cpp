// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/puzzle_statistics.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QLocale>
#include <QScreen>
#include <QVBoxLayout>
#include <cmath>

#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_texts.h"
#include "ui/common/language.h"

namespace atom4::ui {

PuzzleStatisticsDialog::PuzzleStatisticsDialog(const PuzzleTrainer& trainer, QWidget* parent)
    : QDialog(parent), trainer_(trainer), sums_(new QLabel), curve_(new LineChart), description_(new QLabel) {
    setObjectName(QStringLiteral("puzzleStatisticsDialog"));
    sums_->setObjectName(QStringLiteral("sums"));
    sums_->setTextFormat(Qt::PlainText);
    curve_->setObjectName(QStringLiteral("puzzleCurve"));
    for (QLabel* label : {sums_, description_}) label->setWordWrap(true);
    // The sentences have one or two lines, and what is above must not move.
    description_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    description_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(curve_, &LineChart::described, description_, &QLabel::setText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(8);
    column->addWidget(curve_, 1);
    column->addWidget(description_);
    column->addWidget(sums_);
    column->addStretch(0);
    column->addWidget(buttons);
    keepTranslated(this, [this] {
        setWindowTitle(tr("Puzzle Statistics"));
        curve_->setAccessibleName(tr("Puzzle rating after each puzzle"));
        fill();
    });
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    resize(QSize(letter * 40, fontMetrics().height() * 30).boundedTo(screen()->availableSize() * 9 / 10));
}

void PuzzleStatisticsDialog::fill() {
    const PuzzleHistory& history = trainer_.history();
    QStringList lines;
    for (const std::string& line : puzzle_statistics_text(trainer_)) lines += QString::fromStdString(line);
    sums_->setText(lines.join(QLatin1Char('\n')));
    std::vector<LineChart::Point> points;
    for (const PuzzleHistory::RatedVisit& rated : history.ratings()) {
        const PuzzleVisit& visit = history.visits()[rated.visit];
        const QString form = visit.result == PuzzleResult::kSolved ? tr("%1: solved \u201C%2\u201D, rating %3")
                             : visit.result == PuzzleResult::kHinted
                                 ? tr("%1: solved \u201C%2\u201D with a hint, rating %3")
                                 : tr("%1: missed \u201C%2\u201D, rating %3");
        const QDate date = QDate::fromString(QString::fromStdString(visit.date), QStringLiteral("yyyy.MM.dd"));
        const Puzzle* puzzle = find_shipped_puzzle(visit.id);
        points.push_back(
            {rated.rating.value, 2 * rated.rating.deviation,
             form.arg(QLocale().toString(date, QLocale::ShortFormat), QString::fromStdString(puzzle_title(*puzzle)),
                      QString::number(std::lround(rated.rating.value)))});
    }
    for (QWidget* drawn : std::initializer_list<QWidget*>{curve_, description_}) drawn->setVisible(!points.empty());
    curve_->show(std::move(points));
}

}  // namespace atom4::ui
