// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/start_card.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <array>
#include <cmath>
#include <utility>

#include "ui/common/language.h"
#include "ui/common/stored_values.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

constexpr const char* kIntroduced = "help/introduced";

// Placed, and the neighbour that it acts on. Light is added, light is taken away; and what gives a goal.
constexpr std::array<std::pair<Colour, Colour>, 4> kMixtures{{{Colour::kRed, Colour::kGreen},
                                                              {Colour::kRed, Colour::kCyan},
                                                              {Colour::kYellow, Colour::kCyan},
                                                              {Colour::kYellow, Colour::kBlue}}};
constexpr int kAcross = 2;
constexpr double kSign = 0.9;  // the room of a plus or an equals sign, in diameters
constexpr double kApart = 1.1;

}  // namespace

MixtureView::MixtureView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("mixtures"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepTranslated(this, [this] {
        QStringList sentences;
        for (const auto& [placed, met] : kMixtures)
            sentences += tr("%1 and %2 make %3.", "three colours")
                             .arg(ColourNames::of(placed), ColourNames::of(met), ColourNames::of(combine(placed, met)));
        setAccessibleName(sentences.join(QLatin1Char(' ')));
        setToolTip(tr("The colour of a placed piece mixes with that of its neighbour."));
    });
}

void MixtureView::setPieceStyle(PieceStyle style) {
    pieces_.setStyle(style);
    update();
}

double MixtureView::diameter() const {
    return std::round(fontMetrics().height() * 1.05);
}

QSize MixtureView::sizeHint() const {
    const double wide = kAcross * (3 + 2 * kSign) + (kAcross - 1) * kApart;
    return QSizeF(wide * diameter() + 4, 2 * 1.4 * diameter()).toSize();
}

void MixtureView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    pieces_.prepare(diameter(), devicePixelRatioF(), BoardTheme::from(palette()).dark);
    const double wide = 3 + 2 * kSign;
    const double left = (width() - (kAcross * wide + (kAcross - 1) * kApart) * diameter()) / 2;
    for (std::size_t i = 0; i < kMixtures.size(); ++i) {
        const auto& [placed, met] = kMixtures[i];
        QPointF at(left + (static_cast<double>(i % kAcross) * (wide + kApart) + 0.5) * diameter(),
                   (static_cast<double>(i / kAcross) + 0.5) * 1.4 * diameter());
        const auto sign = [&](const QString& text) {
            const QPointF middle = at + QPointF((1 + kSign) / 2 * diameter(), 0);
            painter.drawText(QRectF(middle - QPointF(20, 20), QSizeF(40, 40)), Qt::AlignCenter, text);
            at.rx() += (1 + kSign) * diameter();
        };
        pieces_.draw(painter, at, placed);
        sign(QStringLiteral("+"));
        pieces_.draw(painter, at, met);
        sign(QStringLiteral("="));
        pieces_.draw(painter, at, combine(placed, met));
    }
}

StartCard::StartCard(QWidget* parent)
    : QWidget(parent),
      isNew_(!storedValue(kIntroduced).toBool()),
      what_(new QLabel),
      mixtures_(new MixtureView),
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
    connect(opponent_, &QPushButton::clicked, this, &StartCard::opponentWanted);
    connect(rules_, &QPushButton::clicked, this, &StartCard::rulesWanted);
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

void StartCard::show(const Match& match) {
    const bool fresh = match.is_fresh();
    what_->setVisible(fresh && isNew_);
    for (QWidget* widget : std::initializer_list<QWidget*>{mixtures_, rules_, close_}) widget->setVisible(isNew_);
    opponent_->setVisible(fresh && !match.setup().has_computer() && !match.elsewhere());
}

// The handbook has it all; what it could not store it shows once more next time.
void StartCard::dismiss() {
    storeValue(kIntroduced, true);
    isNew_ = false;
    for (QWidget* widget : std::initializer_list<QWidget*>{what_, mixtures_, rules_, close_}) widget->hide();
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
