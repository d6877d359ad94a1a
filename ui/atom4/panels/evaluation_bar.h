// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/atom4/engine/analysis.h"

namespace atom4::ui {

/// The evaluation of the position, as a bar beside the board: player 1's expectation is white and rises from below,
/// player 2's is black and hangs from above.
class EvaluationBar : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// `sentence` is the verdict in words. Without a verdict, the bar shows the last one, faded.
    void show(const std::optional<Verdict>& verdict, const QString& sentence);
    /// Forgets the last verdict.
    void clear();
    [[nodiscard]] const std::optional<Verdict>& verdict() const { return verdict_; }
    [[nodiscard]] int thickness() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::optional<Verdict> verdict_;
    bool pending_ = true;
};

}  // namespace atom4::ui
