// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/session.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include "core/base/environment.h"
#include "core/base/strings.h"
#include "core/storage/settings_file.h"

namespace atom4::lines {
namespace {

bool is_in_play(const Game& game) {
    return !game.is_demo() && game.has_moves() && !game.is_over();
}

SaveDisposition worth_of_game(std::string_view text) {
    if (text.empty()) return SaveDisposition::kNothing;
    auto record = parse_record(text);
    if (!record) return SaveDisposition::kUnreadable;
    return is_in_play(Game(std::move(*record))) ? SaveDisposition::kUnfinished : SaveDisposition::kNothing;
}

constexpr GameKind kGames{"lines", ".lines", worth_of_game,
                          [](std::string_view text, std::string_view other) { return text == other; }};

std::string new_id() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string id;
    for (std::uint64_t number = any_seed(); id.size() < 16; number >>= 4U) id += kDigits[number & 15U];
    return id;
}

GameRecord new_game(const GameSetup& setup, bool preview, std::uint64_t seed) {
    GameRecord record;
    record.setup = setup;
    record.seed = seed;
    record.preview = preview ? Preview::kOn : Preview::kOff;
    record.date = today();
    record.id = new_id();
    return record;
}

// Returns whether a saved game matches the options. Options that are not set match anything.
bool fits(const SessionOptions& options, const GameRecord& saved) {
    const auto same = [](const auto& asked, const auto& value) { return !asked || *asked == value; };
    const GameSetup& setup = saved.setup;
    return same(options.rows, setup.rows) && same(options.cols, setup.cols) && same(options.colours, setup.colours) &&
           same(options.line, setup.line) && same(options.first, setup.first) && same(options.each, setup.each) &&
           same(options.preview, saved.preview == Preview::kOn) && same(options.seed, saved.seed);
}

bool asks_for_nothing(const SessionOptions& options) {
    return !options.rows && !options.cols && !options.colours && !options.line && !options.first && !options.each &&
           !options.preview && !options.seed && !options.file && !options.fresh;
}

Configuration configuration_of(const Game& game) {
    return {game.setup(), game.has_shown_preview()};
}

bool can_be_listed(const Game& game) {
    return !game.is_assisted() && !game.id().empty();
}

}  // namespace

std::string saved_player() {
    const std::string saved = SettingsFile().read().text(kPlayerKey);
    return saved.empty() ? account_player() : sanitized(saved);
}

std::string account_player() {
    return sanitized(account_name());
}

GameSetup SessionOptions::setup() const {
    const GameSetup defaults;
    return {rows.value_or(defaults.rows), cols.value_or(defaults.cols),   colours.value_or(defaults.colours),
            line.value_or(defaults.line), first.value_or(defaults.first), each.value_or(defaults.each)};
}

Session::Session(const SessionOptions& options, AutosaveSlot autosave, Game game)
    : scores_(HighScores::default_file()),
      player_(options.player),
      game_(std::move(game)),
      autosave_(std::move(autosave)),
      autosave_trouble_(autosave_.trouble()) {}

Result<std::unique_ptr<Session>, FileError> Session::begin(const SessionOptions& options) {
    std::optional<GameRecord> opened;
    std::optional<int> ignored_line;
    if (options.file) {
        auto record = options.file_text ? read_record(*options.file_text, &ignored_line)
                                        : load_record(*options.file, &ignored_line);
        if (!record) return Failure{record.error()};
        opened = std::move(*record);
    }
    AutosaveSlot autosave = AutosaveSlot::claim(state_directory(), kGames);
    const auto text = autosave.load();
    std::optional<Unreadable> unreadable;
    if (!text && text.error().code != ENOENT) unreadable = Unreadable{autosave.quarantine(), text.error()};
    auto saved = parse_record(text ? *text : "");
    if (text && !text->empty() && !saved) unreadable = Unreadable{autosave.quarantine(), saved.error()};
    const bool resumed = !opened && !options.fresh && saved && fits(options, *saved) && !Game(*saved).is_over();
    if (resumed) autosave.resume(*text);
    GameRecord start = opened    ? std::move(*opened)
                       : resumed ? *saved
                                 : new_game(options.setup(), options.preview.value_or(true),
                                            options.seed ? *options.seed : any_seed());
    std::unique_ptr<Session> session(new Session(options, std::move(autosave), Game(std::move(start))));
    session->resumed_ = resumed;
    session->nothing_chosen_ = asks_for_nothing(options) && !(resumed && session->game_.has_moves());
    session->could_not_resume_ = std::move(unreadable);
    session->ignored_line_ = ignored_line;
    session->entered_ = resumed || opened;
    // A game that was killed in play and is not resumed still counts for the high scores.
    if (saved && !resumed) session->enter_score(Game(*saved));
    session->read_scores();
    // A game opened from a file is saved from the start; an untouched new game is not worth replacing an older one.
    if (options.file) session->keep();
    session->has_unfinished_ = !session->autosave_.set_aside().empty();
    return session;
}

void Session::keep() {
    autosave_trouble_ = autosave_.save(to_text(game_.record()));
}

