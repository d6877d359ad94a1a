// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/kept_play.h"

#include "core/base/strings.h"
#include "core/storage/files.h"

namespace atom4::link {
namespace {

constexpr std::string_view kHead = "atom4 play 1";

std::optional<Key> key_of(std::string_view text) {
    const auto key = Key::parse(text);
    return key ? std::optional(*key) : std::nullopt;
}

bool read_line(std::string_view what, std::string_view value, KeptPlay& kept) {
    if (what == "at") kept.at = value;
    if (what == "player") return (kept.player = key_of(value)).has_value();
    if (what == "watcher") return (kept.watcher = key_of(value)).has_value();
    if (what == "seat") kept.seat = value;
    if (what == "step") kept.steps.emplace_back(value);
    if (what == "proposal") {
        const auto step = parse_step(value);
        const auto* terms = step ? std::get_if<Terms>(&*step) : nullptr;
        if (terms == nullptr) return false;
        kept.proposal = *terms;
    }
    if (what == "invitation") {
        const auto invitation = parse_invitation(value);
        if (!invitation) return false;
        kept.invitation = *invitation;
    }
    if (what == "name") {
        const auto name = parse_name(value);
        if (!name) return false;
        kept.name = *name;
    }
    return true;
}

}  // namespace

std::string to_text(const KeptPlay& kept) {
    std::string text(kHead);
    const auto put = [&](std::string_view what, std::string_view value) {
        text += '\n';
        text += what;
        text += ' ';
        text += value;
    };
    if (kept.is_host()) {
        put("at", kept.at);
        put("player", kept.player->text());
        if (kept.watcher) put("watcher", kept.watcher->text());
        put("proposal", to_text(Step(kept.proposal)));
    }
    if (kept.invitation) put("invitation", to_text(*kept.invitation));
    if (!kept.name.empty()) put("name", as_word(kept.name));
    if (!kept.seat.empty()) put("seat", kept.seat);
    for (const std::string& step : kept.steps) put("step", step);
    return text + '\n';
}

std::optional<KeptPlay> parse_kept_play(std::string_view text) {
    if (take_until(text, "\n") != kHead) return std::nullopt;
    KeptPlay kept;
    while (!text.empty()) {
        std::string_view line = take_until(text, "\n");
        const std::string_view what = take_until(line, " ");
        if (!read_line(what, line, kept)) return std::nullopt;
    }
    if (kept.is_host() == kept.invitation.has_value()) return std::nullopt;
    if (kept.is_host() && kept.proposal.date.empty()) return std::nullopt;  // its line is missing
    return kept;
}

std::filesystem::path kept_play_file(const std::filesystem::path& match) {
    std::filesystem::path file = match;
    return file += ".play";
}

std::optional<KeptPlay> load_kept_play(const std::filesystem::path& file) {
    const auto text = read_private_file(file);
    return text ? parse_kept_play(*text) : std::nullopt;
}

bool save_kept_play(const std::filesystem::path& file, const KeptPlay& kept) {
    // The keys are in it.
    if (make_private_file(file)) return false;
    return !write_own_file(file, to_text(kept), Survives::kKill);
}

void remove_kept_play(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::remove(file, error);
}

}  // namespace atom4::link
