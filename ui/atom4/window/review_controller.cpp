// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/review_controller.h"

#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/analysis_texts.h"
#include "core/base/strings.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/model/review_texts.h"
#include "ui/atom4/window/show_help.h"
#include "ui/common/shortcuts.h"
#include "ui/theme/icons.h"

namespace atom4::ui {

ReviewController::ReviewController(GameController& game, MatchView& view, RoundScores& scores, QObject* parent)
    : QObject(parent),
      browser_(game.browser),
      match_(game.match()),
      view_(view),
      scores_(scores),
      review_(new QAction(this)),
      previous_(new QAction(this)),
      next_(new QAction(this)),
      try_(new QAction(this)),
      line_(new QAction(this)),
      session_(game.review),
      puzzles_(new MistakePuzzles(session_, this)) {
    review_->setObjectName(QStringLiteral("review"));
    previous_->setObjectName(QStringLiteral("previousMistake"));
    next_->setObjectName(QStringLiteral("nextMistake"));
    try_->setObjectName(QStringLiteral("tryIt"));
    review_->setShortcut(QKeySequence(Qt::Key_V));
    previous_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    next_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    line_->setObjectName(QStringLiteral("bestLine"));
    try_->setShortcut(QKeySequence(Qt::Key_T));
    line_->setShortcut(QKeySequence(Qt::Key_G));
    line_->setIcon(symbolIcon(Symbol::kBranch));
    connect(line_, &QAction::triggered, this, &ReviewController::playBest);
    try_->setIcon(symbolIcon(Symbol::kNextRound));
    previous_->setIcon(symbolIcon(Symbol::kPrevious));
    next_->setIcon(symbolIcon(Symbol::kNext));
    connect(review_, &QAction::triggered, this, &ReviewController::review);
    connect(previous_, &QAction::triggered, this, [this] { goToMistake(-1); });
    connect(next_, &QAction::triggered, this, [this] { goToMistake(1); });
    connect(try_, &QAction::triggered, this, [this] {
        if (!browser_.position().is_over()) showHelp(scores_, view_.window(), [this] { tryIt(); });
    });
    retranslate();
}

void ReviewController::retranslate() {
    review_->setText(tr("Re&view Round", "look at each move and mark mistakes"));
    previous_->setText(tr("&Previous Mistake"));
    next_->setText(tr("&Next Mistake"));
    try_->setText(tr("&Try It", "play on from here against the computer, beside the match"));
    for (QAction* button : {previous_, next_, try_}) button->setIconText(plainText(*button));
    line_->setText(tr("Play &Best Line", "on the board, instead of the move that is judged"));
    line_->setIconText(tr("Best Line", "button: plays it on the board"));
    puzzles_->retranslate();
    if (session_.is_open()) refresh();
}

void ReviewController::makePanel() {
    if (panel_ != nullptr) return;
    panel_ = new ReviewPanel(previous_, next_, line_, try_, puzzles_->menu());
    view_.strip()->add(panel_);
    connect(panel_, &ReviewPanel::cancelled, this, &ReviewController::close);
    connect(panel_, &ReviewPanel::closeRequested, this, &ReviewController::close);
    connect(panel_->graph(), &EvaluationGraph::plyChosen, this, &ReviewController::choose);
}

void ReviewController::review() {
    // The results are still there.
    if (session_.is_up_to_date()) return goToMistake(1);
    if (session_.bar_text().empty()) showHelp(scores_, view_.window(), [this] { session_.begin(); });
}

void ReviewController::close() {
    session_.close();
    view_.board()->setFocus();
}

void ReviewController::handle(const ReviewEvent& event) {
    if (const auto* saved = std::get_if<MistakesSaved>(&event)) return puzzles_->report(*saved);
    if (std::holds_alternative<OutOfResources>(event))
        emit puzzles_->said(QString::fromStdString(out_of_resources_text()));
    if (session_.is_open()) makePanel();
    if (panel_ == nullptr) return;
    view_.strip()->showPanel(panel_, session_.is_open());
    refresh();
}

void ReviewController::follow() {
    try_->setEnabled(!match_.plies().empty() && !browser_.position().is_over() && !match_.forbids_engine_help());
    review_->setEnabled(session_.bar_text().empty());
    refresh();
}

Player ReviewController::moverOf(int ply) const {
    return player_of(next_on_wheel(session_.start().to_play(), ply - 1));
}

QString ReviewController::sentenceOn(int ply) const {
    if (ply == 0 || ply > static_cast<int>(reviewed().size())) return tr("The start of the round");
    return QStringLiteral("%1 %2").arg(
        Messages::moveNumber(ply, session_.start().to_play()),
        QString::fromStdString(short_review_sentence(reviewed()[static_cast<std::size_t>(ply - 1)])));
}

void ReviewController::showLesson() {
    if (browser_.described_ply() > session_.plies_in_common())
        return panel_->setLesson(tr("This variation hasn't been reviewed"), {}, {});
    const ReviewedMove* move = session_.of(browser_.described_ply());
    ReviewReason why;
    if (move != nullptr && move->judgement != Judgement::kGood)
        why = review_reason(match_.setup(), match_.position_after(browser_.described_ply() - 1), *move);
    panel_->setLesson(sentenceOn(browser_.described_ply()), QString::fromStdString(why.happens),
                      QString::fromStdString(why.better));
}

void ReviewController::showSums() {
    const auto accuracies = accuracy_of(session_.start(), reviewed());
    const auto row = [&](Player player) {
        return AccuracyTable::Row{QString::fromStdString(accuracy_text(match_, player, accuracies[player])),
                                  QString::fromStdString(phases_text(accuracies[player])),
                                  ReviewTexts::marks(reviewed(), session_.start().mover(), player)};
    };
    panel_->accuracy()->show({row(Player::kFirst), row(Player::kSecond)});
}

// Shows ghosts on the board before a mistake: the move played, the better one, and where a row of four would follow.
void ReviewController::noteGhosts() {
    using Kind = BoardAnnotations::Ghost::Kind;
    BoardAnnotations notes = view_.board()->notes();
    notes.ghosts.clear();
    const ReviewedMove* move = session_.of(browser_.judged());
    if (move != nullptr && move->judgement != Judgement::kGood) {
        const auto put = [&](Cell cell, Kind kind, const QString& word) {
            const auto same = [&](const BoardAnnotations::Ghost& ghost) { return ghost.cell == cell; };
            if (std::none_of(notes.ghosts.begin(), notes.ghosts.end(), same))
                notes.ghosts.push_back({cell, kind, word});
        };
        put(move->best_line.front(), Kind::kBetter, tr("better", "beside a move on the board"));
        put(move->played, Kind::kPlayed, tr("played", "beside a move on the board"));
        for (const Four& four : mistake_facts(match_.position_after(browser_.judged() - 1), *move).lets)
            put(four.cell, Kind::kThen, tr("then", "beside a move on the board: what would follow"));
    }
    view_.board()->setNotes(std::move(notes));
}

std::vector<EvaluationGraph::Point> ReviewController::points() const {
    std::vector<EvaluationGraph::Point> points;
    if (!reviewed().empty())
        points.push_back({Verdict(reviewed().front().best_score, session_.start().mover()).share(), Judgement::kGood,
                          sentenceOn(0)});
    for (std::size_t i = 0; i < reviewed().size(); ++i) {
        const int ply = static_cast<int>(i) + 1;
        points.push_back(
            {Verdict(reviewed()[i].score, moverOf(ply)).share(), reviewed()[i].judgement, sentenceOn(ply)});
    }
    return points;
}

void ReviewController::refresh() {
    previous_->setEnabled(session_.next_mistake(-1).has_value());
    next_->setEnabled(session_.next_mistake(1).has_value());
    line_->setEnabled(session_.of(browser_.described_ply()) != nullptr);
    if (panel_ == nullptr) return;
    const int common = session_.plies_in_common();
    panel_->graph()->show(points(), session_.plies());
    panel_->graph()->markPly(browser_.described_ply() <= common ? std::optional(browser_.described_ply())
                                                                : std::nullopt);
    panel_->setProgress(session_.is_running() ? static_cast<int>(reviewed().size()) : session_.plies(),
                        session_.plies());
    puzzles_->follow(browser_.described_ply());
    panel_->offerPuzzles(session_.offers_puzzles() || session_.offers_puzzle(browser_.described_ply()));
    showLesson();
    showSums();
    noteGhosts();
    std::vector<MoveList::Remark> remarks;
    for (int ply = 1; ply <= common; ++ply) {
        const ReviewedMove& move = reviewed()[static_cast<std::size_t>(ply - 1)];
        const bool good = move.judgement == Judgement::kGood;
        const QString sentence =
            QStringLiteral("%1 %2").arg(Messages::moveNumber(ply, session_.start().to_play()),
                                        QString::fromStdString(review_sentence(match_.setup(), move, moverOf(ply))));
        remarks.push_back({QLatin1String(judgement_sign(move.judgement)), good ? QString() : sentence});
    }
    view_.panel()->setRemarks(std::move(remarks));
}

void ReviewController::goToMistake(int direction) {
    if (const auto found = session_.next_mistake(direction)) choose(*found);
}

void ReviewController::choose(int ply) {
    if (session_.shows_before(ply))
        emit moveRequested(ply);
    else
        emit plyRequested(ply);
}

void ReviewController::playBest() {
    const int ply = browser_.described_ply();
    const ReviewedMove* move = session_.of(ply);
    if (move == nullptr) return;
    const std::vector<Cell> line = move->best_line;
    if (browser_.judged() != ply) emit moveRequested(ply);
    emit lineRequested(match_.position_after(ply - 1), line);
}

// Plays at the level of the match's computer, or at a good one if it has none.
void ReviewController::tryIt() {
    constexpr Level kUsualLevel = 5;
    // The board may show a line that is being played.
    const Position position = browser_.position();
    if (position.is_over()) return;
    Level level = kUsualLevel;
    for (const Player player : {Player::kFirst, Player::kSecond})
        if (const auto& seat = match_.setup().seats[player]; seat.computer_level) level = *seat.computer_level;
    emit tryRequested(position, level);
}

}  // namespace atom4::ui
