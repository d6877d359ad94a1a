// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace atom4::ui {

/// Keeps the texts of a table's columns apart, so that a number at the right edge of one does not touch the next.
class PaddedDelegate : public QStyledItemDelegate {
public:
    static constexpr int kPadding = 6;
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace atom4::ui
