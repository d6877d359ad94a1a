// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/evaluation_bar.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "ui/atom4/model/verdict_texts.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("evaluationBar"));
    retranslate();
}

void EvaluationBar::retranslate() {
    setAccessibleName(tr("Evaluation", "of the position, by the computer"));
}

int EvaluationBar::thickness() const {
    return fontMetrics().height() + 12;
}

void EvaluationBar::show(const std::optional<Verdict>& verdict, const QString& sentence) {
    pending_ = !verdict;
    if (verdict) verdict_ = verdict;
    setAccessibleDescription(sentence);
    setToolTip(sentence);
    update();
}

void EvaluationBar::clear() {
    verdict_.reset();
    show(std::nullopt, QString());
}

void EvaluationBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void EvaluationBar::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.paper);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar = QRectF(rect()).adjusted(7, 10, -1, -10);
    const double share = verdict_ ? verdict_->share() : 0.5;
    const double middle = bar.bottom() - bar.height() * std::clamp(share, 0.0, 1.0);
    const QColor white = pieceColour(Colour::kWhite);
    const QColor black = pieceColour(Colour::kBlack);

    QPainterPath outline;
    outline.addRoundedRect(bar, 5, 5);
    painter.setOpacity(pending_ ? 0.55 : 1);
    painter.setClipPath(outline);
    painter.fillRect(QRectF(bar.topLeft(), QPointF(bar.right(), middle)), black);
    painter.fillRect(QRectF(QPointF(bar.left(), middle), bar.bottomRight()), white);
    // The middle, where neither player is ahead.
    painter.setPen(QPen(QColor(0x88, 0x88, 0x88), 1));
    painter.drawLine(QPointF(bar.left(), bar.center().y()), QPointF(bar.right(), bar.center().y()));
    painter.setClipping(false);
    painter.setPen(QPen(theme.dark ? QColor(0x8A, 0x8E, 0x96) : QColor(0x7C, 0x76, 0x6A), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    if (!verdict_) return;

    // The text runs along the bar, at the end of the player ahead, where the background is sure to have their colour.
    const bool first = share >= 0.5;
    painter.setPen(first ? black : white);
    painter.translate(bar.center().x(), first ? bar.bottom() - 7 : bar.top() + 7);
    painter.rotate(-90);
    const double half = bar.height() / 2;
    const QRectF place(first ? 0 : -half, -bar.width() / 2, half, bar.width());
    painter.drawText(place, static_cast<int>(Qt::AlignVCenter | (first ? Qt::AlignLeft : Qt::AlignRight)),
                     VerdictTexts::brief(*verdict_));
}

}  // namespace atom4::ui
