// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/dialogs.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "ui/common/shortcuts.h"
#include "ui/common/untrusted_text.h"
#include "ui/lines/messages.h"
#include "ui/widgets/padded_delegate.h"

namespace atom4::ui {
namespace {

enum Column { kRank, kScore, kName, kDate, kColumns };

Qt::Alignment alignmentOf(int column) {
    return column == kName ? Qt::AlignLeft : Qt::AlignRight;
}

QTableWidgetItem* makeItem(const QString& text, Qt::Alignment alignment, bool bold) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    QFont font;
    font.setBold(bold);
    item->setFont(font);
    return item;
}

}  // namespace

LinesScoresDialog::LinesScoresDialog(std::vector<lines::HighScoreList> lists, const lines::Configuration& configuration,
                                     const std::string& game, QWidget* parent)
    : QDialog(parent),
      lists_(std::move(lists)),
      game_(game),
      listName_(new QLabel),
      list_(new QComboBox),
      curve_(new LineChart),
      chosen_(new QLabel),
      table_(new QTableWidget(0, kColumns)),
      empty_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close)) {
    auto present = std::find_if(lists_.begin(), lists_.end(),
                                [&](const lines::HighScoreList& list) { return list.configuration == configuration; });
    if (present == lists_.end()) present = lists_.insert(lists_.begin(), {configuration, {}});
    const auto first = static_cast<int>(present - lists_.begin());

    list_->setObjectName(QStringLiteral("list"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->setMinimumContentsLength(30);
    for (std::size_t i = 0; i < lists_.size(); ++i) list_->addItem(QString());
    list_->setCurrentIndex(first);
    listName_->setBuddy(list_);
    table_->setObjectName(QStringLiteral("scores"));
    table_->verticalHeader()->hide();
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    table_->horizontalHeader()->setSectionResizeMode(kName, QHeaderView::Stretch);
    table_->setItemDelegate(new PaddedDelegate(table_));
    curve_->setObjectName(QStringLiteral("curve"));
    curve_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    chosen_->setMinimumHeight(fontMetrics().lineSpacing());
    chosen_->setObjectName(QStringLiteral("chosen"));
    chosen_->setTextFormat(Qt::PlainText);
    chosen_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    column->addWidget(listName_);
    column->addWidget(list_);
    column->addWidget(curve_);
    column->addWidget(chosen_);
    column->addWidget(table_, 1);
    column->addWidget(empty_, 1);
    column->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QComboBox::currentIndexChanged, this, &LinesScoresDialog::fill);
    connect(curve_, &LineChart::described, this, &LinesScoresDialog::chooseInTable);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &LinesScoresDialog::chooseInCurve);
    retranslate();
    buttons_->button(QDialogButtonBox::Close)->setFocus();
    // Wide enough for the longest name of a list.
    int widest = 0;
    for (int i = 0; i < list_->count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(list_->itemText(i)));
    resize(QSize(std::max(520, widest + 80), 520).boundedTo(screen()->availableSize() * 9 / 10));
}

void LinesScoresDialog::retranslate() {
    setWindowTitle(tr("Lines High Scores"));
    listName_->setText(tr("&Games with:"));
    table_->setHorizontalHeaderLabels({tr("Rank"), tr("Score"), tr("Name", "of a player"), tr("Date")});
    for (int column = 0; column < kColumns; ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column) | Qt::AlignVCenter);
    curve_->writeNumbers([](double score) { return QLocale().toString(score, 'f', 0); });
    table_->setAccessibleName(tr("High scores"));
    curve_->setAccessibleName(tr("Scores over time"));
    empty_->setText(tr("No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used."));
    for (std::size_t i = 0; i < lists_.size(); ++i) {
        const QString text = LinesMessages::configuration(lists_[i].configuration);
        list_->setItemText(static_cast<int>(i), text);
        list_->setItemData(static_cast<int>(i), text, Qt::ToolTipRole);
    }
    fill();
}

void LinesScoresDialog::fill() {
    const auto& scores = lists_[static_cast<std::size_t>(std::max(0, list_->currentIndex()))].scores;
    const QLocale locale;
    table_->setRowCount(static_cast<int>(std::min(scores.size(), kMaxShown)));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const lines::HighScore& score = scores[static_cast<std::size_t>(row)];
        const bool mine = !game_.empty() && score.id == game_;
        const auto put = [&](int column, const QString& text) {
            table_->setItem(row, column, makeItem(text, alignmentOf(column), mine));
        };
        put(kRank, locale.toString(row + 1));
        put(kScore, locale.toString(static_cast<qlonglong>(score.points)));
        put(kName, visible(score.name));
        put(kDate, LinesMessages::date(score.date));
    }
    for (const int column : {kRank, kScore, kDate}) table_->resizeColumnToContents(column);
    fillCurve(scores);
    table_->setVisible(!scores.empty());
    empty_->setVisible(scores.empty());
}

