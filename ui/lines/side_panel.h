// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "core/lines/session.h"
#include "ui/lines/board_view.h"
#include "ui/theme/piece_painter.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// How a game of Lines ended: the score, its place in the list, and what to do next.
class LinesEndCard : public QWidget {
    Q_OBJECT

public:
    explicit LinesEndCard(QWidget* parent);

    /// Shows the result of the session's game, which must be over.
    void show(const lines::Session& session);
    /// One below the other, or words and buttons side by side.
    void setArrangement(Qt::Orientation orientation);

signals:
    void againWanted();
    void scoresWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeButtons();

    QLabel* over_;
    QLabel* score_;
    QLabel* place_;
    QBoxLayout* buttons_;
    AccentButton* again_;
    QPushButton* scores_;
    bool best_ = false;
};

/// The colours of the next throw, as chips in a row; where there are too many, a number says how many more.
class NextChips : public QWidget {
    Q_OBJECT

public:
    explicit NextChips(QWidget* parent = nullptr);
    void show(std::vector<int> colours);
    void setPieceStyle(PieceStyle style);
    [[nodiscard]] const std::vector<int>& colours() const { return colours_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets all texts again, in the language of now.
    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> colours_;
    PiecePainter painter_;
};

/// What stands beside the board of Lines: score, best score, chain, the next chips, and a word on what to do;
/// and in place of all that, how the game ended.
class LinesPanel : public QWidget {
    Q_OBJECT

public:
    explicit LinesPanel(QWidget* parent = nullptr);

    /// Shows the game; its end only after the last turn was shown.
    void show(const lines::Session& session, bool turnIsSeen);
    /// What to do now, or what is pointed at.
    void say(const QString& state, const QString& detail);
    void setPieceStyle(PieceStyle style) { next_->setPieceStyle(style); }
    /// Asks in place of these words, until the question is dropped. The key is what says yes, as Escape says no; empty
    /// if none does.
    void ask(const QString& question, const QKeySequence& key);
    void dropQuestion();
    /// Stacked beside the board, or in a row below it.
    void setArrangement(Qt::Orientation orientation);
    /// The width it wants beside the board, or the height below it.
    [[nodiscard]] int thickness(Qt::Orientation orientation, QSize room) const;
    void retranslate();

signals:
    void againWanted();
    void scoresWanted();
    /// The answers to a question.
    void confirmed();
    void declined();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void nameAnswers();
    [[nodiscard]] QWidget* makeNumbers();
    void makeQuestion();
    [[nodiscard]] int lineHeight() const;

    QLabel* scoreName_;
    QLabel* score_;
    QLabel* bestName_;
    QLabel* best_;
    QLabel* chainName_;
    QLabel* chain_;
    QLabel* nextName_;
    NextChips* next_;
    QWidget* numbers_;
    QWidget* nextCard_;
    QWidget* words_;
    QLabel* state_;
    QLabel* detail_;
    QLabel* note_;
    LinesEndCard* end_;
    QWidget* question_;
    QLabel* asked_;
    QPushButton* yes_;
    QPushButton* no_;
    QKeySequence key_;   // that says yes
    bool over_ = false;  // and told of
    std::optional<Qt::Orientation> orientation_;
};

/// The board of Lines with its panel beside it, or below it where that leaves the board more room.
class LinesView : public QWidget {
    Q_OBJECT

public:
    explicit LinesView(QWidget* parent = nullptr);

    [[nodiscard]] LinesBoardView* board() const { return board_; }
    [[nodiscard]] LinesPanel* panel() const { return panel_; }
    [[nodiscard]] QSize sizeHint() const override { return {860, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 300}; }
    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    LinesBoardView* board_;
    LinesPanel* panel_;
};

}  // namespace atom4::ui
