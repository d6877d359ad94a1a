// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/analysis_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/common/shortcuts.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

constexpr int kHeaderSpacing = 8;

}  // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : QWidget(parent),
      sentence_(new QLabel),
      depth_(new QLabel),
      countLabel_(new QLabel),
      count_(new QSpinBox),
      close_(new QToolButton),
      lines_(new LineList) {
    setObjectName(QStringLiteral("analysis"));
    sentence_->setObjectName(QStringLiteral("verdict"));
    depth_->setObjectName(QStringLiteral("depth"));
    for (QLabel* label : {sentence_, depth_}) label->setTextFormat(Qt::PlainText);
    for (QLabel* label : {sentence_, depth_}) {
        label->setMinimumWidth(1);
        label->setWordWrap(true);
    }
    QFont bold = font();
    bold.setBold(true);
    sentence_->setFont(bold);
    depth_->setForegroundRole(QPalette::PlaceholderText);
    count_->setObjectName(QStringLiteral("lineCount"));
    count_->setRange(1, kMaxLines);
    countLabel_->setBuddy(count_);
    close_->setAutoRaise(true);
    close_->setIcon(symbolIcon(Symbol::kClose));
    close_->setFocusPolicy(Qt::TabFocus);

    auto* top = new QHBoxLayout;
    top->setSpacing(kHeaderSpacing);
    top->addWidget(sentence_, 1);
    top->addWidget(countLabel_);
    top->addWidget(count_);
    top->addWidget(close_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 8, 6);
    column->setSpacing(3);
    column->addLayout(top);
    column->addWidget(lines_, 1);
    column->addWidget(depth_);
    column->addStretch();

    lines_->setMinimumHeight(lines_->heightOf(1));
    const auto fitLines = [this] { lines_->setMaximumHeight(lines_->heightOf(count_->value())); };
    fitLines();
    connect(count_, &QSpinBox::valueChanged, this, fitLines);
    connect(count_, &QSpinBox::valueChanged, this, &AnalysisPanel::lineCountChanged);
    connect(close_, &QToolButton::clicked, this, &AnalysisPanel::closeRequested);
    retranslate();
}

void AnalysisPanel::retranslate() {
    countLabel_->setText(tr("Li&nes:", "how many lines of play to show"));
    count_->setToolTip(plainText(countLabel_->text()));
    count_->setAccessibleName(count_->toolTip());
    close_->setToolTip(tr("Close the analysis"));
    close_->setAccessibleName(close_->toolTip());
}

void AnalysisPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void AnalysisPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitWords();
}

// Hides texts that do not fit: in a narrow panel, the numbers alone show who is ahead and how many lines there are.
void AnalysisPanel::fitWords() {
    const QMargins around = layout()->contentsMargins();
    const int buttons = count_->sizeHint().width() + close_->sizeHint().width() + 2 * kHeaderSpacing;
    const int room = width() - around.left() - around.right() - buttons;
    const int word = 8 * fontMetrics().averageCharWidth();
    int widest = word;
    for (const QString& part : sentence_->text().split(QLatin1Char(' ')))
        widest = std::max(widest, sentence_->fontMetrics().horizontalAdvance(part));
    sentence_->setVisible(room >= widest);
    countLabel_->setVisible(room >= 3 * word + kHeaderSpacing + countLabel_->sizeHint().width());
    const int inner = width() - around.left() - around.right();
    const int header = std::max(layout()->itemAt(0)->heightForWidth(inner), count_->sizeHint().height());
    const int above = around.top() + header + lines_->heightOf(count_->value()) + 2 * layout()->spacing();
    depth_->setVisible(height() >= above + depth_->heightForWidth(inner) + around.bottom());
}

void AnalysisPanel::setSentence(const QString& sentence) {
    sentence_->setText(sentence);
    sentence_->setToolTip(sentence);
    fitWords();
}

void AnalysisPanel::setDepth(int depth, bool searching) {
    depth_->setText((searching ? tr("Depth: %1 plies, still searching") : tr("Depth: %1 plies")).arg(depth));
    fitWords();
}

void AnalysisPanel::clear() {
    depth_->clear();
    lines_->show({}, Colour::kRed);
}

QSize AnalysisPanel::minimumSizeHint() const {
    constexpr int kFewLines = 3;
    const QMargins around = layout()->contentsMargins();
    const int lines = lines_->heightOf(std::min(count_->value(), kFewLines));
    return {0, around.top() + count_->sizeHint().height() + layout()->spacing() + lines + around.bottom()};
}

QSize AnalysisPanel::sizeHint() const {
    return {320, count_->sizeHint().height() + depth_->sizeHint().height() + 18 + lines_->heightOf(count_->value())};
}

}  // namespace atom4::ui