// Draws the scores that have a date; there is no curve if all are of one day.
void LinesScoresDialog::fillCurve(const std::vector<lines::HighScore>& scores) {
    places_.clear();
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (LinesMessages::day(scores[i].date).isValid()) places_.push_back(i);
    std::stable_sort(places_.begin(), places_.end(), [&](std::size_t a, std::size_t b) {
        return LinesMessages::day(scores[a].date) < LinesMessages::day(scores[b].date);
    });
    std::vector<LineChart::Point> points;
    for (const std::size_t place : places_) {
        const lines::HighScore& score = scores[place];
        points.push_back({static_cast<double>(score.points), 0, LinesMessages::score(score, place + 1)});
    }
    const bool shown = !places_.empty() && scores[places_.front()].date != scores[places_.back()].date;
    curve_->setVisible(shown);
    chosen_->setVisible(shown);
    curve_->show(std::move(points));
}

void LinesScoresDialog::chooseInTable(const QString& sentence) {
    chosen_->setText(sentence);
    if (!curve_->chosen()) return;
    const std::size_t place = places_[static_cast<std::size_t>(*curve_->chosen())];
    if (place < static_cast<std::size_t>(table_->rowCount()))
        table_->selectRow(static_cast<int>(place));
    else
        table_->clearSelection();
}

void LinesScoresDialog::chooseInCurve() {
    const auto rows = table_->selectionModel()->selectedRows();
    if (rows.isEmpty()) return;
    const auto here = std::find(places_.begin(), places_.end(), static_cast<std::size_t>(rows.first().row()));
    if (here != places_.end()) curve_->choose(static_cast<int>(here - places_.begin()));
}

void LinesScoresDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

namespace {

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}
QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

LinesHelpDialog::LinesHelpDialog(const lines::GameSetup& setup, QWidget* parent)
    : QDialog(parent), setup_(setup), page_(new QTextBrowser), buttons_(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setAttribute(Qt::WA_DeleteOnClose);
    page_->setFrameShape(QFrame::NoFrame);
    page_->document()->setDocumentMargin(16);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(page_);
    column->addWidget(buttons_);
    if (const Shortcuts* shortcuts = shortcutsOf(parent))
        connect(shortcuts, &Shortcuts::changed, this, &LinesHelpDialog::retranslate);
    retranslate();
    resize(QSize(600, 740).boundedTo(screen()->availableSize() * 9 / 10));
}

void LinesHelpDialog::retranslate() {
    setWindowTitle(tr("How to play Lines"));
    page_->setAccessibleName(tr("Rules and keys of Lines"));
    const auto points = [this](int chips, int chain) { return lines::removal_score(chips, setup_.line, chain); };
    QString html = heading(tr("The goal")) + paragraph(QString::fromStdString(lines::line_rule(setup_))) +
                   heading(tr("A move")) +
                   paragraph(tr("Click a chip, then a free cell, or drag the chip there. It needs a path of free "
                                "cells: up, down, left and right.")) +
                   paragraph(QString::fromStdString(lines::new_chips_rule(setup_))) + heading(tr("Points")) +
                   paragraph(tr("%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a "
                                "bonus of 1, 4, 9, ... points.")
                                 .arg(setup_.line)
                                 .arg(points(setup_.line, 0))
                                 .arg(setup_.line + 1)
                                 .arg(points(setup_.line + 1, 0))
                                 .arg(setup_.line + 2)
                                 .arg(points(setup_.line + 2, 0))) +
                   heading(tr("Keys"));
    const auto changeable = [this](const QString& text, const QList<const char*>& actions) {
        return keysText(this, text, actions);
    };
    const std::vector<std::pair<QString, QString>> keys = {
        {tr("Arrow keys", "keyboard"), tr("move the cursor on the board")},
        {tr("Home, End, Page Up, Page Down", "keyboard"), tr("move it to the edge of the board")},
        {tr(". and , (or Ctrl+Right and Ctrl+Left)", "keyboard"), tr("go to the next or previous chip")},
        {tr("Enter or Space", "keyboard"), tr("pick, put back or move a chip")},
        {tr("Esc", "keyboard"), tr("put the chip back, hide the cursor")},
        {tr("L", "keyboard"), tr("read the chips around the cell (for screen readers)")},
        {changeable(tr("U or Ctrl+Z", "keyboard"), {"undo"}), tr("undo")},
        {changeable(tr("R or Ctrl+Y", "keyboard"), {"redo"}), tr("redo")},
        {changeable(tr("H", "keyboard"), {"hint"}), tr("hint")},
        {changeable(tr("D", "keyboard"), {"demonstration"}), tr("start or stop the demo")},
        {changeable(tr("V", "keyboard"), {"preview"}), tr("show or hide the next chips")},
        {changeable(tr("Ctrl++, Ctrl+-, Ctrl+0", "keyboard"), {"zoomIn", "zoomOut", "wholeBoard"}),
         tr("zoom in, zoom out, whole board")},
        {changeable(tr("N or Ctrl+N", "keyboard"), {"new"}), tr("new game")},
        {changeable(tr("Ctrl+O, Ctrl+S", "keyboard"), {"open", "save"}), tr("open, save")},
        {changeable(tr("Q or Ctrl+Q", "keyboard"), {"close"}), tr("close; the game is saved for next time")},
    };
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"5\">");
    for (const auto& [key, what] : keys)
        html += QStringLiteral("<tr><td><b>%1</b>&nbsp; &nbsp;</td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    page_->setHtml(html + QStringLiteral("</table>"));
}

void LinesHelpDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace atom4::ui
