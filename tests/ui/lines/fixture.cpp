// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/lines/fixture.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

#include "core/base/random.h"
#include "core/lines/board.h"
#include "tests/ui/support/keys.h"
#include "ui/lines/launcher.h"

using namespace atom4;
using namespace atom4::ui;

lines::Cell linesCell(const char* name) {
    return *lines::parse_cell(name);
}

LinesTable::LinesTable(lines::SessionOptions options, const Settings& settings) {
    open(options, settings);
}

LinesTable::LinesTable(const char* chips, const Settings& settings) {
    const QString name = folder.filePath(QStringLiteral("begin.lines"));
    QFile file(name);
    require(file.open(QIODevice::WriteOnly));
    file.write(
        "[Game \"Lines\"]\n[Size \"9x9\"]\n[Colours \"5\"]\n[Line \"5\"]\n[First \"3\"]\n[Each \"3\"]\n[Seed "
        "\"7\"]\n\nthrow ");
    file.write(chips);
    file.write("\n");
    file.close();
    lines::SessionOptions options;
    options.file = name.toStdString();
    open(options, settings);
}

LinesTable::~LinesTable() = default;

void LinesTable::open(const lines::SessionOptions& options, const Settings& settings) {
    for (const char* variable : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(variable, folder.path().toUtf8());
    qputenv("LOGNAME", "Ada");
    auto session = beginLines(options);
    require(session.has_value());
    window = std::make_unique<LinesWindow>(std::move(*session), settings);
    window->resize(900, 700);
    window->show();
    window->activateWindow();
    require(QTest::qWaitForWindowActive(window.get(), 60'000));  // the first window takes long on a busy machine
}

void LinesTable::reopen(lines::SessionOptions options) {
    window->close();
    window.reset();
    open(options, {});
}

QString LinesTable::status() const {
    return window->statusBar()->currentMessage();
}

QString LinesTable::label(const char* name) const {
    return window->findChild<QLabel*>(QLatin1String(name))->text();
}

void LinesTable::click(const char* cell) {
    QTest::mouseClick(board(), Qt::LeftButton, Qt::NoModifier, board()->cellCentre(linesCell(cell)));
}

void LinesTable::hover(const char* cell) {
    const QPoint at = board()->cellCentre(linesCell(cell));
    QMouseEvent move(QEvent::MouseMove, at, board()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board(), &move);
}

void LinesTable::drag(const char* from, const char* to) {
    const QPoint begin = board()->cellCentre(linesCell(from));
    const QPoint end = board()->cellCentre(linesCell(to));
    QTest::mousePress(board(), Qt::LeftButton, Qt::NoModifier, begin);
    for (const QPoint at : {begin + QPoint(30, 30), end}) {
        QMouseEvent move(QEvent::MouseMove, at, board()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(board(), &move);
        require(board()->isDragging());
    }
    QTest::mouseRelease(board(), Qt::LeftButton, Qt::NoModifier, end);
}

void LinesTable::key(int key, Qt::KeyboardModifiers modifiers) {
    keyOn(board(), key, modifiers);
}

void LinesTable::move(const char* from, const char* to) {
    click(from);
    click(to);
    board()->finishAnimation();
}

void LinesTable::moveAtRandom(std::uint64_t seed) {
    Random random(seed);
    const lines::Board& there = game().position().board();
    for (;;) {
        const auto chips = there.chips();
        const auto free = there.free_cells();
        const lines::Cell from = chips[random.below(chips.size())].cell;
        const lines::Cell to = free[random.below(free.size())];
        if (!lines::PathMap(there, from).contains(to)) continue;
        move(lines::to_text(from).c_str(), lines::to_text(to).c_str());
        return;
    }
}

Settings unmoved() {
    Settings settings;
    settings.animation = AnimationSpeed::kOff;
    return settings;
}

QMessageBox* question(const LinesTable& table) {
    return table.window->findChild<QMessageBox*>();
}
void answer(const LinesTable& table, const char* button) {
    QTest::mouseClick(question(table)->findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
    QTRY_VERIFY(question(table) == nullptr);
}

std::vector<lines::HighScore> keptScores(const LinesTable& table) {
    return *lines::HighScores(lines::HighScores::default_file()).load(table.window->session().configuration());
}

lines::Configuration gameOfPoints() {
    lines::GameSetup setup;
    setup.rows = setup.cols = 6;
    setup.colours = 2;
    setup.line = 2;
    return {setup, true};
}
