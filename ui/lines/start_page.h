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

/// The goal of Lines, as an example: a chip joins others of its colour, new chips appear, then a chip completes a line,
/// which is cleared. At the end it shows the move that completes the line.
class LinesExample : public DemoBoard {
    Q_OBJECT

public:
    explicit LinesExample(const Settings& settings) : LinesExample(new LinesBoardView, settings) {}

    /// Shows lines of that many chips, or of the standard length if that is too long for the example.
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

/// Shows the settings of the game and the score to beat.
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

/// The page on which a game of Lines begins: its settings and the score to beat, with a form to change the settings
/// folded away. It begins with the last settings, so that Enter plays the same game again.
class LinesStartPage : public NewGamePage {
    Q_OBJECT

public:
    struct Circumstances {
        Settings settings;                         ///< how the example looks
        std::vector<lines::HighScoreList> scores;  ///< the scores to beat
        QString name;                              ///< the player's, for the high scores
        Offers offers;
    };
    LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances,
                   QWidget* parent = nullptr);

    /// The chosen settings.
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
    LinesSetupForm* form_ = nullptr;  // made when it is first unfolded
};

/// Starts games of Lines in a window: shows the start page in place of the board, and stores the last settings and the
/// player's name.
class LinesStarter : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it; the first of the pages is the one with the board.
    LinesStarter(lines::Session& session, QStackedWidget& pages);

    /// Returns nullptr while the board is shown.
    [[nodiscard]] LinesStartPage* page() const { return page_; }
    void askForNewGame(const Settings& settings);
    /// The same at the start of the program; may offer the lessons.
    void welcome(const Settings& settings);
    /// Rebuilds the page, if it is there and lessons were completed since it was made.
    void renewPage(const Settings& settings);
    /// Emits wanted() for the game that is chosen on the page, and stores the choice.
    void begin();
    /// Shows the board again.
    void leavePage();

signals:
    /// The start page was opened or closed.
    void pageChanged();
    /// The player wants the game that is chosen on the page. If leaving the current game is confirmed, begin() is to be
    /// called.
    void playRequested();
    /// A game with this configuration is to begin.
    void wanted(const atom4::lines::Configuration& configuration);
    /// An unfinished game is to be resumed.
    void resumeRequested(const std::filesystem::path& file);
    void rulesRequested();
    void lessonsRequested();

private:
    void show(const Settings& settings, bool offersLessons = false);
    [[nodiscard]] lines::Configuration proposal() const;

    lines::Session& session_;
    QStackedWidget& pages_;
    QPointer<LinesStartPage> page_;
    LessonProgress progress_;  // when the page was made
};

}  // namespace atom4::ui
