// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/rating_panel.h"

#include <QDate>
#include <QVBoxLayout>
#include <cmath>

#include "core/atom4/game/rating.h"
#include "ui/atom4/model/level_texts.h"

namespace atom4::ui {
namespace {

// Returns the distance within which the true strength lies with a probability of 95%.
double doubtOf(const Rating& rating) {
    return 2 * rating.deviation;
}

QString inPoints(double points) {
    return QString::number(std::lround(points));
}

}  // namespace

RatingPanel::RatingPanel(QWidget* parent)
    : QWidget(parent), rating_(new QLabel), even_(new QLabel), curve_(new LineChart), description_(new QLabel) {
    rating_->setObjectName(QStringLiteral("rating"));
    curve_->setObjectName(QStringLiteral("ratingCurve"));
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.4);
    rating_->setFont(large);
    for (QLabel* label : {even_, description_}) label->setWordWrap(true);
    // The panel keeps its height while there is no sentence.
    description_->setMinimumHeight(fontMetrics().lineSpacing());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(rating_);
    column->addWidget(even_);
    column->addWidget(curve_, 1);
    column->addWidget(description_);
    connect(curve_, &LineChart::described, description_, &QLabel::setText);
}

void RatingPanel::show(const RatingHistory& history) {
    const Rating now = history.now();
    const Level level = even_level(now);
    rating_->setText(tr("Rating %1 \u00B1 %2").arg(inPoints(now.value), inPoints(doubtOf(now))));
    even_->setText(tr("About even with level %1 \u2013 %2.").arg(LevelTexts::number(level), LevelTexts::name(level)));
    curve_->setAccessibleName(tr("Rating after each round"));
    std::vector<LineChart::Point> points;
    for (std::size_t i = 0; i < history.rounds().size(); ++i) {
        const RatedRound& round = history.rounds()[i];
        const Rating& rating = history.ratings()[i];
        const QString form = round.result == RoundResult::kWon    ? tr("%1: won against level %2, rating %3")
                             : round.result == RoundResult::kLost ? tr("%1: lost against level %2, rating %3")
                                                                  : tr("%1: drew against level %2, rating %3");
        const QDate date = QDate::fromString(QString::fromStdString(round.date), QStringLiteral("yyyy.MM.dd"));
        points.push_back({rating.value, doubtOf(rating),
                          form.arg(QLocale().toString(date, QLocale::ShortFormat), LevelTexts::number(round.level),
                                   inPoints(rating.value))});
    }
    curve_->show(std::move(points));
}

}  // namespace atom4::ui
