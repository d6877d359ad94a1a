// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Scenes of comments on moves, and of keyboard shortcuts.
#include <QAction>

#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/parts.h"
#include "ui/atom4/panels/comment_dialog.h"
#include "ui/common/shortcuts_dialog.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

// Comments and marks of all kinds, also in a variation.
Exhibit comments(LanguageChoice language) {
    auto table = tableIn(language);
    playSome(*table, 24);
    for (int step = 0; step < 6; ++step) trigger(*table, "previousPly");
    const auto moves = table->board()->position().legal_moves();
    table->click(moves[moves.size() / 2]);
    table->board()->finishAnimation();
    playSome(*table, 3);
    Match& match = table->match();
    const int last = match.undoable_plies();
    const std::array<Annotation, 6> said{{{MoveMark::kVeryGood, ""},
                                          {MoveMark::kInteresting, "Why not h6, which threatens two fours at once?"},
                                          {MoveMark::kNone, "Only move"},
                                          {MoveMark::kVeryBad, "overlooks the row from f6 to i6"},
                                          {MoveMark::kGood, ""},
                                          {MoveMark::kDoubtful, ""}}};
    for (std::size_t i = 0; i < said.size(); ++i)
        match.annotate(match.line_of_plies(last - static_cast<int>(i)), said[i]);
    match.annotate(match.line_of_variation(0, 1), {MoveMark::kBad, "played first"});
    return shown(table);
}

Exhibit commentDialog(LanguageChoice language) {
    sayIn(language);
    auto dialog = std::make_shared<CommentDialog>(
        QStringLiteral("12... k5"), Annotation{MoveMark::kInteresting, "Why not h6, which threatens two fours?"},
        nullptr);
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    dialog->show();
    require(QTest::qWaitForWindowExposed(dialog.get()));
    QWidget* widget = dialog.get();
    return {widget, std::move(dialog)};
}

// A key that belongs to another action is about to be assigned.
Exhibit shortcuts(LanguageChoice language) {
    auto table = tableIn(language);
    auto dialog = std::make_shared<ShortcutsDialog>(*table->window->findChild<Shortcuts*>(), nullptr);
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    dialog->show();
    require(QTest::qWaitForWindowExposed(dialog.get()));
    auto* list = dialog->findChild<QTreeWidget*>();
    list->setCurrentItem(list->topLevelItem(0)->child(2));
    QTest::keyClick(dialog->findChild<QKeySequenceEdit*>(), Qt::Key_Z, Qt::ControlModifier);
    QWidget* widget = dialog.get();
    return {widget, std::make_shared<std::pair<std::shared_ptr<Table>, std::shared_ptr<QDialog>>>(table, dialog)};
}

}  // namespace

std::vector<Scene> aroundScenes() {
    return {
        {"comments", false, comments},
        {"comment-dialog", true, commentDialog},
        {"shortcuts", true, shortcuts},
    };
}
