// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/cell_explainer.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>
#include <algorithm>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/training/handbook.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/model/reaction_texts.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {
namespace {

// Events of the history; more would make the menu unreadable.
constexpr std::size_t kMaxInMenu = 12;

}  // namespace

CellExplainer::CellExplainer(const Match& match, BoardView& board, QObject* parent)
    : QObject(parent), match_(match), board_(board), action_(new QAction(this)) {
    action_->setObjectName(QStringLiteral("why"));
    action_->setShortcut(QKeySequence(Qt::Key_W));
    connect(action_, &QAction::triggered, this, &CellExplainer::explain);
    board_.installEventFilter(this);
    retranslate();
}

void CellExplainer::retranslate() {
    action_->setText(tr("&Why Did This Change?", "the piece that is pointed at"));
}

void CellExplainer::follow(int shownPly) {
    if (shownPly != shownPly_) cell_.reset();
    shownPly_ = shownPly;
    action_->setEnabled(shownPly > 0);
}

std::span<const Reaction> CellExplainer::plies() const {
    return match_.plies().first(std::min(static_cast<std::size_t>(shownPly_), match_.plies().size()));
}

// Without a piece pointed at, explains one that the last move turned, or else the one it placed.
std::optional<Cell> CellExplainer::cellToExplain() const {
    const auto target = board_.target();
    if (target && board_.position().at(*target)) return target;
    if (plies().empty()) return std::nullopt;
    const Reaction& last = plies().back();
    return last.changes().empty() ? last.placed() : last.changes()[0].cell;
}

void CellExplainer::explain() {
    const auto cell = cellToExplain();
    if (!cell) return;
    const auto events = history_of(*cell, plies());
    if (events.empty()) {
        emit explained(
            ReactionTexts::history(board_.position(), *cell, plies()).replace(QLatin1Char('\n'), QLatin1String(". ")));
        return;
    }
    back_ = cell == cell_ ? (back_ + 1) % events.size() : 0;
    cell_ = cell;
    show(*cell, events[events.size() - 1 - back_]);
}

void CellExplainer::show(Cell cell, const CellEvent& event) {
    BoardAnnotations notes = board_.notes();
    notes.trail.clear();
    if (event.change) {
        notes.trail.push_back(event.placed);
        notes.trail.insert(notes.trail.end(), event.through.begin(), event.through.end());
        notes.trail.push_back(cell);
    }
    board_.setNotes(std::move(notes));
    emit explained(
        tr("%1: %2", "a cell, and what happened there").arg(Messages::name(cell), ReactionTexts::event(event)));
}

bool CellExplainer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = board_.boardLayout().cellAt(help->pos());
        const QString text = cell ? ReactionTexts::history(board_.position(), *cell, plies()) : QString();
        QToolTip::showText(help->globalPos(), text, &board_);
        return true;
    }
    if (event->type() == QEvent::ContextMenu) {
        auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool byMouse = menu->reason() == QContextMenuEvent::Mouse;
        const auto cell = byMouse ? board_.boardLayout().cellAt(menu->pos()) : board_.target();
        if (!cell) return false;
        openMenu(byMouse ? menu->globalPos() : board_.mapToGlobal(board_.cellCentre(*cell)), *cell);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void CellExplainer::openMenu(QPoint at, Cell cell) {
    auto* menu = new QMenu(&board_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cellMenu"));
    menu->addSection(Messages::cell(board_.position(), cell));
    board_.position().at(cell) ? fillWithHistory(*menu, cell) : fillWithWays(*menu, cell);
    menu->popup(at);
}

// Offers what can be done with an empty cell, and then with the position.
void CellExplainer::fillWithWays(QMenu& menu, Cell cell) {
    QAction* place = menu.addAction(tr("&Place Here", "a piece on the cell"));
    place->setEnabled(board_.isUsersTurn() && board_.position().is_legal(cell));
    connect(place, &QAction::triggered, this, [this, cell] { emit placeRequested(cell); });
    if (!board_.position().is_over()) offerPage(menu, page_on(board_.position(), cell));
    menu.addSeparator();
    menu.addActions(further_);
}

// Lists the latest event first. Pointing at an event shows it on the board, and choosing it goes to its ply.
void CellExplainer::fillWithHistory(QMenu& menu, Cell cell) {
    auto events = history_of(cell, plies());
    std::reverse(events.begin(), events.end());
    const bool fromStart = events.empty() || events.back().change;
    for (std::size_t i = 0; i < std::min(events.size(), kMaxInMenu); ++i) {
        QAction* entry = menu.addAction(ReactionTexts::event(events[i]));
        connect(entry, &QAction::hovered, this, [this, cell, event = events[i]] { show(cell, event); });
        connect(entry, &QAction::triggered, this, [this, cell, event = events[i]] {
            emit plyRequested(event.ply);
            show(cell, event);
        });
    }
    if (fromStart && events.size() < kMaxInMenu)
        menu.addAction(QString::fromStdString(always_there_text()))->setEnabled(false);
    if (events.empty()) return;
    menu.addSeparator();
    offerPage(menu, page_on(plies()[static_cast<std::size_t>(events.front().ply) - 1]));
}

void CellExplainer::offerPage(QMenu& menu, HandbookPage page) {
    QAction* entry =
        menu.addAction(forMenu(tr("Handbook: %1", "the title of a page").arg(QString::fromStdString(title_of(page)))));
    entry->setObjectName(QStringLiteral("handbook"));
    connect(entry, &QAction::triggered, this, [this, page] { emit handbookRequested(page); });
}

}  // namespace atom4::ui
