// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/level_chooser.h"

#include <QGridLayout>
#include <algorithm>
#include <cmath>

#include "core/atom4/game/level_texts.h"
#include "ui/atom4/model/level_texts.h"
#include "ui/common/language.h"

namespace atom4::ui {
namespace {

// The slider has the named levels, from 0, and the first one above them.
constexpr int kHighestOfSlider = kNamedLevels;

double asNumber(Level level) {
    return static_cast<double>(level.in_tenths()) / Level::kTenths;
}

Level asLevel(double number) {
    return Level::of_tenths(std::llround(number * Level::kTenths));
}

// A spin box for levels: shows a decimal only if there is one, and steps to whole levels.
class LevelBox : public QDoubleSpinBox {
public:
    LevelBox() { setDecimals(1); }

    [[nodiscard]] QString textFromValue(double value) const override { return LevelTexts::number(asLevel(value)); }
    // Accepts both comma and point as the decimal point: Qt would take one of them to separate thousands, and 3.5 would
    // be 35.
    QValidator::State validate(QString& text, int& at) const override {
        text.replace(QLatin1Char('.'), decimalPoint()).replace(QLatin1Char(','), decimalPoint());
        return QDoubleSpinBox::validate(text, at);
    }
    void stepBy(int steps) override { setValue(asNumber(asLevel(value()).stepped(steps))); }
    // Has room for the levels that "My level" and users come to, not for the end of the range.
    [[nodiscard]] QSize sizeHint() const override {
        const QFontMetrics metrics = fontMetrics();
        const int spared =
            metrics.horizontalAdvance(textFromValue(maximum())) - metrics.horizontalAdvance(QStringLiteral("99.9"));
        return QDoubleSpinBox::sizeHint() - QSize(spared, 0);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    [[nodiscard]] QString decimalPoint() const { return locale().decimalPoint(); }
};

QString longestExpectation() {
    QString longest = LevelTexts::whatToExpect(Level::of_tenths(5));
    for (int level = 0; level <= kNamedLevels; ++level)
        longest = std::max(longest, LevelTexts::whatToExpect(level),
                           [](const QString& a, const QString& b) { return a.size() < b.size(); });
    return longest;
}

}  // namespace

LevelChooser::LevelChooser(const QString& name, QWidget* parent)
    : QWidget(parent),
      slider_(new QSlider(Qt::Horizontal)),
      box_(new LevelBox),
      called_(new QLabel),
      expect_(new QLabel) {
    box_->setObjectName(name);
    box_->setRange(0, asNumber(kHighestLevel));
    slider_->setObjectName(name + QStringLiteral("Slider"));
    slider_->setRange(0, kHighestOfSlider);
    slider_->setPageStep(1);
    slider_->setTickPosition(QSlider::TicksBelow);
    slider_->setTickInterval(1);
    QFont bold = font();
    bold.setBold(true);
    called_->setFont(bold);
    expect_->setWordWrap(true);
    expect_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // describe() reserves its room, so the layout need not ask for its height at each width.
    expect_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(slider_, 0, 0);
    grid->addWidget(box_, 0, 1);
    grid->addWidget(called_, 1, 0, 1, 2);
    grid->addWidget(expect_, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(slider_, &QSlider::valueChanged, this, [this](int value) {
        // A level beyond the slider's end leaves it there, and one in between leaves it at the nearest level: that must
        // not change the level.
        if (level().nearest() != value && (value < slider_->maximum() || level() < value)) box_->setValue(value);
    });
    // For a level in between, the slider is already at the nearest one, so a press there changes to that level.
    connect(slider_, &QSlider::sliderPressed, this, [this] {
        if (!level().is_whole() && level() < slider_->maximum()) box_->setValue(slider_->value());
    });
    connect(box_, &QDoubleSpinBox::valueChanged, this, [this] {
        slider_->setValue(level().nearest());
        describe();
    });
    keepTranslated(this, [this] { describe(); });
}

Level LevelChooser::level() const {
    return asLevel(box_->value());
}

void LevelChooser::setLevel(Level level) {
    box_->setValue(asNumber(level));
}

void LevelChooser::choose(Level level) {
    if (even_ != nullptr) even_->setChecked(false);
    setLevel(level);
}

void LevelChooser::offerEven(Level level, bool wanted) {
    evenLevel_ = level;
    even_ = new QCheckBox;
    even_->setObjectName(box_->objectName() + QStringLiteral("LikeMe"));
    evenMeans_ = new QLabel;
    evenMeans_->setObjectName(even_->objectName() + QStringLiteral("Means"));
    evenMeans_->setWordWrap(true);
    evenMeans_->setTextFormat(Qt::PlainText);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(even_, 3, 0, 1, 2);
    grid->addWidget(evenMeans_, 4, 0, 1, 2);
    connect(even_, &QCheckBox::toggled, this, &LevelChooser::followRating);
    keepTranslated(even_, [this] {
        even_->setText(tr("My level", "who plays: the computer, at the level that is even"));
        evenMeans_->setText(tr("The level that matches your rating, now level %1. It changes as you improve.")
                                .arg(LevelTexts::number(evenLevel_)));
        even_->setAccessibleDescription(evenMeans_->text());
    });
    even_->setChecked(wanted);
}

void LevelChooser::allowEven(bool allowed) {
    if (even_ == nullptr) return;
    even_->setVisible(allowed);
    evenMeans_->setVisible(allowed);
    followRating();
}

void LevelChooser::followRating() {
    const bool follows = isEvenChosen();
    if (follows) setLevel(evenLevel_);
    slider_->setEnabled(!follows);
    box_->setEnabled(!follows);
}

void LevelChooser::describe() {
    // Room for the longest text is kept, so that nothing around it moves when the level changes.
    const int width = fontMetrics().horizontalAdvance(QLatin1Char('m')) * 18;
    const QRect room = fontMetrics().boundingRect(0, 0, width, 1000, Qt::TextWordWrap, longestExpectation());
    expect_->setMinimumSize(width, room.height());
    called_->setText(LevelTexts::name(level()));
    expect_->setText(LevelTexts::whatToExpect(level()));
    for (QWidget* choice : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(box_)}) {
        choice->setAccessibleName(QString::fromStdString(level_label()));
        choice->setAccessibleDescription(called_->text() + QStringLiteral(". ") + expect_->text());
    }
}

}  // namespace atom4::ui
