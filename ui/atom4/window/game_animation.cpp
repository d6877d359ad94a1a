// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/game_animation.h"

#include <QPainter>
#include <array>

namespace atom4::ui {
namespace {

using namespace std::chrono_literals;

constexpr int kFrameSpacing = 30;  // pixels between neighbouring vertices
constexpr auto kStart = 1500ms;
constexpr auto kPly = 700ms;
constexpr auto kEnd = 5000ms;

}  // namespace

GameAnimation::GameAnimation(const Match& match, const Look& look, QObject* parent)
    : QObject(parent),
      first_(match.first_position()),
      position_(first_),
      markLastMove_(look.markLastMove),
      size_((BoardLayout::unitSize(first_.size()) * kFrameSpacing).toSize()) {
    for (const Reaction& ply : match.plies()) cells_.push_back(ply.placed());
    scene_.layout = BoardLayout(first_.size(), QRectF(QPointF(), size_));
    scene_.theme = BoardTheme::from(look.palette);
    scene_.pieces.setStyle(look.pieces);
    scene_.pieces.prepare(scene_.layout.radius() * 2, 1, scene_.theme.dark);
    paper_ = drawPaper(scene_, size_, 1, look.font);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &GameAnimation::makeNext);
}

void GameAnimation::start() {
    // The last position has most of the colours that there will be.
    Position last = first_;
    for (const Cell cell : cells_) last.play_legal(cell);
    writer_.emplace(size_, frequentColours(std::array{draw(first_, std::nullopt), draw(last, std::nullopt)}));
    soon_.start();
}

void GameAnimation::makeNext() {
    std::optional<Cell> last;
    if (next_ > 0) {
        last = cells_[next_ - 1];
        position_.play_legal(*last);
    }
    const bool isEnd = next_ == cells_.size();
    writer_->add(draw(position_, last), isEnd ? kEnd : next_ == 0 ? kStart : kPly);
    ++next_;
    emit made(static_cast<int>(next_));
    if (!isEnd) return;
    soon_.stop();
    emit finished(writer_->file());
}

QImage GameAnimation::draw(const Position& position, std::optional<Cell> last) {
    QImage picture(size_, QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, paper_);
    const RowLight row = RowLight::full(position);
    drawRowLight(painter, scene_, row);
    drawPieces(painter, scene_, position, picture.rect(), row);
    if (last && markLastMove_ && row.cells.empty()) drawLastMove(painter, scene_, *last);
    return picture;
}

}  // namespace atom4::ui
