// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/settings_file.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStringList>
#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

#include "core/storage/document_file.h"

namespace atom4::ui {

// Where a value stands, or would.
struct IniText::Place {
    struct Line {
        std::size_t begin;
        std::size_t end;  // after the line's end
        std::string_view value;
    };
    std::string group;
    std::string name;
    std::vector<Line> lines;             // all with that name
    std::optional<std::size_t> last_in;  // the end of the last line of the group that says anything
};

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr QLatin1String kBytes("@ByteArray(");
constexpr QLatin1String kText("@String(");  // Qt's, of a text with a zero in it
constexpr QLatin1String kNothing("@Invalid()");

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\v\f";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool isBlank(QChar c) {
    return c == QLatin1Char(' ') || c == QLatin1Char('\t');
}

bool isHexDigit(QChar c) {
    return c.unicode() < 0x80 && std::isxdigit(c.unicode()) != 0;
}

// One after the other, the characters of a value and what they mean. What cannot be meant is passed over.
class ValueReader {
public:
    explicit ValueReader(const QString& raw) : raw_(raw) {}

    // The parts between commas.
    QStringList parts() {
        while (at_ < raw_.size()) {
            const QChar c = raw_[at_++];
            if (c == QLatin1Char('\\'))
                readEscape();
            else if (c == QLatin1Char('"'))
                readQuote();
            else if (c == QLatin1Char(';') && !quoted_)
                break;
            else if (c == QLatin1Char(',') && !quoted_)
                endPart();
            else if (quoted_ || !isBlank(c) || !(hasQuotes_ || part_.isEmpty()))
                part_ += c;
        }
        endPart();
        return parts_;
    }

private:
    void readQuote() {
        quoted_ = !quoted_;
        hasQuotes_ = true;
    }
    void endPart() {
        if (!hasQuotes_)
            while (part_.size() > kept_ && isBlank(part_.back())) part_.chop(1);
        parts_ += part_;
        part_.clear();
        hasQuotes_ = quoted_ = false;
        kept_ = 0;
    }
    void readEscape() {
        constexpr std::string_view kLetters = "abfnrtv\"?'\\";
        constexpr std::string_view kMeant = "\a\b\f\n\r\t\v\"?'\\";
        if (at_ == raw_.size()) return;
        const QChar c = raw_[at_++];
        const std::size_t letter = kLetters.find(c.unicode() < 0x80 ? c.toLatin1() : '\0');
        if (letter != std::string_view::npos)
            part_ += QLatin1Char(kMeant[letter]);
        else if (c == QLatin1Char('x'))
            readNumber(16, [](QChar digit) { return isHexDigit(digit); });
        else if (--at_; c >= QLatin1Char('0') && c <= QLatin1Char('7'))
            readNumber(8, [](QChar digit) { return digit >= QLatin1Char('0') && digit <= QLatin1Char('7'); });
        else
            ++at_;
        kept_ = part_.size();  // a blank that was written so is no blank around the text
    }
    template <class IsDigit>
    void readNumber(int base, IsDigit isDigit) {
        unsigned number = 0;
        bool any = false;
        for (; at_ < raw_.size() && isDigit(raw_[at_]); ++at_, any = true)
            number = number * static_cast<unsigned>(base) + QStringView(raw_).mid(at_, 1).toUInt(nullptr, base);
        if (any) part_ += QChar(static_cast<char16_t>(number));
    }

    const QString& raw_;
    qsizetype at_ = 0;
    QString part_;
    qsizetype kept_ = 0;  // so much of the part stays whatever it is
    QStringList parts_;
    bool quoted_ = false;     // between quotes
    bool hasQuotes_ = false;  // the part has had quotes
};

QString escaped(const QString& text) {
    QString result;
    bool afterNumber = false;  // a digit here would become a part of it
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const bool isControl = c.unicode() < 0x20 || (c.unicode() >= 0x7F && c.unicode() < 0xA0);
        if (isControl || (c.isSurrogate() && !isPair) || (afterNumber && isHexDigit(c))) {
            result += QStringLiteral("\\x") + QString::number(c.unicode(), 16);
            afterNumber = true;
            continue;
        }
        if (c == QLatin1Char('"') || c == QLatin1Char('\\')) result += QLatin1Char('\\');
        result += c;
        if (isPair) result += text[++i];
        afterNumber = false;
    }
    const auto needsQuotes = [](QChar c) {
        return c == QLatin1Char(',') || c == QLatin1Char(';') || c == QLatin1Char('=');
    };
    const bool hasBlankEnds = !text.isEmpty() && (isBlank(text.front()) || isBlank(text.back()));
    if (hasBlankEnds || std::any_of(text.begin(), text.end(), needsQuotes)) result = u'"' + result + u'"';
    return result;
}

// A text that begins with an @ must not be taken for something else.
QString withDoubledAt(const QString& text) {
    return text.startsWith(QLatin1Char('@')) ? u'@' + text : text;
}

QString written(const QVariant& value) {
    if (value.typeId() == QMetaType::QByteArray)
        return escaped(kBytes + QString::fromLatin1(value.toByteArray()) + QLatin1Char(')'));
    if (value.typeId() != QMetaType::QStringList) return escaped(withDoubledAt(value.toString()));
    QStringList parts;
    for (const QString& part : value.toStringList())
        parts += part.isEmpty() ? QStringLiteral("\"\"") : escaped(withDoubledAt(part));
    return parts.isEmpty() ? QString(kNothing) : parts.join(QStringLiteral(", "));
}

