// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/review_guide.h"

#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/analysis_texts.h"
#include "core/base/strings.h"
#include "ui/atom4/study/sandbox.h"
#include "ui/atom4/study/show_help.h"
#include "ui/atom4/words/messages.h"
#include "ui/atom4/words/review_texts.h"
#include "ui/common/queued_task.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

std::vector<Cell> cellsOf(const Match& match) {
    std::vector<Cell> cells;
    for (const Reaction& ply : match.plies()) cells.push_back(ply.placed());
    return cells;
}

}  // namespace

ReviewGuide::ReviewGuide(const Match& match, MatchView& view, RoundScores& scores, QObject* parent)
    : QObject(parent),
      match_(match),
      view_(view),
      scores_(scores),
      review_(new QAction(this)),
      previous_(new QAction(this)),
      next_(new QAction(this)),
      try_(new QAction(this)),
      puzzles_(new MistakePuzzles(this)) {
    review_->setObjectName(QStringLiteral("review"));
    previous_->setObjectName(QStringLiteral("previousMistake"));
    next_->setObjectName(QStringLiteral("nextMistake"));
    try_->setObjectName(QStringLiteral("tryIt"));
    review_->setShortcut(QKeySequence(Qt::Key_V));
    previous_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    next_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    try_->setShortcut(QKeySequence(Qt::Key_T));
    try_->setIcon(symbolIcon(Symbol::kNextRound));
    previous_->setIcon(symbolIcon(Symbol::kPrevious));
    next_->setIcon(symbolIcon(Symbol::kNext));
    connect(review_, &QAction::triggered, this, [this] {
        if (!match_.plies().empty()) showHelp(scores_, view_.window(), [this] { begin(); });
    });
    connect(previous_, &QAction::triggered, this, [this] { goToMistake(-1); });
    connect(next_, &QAction::triggered, this, [this] { goToMistake(1); });
    connect(try_, &QAction::triggered, this, [this] {
        if (!view_.board()->position().is_over()) showHelp(scores_, view_.window(), [this] { tryIt(); });
    });
    retranslate();
}

void ReviewGuide::retranslate() {
    review_->setText(tr("Re&view Game", "look at each move and mark mistakes"));
    previous_->setText(tr("&Previous Mistake"));
    next_->setText(tr("&Next Mistake"));
    try_->setText(tr("&Try It", "play on from here against the computer, beside the match"));
    puzzles_->retranslate();
    if (!moves_.empty()) refresh();
}

void ReviewGuide::makePanel() {
    if (panel_ != nullptr) return;
    panel_ = new ReviewPanel(previous_, next_, try_, puzzles_->menu());
    view_.strip()->add(panel_);
    connect(panel_, &ReviewPanel::cancelled, this, &ReviewGuide::close);
    connect(panel_, &ReviewPanel::closeWanted, this, &ReviewGuide::close);
    connect(panel_->graph(), &EvaluationGraph::plyChosen, this, &ReviewGuide::choose);
}

void ReviewGuide::begin() {
    moves_ = cellsOf(match_);
    if (moves_.empty()) return;
    stop();
    start_ = match_.first_position();
    reviewed_.clear();
    makePanel();
    view_.strip()->showPanel(panel_, true);
    running_ = std::make_unique<EngineTask>(
        windowMailbox(), engine_worker(), [this](const EngineReply& answer) { take(std::get<ReviewedMove>(answer)); },
        [this](TaskEnd how) { takeEnd(how); });
    running_->ask(ReviewQuestion{start_, moves_});
    refresh();
}

void ReviewGuide::stop() {
    running_.reset();
}

void ReviewGuide::close() {
    stop();
    moves_.clear();
    reviewed_.clear();
    refresh();
    if (panel_ != nullptr) view_.strip()->showPanel(panel_, false);
    view_.board()->setFocus();
}

void ReviewGuide::take(const ReviewedMove& move) {
    reviewed_.push_back(move);
    refresh();
}

