// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/session.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

#include "core/base/environment.h"
#include "core/base/random.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

ByPlayer<Seat> seats_for(const SessionOptions& options) {
    ByPlayer<Seat> seats;
    if (options.computer) seats[*options.computer] = Seat::computer(options.level.value_or(kDefaultLevel));
    return seats;
}

// Whether a saved match meets the options. Options that are unset fit any match.
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

bool has_any_human_move(const GameRecord& record) {
    return std::any_of(kPlayers.begin(), kPlayers.end(), [&](Player player) { return has_human_move(record, player); });
}

bool is_unfinished(const std::vector<GameRecord>& records) {
    return can_continue(records.back()) && std::any_of(records.begin(), records.end(), has_any_human_move);
}

SaveDisposition worth_of_match(std::string_view text) {
    if (text.empty()) return SaveDisposition::kNothing;
    const auto records = parse_records(text);
    if (!records) return SaveDisposition::kUnreadable;
    return is_unfinished(*records) ? SaveDisposition::kUnfinished : SaveDisposition::kNothing;
}

bool asks_for_nothing(const SessionOptions& options) {
    return !options.computer && !options.level && !options.size && !options.seed && !options.record && !options.file &&
           !options.fresh;
}

std::variant<SystemError, RecordError, RecordRefusal> reason_of(const FileError& error) {
    return std::visit([](const auto& any) { return std::variant<SystemError, RecordError, RecordRefusal>(any); },
                      error);
}

// Returns the first unused name among "evening-2.atom4", "evening-3.atom4", ...
std::filesystem::path next_free_name(const std::filesystem::path& path) {
    std::error_code ignored;
    for (int number = 2;; ++number) {
        std::filesystem::path next = path.parent_path() / path.stem();
        next += '-' + std::to_string(number);
        next += path.extension();
        if (!std::filesystem::exists(std::filesystem::symlink_status(next, ignored))) return next;
    }
}

// The tag of an autosave, in its first round, for the file of the user that the match belongs to, and the fingerprint
// of the match in that file.
constexpr std::string_view kFileTag = "SavedAs";

std::uint64_t fingerprint(std::string_view text) {
    std::uint64_t print = 0;
    for (const char byte : text) print = mix(print ^ static_cast<unsigned char>(byte));
    return print;
}

// File names may contain any bytes, records only text.
std::string escaped(const std::filesystem::path& path) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const char c : path.native()) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte > ' ' && byte < 127 && c != '%')
            text += c;
        else
            (text += '%').append({kDigits[byte / 16], kDigits[byte % 16]});
    }
    return text;
}

std::optional<std::filesystem::path> unescaped(std::string_view text) {
    std::string path;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            path += text[at];
            continue;
        }
        unsigned byte = 0;
        const std::string_view digits = text.substr(at + 1, 2);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (error != std::errc() || end != digits.data() + 2) return std::nullopt;
        path += static_cast<char>(byte);
        at += 2;
    }
    return path;
}

// Returns that line of the tags, with its line break; empty if there is none.
std::string_view line_of_file(std::string_view tags) {
    const std::string start = '[' + std::string(kFileTag) + " \"";
    const std::size_t at = tags.starts_with(start) ? 0 : tags.find('\n' + start) + 1;
    if (!tags.substr(at).starts_with(start)) return {};
    return tags.substr(at, tags.find('\n', at) + 1 - at);
}

// Removes that line from the records, and returns it.
std::string take_line_of_file(std::vector<GameRecord>& records) {
    std::string& tags = records.front().other_tags;
    std::string line(line_of_file(tags));
    if (!line.empty()) tags.erase(tags.find(line), line.size());
    return line;
}

// Compares two matches, regardless of the files that they belong to.
bool is_same_match(std::string_view text, std::string_view other) {
    auto records = parse_records(text);
    auto others = parse_records(other);
    if (!records || !others) return false;
    (void)take_line_of_file(*records);
    (void)take_line_of_file(*others);
    return to_text(*records) == to_text(*others);
}

constexpr GameKind kMatches{"match", ".atom4", worth_of_match, is_same_match};

bool is_regular(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

}  // namespace

Session::Session(const SessionOptions& options)
    : match_({options.size.value_or(BoardSize{}), seats_for(options)}),
      autosave_(AutosaveSlot::claim(state_directory(), kMatches)),
      seed_(options.seed ? *options.seed : any_seed()),
      first_record_(options.record),
      record_(options.record),
      trouble_(options.record ? std::nullopt : autosave_.trouble()) {}

