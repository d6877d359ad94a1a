// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/accessibility.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QPointer>
#include <QScrollArea>
#include <QShowEvent>
#include <QSplitter>
#include <QStatusBar>
#include <QWidget>
#include <QWindow>
#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

#include "ui/widgets/newer_qt.h"

namespace atom4::ui {
namespace {

QAccessibleInterface* make(const QString&, QObject* object) {
    if (auto* box = qobject_cast<QComboBox*>(object)) return box->isEditable() ? nullptr : new AccessibleComboBox(*box);
    auto* widget = qobject_cast<QWidget*>(object);
    auto* board = dynamic_cast<AccessibleBoardSource*>(widget);
    return board != nullptr ? new AccessibleBoard(*widget, *board) : nullptr;
}

// Returns the accessible interface of such a board; nullptr if Qt made one of another class while the widget was being
// built.
AccessibleBoard* tableOf(QWidget& widget) {
    return dynamic_cast<AccessibleBoard*>(QAccessible::queryAccessibleInterface(&widget));
}

}  // namespace

void installAccessibility() {
    static const bool once = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(once)
}

// Changes made together are announced together, after what Qt announces by itself.
void announceTableChanged(QWidget& board, bool gotFocus) {
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
            if (AccessibleBoard* table = tableOf(board)) table->announceChanges(focus);
        },
        Qt::QueuedConnection);
}

bool BoardCell::isValid() const {
    // Qt asks again when the cell is deleted, and by then the board may be gone.
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
    // The board may be larger than its view.
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
        // Pressing a cell may open a question, and the screen reader would wait until it is answered.
        QMetaObject::invokeMethod(
            &table_.boardWidget(), [&board = table_.board(), place = place_] { board.pressPlace(place); },
            Qt::QueuedConnection);
    }
}

QStringList BoardCell::keyBindingsForAction(const QString&) const {
    return {};
}

AccessibleBoard::AccessibleBoard(QWidget& widget, AccessibleBoardSource& board)
    : QAccessibleWidget(&widget, QAccessible::Table), board_(board) {}

AccessibleBoard::~AccessibleBoard() {
    forgetCells();
}

void AccessibleBoard::forgetCells() const {
    for (const QAccessible::Id id : ids_)
        if (id != 0) QAccessible::deleteAccessibleInterface(id);
    ids_.clear();
}

void AccessibleBoard::keepSize() const {
    if (size_ != board_.lastPlace()) forgetCells();
    size_ = board_.lastPlace();
    ids_.resize(static_cast<std::size_t>((size_.row + 1) * (size_.col + 1)), 0);
}

BoardCell& AccessibleBoard::cell(BoardPlace place) const {
    keepSize();
    QAccessible::Id& id = ids_[static_cast<std::size_t>(place.row * (size_.col + 1) + place.col)];
    if (id == 0) {
        auto* made = new BoardCell(const_cast<AccessibleBoard&>(*this), place);
        made->announced = {board_.cellText(place), board_.isPicked(place)};
        id = QAccessible::registerAccessibleInterface(made);
    }
    return *static_cast<BoardCell*>(QAccessible::accessibleInterface(id));
}

