// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/comment_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"

namespace atom4::ui {

CommentDialog::CommentDialog(const QString& move, const Annotation& said, QWidget* parent)
    : QDialog(parent), words_(new QPlainTextEdit), marks_(new QButtonGroup(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("commentDialog"));
    words_->setObjectName(QStringLiteral("words"));
    words_->setPlainText(QString::fromUtf8(said.words));
    words_->setTabChangesFocus(true);
    words_->setMinimumSize(fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 5);
    auto* row = new QHBoxLayout;
    for (const MoveMark mark : kMoveMarks) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(mark == said.mark);
        QFont bold = button->font();
        bold.setBold(mark != MoveMark::kNone);
        button->setFont(bold);
        button->setMinimumSize(fontMetrics().height() * 2, fontMetrics().height() * 2);
        marks_->addButton(button, static_cast<int>(mark));
        row->addWidget(button);
    }
    row->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words_, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    keepTranslated(this, [this, move] {
        setWindowTitle(tr("Comment on %1", "a move").arg(move));
        words_->setAccessibleName(tr("Comment"));
        words_->setPlaceholderText(tr("Your comment on this move"));
        for (const MoveMark mark : kMoveMarks) {
            QAbstractButton* button = marks_->button(static_cast<int>(mark));
            button->setText(mark == MoveMark::kNone ? tr("None", "no mark") : Messages::sign(mark));
            button->setToolTip(Messages::mark(mark));
            button->setAccessibleName(Messages::mark(mark));
        }
    });
    words_->moveCursor(QTextCursor::End);
    words_->setFocus();
}

Annotation CommentDialog::annotation() const {
    return {static_cast<MoveMark>(marks_->checkedId()), words_->toPlainText().toStdString()};
}

}  // namespace atom4::ui
