// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>

namespace atom4::ui {

/// Something else that one may do, on a quiet card: what it is, and a button that does it.
class OfferCard : public QWidget {
    Q_OBJECT

public:
    explicit OfferCard(const QString& buttonName, QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& text, const QString& button);

    [[nodiscard]] QPushButton* button() const { return button_; }

signals:
    void wanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* title_;
    QLabel* text_;
    QPushButton* button_;
};

}  // namespace atom4::ui
