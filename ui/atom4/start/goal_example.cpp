// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/start/goal_example.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <span>

#include "core/atom4/rules/notation.h"
#include "ui/language/language.h"
#include "ui/look/board_theme.h"

namespace atom4::ui {
namespace {

constexpr BoardSize kSizeOfExample{7, 9};
// Short rounds that bring all eight colours on the board, and end with a row that everybody sees.
constexpr std::array kWhites{"f3", "f5", "g5", "e5", "f6", "g6", "h5", "e3", "g4", "e2", "h4", "d2", "e6"};
constexpr std::array kBlacks{"f3", "f5", "e5", "d4", "d5", "e3", "g5", "d6", "e2", "f6", "d2", "e6"};
constexpr std::size_t kPliesShown = 4;
// It is an example, and need not fill a large screen.
constexpr int kHighestExample = 440;
// Milliseconds to look at the board between two plies.
constexpr int kLook = 550;

}  // namespace

GoalExample::GoalExample(const Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), board_(new BoardView(this)) {
    settings_.markPlaceable = false;
    settings_.markLastMove = false;
    settings_.sounds = false;
    board_->setSettings(settings_);
    board_->setObjectName(QStringLiteral("example"));
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    setCursor(Qt::PointingHandCursor);
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &GoalExample::goOn);
    connect(board_, &BoardView::animationFinished, this, [this] {
        if (next_ < plies_.size()) timer_.start(kLook);
    });
    setGoal(Player::kFirst);
    keepTranslated(this, [this] { setTexts(); });
}

void GoalExample::setTexts() {
    const bool white = player_ == Player::kFirst;
    goal_ = white ? tr("Make four whites in a row") : tr("Make four blacks in a row");
    how_ = white ? tr("Nobody can place white: pieces turn what they touch.")
                 : tr("Nobody can place black: pieces turn what they touch.");
    setAccessibleName(goal_);
    setAccessibleDescription(how_);
    board_->setAccessibleName(tr("Example"));
    arrange();
    update();
}

void GoalExample::setGoal(Player player) {
    player_ = player;
    positions_.clear();
    plies_.clear();
    Position position(kSizeOfExample);
    const auto moves =
        player == Player::kFirst ? std::span<const char* const>(kWhites) : std::span<const char* const>(kBlacks);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (ply + kPliesShown == moves.size()) positions_.push_back(position);
        const Reaction reaction = position.play_legal(*parse_cell(moves[ply]));
        if (positions_.empty()) continue;
        plies_.push_back(reaction);
        positions_.push_back(position);
    }
    setTexts();
    showEnd();
}

void GoalExample::showEnd() {
    timer_.stop();
    next_ = plies_.size();
    board_->showPosition(positions_.back(), nullptr);
}

void GoalExample::play() {
    if (settings_.animation == AnimationSpeed::kOff || settings_.reducesMotion()) return showEnd();
    next_ = 0;
    board_->showPosition(positions_.front(), nullptr);
    timer_.start(kLook);
}

void GoalExample::goOn() {
    const std::size_t ply = next_++;
    board_->showReaction(positions_[ply + 1], plies_[ply]);
}

void GoalExample::mousePressEvent(QMouseEvent*) {
    play();
}

void GoalExample::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    showEnd();
}

QFont GoalExample::goalFont() const {
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.7);
    return large;
}

// The words stand right below the board, and both together in the middle.
void GoalExample::arrange() {
    constexpr int kAround = 12;
    const int width = this->width() - 2 * kAround;
    if (width <= 0) return;
    const auto heightOf = [&](const QFont& font, const QString& text) {
        return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, text).height();
    };
    const int forGoal = heightOf(goalFont(), goal_);
    const int forHow = heightOf(font(), how_);
    const int forWords = forGoal + forHow + 3 * kAround;
    const QSizeF unit = BoardLayout::unitSize(kSizeOfExample);
    const int wanted =
        std::min(std::max(kHighestExample, height() * 11 / 20), static_cast<int>(width * unit.height() / unit.width()));
    const int forBoard = std::clamp(height() - forWords - kAround, 0, wanted);
    const int top = std::max(kAround / 2, (height() - forBoard - forWords) / 2);
    board_->setGeometry(kAround, top, width, forBoard);
    goalRoom_ = QRect(kAround, top + forBoard + kAround, width, forGoal);
    howRoom_ = QRect(kAround, goalRoom_.bottom() + kAround / 2, width, forHow);
}

void GoalExample::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void GoalExample::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.paper);
    constexpr int kFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    painter.setPen(theme.ink);
    painter.drawText(howRoom_, kFlags, how_);
    painter.setFont(goalFont());
    painter.drawText(goalRoom_, kFlags, goal_);
}

}  // namespace atom4::ui
