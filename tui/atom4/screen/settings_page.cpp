// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/settings_page.h"

#include <array>
#include <utility>

#include "tui/atom4/screen/keys.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr std::array kPauses{milliseconds(0), milliseconds(300), milliseconds(600), milliseconds(1'000),
                             milliseconds(2'000)};
constexpr std::array kSpeeds{DemonstrationPace::kSlow, DemonstrationPace::kNormal, DemonstrationPace::kFast};

const char* graphics_text(GraphicsPreference wish) {
    switch (wish) {
        case GraphicsPreference::kAuto: break;
        case GraphicsPreference::kNever: return _("Pictures: off.");
        case GraphicsPreference::kSixel: return _("Pictures: sixel.");
        case GraphicsPreference::kKitty: return _("Pictures: kitty.");
    }
    return _("Pictures: if the terminal can show them.");
}

const char* speed_text(DemonstrationPace pace) {
    switch (pace) {
        case DemonstrationPace::kSlow: return _("Demo speed: slow.");
        case DemonstrationPace::kNormal: break;
        case DemonstrationPace::kFast: return _("Demo speed: fast.");
    }
    return _("Demo speed: normal.");
}

std::string pause_text(milliseconds pause) {
    const auto tenths = pause / milliseconds(100);
    // TRANSLATORS: seconds.
    return fill(_("Pause before the computer moves: {0} s."),
                {std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10)});
}

class SettingsPage final : public AnimatedPage {
public:
    SettingsPage(Terminal& terminal, const TerminalSettings& settings,
                 std::function<void(const TerminalSettings&)> changed)
        : AnimatedPage(terminal, true), settings_(settings), changed_(std::move(changed)) {}

    [[nodiscard]] bool has_left() const override { return left_; }
    [[nodiscard]] bool is_redraw(int key) const override {
        const Command command = command_of_key(key);
        return command == Command::kResize || command == Command::kRedraw;
    }
    void take_key(int key) override {
        const int count = static_cast<int>(setting_texts(settings_).size());
        switch (command_of_key(key)) {
            case Command::kPlace:
            case Command::kRight: return change(1);
            case Command::kLeft: return change(-1);
            case Command::kBack:
            case Command::kQuit: left_ = true; return;
            default: chosen_ = chosen_by_key(key, chosen_, count).value_or(chosen_);
        }
    }
    [[nodiscard]] Shown draw(Extent extent, Capabilities /*capabilities*/) override {
        Shown shown{Grid(extent), {}, std::string(_("Settings")) + " - Atom-4"};
        draw_choices(shown.grid, _("Settings"), setting_texts(settings_), chosen_, _("change"));
        return shown;
    }

private:
    void change(int by) {
        settings_ = change_setting(settings_, static_cast<std::size_t>(chosen_), by);
        changed_(settings_);
    }

    TerminalSettings settings_;
    std::function<void(const TerminalSettings&)> changed_;
    int chosen_ = 0;
    bool left_ = false;
};

}  // namespace

std::vector<std::string> setting_texts(const TerminalSettings& settings) {
    return {
        paper_text(settings.paper),
        settings.mono ? _("Colours: none.") : _("Colours: as many as the terminal has."),
        graphics_text(settings.graphics),
        settings.letters ? _("Letters on pieces: always.") : _("Letters on pieces: only without colours."),
        settings.close_view ? _("View: close to the play.") : _("View: the whole board."),
        mouse_text(settings.mouse, key_name("M")),
        call_text(settings.call),
        pause_text(settings.pace),
        speed_text(settings.demonstration),
    };
}

TerminalSettings change_setting(TerminalSettings settings, std::size_t which, int by) {
    switch (which) {
        case 0: settings.paper = next_paper_preference(settings.paper, by); break;
        case 1: settings.mono = !settings.mono; break;
        case 2: settings.graphics = next_graphics_preference(settings.graphics, by); break;
        case 3: settings.letters = !settings.letters; break;
        case 4: settings.close_view = !settings.close_view; break;
        case 5: settings.mouse = !settings.mouse; break;
        case 6: settings.call = next_notify_preference(settings.call, by); break;
        case 7: settings.pace = stepped(kPauses, settings.pace, by); break;
        case 8: settings.demonstration = stepped(kSpeeds, settings.demonstration, by); break;
        default: break;
    }
    return settings;
}

std::unique_ptr<ScreenPage> settings_page(Terminal& terminal, const TerminalSettings& settings,
                                          std::function<void(const TerminalSettings&)> changed) {
    return std::make_unique<SettingsPage>(terminal, settings, std::move(changed));
}

}  // namespace atom4::tui
