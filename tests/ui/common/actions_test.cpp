// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// All actions of both windows, and when each is enabled: tests/ui/atom4/actions.txt and tests/ui/lines/actions.txt.
// With UPDATE_ACTIONS in the environment the files are rewritten; look at the difference before committing them.
#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>

#include "core/lines/board.h"
#include "tests/support/cost.h"
#include "tests/ui/atom4/pages/two_windows.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/review_round.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/atom4/panels/line_list.h"
#include "ui/atom4/panels/move_list.h"
#include "ui/atom4/panels/seat_card.h"

namespace atom4::ui::actions_test {

namespace {

constexpr int kLongPatience = test::kSlowness * 60'000;

QString withoutMnemonic(QString text) {
    return text.remove(QLatin1Char('&'));
}

// The best cell of an analysis depends on how long it runs.
QString withoutCells(QString text) {
    static const QRegularExpression kCell(QStringLiteral("\\b[a-z][0-9]{1,2}\\b"));
    return text.replace(kCell, QStringLiteral("CELL"));
}

QChar stateOf(const QAction& action) {
    if (!action.isVisible()) return QLatin1Char('h');
    if (action.isChecked()) return QLatin1Char(action.isEnabled() ? '*' : '=');
    return QLatin1Char(action.isEnabled() ? '+' : '-');
}

/// What all situations of a window have shown so far: one row per action, one column per situation.
class Inventory {
public:
    explicit Inventory(QStringList situations) : situations_(std::move(situations)) {}

    /// Notes all actions of the window, and those of the menus that are open. The same situation may be noted again,
    /// with another menu.
    void note(QMainWindow& window, const char* situation) {
        column_ = situations_.indexOf(QLatin1String(situation));
        require(column_ >= 0);
        seen_.clear();
        for (const QAction* menu : window.menuBar()->actions()) walk(*menu->menu(), withoutMnemonic(menu->text()));
        for (const auto* bar : window.findChildren<QToolBar*>())
            for (QAction* action : bar->actions()) take(action, bar->objectName());
        for (const auto* button : window.findChildren<QToolButton*>()) {
            if (button->menu() != nullptr && !isOfQt(*button)) walk(*button->menu(), button->objectName());
            if (button->defaultAction() != nullptr && !button->objectName().isEmpty())
                take(button->defaultAction(), button->objectName());
        }
        for (const auto* menu : window.findChildren<QMenu*>())
            if (menu->isVisible() && menu->menuAction()->associatedObjects().isEmpty()) walk(*menu, menu->objectName());
        // Actions in no menu; closed menus are deleted later, so entries of menus are skipped.
        for (QAction* action : window.findChildren<QAction*>())
            if (!action->objectName().isEmpty() && !seen_.contains(action) &&
                qobject_cast<QMenu*>(action->parent()) == nullptr)
                take(action, {});
    }

    [[nodiscard]] QStringList lines() const {
        QStringList lines;
        for (int i = 0; i < situations_.size(); ++i)
            lines += QStringLiteral("# %1 %2").arg(letter(i)).arg(situations_[i]);
        QString letters;
        for (int i = 0; i < situations_.size(); ++i) letters += letter(i);
        lines += QStringLiteral("#");
        lines += letters + QStringLiteral("  name | text | keys | where");
        for (const Row& row : rows_)
            lines += row.states + QStringLiteral("  ") +
                     QStringList{row.name, row.texts.join(QLatin1String(" / ")), row.keys,
                                 row.places.join(QLatin1String("; "))}
                         .join(QLatin1String(" | "));
        return lines;
    }

private:
    struct Row {
        QString name;
        QStringList texts;
        QString keys;
        QStringList places;
        QString states;
    };

    static QChar letter(qsizetype column) { return QChar(u'a' + static_cast<char16_t>(column)); }
    static bool isOfQt(const QObject& object) {
        return object.objectName().startsWith(QLatin1String("qt_")) ||
               object.objectName().startsWith(QLatin1String("_q_"));
    }

