// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/padded_delegate.h"

#include <QPainter>

namespace atom4::ui {
void PaddedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem padded = option;
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, option.palette.highlight());
    padded.rect.adjust(kPadding, 0, -kPadding, 0);
    QStyledItemDelegate::paint(painter, padded, index);
}

QSize PaddedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * kPadding, 0);
}

}  // namespace atom4::ui
