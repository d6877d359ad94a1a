// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/settings.h"

#include <QApplication>
#include <array>
#include <utility>

#include "core/base/strings.h"
#include "ui/common/desktop_motion.h"
#include "ui/common/language.h"
#include "ui/common/settings_dialog.h"
#include "ui/common/stored_values.h"
#include "ui/common/untrusted_text.h"
#include "ui/common/window_style.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/newer_qt.h"

namespace atom4::ui {
namespace {

template <class Value, std::size_t kCount>
using Names = std::array<std::pair<Value, std::string_view>, kCount>;

constexpr Names<AnimationSpeed, 4> kSpeeds{{{AnimationSpeed::kOff, "off"},
                                            {AnimationSpeed::kFast, "fast"},
                                            {AnimationSpeed::kNormal, "normal"},
                                            {AnimationSpeed::kSlow, "slow"}}};
constexpr Names<PieceStyle, 3> kStyles{
    {{PieceStyle::kPlain, "plain"}, {PieceStyle::kLetters, "letters"}, {PieceStyle::kPatterns, "patterns"}}};
constexpr Names<BoardSurface, 3> kSurfaces{
    {{BoardSurface::kPaper, "paper"}, {BoardSurface::kWood, "wood"}, {BoardSurface::kSlate, "slate"}}};
constexpr Names<ThemeChoice, 4> kThemes{{{ThemeChoice::kSystem, "system"},
                                         {ThemeChoice::kLight, "light"},
                                         {ThemeChoice::kDark, "dark"},
                                         {ThemeChoice::kHighContrast, "high-contrast"}}};
constexpr const char* kLikeSystem = "system";  // instead of a language's code

// Words rather than numbers, which would change their meaning when a choice is added in the middle.
template <class Value, std::size_t kCount>
void read(const SettingsText& store, const char* key, const Names<Value, kCount>& names, Value& value) {
    const std::string text = store.text(key);
    for (const auto& [candidate, name] : names)
        if (text == name) value = candidate;
}
void read(const SettingsText& store, const char* key, bool& value) {
    const std::string text = store.text(key);
    if (text == "true") value = true;
    if (text == "false") value = false;
}
void read(const SettingsText& store, const char* key, LanguageChoice& value) {
    const std::string text = store.text(key);
    value = text == kLikeSystem ? LanguageChoice::kSystem : languageOf(QString::fromStdString(text)).value_or(value);
}

template <class Value, std::size_t kCount>
void write(SettingsText& store, const char* key, const Names<Value, kCount>& names, Value value, Value before) {
    if (value == before) return;
    for (const auto& [candidate, name] : names)
        if (candidate == value) store.set(key, std::string(name));
}
void write(SettingsText& store, const char* key, bool value, bool before) {
    if (value != before) store.set(key, value);
}
void write(SettingsText& store, const char* key, LanguageChoice value, LanguageChoice before) {
    if (value == before) return;
    store.set(key, value == LanguageChoice::kSystem ? std::string(kLikeSystem) : codeOf(value).toStdString());
}

constexpr const char* kAnimation = "animation/speed";
constexpr const char* kReducedMotion = "animation/reduced";
constexpr const char* kSounds = "sounds/on";
constexpr const char* kPace = "computer/pace";
constexpr const char* kThoughts = "computer/thoughts";
constexpr const char* kPieces = "board/pieces";
constexpr const char* kSurface = "board/surface";
constexpr const char* kTheme = "window/theme";
constexpr const char* kLanguage = "window/language";
constexpr const char* kLastMove = "board/last-move";
constexpr const char* kPlaceable = "board/placeable";
constexpr const char* kPreview = "board/preview";
constexpr const char* kFollow = "board/follow";

}  // namespace

double slownessOf(AnimationSpeed speed) {
    switch (speed) {
        case AnimationSpeed::kOff: return 0;
        case AnimationSpeed::kFast: return 0.5;
        case AnimationSpeed::kNormal: break;
        case AnimationSpeed::kSlow: return 2.2;
    }
    return 1;
}

Settings Settings::load(const SettingsText& store) {
    Settings settings;
    read(store, kAnimation, kSpeeds, settings.animation);
    read(store, kReducedMotion, settings.reducedMotion);
    read(store, kPieces, kStyles, settings.pieces);
    read(store, kSurface, kSurfaces, settings.surface);
    read(store, kTheme, kThemes, settings.theme);
    read(store, kLanguage, settings.language);
    read(store, kLastMove, settings.markLastMove);
    read(store, kPlaceable, settings.markPlaceable);
    read(store, kPreview, settings.showPreview);
    read(store, kFollow, settings.followPlay);
    read(store, kSounds, settings.sounds);
    read(store, kThoughts, settings.showThoughts);
    read(store, kDemoKey, kDemoPaces, settings.demo);
    const auto pace = parse_digits<int>(store.text(kPace));
    if (pace && *pace >= kMinPace && *pace <= kMaxPace) settings.pace = *pace;
    return settings;
}

void Settings::save(SettingsText& store, const Settings& before) const {
    write(store, kAnimation, kSpeeds, animation, before.animation);
    write(store, kReducedMotion, reducedMotion, before.reducedMotion);
    write(store, kPieces, kStyles, pieces, before.pieces);
    write(store, kSurface, kSurfaces, surface, before.surface);
    write(store, kTheme, kThemes, theme, before.theme);
    write(store, kLanguage, language, before.language);
    write(store, kLastMove, markLastMove, before.markLastMove);
    write(store, kPlaceable, markPlaceable, before.markPlaceable);
    write(store, kPreview, showPreview, before.showPreview);
    write(store, kFollow, followPlay, before.followPlay);
    write(store, kSounds, sounds, before.sounds);
    write(store, kThoughts, showThoughts, before.showThoughts);
    write(store, kDemoKey, kDemoPaces, demo, before.demo);
    if (pace != before.pace) store.set(kPace, std::to_string(pace));
}

bool Settings::reducesMotion() const {
    return reducedMotion || desktopReducesMotion();
}

namespace {

void dress(ThemeChoice theme) {
    // An empty palette follows the desktop's.
    QApplication::setPalette(themePalette(theme));
    // A desktop may prefer dark and yet give Qt light colours: GNOME does, and KDE without its own plug-in for Qt.
    if (theme == ThemeChoice::kSystem && desktopPrefersDark() && !BoardTheme::from(QApplication::palette()).dark)
        QApplication::setPalette(themePalette(ThemeChoice::kDark));
}

}  // namespace

SettingsManager::SettingsManager(QObject* parent) : QObject(parent) {
    apply(Settings::load(SettingsFile().read()));
    if (desktopPrefersDark()) followDesktop();
    onColorSchemeChange(this, [this] { followDesktop(); });
}

void SettingsManager::followDesktop() {
    if (settings_.theme == ThemeChoice::kSystem) dress(ThemeChoice::kSystem);
}

void SettingsManager::apply(const Settings& settings) {
    // A palette that was set by others is left alone.
    if (settings.theme != settings_.theme) dress(settings.theme);
    speak(settings.language);
    settings_ = settings;
    emit changed(settings);
}

QString SettingsManager::unsavedText() {
    return tr("Your changes apply now but couldn't be saved: can't write to %1.", "%1 is a file")
        .arg(shownPath(SettingsFile().path()));
}

void SettingsManager::keep(const Settings& before) {
    if (SettingsFile().change([&](SettingsText& store) { settings_.save(store, before); })) emit failed(unsavedText());
}

void SettingsManager::change(const Settings& settings) {
    if (settings == settings_) return;
    const Settings before = settings_;
    apply(settings);
    keep(before);
}

void SettingsManager::setSounds(bool on) {
    Settings settings = settings_;
    settings.sounds = on;
    change(settings);
}

QString SettingsManager::soundsText(bool on) {
    return on ? tr("Sound effects are on.") : tr("Sound effects are off.");
}

SettingsDialog* SettingsManager::ask(QWidget* over, QWidget* ofComputer) {
    auto* dialog = new SettingsDialog(settings_, over, ofComputer);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &SettingsManager::apply);
    connect(dialog, &QDialog::accepted, this, [this, before = settings_] { keep(before); });
    dialog->open();
    return dialog;
}

}  // namespace atom4::ui
