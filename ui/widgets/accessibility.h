// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <QComboBox>
#include <QLabel>
#include <QRect>
#include <QString>
#include <optional>
#include <utility>
#include <vector>

class QWidget;

namespace atom4::ui {

/// A cell of any board by its row and column, both from 0.
struct BoardPlace {
    int row = 0;
    int col = 0;

    friend auto operator<=>(const BoardPlace&, const BoardPlace&) = default;
};

/// Implemented by board widgets, to describe their cells to screen readers as a table.
class AccessibleBoardSource {
public:
    virtual ~AccessibleBoardSource() = default;

    /// Returns the last cell of the last row.
    [[nodiscard]] virtual BoardPlace lastPlace() const = 0;
    /// Returns the whole description of a cell; it begins with its name and a comma: "i9, empty".
    [[nodiscard]] virtual QString cellText(BoardPlace place) const = 0;
    /// Returns the most important effect of placing there; empty if there is none.
    [[nodiscard]] virtual QString cellNote(BoardPlace) const { return {}; }
    /// Returns what surrounds the cell, line by line; empty in a game that does not need it.
    [[nodiscard]] virtual QString cellSurroundings(BoardPlace) const { return {}; }
    /// Returns whether the chip in that cell has been picked up.
    [[nodiscard]] virtual bool isPicked(BoardPlace) const { return false; }
    /// Returns the cell's rectangle in the widget.
    [[nodiscard]] virtual QRect cellRect(BoardPlace place) const = 0;
    /// Returns the cell that keys act on while the widget has the focus.
    [[nodiscard]] virtual std::optional<BoardPlace> focusedPlace() const = 0;
    /// Moves the cursor there, as the keys do.
    virtual void focusPlace(BoardPlace place) = 0;
    /// Moves the cursor there, and does what Return does.
    virtual void pressPlace(BoardPlace place) = 0;
};

/// Reports that descriptions of cells, or the current cell, may have changed. Costs nothing without a screen reader;
/// else changes are announced soon, once. With `gotFocus`, the current cell is announced in any case.
void announceTableChanged(QWidget& board, bool gotFocus = false);

class AccessibleBoard;

/// A cell of a board, for screen readers: a name, a place, states, and the actions Press and SetFocus.
class BoardCell : public QAccessibleInterface, public QAccessibleTableCellInterface, public QAccessibleActionInterface {
public:
    BoardCell(AccessibleBoard& table, BoardPlace place) : table_(table), place_(place) {}

    /// The state of the cell that screen readers know.
    struct Announced {
        QString text;
        bool picked = false;
    };
    Announced announced;

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
    AccessibleBoard& table_;
    BoardPlace place_;
};

/// A widget that is an AccessibleBoardSource, for screen readers: rows by columns of cells. Each cell is created when
/// it is first requested; then Qt's registry owns it, until the table is deleted or changes its size.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    AccessibleBoard(QWidget& widget, AccessibleBoardSource& board);
    ~AccessibleBoard() override;

    [[nodiscard]] AccessibleBoardSource& board() const { return board_; }
    [[nodiscard]] QWidget& boardWidget() const { return *widget(); }
    /// Announces changes since the last call, and with `gotFocus` the current cell.
    void announceChanges(bool gotFocus);

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
    void announceCell(BoardCell& cell);

    AccessibleBoardSource& board_;
    mutable BoardPlace size_{-1, -1};           // last place of the board that the cells belong to
    mutable std::vector<QAccessible::Id> ids_;  // of the cells, row by row; 0 if not requested yet
    std::optional<BoardPlace> focused_;         // the one that screen readers know
};

}  // namespace atom4::ui

class QWidget;

namespace atom4::ui {

/// Makes screen readers speak the text once, after their current speech and wherever the focus is. `widget` is any
/// widget of the window that it concerns. Costs nothing without a screen reader.
void announce(QWidget& widget, const QString& text);

/// From now on, screen readers see boards as tables of cells, and hear the choice of a combo box. Nothing is created
/// before a screen reader asks.
void installAccessibility();

/// A word-wrapped label for plain text that screen readers announce when it changes or becomes visible.
class LiveLabel : public QLabel {
public:
    LiveLabel();

    /// Shows the text, and announces it if it has changed. An empty text is silent, and allows the previous one to be
    /// announced again.
    void say(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool isOwed_ = false;  // became visible before its window was active
};

}  // namespace atom4::ui

class QWidget;

namespace atom4::ui {

/// From now on, Tab visits the parts of the widget in the order of its layouts: line by line in reading direction, in
/// whatever order the parts were created or moved. The cycle begins with the widget's focus proxy
/// (QWidget::setFocusProxy), if that is one of them.
void setReadingTabOrder(QWidget& widget);
/// From now on, when a widget in that window, or in a dialog over it, is disabled while it has the focus, the focus
/// moves to the nearest widget beside it rather than to the next one of the window.
void leaveFocusNearby(QWidget& window);

/// A combo box that is not editable, for screen readers. Qt 6.4 does not expose the current choice, so the name
/// includes it: "Theme: Dark".
class AccessibleComboBox : public QAccessibleWidget {
public:
    explicit AccessibleComboBox(QComboBox& box) : QAccessibleWidget(&box, QAccessible::ComboBox), box_(box) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QVector<std::pair<QAccessibleInterface*, QAccessible::Relation>> relations(
        QAccessible::Relation match) const override;
    [[nodiscard]] int childCount() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& action) override;

private:
    QComboBox& box_;
};

}  // namespace atom4::ui
