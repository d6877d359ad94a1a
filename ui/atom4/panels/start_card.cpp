// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/start_card.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "ui/common/language.h"
#include "ui/common/stored_values.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

constexpr const char* kIntroduced = "help/introduced";

// The placed piece and the neighbour that it acts on: adding light, then taking it away; the second of each two gives a
// goal colour.
constexpr std::array<std::pair<Colour, Colour>, 4> kMixtures{{{Colour::kRed, Colour::kGreen},
                                                              {Colour::kRed, Colour::kCyan},
                                                              {Colour::kYellow, Colour::kCyan},
                                                              {Colour::kYellow, Colour::kBlue}}};
constexpr int kAcross = 2;

}  // namespace

StartCard::StartCard(QWidget* parent)
    : QWidget(parent),
      isNew_(!storedValue(kIntroduced).toBool()),
      what_(new QLabel),
      mixtures_(new QWidget),
      opponent_(new QPushButton),
      rules_(new QPushButton),
      close_(new QToolButton) {
    opponent_->setObjectName(QStringLiteral("opponent"));
    rules_->setObjectName(QStringLiteral("howToPlay"));
    close_->setObjectName(QStringLiteral("dismissHelp"));
    close_->setIcon(symbolIcon(Symbol::kClose));
    close_->setIconSize({12, 12});
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    what_->setWordWrap(true);
    what_->setAlignment(Qt::AlignCenter);
    what_->setMinimumWidth(1);
    makeMixtures();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(8);
    column->addWidget(what_);
    column->addWidget(mixtures_);
    column->addWidget(opponent_);
    auto* row = new QHBoxLayout;
    row->addWidget(rules_, 1);
    row->addWidget(close_);
    column->addLayout(row);
    connect(opponent_, &QPushButton::clicked, this, &StartCard::opponentRequested);
    connect(rules_, &QPushButton::clicked, this, &StartCard::rulesRequested);
    connect(rules_, &QPushButton::clicked, this, &StartCard::dismiss);
    connect(close_, &QToolButton::clicked, this, &StartCard::dismiss);
    keepTranslated(this, [this] {
        what_->setText(tr("Pieces go on the dots. Point at one to see what would change."));
        opponent_->setText(tr("Play the computer", "button"));
        rules_->setText(tr("How to play", "button"));
        close_->setToolTip(tr("Hide this help"));
        close_->setAccessibleName(close_->toolTip());
    });
}

void StartCard::makeMixtures() {
    mixtures_->setObjectName(QStringLiteral("mixtures"));
    auto* grid = new QGridLayout(mixtures_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    for (const auto& [placed, met] : kMixtures) {
        auto* row = new PieceRow({placed, met, combine(placed, met)}, QStringLiteral("+="));
        const int index = static_cast<int>(rows_.size());
        grid->addWidget(row, index / kAcross, index % kAcross, Qt::AlignCenter);
        rows_.push_back(row);
    }
    keepTranslated(mixtures_, [this] {
        mixtures_->setToolTip(tr("The colour of a placed piece mixes with that of its neighbour."));
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto& [placed, met] = kMixtures[i];
            rows_[i]->setAccessibleName(
                tr("%1 and %2 make %3.", "three colours")
                    .arg(ColourNames::of(placed), ColourNames::of(met), ColourNames::of(combine(placed, met))));
        }
    });
}

void StartCard::setPieceStyle(PieceStyle style) {
    for (PieceRow* row : rows_) row->setPieceStyle(style);
}

void StartCard::show(const Match& match) {
    const bool fresh = match.is_fresh();
    showHelp(fresh);
    opponent_->setVisible(fresh && !match.setup().has_computer() && !match.remote());
}

void StartCard::showHelp(bool fresh) {
    what_->setVisible(fresh && isNew_);
    for (QWidget* widget : std::initializer_list<QWidget*>{mixtures_, rules_, close_}) widget->setVisible(isNew_);
}

// Nothing is lost, since the handbook has it all. If this cannot be stored, the card comes back next time.
void StartCard::dismiss() {
    storeValue(kIntroduced, true);
    isNew_ = false;
    showHelp(false);
    emit dismissed();
}

void StartCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.cardBorder, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
}

}  // namespace atom4::ui