void ReviewGuide::takeEnd(TaskEnd how) {
    if (how == TaskEnd::kOutOfResources) {
        close();
        emit puzzles_->said(QString::fromStdString(out_of_resources_text()));
        return;
    }
    running_.reset();
    refresh();
}

void ReviewGuide::follow(int shownPly, int judgedPly) {
    shownPly_ = shownPly;
    judgedPly_ = judgedPly;
    try_->setEnabled(!match_.plies().empty() && !view_.board()->position().is_over() && !match_.forbids_engine_help());
    review_->setEnabled(!match_.plies().empty() && !match_.forbids_engine_help());
    // A rated round that begins as another did is not that one.
    if (!moves_.empty() && (!isOfThisRound() || scores_.is_rated())) return close();
    if (!moves_.empty()) return refresh();
    previous_->setEnabled(false);
    next_->setEnabled(false);
}

// A round that begins in the same way is taken for the same: a move that was taken back or another line leaves the
// review as it is.
bool ReviewGuide::isOfThisRound() const {
    if (!(start_ == match_.first_position())) return false;
    return match_.plies().empty() || match_.plies().front().placed() == moves_.front();
}

int ReviewGuide::pliesInCommon() const {
    const auto plies = match_.plies();
    const std::size_t most = std::min(plies.size(), reviewed_.size());
    std::size_t count = 0;
    while (count < most && plies[count].placed() == reviewed_[count].played) ++count;
    return static_cast<int>(count);
}

Player ReviewGuide::moverOf(int ply) const {
    return player_of(next_on_wheel(start_.to_play(), ply - 1));
}

QString ReviewGuide::sentenceOn(int ply) const {
    if (ply == 0 || ply > static_cast<int>(reviewed_.size())) return tr("The start of the round");
    return QStringLiteral("%1 %2").arg(
        Messages::moveNumber(ply, start_.to_play()),
        QString::fromStdString(short_review_sentence(reviewed_[static_cast<std::size_t>(ply - 1)])));
}

const ReviewedMove* ReviewGuide::reviewOf(int ply) const {
    return ply >= 1 && ply <= pliesInCommon() ? &reviewed_[static_cast<std::size_t>(ply - 1)] : nullptr;
}

void ReviewGuide::showLesson() {
    if (ply() > pliesInCommon()) return panel_->setLesson(tr("This line has not been reviewed"), {}, {});
    const ReviewedMove* move = reviewOf(ply());
    ReviewReason why;
    if (move != nullptr && move->judgement != Judgement::kGood)
        why = review_reason(match_.setup(), match_.position_after(ply() - 1), *move);
    panel_->setLesson(sentenceOn(ply()), QString::fromStdString(why.happens), QString::fromStdString(why.better));
}

void ReviewGuide::showSums() {
    const auto accuracies = accuracy_of(start_, reviewed_);
    const auto row = [&](Player player) {
        return AccuracyTable::Row{ReviewTexts::accuracy(match_, player, accuracies[player]),
                                  ReviewTexts::phases(accuracies[player]),
                                  ReviewTexts::marks(reviewed_, start_.mover(), player)};
    };
    panel_->accuracy()->show({row(Player::kFirst), row(Player::kSecond)});
}

// What was played, what was better, and where a row of four would follow, on the board before the move.
void ReviewGuide::noteGhosts() {
    using Kind = BoardAnnotations::Ghost::Kind;
    BoardAnnotations notes = view_.board()->notes();
    notes.ghosts.clear();
    const ReviewedMove* move = reviewOf(judgedPly_);
    if (move != nullptr && move->judgement != Judgement::kGood) {
        const auto put = [&](Cell cell, Kind kind, const QString& word) {
            const auto same = [&](const BoardAnnotations::Ghost& ghost) { return ghost.cell == cell; };
            if (std::none_of(notes.ghosts.begin(), notes.ghosts.end(), same))
                notes.ghosts.push_back({cell, kind, word});
        };
        put(move->best_line.front(), Kind::kBetter, tr("better", "beside a move on the board"));
        put(move->played, Kind::kPlayed, tr("played", "beside a move on the board"));
        for (const Four& four : shortfall_of(match_.position_after(judgedPly_ - 1), *move).lets)
            put(four.cell, Kind::kThen, tr("then", "beside a move on the board: what would follow"));
    }
    view_.board()->setNotes(std::move(notes));
}

