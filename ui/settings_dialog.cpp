// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/settings_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/board_theme.h"
#include "ui/piece_painter.h"

namespace atom4::ui {

/// One piece of each colour, in the style that is chosen.
class PieceSamples : public QWidget {
public:
    PieceSamples() { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

    void setStyle(PieceStyle style) {
        painter_.setStyle(style);
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        const int step = fontMetrics().height() * 2;
        return {step * kColourCount + 8, step + 10};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const BoardTheme theme = BoardTheme::from(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.cardBorder, 1));
        painter.setBrush(theme.paper);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        const double step = (width() - 8.0) / kColourCount;
        painter_.prepare(std::min<double>(step, height() - 8) * 0.82, devicePixelRatioF(), theme.dark);
        // In the order of the wheel, the two goals last.
        for (int index = 0; index < kColourCount; ++index) {
            const Colour colour = index < kWheelSize    ? wheel_colour(index)
                                  : index == kWheelSize ? Colour::kWhite
                                                        : Colour::kBlack;
            painter_.draw(painter, {4 + step * (index + 0.5), height() / 2.0}, colour);
        }
    }

private:
    PiecePainter painter_;
};

namespace {

template <class Value>
void add_choice(QComboBox* box, const QString& text, Value value) {
    box->addItem(text, static_cast<int>(value));
}
template <class Value>
Value choice(const QComboBox* box) {
    return static_cast<Value>(box->currentData().toInt());
}
template <class Value>
void choose(QComboBox* box, Value value) {
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

}  // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent),
      before_(settings),
      theme_(new QComboBox),
      pieces_(new QComboBox),
      samples_(new PieceSamples),
      lastMove_(new QCheckBox(tr("The &last move"))),
      placeable_(new QCheckBox(tr("&Cells to place on"))),
      preview_(new QCheckBox(tr("What a move &would do, under the mouse or the cursor"))),
      animation_(new QComboBox),
      reducedMotion_(new QCheckBox(tr("&Reduced motion: pieces fade, nothing travels"))),
      pace_(new QDoubleSpinBox) {
    setWindowTitle(tr("Settings"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    for (QWidget* group : {makeLookGroup(), makeMarksGroup(), makeMotionGroup()}) column->addWidget(group);
    column->addStretch();

    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("R&eset", "button: all settings as at first"));
    buttons->button(QDialogButtonBox::RestoreDefaults)->setObjectName(QStringLiteral("reset"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        fill(Settings());
        tell();
    });
    column->addWidget(buttons);

    for (QComboBox* box : {theme_, pieces_, animation_})
        connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::tell);
    for (QCheckBox* box : {lastMove_, placeable_, preview_, reducedMotion_})
        connect(box, &QCheckBox::toggled, this, &SettingsDialog::tell);
    connect(pace_, &QDoubleSpinBox::valueChanged, this, &SettingsDialog::tell);
    fill(settings);
}

QWidget* SettingsDialog::makeLookGroup() {
    theme_->setObjectName(QStringLiteral("theme"));
    add_choice(theme_, tr("Like the desktop", "theme"), ThemeChoice::kSystem);
    add_choice(theme_, tr("Light", "theme"), ThemeChoice::kLight);
    add_choice(theme_, tr("Dark", "theme"), ThemeChoice::kDark);
    add_choice(theme_, tr("High contrast", "theme"), ThemeChoice::kHighContrast);
    pieces_->setObjectName(QStringLiteral("pieces"));
    add_choice(pieces_, tr("Plain balls"), PieceStyle::kPlain);
    add_choice(pieces_, tr("Balls with letters"), PieceStyle::kLetters);
    add_choice(pieces_, tr("Balls with a dot for each light"), PieceStyle::kPatterns);
    pieces_->setToolTip(
        tr("Red has its dot above, green at the right, blue at the left; the other colours have the "
           "dots of the lights they hold. They can be told apart without seeing colours."));
    samples_->setAccessibleName(tr("How the pieces look"));
    auto* group = new QGroupBox(tr("Look"));
    auto* form = new QFormLayout(group);
    form->addRow(tr("&Theme:"), theme_);
    form->addRow(tr("&Pieces:"), pieces_);
    form->addRow(samples_);
    return group;
}

QWidget* SettingsDialog::makeMarksGroup() {
    lastMove_->setObjectName(QStringLiteral("lastMove"));
    placeable_->setObjectName(QStringLiteral("placeable"));
    preview_->setObjectName(QStringLiteral("preview"));
    auto* group = new QGroupBox(tr("Marks on the board"));
    auto* column = new QVBoxLayout(group);
    for (QCheckBox* box : {lastMove_, placeable_, preview_}) column->addWidget(box);
    return group;
}

QWidget* SettingsDialog::makeMotionGroup() {
    animation_->setObjectName(QStringLiteral("animation"));
    add_choice(animation_, tr("Off", "speed of the animation"), AnimationSpeed::kOff);
    add_choice(animation_, tr("Fast", "speed of the animation"), AnimationSpeed::kFast);
    add_choice(animation_, tr("Normal", "speed of the animation"), AnimationSpeed::kNormal);
    add_choice(animation_, tr("Slow", "speed of the animation"), AnimationSpeed::kSlow);
    reducedMotion_->setObjectName(QStringLiteral("reducedMotion"));
    pace_->setObjectName(QStringLiteral("pace"));
    pace_->setRange(Settings::kLeastPace / 1000.0, Settings::kMostPace / 1000.0);
    pace_->setDecimals(1);
    pace_->setSingleStep(0.1);
    pace_->setSuffix(tr(" s", "seconds, behind a number"));
    pace_->setToolTip(tr("A strong computer may take longer, but it never answers sooner than this."));
    auto* group = new QGroupBox(tr("Motion"));
    auto* form = new QFormLayout(group);
    form->addRow(tr("&Animation of reactions:"), animation_);
    form->addRow(reducedMotion_);
    form->addRow(tr("Computer &waits at least:"), pace_);
    return group;
}

Settings SettingsDialog::settings() const {
    Settings settings;
    settings.animation = choice<AnimationSpeed>(animation_);
    settings.reducedMotion = reducedMotion_->isChecked();
    settings.pieces = choice<PieceStyle>(pieces_);
    settings.theme = choice<ThemeChoice>(theme_);
    settings.markLastMove = lastMove_->isChecked();
    settings.markPlaceable = placeable_->isChecked();
    settings.showPreview = preview_->isChecked();
    // A pace that is finer than the box shows stays as it is.
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
    lastMove_->setChecked(settings.markLastMove);
    placeable_->setChecked(settings.markPlaceable);
    preview_->setChecked(settings.showPreview);
    pace_->setValue(settings.pace / 1000.0);
    filling_ = false;
    samples_->setStyle(settings.pieces);
    reducedMotion_->setEnabled(settings.animation != AnimationSpeed::kOff);
}

void SettingsDialog::tell() {
    if (filling_) return;
    const Settings now = settings();
    samples_->setStyle(now.pieces);
    reducedMotion_->setEnabled(now.animation != AnimationSpeed::kOff);
    emit changed(now);
}

void SettingsDialog::reject() {
    emit changed(before_);
    QDialog::reject();
}

}  // namespace atom4::ui
