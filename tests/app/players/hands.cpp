// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// A plugin that Qt loads into an unchanged program if QT_QPA_GENERIC_PLUGINS names it: carries out with mouse and keys
// the commands that it reads from standard input, and answers each line with a line. So a test can use a real window
// without a display.
#include <unistd.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGenericPlugin>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPixmapCache>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSocketNotifier>
#include <QTest>
#include <optional>

namespace {

// Queues the action: it may open a dialog that waits for input, and the command must be answered before that.
template <class Act>
void later(const Act& act) {
    QMetaObject::invokeMethod(qApp, act, Qt::QueuedConnection);
}

// Returns the visible and enabled widget of that name; "dialog/name" is one within that dialog.
template <class Widget>
Widget* shown(const QString& name) {
    const QString within = name.section(QLatin1Char('/'), 0, -2);
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!within.isEmpty() && window->objectName() != within) continue;
        for (auto* widget : window->findChildren<Widget*>(name.section(QLatin1Char('/'), -1)))
            if (widget->isVisible() && widget->isEnabled()) return widget;
    }
    return nullptr;
}

// Returns the middle of a cell, at the position that screen readers get.
std::optional<QPoint> place_of(QWidget& board, const QString& cell) {
    auto* read = QAccessible::queryAccessibleInterface(&board);
    auto* table = read != nullptr ? read->tableInterface() : nullptr;
    if (table == nullptr) return std::nullopt;
    for (int row = 0; row < table->rowCount(); ++row)
        for (int column = 0; column < table->columnCount(); ++column) {
            auto* each = table->cellAt(row, column);
            const QString name = each->text(QAccessible::Name);
            if (name == cell || name.startsWith(cell + QLatin1Char(' ')) || name.startsWith(cell + QLatin1Char(',')))
                return board.mapFromGlobal(each->rect().center());
        }
    return std::nullopt;
}

bool click_cell(const QString& cell) {
    auto* board = shown<QWidget>(QStringLiteral("board"));
    const auto place = board != nullptr ? place_of(*board, cell) : std::nullopt;
    if (place) QTest::mouseClick(board, Qt::LeftButton, {}, *place);
    return place.has_value();
}

bool press(QAbstractButton* button) {
    if (button == nullptr || !button->isVisible() || !button->isEnabled()) return false;
    later([button = QPointer(button)] {
        if (button) QTest::mouseClick(button, Qt::LeftButton);
    });
    return true;
}

QPushButton* ok_of(const QString& dialog) {
    QWidget* window = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->objectName() == dialog && each->isVisible()) window = each;
    const auto* box = window != nullptr ? window->findChild<QDialogButtonBox*>() : nullptr;
    if (box == nullptr) return nullptr;
    for (QAbstractButton* each : box->buttons())
        if (box->buttonRole(each) == QDialogButtonBox::AcceptRole) return qobject_cast<QPushButton*>(each);
    return nullptr;
}

bool choose(const QString& name) {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* action = window->findChild<QAction*>(name); action != nullptr && action->isEnabled()) {
            later([action = QPointer(action)] {
                if (action) action->trigger();
            });
            return true;
        }
    return false;
}

bool write(const QString& name, const QString& text) {
    if (auto* line = shown<QLineEdit>(name)) {
        line->clear();
        QTest::keyClicks(line, text);
        return true;
    }
    auto* page = shown<QPlainTextEdit>(name);
    if (page != nullptr) page->setPlainText(text);  // as if it were pasted
    return page != nullptr;
}

// Inserts the text at once, so that no list of completions opens below the field.
bool paste(const QString& name, const QString& text) {
    auto* line = shown<QLineEdit>(name);
    if (line == nullptr) return false;
    line->selectAll();
    line->insert(text);
    return true;
}

QString read(const QString& name) {
    if (auto* label = shown<QLabel>(name)) return label->text();
    if (auto* page = shown<QPlainTextEdit>(name)) return page->toPlainText();
    return {};
}

