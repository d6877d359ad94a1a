// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/start_page.h"

#include "ui/common/language.h"

namespace atom4::ui {

LinesStartPage::LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances,
                               QWidget* parent)
    : LinesStartPage(configuration, circumstances,
                     {new LinesExample(circumstances.settings),
                      new LinesGameCard(circumstances.scores, circumstances.settings.pieces)},
                     parent) {}

LinesStartPage::LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances,
                               const Parts& parts, QWidget* parent)
    : BeginPage(parts.example, {parts.card}, circumstances.offers, parent),
      configuration_(configuration),
      name_(circumstances.name),
      example_(parts.example),
      card_(parts.card) {
    showChoice();
    keepTranslated(this, [this] {
        setTexts({tr("New game"), tr("M&ore: size, colours, name"),
                  tr("The game in play is kept, and Esc goes back to it."), tr("The rules on one page")});
    });
}

QWidget* LinesStartPage::makeFolded() {
    form_ = new LinesSetupForm(configuration_, name_);
    connect(form_, &LinesSetupForm::changed, this, &LinesStartPage::showChoice);
    return form_;
}

void LinesStartPage::showChoice() {
    card_->show(configuration());
    example_->setLine(configuration().setup.line);
    setPlayable(form_ == nullptr || form_->fits());
}

lines::Configuration LinesStartPage::configuration() const {
    return form_ != nullptr ? form_->configuration() : configuration_;
}

QString LinesStartPage::name() const {
    return form_ != nullptr ? form_->name() : name_;
}

}  // namespace atom4::ui
