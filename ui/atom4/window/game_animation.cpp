// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/game_animation.h"

#include <QFontMetricsF>
#include <QPainter>
#include <array>

#include "core/atom4/rules/position_facts.h"
#include "ui/atom4/board/reaction_timeline.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/panels/piece_row.h"

namespace atom4::ui {
namespace {

using namespace std::chrono_literals;

constexpr double kFrameSpacing = 40;  // pixels between neighbouring cells
constexpr int kTurnHeight = 46;       // pixels below the board
constexpr auto kStart = 1500ms;
constexpr auto kPly = 700ms;
constexpr auto kStep = 60ms;  // of a reaction
constexpr auto kEnd = 5000ms;

// Returns all cells that have a piece at some time.
std::vector<Cell> cellsOf(const Match& match) {
    std::vector<Cell> cells = cells_with_pieces(match.first_position());
    for (const Reaction& ply : match.plies()) cells.push_back(ply.placed());
    return cells;
}

}  // namespace

GameAnimation::GameAnimation(const Match& match, const Look& look, QObject* parent)
    : QObject(parent),
      first_(match.first_position()),
      position_(first_),
      markLastMove_(look.markLastMove),
      font_(look.font) {
    for (const Reaction& ply : match.plies()) cells_.push_back(ply.placed());
    for (const Player player : kPlayers) names_[player] = Messages::seatWithLevel(match, player);
    scene_.layout = BoardLayout::of(first_.size(), kFrameSpacing, cellsOf(match));
    scene_.theme = BoardTheme::from(look.palette, look.surface);
    scene_.pieces.setStyle(look.pieces);
    scene_.pieces.prepare(scene_.layout.radius() * 2, 1, scene_.theme.dark);
    wheel_.setStyle(look.pieces);
    wheel_.prepare(kTurnHeight * 0.42, 1, scene_.theme.dark);
    const QSize board = scene_.layout.room().toSize();
    size_ = board + QSize(0, kTurnHeight);
    paper_ = drawPaper(scene_, board, 1, look.font);
    font_.setPixelSize(kTurnHeight / 3);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &GameAnimation::makeNext);
}

void GameAnimation::start() {
    Position last = first_;
    for (const Cell cell : cells_) last.play_legal(cell);
    writer_.emplace(size_,
                    frequentColours(std::array{draw(first_, std::nullopt), draw(last, std::nullopt), allPieces()}));
    soon_.start();
}

// Returns a picture full of pieces, so that the palette gets enough of each colour.
QImage GameAnimation::allPieces() {
    QImage picture(size_, QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.fillRect(picture.rect(), scene_.theme.paper);
    std::size_t next = 0;
    for (double y = kFrameSpacing / 2; y < size_.height(); y += kFrameSpacing)
        for (double x = kFrameSpacing / 2; x < size_.width(); x += kFrameSpacing)
            scene_.pieces.draw(painter, {x, y}, kColours[next++ % kColours.size()]);
    return picture;
}

void GameAnimation::makeNext() {
    std::optional<Cell> last;
    if (next_ > 0) {
        last = cells_[next_ - 1];
        addReaction(position_.play_legal(*last));
    }
    const bool isEnd = next_ == cells_.size();
    writer_->add(draw(position_, markLastMove_ ? last : std::nullopt), isEnd ? kEnd : next_ == 0 ? kStart : kPly);
    ++next_;
    emit made(static_cast<int>(next_));
    if (!isEnd) return;
    soon_.stop();
    emit finished(writer_->file());
}

// Shows the turn as before the move until the reaction has ended.
void GameAnimation::addReaction(const Reaction& reaction) {
    const ReactionTimeline timeline(reaction);
    Position before = position_;
    before.undo(reaction);
    for (auto time = 0ms; time.count() < timeline.duration(); time += kStep) {
        QImage picture(size_, QImage::Format_RGB32);
        QPainter painter(&picture);
        drawTurn(painter, before);
        painter.drawPixmap(0, 0, paper_);
        const auto now = static_cast<double>(time.count());
        drawReactionBeams(painter, scene_, timeline, now);
        drawPieces(painter, scene_, position_, picture.rect(), {}, &reaction);
        drawReaction(painter, scene_, timeline, now);
        drawFrame(painter, scene_, font_);
        writer_->add(picture, kStep);
    }
}

QImage GameAnimation::draw(const Position& position, std::optional<Cell> last) {
    QImage picture(size_, QImage::Format_RGB32);
    QPainter painter(&picture);
    drawTurn(painter, position);
    painter.drawPixmap(0, 0, paper_);
    drawStill(painter, scene_, position, last, picture.rect());
    drawFrame(painter, scene_, font_);
    return picture;
}

// Draws the player to move and their goal colour, and on the other side the wheel in a row; at the end, the winner.
void GameAnimation::drawTurn(QPainter& painter, const Position& position) {
    const QRect room(0, size_.height() - kTurnHeight, size_.width(), kTurnHeight);
    painter.fillRect(room, scene_.theme.backdrop);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = room.center().y() + 0.5;
    const double step = kTurnHeight * 0.48;
    const bool isWon = !position.winning_cells().empty();
    if (position.is_over() && !isWon) return;
    // The winner is the player whose goal colour the winning row has.
    const Player player =
        isWon ? (position.at(position.winning_cells().front()) == Colour::kWhite ? Player::kFirst : Player::kSecond)
              : player_of(position.to_play());
    double x = step;
    const auto goal = goalPieces(player);
    for (const Colour piece : std::span(goal).first(isWon ? goal.size() : 1)) {
        wheel_.draw(painter, {x, middle}, piece);
        x += step;
    }
    painter.setFont(font_);
    painter.setPen(scene_.theme.ink);
    const double wheel = isWon ? 0 : kWheelSize * step;
    const QRectF words(x, room.top(), room.width() - x - wheel - step, room.height());
    const QString name = QFontMetricsF(font_).elidedText(names_[player], Qt::ElideRight, words.width());
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, name);
    if (isWon) return;
    for (int index = 0; index < kWheelSize; ++index) {
        const QPointF at(room.right() - wheel + (index + 0.4) * step, middle);
        const bool isNow = wheel_colour(index) == position.to_play();
        wheel_.draw(painter, at, wheel_colour(index), isNow ? 1 : 0.35);
        if (!isNow) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(scene_.theme.ink, 2));
        painter.drawEllipse(at, step * 0.5, step * 0.5);
    }
}

}  // namespace atom4::ui
