// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/high_scores.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "core/base/strings.h"
#include "core/lines/board.h"

namespace atom4::lines {
namespace {

constexpr std::string_view kWithPreview = "preview";
constexpr std::string_view kWithoutPreview = "blind";

// SIZE COLOURS LINE FIRST EACH preview|blind POINTS DATE ID NAME; the name is the rest of the line and may be empty.
std::string line_of(const Configuration& configuration, const HighScore& score) {
    const GameSetup& setup = configuration.setup;
    std::ostringstream line;
    line << size_text(setup) << ' ' << setup.colours << ' ' << setup.line << ' ' << setup.first << ' ' << setup.each
         << ' ' << (configuration.preview ? kWithPreview : kWithoutPreview) << ' ' << score.points << ' ' << score.date
         << ' ' << score.id << ' ' << score.name << '\n';
    return line.str();
}

bool parse_line(std::string_view line, Configuration& configuration, HighScore& score) {
    GameSetup& setup = configuration.setup;
    if (!parse_size(take_until(line, " "), setup)) return false;
    for (int* number : {&setup.colours, &setup.line, &setup.first, &setup.each}) {
        const auto value = parse_digits<int>(take_until(line, " "));
        if (!value) return false;
        *number = *value;
    }
    const std::string_view preview = take_until(line, " ");
    if (fault_of(setup) || (preview != kWithPreview && preview != kWithoutPreview)) return false;
    configuration.preview = preview == kWithPreview;
    const auto points = parse_digits<std::int64_t>(take_until(line, " "));
    if (!points) return false;
    score.points = *points;
    score.date = take_until(line, " ");
    score.id = take_until(line, " ");
    score.name = line;
    return !score.date.empty() && !score.id.empty();
}

}  // namespace

struct HighScores::Content {
    std::vector<HighScoreList> lists;
    std::string other_lines;

    static Content parse(const std::string& text);
    HighScoreList& list(const Configuration& configuration) {
        const auto found = std::find_if(lists.begin(), lists.end(),
                                        [&](const HighScoreList& list) { return list.configuration == configuration; });
        return found != lists.end() ? *found : lists.emplace_back(HighScoreList{configuration, {}});
    }
    void withdraw(const std::string& id) {
        for (HighScoreList& list : lists)
            std::erase_if(list.scores, [&](const HighScore& any) { return any.id == id; });
    }
};

HighScores::HighScores(std::filesystem::path file) : file_(std::move(file)) {}

std::filesystem::path HighScores::default_file() {
    return data_directory() / "lines-scores.txt";
}

HighScores::Content HighScores::Content::parse(const std::string& text) {
    Content content;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        Configuration configuration;
        HighScore score;
        if (parse_line(line, configuration, score))
            content.list(configuration).scores.push_back(std::move(score));
        else if (!line.empty())
            content.other_lines += line + '\n';
    }
    return content;
}

Result<std::vector<HighScoreList>, SystemError> HighScores::load() const {
    const auto text = file_.read();
    if (!text) return Failure{text.error()};
    auto lists = Content::parse(text->value_or("")).lists;
    for (HighScoreList& list : lists)
        std::stable_sort(list.scores.begin(), list.scores.end(),
                         [](const HighScore& a, const HighScore& b) { return a.points > b.points; });
    std::stable_partition(lists.begin(), lists.end(),
                          [](const HighScoreList& list) { return list.configuration.setup == GameSetup{}; });
    return lists;
}

Result<std::vector<HighScore>, SystemError> HighScores::load(const Configuration& configuration) const {
    auto lists = load();
    if (!lists) return Failure{lists.error()};
    for (HighScoreList& list : *lists)
        if (list.configuration == configuration) return std::move(list.scores);
    return std::vector<HighScore>{};
}

template <class Edit>
std::optional<SystemError> HighScores::change(const Edit& edit) const {
    return file_.change([&](const std::optional<std::string>& old) {
        Content content = Content::parse(old.value_or(""));
        edit(content);
        std::string text = content.other_lines;
        for (const HighScoreList& list : content.lists)
            for (const HighScore& score : list.scores) text += line_of(list.configuration, score);
        // Never write an empty file: that is what a power cut leaves.
        if (text.empty()) text = "\n";
        return Result<std::string, SystemError>(std::move(text));
    });
}

std::optional<SystemError> HighScores::enter(const Configuration& configuration, const HighScore& score) const {
    return change([&](Content& content) {
        content.withdraw(score.id);
        auto& scores = content.list(configuration).scores;
        const auto lower =
            std::find_if(scores.begin(), scores.end(), [&](const HighScore& any) { return any.points < score.points; });
        scores.insert(lower, score);
        if (scores.size() > kMaxScores) scores.resize(kMaxScores);
    });
}

std::optional<SystemError> HighScores::withdraw(const std::string& id) const {
    return change([&](Content& content) { content.withdraw(id); });
}

}  // namespace atom4::lines
