// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPointer>
#include <QStackedWidget>
#include <filesystem>
#include <vector>

#include "core/lines/high_scores.h"
#include "core/lines/position.h"
#include "core/lines/session.h"
#include "core/storage/progress.h"
#include "ui/common/new_game_page.h"
#include "ui/lines/board_view.h"
#include "ui/lines/setup_form.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// What Lines is about: a chip goes to its like and others fall, then one completes a line, and the line goes. At its
/// end it shows the move that completes the line.
class LinesExample : public DemoBoard {
    Q_OBJECT

public:
    explicit LinesExample(const Settings& settings) : LinesExample(new LinesBoardView, settings) {}

    /// Shows lines of that many chips, or the standard length if it is too long for the example.
    void setLine(int length);
    [[nodiscard]] int line() const { return line_; }

protected:
    [[nodiscard]] bool mayMove() const override;
    void showBegin() override;
    void showStep(int step) override;
    void showEnd() override;

private:
    LinesExample(LinesBoardView* board, const Settings& settings);
    void setTexts();

    struct Turn {
        lines::Move move;
        std::vector<lines::Change> changes;
        lines::Position after;
    };

    LinesBoardView* board_;
    Settings settings_;
    int line_ = 0;
    lines::Position begin_;
    std::vector<Turn> turns_;
};

class ChipRow;

/// Says what a game would be played with, and what score there is to beat.
class LinesGameCard : public QWidget {
    Q_OBJECT

public:
    LinesGameCard(std::vector<lines::HighScoreList> scores, PieceStyle style, QWidget* parent = nullptr);
    void show(const lines::Configuration& configuration);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setTexts();

    std::vector<lines::HighScoreList> scores_;
    lines::Configuration configuration_;
    QLabel* title_;
    ChipRow* chips_;
    QLabel* board_;
    QLabel* best_;
};

/// Where a game of Lines begins: what it would be played with and the score to beat, and folded away what to change
/// about that. It begins with what was played last, so that Enter plays that again.
class LinesStartPage : public NewGamePage {
    Q_OBJECT

public:
    struct Circumstances {
        Settings settings;                         ///< how the example looks
        std::vector<lines::HighScoreList> scores;  ///< what there is to beat
        QString name;                              ///< whose high scores these are
        Offers offers;
    };
    LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances,
                   QWidget* parent = nullptr);

    /// What was chosen.
    [[nodiscard]] lines::Configuration configuration() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] LinesExample* example() const { return example_; }

protected:
    [[nodiscard]] QWidget* makeFolded() override;

private:
    struct Parts {
        LinesExample* example;
        LinesGameCard* card;
    };
    LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances, const Parts& parts,
                   QWidget* parent);
    void showChoice();

    lines::Configuration configuration_;
    QString name_;
    LinesExample* example_;
    LinesGameCard* card_;
    LinesSetupForm* form_ = nullptr;  // made when it is first wanted
};

/// How games of Lines begin in a window: on the page that asks for one, in place of the board. Remembers what was
/// played last, and by whom.
class LinesStarter : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it; the first of the pages is the one with the board.
    LinesStarter(lines::Session& session, QStackedWidget& pages);

    /// Nothing while the board is shown.
    [[nodiscard]] LinesStartPage* page() const { return page_; }
    void askForNewGame(const Settings& settings);
    /// The same for the start of the program.
    void welcome(const Settings& settings);
    /// Rebuilds the page, if it is there and lessons were completed since it was made.
    void renewPage(const Settings& settings);
    /// Asks for the game that is chosen on the page, and remembers the choice.
    void begin();
    /// Shows the board again.
    void leavePage();

signals:
    /// The page is there, or gone.
    void pageChanged();
    /// The game that is chosen on the page is wanted: begin() has it begun, unless the person thinks better of it.
    void playWanted();
    /// A game with that is to begin.
    void wanted(const atom4::lines::Configuration& configuration);
    /// An unfinished one is.
    void goOnWanted(const std::filesystem::path& file);
    void rulesWanted();
    void lessonsWanted();

private:
    void show(const Settings& settings, bool offersLessons = false);
    [[nodiscard]] lines::Configuration proposal() const;

    lines::Session& session_;
    QStackedWidget& pages_;
    const std::string account_;  // who plays where nobody gives a name
    QPointer<LinesStartPage> page_;
    LessonProgress progress_;  // when that page was made
};

}  // namespace atom4::ui