// What stands between such a beginning and the parenthesis at the end.
std::optional<QString> within(QLatin1String beginning, const QString& part) {
    if (!part.startsWith(beginning) || !part.endsWith(QLatin1Char(')'))) return std::nullopt;
    return part.mid(beginning.size(), part.size() - beginning.size() - 1);
}

QVariant read(std::string_view value) {
    const QString raw = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    QStringList parts = ValueReader(raw).parts();
    const bool isOne = parts.size() == 1;
    for (QString& part : parts) {
        if (const auto bytes = within(kBytes, part); bytes && isOne) return bytes->toLatin1();
        if (const auto text = within(kText, part))
            part = *text;
        else if (part.startsWith(QLatin1String("@@")))
            part.remove(0, 1);
        else if (part.startsWith(QLatin1Char('@')))
            return {};
    }
    return isOne ? QVariant(parts.front()) : QVariant(parts);
}

}  // namespace

IniText::Place IniText::find(QLatin1String key) const {
    Place place;
    const std::string whole(key.data(), static_cast<std::size_t>(key.size()));
    const std::size_t slash = whole.find('/');
    place.group = whole.substr(0, slash);
    place.name = whole.substr(slash + 1);
    const std::string_view text = text_;
    bool inGroup = false;
    for (std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view line = trimmed(text.substr(begin, end - begin - (text[end - 1] == '\n' ? 1 : 0)));
        if (line.starts_with('[')) inGroup = trimmed(line.substr(1, line.find(']') - 1)) == place.group;
        if (inGroup && !line.empty()) place.last_in = end;
        const std::size_t equals = line.find('=');
        if (inGroup && equals != std::string_view::npos && trimmed(line.substr(0, equals)) == place.name)
            place.lines.push_back({begin, end, trimmed(line.substr(equals + 1))});
        begin = end;
    }
    return place;
}

QVariant IniText::value(QLatin1String key) const {
    const Place place = find(key);
    return place.lines.empty() ? QVariant() : read(place.lines.back().value);
}

void IniText::setValue(QLatin1String key, const QVariant& value) {
    const Place place = find(key);
    if (!value.isValid()) {
        for (auto line = place.lines.rbegin(); line != place.lines.rend(); ++line)
            text_.erase(line->begin, line->end - line->begin);
        return;
    }
    const std::string line = place.name + '=' + written(value).toStdString() + '\n';
    if (!place.lines.empty()) {
        const auto& last = place.lines.back();
        text_.replace(last.begin, last.end - last.begin, line);
        return;
    }
    if (!text_.empty() && text_.back() != '\n') text_ += '\n';
    if (place.last_in)
        text_.insert(std::min(*place.last_in, text_.size()), line);
    else
        text_ += (text_.empty() ? "[" : "\n[") + place.group + "]\n" + line;
}

namespace {

// Hundreds of times of what anybody has there; each value is looked for from the beginning.
constexpr std::size_t kLargest = std::size_t{1} << 20U;

bool isSettings(const std::string& text) {
    return text.size() <= kLargest && text.find('\0') == std::string::npos;
}

}  // namespace

std::filesystem::path settingsPath() {
    return config_directory() / "settings.ini";
}

IniText readSettings() {
    auto text = LockedFile(settingsPath()).read();
    if (!text || !*text || !isSettings(**text)) return {};
    return IniText(std::move(**text));
}

std::optional<SystemError> changeSettings(const std::function<void(IniText& settings)>& edit) {
    const LockedFile file(settingsPath());
    // No disk is woken for what it has.
    if (auto text = file.read(); text && isSettings(text->value_or(""))) {
        IniText settings(text->value_or(""));
        const std::string before = settings.text();
        edit(settings);
        if (settings.text() == before) return std::nullopt;
    }
    return file.change([&](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
        const bool isKept = text && isSettings(*text);
        if (text && !isKept)
            if (const auto trouble = file.set_aside()) return Failure{*trouble};
        IniText settings(isKept ? *text : std::string());
        edit(settings);
        return settings.text().empty() ? "\n" : settings.text();
    });
}

namespace {

// What a window manager puts around a window, at most, as far as one knows before it is shown.
constexpr QMargins kFrame(8, 40, 8, 8);

// On the screen on which most of it lies, or else on the first one.
QRect fitted(QRect place) {
    const QScreen* screen = QGuiApplication::screenAt(place.center());
    if (screen == nullptr) screen = QGuiApplication::primaryScreen();
    const QRect room = screen->availableGeometry().marginsRemoved(kFrame);
    place.setSize(place.size().boundedTo(room.size()));
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveTopLeft({std::max(place.left(), room.left()), std::max(place.top(), room.top())});
    return place;
}

}  // namespace

QVariant storedValue(const char* key) {
    return readSettings().value(QLatin1String(key));
}

bool storeValue(const char* key, const QVariant& value) {
    return !changeSettings([&](IniText& settings) { settings.setValue(QLatin1String(key), value); });
}

// Qt has the window where and as large as it was, however small the screen is by now.
bool restoreWindowPlace(QWidget& window, const char* key) {
    if (!window.restoreGeometry(storedValue(key).toByteArray())) return false;
    // It may fill the screen, and is to fit when it does so no more.
    const Qt::WindowStates states = window.windowState();
    const QRect place = fitted(window.normalGeometry());
    window.setWindowState(Qt::WindowNoState);
    window.setGeometry(place);
    window.setWindowState(states);
    return true;
}

void keepWindowPlace(const QWidget& window, const char* key) {
    storeValue(key, window.saveGeometry());
}

}  // namespace atom4::ui
