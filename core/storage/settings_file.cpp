// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/settings_file.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace atom4 {

// Where a value is in the text, or would be inserted.
struct SettingsText::Place {
    struct Line {
        std::size_t begin;
        std::size_t end;  // after the line's end
        std::string_view value;
    };
    std::string_view group;
    std::string_view name;
    std::vector<Line> lines;             // all with that name
    std::optional<std::size_t> last_in;  // the end of the last line of the group that is not blank
};

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kBytes = "@ByteArray(";
constexpr std::string_view kString = "@String(";  // QSettings' way to write a text with a zero in it
constexpr std::string_view kNothing = "@Invalid()";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\v\f";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

// A character below U+10000 in UTF-8.
std::string utf8(std::uint32_t character) {
    const auto byte = [](std::uint32_t bits) { return static_cast<char>(bits); };
    const char last = byte(0x80U | (character & 0x3FU));
    if (character < 0x80) return {byte(character)};
    if (character < 0x800) return {byte(0xC0U | character >> 6U), last};
    return {byte(0xE0U | character >> 12U), byte(0x80U | (character >> 6U & 0x3FU)), last};
}

bool is_digit(char c, int base) {
    if (base == 8) return c >= '0' && c <= '7';
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// Reads values that are separated by commas. Skips whatever has no meaning.
class ValueReader {
public:
    explicit ValueReader(std::string_view raw) : raw_(raw) {}

    SettingsText::List parts() {
        while (at_ < raw_.size()) {
            const char c = raw_[at_++];
            if (c == '\\')
                read_escape();
            else if (c == '"')
                read_quote();
            else if (c == ';' && !quoted_)
                break;
            else if (c == ',' && !quoted_)
                end_part();
            else if (quoted_ || !is_blank(c) || has_quotes_ || !part_.empty())
                part_ += c;
        }
        end_part();
        return std::move(parts_);
    }

private:
    void read_quote() {
        quoted_ = !quoted_;
        has_quotes_ = true;
    }
    void end_part() {
        if (!has_quotes_)
            while (part_.size() > kept_ && is_blank(part_.back())) part_.pop_back();
        parts_.push_back(std::move(part_));
        part_.clear();
        has_quotes_ = quoted_ = false;
        kept_ = 0;
    }
    void read_escape() {
        constexpr std::string_view kLetters = "abfnrtv\"?'\\";
        constexpr std::string_view kMeant = "\a\b\f\n\r\t\v\"?'\\";
        if (at_ == raw_.size()) return;
        if (const std::size_t letter = kLetters.find(raw_[at_]); letter != std::string_view::npos) {
            part_ += kMeant[letter];
            ++at_;
        } else if (raw_[at_] == 'x') {
            ++at_;
            read_number(16);
        } else if (is_digit(raw_[at_], 8)) {
            read_number(8);
        } else {
            ++at_;
        }
        kept_ = part_.size();  // an escaped blank is not trimmed
    }
    void read_number(int base) {
        const std::size_t begin = at_;
        while (at_ < raw_.size() && is_digit(raw_[at_], base)) ++at_;
        // Half of a surrogate pair, which these programs never write, or a number that is too large becomes U+FFFD.
        std::uint16_t number = 0;
        const auto read = std::from_chars(raw_.data() + begin, raw_.data() + at_, number, base);
        if (begin != at_) part_ += utf8(read.ec != std::errc() || (number >> 11U) == 0x1B ? 0xFFFD : number);
    }

    std::string_view raw_;
    std::size_t at_ = 0;
    std::string part_;
    std::size_t kept_ = 0;  // number of bytes of part_ that are not trimmed
    SettingsText::List parts_;
    bool quoted_ = false;      // between quotes
    bool has_quotes_ = false;  // the part has had quotes
};

// Returns whether the text begins with a control character of two bytes, U+0080 to U+009F.
bool is_long_control(std::string_view text) {
    return text.size() > 1 && text[0] == '\xC2' && (static_cast<unsigned char>(text[1]) & 0xE0U) == 0x80;
}

std::string escaped(std::string_view text) {
    const auto needs_quotes = [](char c) { return c == ',' || c == ';' || c == '='; };
    const bool has_blank_ends = !text.empty() && (is_blank(text.front()) || is_blank(text.back()));
    const bool is_quoted = has_blank_ends || std::any_of(text.begin(), text.end(), needs_quotes);
    std::string result;
    bool after_number = false;  // a hexadecimal digit here would become part of it
    for (; !text.empty(); text.remove_prefix(1)) {
        const auto c = static_cast<unsigned char>(text.front());
        const bool is_control = c < 0x20 || c == 0x7F || is_long_control(text);
        if (is_control && c >= 0x80) text.remove_prefix(1);
        if (is_control || (after_number && is_digit(text.front(), 16))) {
            constexpr std::string_view kDigits = "0123456789abcdef";
            const auto number = static_cast<unsigned char>(text.front());
            result += "\\x";
            if (number >= 0x10) result += kDigits[number / 16U];
            result += kDigits[number % 16U];
            after_number = true;
            continue;
        }
        if (c == '"' || c == '\\') result += '\\';
        result += text.front();
        after_number = false;
    }
    return is_quoted ? '"' + result + '"' : result;
}

// A leading @ is doubled, so that the text is not taken for another type.
std::string written_text(const std::string& text) {
    return escaped(text.starts_with('@') ? '@' + text : text);
}

struct Written {
    std::string operator()(const std::string& text) const { return written_text(text); }
    std::string operator()(const SettingsText::List& list) const {
        std::string result;
        for (const std::string& part : list) {
            if (&part != &list.front()) result += ", ";
            result += part.empty() ? "\"\"" : written_text(part);
        }
        return list.empty() ? std::string(kNothing) : result;
    }
    // Each byte becomes the character of that number.
    std::string operator()(const SettingsText::Bytes& value) const {
        std::string text(kBytes);
        for (const char byte : value.bytes) text += utf8(static_cast<unsigned char>(byte));
        return escaped(text + ')');
    }
};

// Returns what is between that beginning and the parenthesis at the end.
std::optional<std::string> within(std::string_view beginning, const std::string& part) {
    if (!part.starts_with(beginning) || !part.ends_with(')')) return std::nullopt;
    return part.substr(beginning.size(), part.size() - beginning.size() - 1);
}

SettingsText::Bytes bytes_of(std::string_view characters) {
    SettingsText::Bytes value;
    while (!characters.empty()) {
        const auto first = static_cast<unsigned char>(characters.front());
        // The characters up to U+00FF are those that begin with C2 and C3, and ASCII.
        const bool is_long = (first & 0xFEU) == 0xC2 && characters.size() > 1;
        if (is_long) characters.remove_prefix(1);
        const auto last = static_cast<unsigned char>(characters.front());
        characters.remove_prefix(1);
        value.bytes += static_cast<char>(is_long ? (first & 3U) << 6U | (last & 0x3FU) : last);
    }
    return value;
}

std::optional<SettingsText::Value> read_value(std::string_view raw) {
    SettingsText::List parts = ValueReader(raw).parts();
    const bool is_one = parts.size() == 1;
    for (std::string& part : parts) {
        if (const auto bytes = within(kBytes, part); bytes && is_one) return bytes_of(*bytes);
        if (const auto text = within(kString, part))
            part = *text;
        else if (part.starts_with("@@"))
            part.erase(0, 1);
        else if (part.starts_with('@'))
            return std::nullopt;
    }
    if (is_one) return std::move(parts.front());
    return parts;
}

}  // namespace

