// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/live_analysis.h"

#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/game/analysis_texts.h"
#include "ui/atom4/window/show_help.h"
#include "ui/common/shortcuts.h"
#include "ui/common/stored_values.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

constexpr int kUsualLines = 3;
constexpr const char* kOn = "analysis/on";
constexpr const char* kLines = "analysis/lines";

}  // namespace

LiveAnalysis::LiveAnalysis(GameController& game, MatchView& view, RoundScores& scores, QObject* parent)
    : QObject(parent),
      game_(game),
      match_(game.match()),
      view_(view),
      scores_(scores),
      action_(new QAction(this)),
      session_(game.analysis) {
    action_->setObjectName(QStringLiteral("analyse"));
    action_->setCheckable(true);
    action_->setIcon(symbolIcon(Symbol::kAnalysis));
    action_->setShortcut(QKeySequence(Qt::Key_A));
    connect(action_, &QAction::toggled, this, &LiveAnalysis::setOn);
    connect(action_, &QAction::triggered, this, &LiveAnalysis::keep);
    connect(action_, &QAction::triggered, this, &LiveAnalysis::askFirst);
    retranslate();
}

void LiveAnalysis::retranslate() {
    action_->setText(tr("&Analysis", "of the position on the board"));
    action_->setIconText(plainText(*action_));
    if (!isOn()) return;
    panel_->setSentence(QString());
    show();
}

void LiveAnalysis::restore() {
    action_->setChecked(storedValue(kOn).toString() == QLatin1String("true"));
}

void LiveAnalysis::keep() {
    storeValue(kOn, isOn());
    if (panel_ != nullptr) storeValue(kLines, panel_->lineCount());
}

void LiveAnalysis::askFirst() {
    if (!isOn() || !scores_.is_rated()) return;
    showHelp(
        scores_, view_.window(), [this] { game_.follow(); }, [this] { action_->trigger(); });
}

void LiveAnalysis::makePanel() {
    if (panel_ != nullptr) return;
    panel_ = new AnalysisPanel;
    panel_->lines()->setPieceStyle(style_);
    bool number = false;
    const int lines = storedValue(kLines).toString().toInt(&number);
    panel_->setLineCount(number ? lines : kUsualLines);
    view_.strip()->add(panel_);
    connect(panel_, &AnalysisPanel::closeRequested, action_, &QAction::trigger);
    connect(panel_, &AnalysisPanel::lineCountChanged, this, [this] {
        view_.strip()->updateGeometry();
        session_.set_lines(panel_->lineCount());
        keep();
    });
    connect(panel_->lines(), &LineList::pointedAt, this, [this](std::optional<int> line) {
        pointed_ = line;
        note();
    });
    connect(panel_->lines(), &LineList::activated, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(index.row());
        const auto& found = session_.report().lines;
        if (row < found.size()) emit lineRequested(session_.position(), found[row].moves);
    });
    connect(panel_->lines(), &LineList::menuRequested, this, [this](int line, QPoint at) {
        const auto row = static_cast<std::size_t>(line);
        const auto& found = session_.report().lines;
        if (row < found.size()) emit lineMenuRequested(session_.position(), found[row].moves, at);
    });
}

void LiveAnalysis::setOn(bool on) {
    if (on == isOn()) return;
    if (on) {
        makePanel();
        session_.set_lines(panel_->lineCount());
    }
    pointed_.reset();
    view_.bar()->clear();
    view_.bar()->setVisible(on);
    view_.strip()->showPanel(panel_, on);
    session_.set_on(on);
    if (!on) view_.board()->setFocus();
}

void LiveAnalysis::show() {
    note();
    if (!isOn()) return;
    using State = AnalysisSession::State;
    const SearchReport& report = session_.report();
    const auto verdict = session_.verdict();
    const bool searches = session_.state() == State::kSearching;
    // The result for the previous position stays readable until there is a new one.
    if (searches && !verdict) return view_.bar()->show(std::nullopt, QString());
    const QString standing = verdict ? QString::fromStdString(verdict_sentence(match_.setup(), *verdict)) : QString();
    view_.bar()->show(verdict, standing);
    const std::string barred = session_.bar_text();
    panel_->setSentence(barred.empty() ? standing : QString::fromStdString(barred));
    if (report.lines.empty()) return panel_->clear();
    panel_->lines()->show(report.lines, session_.position().to_play());
    panel_->setDepth(report.depth, searches);
}

// Marks the line pointed at on the board, or else the first move of each line.
void LiveAnalysis::note() {
    BoardAnnotations notes = view_.board()->notes();
    notes.candidates.clear();
    notes.line.clear();
    const auto row = static_cast<std::size_t>(pointed_.value_or(-1));
    const auto& found = session_.report().lines;
    if (pointed_ && row < found.size()) notes.line = found[row].moves;
    for (const SearchLine& line : found) notes.candidates.push_back(line.moves.front());
    view_.board()->setNotes(std::move(notes));
}

void LiveAnalysis::setPieceStyle(PieceStyle style) {
    style_ = style;
    if (panel_ != nullptr) panel_->lines()->setPieceStyle(style);
}

}  // namespace atom4::ui
