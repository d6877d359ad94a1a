// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/session.h"

#include <utility>

#include "core/atom4/outside.h"
#include "core/atom4/random.h"

namespace atom4 {
namespace {

ByPlayer<Seat> seats_for(const SessionOptions& options) {
    ByPlayer<Seat> seats;
    if (options.computer) seats[*options.computer] = Seat::computer(options.level.value_or(kDefaultLevel));
    return seats;
}

// Whether a saved match is what the options ask for. What they leave open fits.
bool fits(const SessionOptions& options, const MatchSetup& saved) {
    if (options.size && *options.size != saved.size) return false;
    if (options.computer) {
        if (saved.seats[opponent(*options.computer)].is_computer() || !saved.seats[*options.computer].is_computer())
            return false;
    }
    if (!options.level) return true;
    bool level_fits = true;
    for (const Player player : kPlayers)
        if (const auto level = saved.seats[player].computer_level) level_fits = level_fits && *level == *options.level;
    return level_fits;
}

constexpr Autosave::Names kMatchFiles{"match", ".atom4"};

}  // namespace

Session::Session(const SessionOptions& options)
    : match_({options.size.value_or(BoardSize{}), seats_for(options)}),
      seed_(options.seed ? *options.seed : any_seed()),
      record_(options.record) {}

Result<std::unique_ptr<Session>, FileError> Session::begin(const SessionOptions& options) {
    std::unique_ptr<Session> session(new Session(options));
    auto autosave = Autosave::claim(state_directory(), kMatchFiles);
    if (autosave)
        session->autosave_ = std::move(*autosave);
    else
        session->trouble_ = session->no_place_ = autosave.error();

    if (options.file) {
        auto records = options.file_text ? read_records(*options.file_text) : load_records(*options.file);
        if (auto trouble = session->take_up(*options.file, std::move(records))) return Failure{*trouble};
        session->set_seats(options);
    } else if (!options.fresh && session->autosave_) {
        const auto text = session->autosave_->load();
        auto records = parse_records(text.value_or(""));
        session->could_not_resume_ = text && !text->empty() && !records;
        if (records && fits(options, {records->back().size, records->back().seats})) {
            session->match_.restore(std::move(*records));
            session->resumed_ = true;
            session->unfinished_ = session->is_unfinished();
        }
    }
    session->replaces_saved_ = !session->resumed_;
    // What was asked for by name is safe from the start; an untouched new match is not worth replacing an older one.
    if (options.file || options.record) session->keep();
    session->match_.subscribe([raw = session.get()](const MatchEvent& event) {
        // The file belongs to the match that was left; saving must not put another one in its place.
        if (event.kind == MatchEvent::Kind::kMatchStarted) {
            raw->path_.reset();
            raw->replaces_saved_ = raw->replaces_saved_ || raw->unfinished_;
        }
        raw->keep();
    });
    return session;
}

// Gives the opened match the opponent that the options ask for, if they do.
void Session::set_seats(const SessionOptions& options) {
    ByPlayer<Seat> seats = match_.setup().seats;
    for (const Player player : kPlayers) {
        Seat& seat = seats[player];
        if (options.computer && player == *options.computer)
            seat = Seat::computer(seat.computer_level.value_or(kDefaultLevel));
        else if (options.computer && seat.is_computer())
            seat = Seat::human();
        if (options.level && seat.is_computer()) seat.computer_level = options.level;
    }
    if (seats != match_.setup().seats) match_.set_seats(seats);
}

std::uint64_t Session::move_seed() const {
    return mix(seed_ ^ match_.position().hash());
}

void Session::keep() {
    const auto records = match_.records();
    const std::string text = to_text(records);
    trouble_ = record_ ? std::nullopt : no_place_;
    if (autosave_) {
        if (std::exchange(replaces_saved_, false)) autosave_->set_aside();
        trouble_ = autosave_->save(text);
    }
    unfinished_ = is_unfinished();
    if (!record_) return;
    if (const auto trouble = write_own_file(*record_, text)) trouble_ = trouble;
}

std::optional<std::filesystem::path> Session::previous() const {
    std::error_code ignored;
    if (!autosave_ || !std::filesystem::exists(autosave_->aside(), ignored)) return std::nullopt;
    return autosave_->aside();
}

std::optional<FileError> Session::resume_previous() {
    const auto path = previous();
    require(path.has_value());
    auto records = load_records(*path);
    if (!records) return records.error();
    std::error_code ignored;
    std::filesystem::remove(*path, ignored);
    match_.restore(std::move(*records));
    return std::nullopt;
}

std::optional<FileError> Session::open(const std::filesystem::path& path) {
    return take_up(path, load_records(path));
}

std::optional<FileError> Session::take_up(const std::filesystem::path& path,
                                          Result<std::vector<GameRecord>, FileError> records) {
    if (!records) return records.error();
    match_.restore(std::move(*records));
    std::error_code ignored;
    if (std::filesystem::is_regular_file(path, ignored)) path_ = path;
    filed_ = to_text(match_.records());
    return std::nullopt;
}

std::optional<SystemError> Session::save(const std::filesystem::path& path) {
    const auto records = match_.records();
    std::string text = to_text(records);
    if (const auto trouble = write_file(path, text)) return trouble;
    path_ = path;
    filed_ = std::move(text);
    return std::nullopt;
}

bool Session::differs_from_file() const {
    return path_ && to_text(match_.records()) != filed_;
}

}  // namespace atom4
