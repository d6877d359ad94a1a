// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/accessibility.h"

#include <QWidget>
#include <QWindow>

#include "ui/widgets/offer.h"
#include "ui/widgets/read_combo_box.h"

namespace atom4::ui {
namespace {

QAccessibleInterface* make(const QString&, QObject* object) {
    if (auto* box = qobject_cast<QComboBox*>(object)) return box->isEditable() ? nullptr : new ReadComboBox(*box);
    auto* widget = qobject_cast<QWidget*>(object);
    auto* board = dynamic_cast<TabledBoard*>(widget);
    return board != nullptr ? new BoardTable(*widget, *board) : nullptr;
}

// The interface of a widget that is such a board. Another class of accessible things may have been made for it while
// the widget was being built; then there is none.
BoardTable* tableOf(QWidget& widget) {
    return dynamic_cast<BoardTable*>(QAccessible::queryAccessibleInterface(&widget));
}

}  // namespace

void offerToScreenReaders() {
    static const bool once = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(once)
}

// What changes in one go is told in one go, after Qt has told whatever it tells by itself.
void tellTableChanged(QWidget& board, bool gotFocus) {
    if (!QAccessible::isActive()) return;
    static const char* const kPending = "tableChanged";
    const QVariant pending = board.property(kPending);
    board.setProperty(kPending, gotFocus || pending.toBool());
    if (pending.isValid()) return;
    QMetaObject::invokeMethod(
        &board,
        [&board] {
            const bool focus = board.property(kPending).toBool();
            board.setProperty(kPending, QVariant());
            if (BoardTable* table = tableOf(board)) table->tellChanges(focus);
        },
        Qt::QueuedConnection);
}

bool BoardCell::isValid() const {
    // Qt asks once more when the cell goes, and then the board may have gone before it.
    if (!table_.isValid()) return false;
    const BoardPlace last = table_.board().lastPlace();
    return place_.row <= last.row && place_.col <= last.col;
}

QWindow* BoardCell::window() const {
    return table_.window();
}

QAccessibleInterface* BoardCell::parent() const {
    return &table_;
}

QString BoardCell::text(QAccessible::Text kind) const {
    if (!isValid()) return {};
    switch (kind) {
        case QAccessible::Name:
        case QAccessible::Value: return table_.board().cellText(place_);
        case QAccessible::Description: return table_.board().cellNote(place_);
        default: return {};
    }
}

QRect BoardCell::rect() const {
    const QRect place = table_.board().cellRect(place_);
    return {table_.boardWidget().mapToGlobal(place.topLeft()), place.size()};
}

QAccessible::State BoardCell::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const QWidget& widget = table_.boardWidget();
    state.invisible = !widget.isVisible();
    state.disabled = !widget.isEnabled();
    state.focusable = true;
    state.focused = widget.hasFocus() && table_.board().focusedPlace() == place_;
    state.selected = state.selectable = table_.board().isPicked(place_);
    // Of a board that is larger than its view.
    state.offscreen = !widget.rect().intersects(table_.board().cellRect(place_));
    return state;
}

void* BoardCell::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool BoardCell::isSelected() const {
    return table_.board().isPicked(place_);
}

QStringList BoardCell::actionNames() const {
    return {pressAction(), setFocusAction()};
}

void BoardCell::doAction(const QString& action) {
    if (!isValid()) return;
    if (action == setFocusAction()) {
        table_.boardWidget().setFocus();
        table_.board().focusPlace(place_);
    } else if (action == pressAction()) {
        // What it does may ask something, and whoever pressed waits for an answer until then.
        QMetaObject::invokeMethod(
            &table_.boardWidget(), [&board = table_.board(), place = place_] { board.pressPlace(place); },
            Qt::QueuedConnection);
    }
}

QStringList BoardCell::keyBindingsForAction(const QString&) const {
    return {};
}

BoardTable::BoardTable(QWidget& widget, TabledBoard& board)
    : QAccessibleWidget(&widget, QAccessible::Table), board_(board) {}

BoardTable::~BoardTable() {
    forgetCells();
}

