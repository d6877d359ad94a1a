// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/match_starter.h"

#include <QApplication>
#include <QClipboard>
#include <algorithm>
#include <utility>

#include "core/atom4/controller/position_editor.h"
#include "core/atom4/game/last_choice.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/training/lesson_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/pages/position_dialog.h"
#include "ui/atom4/panels/seat_dialog.h"
#include "ui/common/clipboard.h"
#include "ui/common/files.h"
#include "ui/common/settings_dialog.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

// Returns the computer's level in these seats, or the one it would have if there is no computer.
Level levelIn(const ByPlayer<Seat>& seats) {
    for (const Player player : {Player::kSecond, Player::kFirst})
        if (const auto level = seats[player].computer_level) return *level;
    return chosen_level().value_or(kDefaultLevel);
}

QStringList namesBefore() {
    QStringList names;
    for (const std::string& name : names_before()) names += QString::fromStdString(name);
    return names;
}

}  // namespace

bool MatchStarter::start(const MatchSetup& setup, const QString& sentence) {
    if (mayReplace_ && !mayReplace_()) return false;
    match_.start(setup);
    emit said(Messages::withPrevious(sentence, session_));
    return true;
}

bool MatchStarter::startFrom(const Position& position, const QString& sentence) {
    return start(setup_from(match_.setup(), position), sentence);
}

void MatchStarter::show(const Settings& settings, bool offersLessons) {
    StartPage::Circumstances circumstances{
        settings,
        namesBefore(),
        {session_.is_unfinished() && !session_.autosave_trouble(), QString(), offersLessons},
        even_level_now(),
        prefers_even_level()};
    // Lessons come first; once they are all done, the puzzle of the day is offered.
    using Puzzles = NewGamePage::Offers::Puzzles;
    progress_ = lesson_file().progress();
    const auto lesson = progress_.first_open(kLessonIds);
    if (lesson && progress_.has_begun())
        circumstances.offers.nextLesson = QString::fromStdString(lesson_title(*lesson));
    circumstances.offers.puzzles = offersLessons ? Puzzles::kNone : lesson ? Puzzles::kAny : Puzzles::kOfTheDay;
    const bool knowsEven = circumstances.evenLevel.has_value();
    std::filesystem::path left;
    if (session_.has_unfinished()) {
        if (const auto unfinished = session_.unfinished(); !unfinished.empty()) {
            circumstances.offers.unfinished = Messages::unfinished(unfinished.front());
            left = unfinished.front().path;
        }
    }
    const MatchSetup proposed = proposed_match(match_);
    circumstances.level = levelIn(proposed.seats);
    page_ = new StartPage(proposed, circumstances);
    connect(page_, &StartPage::playRequested, this, [this, knowsEven] {
        const MatchSetup setup = page_->setup();
        keep_choice(setup);
        if (knowsEven && setup.has_computer() && setup.has_human()) store_even_preference(page_->isEvenChosen());
        start(setup);
    });
    connect(page_, &StartPage::backRequested, this, &MatchStarter::leavePage);
    connect(page_, &StartPage::rulesRequested, this, &MatchStarter::rulesRequested);
    connect(page_, &StartPage::lessonsRequested, this, &MatchStarter::lessonsRequested);
    connect(page_, &StartPage::puzzlesRequested, this, &MatchStarter::puzzlesRequested);
    connect(page_, &StartPage::todaysPuzzleRequested, this, &MatchStarter::todaysPuzzleRequested);
    connect(page_, &StartPage::resumeRequested, this, [this, left] { emit resumeRequested(left); });
    pages_.addWidget(page_);
    pages_.setCurrentWidget(page_);
    page_->setFocus();
    emit pageChanged();
}

void MatchStarter::renewPage(const Settings& settings) {
    if (page_ == nullptr || lesson_file().progress() == progress_) return;
    delete page_.data();
    show(settings);
}

void MatchStarter::askForNewMatch(const Settings& settings) {
    renewPage(settings);
    if (page_ == nullptr) show(settings);
    pages_.setCurrentWidget(page_);
    page_->playExample();
}

void MatchStarter::welcome(const Settings& settings) {
    show(settings, lesson_file().take_offer());
    page_->playExampleAtFirstInput();
}

