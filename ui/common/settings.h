// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "core/base/demonstration_pace.h"
#include "core/storage/settings_file.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

enum class AnimationSpeed { kOff, kFast, kNormal, kSlow };
/// By how much an animation is longer at that speed than at the normal one; 0 is none at all.
[[nodiscard]] double slownessOf(AnimationSpeed speed);

enum class ThemeChoice { kSystem, kLight, kDark, kHighContrast };

/// How a person wants the window to look and to behave; a match is played the same with all of them. Values are always
/// within their bounds.
struct Settings {
    static constexpr int kLeastPace = 100;
    static constexpr int kMostPace = 5000;

    AnimationSpeed animation = AnimationSpeed::kNormal;
    bool reducedMotion = false;  ///< pieces fade where they are, nothing travels
    PieceStyle pieces = PieceStyle::kPlain;
    BoardSurface surface = BoardSurface::kPaper;
    ThemeChoice theme = ThemeChoice::kSystem;
    LanguageChoice language = LanguageChoice::kSystem;
    bool markLastMove = true;
    bool markPlaceable = true;
    bool showPreview = true;  ///< what a placement would do, under the mouse
    bool followPlay = true;   ///< the view of the board keeps to where pieces lie or may be placed
    bool sounds = true;
    bool showThoughts = false;  ///< how deep the computer looks and at what, when it takes long
    DemonstrationPace demonstration = DemonstrationPace::kNormal;
    int pace = 300;  ///< milliseconds that a move of the computer takes at least against a person

    friend bool operator==(const Settings&, const Settings&) = default;

    /// Returns whether to reduce motion, by the setting or the desktop's. Reads files: call it before an animation.
    [[nodiscard]] bool reducesMotion() const;
    /// Whether things go from one place to another at all: animation is on, and motion not reduced.
    [[nodiscard]] bool showsMotion() const { return animation != AnimationSpeed::kOff && !reducesMotion(); }

    /// Reads what the store has. Each value that is missing, out of its bounds or not known to this version is the
    /// default, whatever the others are.
    [[nodiscard]] static Settings load(const SettingsText& store);
    /// Writes the values that differ from `before`, so that what another version wrote there is lost only when the
    /// person chooses something else.
    void save(SettingsText& store, const Settings& before) const;
};

class SettingsDialog;

/// The program's settings: read at the start, shown while they are being chosen, kept when they have been. Theme and
/// language hold for the whole program at once; the rest is for its windows to follow.
class SettingsManager : public QObject {
    Q_OBJECT

public:
    explicit SettingsManager(QObject* parent = nullptr);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Asks over that window; `ofComputer` as in the dialog.
    SettingsDialog* ask(QWidget* over, QWidget* ofComputer = nullptr);
    /// What is said when a choice holds, but not for next time.
    [[nodiscard]] static QString unkeptText();
    /// Takes what was chosen elsewhere, in a menu or with the wheel, and keeps it.
    void change(const Settings& settings);
    void setSounds(bool on);
    /// What is said then.
    [[nodiscard]] static QString soundsText(bool on);

signals:
    void changed(const atom4::ui::Settings& settings);
    /// The choice holds, but not for next time; the text says so.
    void failed(const QString& text);

private:
    void followDesktop();
    void apply(const Settings& settings);
    void keep(const Settings& before);

    Settings settings_;
};

}  // namespace atom4::ui
