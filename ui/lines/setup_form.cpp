// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/setup_form.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/lines/board.h"
#include "core/lines/session.h"
#include "ui/common/language.h"
#include "ui/common/stored_values.h"

namespace atom4::ui {
namespace {

constexpr int kLongestName = 40;
constexpr int kMaxChips = lines::GameSetup::kMaxSide * lines::GameSetup::kMaxSide;

}  // namespace

LinesSetupForm::LinesSetupForm(const lines::Configuration& configuration, const QString& name, QWidget* parent)
    : QWidget(parent),
      boardName_(new QLabel),
      rows_(makeNumber("rows", lines::GameSetup::kMinSide, lines::GameSetup::kMaxSide)),
      cols_(makeNumber("cols", lines::GameSetup::kMinSide, lines::GameSetup::kMaxSide)),
      coloursName_(new QLabel),
      colours_(makeNumber("colours", lines::GameSetup::kMinColours, lines::GameSetup::kMaxColours)),
      lineName_(new QLabel),
      line_(makeNumber("line", lines::GameSetup::kMinLine, lines::GameSetup::kMaxSide)),
      firstName_(new QLabel),
      first_(makeNumber("first", lines::GameSetup::kMinFirst, kMaxChips)),
      eachName_(new QLabel),
      each_(makeNumber("each", lines::GameSetup::kMinEach, kMaxChips)),
      preview_(new QCheckBox),
      nameName_(new QLabel),
      name_(new QLineEdit(name)),
      note_(new QLabel),
      standard_(new QPushButton) {
    preview_->setObjectName(QStringLiteral("preview"));
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaxLength(kLongestName);
    note_->setObjectName(QStringLiteral("note"));
    note_->setWordWrap(true);
    note_->setMinimumWidth(1);
    standard_->setObjectName(QStringLiteral("standard"));

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 4, 14, 4);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 1);
    auto* size = new QWidget;
    auto* row = new QHBoxLayout(size);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(rows_);
    row->addWidget(new QLabel(QStringLiteral("\u00d7")));
    row->addWidget(cols_);
    boardName_->setBuddy(rows_);
    addRow(*grid, boardName_, size);
    addRow(*grid, coloursName_, colours_);
    addRow(*grid, lineName_, line_);
    addRow(*grid, firstName_, first_);
    addRow(*grid, eachName_, each_);
    grid->addWidget(preview_, grid->rowCount(), 0, 1, 2);
    const int last = grid->rowCount();
    grid->addWidget(nameName_, last, 0, 1, 2);
    grid->addWidget(name_, last + 1, 0, 1, 2);
    grid->addWidget(note_, last + 2, 0, 1, 2);
    grid->addWidget(standard_, last + 3, 0, 1, 2, Qt::AlignRight);
    nameName_->setBuddy(name_);

    fill(configuration);
    for (QSpinBox* box : {rows_, cols_, colours_, line_, first_, each_})
        connect(box, &QSpinBox::valueChanged, this, &LinesSetupForm::describe);
    connect(preview_, &QCheckBox::toggled, this, &LinesSetupForm::describe);
    connect(standard_, &QPushButton::clicked, this, [this] { fill({lines::GameSetup(), preview_->isChecked()}); });
    keepTranslated(this, [this] { setTexts(); });
}

void LinesSetupForm::addRow(QGridLayout& grid, QLabel* name, QWidget* box) {
    const int row = grid.rowCount();
    name->setWordWrap(true);
    name->setMinimumWidth(1);
    if (name->buddy() == nullptr) name->setBuddy(box);
    grid.addWidget(name, row, 0);
    grid.addWidget(box, row, 1, Qt::AlignRight);
}

QSpinBox* LinesSetupForm::makeNumber(const char* name, int least, int most) {
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    return box;
}

void LinesSetupForm::fill(const lines::Configuration& configuration) {
    const lines::GameSetup& setup = configuration.setup;
    rows_->setValue(setup.rows);
    cols_->setValue(setup.cols);
    colours_->setValue(setup.colours);
    line_->setValue(setup.line);
    first_->setValue(setup.first);
    each_->setValue(setup.each);
    preview_->setChecked(configuration.preview);
}

lines::Configuration LinesSetupForm::configuration() const {
    lines::GameSetup setup;
    setup.rows = rows_->value();
    setup.cols = cols_->value();
    setup.colours = colours_->value();
    setup.line = line_->value();
    setup.first = first_->value();
    setup.each = each_->value();
    return {setup, preview_->isChecked()};
}

bool LinesSetupForm::fits() const {
    const lines::GameSetup setup = configuration().setup;
    return setup.first <= setup.cell_count();
}

void LinesSetupForm::setTexts() {
    boardName_->setText(tr("&Board:", "of Lines"));
    rows_->setAccessibleName(tr("Rows"));
    cols_->setAccessibleName(tr("Columns"));
    coloursName_->setText(tr("&Colours:"));
    lineName_->setText(tr("Shortest &line:"));
    firstName_->setText(tr("Chips at the sta&rt:"));
    eachName_->setText(tr("New chips per &turn:"));
    preview_->setText(tr("Show the ne&xt chips", "the colours of the next chips"));
    nameName_->setText(tr("&Name for the high scores:"));
    name_->setPlaceholderText(tr("Name (optional)"));
    standard_->setText(tr("St&andard game", "button: the set-up of the original game"));
    describe();
}

void LinesSetupForm::describe() {
    const lines::GameSetup setup = configuration().setup;
    QString text;
    if (!fits())
        text = tr("The board has only %n cells: choose fewer chips at the start.", "new game of Lines",
                  setup.cell_count());
    else if (setup.line > std::max(setup.rows, setup.cols))
        text = tr("No line of %n chips fits on this board.", "new game of Lines", setup.line);
    else if (setup == lines::GameSetup())
        text = tr("Standard game. It has one high-score list with the next chips shown and one without.");
    else
        text = tr("Games with these settings have their own high-score list.");
    note_->setText(text + QLatin1Char(' ') +
                   tr("Using undo, a hint or a demo disqualifies the game from the high scores."));
    standard_->setEnabled(setup != lines::GameSetup());
    emit changed();
}

namespace {

constexpr const char* kSizeKey = "lines/size";
constexpr const char* kPreviewKey = "lines/preview";
constexpr std::array<std::pair<const char*, int lines::GameSetup::*>, 4> kNumbers{
    {{"lines/colours", &lines::GameSetup::colours},
     {"lines/line", &lines::GameSetup::line},
     {"lines/first", &lines::GameSetup::first},
     {"lines/each", &lines::GameSetup::each}}};

}  // namespace

lines::Configuration lastLinesChoice() {
    lines::Configuration choice{{}, storedValue(kPreviewKey).toString() != QLatin1String("false")};
    lines::GameSetup setup;
    if (!lines::parse_size(storedValue(kSizeKey).toString().toStdString(), setup)) return choice;
    for (const auto& [key, number] : kNumbers) setup.*number = storedValue(key).toInt();
    if (!lines::fault_of(setup)) choice.setup = setup;
    return choice;
}

void keepLinesChoice(const lines::Configuration& configuration) {
    storeValue(kSizeKey, QString::fromStdString(lines::size_text(configuration.setup)));
    for (const auto& [key, number] : kNumbers) storeValue(key, configuration.setup.*number);
    storeValue(kPreviewKey, configuration.preview);
}

void keepLinesName(const QString& name) {
    storeValue(lines::kPlayerKey, name);
}

}  // namespace atom4::ui
