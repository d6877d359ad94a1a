// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/board_drawing.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/lines/board.h"

namespace atom4::ui {
namespace {

constexpr double kStep = 45;
constexpr double kLongestRun = 220;
constexpr double kFalling = 150;
constexpr double kLongestDelay = 60;  // between the first and the last chip that falls
constexpr double kGoing = 190;
constexpr double kEnding = 900;

double part(double time, double start, double length) {
    return std::clamp((time - start) / length, 0.0, 1.0);
}

// Slow at both ends.
double eased(double progress) {
    return progress * progress * (3 - 2 * progress);
}

QPointF centreOf(lines::Cell cell) {
    return {static_cast<double>(cell.col), static_cast<double>(cell.row)};
}

QPointF along(const std::vector<lines::Cell>& path, double progress) {
    const double steps = static_cast<double>(path.size() - 1) * progress;
    const auto index = std::min(path.size() - 2, static_cast<std::size_t>(steps));
    const QPointF from = centreOf(path[index]);
    return from + (centreOf(path[index + 1]) - from) * (steps - static_cast<double>(index));
}

// A new chip grows past its size and shrinks back to it.
double landing(double progress) {
    const double over = 1.4;
    const double left = progress - 1;
    return 1 + (over + 1) * left * left * left + over * left * left;
}

// A cleared chip swells before it shrinks.
double leaving(double progress) {
    return progress < 0.35 ? 1 + 0.14 * eased(progress / 0.35) : 1.14 * (1 - eased((progress - 0.35) / 0.65));
}

}  // namespace

LinesTimeline::LinesTimeline(const lines::Position& after, std::span<const lines::Change> turn, bool dropped)
    : end_(after.board()) {
    lines::Position position = after;
    for (auto change = turn.rbegin(); change != turn.rend(); ++change) position.undo(*change);
    lines::Board board = position.board();
    for (const lines::Change& change : turn) {
        if (change.is_move()) {
            const lines::Chip chip{change.path.back(), board.at(change.path.front())};
            board.take(change.path.front());
            const double length = std::min(kLongestRun, kStep * static_cast<double>(change.path.size() - 1));
            if (!dropped) add({Kind::kRun, 0, length, board, change.path, {chip}});
            board.put(chip);
        } else if (!change.thrown.empty()) {
            add({Kind::kFall, 0, kFalling + kLongestDelay, board, {}, change.thrown});
            for (const lines::Chip& chip : change.thrown) board.put(chip);
        }
        if (change.removed.empty()) continue;
        for (const lines::Chip& chip : change.removed) board.take(chip.cell);
        add({Kind::kGo, 0, kGoing, board, {}, change.removed});
    }
    if (after.turn() == lines::Turn::kOver) add({Kind::kEnd, 0, kEnding, board, {}, {}});
}

void LinesTimeline::add(Phase phase) {
    phase.start = phases_.empty() ? 0 : phases_.back().start + phases_.back().length;
    phases_.push_back(std::move(phase));
}

int LinesTimeline::duration() const {
    return phases_.empty() ? 0 : static_cast<int>(std::ceil(phases_.back().start + phases_.back().length));
}

LinesFrame LinesTimeline::at(double time, bool reducedMotion) const {
    if (time >= duration()) return {&end_, {}, phases_.empty() || phases_.back().kind != Kind::kEnd ? 0.0 : 1.0};
    const auto next =
        std::find_if(phases_.begin(), phases_.end(), [time](const Phase& phase) { return phase.start > time; });
    const Phase& phase = next == phases_.begin() ? phases_.front() : *std::prev(next);
    const double progress = part(time, phase.start, phase.length);
    LinesFrame frame{&phase.still, {}};
    if (phase.kind == Kind::kEnd) frame.end = eased(progress);
    for (std::size_t i = 0; i < phase.chips.size(); ++i) {
        const lines::Chip& chip = phase.chips[i];
        LinesFrame::Chip shown{centreOf(chip.cell), chip.colour};
        switch (phase.kind) {
            case Kind::kRun:
                if (reducedMotion) {
                    frame.moving.push_back({centreOf(phase.path.front()), chip.colour, 1, 1 - progress});
                    shown.opacity = progress;
                } else {
                    shown.place = along(phase.path, eased(progress));
                }
                break;
            case Kind::kFall: {
                const double delay = kLongestDelay * static_cast<double>(i) / static_cast<double>(phase.chips.size());
                const double fallen = part(time, phase.start + delay, kFalling);
                shown.opacity = std::min(1.0, fallen * 2);
                if (!reducedMotion) shown.scale = std::max(0.0, landing(fallen));
                break;
            }
            case Kind::kGo:
                shown.opacity = reducedMotion ? 1 - progress : std::min(1.0, 2 * (1 - progress));
                if (!reducedMotion) shown.scale = leaving(progress);
                break;
            case Kind::kEnd: break;
        }
        frame.moving.push_back(shown);
    }
    return frame;
}

namespace {

// Margin and frame around the cells, in cells. The frame is as wide as its labels need: its bounds are in pixels.
constexpr double kMargin = 0.12;
constexpr double kFrame = 0.46;
constexpr double kMinFrame = 14;
constexpr double kWidestFrame = 38;
constexpr double kFarSide = 0.3;  // of the frame's width, on the sides without labels

// The side of a cell if that many cells and the frame fill the length.
double spacingIn(double length, double cells) {
    const double spacing = length / (cells + 2 * kMargin + (1 + kFarSide) * kFrame);
    const double frame = std::clamp(spacing * kFrame, kMinFrame, kWidestFrame);
    return (length - (1 + kFarSide) * frame) / (cells + 2 * kMargin);
}

}  // namespace

QSizeF LinesGrid::unitSize(int rows, int cols) {
    constexpr double kAround = 2 * kMargin + (1 + kFarSide) * kFrame;
    return {cols + kAround, rows + kAround};
}

double LinesGrid::bounded(double factor, int rows, int cols) {
    // At least this many cells stay visible across.
    constexpr double kFewest = 5;
    return std::clamp(factor, 1.0, std::max(1.0, std::min(rows, cols) / kFewest));
}

LinesGrid::LinesGrid(int rows, int cols, const QRectF& area, const BoardZoom& zoom)
    : rows_(rows), cols_(cols), factor_(bounded(zoom.factor, rows, cols)) {
    const double fit = std::min(spacingIn(area.width(), cols), spacingIn(area.height(), rows));
    spacing_ = std::max(1.0, fit * factor_);
    // Lines between cells are sharp only on whole pixels.
    if (spacing_ > 4) spacing_ = std::floor(spacing_);
    frame_ = std::round(std::clamp(fit * kFrame, kMinFrame, kWidestFrame));
    const double far = std::round(frame_ * kFarSide);
    view_ = area.adjusted(frame_, frame_, -far, -far);
    if (isZoomed()) {
        // Along each axis, centres the wanted point as far as the edges of the board and its margin allow.
        const auto place = [this](double from, double length, int cells, double wanted) {
            const double least = from + length - (cells + kMargin) * spacing_;
            const double most = from + kMargin * spacing_;
            if (least >= most) return from + (length - cells * spacing_) / 2;
            return std::clamp(from + length / 2 - (wanted + 0.5) * spacing_, least, most);
        };
        origin_ = {place(view_.left(), view_.width(), cols, zoom.middle.x()),
                   place(view_.top(), view_.height(), rows, zoom.middle.y())};
    } else {
        // If the board does not fit, at least its first row and column are seen with their coordinates.
        const QPointF corner = view_.center() - QPointF(cols, rows) * spacing_ / 2;
        origin_ = {std::max(corner.x(), view_.left() + kMargin * spacing_),
                   std::max(corner.y(), view_.top() + kMargin * spacing_)};
    }
    origin_ = {std::round(origin_.x()), std::round(origin_.y())};
}

double LinesGrid::labelHeight() const {
    return std::clamp(spacing_ / factor_ * 0.27, 8.0, 24.0);
}

QRectF LinesGrid::sheet() const {
    const double margin = std::round(kMargin * spacing_);
    return board().adjusted(-margin, -margin, margin, margin);
}

QRectF LinesGrid::frame() const {
    const double far = std::round(frame_ * kFarSide);
    return seen().adjusted(-frame_, -frame_, far, far);
}

QPointF LinesGrid::rowLabel(int row) const {
    return {seen().left() - frame_ / 2, centre(lines::Cell{row, 0}).y()};
}

QPointF LinesGrid::columnLabel(int col) const {
    return {centre(lines::Cell{0, col}).x(), seen().top() - frame_ / 2};
}

QRectF LinesGrid::board() const {
    return {origin_, QSizeF(cols_, rows_) * spacing_};
}

QPointF LinesGrid::centre(QPointF place) const {
    return origin_ + (place + QPointF(0.5, 0.5)) * spacing_;
}

std::optional<lines::Cell> LinesGrid::cellAt(QPointF point) const {
    if (isZoomed() && !view_.contains(point)) return std::nullopt;
    const QPointF at = (point - origin_) / spacing_;
    const lines::Cell cell{static_cast<int>(std::floor(at.y())), static_cast<int>(std::floor(at.x()))};
    if (cell.row < 0 || cell.row >= rows_ || cell.col < 0 || cell.col >= cols_) return std::nullopt;
    return cell;
}

QRectF LinesGrid::reach(lines::Cell cell) const {
    const double half = spacing_ * 0.75;
    return QRectF(centre(cell), QSizeF()).adjusted(-half, -half, half, half);
}

namespace {

double strokeWidth(const LinesScene& scene, double part, double least = 1) {
    return std::max(least, scene.grid.spacing() * part);
}

void drawCells(QPainter& painter, const LinesScene& scene) {
    const QRectF board = scene.grid.board();
    const double spacing = scene.grid.spacing();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(scene.theme.grid, strokeWidth(scene, 0.02)));
    for (int col = 0; col <= scene.grid.cols(); ++col) {
        const double x = board.left() + col * spacing;
        painter.drawLine(QPointF(x, board.top()), QPointF(x, board.bottom()));
    }
    for (int row = 0; row <= scene.grid.rows(); ++row) {
        const double y = board.top() + row * spacing;
        painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void drawCoordinates(QPainter& painter, const LinesScene& scene, QFont font) {
    const LinesGrid& grid = scene.grid;
    font.setPixelSize(static_cast<int>(grid.labelHeight()));
    painter.setFont(font);
    painter.setPen(scene.theme.label);
    // Where cells are smaller than their names, only some are named.
    const int every = grid.spacing() >= 14 ? 1 : grid.spacing() >= 8 ? 5 : 10;
    // On a zoomed board a name is seen whole or not at all.
    const double half = grid.isZoomed() ? grid.labelHeight() / 2 : -grid.labelHeight();
    const QRectF view = grid.seen();
    const auto put = [&](QPointF at, const QString& text) {
        painter.drawText(QRectF(at.x() - 50, at.y() - 50, 100, 100), Qt::AlignCenter, text);
    };
    for (int row = 0; row < grid.rows(); ++row) {
        const QPointF at = grid.rowLabel(row);
        if ((every == 1 || (row + 1) % every == 0) && at.y() > view.top() + half && at.y() < view.bottom() - half)
            put(at, QString::number(row + 1));
    }
    for (int col = 0; col < grid.cols(); ++col) {
        const QPointF at = grid.columnLabel(col);
        if (every != 1 && (col + 1) % every != 0) continue;
        if (at.x() < view.left() + half || at.x() > view.right() - half) continue;
        std::string name = lines::to_text(lines::Cell{0, col});
        name.pop_back();
        put(at, QString::fromStdString(name));
    }
}

// A ring that can be seen on the board and around a chip.
void strokeRing(QPainter& painter, const LinesScene& scene, QPointF centre, const QColor& colour) {
    const double radius = scene.grid.spacing() * 0.45;
    const double width = strokeWidth(scene, 0.055, 1.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme.paper, width * 1.9));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace

QPixmap drawLinesPaper(const LinesScene& scene, QSize size, double devicePixelRatio, const QFont& font) {
    QPixmap paper(size * devicePixelRatio);
    paper.setDevicePixelRatio(devicePixelRatio);
    paper.fill(scene.theme.backdrop);
    QPainter painter(&paper);
    const LinesGrid& grid = scene.grid;
    if (!grid.isZoomed()) paintFrame(painter, scene.theme, grid.frame(), grid.seen());
    paintSurface(painter, scene.theme, grid.sheet(), grid.seen());
    drawCells(painter, scene);
    if (!grid.isZoomed()) drawCoordinates(painter, scene, font);
    return paper;
}

void drawLinesFrame(QPainter& painter, const LinesScene& scene, const QFont& font) {
    if (!scene.grid.isZoomed()) return;
    paintFrame(painter, scene.theme, scene.grid.frame(), scene.grid.seen());
    drawCoordinates(painter, scene, font);
}

void drawChips(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip,
               std::optional<lines::Cell> without) {
    for (const lines::Chip& chip : board.chips())
        if (chip.cell != without && clip.intersects(scene.grid.reach(chip.cell)))
            scene.pieces.draw(painter, scene.grid.centre(chip.cell), chipLook(chip.colour));
}

void drawEnd(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip, double end,
             bool atOnce) {
    constexpr double kDim = 0.55;
    constexpr double kSpread = 0.7;  // how much later the corners dim, as a part of the time
    const QPointF middle((scene.grid.cols() - 1) / 2.0, (scene.grid.rows() - 1) / 2.0);
    const double farthest = std::max(1.0, std::hypot(middle.x(), middle.y()));
    for (const lines::Chip& chip : board.chips()) {
        if (!clip.intersects(scene.grid.reach(chip.cell))) continue;
        const double away = std::hypot(chip.cell.col - middle.x(), chip.cell.row - middle.y()) / farthest;
        const double dim = atOnce ? end : std::clamp(end * (1 + kSpread) - kSpread * away, 0.0, 1.0);
        const QPointF centre = scene.grid.centre(chip.cell);
        // Dimmed pictures are cached for one opacity at a time: most chips are drawn at the final one.
        if (dim == 1) {
            scene.pieces.drawDimmed(painter, centre, chipLook(chip.colour), 1 - kDim, scene.theme.paper);
            continue;
        }
        // The lines of the board must not be seen through a chip.
        painter.setPen(Qt::NoPen);
        painter.setBrush(scene.theme.paper);
        if (dim > 0) painter.drawEllipse(centre, scene.grid.radius(), scene.grid.radius());
        scene.pieces.draw(painter, centre, chipLook(chip.colour), 1 - kDim * dim);
    }
}

void drawMovingChips(QPainter& painter, LinesScene& scene, const LinesFrame& frame) {
    for (const LinesFrame::Chip& chip : frame.moving)
        scene.pieces.drawScaled(painter, scene.grid.centre(chip.place), chipLook(chip.colour), chip.scale,
                                chip.opacity);
}

void drawSelectedChip(QPainter& painter, LinesScene& scene, lines::Chip chip, double lift, bool marked) {
    const QPointF centre = scene.grid.centre(chip.cell);
    if (!marked) strokeRing(painter, scene, centre, scene.theme.ink);
    const QPointF lifted = centre - QPointF(0, lift * scene.grid.spacing());
    if (lift == 0)
        scene.pieces.draw(painter, lifted, chipLook(chip.colour));
    else
        scene.pieces.drawScaled(painter, lifted, chipLook(chip.colour), 1);
}

void drawDraggedChip(QPainter& painter, LinesScene& scene, int colour, QPointF centre) {
    scene.pieces.drawScaled(painter, centre, chipLook(colour), 1.12);
}

void drawReachable(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.placeable);
    const double radius = std::max(1.2, scene.grid.spacing() * 0.055);
    painter.drawEllipse(scene.grid.centre(cell), radius, radius);
}

void drawWay(QPainter& painter, const LinesScene& scene, std::span<const lines::Cell> path, int colour) {
    const PieceLook look = chipLook(colour);
    const double radius = std::max(1.6, scene.grid.spacing() * 0.11);
    painter.setPen(QPen(pieceEdge(look.colour, scene.theme.dark), strokeWidth(scene, 0.02)));
    painter.setBrush(pieceColour(look.colour));
    for (const lines::Cell cell : path.subspan(1, path.size() - 2))
        painter.drawEllipse(scene.grid.centre(cell), radius, radius);
}

void drawChipPath(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked) {
    drawWay(painter, scene, path, colour);
    const QPointF end = scene.grid.centre(path.back());
    scene.pieces.draw(painter, end, chipLook(colour), 0.55);
    if (marked) return;
    painter.setBrush(Qt::NoBrush);
    QPen dashes(scene.theme.ink, strokeWidth(scene, 0.035, 1.2), Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({2.2, 3.0});
    painter.setPen(dashes);
    painter.drawEllipse(end, scene.grid.radius(), scene.grid.radius());
}

void drawUnreachable(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    const QPointF centre = scene.grid.centre(cell);
    const double arm = scene.grid.spacing() * 0.14;
    painter.setPen(QPen(scene.theme.label, strokeWidth(scene, 0.05, 1.4), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

void drawPlaceLeft(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    strokeRing(painter, scene, scene.grid.centre(cell), scene.theme.ink);
}

void drawLinesHint(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked) {
    drawWay(painter, scene, path, colour);
    scene.pieces.draw(painter, scene.grid.centre(path.back()), chipLook(colour), 0.5);
    strokeRing(painter, scene, scene.grid.centre(path.back()), scene.theme.accent);
    if (!marked) strokeRing(painter, scene, scene.grid.centre(path.front()), scene.theme.accent);
}

void drawLinesCursor(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    const double half = scene.grid.spacing() * 0.47;
    drawCorners(painter, scene.theme, scene.grid.centre(cell), half, half * 0.42, strokeWidth(scene, 0.06, 2));
}

PieceLook chipLook(int colour) {
    static constexpr std::array<Colour, kColourCount> kBodies{Colour::kRed,   Colour::kGreen,  Colour::kYellow,
                                                              Colour::kBlue,  Colour::kPurple, Colour::kCyan,
                                                              Colour::kWhite, Colour::kBlack};
    static_assert(lines::GameSetup::kMaxColours <= 3 * kColourCount);
    require(colour >= 1 && colour <= lines::GameSetup::kMaxColours);
    const int index = colour - 1;
    return {kBodies[static_cast<std::size_t>(index % kColourCount)], static_cast<PieceRing>(index / kColourCount)};
}

}  // namespace atom4::ui