bool Session::would_lose_a_game() {
    if (autosave_trouble_) keep();
    return autosave_trouble_ && autosave_.would_lose();
}

void Session::read_scores() {
    auto list = scores_.load(configuration());
    if (list)
        high_scores_ = std::move(*list);
    else
        scores_trouble_ = list.error();
}

void Session::enter_score(const Game& game) {
    if (!can_be_listed(game) || game.position().score() == 0) return;
    scores_trouble_ = scores_.enter(configuration_of(game), {game.position().score(), game.date(), game.id(), player_});
}

void Session::name_player(std::string name) {
    player_ = std::move(name);
    if (!game_.is_over() || !entered_) return;
    enter_score(game_);
    read_scores();
}

// Removes the game from its high-score list.
void Session::withdraw() {
    if (!std::exchange(entered_, false) || game_.id().empty()) return;
    scores_trouble_ = scores_.withdraw(game_.id());
    read_scores();
}

Result<std::span<const Change>, IllegalMove> Session::move(Cell from, Cell to, Mover mover) {
    auto turn = game_.move(from, to, mover);
    if (!turn) return turn;
    keep();
    if (game_.is_over()) leave();
    return turn;
}

bool Session::undo() {
    if (!game_.can_undo()) return false;
    game_.undo();
    keep();
    withdraw();
    return true;
}

bool Session::redo() {
    if (!game_.can_redo()) return false;
    game_.redo();
    keep();
    return true;
}

void Session::show_preview(bool shown) {
    game_.show_preview(shown);
    if (game_.has_moves()) keep();
    read_scores();
}

void Session::assist() {
    if (game_.is_assisted()) return;
    game_.set_assisted();
    keep();
    withdraw();
}

// Leaves the game and puts another one in its place.
void Session::replace(Game game, bool may_be_listed) {
    leave();
    autosave_.begin_another();
    game_ = std::move(game);
    entered_ = may_be_listed;
    resumed_ = false;
    nothing_chosen_ = false;
    ignored_line_.reset();
    read_scores();
    keep();
    has_unfinished_ = !autosave_.set_aside().empty();
}

void Session::restart() {
    const Configuration next = next_configuration();
    start(next.setup, next.preview);
}

void Session::start(const GameSetup& setup, bool preview) {
    replace(Game(new_game(setup, preview, any_seed())), false);
}

std::optional<FileError> Session::open(const std::filesystem::path& file) {
    // An autosaved game is not a file of the player: resume it instead.
    if (autosave_.owns(file)) return resume_from(file);
    std::optional<int> ignored_line;
    auto record = load_record(file, &ignored_line);
    if (!record) return record.error();
    open(std::move(*record));
    ignored_line_ = ignored_line;
    return std::nullopt;
}

void Session::open(GameRecord record) {
    replace(Game(std::move(record)), true);
}

std::vector<UnfinishedGame> Session::unfinished() const {
    std::vector<UnfinishedGame> games;
    for (const SetAsideGame& file : autosave_.set_aside()) {
        auto record = load_record(file.path);
        if (!record) continue;
        const Game game(std::move(*record));
        if (is_in_play(game)) games.push_back({file.path, file.time, game.setup(), game.position().score()});
    }
    return games;
}

std::optional<FileError> Session::resume_from(const std::filesystem::path& path) {
    const auto text = autosave_.take(path);
    if (!text) return text.error();
    auto record = parse_record(*text);
    if (!record) {
        autosave_.give_back();
        return record.error();
    }
    replace(Game(std::move(*record)), true);
    return std::nullopt;
}

std::optional<SystemError> Session::save(const std::filesystem::path& file) const {
    if (autosave_.owns(file)) return SystemError{EPERM};
    if (is_name_of_another_kind(file, kGames.extension)) return kNameOfAnotherKind;
    return autosave_.save_beside(file, to_text(game_.record()));
}

void Session::leave() {
    if (!is_listed() || game_.position().score() == 0) return;
    enter_score(game_);
    entered_ = true;
    read_scores();
}

Configuration Session::configuration() const {
    return configuration_of(game_);
}

Configuration Session::next_configuration() const {
    return {game_.setup(), game_.preview() == Preview::kOn};
}

bool Session::is_listed() const {
    return can_be_listed(game_);
}

bool Session::is_unfinished() const {
    return is_in_play(game_);
}

bool Session::has_points_in_play() const {
    return is_unfinished() && game_.position().score() > 0;
}

std::size_t Session::place() const {
    const auto here = std::find_if(high_scores_.begin(), high_scores_.end(),
                                   [this](const HighScore& score) { return score.id == game_.id(); });
    if (!is_listed() || here == high_scores_.end()) return 0;
    return static_cast<std::size_t>(here - high_scores_.begin()) + 1;
}

std::int64_t Session::best() const {
    const std::int64_t listed = high_scores_.empty() ? 0 : high_scores_.front().points;
    return is_listed() ? std::max(listed, game_.position().score()) : listed;
}

}  // namespace atom4::lines
