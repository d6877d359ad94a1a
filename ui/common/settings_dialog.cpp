// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/settings_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/fitting_scroll_area.h"

namespace atom4::ui {

/// One piece of each colour, in the chosen style.
class PieceSamples : public QWidget {
public:
    PieceSamples() { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

    void setLook(PieceStyle style, BoardSurface surface) {
        painter_.setStyle(style);
        surface_ = surface;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        const int step = fontMetrics().height() * 2;
        return {step * kColourCount + 16, step + 18};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const BoardTheme theme = BoardTheme::from(palette(), surface_);
        QPainter painter(this);
        const QRectF seen = QRectF(rect()).adjusted(4, 4, -4, -4);
        paintFrame(painter, theme, rect(), seen);
        paintSurface(painter, theme, seen, seen);
        painter.setRenderHint(QPainter::Antialiasing);
        const double step = (width() - 16.0) / kColourCount;
        painter_.prepare(std::min<double>(step, height() - 16) * 0.82, devicePixelRatioF(), theme.dark);
        // In the order of the wheel, the two goal colours last.
        for (int index = 0; index < kColourCount; ++index) {
            const Colour colour = index < kWheelSize    ? wheel_colour(index)
                                  : index == kWheelSize ? Colour::kWhite
                                                        : Colour::kBlack;
            painter_.draw(painter, {8 + step * (index + 0.5), height() / 2.0}, colour);
        }
    }

private:
    PiecePainter painter_;
    BoardSurface surface_ = BoardSurface::kPaper;
};

namespace {

// Sets the texts of a box's choices, at first and after a change of language.
template <class Value>
void nameChoices(QComboBox* box, const std::vector<std::pair<Value, QString>>& choices) {
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const auto& [value, text] = choices[index];
        if (const int row = static_cast<int>(index); row < box->count())
            box->setItemText(row, text);
        else
            box->addItem(text, static_cast<int>(value));
    }
}
template <class Value>
Value choice(const QComboBox* box) {
    return static_cast<Value>(box->currentData().toInt());
}
template <class Value>
void choose(QComboBox* box, Value value) {
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

// Adds a row; its label is returned, and gets its text later.
QLabel* addLabelled(QFormLayout* form, QWidget* field) {
    auto* label = new QLabel;
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

}  // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent, QWidget* ofComputer)
    : QDialog(parent),
      before_(settings),
      theme_(new QComboBox),
      surface_(new QComboBox),
      pieces_(new QComboBox),
      samples_(new PieceSamples),
      language_(new QComboBox),
      lastMove_(new QCheckBox),
      placeable_(new QCheckBox),
      preview_(new QCheckBox),
      follow_(new QCheckBox),
      animation_(new QComboBox),
      reducedMotion_(new QCheckBox),
      sounds_(new QCheckBox),
      pace_(new QDoubleSpinBox),
      thoughts_(new QCheckBox),
      demo_(new QComboBox) {
    keepTranslated(this, [this] {
        setLocale(QLocale());
        setWindowTitle(tr("Settings"));
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    auto* groups = new QWidget;
    auto* all = new QVBoxLayout(groups);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    for (QWidget* group : {makeComputerGroup(ofComputer), makeLookGroup(), makeMarksGroup(), makeMotionGroup()})
        all->addWidget(group);
    all->addStretch();
    column->addWidget(new FittingScrollArea(groups));

    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    QPushButton* reset = buttons->button(QDialogButtonBox::RestoreDefaults);
    keepTranslated(reset, [reset] { reset->setText(tr("R&eset", "button: reset all settings")); });
    reset->setObjectName(QStringLiteral("reset"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, this, [this] {
        fill(Settings());
        apply();
        emit this->reset();
    });
    column->addWidget(buttons);
    setReadingTabOrder(*this);
    // Not a combo box: it would react to the mouse wheel of a player who only scrolls through the page.
    buttons->button(QDialogButtonBox::Ok)->setFocus();

    for (QComboBox* box : {theme_, surface_, pieces_, language_, animation_, demo_})
        connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::apply);
    for (QCheckBox* box : {lastMove_, placeable_, preview_, follow_, reducedMotion_, sounds_, thoughts_})
        connect(box, &QCheckBox::toggled, this, &SettingsDialog::apply);
    connect(pace_, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::apply);
    fill(settings);
}

QWidget* SettingsDialog::makeLookGroup() {
    theme_->setObjectName(QStringLiteral("theme"));
    surface_->setObjectName(QStringLiteral("surface"));
    pieces_->setObjectName(QStringLiteral("pieces"));
    language_->setObjectName(QStringLiteral("language"));
    follow_->setObjectName(QStringLiteral("follow"));
    auto* group = new QGroupBox;
    auto* form = new QFormLayout(group);
    QLabel* theme = addLabelled(form, theme_);
    QLabel* surface = addLabelled(form, surface_);
    QLabel* pieces = addLabelled(form, pieces_);
    form->addRow(samples_);
    form->addRow(follow_);
    QLabel* language = addLabelled(form, language_);
    keepTranslated(group, [=, this] {
        group->setTitle(tr("Appearance"));
        theme->setText(tr("&Theme:"));
        nameChoices<ThemeChoice>(theme_, {{ThemeChoice::kSystem, tr("Follow system", "theme or language")},
                                          {ThemeChoice::kLight, tr("Light", "theme")},
                                          {ThemeChoice::kDark, tr("Dark", "theme")},
                                          {ThemeChoice::kHighContrast, tr("High contrast", "theme")}});
        surface->setText(tr("&Board:", "what it is made of"));
        nameChoices<BoardSurface>(surface_, {{BoardSurface::kPaper, tr("Paper", "what a board is made of")},
                                             {BoardSurface::kWood, tr("Wood", "what a board is made of")},
                                             {BoardSurface::kSlate, tr("Slate", "what a board is made of")}});
        pieces->setText(tr("&Pieces:"));
        nameChoices<PieceStyle>(pieces_, {{PieceStyle::kPlain, tr("Plain balls")},
                                          {PieceStyle::kLetters, tr("Balls with letters")},
                                          {PieceStyle::kPatterns, tr("Balls with a dot for each light")}});
        pieces_->setToolTip(
            tr("Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell "
               "pieces apart without seeing colours."));
        samples_->setAccessibleName(tr("How the pieces look"));
        follow_->setText(tr("&Zoom automatically"));
        language->setText(tr("Lan&guage:"));
        // Each language under its own name, so that everybody can find theirs.
        std::vector<std::pair<LanguageChoice, QString>> choices{
            {LanguageChoice::kSystem, tr("Follow system", "theme or language")}};
        for (const Language& one : languages()) choices.emplace_back(one.choice, nameOf(one.choice));
        nameChoices(language_, choices);
    });
    return group;
}

QWidget* SettingsDialog::makeMarksGroup() {
    lastMove_->setObjectName(QStringLiteral("lastMove"));
    placeable_->setObjectName(QStringLiteral("placeable"));
    preview_->setObjectName(QStringLiteral("preview"));
    auto* group = new QGroupBox;
    auto* column = new QVBoxLayout(group);
    for (QCheckBox* box : {lastMove_, placeable_, preview_}) column->addWidget(box);
    keepTranslated(group, [=, this] {
        group->setTitle(tr("Marks on the board"));
        lastMove_->setText(tr("The &last move"));
        placeable_->setText(tr("Pla&yable cells"));
        preview_->setText(tr("Move previe&w"));
    });
    return group;
}

QWidget* SettingsDialog::makeMotionGroup() {
    animation_->setObjectName(QStringLiteral("animation"));
    reducedMotion_->setObjectName(QStringLiteral("reducedMotion"));
    sounds_->setObjectName(QStringLiteral("sounds"));
    auto* group = new QGroupBox;
    auto* form = new QFormLayout(group);
    QLabel* animation = addLabelled(form, animation_);
    form->addRow(reducedMotion_);
    form->addRow(sounds_);
    keepTranslated(group, [=, this] {
        group->setTitle(tr("Motion and sound"));
        sounds_->setText(tr("&Sound effects"));
        animation->setText(tr("&Animation speed:"));
        nameChoices<AnimationSpeed>(animation_, {{AnimationSpeed::kOff, tr("Off", "speed of the animation")},
                                                 {AnimationSpeed::kFast, tr("Fast", "speed of the animation")},
                                                 {AnimationSpeed::kNormal, tr("Normal", "speed of the animation")},
                                                 {AnimationSpeed::kSlow, tr("Slow", "speed of the animation")}});
        reducedMotion_->setText(tr("&Reduce motion (pieces fade instead of moving)"));
    });
    return group;
}

QWidget* SettingsDialog::makeComputerGroup(QWidget* ofComputer) {
    pace_->setObjectName(QStringLiteral("pace"));
    pace_->setRange(Settings::kMinPace / 1000.0, Settings::kMaxPace / 1000.0);
    pace_->setDecimals(1);
    pace_->setSingleStep(0.1);
    thoughts_->setObjectName(QStringLiteral("thoughts"));
    demo_->setObjectName(QStringLiteral("demonstration"));
    auto* group = new QGroupBox;
    auto* form = new QFormLayout(group);
    if (ofComputer != nullptr) form->addRow(ofComputer);
    QLabel* pace = addLabelled(form, pace_);
    form->addRow(thoughts_);
    QLabel* demo = addLabelled(form, demo_);
    keepTranslated(group, [=, this] {
        group->setTitle(tr("The computer", "a group of settings"));
        demo->setText(tr("&Demo speed:", "how quickly computers play each other"));
        nameChoices<DemoPace>(demo_, {{DemoPace::kSlow, tr("Slow", "speed of a demo")},
                                      {DemoPace::kNormal, tr("Normal", "speed of a demo")},
                                      {DemoPace::kFast, tr("Fast", "speed of a demo")}});
        demo_->setToolTip(tr("Pause between moves and rounds when the computer plays itself."));
        thoughts_->setText(tr("S&how the computer's thinking"));
        thoughts_->setToolTip(tr("For moves that take over a second, shows search depth and expected moves."));
        pace->setText(tr("Minimum time per comp&uter move:"));
        pace_->setSuffix(tr(" s", "seconds, after a number"));
        pace_->setToolTip(tr("Higher levels may take longer; the computer never moves sooner than this."));
    });
    return group;
}

Settings SettingsDialog::settings() const {
    Settings settings;
    settings.animation = choice<AnimationSpeed>(animation_);
    settings.reducedMotion = reducedMotion_->isChecked();
    settings.pieces = choice<PieceStyle>(pieces_);
    settings.theme = choice<ThemeChoice>(theme_);
    settings.surface = choice<BoardSurface>(surface_);
    settings.language = choice<LanguageChoice>(language_);
    settings.markLastMove = lastMove_->isChecked();
    settings.markPlaceable = placeable_->isChecked();
    settings.showPreview = preview_->isChecked();
    settings.followPlay = follow_->isChecked();
    settings.sounds = sounds_->isChecked();
    settings.showThoughts = thoughts_->isChecked();
    settings.demo = choice<DemoPace>(demo_);
    // A pace that is finer than the box shows is kept while the box is unchanged.
    const bool asBefore = pace_->value() == std::round(before_.pace / 100.0) / 10;
    settings.pace = asBefore ? before_.pace : static_cast<int>(std::lround(pace_->value() * 1000));
    return settings;
}

void SettingsDialog::fill(const Settings& settings) {
    filling_ = true;
    choose(animation_, settings.animation);
    reducedMotion_->setChecked(settings.reducedMotion);
    choose(pieces_, settings.pieces);
    choose(theme_, settings.theme);
    choose(surface_, settings.surface);
    choose(language_, settings.language);
    lastMove_->setChecked(settings.markLastMove);
    placeable_->setChecked(settings.markPlaceable);
    preview_->setChecked(settings.showPreview);
    follow_->setChecked(settings.followPlay);
    sounds_->setChecked(settings.sounds);
    thoughts_->setChecked(settings.showThoughts);
    choose(demo_, settings.demo);
    pace_->setValue(settings.pace / 1000.0);
    filling_ = false;
    samples_->setLook(settings.pieces, settings.surface);
    reducedMotion_->setEnabled(settings.animation != AnimationSpeed::kOff);
}

void SettingsDialog::apply() {
    if (filling_) return;
    const Settings now = settings();
    samples_->setLook(now.pieces, now.surface);
    reducedMotion_->setEnabled(now.animation != AnimationSpeed::kOff);
    emit changed(now);
}

void SettingsDialog::reject() {
    emit changed(before_);
    QDialog::reject();
}

}  // namespace atom4::ui
