// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/study.h"

namespace atom4::ui {

Study::Study(const Match& match, MatchView& view, QObject* parent)
    : QObject(parent), analysis_(new LiveAnalysis(match, view, this)) {}

QList<QAction*> Study::actions() const {
    return {analysis_->action()};
}

void Study::fill(QMenu& menu) const {
    menu.addActions(actions());
}

void Study::follow() {
    analysis_->follow();
}

void Study::setPieceStyle(PieceStyle style) {
    analysis_->setPieceStyle(style);
}

void Study::retranslate() {
    analysis_->retranslate();
}

void Study::restore() {
    analysis_->restore();
}

}  // namespace atom4::ui