    void walk(const QMenu& menu, const QString& path) {
        for (QAction* action : menu.actions()) {
            if (action->isSeparator()) continue;
            take(action, path);
            if (action->menu() != nullptr)
                walk(*action->menu(), path + QStringLiteral(" > ") + withoutMnemonic(action->text()));
        }
    }

    void take(QAction* action, const QString& place) {
        if (action->isSeparator() || isOfQt(*action) || (action->text().isEmpty() && action->objectName().isEmpty()))
            return;
        seen_.insert(action);
        const QString text = withoutCells(action->text());
        QString name = action->objectName();
        if (name.isEmpty() && action->menu() != nullptr) name = action->menu()->objectName();
        Row& row = rowOf(name.isEmpty() ? QStringLiteral("-") : name, text, place);
        if (!row.texts.contains(text)) row.texts += text;
        if (!place.isEmpty() && !row.places.contains(place)) row.places += place;
        row.keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText);
        row.keys.replace(QLatin1String("; "), QLatin1String(", "));
        row.states[column_] = stateOf(*action);
    }

    // Finds the row of a named action by its name, of another one by its text and place. A new row is inserted after
    // the last one of the same place.
    Row& rowOf(const QString& name, const QString& text, const QString& place) {
        for (Row& row : rows_)
            if (row.name == name &&
                (name != QLatin1String("-") || (row.texts.contains(text) && row.places.contains(place))))
                return row;
        auto at = rows_.size();
        for (auto i = rows_.size(); i-- > 0;)
            if (rows_[i].places.contains(place)) {
                at = i + 1;
                break;
            }
        Row row;
        row.name = name;
        row.states = QString(situations_.size(), QLatin1Char('.'));
        return *rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(at), row);
    }

    QStringList situations_;
    qsizetype column_ = 0;
    QSet<const QAction*> seen_;
    std::vector<Row> rows_;
};

// Updates the file, or returns how it differs from the current actions.
QString differences(const QStringList& now, const char* name) {
    QFile file(QStringLiteral(ATOM4_SOURCE_DIR "/tests/ui/") + QLatin1String(name));
    if (qEnvironmentVariableIsSet("UPDATE_ACTIONS")) {
        require(file.open(QIODevice::WriteOnly));
        file.write((now.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8());
        return {};
    }
    if (!file.open(QIODevice::ReadOnly)) return file.errorString();
    const QStringList written = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (written == now) return {};
    QString told = QStringLiteral("\n%1, written and now:\n").arg(QLatin1String(name));
    for (const QString& line : written)
        if (!now.contains(line)) told += QStringLiteral("-") + line + QLatin1Char('\n');
    for (const QString& line : now)
        if (!written.contains(line)) told += QStringLiteral("+") + line + QLatin1Char('\n');
    return told;
}

void rightClick(QWidget* widget, QPoint at) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
}

void closeMenu() {
    QWidget* menu = QApplication::activePopupWidget();
    require(menu != nullptr);
    menu->close();
}

}  // namespace

class ActionsTest : public QObject {
    Q_OBJECT

private slots:
    void atom4ActionsMatchTheRecordedList();
    void linesActionsMatchTheRecordedList();

private:
    void takeMatches(Inventory& all);
    void takeComputers(Inventory& all);
    void takeEnds(Inventory& all);
    void takeStudies(Inventory& all);
    void takePages(Inventory& all);
    void takeNetwork(Inventory& all);
};

