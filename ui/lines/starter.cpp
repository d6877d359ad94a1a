// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/starter.h"

#include <utility>

#include "core/lines/lessons.h"
#include "ui/lines/last_choice.h"
#include "ui/lines/messages.h"

namespace atom4::ui {

LinesStarter::LinesStarter(lines::Session& session, QStackedWidget& pages)
    : session_(session), pages_(pages), account_(session.player()) {
    if (const QString name = lastLinesName(); !name.isEmpty()) session_.set_player(name.toStdString());
}

// Whoever has not asked for the game that is there wants what he had last time.
lines::Configuration LinesStarter::proposal() const {
    if (session_.nothing_chosen() && !session_.game().has_moves()) return lastLinesChoice();
    return session_.configuration();
}

void LinesStarter::show(const Settings& settings, bool offersLessons) {
    auto scores = lines::HighScores(lines::HighScores::default_file()).load();
    LinesStartPage::Circumstances circumstances{settings,
                                                scores ? std::move(*scores) : std::vector<lines::HighScoreList>(),
                                                QString::fromStdString(session_.player()),
                                                {session_.is_unfinished(), QString(), offersLessons}};
    std::filesystem::path left;
    if (session_.has_unfinished()) {
        if (const auto unfinished = session_.unfinished(); !unfinished.empty()) {
            circumstances.offers.unfinished = LinesMessages::unfinished(unfinished.front());
            left = unfinished.front().path;
        }
    }
    page_ = new LinesStartPage(proposal(), circumstances);
    connect(page_, &LinesStartPage::playWanted, this, &LinesStarter::playWanted);
    connect(page_, &LinesStartPage::backWanted, this, &LinesStarter::leavePage);
    connect(page_, &LinesStartPage::rulesWanted, this, &LinesStarter::rulesWanted);
    connect(page_, &LinesStartPage::lessonsWanted, this, &LinesStarter::lessonsWanted);
    connect(page_, &LinesStartPage::goOnWanted, this, [this, left] { emit goOnWanted(left); });
    pages_.addWidget(page_);
    pages_.setCurrentWidget(page_);
    page_->setFocus();
    emit pageChanged();
}

void LinesStarter::begin() {
    if (page_ == nullptr) return;
    const lines::Configuration configuration = page_->configuration();
    const QString name = page_->name();
    emit wanted(configuration);
    keepLinesChoice(configuration);
    if (name.toStdString() == session_.player()) return;
    session_.set_player(name.isEmpty() ? account_ : name.toStdString());
    keepLinesName(name);
}

void LinesStarter::askForNewGame(const Settings& settings) {
    if (page_ == nullptr) show(settings);
    pages_.setCurrentWidget(page_);
    page_->playExample();
}

void LinesStarter::welcome(const Settings& settings) {
    show(settings, lines::lesson_file().take_offer());
    page_->playExampleWhenSomebodyIsThere();
}

void LinesStarter::leavePage() {
    if (pages_.currentIndex() == 0) return;
    // Whoever else has a page there takes it away.
    pages_.setCurrentIndex(0);
    if (page_ != nullptr) {
        pages_.removeWidget(page_);
        page_->deleteLater();
        page_.clear();
    }
    pages_.currentWidget()->setFocus();
    emit pageChanged();
}

}  // namespace atom4::ui
