// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "core/base/demo_pace.h"
#include "core/storage/settings_file.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

enum class AnimationSpeed { kOff, kFast, kNormal, kSlow };
/// Returns the factor on the duration of animations: 1 at normal speed; 0 for no animation.
[[nodiscard]] double slownessOf(AnimationSpeed speed);

enum class ThemeChoice { kSystem, kLight, kDark, kHighContrast };

/// How the player wants the window to look and behave; none of it changes how a match is played. Values are always
/// within their bounds.
struct Settings {
    static constexpr int kMinPace = 100;
    static constexpr int kMaxPace = 5000;

    AnimationSpeed animation = AnimationSpeed::kNormal;
    bool reducedMotion = false;  ///< pieces fade in place, nothing moves
    PieceStyle pieces = PieceStyle::kPlain;
    BoardSurface surface = BoardSurface::kPaper;
    ThemeChoice theme = ThemeChoice::kSystem;
    LanguageChoice language = LanguageChoice::kSystem;
    bool markLastMove = true;
    bool markPlaceable = true;
    bool showPreview = true;  ///< shows what a move would do, at the mouse pointer or cursor
    bool followPlay = true;   ///< the view of the board follows where pieces are or may be placed
    bool sounds = true;
    bool showThoughts = false;  ///< shows the computer's search depth and expected moves, if it takes long
    DemoPace demo = DemoPace::kNormal;
    int pace = 300;  ///< minimum milliseconds for a computer's move against a human

    friend bool operator==(const Settings&, const Settings&) = default;

    /// Returns whether to reduce motion, by the setting or the desktop's. Reads files: call it before an animation.
    [[nodiscard]] bool reducesMotion() const;
    /// Returns whether anything may move: animation is on, and motion is not reduced.
    [[nodiscard]] bool showsMotion() const { return animation != AnimationSpeed::kOff && !reducesMotion(); }

    /// Reads the settings from the store. Each value that is missing, out of bounds or unknown to this version gets its
    /// default, independently of the others.
    [[nodiscard]] static Settings load(const SettingsText& store);
    /// Writes the values that differ from `before`, so that a value written by another version is lost only when the
    /// player changes it.
    void save(SettingsText& store, const Settings& before) const;
};

class SettingsDialog;

/// The program's settings: loaded at the start, previewed while the dialog is open, and saved when it is accepted.
/// Theme and language apply to the whole program at once; windows follow changed() for the rest.
class SettingsManager : public QObject {
    Q_OBJECT

public:
    explicit SettingsManager(QObject* parent = nullptr);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Opens the settings dialog over that window; `ofComputer` as in SettingsDialog.
    SettingsDialog* ask(QWidget* over, QWidget* ofComputer = nullptr);
    /// Returns the message for settings that apply now, but could not be saved.
    [[nodiscard]] static QString unsavedText();
    /// Applies and saves settings that were changed elsewhere, such as in a menu or with the mouse wheel.
    void change(const Settings& settings);
    void setSounds(bool on);
    /// Returns the message for setSounds().
    [[nodiscard]] static QString soundsText(bool on);

signals:
    void changed(const atom4::ui::Settings& settings);
    /// The settings apply now, but could not be saved; `text` is the message.
    void failed(const QString& text);

private:
    void followDesktop();
    void apply(const Settings& settings);
    void keep(const Settings& before);

    Settings settings_;
};

}  // namespace atom4::ui