void MatchStarter::leavePage() {
    if (pages_.currentIndex() == 0) return;
    // Other pages close themselves when another one is shown.
    pages_.setCurrentIndex(0);
    if (page_ != nullptr) {
        pages_.removeWidget(page_);
        page_->deleteLater();
        page_.clear();
    }
    pages_.currentWidget()->setFocus();
    emit pageChanged();
}

void MatchStarter::rematch() {
    MatchSetup setup = match_.setup();
    std::swap(setup.seats[Player::kFirst], setup.seats[Player::kSecond]);
    if (const auto level = chosen_level()) set_level(setup.seats, *level);
    if (start(setup, tr("New match with sides swapped."))) keep_chosen_level(std::nullopt);
}

void MatchStarter::askForSeat(Player player, const Settings& settings) {
    auto* dialog = new SeatDialog(match_.setup().seats, player, namesBefore(), settings.pieces, pages_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The other seat may have changed by then; it keeps its current player.
    connect(dialog, &QDialog::accepted, this, [this, dialog] { seat(dialog->seats(match_.setup().seats)); });
    dialog->open();
}

void MatchStarter::seat(const ByPlayer<Seat>& seats) {
    keep_names(seats);
    if (seats == match_.setup().seats || match_.is_held()) return;
    keep_chosen_level(std::nullopt);
    match_.set_seats(seats);
    emit said(QString::fromStdString(seats_changed_text(match_)));
}

void MatchStarter::askForSettings(SettingsManager& keeper) {
    const auto level = even_level_now();
    const auto even = level ? std::optional(LevelSetting::Even{*level, prefers_even_level()}) : std::nullopt;
    const bool isInPlay = match_.setup().has_computer() && (page_ == nullptr || session_.is_unfinished());
    const MatchSetup next = page_ != nullptr ? page_->setup() : proposed_match(match_);
    auto* setting = new LevelSetting(levelIn(next.seats), even, isInPlay);
    const SettingsDialog* dialog = keeper.ask(pages_.window(), setting);
    connect(dialog, &SettingsDialog::reset, setting, &LevelSetting::reset);
    connect(dialog, &QDialog::accepted, setting, [this, setting] { takeLevel(*setting); });
}

void MatchStarter::takeLevel(const LevelSetting& chosen) {
    if (chosen.isForMatchInPlay()) {
        ByPlayer<Seat> seats = match_.setup().seats;
        set_level(seats, chosen.level());
        seat(seats);
    }
    if (!chosen.isChanged()) return;
    store_even_preference(chosen.isEvenChosen());
    keep_chosen_level(chosen.level());
    if (page_ != nullptr) page_->chooseLevel(chosen.level());
}

void MatchStarter::setUpPosition(const Settings& settings) {
    auto* dialog = new PositionDialog(board_.position(), settings, pages_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { startFrom(dialog->position(), tr("New match from your position.")); });
    dialog->open();
}

void MatchStarter::copyPosition() {
    QApplication::clipboard()->setText(QString::fromStdString(to_text(board_.position())));
    emit said(tr("Position copied as text."));
}

void MatchStarter::copyMatch() {
    const auto records = match_.records();
    QApplication::clipboard()->setText(QString::fromStdString(to_text(std::span(records))));
    emit said(tr("Match copied as text."));
}

void MatchStarter::paste() {
    if (!Clipboard::answers()) return emit said(Clipboard::silent());
    const QString pasted = QApplication::clipboard()->text();
    if (pasted.trimmed().isEmpty()) return emit said(tr("The clipboard contains no text."));
    if (const auto position = parse_position(pasted.trimmed().toStdString())) {
        if (position->is_over()) return emit said(QString::fromStdString(remark_text(*remark_on(*position))));
        startFrom(*position, tr("New match from the pasted position."));
        return;
    }
    std::optional<int> ignoredLine;
    auto records = parse_records(pasted.toStdString(), &ignoredLine);
    if (!records) {
        warn(pages_.window(), tr("Paste a match"), Messages::pasteError(records.error()));
        return;
    }
    if (mayReplace_ && !mayReplace_()) return;
    match_.restore(std::move(*records));
    const QString pastedText =
        Messages::withPrevious(tr("Match pasted. Use Undo to go back through its moves."), session_);
    emit said(FileMessages::withPassedOver(pastedText, ignoredLine));
}

}  // namespace atom4::ui
