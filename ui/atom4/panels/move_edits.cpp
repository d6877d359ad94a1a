// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/move_edits.h"

#include "ui/atom4/model/messages.h"
#include "ui/atom4/panels/comment_dialog.h"

namespace atom4::ui {
namespace {

// "1  !  Good move": the digit is the key in the menu; elsewhere it is Ctrl with that digit.
QString textOf(MoveMark mark) {
    const QString number = QStringLiteral("&%1\u2002").arg(static_cast<int>(mark));
    return mark == MoveMark::kNone ? number + Messages::mark(mark)
                                   : number + Messages::sign(mark) + QStringLiteral("\u2002") + Messages::mark(mark);
}

}  // namespace

MoveEdits::MoveEdits(LineBrowser& browser, QWidget& window)
    : QObject(&window),
      browser_(browser),
      match_(browser.match()),
      window_(window),
      comment_(new QAction(this)),
      markMenu_(new QMenu(&window)),
      promote_(new QAction(this)),
      remove_(new QAction(this)) {
    comment_->setObjectName(QStringLiteral("comment"));
    comment_->setShortcut(QKeySequence(Qt::Key_C));
    connect(comment_, &QAction::triggered, this, [this] { ask(lineTo(shown_)); });
    for (const MoveMark mark : kMoveMarks) {
        auto* action = new QAction(this);
        const int number = static_cast<int>(mark);
        action->setObjectName(QStringLiteral("mark%1").arg(number));
        action->setCheckable(true);
        if (mark != MoveMark::kNone) action->setShortcut(QKeySequence(Qt::CTRL | (Qt::Key_0 + number)));
        connect(action, &QAction::triggered, this, [this, mark] { putMark(lineTo(shown_), mark); });
        marks_.push_back(action);
        markMenu_->addAction(action);
    }
    promote_->setObjectName(QStringLiteral("promoteLine"));
    promote_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
    connect(promote_, &QAction::triggered, this, [this] { promote(*beside_); });
    remove_->setObjectName(QStringLiteral("deleteLine"));
    remove_->setShortcut(QKeySequence(Qt::Key_Delete));
    connect(remove_, &QAction::triggered, this, [this] { remove(*beside_); });
    window_.addActions(actions());
    retranslate();
}

QList<QAction*> MoveEdits::actions() const {
    QList<QAction*> all{comment_};
    for (QAction* mark : marks_) all += mark;
    return all << promote_ << remove_;
}

void MoveEdits::fill(QMenu& menu) const {
    menu.addAction(comment_);
    menu.addMenu(markMenu_);
    menu.addActions({promote_, remove_});
}

void MoveEdits::retranslate() {
    comment_->setText(tr("C&omment on Move..."));
    markMenu_->setTitle(tr("Mar&k Move"));
    for (std::size_t i = 0; i < marks_.size(); ++i) marks_[i]->setText(textOf(kMoveMarks[i]));
    promote_->setText(tr("P&romote Variation"));
    remove_->setText(tr("&Delete Variation"));
}

void MoveEdits::follow(int ply, std::optional<int> variation) {
    shown_ = {ply, std::nullopt};
    beside_ = variation;
    const bool any = ply > 0;
    comment_->setEnabled(any);
    markMenu_->setEnabled(any);
    const MoveMark now = match_.annotation(lineTo(shown_)).mark;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        marks_[i]->setEnabled(any);
        marks_[i]->setChecked(any && kMoveMarks[i] == now);
    }
    promote_->setEnabled(beside_.has_value() && !match_.is_over());
    remove_->setEnabled(beside_.has_value() && match_.decided_variation() != static_cast<std::size_t>(*beside_));
}

std::vector<Cell> MoveEdits::lineTo(const MoveSpot& spot) const {
    if (spot.variation) return match_.line_of_variation(static_cast<std::size_t>(*spot.variation), 1);
    return match_.line_of_plies(spot.ply);
}