Result<std::unique_ptr<Session>, SessionError> Session::begin(const SessionOptions& options) {
    std::unique_ptr<Session> session(new Session(options));
    if (options.record) {
        if (auto error = session->begin_record(options)) {
            error->about_record = true;
            return Failure{std::move(*error)};
        }
    }
    if (options.file) {
        if (auto error = session->take_up(*options.file, options.file_text))
            return Failure{SessionError{*options.file, reason_of(*error)}};
        session->set_seats(options);
        session->began_here_ = false;
    } else if (!options.fresh && !session->recorded_) {
        session->resume(options);
    }
    session->nothing_chosen_ = asks_for_nothing(options) && !session->resumed_;
    // A match from a named file is saved at once; an untouched new match must not replace an older one.
    if (options.file || options.record) session->keep();
    session->has_unfinished_ = !session->autosave_.set_aside().empty();
    session->subscription_ =
        session->match_.subscribe([raw = session.get()](const MatchEvent& event) { raw->handle(event); });
    session->all_changed_ =
        session->match_.subscribe_all_changed([raw = session.get()](Match::AllChanged) { raw->all_changed(); });
    return session;
}

// Resumes the match in the record file, if there is one. Other contents are never overwritten.
std::optional<SessionError> Session::begin_record(const SessionOptions& options) {
    const std::filesystem::path& file = *options.record;
    if (const auto followed = follow_links(file); !followed) return SessionError{file, followed.error()};
    if (is_name_of_another_kind(file, kMatches.extension)) return SessionError{file, kNameOfAnotherKind};
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) {
        if (status.type() == std::filesystem::file_type::none) return SessionError{file, SystemError{error.value()}};
        const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
        if (std::filesystem::is_directory(folder, error)) return std::nullopt;
        return SessionError{file, SystemError{error ? error.value() : ENOTDIR}};
    }
    if (std::filesystem::is_directory(status)) return SessionError{file, SystemError{EISDIR}};
    // A device is written to and never read.
    if (!std::filesystem::is_regular_file(status)) return std::nullopt;
    const auto text = read_file(file);
    if (!text) return SessionError{file, text.error()};
    if (text->empty()) return std::nullopt;
    auto records = parse_records(*text, &ignored_line_);
    if (!records) return SessionError{file, records.error()};
    if (options.file || options.fresh || !fits(options, {records->back().size, records->back().seats}))
        return SessionError{file, RecordRefusal::kHoldsAMatch};
    match_.restore(std::move(*records));
    in_record_ = *text;
    recorded_ = resumed_ = true;
    // If the last autosave is the same match, it need not be set aside.
    if (const auto saved = autosave_.load(); saved && *saved == *text) autosave_.resume(*text);
    return std::nullopt;
}

// Resumes the match of the last start, if the options fit.
void Session::resume(const SessionOptions& options) {
    auto text = autosave_.load();
    if (!text) {
        if (text.error().code != ENOENT) could_not_resume_ = Unreadable{autosave_.quarantine(), text.error()};
        return;
    }
    if (text->empty()) return;
    auto records = parse_records(*text);
    if (!records) {
        could_not_resume_ = Unreadable{autosave_.quarantine(), records.error()};
        return;
    }
    if (!fits(options, {records->back().size, records->back().seats})) return;
    const auto file = take_file(*records);
    match_.restore(std::move(*records));
    belong_to(file);
    autosave_.resume(std::move(*text));
    resumed_ = true;
}

void Session::handle(const MatchEvent& event) {
    const bool starts = event.kind == MatchEvent::Kind::kMatchStarted;
    // A match that is started here without agreement is a local one, and ends the network match.
    const bool was_of_network =
        std::exchange(is_of_network_, match_.is_by_agreement() || (match_.is_held() && !starts));
    if (starts) {
        began_here_ = std::exchange(is_resuming_, false) || match_.is_fresh();
        // The file belongs to the previous match; saving must not replace that with this one.
        path_.reset();
        ignored_line_.reset();
        autosave_.begin_another(was_of_network ? AutosaveSlot::Origin::kNetwork : AutosaveSlot::Origin::kHere);
        if (std::exchange(recorded_, false) && is_regular(*record_)) record_beside();
    }
    note_play(event);
    is_behind_ = true;
    if (!match_.more_follows()) all_changed();
    if (starts) has_unfinished_ = !autosave_.set_aside().empty();
}

void Session::note_play(const MatchEvent& event) {
    using Kind = MatchEvent::Kind;
    if (event.kind == Kind::kMatchStarted || event.kind == Kind::kRoundStarted) {
        past_rounds_.begin_another();
        plays_here_ = false;
    } else if (event.kind == Kind::kPlayed || event.kind == Kind::kEndedEarly) {
        plays_here_ = plays_here_ || (!match_.is_trying() && !match_.is_watched());
    }
}

void Session::all_changed() {
    if (std::exchange(is_behind_, false)) keep();
}

// Sets the computer's seat and level in the opened match, if the options ask for them.
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
    std::vector<GameRecord> records = match_.records();
    if (!match_.is_over())
        past_rounds_.take_back();
    else if (plays_here_ && has_any_human_move(records.back()))
        past_rounds_.keep(records.back());
    std::optional<SystemError> record_trouble;
    if (record_)
        record_trouble = write_record(to_text(records));
    else
        tag_file(records);
    recorded_ = record_ && (recorded_ || !match_.is_fresh());
    const auto trouble = autosave_.save(to_text(records));
    // With a record, a failed autosave loses nothing.
    trouble_ = record_ ? record_trouble : trouble;
}

