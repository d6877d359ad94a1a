// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace atom4::ui {

/// Edits the text of a position, which is long and has hardly any place to break. Enter completes the input, as leaving
/// the field does.
class PositionText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit PositionText(QWidget* parent = nullptr);
    void setText(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The player is changing the text.
    void edited();
    /// The player has changed the text, and has completed the input.
    void finished();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void finish();
    [[nodiscard]] int heightOf(int lines) const;

    bool isBeingSet_ = false;
};

}  // namespace atom4::ui
