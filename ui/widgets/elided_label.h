// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>

namespace atom4::ui {

/// A line of plain text that requires the width of its brief version, up to `maxLetters`. It shows the whole text if
/// that fits, else the brief one, elided in the middle if necessary.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(int maxLetters, QWidget* parent = nullptr);
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
    int maxLetters_;
};

}  // namespace atom4::ui