SettingsText::Place SettingsText::find(std::string_view key) const {
    Place place;
    const std::size_t slash = key.find('/');
    place.group = key.substr(0, slash);
    place.name = key.substr(slash + 1);
    const std::string_view text = whole_;
    bool in_group = false;
    for (std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view line = trimmed(text.substr(begin, end - begin - (text[end - 1] == '\n' ? 1 : 0)));
        if (line.starts_with('[')) in_group = trimmed(line.substr(1, line.find(']') - 1)) == place.group;
        if (in_group && !line.empty()) place.last_in = end;
        const std::size_t equals = line.find('=');
        if (in_group && equals != std::string_view::npos && trimmed(line.substr(0, equals)) == place.name)
            place.lines.push_back({begin, end, trimmed(line.substr(equals + 1))});
        begin = end;
    }
    return place;
}

std::optional<SettingsText::Value> SettingsText::value(std::string_view key) const {
    const Place place = find(key);
    return place.lines.empty() ? std::nullopt : read_value(place.lines.back().value);
}

std::string SettingsText::text(std::string_view key) const {
    const auto found = value(key);
    const auto* text = found ? std::get_if<std::string>(&*found) : nullptr;
    return text == nullptr ? std::string() : *text;
}

void SettingsText::set(std::string_view key, const Value& value) {
    if (!whole_.empty() && whole_.back() != '\n') whole_ += '\n';
    const Place place = find(key);
    const std::string line = std::string(place.name) + '=' + std::visit(Written(), value) + '\n';
    if (!place.lines.empty()) {
        const auto& last = place.lines.back();
        whole_.replace(last.begin, last.end - last.begin, line);
        return;
    }
    if (place.last_in)
        whole_.insert(*place.last_in, line);
    else
        whole_.append(whole_.empty() ? "[" : "\n[").append(place.group).append("]\n").append(line);
}

void SettingsText::remove(std::string_view key) {
    const Place place = find(key);
    for (auto line = place.lines.rbegin(); line != place.lines.rend(); ++line)
        whole_.erase(line->begin, line->end - line->begin);
}

namespace {

// Hundreds of times the usual size. Limited, because each value is searched for from the beginning.
constexpr std::size_t kLargest = std::size_t{1} << 20U;

bool is_settings(const std::string& text) {
    return text.size() <= kLargest && text.find('\0') == std::string::npos;
}

}  // namespace

SettingsFile::SettingsFile() : file_(config_directory() / "settings.ini") {}

SettingsText SettingsFile::read() const {
    auto text = file_.read();
    if (!text || !*text || !is_settings(**text)) return {};
    return SettingsText(std::move(**text));
}

std::optional<SystemError> SettingsFile::change(const std::function<void(SettingsText& settings)>& edit) const {
    // Writes nothing if nothing changes, so that no disk is woken.
    if (const auto text = file_.read(); text && is_settings(text->value_or(""))) {
        SettingsText settings(text->value_or(""));
        edit(settings);
        if (settings.whole() == text->value_or("")) return std::nullopt;
    }
    return file_.change([&](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
        const bool is_kept = text && is_settings(*text);
        if (text && !is_kept)
            if (const auto trouble = file_.set_aside()) return Failure{*trouble};
        SettingsText settings(is_kept ? *text : std::string());
        edit(settings);
        return settings.whole().empty() ? "\n" : settings.whole();
    });
}

}  // namespace atom4
