// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/start_page.h"

#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/lines/lessons.h"
#include "core/lines/texts.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/lines/board_drawing.h"
#include "ui/lines/messages.h"
#include "ui/lines/setup_form.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr int kRows = 5;
constexpr int kLongest = 9;

lines::GameSetup setupOf(int line) {
    lines::GameSetup setup;
    setup.rows = kRows;
    setup.cols = std::max(7, line + 2);
    setup.line = line;
    return setup;
}

// Red lies in the middle row, two short of a line, with the other colours around it.
lines::Position beginOf(int line) {
    lines::Throw chips{{{1, 2}, 5}, {{3, 1}, 3}, {{3, 3}, 4}, {{0, 0}, 1}, {{4, 2}, 1}};
    for (int col = 1; col <= line - 2; ++col) chips.push_back({{2, col}, 1});
    lines::Position position(setupOf(line));
    require(position.throw_chips(chips).has_value());
    return position;
}

}  // namespace

LinesExample::LinesExample(LinesBoardView* board, const Settings& settings)
    : DemoBoard(board, LinesGrid::unitSize(kRows, setupOf(lines::GameSetup().line).cols)),
      board_(board),
      settings_(settings),
      begin_(beginOf(lines::GameSetup().line)) {
    board_->setSettings(settings_);
    setLine(lines::GameSetup().line);
    keepTranslated(this, [this] { setTexts(); });
}

void LinesExample::setTexts() {
    setWords(tr("Line up %n chips of one colour", "the goal of Lines", line_),
             tr("Lines disappear and score points. If a move completes none, new chips appear."));
    board_->retranslate();
    board_->setAccessibleName(tr("Example"));
}

void LinesExample::setLine(int length) {
    length = length <= kLongest ? length : lines::GameSetup().line;
    if (length == line_) return;
    line_ = length;
    begin_ = beginOf(length);
    turns_.clear();
    lines::Position position = begin_;
    const auto play = [&](lines::Move move, const lines::Throw& thrown) {
        std::vector<lines::Change> changes{position.move_legal(move.from, move.to)};
        if (!thrown.empty()) changes.push_back(*position.throw_chips(thrown));
        turns_.push_back({move, std::move(changes), position});
    };
    play({{0, 0}, {2, length - 1}}, {{{4, 6}, 3}, {{0, 3}, 4}, {{1, 5}, 2}});
    play({{4, 2}, {2, length}}, {});
    setShape(LinesGrid::unitSize(kRows, position.setup().cols));
    setSteps(static_cast<int>(turns_.size()));
    setTexts();
    stop();
}

bool LinesExample::mayMove() const {
    return settings_.showsMotion();
}

void LinesExample::showBegin() {
    board_->showPosition(begin_);
}

void LinesExample::showStep(int step) {
    const Turn& turn = turns_[static_cast<std::size_t>(step)];
    board_->showTurn(turn.after, turn.changes);
}

void LinesExample::showEnd() {
    board_->showPosition(turns_.front().after);
    board_->showHint(turns_.back().move);
}

/// One chip of each colour that the game would have, side by side.
class ChipRow : public QWidget {
public:
    explicit ChipRow(PieceStyle style) {
        painter_.setStyle(style);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setCount(int count) {
        count_ = count;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().height() * 8, fontMetrics().height() * 7 / 4};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double step = std::min<double>(height(), static_cast<double>(width()) / count_);
        painter_.prepare(step * 0.84, devicePixelRatioF(), BoardTheme::from(palette()).dark);
        for (int i = 0; i < count_; ++i) painter_.draw(painter, {(i + 0.5) * step, height() / 2.0}, chipLook(i + 1));
    }

private:
    int count_ = 1;
    PiecePainter painter_;
};

LinesGameCard::LinesGameCard(std::vector<lines::HighScoreList> scores, PieceStyle style, QWidget* parent)
    : QWidget(parent),
      scores_(std::move(scores)),
      title_(new QLabel),
      chips_(new ChipRow(style)),
      board_(new QLabel),
      best_(new QLabel) {
    best_->setObjectName(QStringLiteral("bestBefore"));
    board_->setObjectName(QStringLiteral("playedWith"));
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 14, 12);
    column->setSpacing(6);
    for (QLabel* label : {title_, board_, best_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != title_);
        label->setMinimumWidth(1);
    }
    column->addWidget(title_);
    column->addWidget(chips_);
    column->addWidget(board_);
    column->addWidget(best_);
    keepTranslated(this, [this] { setTexts(); });
}

void LinesGameCard::show(const lines::Configuration& configuration) {
    configuration_ = configuration;
    chips_->setCount(configuration.setup.colours);
    setTexts();
}

void LinesGameCard::setTexts() {
    title_->setText(tr("Your game"));
    board_->setText(
        tr("%1; %2", "parts of a configuration of Lines")
            .arg(LinesMessages::board(configuration_.setup), LinesMessages::preview(configuration_.preview)));
    const auto list = std::find_if(scores_.begin(), scores_.end(), [this](const lines::HighScoreList& any) {
        return any.configuration == configuration_ && !any.scores.empty();
    });
    if (list == scores_.end()) return best_->setText(tr("No scores yet. Set the first one!"));
    const lines::HighScore& best = list->scores.front();
    const QString points = QLocale().toString(static_cast<qlonglong>(best.points));
    best_->setText(best.name.empty()
                       ? tr("Best score: %1", "%1 is a number").arg(points)
                       : tr("Best score: %1, %2", "a number and a player's name").arg(points, visible(best.name)));
}

void LinesGameCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.card);
    painter.setPen(QPen(theme.cardBorder, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

LinesStartPage::LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances,
                               QWidget* parent)
    : LinesStartPage(configuration, circumstances,
                     {new LinesExample(circumstances.settings),
                      new LinesGameCard(circumstances.scores, circumstances.settings.pieces)},
                     parent) {}

LinesStartPage::LinesStartPage(const lines::Configuration& configuration, const Circumstances& circumstances,
                               const Parts& parts, QWidget* parent)
    : NewGamePage(parts.example, {parts.card}, circumstances.offers, parent),
      configuration_(configuration),
      name_(circumstances.name),
      example_(parts.example),
      card_(parts.card) {
    showChoice();
    keepTranslated(this, [this] {
        setTexts({tr("New game"), tr("M&ore: size, colours, name"),
                  tr("Your current game is saved. Press Esc to return to it."), tr("The rules on one page")});
    });
}

QWidget* LinesStartPage::makeFolded() {
    form_ = new LinesSetupForm(configuration_, name_);
    connect(form_, &LinesSetupForm::changed, this, &LinesStartPage::showChoice);
    return form_;
}

void LinesStartPage::showChoice() {
    card_->show(configuration());
    example_->setLine(configuration().setup.line);
    setPlayable(form_ == nullptr || form_->fits());
}

lines::Configuration LinesStartPage::configuration() const {
    return form_ != nullptr ? form_->configuration() : configuration_;
}

QString LinesStartPage::name() const {
    return form_ != nullptr ? form_->name() : name_;
}

LinesStarter::LinesStarter(lines::Session& session, QStackedWidget& pages) : session_(session), pages_(pages) {}

// If the player has not chosen the current game, proposes the last choice.
lines::Configuration LinesStarter::proposal() const {
    if (session_.nothing_chosen() && !session_.game().has_moves()) return lastLinesChoice();
    return session_.next_configuration();
}

void LinesStarter::show(const Settings& settings, bool offersLessons) {
    auto scores = lines::HighScores(lines::HighScores::default_file()).load();
    LinesStartPage::Circumstances circumstances{
        settings,
        scores ? std::move(*scores) : std::vector<lines::HighScoreList>(),
        QString::fromStdString(session_.player()),
        {session_.is_unfinished() && !session_.autosave_trouble(), QString(), offersLessons}};
    progress_ = lines::lesson_file().progress();
    const auto lesson = progress_.first_open(lines::kLessonIds);
    if (lesson && progress_.has_begun())
        circumstances.offers.nextLesson = QString::fromStdString(lines::lesson_title(*lesson));
    std::filesystem::path left;
    if (session_.has_unfinished()) {
        if (const auto unfinished = session_.unfinished(); !unfinished.empty()) {
            circumstances.offers.unfinished = LinesMessages::unfinished(unfinished.front());
            left = unfinished.front().path;
        }
    }
    page_ = new LinesStartPage(proposal(), circumstances);
    connect(page_, &LinesStartPage::playRequested, this, &LinesStarter::playRequested);
    connect(page_, &LinesStartPage::backRequested, this, &LinesStarter::leavePage);
    connect(page_, &LinesStartPage::rulesRequested, this, &LinesStarter::rulesRequested);
    connect(page_, &LinesStartPage::lessonsRequested, this, &LinesStarter::lessonsRequested);
    connect(page_, &LinesStartPage::resumeRequested, this, [this, left] { emit resumeRequested(left); });
    pages_.addWidget(page_);
    pages_.setCurrentWidget(page_);
    page_->setFocus();
    emit pageChanged();
}

void LinesStarter::begin() {
    if (page_ == nullptr) return;
    const lines::Configuration configuration = page_->configuration();
    const QString name = page_->name();
    emit wanted(configuration);
    keepLinesChoice(configuration);
    if (name.toStdString() == session_.player()) return;
    session_.set_player(name.isEmpty() ? lines::account_player() : name.toStdString());
    keepLinesName(name);
}

void LinesStarter::renewPage(const Settings& settings) {
    if (page_ == nullptr || lines::lesson_file().progress() == progress_) return;
    delete page_.data();
    show(settings);
}

void LinesStarter::askForNewGame(const Settings& settings) {
    renewPage(settings);
    if (page_ == nullptr) show(settings);
    pages_.setCurrentWidget(page_);
    page_->playExample();
}

void LinesStarter::welcome(const Settings& settings) {
    show(settings, lines::lesson_file().take_offer());
    page_->playExampleAtFirstInput();
}

void LinesStarter::leavePage() {
    if (pages_.currentIndex() == 0) return;
    // Other pages are removed by their owners.
    pages_.setCurrentIndex(0);
    if (page_ != nullptr) {
        pages_.removeWidget(page_);
        page_->deleteLater();
        page_.clear();
    }
    pages_.currentWidget()->setFocus();
    emit pageChanged();
}

}  // namespace atom4::ui
