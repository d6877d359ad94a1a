// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/app.h"

#include <algorithm>
#include <array>

#include "core/base/strings.h"
#include "core/lines/course.h"
#include "core/lines/texts.h"
#include "tui/common/i18n.h"
#include "tui/lines/course_page.h"
#include "tui/lines/run_textmode.h"
#include "tui/lines/texts.h"
#include "tui/terminal/settings_page.h"
#include "tui/terminal/terminal.h"
#include "tui/textmode/text_loop.h"

namespace atom4::tui {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kJump{350};
// A chip that is not moved stops jumping after about ten seconds, so that the program can sleep.
constexpr int kMaxJumps = 28;
constexpr milliseconds kDemo{250};

}  // namespace

LinesApp::LinesApp(lines::Session& session, const LinesLook& look, Terminal& terminal, Signals& signals,
                   const TerminalPreferences& preferences, lines::HintTask::Work thinking)
    : session_(session),
      look_(look),
      terminal_(terminal),
      input_(terminal, signals),
      pages_(terminal, input_),
      keys_(look_),
      settings_(TerminalSettings::load(settings_file_.read(), preferences)),
      still_(preferences.still),
      game_(session, pages_.mailbox(), {.find = std::move(thinking)},
            [this](const lines::GameEvent& event) { take_effect(take_lines_event(event, session_, ui_)); }) {
    game_.set_pace(kDemo);
    ui_.keys = LinesKeyNames(look_.keys);
    ui_.news = session_.game().is_over() ? lines::over_text(session_) : lines_welcome_text(session_);
    TerminalSettings wanted = settings_;
    wanted.graphics = preferences.graphics.value_or(settings_.graphics);
    change_settings(wanted);
    listen_to_mouse();
    ui_.cursor = first_lines_cursor(session_.game().position().board());
}

void LinesApp::go_through(std::unique_ptr<lines::Course> course) {
    pages_.open(lines_course_page(terminal_, std::move(course), session_, look_, ui_, still_));
}

void LinesApp::run() {
    pages_.run(*this);
    session_.leave();
}

void LinesApp::prepare() {
    if (std::exchange(learns_, false)) return go_through(std::make_unique<lines::LessonCourse>());
    report_trouble();
    ui_.demonstrates = game_.demonstrates();
    schedule();
}

ScreenPage::Shown LinesApp::show(Extent extent, Capabilities capabilities) {
    const LinesScene scene{session_, ui_, look_, frames_.empty() ? nullptr : &frames_.back()};
    LinesScreen screen = build_lines_screen(scene, extent, capabilities);
    ui_.scroll = screen.scroll;
    ui_.page_top = screen.page_top;
    if (name_) {
        const int last = extent.rows - 1;
        screen.grid.put(last, 0, std::string(as_size(extent.cols), ' '));
        screen.cursor = draw_prompt(screen.grid, {last, 0}, extent.cols, *name_);
    }
    return {std::move(screen.grid), screen.cursor,
            fill(_("Score {0}"), {std::to_string(session_.game().position().score())}) + " - Lines"};
}

void LinesApp::set_covered(bool is_covered) {
    is_covered_ = is_covered;
    schedule();
}

// Asks for the player's name when a game is ranked and no name was given before.
void LinesApp::ask_for_name() {
    if (!session_.game().is_over()) has_asked_ = false;
    const bool is_asked = session_.game().is_over() && frames_.empty() && !is_covered_ && !has_asked_ &&
                          settings_.lines_name.empty() && session_.place() > 0;
    if (!is_asked) return;
    has_asked_ = changed_ = true;
    name_.emplace(PromptPurpose::kName, session_.player());
}

void LinesApp::take_name(const TerminalEvent& event) {
    changed_ = true;
    if (const auto* paste = std::get_if<Paste>(&event)) return name_->paste(paste->text);
    const int* key = std::get_if<int>(&event);
    if (key == nullptr) return;
    const LinePrompt::Result result = name_->take(*key);
    if (result == LinePrompt::Result::kDone && !name_->text().empty()) {
        session_.name_player(sanitized(name_->text()));
        has_named_ = true;
        ui_.news = lines::over_text(session_);
    }
    if (result == LinePrompt::Result::kDone || result == LinePrompt::Result::kLeft) name_.reset();
}

void LinesApp::take_event(const TerminalEvent& event) {
    if (name_) return take_name(event);
    if (const auto* paste = std::get_if<Paste>(&event)) {
        offer_lines_paste(paste->text, game_, ui_);
        changed_ = true;
        return;
    }
    const LinesCommand command = command_of(event);
    const bool is_key = std::holds_alternative<int>(event);
    if (is_key && keys_.is_within_letter()) return;
    if (is_key && !keys_.unknown_letter().empty()) {
        ui_.news = unknown_letter_text(keys_.unknown_letter());
        frames_.clear();
        changed_ = true;
        return;
    }
    const bool moves = !frames_.empty();
    if (command != LinesCommand::kResize) frames_.clear();
    // Neither a click beside the board nor a key that only ends an animation is reported as useless.
    if (command == LinesCommand::kNone && (moves || !is_key)) return;
    take_effect(handle_lines_command(command, game_, ui_, terminal_.extent().rows));
}

