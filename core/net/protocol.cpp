// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/base/strings.h"

namespace atom4::net {
namespace {

constexpr auto kSums = [] {
    std::array<std::uint32_t, 256> sums{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t sum = byte;
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        sums[byte] = sum;
    }
    return sums;
}();

constexpr std::size_t kSumLength = 8;

std::string in_hex(std::uint32_t sum) {
    std::string text(kSumLength, '0');
    for (std::size_t i = kSumLength; i-- > 0; sum >>= 4U) text[i] = "0123456789abcdef"[sum & 15U];
    return text;
}

}  // namespace

std::uint32_t check_sum(std::string_view bytes) {
    std::uint32_t sum = ~std::uint32_t{0};
    for (const char byte : bytes) sum = (sum >> 8U) ^ kSums[(sum ^ static_cast<unsigned char>(byte)) & 255U];
    return ~sum;
}

std::string framed(std::uint64_t number, std::string_view text) {
    std::string line = std::to_string(number);
    line += ' ';
    line += text;
    const std::uint32_t sum = check_sum(line);
    line += " *" + in_hex(sum) + '\n';
    return line;
}

void FrameReader::put(std::string_view bytes) {
    if (!fault_) bytes_ += bytes;
}

std::optional<std::string> FrameReader::take() {
    while (!fault_) {
        const std::string_view rest = std::string_view(bytes_).substr(taken_);
        const std::size_t end = rest.substr(0, kLongestLine).find('\n');
        if (end == std::string_view::npos) {
            if (rest.size() >= kLongestLine) fault_ = FrameFault::kTooLong;
            break;
        }
        auto text = open(rest.substr(0, end));
        taken_ += end + 1;
        if (text) return text;
    }
    // The rest is the beginning of a line.
    bytes_.erase(0, fault_ ? std::string::npos : taken_);
    taken_ = 0;
    return std::nullopt;
}

// Returns the text of a line; std::nullopt if it is repeated, or after an error, which sets fault_.
std::optional<std::string> FrameReader::open(std::string_view line) {
    fault_ = FrameFault::kDamaged;
    constexpr std::size_t kTail = kSumLength + 2;
    if (line.size() < kTail) return std::nullopt;
    const std::string_view body = line.substr(0, line.size() - kTail);
    if (line.substr(body.size()) != " *" + in_hex(check_sum(body))) return std::nullopt;
    const std::size_t blank = body.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto number = parse_digits<std::uint64_t>(body.substr(0, blank));
    if (!number || *number == 0) return std::nullopt;
    fault_.reset();
    if (*number <= last_) return std::nullopt;
    if (*number != last_ + 1) {
        fault_ = FrameFault::kGap;
        return std::nullopt;
    }
    last_ = *number;
    return std::string(body.substr(blank + 1));
}

namespace {

// The fields of a message after its type: n a number, w a word, * any number of words, and t text to the end of the
// line.
struct Form {
    MessageType type;
    std::string_view word;
    std::string_view parts;
};
constexpr std::array<Form, kVerbCount> kForms{{
    {MessageType::kHello, "hello", "nnw*"},
    {MessageType::kSeat, "seat", "w"},
    {MessageType::kHave, "have", "nw"},
    {MessageType::kPropose, "propose", "nw"},
    {MessageType::kAccept, "accept", "nw"},
    {MessageType::kDecline, "decline", "n"},
    {MessageType::kSheet, "sheet", "nn*"},
    {MessageType::kPlay, "play", "nnw"},
    {MessageType::kFlag, "flag", "n"},
    {MessageType::kAsk, "ask", "nnw"},
    {MessageType::kAnswer, "answer", "nww"},
    {MessageType::kRefused, "refused", "nww"},
    {MessageType::kTalk, "talk", "t"},
    {MessageType::kPing, "ping", "n"},
    {MessageType::kPong, "pong", "n"},
    {MessageType::kBye, "bye", "w"},
}};

const Form& form_of(MessageType type) {
    return kForms[static_cast<std::size_t>(type)];
}

constexpr bool verbs_are_in_order() {
    for (std::size_t i = 0; i < kVerbCount; ++i)
        if (kForms[i].type != static_cast<MessageType>(i)) return false;
    return true;
}
static_assert(verbs_are_in_order());

bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= kLongestWord &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7F'; });
}

bool all_print(std::string_view text) {
    while (!text.empty())
        if (take_character(text) == kUnprintable) return false;
    return true;
}

bool take_number(std::string_view word, Message& message) {
    // Each number has only one form: parsing accepts only what to_text() writes.
    const auto number = parse_digits<std::uint64_t>(word);
    if (!number || *number > kLargestNumber || (word.size() > 1 && word.front() == '0')) return false;
    message.numbers.push_back(*number);
    return true;
}

bool take_word(std::string_view word, Message& message) {
    if (!is_word(word)) return false;
    message.words.emplace_back(word);
    return true;
}

bool take_parts(std::string_view rest, std::string_view parts, Message& message) {
    bool is_behind = false;  // after the last part; a blank stands before each part but the first
    const auto next = [&] {
        const std::size_t blank = rest.find(' ');
        const std::string_view word = rest.substr(0, blank);
        is_behind = blank == std::string_view::npos;
        rest.remove_prefix(is_behind ? rest.size() : blank + 1);
        return word;
    };
    for (const char part : parts) {
        if (part == '*') {
            while (!is_behind)
                if (!take_word(next(), message)) return false;
            return true;
        }
        if (is_behind) return false;
        if (part == 't') {
            message.text = rest;
            return !rest.empty();
        }
        if (!(part == 'n' ? take_number(next(), message) : take_word(next(), message))) return false;
    }
    return is_behind;
}

}  // namespace

