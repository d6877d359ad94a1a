// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QResource>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/result.h"

namespace atom4::ui {
namespace {

void addLine(QPainterPath& path, std::initializer_list<QPointF> points) {
    bool first = true;
    for (const QPointF& point : points) {
        first ? path.moveTo(point) : path.lineTo(point);
        first = false;
    }
}

// An arrow that bends back to the left, for undo; mirrored for redo.
QPainterPath undoPath() {
    QPainterPath path;
    addLine(path, {{9, 4}, {4, 9}, {9, 14}});
    path.moveTo(4, 9);
    path.lineTo(14, 9);
    path.arcTo(QRectF(9, 9, 10, 10), 90, -180);
    path.lineTo(9, 19);
    return path;
}

QPainterPath mirrored(const QPainterPath& path) {
    return QTransform(-1, 0, 0, 1, 24, 0).map(path);
}

// A piece of a jigsaw: a knob on top, a hollow at the left.
QPainterPath puzzlePath() {
    QPainterPath path(QPointF(4.5, 8));
    path.lineTo(9.6, 8);
    path.arcTo(QRectF(9, 3, 5, 5), 235, -290);
    path.lineTo(18.5, 8);
    path.lineTo(18.5, 20);
    path.lineTo(4.5, 20);
    path.lineTo(4.5, 16.4);
    path.arcTo(QRectF(4, 11.5, 5, 5), 145, -290);
    path.lineTo(4.5, 8);
    return path;
}

// An arrow against a bar, for the first position; mirrored for the last.
QPainterPath firstPath() {
    QPainterPath path;
    addLine(path, {{17, 5}, {10.5, 12}, {17, 19}});
    addLine(path, {{6.5, 5}, {6.5, 19}});
    return path;
}

// A path, and another that branches off.
QPainterPath branchPath() {
    QPainterPath path;
    addLine(path, {{7, 20.5}, {7, 4}});
    addLine(path, {{3.5, 7.5}, {7, 4}, {10.5, 7.5}});
    path.moveTo(7, 17);
    path.cubicTo(7, 12, 17, 15, 17, 8.5);
    addLine(path, {{13.5, 11}, {17, 7.5}, {20.5, 11}});
    return path;
}

// Returns the lines of the symbol in a square of 24 x 24.
QPainterPath pathOf(Symbol symbol) {
    QPainterPath path;
    switch (symbol) {
        case Symbol::kNew:
            path.addEllipse(QPointF(12, 12), 8.5, 8.5);
            addLine(path, {{12, 8}, {12, 16}});
            addLine(path, {{8, 12}, {16, 12}});
            break;
        case Symbol::kOpen:
            addLine(path, {{3, 19}, {3, 5}, {9, 5}, {11, 8}, {19, 8}, {19, 11}});
            addLine(path, {{3, 19}, {6.5, 11}, {21.5, 11}, {18, 19}, {3, 19}});
            break;
        case Symbol::kSave:
            addLine(path, {{12, 3}, {12, 14.5}});
            addLine(path, {{7.5, 10}, {12, 14.5}, {16.5, 10}});
            addLine(path, {{4, 15}, {4, 20}, {20, 20}, {20, 15}});
            break;
        case Symbol::kNextRound:
            addLine(path, {{6, 5}, {14, 12}, {6, 19}, {6, 5}});
            addLine(path, {{18, 5}, {18, 19}});
            break;
        case Symbol::kMoveNow:
            addLine(path, {{4, 5.5}, {11.5, 12}, {4, 18.5}, {4, 5.5}});
            addLine(path, {{12.5, 5.5}, {20, 12}, {12.5, 18.5}, {12.5, 5.5}});
            break;
        case Symbol::kPause:
            addLine(path, {{8.5, 5.5}, {8.5, 18.5}});
            addLine(path, {{15.5, 5.5}, {15.5, 18.5}});
            break;
        case Symbol::kContinue: addLine(path, {{7.5, 5}, {18, 12}, {7.5, 19}, {7.5, 5}}); break;
        case Symbol::kUndo: return undoPath();
        case Symbol::kRedo: return mirrored(undoPath());
        case Symbol::kHint:
            path.moveTo(9.5, 16.5);
            path.arcTo(QRectF(6, 3, 12, 12), 235, -290);
            path.lineTo(14.5, 16.5);
            addLine(path, {{9.5, 16.5}, {14.5, 16.5}});
            addLine(path, {{10, 20.5}, {14, 20.5}});
            break;
        case Symbol::kAnalysis:
            addLine(path, {{4, 4}, {4, 20}, {20, 20}});
            addLine(path, {{7.5, 15.5}, {11, 10.5}, {14.5, 13}, {20, 5.5}});
            break;
        case Symbol::kPrevious: addLine(path, {{14.5, 5}, {8, 12}, {14.5, 19}}); break;
        case Symbol::kNext: addLine(path, {{9.5, 5}, {16, 12}, {9.5, 19}}); break;
        case Symbol::kFirst: return firstPath();
        case Symbol::kLast: return mirrored(firstPath());
        case Symbol::kBranch: return branchPath();
        case Symbol::kPuzzle: return puzzlePath();
        case Symbol::kFullScreen:
            addLine(path, {{4, 9}, {4, 4}, {9, 4}});
            addLine(path, {{15, 4}, {20, 4}, {20, 9}});
            addLine(path, {{20, 15}, {20, 20}, {15, 20}});
            addLine(path, {{9, 20}, {4, 20}, {4, 15}});
            break;
        case Symbol::kRules:
            path.addEllipse(QPointF(12, 12), 8.5, 8.5);
            path.moveTo(9.3, 9.6);
            path.cubicTo(9.3, 6.2, 14.7, 6.2, 14.7, 9.6);
            path.cubicTo(14.7, 11.8, 12, 11.6, 12, 13.8);
            addLine(path, {{12, 16.6}, {12, 16.8}});
            break;
        case Symbol::kErase:
            addLine(path, {{9, 20}, {3.5, 14.5}, {13.5, 4.5}, {20, 11}, {11, 20}, {9, 20}});
            addLine(path, {{8.5, 9.5}, {15, 16}});
            addLine(path, {{11, 20}, {20, 20}});
            break;
        case Symbol::kResign:
            addLine(path, {{6, 21}, {6, 4}});
            path.moveTo(6, 4);
            path.cubicTo(10, 2, 13, 7, 19, 4.5);
            path.lineTo(19, 13);
            path.cubicTo(13, 15.5, 10, 10.5, 6, 12.5);
            break;
        case Symbol::kClock:
            path.addEllipse(QPointF(12, 12), 8.5, 8.5);
            addLine(path, {{12, 6.5}, {12, 12}, {16, 14.5}});
            break;
        case Symbol::kClose:
            addLine(path, {{6, 6}, {18, 18}});
            addLine(path, {{18, 6}, {6, 18}});
            break;
        case Symbol::kQuit:
            addLine(path, {{12, 3.5}, {12, 11}});
            path.moveTo(7.5, 6);
            path.arcTo(QRectF(4, 4.5, 16, 16), 124, 292);
            break;
    }
    return path;
}

// Time runs in reading direction: the past lies to the right in right-to-left languages, as in Qt's own arrows and in
// the icons of KDE and GNOME. The symbols of media players, such as play and pause, are the same everywhere.
bool pointsAlongTheLine(Symbol symbol) {
    switch (symbol) {
        case Symbol::kUndo:
        case Symbol::kRedo:
        case Symbol::kPrevious:
        case Symbol::kNext:
        case Symbol::kFirst:
        case Symbol::kLast: return true;
        default: return false;
    }
}

class SymbolEngine : public QIconEngine {
public:
    explicit SymbolEngine(Symbol symbol) : symbol_(symbol) {}
    [[nodiscard]] QIconEngine* clone() const override { return new SymbolEngine(symbol_); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const double side = std::min(rect.width(), rect.height());
        painter->translate(QRectF(rect).center() - QPointF(side / 2, side / 2));
        painter->scale(side / 24, side / 24);
        painter->setPen(
            QPen(QGuiApplication::palette().color(group, role), 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const bool turned = QGuiApplication::isRightToLeft() && pointsAlongTheLine(symbol_);
        painter->drawPath(turned ? mirrored(pathOf(symbol_)) : pathOf(symbol_));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }

private:
    Symbol symbol_;
};

// Passes all requests on to the icon.
class LaterEngine : public QIconEngine {
public:
    explicit LaterEngine(std::function<QIcon()> make) : make_(std::move(make)) {}
    [[nodiscard]] QIconEngine* clone() const override { return new LaterEngine(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        icon().paint(painter, rect, Qt::AlignCenter, mode, state);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return icon().pixmap(size, 1, mode, state);
    }
    QSize actualSize(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return icon().actualSize(size, mode, state);
    }
    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override {
        return icon().availableSizes(mode, state);
    }

private:
    const QIcon& icon() {
        if (!icon_) icon_ = make_();
        return *icon_;
    }

    std::function<QIcon()> make_;
    std::optional<QIcon> icon_;
};

}  // namespace

QIcon laterIcon(std::function<QIcon()> make) {
    return QIcon(new LaterEngine(std::move(make)));
}

QIcon symbolIcon(Symbol symbol) {
    return QIcon(new SymbolEngine(symbol));
}

QIcon programIcon(int largest) {
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128}) {
        if (side > largest) break;
        const QByteArray pixels = QResource(QStringLiteral(":/icons/%1.pixels").arg(side)).uncompressedData();
        require(pixels.size() == qsizetype{4} * side * side);
        const QImage picture(reinterpret_cast<const uchar*>(pixels.constData()), side, side,
                             QImage::Format_ARGB32_Premultiplied);
        icon.addPixmap(QPixmap::fromImage(picture.copy()));
    }
    return icon;
}

}  // namespace atom4::ui
