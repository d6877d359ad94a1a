// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/tab_order.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <algorithm>
#include <utility>
#include <vector>

namespace atom4::ui {
namespace {

void collect(QWidget& widget, std::vector<QWidget*>& found);

// Row by row in a grid, whenever they were put there; column by column where something stands beside several rows.
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
    // Its own way of handing the focus on skips buttons that stand before another one in the order, and hangs at hidden
    // ones.
    if (qobject_cast<QDialogButtonBox*>(&widget) != nullptr) widget.setFocusProxy(nullptr);
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget); area != nullptr && area->widget() != nullptr)
        return collect(*area->widget(), found);
    if (const auto* splitter = qobject_cast<const QSplitter*>(&widget))
        for (int part = 0; part < splitter->count(); ++part) collect(*splitter->widget(part), found);
    if (widget.layout() != nullptr) collect(*widget.layout(), found);
}

// Going forward, Tab comes to the widget before all that lies in it, and from there at once to its proxy: what stood
// between these two in the order would never be come to.
void order(QWidget& widget) {
    std::vector<QWidget*> found;
    collect(widget, found);
    const auto proxy = std::find(found.begin(), found.end(), widget.focusProxy());
    if (proxy != found.end()) std::rotate(found.begin(), proxy, found.end());
    for (std::size_t next = 1; next < found.size(); ++next) QWidget::setTabOrder(found[next - 1], found[next]);
}

// Whatever is put into a layout, or moved, has it laid out anew.
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

// By the order of Tab, before it or behind it, in the smallest group that has one. Only the window around is too large
// a group.
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

void tabAsOneReads(QWidget& widget) {
    order(widget);
    new Order(widget);
}

}  // namespace atom4::ui