void ActionsTest::takeMatches(Inventory& all) {
    Table table;
    rightClick(table.board(), table.board()->cellCentre(cell("i9")));
    all.note(*table.window, "fresh match of two persons");
    closeMenu();
    table.playAll({"i9", "i7", "h7"});
    rightClick(table.board(), table.board()->cellCentre(cell("h7")));
    all.note(*table.window, "after three moves");
    closeMenu();
    trigger(table, "undo");
    all.note(*table.window, "one of them taken back");
    trigger(table, "redo");
    trigger(table, "previousPly");
    all.note(*table.window, "looking back");
    const auto moves = table.board()->position().legal_moves();
    table.click(moves[moves.front() == cell("h7") ? 1 : 0]);
    table.board()->finishAnimation();
    trigger(table, "previousPly");
    QVERIFY(part<QAction>(table, "otherLine")->isEnabled());
    auto* list = table.window->findChild<MoveList*>();
    const auto found =
        list->model()->match(list->model()->index(0, 1), Qt::DisplayRole, QStringLiteral("h7"), 1, Qt::MatchContains);
    QCOMPARE(found.size(), 1);
    rightClick(list->viewport(), list->visualRect(found.front()).center());
    all.note(*table.window, "looking back where another line begins");
    closeMenu();
    MatchSetup timed = table.match().setup();
    timed.time_control = TimeControl{std::chrono::minutes(90), std::chrono::seconds(30)};
    table.window->startMatch(timed);
    table.playAll({"i9"});
    all.note(*table.window, "by the clock");
    trigger(table, "pause");
    all.note(*table.window, "by the clock, paused");
}

void ActionsTest::takeComputers(Inventory& all) {
    {
        Table table(against_computer(Player::kSecond, 2), patientThinker());
        table.playAll({"i9"});
        QVERIFY(table.match().is_computers_turn());
        all.note(*table.window, "the computer's turn");
        trigger(table, "pause");
        all.note(*table.window, "the computer's turn, paused");
        trigger(table, "pause");
        QTRY_VERIFY_WITH_TIMEOUT(part<QToolButton>(table, "moveNowButton")->isVisible(), kLongPatience);
        trigger(table, "moveNow");
        QTRY_VERIFY(!table.match().is_computers_turn());
        table.board()->finishAnimation();
        all.note(*table.window, "one's own turn against the computer");
    }
    Table table({}, patientThinker());
    table.window->startMatch(MatchSetup{{}, {Seat::computer(1), Seat::computer(1)}});
    all.note(*table.window, "two computers");
    trigger(table, "pause");
    all.note(*table.window, "two computers, paused");
}

void ActionsTest::takeEnds(Inventory& all) {
    Table table;
    playCarelessly(table);
    QVERIFY(table.match().is_over());
    all.note(*table.window, "round over");
    trigger(table, "previousPly");
    trigger(table, "previousPly");
    const auto moves = table.board()->position().legal_moves();
    const Cell played = table.match().plies()[table.match().plies().size() - 2].placed();
    table.click(moves[moves.front() == played ? 1 : 0]);
    table.board()->finishAnimation();
    QVERIFY(table.match().is_trying());
    all.note(*table.window, "a try after the end");
}

void ActionsTest::takeStudies(Inventory& all) {
    Table table;
    playCarelessly(table);
    trigger(table, "review");
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), kLongPatience);
    all.note(*table.window, "reviewed");
    rightClick(graph(table), graph(table)->at(3).toPoint());
    all.note(*table.window, "reviewed, at the third move");
    closeMenu();
    trigger(table, "new");
    table.window->startMatch(MatchSetup{});
    table.playAll({"i9", "i7"});
    trigger(table, "analyse");
    auto* lines = table.window->findChild<LineList*>();
    QTRY_VERIFY_WITH_TIMEOUT(lines->model()->rowCount() == 3, kLongPatience);
    table.window->study()->stop();
    rightClick(lines->viewport(), lines->visualRect(lines->model()->index(0, 0)).center());
    all.note(*table.window, "analysis");
    closeMenu();
}

void ActionsTest::takePages(Inventory& all) {
    Table table(against_computer(Player::kSecond, 2));
    trigger(table, "new");
    StartPage* page = table.window->startPage();
    QVERIFY(page != nullptr);
    rightClick(page, {8, 8});
    all.note(*table.window, "where a match begins");
    closeMenu();
    rightClick(page->findChildren<SeatCard*>()[1], {8, 8});
    all.note(*table.window, "where a match begins");
    closeMenu();
    trigger(table, "lessons");
    QVERIFY(table.window->lessons()->isOpen());
    all.note(*table.window, "a lesson");
    trigger(table, "puzzles");
    QVERIFY(table.window->puzzles()->isOpen());
    all.note(*table.window, "a puzzle");
}