void Session::record_beside() {
    record_ = next_free_name(*first_record_);
    in_record_.clear();
}

// If another program or the user has changed the file meanwhile, it is left alone, and the match continues in a new
// file.
std::optional<SystemError> Session::write_record(const std::string& text) {
    if (is_regular(*record_)) {
        const auto there = read_file(*record_);
        if (!there && there.error().code != ENOENT) return there.error();
        if (there && !there->empty() && *there != in_record_) record_beside();
    }
    const auto trouble = autosave_.save_beside(*record_, text);
    if (!trouble) in_record_ = text;
    return trouble;
}

bool Session::would_lose_a_match() {
    if (trouble_) keep();
    return trouble_ && autosave_.would_lose();
}

bool Session::is_unfinished() const {
    return atom4::is_unfinished(match_.records());
}

std::vector<UnfinishedMatch> Session::unfinished() const {
    std::vector<UnfinishedMatch> matches;
    for (const SetAsideGame& file : autosave_.set_aside()) {
        auto records = load_records(file.path);
        if (!records || !atom4::is_unfinished(*records)) continue;
        Match match;
        match.restore(std::move(*records));
        matches.push_back(
            {file.path, file.time, match.setup().seats, match.setup().size, match.round(), match.score()});
    }
    return matches;
}

std::optional<FileError> Session::resume_from(const std::filesystem::path& path) {
    const auto text = autosave_.take(path);
    if (!text) return text.error();
    auto records = parse_records(*text);
    if (!records) {
        autosave_.give_back();
        return records.error();
    }
    is_resuming_ = true;
    const auto file = take_file(*records);
    match_.restore(std::move(*records));
    belong_to(file);
    keep();
    return std::nullopt;
}

std::optional<FileError> Session::open(const std::filesystem::path& path) {
    // An autosaved match is not a file of the user: it is resumed.
    if (autosave_.owns(path)) return resume_from(path);
    const auto error = take_up(path, std::nullopt);
    if (!error) keep();
    return error;
}

std::optional<FileError> Session::open_past_round(const std::filesystem::path& path) {
    auto records = load_records(path);
    if (!records) return records.error();
    match_.restore(std::move(*records));
    keep();
    return std::nullopt;
}

// `text`: the contents of the file, if they have been read.
std::optional<FileError> Session::take_up(const std::filesystem::path& path, const std::optional<std::string>& text) {
    std::optional<int> ignored_line;
    auto records = text ? read_records(*text, &ignored_line) : load_records(path, &ignored_line);
    if (!records) return records.error();
    match_.restore(std::move(*records));
    ignored_line_ = ignored_line;
    if (is_regular(path)) path_ = path;
    filed_ = fingerprint(to_text(match_.records()));
    return std::nullopt;
}

std::optional<SystemError> Session::save(const std::filesystem::path& path) {
    if (autosave_.owns(path)) return SystemError{EPERM};
    if (is_name_of_another_kind(path, kMatches.extension)) return kNameOfAnotherKind;
    const auto records = match_.records();
    const std::string text = to_text(records);
    if (const auto trouble = autosave_.save_beside(path, text)) return trouble;
    path_ = path;
    filed_ = fingerprint(text);
    keep();
    return std::nullopt;
}

bool Session::would_replace(const std::filesystem::path& path) const {
    if (is_name_of_another_kind(path, kMatches.extension)) return false;
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (!std::filesystem::exists(status) || std::filesystem::is_directory(status)) return false;
    if (path != path_) return true;
    auto records = load_records(path);
    if (!records) return true;
    Match there;
    there.restore(std::move(*records));
    return fingerprint(to_text(there.records())) != filed_;
}

bool Session::differs_from_file() const {
    return path_ && fingerprint(to_text(match_.records())) != filed_;
}

std::optional<Session::SavedFile> Session::take_file(std::vector<GameRecord>& records) {
    const std::string line = take_line_of_file(records);
    if (line.empty()) return std::nullopt;
    const auto tag = parse_tag(line);
    if (!tag) return std::nullopt;
    const std::string_view value = tag->value;
    std::uint64_t text = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), text, 16);
    if (error != std::errc() || end == value.data() + value.size() || *end != ' ') return std::nullopt;
    auto path = unescaped(std::string_view(end + 1, value.data() + value.size()));
    return path ? std::optional(SavedFile{std::move(*path), text}) : std::nullopt;
}

void Session::tag_file(std::vector<GameRecord>& records) const {
    if (!path_) return;
    (void)take_line_of_file(records);
    std::error_code ignored;
    std::array<char, 16> print{};
    const char* const end = std::to_chars(print.data(), print.data() + print.size(), filed_, 16).ptr;
    write_tag(records.front().other_tags, kFileTag,
              std::string(print.data(), static_cast<std::size_t>(end - print.data())) + ' ' +
                  escaped(std::filesystem::absolute(*path_, ignored)));
}

void Session::belong_to(const std::optional<SavedFile>& file) {
    if (!file || !is_regular(file->path)) return;
    path_ = file->path;
    filed_ = file->text;
}

}  // namespace atom4
