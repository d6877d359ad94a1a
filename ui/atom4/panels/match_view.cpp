// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/match_view.h"

#include <QEvent>
#include <QStyle>
#include <algorithm>

#include "ui/atom4/model/reaction_texts.h"

namespace atom4::ui {

MatchView::MatchView(QWidget* parent)
    : QWidget(parent),
      board_(new BoardView(this)),
      panel_(new SidePanel(this)),
      strip_(new PanelStrip(this)),
      bar_(new EvaluationBar(this)) {
    setFocusProxy(board_);
    strip_->hide();
    bar_->hide();
    strip_->installEventFilter(this);
    bar_->installEventFilter(this);
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
    board_->setFollowing(settings.followPlay);
    panel_->setSettings(settings);
}

void MatchView::showDetail() {
    const auto& preview = board_->preview();
    panel_->showDetail(preview ? PlacementTexts::sentence(*board_->meaning(), *preview) : QString());
}

void MatchView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void MatchView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) arrange();
}

// A child that was hidden or shown makes room or takes it.
bool MatchView::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::ShowToParent || type == QEvent::HideToParent || type == QEvent::LayoutRequest) arrange();
    return QWidget::eventFilter(watched, event);
}

// Returns whether the window is upright. If there is a strip, panel and strip are then below the board.
bool MatchView::isUpright() const {
    return height() * 4 >= width() * 5;
}

// Returns the height of a board of that width, less a little that it leaves to what is below it.
int MatchView::heightForBoard(int width) const {
    constexpr double kNearlyAll = 0.94;
    const QSizeF unit = BoardLayout::unitSize(board_->boardLayout().size());
    return static_cast<int>(kNearlyAll * unit.height() * width / unit.width());
}

double MatchView::spacing(const Places& places) const {
    return BoardLayout(board_->boardLayout().size(), places.board).spacing();
}

// Returns the layout for that arrangement. A vertical strip is beside the board, a horizontal one below it.
MatchView::Places MatchView::places(SidePanel::Place panel, Qt::Orientation strip) const {
    Places places;
    places.panelPlace = panel;
    places.stripArrangement = strip;
    QRect room = rect();
    const int thickness = panel_->thickness(panel, size());
    places.panel = room;
    if (panel == SidePanel::Place::kBeside) {
        room.setWidth(room.width() - thickness);
        places.panel.setLeft(room.right() + 1);
    } else {
        room.setHeight(room.height() - thickness);
        places.panel.setTop(room.bottom() + 1);
    }
    if (!strip_->isHidden()) {
        int forStrip = strip_->thickness(strip, size(), room.width());
        places.strip = room;
        if (strip == Qt::Vertical) {
            room.setWidth(room.width() - forStrip);
            places.strip.setLeft(room.right() + 1);
        } else {
            // The board comes first, as long as the strip stays readable.
            if (isUpright())
                forStrip = std::max(strip_->least(size(), room.width()),
                                    std::min(forStrip, room.height() - heightForBoard(room.width())));
            room.setHeight(room.height() - forStrip);
            places.strip.setTop(room.bottom() + 1);
        }
    }
    if (!bar_->isHidden()) {
        places.bar = room;
        places.bar.setWidth(bar_->thickness() + 8);
        room.setLeft(places.bar.right() + 1);
    }
    places.board = room;
    return places;
}

MatchView::Places MatchView::bestUpright() const {
    const Places all = places(SidePanel::Place::kBelow, Qt::Horizontal);
    const Places low = places(SidePanel::Place::kLow, Qt::Horizontal);
    // For wheel and moves the board may become slightly smaller, but no more.
    constexpr double kTrifle = 1.03;
    return spacing(low) > kTrifle * spacing(all) ? low : all;
}

MatchView::Places MatchView::best() const {
    if (isUpright() && !strip_->isHidden()) return bestUpright();
    Places best = places(SidePanel::Place::kBeside, Qt::Horizontal);
    for (const SidePanel::Place panel : {SidePanel::Place::kBeside, SidePanel::Place::kBelow}) {
        for (const Qt::Orientation strip : {Qt::Horizontal, Qt::Vertical}) {
            const Places tried = places(panel, strip);
            // A board too low for its panel is no gain.
            if (panel == SidePanel::Place::kBelow && tried.board.height() < 200) continue;
            if (spacing(tried) > spacing(best)) best = tried;
        }
    }
    return best;
}

void MatchView::arrange() {
    // Without a size it is not visible yet, and measuring everything would delay the start.
    if (!testAttribute(Qt::WA_Resized)) return;
    const Places best = this->best();
    panel_->setPlace(best.panelPlace, rect().size());
    strip_->setArrangement(best.stripArrangement);
    // In right-to-left languages the panel is on the left; the board itself is never mirrored.
    const auto put = [this](QWidget& part, const QRect& place) {
        part.setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    };
    put(*board_, best.board);
    put(*panel_, best.panel);
    put(*strip_, best.strip);
    put(*bar_, best.bar);
}

}  // namespace atom4::ui