std::vector<EvaluationGraph::Point> ReviewGuide::points() const {
    std::vector<EvaluationGraph::Point> points;
    if (!reviewed_.empty())
        points.push_back(
            {Verdict(reviewed_.front().best_score, start_.mover()).share(), Judgement::kGood, sentenceOn(0)});
    for (std::size_t i = 0; i < reviewed_.size(); ++i) {
        const int ply = static_cast<int>(i) + 1;
        points.push_back({Verdict(reviewed_[i].score, moverOf(ply)).share(), reviewed_[i].judgement, sentenceOn(ply)});
    }
    return points;
}

void ReviewGuide::refresh() {
    if (panel_ == nullptr) return;
    const int common = pliesInCommon();
    panel_->graph()->show(points(), static_cast<int>(moves_.size()));
    panel_->graph()->markPly(ply() <= common ? std::optional(ply()) : std::nullopt);
    panel_->setProgress(running_ ? static_cast<int>(reviewed_.size()) : static_cast<int>(moves_.size()),
                        static_cast<int>(moves_.size()));
    const int talkedOf = ply() >= 1 && ply() <= common ? ply() : 0;
    puzzles_->follow(start_, reviewed_, talkedOf > 0 ? std::optional(as_size(talkedOf - 1)) : std::nullopt);
    panel_->offerPuzzles(!running_ && puzzles_->isOffered());
    showLesson();
    showSums();
    noteGhosts();
    previous_->setEnabled(!running_ && mistake(ply(), -1));
    next_->setEnabled(!running_ && nextMistake());
    std::vector<MoveList::Remark> remarks;
    for (int ply = 1; ply <= common; ++ply) {
        const ReviewedMove& move = reviewed_[static_cast<std::size_t>(ply - 1)];
        const bool good = move.judgement == Judgement::kGood;
        const QString sentence =
            QStringLiteral("%1 %2").arg(Messages::moveNumber(ply, start_.to_play()),
                                        QString::fromStdString(review_sentence(match_.setup(), move, moverOf(ply))));
        remarks.push_back({QLatin1String(judgement_sign(move.judgement)), good ? QString() : sentence});
    }
    view_.panel()->setRemarks(std::move(remarks));
}

std::optional<int> ReviewGuide::mistake(int from, int direction) const {
    const int common = pliesInCommon();
    for (int ply = from + direction; ply >= 1 && ply <= common; ply += direction)
        if (reviewed_[static_cast<std::size_t>(ply - 1)].judgement > Judgement::kInaccuracy) return ply;
    return std::nullopt;
}

// From the end of the round it begins with the first one.
std::optional<int> ReviewGuide::nextMistake() const {
    const auto next = mistake(ply(), 1);
    const bool atEnd = judgedPly_ == 0 && shownPly_ == static_cast<int>(moves_.size());
    return next || !atEnd ? next : mistake(0, 1);
}

void ReviewGuide::goToMistake(int direction) {
    if (const auto found = direction > 0 ? nextMistake() : mistake(ply(), direction)) choose(*found);
}

void ReviewGuide::choose(int ply) {
    const ReviewedMove* move = reviewOf(ply);
    if (move != nullptr && move->judgement != Judgement::kGood && !running_)
        emit moveWanted(ply);
    else
        emit plyWanted(ply);
}

// Against the computer that the match is played against, or one that plays well.
void ReviewGuide::tryIt() {
    constexpr Level kUsualLevel = 5;
    const Position& position = view_.board()->position();
    if (position.is_over()) return;
    Level level = kUsualLevel;
    for (const Player player : {Player::kFirst, Player::kSecond})
        if (const auto& seat = match_.setup().seats[player]; seat.computer_level) level = *seat.computer_level;
    (new Sandbox(position, level, settings_, view_.window()))->open();
}

}  // namespace atom4::ui