QString MoveEdits::nameOf(const std::vector<Cell>& line) const {
    return QStringLiteral("%1 %2").arg(Messages::moveNumber(static_cast<int>(line.size()), match_.first_colour()),
                                       Messages::name(line.back()));
}

void MoveEdits::ask(const std::vector<Cell>& line) {
    if (line.empty()) return;
    auto* dialog = new CommentDialog(nameOf(line), match_.annotation(line), &window_);
    // The computer may move meanwhile, so the move to annotate is identified by the line that leads to it.
    connect(dialog, &QDialog::accepted, this, [this, dialog, line] { match_.annotate(line, dialog->annotation()); });
    dialog->open();
}

// Choosing the mark that the move has removes it.
void MoveEdits::putMark(const std::vector<Cell>& line, MoveMark mark) {
    if (line.empty()) return;
    Annotation annotation = match_.annotation(line);
    annotation.mark = annotation.mark == mark ? MoveMark::kNone : mark;
    match_.annotate(line, annotation);
    emit said(annotation.mark == MoveMark::kNone
                  ? tr("Mark removed from %1.", "a move").arg(nameOf(line))
                  : tr("%1 marked: %2.", "a move, and what the mark says").arg(nameOf(line), Messages::mark(mark)));
}

void MoveEdits::promote(int variation) {
    const QString name = nameOf(match_.line_of_variation(static_cast<std::size_t>(variation), 1));
    if (!browser_.promote(static_cast<std::size_t>(variation))) return;
    emit said(tr("The variation with %1 is now the main line. Undo reverses that.", "%1 is a move").arg(name));
}

void MoveEdits::remove(int variation) {
    const QString name = nameOf(match_.line_of_variation(static_cast<std::size_t>(variation), 1));
    if (match_.remove(static_cast<std::size_t>(variation)))
        emit said(tr("Deleted the variation with %1. Undo restores it.", "%1 is a move").arg(name));
}

// Returns whether the variation is still the same one: lines may change while a menu is open and the computer plays.
bool MoveEdits::isStill(int variation, const std::vector<Cell>& line) const {
    const auto index = static_cast<std::size_t>(variation);
    return index < match_.variations().size() && match_.line_of_variation(index, 1) == line;
}

void MoveEdits::openMenu(const MoveSpot& spot, QPoint at) {
    const auto line = lineTo(spot);
    if (line.empty()) return;
    auto* menu = new QMenu(&window_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("moveMenu"));
    menu->addSection(nameOf(line));
    const auto variation = spot.variation;
    if (variation)
        connect(menu->addAction(tr("&Go to This Variation")), &QAction::triggered, this, [=, this] {
            if (isStill(*variation, line)) emit variationRequested(*variation);
        });
    else
        connect(menu->addAction(tr("&Go to This Move")), &QAction::triggered, this,
                [this, spot] { emit plyRequested(spot.ply); });
    connect(menu->addAction(comment_->text()), &QAction::triggered, this, [this, line] { ask(line); });
    QMenu* marks = menu->addMenu(markMenu_->title());
    const MoveMark now = match_.annotation(line).mark;
    for (const MoveMark mark : kMoveMarks) {
        QAction* entry = marks->addAction(textOf(mark));
        entry->setCheckable(true);
        entry->setChecked(mark == now);
        connect(entry, &QAction::triggered, this, [this, line, mark] { putMark(line, mark); });
    }
    if (variation) {
        menu->addSeparator();
        QAction* promotes = menu->addAction(tr("&Promote to Main Line"));
        promotes->setEnabled(!match_.is_over());
        connect(promotes, &QAction::triggered, this, [=, this] {
            if (isStill(*variation, line)) promote(*variation);
        });
        QAction* removes = menu->addAction(tr("&Delete This Variation"));
        removes->setEnabled(match_.decided_variation() != static_cast<std::size_t>(*variation));
        connect(removes, &QAction::triggered, this, [=, this] {
            if (isStill(*variation, line)) remove(*variation);
        });
    }
    menu->popup(at);
}

}  // namespace atom4::ui
