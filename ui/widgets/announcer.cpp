// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QPointer>
#include <QStatusBar>
#include <QWidget>
#include <deque>

#include "ui/widgets/newer_qt.h"

namespace atom4::ui {
namespace {

// For a Qt that knows no announcements. What Orca speaks without having the focus there, and without breaking off what
// it speaks just now, is a notification that comes to be shown: its name; and before that "notification", unless it
// belongs to a status bar. So each announcement is one, beside the tree of the window: nobody meets it by going through
// that.
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

// A screen reader asks for the name some time after it was told. The last ones are kept for that long.
constexpr std::size_t kKept = 16;

void announceNow(QWidget& window, const QString& text) {
    if (announcesByQt(window, text)) return;
    static std::deque<QAccessible::Id> kept;
    auto* bar = window.findChild<QStatusBar*>();
    auto* notification = new Notification(bar != nullptr ? *bar : window, text);
    kept.push_back(QAccessible::registerAccessibleInterface(notification));
    if (kept.size() > kKept) {
        QAccessible::deleteAccessibleInterface(kept.front());
        kept.pop_front();
    }
    QAccessibleEvent shown(notification, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

}  // namespace

// After what the board tells of the same event, as in tellTableChanged().
void announce(QWidget& widget, const QString& text) {
    if (!QAccessible::isActive() || text.isEmpty()) return;
    QWidget* window = widget.window();
    QMetaObject::invokeMethod(
        window, [window, text] { announceNow(*window, text); }, Qt::QueuedConnection);
}

}  // namespace atom4::ui