// Sends the characters, Enter written as "\\n", to the widget with the focus.
bool strike(QString keys) {
    keys.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
    if (QApplication::focusWidget() == nullptr) {
        // There is no window manager that gives the focus back when a dialog has closed.
        for (QWidget* window : QApplication::topLevelWidgets())
            if (window->isVisible()) window->activateWindow();
        return false;
    }
    for (const QChar key : keys)
        later([key] {
            QWidget* widget = QApplication::focusWidget();
            if (widget == nullptr) return;
            if (key == QLatin1Char('\n'))
                QTest::keyClick(widget, Qt::Key_Return);
            else
                QTest::keyClick(widget, key.toLatin1());
        });
    return true;
}

bool escape() {
    QWidget* widget = QApplication::focusWidget();
    if (widget != nullptr) QTest::keyClick(widget, Qt::Key_Escape);
    return widget != nullptr;
}

// Picks the entry of that number, counted from 0.
bool pick(const QString& name, int number) {
    auto* box = shown<QComboBox>(name);
    if (box == nullptr || number >= box->count()) return false;
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < number; ++i) QTest::keyClick(box, Qt::Key_Down);
    return box->currentIndex() == number;
}

bool resize(const QString& columns, const QString& rows) {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->inherits("QMainWindow")) {
            window->resize(columns.toInt(), rows.toInt());
            return true;
        }
    return false;
}

// Returns the classes and names of all visible windows, and the texts of message boxes.
QString windows() {
    QStringList names;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        auto* box = qobject_cast<QMessageBox*>(window);
        names << QLatin1String(window->metaObject()->className()) + QLatin1Char(' ') + window->objectName() +
                     (box != nullptr ? box->text().simplified() : QString());
    }
    return names.join(QStringLiteral("; "));
}

// Clears the pictures that Qt caches, up to 10 MiB, so that only the memory of the program itself is measured.
bool forget() {
    QPixmapCache::clear();
    return true;
}

bool obey(const QString& verb, const QString& name, const QString& rest) {
    if (verb == QLatin1String("cell")) return click_cell(name);
    if (verb == QLatin1String("press")) return press(shown<QAbstractButton>(name));
    if (verb == QLatin1String("keys")) return strike(name);
    if (verb == QLatin1String("forget")) return forget();
    if (verb == QLatin1String("paste")) return paste(name, rest);
    if (verb == QLatin1String("escape")) return escape();
    if (verb == QLatin1String("pick")) return pick(name, rest.toInt());
    if (verb == QLatin1String("size")) return resize(name, rest);
    if (verb == QLatin1String("ok")) return press(ok_of(name));
    if (verb == QLatin1String("choose")) return choose(name);
    return verb == QLatin1String("write") && write(name, rest);
}

class Hands : public QObject {
    Q_OBJECT

public:
    Hands() : notifier_(STDIN_FILENO, QSocketNotifier::Read) {
        connect(&notifier_, &QSocketNotifier::activated, this, &Hands::hear);
    }

private:
    void hear() {
        std::array<char, 4096> bytes{};
        const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count <= 0) return QApplication::exit();  // the test has ended
        heard_.append(bytes.data(), static_cast<int>(count));
        for (qsizetype end = heard_.indexOf('\n'); end >= 0; end = heard_.indexOf('\n')) {
            const QString line = QString::fromUtf8(heard_.left(end));
            heard_.remove(0, end + 1);
            const QString verb = line.section(QLatin1Char(' '), 0, 0);
            const QString name = line.section(QLatin1Char(' '), 1, 1);
            const QString rest = line.section(QLatin1Char(' '), 2);
            const QString said = verb == QLatin1String("read") ? read(name).replace(QLatin1Char('\n'), QLatin1Char(' '))
                                 : verb == QLatin1String("windows") ? windows()
                                 : obey(verb, name, rest)           ? QStringLiteral("yes")
                                                                    : QStringLiteral("no");
            const QByteArray answer = (said + QLatin1Char('\n')).toUtf8();
            if (::write(STDOUT_FILENO, answer.constData(), static_cast<std::size_t>(answer.size())) < 0) return;
        }
    }

    QSocketNotifier notifier_;
    QByteArray heard_;
};

}  // namespace

class HandsPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "hands.json")

public:
    QObject* create(const QString& name, const QString&) override {
        return name == QLatin1String("atom4hands") ? new Hands : nullptr;
    }
};

#include "hands.moc"
