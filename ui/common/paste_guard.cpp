// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/paste_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextEdit>
#include <QToolTip>
#include <optional>

#include "ui/common/clipboard.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

// Returns the clipboard that a text field would read because of the event.
std::optional<QClipboard::Mode> readBecauseOf(QEvent& event) {
    switch (event.type()) {
        case QEvent::KeyPress:
            if (static_cast<QKeyEvent&>(event).matches(QKeySequence::Paste)) return QClipboard::Clipboard;
            break;
        case QEvent::ContextMenu: return QClipboard::Clipboard;
        case QEvent::MouseButtonRelease:
            if (static_cast<QMouseEvent&>(event).button() == Qt::MiddleButton) return QClipboard::Selection;
            break;
        default: break;
    }
    return std::nullopt;
}

bool takesText(const QObject* object) {
    if (const auto* line = qobject_cast<const QLineEdit*>(object)) return !line->isReadOnly();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(object)) return !text->isReadOnly();
    if (const auto* text = qobject_cast<const QTextEdit*>(object)) return !text->isReadOnly();
    if (const auto* box = qobject_cast<const QComboBox*>(object)) return box->isEditable();
    return qobject_cast<const QAbstractSpinBox*>(object) != nullptr;
}

class PasteGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto mode = readBecauseOf(*event);
        if (!mode || !watched->isWidgetType()) return false;
        // In a text area, the viewport gets the mouse events.
        auto* widget = static_cast<QWidget*>(watched);
        if ((!takesText(widget) && !takesText(widget->parentWidget())) || Clipboard::answers(*mode)) return false;
        QToolTip::showText(widget->mapToGlobal(QPoint(0, widget->height())), Clipboard::silent(), widget);
        announce(*widget, Clipboard::silent());
        return true;
    }
};

}  // namespace

void guardPasting() {
    static QPointer<PasteGuard> guard;
    if (guard) return;
    guard = new PasteGuard(qApp);
    qApp->installEventFilter(guard);
}

}  // namespace atom4::ui
