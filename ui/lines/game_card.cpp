// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/game_card.h"

#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/lines/chip_look.h"
#include "ui/lines/messages.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {

/// One chip of each colour that the game would have, side by side.
class ChipRow : public QWidget {
public:
    explicit ChipRow(PieceStyle style) {
        painter_.setStyle(style);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setCount(int count) {
        count_ = count;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().height() * 8, fontMetrics().height() * 7 / 4};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double step = std::min<double>(height(), static_cast<double>(width()) / count_);
        painter_.prepare(step * 0.84, devicePixelRatioF(), BoardTheme::from(palette()).dark);
        for (int i = 0; i < count_; ++i) painter_.draw(painter, {(i + 0.5) * step, height() / 2.0}, chipLook(i + 1));
    }

private:
    int count_ = 1;
    PiecePainter painter_;
};

LinesGameCard::LinesGameCard(std::vector<lines::HighScoreList> scores, PieceStyle style, QWidget* parent)
    : QWidget(parent),
      scores_(std::move(scores)),
      title_(new QLabel),
      chips_(new ChipRow(style)),
      board_(new QLabel),
      best_(new QLabel) {
    best_->setObjectName(QStringLiteral("bestBefore"));
    board_->setObjectName(QStringLiteral("playedWith"));
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 14, 12);
    column->setSpacing(6);
    for (QLabel* label : {title_, board_, best_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != title_);
        label->setMinimumWidth(1);
    }
    column->addWidget(title_);
    column->addWidget(chips_);
    column->addWidget(board_);
    column->addWidget(best_);
    keepTranslated(this, [this] { setTexts(); });
}

void LinesGameCard::show(const lines::Configuration& configuration) {
    configuration_ = configuration;
    chips_->setCount(configuration.setup.colours);
    setTexts();
}

void LinesGameCard::setTexts() {
    title_->setText(tr("Your game"));
    board_->setText(
        tr("%1; %2", "what a game is played with")
            .arg(LinesMessages::board(configuration_.setup), LinesMessages::preview(configuration_.preview)));
    const auto list = std::find_if(scores_.begin(), scores_.end(), [this](const lines::HighScoreList& any) {
        return any.configuration == configuration_ && !any.scores.empty();
    });
    if (list == scores_.end()) return best_->setText(tr("No score yet. The first one is yours to set."));
    const lines::HighScore& best = list->scores.front();
    const QString points = QLocale().toString(static_cast<qlonglong>(best.points));
    best_->setText(best.name.empty()
                       ? tr("Best score: %1", "%1 is a number").arg(points)
                       : tr("Best score: %1, %2", "a number and a player's name").arg(points, visible(best.name)));
}

void LinesGameCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.card);
    painter.setPen(QPen(theme.cardBorder, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

}  // namespace atom4::ui