std::string_view word_of(MessageType type) {
    return form_of(type).word;
}

std::optional<MessageType> type_of(std::string_view word) {
    const auto* form = std::find_if(kForms.begin(), kForms.end(), [&](const Form& each) { return each.word == word; });
    return form == kForms.end() ? std::nullopt : std::optional(form->type);
}

std::string to_text(const Message& message) {
    std::string text(word_of(message.type));
    for (const std::uint64_t number : message.numbers) text += ' ' + std::to_string(number);
    for (const std::string& word : message.words) text += ' ' + word;
    if (!message.text.empty()) text += ' ' + message.text;
    return text;
}

Result<Message, MessageFault> parse_message(std::string_view line) {
    if (!all_print(line)) return Failure{MessageFault::kCharacters};
    const std::size_t blank = line.find(' ');
    const auto type = type_of(line.substr(0, blank));
    if (!type) return Failure{MessageFault::kUnknown};
    Message message{*type};
    if (blank == std::string_view::npos || !take_parts(line.substr(blank + 1), form_of(*type).parts, message))
        return Failure{MessageFault::kForm};
    return message;
}

std::string as_talk(std::string_view text) {
    std::string talk;
    for (std::size_t count = 0; !text.empty() && count < kLongestTalk; ++count) {
        const std::string_view before = text;
        const char32_t character = take_character(text);
        const std::size_t length = before.size() - text.size();
        if (character == kUnprintable)
            talk += ' ';
        else
            talk += before.substr(0, length);
    }
    const std::size_t first = talk.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return talk.substr(first, talk.find_last_not_of(' ') - first + 1);
}

namespace {

using std::chrono::milliseconds;

bool is_among(MessageType type, std::initializer_list<MessageType> types) {
    return std::find(types.begin(), types.end(), type) != types.end();
}

// Returns the reason in a bye. An unknown one does not prevent reconnecting.
CloseReason end_of(std::string_view word) {
    for (const CloseReason end :
         {CloseReason::kLeft, CloseReason::kReplaced, CloseReason::kVersion, CloseReason::kRole, CloseReason::kTaken,
          CloseReason::kSilent, CloseReason::kDamaged, CloseReason::kFlood})
        if (word == word_of(end)) return end;
    return CloseReason::kNonsense;
}

}  // namespace

