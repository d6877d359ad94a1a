// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "ui/common/new_game_page.h"
#include "ui/lines/example.h"
#include "ui/lines/game_card.h"
#include "ui/lines/setup_form.h"

namespace atom4::ui {

/// Where a game of Lines begins: what it would be played with and the score to beat, and folded away what to change
/// about that. It begins with what was played last, so that Enter plays that again.
class LinesStartPage : public BeginPage {
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

}  // namespace atom4::ui