LinesCommand LinesApp::command_of(const TerminalEvent& event) {
    if (const int* key = std::get_if<int>(&event)) return keys_.command_of_key(*key);
    if (ui_.offered) return LinesCommand::kBack;  // a click must not replace the game
    const LinesLayout layout(terminal_.extent(), session_.game().setup(), ui_);
    const auto cell = ui_.page == LinesPage::kGame ? layout.cell_at(std::get<MouseEvent>(event).place) : std::nullopt;
    if (cell) ui_.cursor = *cell;
    return cell || ui_.page != LinesPage::kGame ? LinesCommand::kAct : LinesCommand::kNone;
}

void LinesApp::take_effect(LinesEffect effect) {
    switch (effect) {
        case LinesEffect::kShow: break;
        case LinesEffect::kRepaint: terminal_.repaint(); break;
        case LinesEffect::kBeep: terminal_.beep(); break;
        case LinesEffect::kTurn:
            if (!still_) frames_ = frames_of(session_.game().position(), session_.game().last_turn());
            std::reverse(frames_.begin(), frames_.end());
            due_.reset();
            break;
        case LinesEffect::kLearn: go_through(std::make_unique<lines::LessonCourse>()); break;
        case LinesEffect::kExercise: go_through(std::make_unique<lines::ExerciseCourse>()); break;
        case LinesEffect::kSettings: open_settings(); break;
        case LinesEffect::kQuit: ended_ = true; break;
    }
    changed_ = true;
}

// Sets the time for the next step of an animation, if there is one.
void LinesApp::schedule() {
    if (ui_.selected != jumps_) {
        jumps_ = ui_.selected;
        jumps_left_ = kMaxJumps;
        if (frames_.empty()) due_.reset();
    }
    const bool jumps = !still_ && jumps_ && jumps_left_ > 0 && ui_.page == LinesPage::kGame;
    if (frames_.empty() && !jumps)
        due_.reset();
    else if (!due_)
        due_ = Clock::now() + (!frames_.empty() ? frames_.back().duration : kJump);
    game_.set_showing(!frames_.empty());
    game_.set_out_of_sight(is_covered_ || ui_.page != LinesPage::kGame);
}

std::optional<milliseconds> LinesApp::time_to_wait() const {
    if (is_covered_) return std::nullopt;
    auto next = game_.next_deadline();
    if (due_ && (!next || *due_ < *next)) next = due_;
    if (!next) return std::nullopt;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*next - Clock::now()));
}

void LinesApp::update() {
    if (!is_covered_) take_time();
    ask_for_name();
    game_.tick();
    keep_settings();
}

void LinesApp::take_time() {
    if (!due_ || Clock::now() < *due_) return;
    due_.reset();
    changed_ = true;
    if (!frames_.empty()) {
        frames_.pop_back();
    } else {
        ui_.jumps_high = !ui_.jumps_high;
        --jumps_left_;
    }
}

void LinesApp::listen_to_mouse() {
    terminal_.listen_to_mouse(ui_.mouse ? std::optional(Hovering::kNo) : std::nullopt);
}

void LinesApp::keep_settings() {
    if (const TerminalSettings now = settings(); now != settings_) change_settings(now);
}

TerminalSettings LinesApp::settings() const {
    TerminalSettings now = settings_;
    now.paper = ui_.paper;
    now.letters = ui_.letters;
    now.mouse = ui_.mouse;
    if (has_named_) now.lines_name = session_.player();
    return now;
}

void LinesApp::change_settings(const TerminalSettings& now) {
    const TerminalSettings before = std::exchange(settings_, now);
    set_up(now);
    if (const auto trouble = now.save(settings_file_, before)) ui_.news = unsaved_settings_text(*trouble);
    if (now.mouse != before.mouse) listen_to_mouse();
}

void LinesApp::set_up(const TerminalSettings& settings) {
    ui_.paper = settings.paper;
    ui_.letters = settings.letters;
    ui_.mouse = settings.mouse;
    terminal_.set_paper(settings.paper);
    terminal_.set_graphics(settings.graphics);
    terminal_.set_mono(settings.mono);
}

void LinesApp::open_settings() {
    static constexpr std::array kShown{Setting::kPaper, Setting::kColours, Setting::kGraphics, Setting::kLetters,
                                       Setting::kMouse};
    pages_.open(settings_page(terminal_, {"Lines", kShown, [this] { return settings(); },
                                          [this](const TerminalSettings& now) { change_settings(now); }}));
}

// The screen shows a problem for as long as it lasts; the end of it is news, too.
void LinesApp::report_trouble() {
    const std::string trouble = lines_autosave_trouble_text(session_);
    if (trouble == ui_.trouble) return;
    ui_.news = trouble.empty() ? lines::autosave_works_text() : trouble;
    ui_.trouble = trouble;
    changed_ = true;
}

int run_lines(lines::Session& session, const LinesLook& look, const TerminalPreferences& preferences, bool plain,
              bool learns) {
    if (preferences.ascii) use_ascii_texts();
    if (plain || is_dumb_terminal()) return run_lines_textmode(session, learns, preferences.call);
    return run_full_screen(
        [&](Terminal& terminal, Signals& signals) {
            LinesApp app(session, look, terminal, signals, preferences);
            if (learns) app.learn_first();
            app.run();
        },
        preferences);
}

}  // namespace atom4::tui