void AccessibleBoard::announceCell(BoardCell& cell) {
    const QString text = board_.cellText(cell.place());
    if (text != cell.announced.text) {
        cell.announced.text = text;
        QAccessibleEvent renamed(&cell, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
    const bool picked = board_.isPicked(cell.place());
    if (picked != cell.announced.picked) {
        cell.announced.picked = picked;
        QAccessible::State changed;
        changed.selected = changed.selectable = true;
        QAccessibleStateChangeEvent event(&cell, changed);
        QAccessible::updateAccessibility(&event);
    }
}

void AccessibleBoard::announceChanges(bool gotFocus) {
    if (size_ != board_.lastPlace()) {
        keepSize();
        QAccessibleTableModelChangeEvent reset(&boardWidget(), QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&reset);
    }
    for (const QAccessible::Id id : ids_)
        if (id != 0) announceCell(*static_cast<BoardCell*>(QAccessible::accessibleInterface(id)));
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

int AccessibleBoard::childCount() const {
    return rowCount() * columnCount();
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    return index < 0 ? nullptr : cellAt(index / columnCount(), index % columnCount());
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    const QPoint point = boardWidget().mapFromGlobal(QPoint(x, y));
    for (int index = 0; index < childCount(); ++index) {
        const BoardPlace place{index / columnCount(), index % columnCount()};
        if (board_.cellRect(place).contains(point)) return &cell(place);
    }
    return nullptr;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const BoardCell*>(child);
    return cell != nullptr && cell->parent() == this ? cell->place().row * columnCount() + cell->place().col : -1;
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    const auto focused = boardWidget().hasFocus() ? board_.focusedPlace() : std::nullopt;
    return focused ? &cell(*focused) : QAccessibleWidget::focusChild();
}

void* AccessibleBoard::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    // A board has no action of its own: its cells have.
    if (type == QAccessible::ActionInterface) return nullptr;
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* AccessibleBoard::cellAt(int row, int column) const {
    const BoardPlace last = board_.lastPlace();
    if (row < 0 || column < 0 || row > last.row || column > last.col) return nullptr;
    return &cell({row, column});
}

int AccessibleBoard::selectedCellCount() const {
    return static_cast<int>(selectedCells().size());
}

QList<QAccessibleInterface*> AccessibleBoard::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    for (int row = 0; row < rowCount(); ++row)
        for (int col = 0; col < columnCount(); ++col)
            if (board_.isPicked({row, col})) cells.append(&cell({row, col}));
    return cells;
}

namespace {

// For Qt versions without announcements. Orca speaks the name of a notification that appears, wherever the focus is and
// without interrupting its speech; before that it says "notification", unless it belongs to a status bar. So each
// announcement is a notification, outside the accessibility tree of the window, where navigation does not reach it.
class Notification : public QAccessibleInterface {
public:
    Notification(QWidget& place, QString text) : place_(&place), text_(std::move(text)) {}

    [[nodiscard]] bool isValid() const override { return place_ != nullptr; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return place_ != nullptr ? QAccessible::queryAccessibleInterface(place_) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? text_ : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override { return {}; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }

private:
    QPointer<QWidget> place_;
    QString text_;
};

// A screen reader asks for the name some time after the event, so the last notifications are kept for a while.
constexpr std::size_t kMaxKept = 16;

void announceNow(QWidget& window, const QString& text) {
    if (announcesByQt(window, text)) return;
    static std::deque<QAccessible::Id> kept;
    auto* bar = window.findChild<QStatusBar*>();
    auto* notification = new Notification(bar != nullptr ? *bar : window, text);
    kept.push_back(QAccessible::registerAccessibleInterface(notification));
    if (kept.size() > kMaxKept) {
        QAccessible::deleteAccessibleInterface(kept.front());
        kept.pop_front();
    }
    QAccessibleEvent shown(notification, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

}  // namespace

// Comes after what the board announces about the same event, as in announceTableChanged().
void announce(QWidget& widget, const QString& text) {
    if (!QAccessible::isActive() || text.isEmpty()) return;
    QWidget* window = widget.window();
    QMetaObject::invokeMethod(
        window, [window, text] { announceNow(*window, text); }, Qt::QueuedConnection);
}

LiveLabel::LiveLabel() {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setMinimumWidth(1);
}

void LiveLabel::say(const QString& text) {
    const bool isNews = text != this->text();
    setText(text);
    if (isNews && isVisible()) announce(*this, text);
}

void LiveLabel::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    if (event->spontaneous()) return;
    if (isActiveWindow())
        announce(*this, text());
    else
        isOwed_ = true;
}

// Nothing in a window is spoken before the window is active.
bool LiveLabel::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate && std::exchange(isOwed_, false)) announce(*this, text());
    return QLabel::event(event);
}

namespace {

void collect(QWidget& widget, std::vector<QWidget*>& found);

// Returns the items in reading order: those of a grid row by row, in whatever order they were added, or column by
// column if an item spans several rows.
std::vector<QLayoutItem*> itemsOf(const QLayout& layout) {
    std::vector<QLayoutItem*> items;
    for (int index = 0; index < layout.count(); ++index) items.push_back(layout.itemAt(index));
    const auto* box = qobject_cast<const QBoxLayout*>(&layout);
    if (box != nullptr && box->direction() == QBoxLayout::RightToLeft) std::reverse(items.begin(), items.end());
    const auto* grid = qobject_cast<const QGridLayout*>(&layout);
    if (grid == nullptr) return items;
    std::vector<std::pair<std::pair<int, int>, QLayoutItem*>> places;
    bool hasColumns = false;
    for (int index = 0; index < grid->count(); ++index) {
        int row = 0;
        int col = 0;
        int rows = 0;
        int cols = 0;
        grid->getItemPosition(index, &row, &col, &rows, &cols);
        hasColumns = hasColumns || rows > 1;
        places.push_back({{row, col}, items[static_cast<std::size_t>(index)]});
    }
    if (hasColumns)
        for (auto& place : places) std::swap(place.first.first, place.first.second);
    std::stable_sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::transform(places.begin(), places.end(), items.begin(), [](const auto& place) { return place.second; });
    return items;
}

void collect(const QLayout& layout, std::vector<QWidget*>& found) {
    for (QLayoutItem* item : itemsOf(layout)) {
        if (item->widget() != nullptr) collect(*item->widget(), found);
        if (item->layout() != nullptr) collect(*item->layout(), found);
    }
}

void collect(QWidget& widget, std::vector<QWidget*>& found) {
    if ((widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr)
        return found.push_back(&widget);
    // The focus proxy of a button box skips buttons that come before another one in the tab order, and gets stuck at
    // hidden ones.
    if (qobject_cast<QDialogButtonBox*>(&widget) != nullptr) widget.setFocusProxy(nullptr);
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget); area != nullptr && area->widget() != nullptr)
        return collect(*area->widget(), found);
    if (const auto* splitter = qobject_cast<const QSplitter*>(&widget))
        for (int part = 0; part < splitter->count(); ++part) collect(*splitter->widget(part), found);
    if (widget.layout() != nullptr) collect(*widget.layout(), found);
}

// Going forward, Tab reaches the widget before its parts, and continues at once with its proxy: parts between these two
// in the order would never be reached.
void order(QWidget& widget) {
    std::vector<QWidget*> found;
    collect(widget, found);
    const auto proxy = std::find(found.begin(), found.end(), widget.focusProxy());
    if (proxy != found.end()) std::rotate(found.begin(), proxy, found.end());
    for (std::size_t next = 1; next < found.size(); ++next) QWidget::setTabOrder(found[next - 1], found[next]);
}

// Adding or moving a part of a layout requests a new layout.
class Order : public QObject {
public:
    explicit Order(QWidget& widget) : QObject(&widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) order(static_cast<QWidget&>(*watched));
        return QObject::eventFilter(watched, event);
    }
};

bool takesFocus(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() && widget.isVisible();
}

// Returns the nearest widget in the tab order, before or after, within the smallest group that has one. Only the window
// itself is too large a group.
QWidget* nearestBeside(QWidget& widget) {
    for (const QWidget* group = widget.parentWidget(); group != nullptr && !group->isWindow();
         group = group->parentWidget()) {
        QWidget* before = widget.previousInFocusChain();
        QWidget* behind = widget.nextInFocusChain();
        for (; before != &widget && behind != &widget;
             before = before->previousInFocusChain(), behind = behind->nextInFocusChain())
            for (QWidget* near : {before, behind})
                if (group->isAncestorOf(near) && takesFocus(*near)) return near;
    }
    return nullptr;
}

bool isOver(const QWidget* dialog, const QWidget& window) {
    return dialog == &window || (dialog->parentWidget() != nullptr && dialog->parentWidget()->window() == &window);
}

}  // namespace