void BoardTable::forgetCells() const {
    for (const QAccessible::Id id : ids_)
        if (id != 0) QAccessible::deleteAccessibleInterface(id);
    ids_.clear();
}

void BoardTable::keepSize() const {
    if (size_ != board_.lastPlace()) forgetCells();
    size_ = board_.lastPlace();
    ids_.resize(static_cast<std::size_t>((size_.row + 1) * (size_.col + 1)), 0);
}

BoardCell& BoardTable::cell(BoardPlace place) const {
    keepSize();
    QAccessible::Id& id = ids_[static_cast<std::size_t>(place.row * (size_.col + 1) + place.col)];
    if (id == 0) {
        auto* made = new BoardCell(const_cast<BoardTable&>(*this), place);
        made->told = {board_.cellText(place), board_.isPicked(place)};
        id = QAccessible::registerAccessibleInterface(made);
    }
    return *static_cast<BoardCell*>(QAccessible::accessibleInterface(id));
}

void BoardTable::tellCell(BoardCell& cell) {
    const QString text = board_.cellText(cell.place());
    if (text != cell.told.text) {
        cell.told.text = text;
        QAccessibleEvent renamed(&cell, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
    const bool picked = board_.isPicked(cell.place());
    if (picked != cell.told.picked) {
        cell.told.picked = picked;
        QAccessible::State changed;
        changed.selected = changed.selectable = true;
        QAccessibleStateChangeEvent event(&cell, changed);
        QAccessible::updateAccessibility(&event);
    }
}

void BoardTable::tellChanges(bool gotFocus) {
    if (size_ != board_.lastPlace()) {
        keepSize();
        QAccessibleTableModelChangeEvent reset(&boardWidget(), QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&reset);
    }
    for (const QAccessible::Id id : ids_)
        if (id != 0) tellCell(*static_cast<BoardCell*>(QAccessible::accessibleInterface(id)));
    const auto focused = boardWidget().hasFocus() ? board_.focusedPlace() : std::nullopt;
    if (focused == focused_ && !gotFocus) return;
    focused_ = focused;
    if (!boardWidget().hasFocus() || (gotFocus && !focused)) return;
    if (focused) {
        QAccessibleEvent event(&cell(*focused), QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    } else {
        QAccessibleEvent event(&boardWidget(), QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

int BoardTable::childCount() const {
    return rowCount() * columnCount();
}

QAccessibleInterface* BoardTable::child(int index) const {
    return index < 0 ? nullptr : cellAt(index / columnCount(), index % columnCount());
}

QAccessibleInterface* BoardTable::childAt(int x, int y) const {
    const QPoint point = boardWidget().mapFromGlobal(QPoint(x, y));
    for (int index = 0; index < childCount(); ++index) {
        const BoardPlace place{index / columnCount(), index % columnCount()};
        if (board_.cellRect(place).contains(point)) return &cell(place);
    }
    return nullptr;
}

int BoardTable::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const BoardCell*>(child);
    return cell != nullptr && cell->parent() == this ? cell->place().row * columnCount() + cell->place().col : -1;
}

QAccessibleInterface* BoardTable::focusChild() const {
    const auto focused = boardWidget().hasFocus() ? board_.focusedPlace() : std::nullopt;
    return focused ? &cell(*focused) : QAccessibleWidget::focusChild();
}

void* BoardTable::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    // A board has no action of its own: its cells have.
    if (type == QAccessible::ActionInterface) return nullptr;
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* BoardTable::cellAt(int row, int column) const {
    const BoardPlace last = board_.lastPlace();
    if (row < 0 || column < 0 || row > last.row || column > last.col) return nullptr;
    return &cell({row, column});
}

int BoardTable::selectedCellCount() const {
    return static_cast<int>(selectedCells().size());
}

QList<QAccessibleInterface*> BoardTable::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    for (int row = 0; row < rowCount(); ++row)
        for (int col = 0; col < columnCount(); ++col)
            if (board_.isPicked({row, col})) cells.append(&cell({row, col}));
    return cells;
}

}  // namespace atom4::ui