std::string_view word_of(PeerRole role) {
    switch (role) {
        case PeerRole::kHost: return "host";
        case PeerRole::kGuest: return "guest";
        case PeerRole::kSpectator: break;
    }
    return "watcher";
}

std::string_view word_of(CloseReason end) {
    switch (end) {
        case CloseReason::kLeft: return "leave";
        case CloseReason::kReplaced: return "replaced";
        case CloseReason::kVersion: return "version";
        case CloseReason::kRole: return "role";
        case CloseReason::kTaken: return "taken";
        case CloseReason::kSilent: return "silent";
        case CloseReason::kDamaged: return "damaged";
        case CloseReason::kFlood: return "flood";
        case CloseReason::kNonsense: break;
    }
    return "nonsense";
}

bool belongs(MessageType type, PeerRole self, PeerRole peer, PeerConnection::State state) {
    using State = PeerConnection::State;
    const bool with_guest = self == PeerRole::kGuest || peer == PeerRole::kGuest;
    if (state == State::kClosed || (state == State::kProposing && !with_guest)) return false;
    if (type == MessageType::kBye) return true;
    if (state == State::kGreeting) return type == MessageType::kHello;
    if (is_among(type, {MessageType::kPing, MessageType::kPong, MessageType::kRefused})) return true;
    const bool in_play = state == State::kPlaying;
    if (self == PeerRole::kHost) {
        if (type == MessageType::kHave) return true;
        if (!with_guest) return false;
        if (type == MessageType::kSeat) return state == State::kJoining;
        if (is_among(type, {MessageType::kPlay, MessageType::kFlag})) return in_play;
        if (is_among(type, {MessageType::kAccept, MessageType::kDecline})) return state == State::kProposing;
    } else {
        if (type == MessageType::kSheet) return true;
        if (!with_guest) return type == MessageType::kTalk;
        if (type == MessageType::kPropose) return true;
    }
    if (is_among(type, {MessageType::kAsk, MessageType::kAnswer})) return in_play;
    return type == MessageType::kTalk;
}

bool PeerConnection::Allowance::take(double most, double a_second, PeerTime now, double count) {
    const std::chrono::duration<double> since = now - std::exchange(at, now);
    left = std::min(most, left + std::max(since.count(), 0.0) * a_second);
    if (left < count) return false;
    left -= count;
    return true;
}

PeerConnection::PeerConnection(PeerRole self, PeerRole peer, PeerTime now, ProtocolSupport dialect)
    : self_(self),
      peer_(peer),
      dialect_(std::move(dialect)),
      began_(now),
      last_received_(now),
      next_ping_(now),
      messages_{kMaxBurst, now},
      steps_{kMaxSteps, now},
      talk_{kTalkBurst, now} {
    Message hello{MessageType::kHello, {dialect_.first, dialect_.last}, {std::string(word_of(self))}};
    hello.words.insert(hello.words.end(), dialect_.features.begin(), dialect_.features.end());
    say(hello);
}

bool PeerConnection::has(std::string_view feature) const {
    return std::find(shared_.begin(), shared_.end(), feature) != shared_.end();
}

void PeerConnection::say(const Message& message) {
    if (state_ == State::kClosed) return;
    if (message.type == MessageType::kTalk && !has(peer_ == PeerRole::kSpectator ? "audience" : "talk")) return;
    if (message.type == MessageType::kSeat && !has("seat")) return;
    output_ += framed(++said_, to_text(message));
    move_on(message.type);
}

void PeerConnection::refuse(const Message& message, std::string_view why) {
    const std::uint64_t number = message.numbers.empty() ? 0 : message.numbers.front();
    say({MessageType::kRefused, {number}, {std::string(word_of(message.type)), std::string(why)}});
}

