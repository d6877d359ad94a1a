// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The smallest Qt Widgets program that shows a word: window_costs.py compares the game with it.
#include <QApplication>
#include <QLabel>
#include <QMainWindow>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QLabel(QStringLiteral("Atom-4")));
    window.resize(1120, 800);
    window.show();
    return QApplication::exec();
}
