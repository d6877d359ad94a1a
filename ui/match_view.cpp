// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/match_view.h"

#include "ui/messages.h"

namespace atom4::ui {

MatchView::MatchView(QWidget* parent) : QWidget(parent), board_(new BoardView(this)), panel_(new SidePanel(this)) {
    setFocusProxy(board_);
    connect(board_, &BoardView::targetChanged, this, &MatchView::showDetail);
}

QSize MatchView::sizeHint() const {
    return {960, 660};
}
QSize MatchView::minimumSizeHint() const {
    return {360, 300};
}

void MatchView::show(const Match& match) {
    board_->showPosition(match.position(), match.last_ply());
    panel_->show(match);
    arrange();
}

void MatchView::showPly(const Match& match, const Reaction& reaction) {
    board_->showReaction(match.position(), reaction);
    panel_->show(match);
}

void MatchView::setSettings(const Settings& settings) {
    board_->setSettings(settings);
    panel_->setPieceStyle(settings.pieces);
}

void MatchView::showDetail() {
    const auto& preview = board_->preview();
    panel_->showDetail(preview ? Messages::reaction(*preview) : QString());
}

void MatchView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void MatchView::arrange() {
    const BoardSize size = board_->boardLayout().size();
    const int width = panel_->thickness(Qt::Vertical, this->size());
    const int height = panel_->thickness(Qt::Horizontal, this->size());
    const QRect beside(0, 0, this->width() - width, this->height());
    const QRect above(0, 0, this->width(), this->height() - height);
    const bool sideBySide =
        BoardLayout(size, beside).spacing() >= BoardLayout(size, above).spacing() || above.height() < 200;
    panel_->setArrangement(sideBySide ? Qt::Vertical : Qt::Horizontal);
    board_->setGeometry(sideBySide ? beside : above);
    panel_->setGeometry(sideBySide ? QRect(beside.width(), 0, width, beside.height())
                                   : QRect(0, above.height(), above.width(), height));
}

}  // namespace atom4::ui
