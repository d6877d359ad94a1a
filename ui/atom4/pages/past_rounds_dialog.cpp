// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/past_rounds_dialog.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

PastRoundsDialog::PastRoundsDialog(std::vector<PastRound> rounds, QWidget* parent)
    : QDialog(parent), rounds_(std::move(rounds)), list_(new QListWidget), about_(new QLabel) {
    setObjectName(QStringLiteral("pastRoundsDialog"));
    list_->setObjectName(QStringLiteral("pastRoundList"));
    list_->setAlternatingRowColors(true);
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    about_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* review = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    QPushButton* open = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    review->setObjectName(QStringLiteral("reviewPastRound"));
    open->setObjectName(QStringLiteral("openPastRound"));
    open->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(review, &QPushButton::clicked, this, [this] { choose(true); });
    connect(open, &QPushButton::clicked, this, [this] { choose(false); });
    connect(list_, &QListWidget::itemActivated, this, [this] { choose(true); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    column->addWidget(list_, 1);
    column->addWidget(about_);
    column->addWidget(buttons);
    list_->setVisible(!rounds_.empty());
    for (QPushButton* button : {review, open}) button->setEnabled(!rounds_.empty());
    setReadingTabOrder(*this);
    keepTranslated(this, [this] {
        setWindowTitle(tr("Past Rounds"));
        list_->setAccessibleName(tr("Past Rounds"));
        about_->setText(rounds_.empty()
                            ? tr("The rounds that you play to the end are kept here.")
                            : tr("The last %1 rounds are kept here. To keep one longer, open it and save it.")
                                  .arg(PastRounds::kMax));
        const int row = list_->currentRow();
        list_->clear();
        for (const PastRound& round : rounds_) list_->addItem(Messages::pastRound(round));
        if (!rounds_.empty()) list_->setCurrentRow(std::max(row, 0));
    });
    keepTranslated(review, [review] { review->setText(tr("&Review", "button: this round")); });
    keepTranslated(open, [open] { open->setText(tr("&Open", "button: this round")); });
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    resize(QSize(letter * 46, fontMetrics().height() * 22).boundedTo(screen()->availableSize() * 9 / 10));
}

void PastRoundsDialog::choose(bool review) {
    const std::filesystem::path file = rounds_.at(static_cast<std::size_t>(list_->currentRow())).path;
    accept();
    emit chosen(file, review);
}

}  // namespace atom4::ui
