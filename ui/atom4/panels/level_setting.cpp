// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/level_setting.h"

#include <QVBoxLayout>

#include "core/atom4/game/level_texts.h"
#include "ui/common/language.h"

namespace atom4::ui {

LevelSetting::LevelSetting(Level level, const std::optional<Even>& even, bool isInPlay)
    : chooser_(new LevelChooser(QStringLiteral("levelNext"))), inPlay_(new QCheckBox) {
    chooser_->setLevel(level);
    if (even) chooser_->offerEven(even->level, even->isChosen);
    chooser_->allowEven(even.has_value());
    before_ = {chooser_->level(), chooser_->isEvenChosen()};
    inPlay_->setObjectName(QStringLiteral("levelInPlay"));
    inPlay_->setVisible(isInPlay);
    auto* label = new QLabel;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{label, chooser_, inPlay_}) column->addWidget(part);
    keepTranslated(this, [this, label] {
        label->setText(QString::fromStdString(level_label()));
        inPlay_->setText(tr("Use it in the current match, too", "the level of the computer"));
    });
}

bool LevelSetting::isChanged() const {
    return before_ != std::pair(chooser_->level(), chooser_->isEvenChosen());
}

}  // namespace atom4::ui