void ActionsTest::takeNetwork(Inventory& all) {
    Two two;
    QVERIFY(two.begin());
    Table& mover = two.host.match().position().mover() == Player::kFirst ? two.host : two.guest;
    Table& other = &mover == &two.host ? two.guest : two.host;
    QVERIFY(two.move());
    QTRY_VERIFY(part<QAction>(mover, "undo")->isEnabled());
    all.note(*other.window, "over the network, one's own turn");
    all.note(*mover.window, "over the network, the other one's turn");
}

void ActionsTest::atom4ActionsMatchTheRecordedList() {
    Inventory all({QStringLiteral("where a match begins"),
                   QStringLiteral("fresh match of two persons"),
                   QStringLiteral("after three moves"),
                   QStringLiteral("one of them taken back"),
                   QStringLiteral("looking back"),
                   QStringLiteral("looking back where another line begins"),
                   QStringLiteral("by the clock"),
                   QStringLiteral("by the clock, paused"),
                   QStringLiteral("the computer's turn"),
                   QStringLiteral("the computer's turn, paused"),
                   QStringLiteral("one's own turn against the computer"),
                   QStringLiteral("two computers"),
                   QStringLiteral("two computers, paused"),
                   QStringLiteral("round over"),
                   QStringLiteral("a try after the end"),
                   QStringLiteral("reviewed"),
                   QStringLiteral("reviewed, at the third move"),
                   QStringLiteral("analysis"),
                   QStringLiteral("a lesson"),
                   QStringLiteral("a puzzle"),
                   QStringLiteral("over the network, one's own turn"),
                   QStringLiteral("over the network, the other one's turn")});
    for (const auto take : {&ActionsTest::takeMatches, &ActionsTest::takeComputers, &ActionsTest::takeEnds,
                            &ActionsTest::takeStudies, &ActionsTest::takePages, &ActionsTest::takeNetwork}) {
        (this->*take)(all);
        if (QTest::currentTestFailed()) return;
    }
    const QString told = differences(all.lines(), "atom4/actions.txt");
    QVERIFY2(told.isEmpty(), qPrintable(told));
}

void ActionsTest::linesActionsMatchTheRecordedList() {
    Inventory all({QStringLiteral("where a game begins"), QStringLiteral("fresh game"), QStringLiteral("after a move"),
                   QStringLiteral("the move taken back"), QStringLiteral("demonstration"), QStringLiteral("game over"),
                   QStringLiteral("a lesson"), QStringLiteral("an exercise")});
    LinesTable table("a1:1 b1:1 c1:1 d1:1 e3:1 a8:2", unmoved());
    rightClick(table.board(), table.board()->cellCentre(linesCell("e3")));
    all.note(*table.window, "fresh game");
    closeMenu();
    table.move("e3", "h8");
    all.note(*table.window, "after a move");
    for (int asked = 0; asked < 2; ++asked) trigger(table, "undo");
    all.note(*table.window, "the move taken back");
    trigger(table, "demonstration");
    all.note(*table.window, "demonstration");
    trigger(table, "demonstration");
    trigger(table, "new");
    QVERIFY(table.window->startPage() != nullptr);
    rightClick(table.window->startPage(), {8, 8});
    all.note(*table.window, "where a game begins");
    closeMenu();
    trigger(table, "lessons");
    all.note(*table.window, "a lesson");
    trigger(table, "exercises");
    all.note(*table.window, "an exercise");
    lines::GameSetup tiny;
    tiny.rows = tiny.cols = tiny.line = 3;
    table.window->start({tiny, true});
    for (std::uint64_t seed = 0; !table.game().is_over(); ++seed) table.moveAtRandom(seed);
    all.note(*table.window, "game over");
    const QString told = differences(all.lines(), "lines/actions.txt");
    QVERIFY2(told.isEmpty(), qPrintable(told));
}

ATOM4_WINDOW_TEST(ActionsTest)

}  // namespace atom4::ui::actions_test

#include "tests/ui/common/actions_test.moc"