// Called for messages sent and received: a proposal or a sheet changes the state of both ends as soon as one has said
// it.
void PeerConnection::move_on(MessageType type) {
    if (state_ == State::kGreeting || state_ == State::kClosed) return;
    if (type == MessageType::kPropose) state_ = State::kProposing;
    if (type == MessageType::kSheet) state_ = State::kPlaying;
}

void PeerConnection::receive(std::string_view bytes, PeerTime now) {
    if (state_ == State::kClosed) return;
    reader_.put(bytes);
    while (state_ != State::kClosed) {
        const auto line = reader_.take();
        if (!line) break;
        last_received_ = now;
        handle(*line, now);
    }
    if (state_ != State::kClosed && reader_.fault()) close(CloseReason::kDamaged);
}

void PeerConnection::handle(const std::string& line, PeerTime now) {
    if (!messages_.take(kMaxBurst, kMaxPerSecond, now)) return close(CloseReason::kFlood);
    auto read = parse_message(line);
    if (!read) {
        const std::string_view why = read.error() == MessageFault::kCharacters ? "characters"
                                     : read.error() == MessageFault::kUnknown  ? "unknown"
                                                                               : "form";
        return spoilt("line", why);
    }
    Message& message = *read;
    if (message.type == MessageType::kBye) return end(end_of(message.words.front()));
    if (!belongs(message.type, self_, peer_, state_)) return spoilt(word_of(message.type), "state");
    if (state_ == State::kGreeting) return handle_hello(message);
    if (message.type == MessageType::kPing || message.type == MessageType::kPong) return handle_sign(message, now);
    if (message.type == MessageType::kTalk) {
        if (!talk_.take(kTalkBurst, kTalkPerSecond, now)) return refuse(message, "rate");
        if (as_talk(message.text) != message.text) return spoilt(word_of(message.type), "form");
    }
    move_on(message.type);
    if (message.type == MessageType::kSheet) return handle_sheet(std::move(message), now);
    events_.push_back({Event::Kind::kMessage, std::move(message)});
}

void PeerConnection::handle_sheet(Message message, PeerTime now) {
    if (!steps_.take(kMaxSteps, kStepsPerSecond, now, static_cast<double>(message.words.size())))
        return close(CloseReason::kFlood);
    while (message.words.size() > kMaxStepsPerTurn) {
        const auto end = message.words.begin() + kMaxStepsPerTurn;
        Message part{MessageType::kSheet, message.numbers, {message.words.begin(), end}};
        events_.push_back({Event::Kind::kMessage, std::move(part)});
        message.words.erase(message.words.begin(), end);
        message.numbers.front() += kMaxStepsPerTurn;
    }
    events_.push_back({Event::Kind::kMessage, std::move(message)});
}

void PeerConnection::handle_hello(const Message& message) {
    const std::uint64_t first = std::max(dialect_.first, message.numbers[0]);
    const std::uint64_t last = std::min(dialect_.last, message.numbers[1]);
    if (first > last) return close(CloseReason::kVersion);
    if (message.words.front() != word_of(peer_)) return close(CloseReason::kRole);
    version_ = last;
    for (const std::string& feature : dialect_.features)
        if (std::find(message.words.begin() + 1, message.words.end(), feature) != message.words.end())
            shared_.push_back(feature);
    state_ = State::kJoining;
    events_.push_back({Event::Kind::kAgreed});
}

void PeerConnection::handle_sign(const Message& message, PeerTime now) {
    if (message.type == MessageType::kPing) return say({MessageType::kPong, {message.numbers.front()}});
    if (!pinged_ || message.numbers.front() != pings_) return;
    lag_ = std::chrono::duration_cast<milliseconds>(now - *std::exchange(pinged_, std::nullopt));
}

