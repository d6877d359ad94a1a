// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <vector>

#include "ui/widgets/tabled_board.h"

namespace atom4::ui {

class BoardTable;

/// A cell of a board, for screen readers: a name, a place, states, and the action Press.
class BoardCell : public QAccessibleInterface, public QAccessibleTableCellInterface, public QAccessibleActionInterface {
public:
    BoardCell(BoardTable& table, BoardPlace place) : table_(table), place_(place) {}

    /// What a screen reader was told about it last.
    struct Told {
        QString text;
        bool picked = false;
    };
    Told told;

    [[nodiscard]] BoardPlace place() const { return place_; }

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] bool isSelected() const override;
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return place_.col; }
    [[nodiscard]] int rowIndex() const override { return place_.row; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& action) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& action) const override;

private:
    BoardTable& table_;
    BoardPlace place_;
};

/// A widget that is a TabledBoard, for screen readers: rows by columns of cells. Each cell is made when it is first
/// asked for, and belongs to Qt's registry of such things from then on, until the table goes or gets another size.
class BoardTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    BoardTable(QWidget& widget, TabledBoard& board);
    ~BoardTable() override;

    [[nodiscard]] TabledBoard& board() const { return board_; }
    [[nodiscard]] QWidget& boardWidget() const { return *widget(); }
    /// Tells what has changed since the last time. Whoever just got the focus tells of that, too.
    void tellChanges(bool gotFocus);

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override;
    [[nodiscard]] int selectedCellCount() const override;
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override;
    // The name of each cell says where it is.
    [[nodiscard]] QString columnDescription(int) const override { return {}; }
    [[nodiscard]] QString rowDescription(int) const override { return {}; }
    [[nodiscard]] int columnCount() const override { return board_.lastPlace().col + 1; }
    [[nodiscard]] int rowCount() const override { return board_.lastPlace().row + 1; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    [[nodiscard]] BoardCell& cell(BoardPlace place) const;
    void forgetCells() const;
    void keepSize() const;
    void tellCell(BoardCell& cell);

    TabledBoard& board_;
    mutable BoardPlace size_{-1, -1};           // the last place of the board that the cells are of
    mutable std::vector<QAccessible::Id> ids_;  // of the cells, row by row; 0 where none was asked for
    std::optional<BoardPlace> focused_;         // as a screen reader was told
};

}  // namespace atom4::ui
