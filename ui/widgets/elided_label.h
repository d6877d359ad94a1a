// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>

namespace atom4::ui {

/// A line of plain text that asks for the room it needs, up to a bound. Where there is less it shows a shorter text,
/// with dots in the middle of what does not fit even so.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(int mostLetters, QWidget* parent = nullptr);
    void setTexts(const QString& whole, const QString& brief);
    [[nodiscard]] QString wholeText() const { return whole_; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString elided(const QString& text) const;
    void choose();

    QString whole_;
    QString brief_;
    int mostLetters_;
};

}  // namespace atom4::ui
