// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/ui_fixture.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QStatusBar>
#include <condition_variable>
#include <mutex>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "core/storage/settings_file.h"
#include "tests/ui/support/keys.h"

using namespace atom4;
using namespace atom4::ui;

Cell cell(const char* name) {
    return *parse_cell(name);
}

SessionOptions against_computer(Player computer, int level) {
    SessionOptions options;
    options.computer = computer;
    options.level = level;
    options.seed = 7;
    return options;
}

QString settingsFile() {
    return QString::fromStdString(SettingsFile().path().string());
}

Table::Table(SessionOptions options, MoveFinder find) {
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    // A test that keeps settings from one window to the next sets ATOM4_TEST_SETTINGS to a folder for them.
    const QString settings = qEnvironmentVariable("ATOM4_TEST_SETTINGS", folder.path());
    qputenv("XDG_CONFIG_HOME", settings.toUtf8());
    auto begun = Session::begin(options);
    require(begun.has_value());
    session = std::move(*begun);
    window = std::make_unique<MainWindow>(*session, std::move(find));
    window->resize(1120, 800);
    window->show();
    window->activateWindow();
    require(QTest::qWaitForWindowActive(window.get(), 60'000));  // the first window takes long on a busy machine
}

QString Table::status() const {
    const QString elsewhere = window->statusBar()->currentMessage();
    return elsewhere.isEmpty() ? window->findChild<SidePanel*>()->news() : elsewhere;
}

QString Table::state() const {
    return window->findChild<QLabel*>(QStringLiteral("state"))->text();
}

// Players do not aim at a board that is still moving.
void Table::click(Cell cell) {
    board()->finishMoving();
    QTest::mouseClick(board(), Qt::LeftButton, Qt::NoModifier, board()->cellCentre(cell));
}

void Table::hover(Cell cell) {
    board()->finishMoving();
    const QPoint at = board()->cellCentre(cell);
    QMouseEvent move(QEvent::MouseMove, at, board()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board(), &move);
}

void Table::key(int key, Qt::KeyboardModifiers modifiers) {
    keyOn(board(), key, modifiers);
}

void Table::playAll(const std::vector<const char*>& cells) {
    for (const char* name : cells) require(match().play(cell(name)).has_value());
    board()->finishAnimation();
}

void Table::playToTheEnd(Outcome outcome, std::uint64_t seed) {
    for (;; ++seed) {
        Random random(seed);
        Position position = match().position();
        std::vector<Cell> cells;
        while (!position.is_over()) {
            const auto moves = position.legal_moves();
            cells.push_back(moves[random.below(moves.size())]);
            position.play_legal(cells.back());
        }
        if (position.outcome() != outcome) continue;
        for (const Cell next : cells) require(match().play(next).has_value());
        return;
    }
}

namespace {

void waitFor(const std::stop_token& stop) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any stopped;
    stopped.wait(lock, stop, [] { return false; });
}

// Returns a line that consists of the first legal move of each position.
SearchReport someReport(Position position) {
    SearchReport report;
    report.depth = 9;
    report.lines.emplace_back();
    for (int ply = 0; ply < report.depth && !position.is_over(); ++ply) {
        report.lines.front().moves.push_back(first_legal_move(position));
        position.play_legal(report.lines.front().moves.back());
    }
    return report;
}

}  // namespace

MoveFinder endlessThinker(std::atomic<int>& asked, std::atomic<int>& ended) {
    return [&](Engine&, const MoveQuestion&, const std::stop_token& stop) -> std::optional<Cell> {
        ++asked;
        waitFor(stop);
        ++ended;
        return std::nullopt;
    };
}

MoveFinder patientThinker() {
    return [](Engine&, const MoveQuestion& question, const std::stop_token& hurry) -> std::optional<Cell> {
        question.progress(someReport(question.position));
        waitFor(hurry);
        return first_legal_move(question.position);
    };
}

void takePicture(QWidget& widget, const QString& name) {
    QCoreApplication::sendPostedEvents();  // layouts settle
    for (BoardView* board : widget.findChildren<BoardView*>()) board->finishMoving();
    const QPixmap picture = widget.grab();
    const QString folder = qEnvironmentVariable("ATOM4_SCREENSHOTS");
    if (folder.isEmpty()) return;
    const QString file = QDir(folder).filePath(name + QStringLiteral(".png"));
    QDir().mkpath(QFileInfo(file).path());
    constexpr int kQuick = 85;  // as PNG is lossless, a high quality only means less compression
    require(picture.save(file, "PNG", kQuick));
}
