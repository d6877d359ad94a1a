// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/dialogs/setup_dialog.h"

#include <QEvent>
#include <QFormLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/look/board_theme.h"
#include "ui/look/chip_look.h"

namespace atom4::ui {

/// One chip of each colour that the game would have.
class ChipSamples : public QWidget {
public:
    explicit ChipSamples(PieceStyle style) {
        painter_.setStyle(style);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void setCount(int count) {
        count_ = count;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().height() * 16 + 8, static_cast<int>(fontMetrics().height() * 3.2) + 8};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const BoardTheme theme = BoardTheme::from(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.cardBorder, 1));
        painter.setBrush(theme.paper);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        constexpr int kInARow = lines::GameSetup::kMaxColours / 2;
        const double step = std::min((width() - 8.0) / kInARow, (height() - 8.0) / 2);
        painter_.prepare(step * 0.84, devicePixelRatioF(), theme.dark);
        const int rows = count_ > kInARow ? 2 : 1;
        for (int i = 0; i < count_; ++i) {
            const int row = i / kInARow;
            const int across = std::min(count_ - row * kInARow, kInARow);
            const double x = width() / 2.0 + (i % kInARow - (across - 1) / 2.0) * step;
            painter_.draw(painter, {x, height() / 2.0 + (row - (rows - 1) / 2.0) * step}, chipLook(i + 1));
        }
    }

private:
    int count_ = 0;
    PiecePainter painter_;
};

LinesSetupDialog::LinesSetupDialog(const lines::Configuration& configuration, PieceStyle style, QWidget* parent)
    : QDialog(parent),
      boardGroup_(new QGroupBox),
      chipsGroup_(new QGroupBox),
      rows_(makeNumber("rows", lines::GameSetup::kMinSide, lines::GameSetup::kMaxSide)),
      cols_(makeNumber("cols", lines::GameSetup::kMinSide, lines::GameSetup::kMaxSide)),
      colours_(makeNumber("colours", lines::GameSetup::kMinColours, lines::GameSetup::kMaxColours)),
      line_(makeNumber("line", lines::GameSetup::kMinLine, lines::GameSetup::kMaxSide)),
      first_(makeNumber("first", lines::GameSetup::kMinFirst, lines::GameSetup::kMaxSide * lines::GameSetup::kMaxSide)),
      each_(makeNumber("each", lines::GameSetup::kMinEach, lines::GameSetup::kMaxSide * lines::GameSetup::kMaxSide)),
      rowsName_(new QLabel),
      colsName_(new QLabel),
      coloursName_(new QLabel),
      lineName_(new QLabel),
      firstName_(new QLabel),
      eachName_(new QLabel),
      samples_(new ChipSamples(style)),
      preview_(new QCheckBox),
      note_(new QLabel),
      buttons_(
          new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults)) {
    preview_->setObjectName(QStringLiteral("preview"));
    note_->setObjectName(QStringLiteral("note"));
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    note_->setMinimumHeight(3 * fontMetrics().lineSpacing());
    buttons_->button(QDialogButtonBox::RestoreDefaults)->setObjectName(QStringLiteral("standard"));

    auto* board = new QFormLayout(boardGroup_);
    auto* chips = new QFormLayout(chipsGroup_);
    const auto add = [](QFormLayout* form, QLabel* name, QSpinBox* box) {
        name->setBuddy(box);
        form->addRow(name, box);
    };
    add(board, rowsName_, rows_);
    add(board, colsName_, cols_);
    add(board, coloursName_, colours_);
    board->addRow(samples_);
    add(chips, lineName_, line_);
    add(chips, firstName_, first_);
    add(chips, eachName_, each_);
    chips->addRow(preview_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    column->addWidget(boardGroup_);
    column->addWidget(chipsGroup_);
    column->addWidget(note_);
    column->addStretch();
    column->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons_->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        fill({lines::GameSetup(), preview_->isChecked()});
    });
    for (QSpinBox* box : {rows_, cols_, colours_, line_, first_, each_})
        connect(box, &QSpinBox::valueChanged, this, &LinesSetupDialog::describe);
    connect(preview_, &QCheckBox::toggled, this, &LinesSetupDialog::describe);
    fill(configuration);
    retranslate();
}

QSpinBox* LinesSetupDialog::makeNumber(const char* name, int least, int most) {
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    return box;
}

void LinesSetupDialog::fill(const lines::Configuration& configuration) {
    const lines::GameSetup& setup = configuration.setup;
    // A game that was opened may have more than anybody would type.
    const auto put = [](QSpinBox* box, int value) {
        box->setMaximum(std::max(box->maximum(), value));
        box->setValue(value);
    };
    put(rows_, setup.rows);
    put(cols_, setup.cols);
    put(colours_, setup.colours);
    put(line_, setup.line);
    put(first_, setup.first);
    put(each_, setup.each);
    preview_->setChecked(configuration.preview);
    describe();
}

lines::Configuration LinesSetupDialog::configuration() const {
    lines::GameSetup setup;
    setup.rows = rows_->value();
    setup.cols = cols_->value();
    setup.colours = colours_->value();
    setup.line = line_->value();
    setup.first = first_->value();
    setup.each = each_->value();
    return {setup, preview_->isChecked()};
}

void LinesSetupDialog::retranslate() {
    setWindowTitle(tr("New game of Lines"));
    boardGroup_->setTitle(tr("Board"));
    chipsGroup_->setTitle(tr("Play"));
    rowsName_->setText(tr("&Rows:"));
    colsName_->setText(tr("C&olumns:"));
    coloursName_->setText(tr("&Colours:"));
    lineName_->setText(tr("Chips in a &line, at least:"));
    firstName_->setText(tr("Chips before the &first move:"));
    eachName_->setText(tr("Chips &thrown each time:"));
    preview_->setText(tr("&Show the colours of the next throw"));
    samples_->setAccessibleName(tr("The colours of the chips"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
    buttons_->button(QDialogButtonBox::RestoreDefaults)
        ->setText(tr("St&andard", "button: the set-up of the original game"));
    describe();
}

void LinesSetupDialog::describe() {
    const lines::GameSetup setup = configuration().setup;
    const bool standard = setup == lines::GameSetup();
    const bool fits = setup.first <= setup.cell_count();
    samples_->setCount(setup.colours);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fits);
    QString text;
    if (!fits)
        text =
            tr("The board has only %1 cells: fewer chips can be thrown before the first move.").arg(setup.cell_count());
    else if (setup.line > std::max(setup.rows, setup.cols))
        text = tr("No line of %1 chips fits on this board.").arg(setup.line);
    else if (standard)
        text = tr("The standard game. It has a high-score list with the next chips shown and one without.");
    else
        text = tr("Scores of this game do not count for the standard high scores; it has a list of its own.");
    note_->setText(text + QLatin1Char(' ') + tr("Undo, a hint or a demonstration take a game off its list."));
}

void LinesSetupDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace atom4::ui