// Tolerates some invalid messages, because a newer program may send what this one does not know; closes the connection
// after too many, or during the greeting.
void PeerConnection::spoilt(std::string_view what, std::string_view why) {
    if (++spoilt_ > kMaxRejected || state_ == State::kGreeting) return close(CloseReason::kNonsense);
    events_.push_back({Event::Kind::kRejected});
    // If refusals were answered as well, two incompatible programs would answer each other forever.
    if (what != word_of(MessageType::kRefused))
        say({MessageType::kRefused, {0}, {std::string(what), std::string(why)}});
}

void PeerConnection::close(CloseReason why) {
    if (state_ == State::kClosed) return;
    say({MessageType::kBye, {}, {std::string(word_of(why))}});
    end(why);
}

void PeerConnection::end(CloseReason why) {
    state_ = State::kClosed;
    events_.push_back({Event::Kind::kEnded, {}, why});
}

void PeerConnection::tick(PeerTime now) {
    if (state_ == State::kClosed) return;
    if (state_ == State::kGreeting) {
        if (now - began_ >= kLongestGreeting) close(CloseReason::kSilent);
        return;
    }
    if (now - last_received_ >= kDeadAfter) return close(CloseReason::kSilent);
    if (now < next_ping_) return;
    pinged_ = now;
    next_ping_ = now + kPingEvery;
    say({MessageType::kPing, {++pings_}});
}

PeerTime PeerConnection::next_deadline() const {
    if (state_ == State::kClosed) return PeerTime::max();
    if (state_ == State::kGreeting) return began_ + kLongestGreeting;
    return std::min(last_received_ + kDeadAfter, next_ping_);
}

std::string PeerConnection::take_output() {
    return std::exchange(output_, {});
}

std::optional<PeerConnection::Event> PeerConnection::take_event() {
    if (events_.empty()) return std::nullopt;
    std::optional<Event> first = std::move(events_.front());
    events_.pop_front();
    return first;
}

std::vector<PeerConnection::Event> PeerConnection::take_events() {
    std::vector<Event> events;
    while (auto event = take_event()) events.push_back(*std::move(event));
    return events;
}

namespace {

// The bytes of a line that are left for the steps, besides its number, the other fields and the checksum.
constexpr std::size_t kRoomForSteps = kLongestLine - 128;

std::uint64_t digest_with(std::uint64_t before, const std::string& entry) {
    std::uint64_t digest = mix(before ^ entry.size());
    for (const char byte : entry) digest = mix(digest ^ static_cast<unsigned char>(byte));
    return digest;
}

}  // namespace

void AgreedLog::write(std::string entry) {
    digests_.push_back(digest_with(digests_.empty() ? 0 : digests_.back(), entry));
    entries_.push_back(std::move(entry));
}

void AgreedLog::cut(std::size_t size) {
    require(size <= entries_.size());
    entries_.resize(size);
    digests_.resize(size);
}

std::string AgreedLog::digest(std::size_t size) const {
    require(size <= entries_.size());
    std::uint64_t rest = size == 0 ? 0 : digests_[size - 1];
    std::string word(16, '0');
    for (std::size_t i = word.size(); i-- > 0; rest >>= 4U) word[i] = "0123456789abcdef"[rest & 15U];
    return word;
}

Message AgreedLog::have() const {
    return {MessageType::kHave, {size()}, {digest(size())}};
}

bool AgreedLog::begins_with(const Message& have) const {
    const std::uint64_t count = have.numbers.front();
    return count <= size() && digest(static_cast<std::size_t>(count)) == have.words.front();
}

Message AgreedLog::copy(std::size_t from) const {
    require(from <= size());
    Message message{MessageType::kSheet, {from, size()}};
    std::size_t room = kRoomForSteps;
    for (std::size_t i = from; i < size() && entries_[i].size() + 1 <= room; ++i) {
        room -= entries_[i].size() + 1;
        message.words.push_back(entries_[i]);
    }
    return message;
}

}  // namespace atom4::net
