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

/// Shows how a game of Lines ended: the score, its rank, and what to do next.
class LinesEndCard : public QWidget {
    Q_OBJECT

public:
    explicit LinesEndCard(QWidget* parent);

    /// Shows the result of the session's game, which must be over.
    void show(const lines::Session& session);
    /// Vertical: the buttons are below the words; horizontal: beside them.
    void setArrangement(Qt::Orientation orientation);

signals:
    void againRequested();
    void scoresRequested();

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

/// The colours of the next chips, as chips in a row; if not all fit, a number says how many more there are.
class NextChips : public QWidget {
    Q_OBJECT

public:
    explicit NextChips(QWidget* parent = nullptr);
    void show(std::vector<int> colours);
    void setPieceStyle(PieceStyle style);
    [[nodiscard]] const std::vector<int>& colours() const { return colours_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets all texts again, in the current language.
    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> colours_;
    PiecePainter painter_;
};

/// The panel beside the board of Lines: score, best score, chain, next chips, and what to do now; after the game, how
/// it ended instead.
class LinesPanel : public QWidget {
    Q_OBJECT

public:
    explicit LinesPanel(QWidget* parent = nullptr);

    /// Shows the game; its end only if `turnIsSeen`, when the last turn has been shown.
    void show(const lines::Session& session, bool turnIsSeen);
    /// Shows what to do now, and details of the cell pointed at or of a hint.
    void say(const QString& state, const QString& detail);
    void setPieceStyle(PieceStyle style) { next_->setPieceStyle(style); }
    /// Asks in place of these texts, until dropQuestion(). `key` confirms, or is empty; Escape declines.
    void ask(const QString& question, const QKeySequence& key);
    void dropQuestion();
    /// Vertical: stacked, beside the board; horizontal: in a row, below it.
    void setArrangement(Qt::Orientation orientation);
    /// The width it wants beside the board, or the height below it.
    [[nodiscard]] int thickness(Qt::Orientation orientation, QSize room) const;
    void retranslate();

signals:
    void againRequested();
    void scoresRequested();
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
    QKeySequence key_;   // that confirms
    bool over_ = false;  // and its end is shown
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
