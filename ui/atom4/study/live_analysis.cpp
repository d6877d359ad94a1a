// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/live_analysis.h"

#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/game/analysis_texts.h"
#include "ui/atom4/study/show_help.h"
#include "ui/common/queued_task.h"
#include "ui/common/stored_values.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

constexpr int kUsualLines = 3;
constexpr const char* kOn = "analysis/on";
constexpr const char* kLines = "analysis/lines";

}  // namespace

LiveAnalysis::LiveAnalysis(const Match& match, MatchView& view, RoundScores& scores, QObject* parent)
    : QObject(parent), match_(match), view_(view), scores_(scores), action_(new QAction(this)) {
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
    action_->setText(tr("&Analysis", "of the position on the board, while it is looked at"));
    action_->setIconText(action_->text().remove(QLatin1Char('&')));
    if (isOn() && report_.depth > 0) take(SearchReport(report_));
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
        scores_, view_.window(), [this] { follow(); }, [this] { action_->trigger(); });
}

void LiveAnalysis::makePanel() {
    if (panel_ != nullptr) return;
    panel_ = new AnalysisPanel;
    panel_->lines()->setPieceStyle(style_);
    bool number = false;
    const int lines = storedValue(kLines).toString().toInt(&number);
    panel_->setLineCount(number ? lines : kUsualLines);
    view_.strip()->add(panel_);
    connect(panel_, &AnalysisPanel::closeWanted, action_, &QAction::trigger);
    connect(panel_, &AnalysisPanel::lineCountChanged, this, [this] {
        view_.strip()->updateGeometry();
        restart();
        keep();
    });
    connect(panel_->lines(), &LineList::pointedAt, this, [this](std::optional<int> line) {
        pointed_ = line;
        note();
    });
    connect(panel_->lines(), &LineList::menuWanted, this, [this](int line, QPoint at) {
        const auto row = static_cast<std::size_t>(line);
        if (analysed_ && row < report_.lines.size()) emit lineMenuWanted(*analysed_, report_.lines[row].moves, at);
    });
}

void LiveAnalysis::setOn(bool on) {
    if (on == isOn()) return;
    if (on) {
        makePanel();
        analysis_ = std::make_unique<EngineTask>(
            windowMailbox(), engine_worker(),
            [this](const EngineReply& answer) { take(std::get<SearchReport>(answer)); },
            [this](TaskEnd how) { takeEnd(how); });
    } else {
        analysis_.reset();
        analysed_.reset();
        pointed_.reset();
        report_ = {};
        note();
    }
    view_.bar()->clear();
    view_.bar()->setVisible(on);
    view_.strip()->showPanel(panel_, on);
    if (on)
        restart();
    else
        view_.board()->setFocus();
}

void LiveAnalysis::follow() {
    if (isOn() && (analysed_ != view_.board()->position() || barred_ != isBarred())) restart();
}

void LiveAnalysis::stop() {
    if (isOn()) analysis_->stop();
}

void LiveAnalysis::restart() {
    if (!isOn()) return;
    const Position& position = view_.board()->position();
    analysed_ = position;
    report_ = {};
    barred_ = isBarred();
    if (barred_) {
        analysis_->stop();
        panel_->clear();
        view_.bar()->show(std::nullopt, QString());
        panel_->setSentence(match_.forbids_engine_help() ? QString::fromStdString(help_barred_text())
                                                         : tr("Hidden while this round counts for your rating."));
    } else if (position.is_over()) {
        analysis_->stop();
        panel_->clear();
        tell(Verdict::of(position));
    } else {
        scores_.help();
        // What is known of the position before stays to be read until there is something new.
        analysis_->ask(AnalysisQuestion{position, panel_->lineCount()});
        view_.bar()->show(std::nullopt, QString());
    }
    note();
}

void LiveAnalysis::take(const SearchReport& report) {
    if (report.lines.empty() || !analysed_ || barred_) return;
    report_ = report;
    panel_->lines()->show(report_.lines, analysed_->to_play());
    panel_->setDepth(report_.depth, isSearching());
    tell(Verdict(report_.score(), analysed_->mover()));
    note();
}

void LiveAnalysis::takeEnd(TaskEnd how) {
    if (how == TaskEnd::kOutOfResources) panel_->setSentence(QString::fromStdString(out_of_resources_text()));
    panel_->setDepth(report_.depth, false);
}

void LiveAnalysis::tell(const std::optional<Verdict>& verdict) {
    const QString sentence = verdict ? QString::fromStdString(verdict_sentence(match_.setup(), *verdict)) : QString();
    view_.bar()->show(verdict, sentence);
    panel_->setSentence(sentence);
}

// On the board: the line pointed at, or where each of them begins.
void LiveAnalysis::note() {
    BoardAnnotations notes = view_.board()->notes();
    notes.candidates.clear();
    notes.line.clear();
    const auto row = static_cast<std::size_t>(pointed_.value_or(-1));
    if (pointed_ && row < report_.lines.size()) notes.line = report_.lines[row].moves;
    for (const SearchLine& line : report_.lines) notes.candidates.push_back(line.moves.front());
    view_.board()->setNotes(std::move(notes));
}

void LiveAnalysis::setPieceStyle(PieceStyle style) {
    style_ = style;
    if (panel_ != nullptr) panel_->lines()->setPieceStyle(style);
}

}  // namespace atom4::ui
