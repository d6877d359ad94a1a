// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/study.h"

namespace atom4::ui {

Study::Study(GameController& game, MatchView& view, RoundScores& scores, QObject* parent)
    : QObject(parent),
      game_(game),
      analysis_(new LiveAnalysis(game, view, scores, this)),
      review_(new ReviewController(game, view, scores, this)),
      explainer_(new CellExplainer(game.match(), *view.board(), this)) {
    connect(analysis_, &LiveAnalysis::lineMenuRequested, this, &Study::lineMenuRequested);
    connect(analysis_, &LiveAnalysis::lineRequested, this, &Study::lineRequested);
    connect(review_, &ReviewController::lineRequested, this, &Study::lineRequested);
    connect(review_, &ReviewController::plyRequested, this, &Study::plyRequested);
    connect(review_, &ReviewController::moveRequested, this, &Study::moveRequested);
    connect(explainer_, &CellExplainer::plyRequested, this, &Study::plyRequested);
    connect(explainer_, &CellExplainer::placeRequested, this, &Study::placeRequested);
    connect(explainer_, &CellExplainer::explained, this, &Study::said);
    connect(explainer_, &CellExplainer::handbookRequested, this, &Study::handbookRequested);
}

QList<QAction*> Study::actions() const {
    return {analysis_->action(),   review_->reviewAction(), review_->previousAction(), review_->nextAction(),
            review_->lineAction(), review_->tryAction(),    explainer_->action()};
}

void Study::fill(QMenu& menu) const {
    menu.addAction(analysis_->action());
    menu.addSeparator();
    menu.addActions({review_->reviewAction(), review_->previousAction(), review_->nextAction(), review_->lineAction(),
                     review_->tryAction()});
    menu.addSeparator();
    menu.addAction(explainer_->action());
}

void Study::follow() {
    game_.follow();
    review_->follow();
    explainer_->follow(game_.browser.plies());
}

void Study::stop() {
    analysis_->stop();
    review_->stop();
}

void Study::setSettings(const Settings& settings) {
    analysis_->setPieceStyle(settings.pieces);
    review_->setSettings(settings);
}

void Study::retranslate() {
    analysis_->retranslate();
    review_->retranslate();
    explainer_->retranslate();
}

void Study::restore() {
    analysis_->restore();
}

}  // namespace atom4::ui