void leaveFocusNearby(QWidget& window) {
    QObject::connect(qApp, &QApplication::focusChanged, &window, [&window](QWidget* before, const QWidget* now) {
        if (before == nullptr || now == nullptr || before->isEnabled() || !before->isVisible()) return;
        if (before->window() != now->window() || !isOver(before->window(), window)) return;
        if (QWidget* near = nearestBeside(*before)) near->setFocus();
    });
}

void setReadingTabOrder(QWidget& widget) {
    order(widget);
    new Order(widget);
}

QString AccessibleComboBox::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value) return box_.currentText();
    const QString text = QAccessibleWidget::text(kind);
    if (kind != QAccessible::Name) return text;
    return text.isEmpty() ? box_.currentText() : text + QLatin1Char(' ') + box_.currentText();
}

// If a label is linked, Orca speaks it instead of the name, and not the current choice. The name has both.
QVector<std::pair<QAccessibleInterface*, QAccessible::Relation>> AccessibleComboBox::relations(
    QAccessible::Relation match) const {
    auto all = QAccessibleWidget::relations(match);
    all.erase(std::remove_if(all.begin(), all.end(), [](const auto& one) { return one.second == QAccessible::Label; }),
              all.end());
    return all;
}

QAccessible::State AccessibleComboBox::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = box_.view()->isVisible();
    return state;
}

QAccessibleInterface* AccessibleComboBox::child(int index) const {
    return index == 0 ? QAccessible::queryAccessibleInterface(box_.view()) : nullptr;
}

int AccessibleComboBox::indexOfChild(const QAccessibleInterface* child) const {
    return child != nullptr && child->object() == box_.view() ? 0 : -1;
}

QStringList AccessibleComboBox::actionNames() const {
    return {showMenuAction(), setFocusAction()};
}

void AccessibleComboBox::doAction(const QString& action) {
    if (action != showMenuAction()) return QAccessibleWidget::doAction(action);
    box_.view()->isVisible() ? box_.hidePopup() : box_.showPopup();
}

}  // namespace atom4::ui
