// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/review_round.h"

#include <QLabel>

using namespace atom4;
using namespace atom4::ui;

ReviewPanel* panel(Table& table) {
    return table.window->findChild<ReviewPanel*>();
}

EvaluationGraph* graph(Table& table) {
    return table.window->findChild<EvaluationGraph*>();
}

QString sentence(Table& table) {
    return panel(table)->findChild<QLabel*>(QStringLiteral("judgement"))->text();
}

const ReviewController& guide(Table& table) {
    return table.window->study()->review();
}

bool isDone(Table& table) {
    return !guide(table).isRunning() && guide(table).reviewed().size() == table.match().plies().size();
}

void playCarelessly(Table& table) {
    table.window->startMatch(MatchSetup{BoardSize{6, 6}, {Seat::human(), Seat::human()}});
    table.playToTheEnd(Outcome::kFirstWins, 3);
    table.board()->finishAnimation();
}
