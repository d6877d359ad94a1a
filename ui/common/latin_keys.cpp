// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/latin_keys.h"

#include <QApplication>
#include <QLocale>
#include <QMessageBox>
#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/latin_keys.h"

// Triggers the shortcut for a key, if there is one. Qt exports this for its own tests; we link to it as they do.
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* receiver, ulong timestamp, int key,
                                               Qt::KeyboardModifiers modifiers, const QString& text = QString(),
                                               bool autoRepeat = false, ushort count = 1);

namespace atom4::ui {
namespace {

constexpr int kFirstSpecialKey = Qt::Key_Escape;  // keys below are characters

// QKeyEvent has no setter for the key; only a derived class can change it while the event is delivered.
class OpenKeyEvent : public QKeyEvent {
public:
    static void setKey(QKeyEvent& event, int key) { event.*(&OpenKeyEvent::m_key) = key; }
};

QChar::Script scriptOf(int key) {
    return QChar::script(static_cast<char32_t>(key));
}

// Returns whether the key is a letter of a script that no shortcut uses.
bool isForeign(int key) {
    constexpr std::array kLatinOrNone{QChar::Script_Latin, QChar::Script_Common, QChar::Script_Inherited,
                                      QChar::Script_Unknown};
    return key >= 0x80 && key < kFirstSpecialKey &&
           std::find(kLatinOrNone.begin(), kLatinOrNone.end(), scriptOf(key)) == kLatinOrNone.end();
}

bool isLatinLetter(int key) {
    return key > 0 && key < kFirstSpecialKey && scriptOf(key) == QChar::Script_Latin;
}

// Returns what a US keyboard has in that place, by the scan codes that X11 and Wayland share; 0 if there is nothing.
char keyInPlace(quint32 scanCode) {
    static const bool knowsPlaces = QGuiApplication::platformName() == QLatin1String("xcb") ||
                                    QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
    if (!knowsPlaces) return 0;
    struct Row {
        quint32 first;
        std::string_view keys;
    };
    constexpr std::array kRows{Row{10, "1234567890-="}, Row{24, "qwertyuiop[]"}, Row{38, "asdfghjkl;'`"},
                               Row{51, "\\zxcvbnm,./"}};
    for (const Row& row : kRows)
        if (scanCode >= row.first && scanCode < row.first + row.keys.size()) return row.keys[scanCode - row.first];
    return 0;
}

int keyOf(char32_t character) {
    return static_cast<int>(QChar::toUpper(character));
}

// Returns the Latin key of a letter on the usual keyboard of its script; 0 if there is none. Qt names keys by their
// capitals; Shift decides which letter it was.
int keyByLetter(int key, Qt::KeyboardModifiers modifiers) {
    const auto code = static_cast<char32_t>(key);
    const char32_t letter = (modifiers & Qt::ShiftModifier) != 0 ? code : QChar::toLower(code);
    return keyOf(static_cast<char32_t>(latin_key(letter, QLocale::system().name().toStdString()).value_or(0)));
}

// Greek and Hebrew keyboards have signs on the keys of q and w.
bool isGreekOrHebrew(QLocale::Language language) {
    return language == QLocale::Greek || language == QLocale::Hebrew;
}

bool staysAsItIs(const QWidget& receiver, Qt::KeyboardModifiers modifiers) {
    if ((modifiers & (Qt::AltModifier | Qt::MetaModifier)) != 0) return true;
    if (qobject_cast<const QMessageBox*>(receiver.window()) != nullptr) return true;
    return receiver.testAttribute(Qt::WA_InputMethodEnabled) && (modifiers & Qt::ControlModifier) == 0;
}

}  // namespace

LatinKeys::LatinKeys(QObject* parent) : QObject(parent), otherScript_(isGreekOrHebrew(QLocale::system().language())) {
    qApp->installEventFilter(this);
}

QKeySequence LatinKeys::latin(const QKeySequence& key) {
    const QKeyCombination old = key[0];
    const int latin = isForeign(old.key()) ? keyByLetter(old.key(), old.keyboardModifiers()) : 0;
    return latin == 0 ? key : QKeySequence(QKeyCombination(old.keyboardModifiers(), static_cast<Qt::Key>(latin)));
}

// Returns 0 if the key stays as it is.
int LatinKeys::latinKeyOf(const QKeyEvent& event) {
    // The text remains the original even after the key of the event was changed.
    if (const QString text = event.text(); !text.isEmpty()) {
        const int letter = text.front().unicode();
        otherScript_ = isForeign(letter) || (otherScript_ && !isLatinLetter(letter));
    }
    const int key = event.key();
    const int inPlace = keyOf(static_cast<char32_t>(keyInPlace(event.nativeScanCode())));
    if (isForeign(key)) {
        // Serbian keyboards have Y and Z swapped.
        const bool letterKnowsBetter = inPlace == 0 || QLocale::system().language() == QLocale::Serbian;
        return letterKnowsBetter ? keyByLetter(key, event.modifiers()) : inPlace;
    }
    // A sign on the key of a letter: Hebrew has / on the key of q.
    const bool isSign = key > ' ' && key < 0x7F && !isLatinLetter(key);
    return otherScript_ && isSign && isLatinLetter(inPlace) ? inPlace : 0;
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!isKey || !watched->isWidgetType()) return false;
    auto& key = static_cast<QKeyEvent&>(*event);
    const int latin = latinKeyOf(key);
    if (latin == 0 || staysAsItIs(static_cast<const QWidget&>(*watched), key.modifiers())) return false;
    OpenKeyEvent::setKey(key, latin);
    // The original key was no shortcut; the new one may be.
    return event->type() == QEvent::KeyPress &&
           qt_sendShortcutOverrideEvent(watched, key.timestamp(), latin, key.modifiers(), key.text(),
                                        key.isAutoRepeat());
}

}  // namespace atom4::ui
