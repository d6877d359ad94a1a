// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/faults/failure_sweep.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <regex>

namespace atom4::test {
namespace {

namespace fs = std::filesystem;

struct Kind {
    Call call;
    int error;
};

// Error 0 is a partial read or write, which is no failure and must not become one.
constexpr Kind kKinds[] = {
    {Call::kOpen, EMFILE}, {Call::kOpen, EIO},     {Call::kRead, EIO},      {Call::kRead, 0},
    {Call::kRead, EINTR},  {Call::kWrite, ENOSPC}, {Call::kWrite, EIO},     {Call::kWrite, 0},
    {Call::kWrite, EINTR}, {Call::kSync, EIO},     {Call::kSync, EINVAL},   {Call::kClose, EDQUOT},
    {Call::kRename, EIO},  {Call::kRename, EXDEV}, {Call::kRemove, EACCES}, {Call::kMakeFolder, ENOSPC},
    {Call::kMode, EPERM},  {Call::kLock, ENOLCK},  {Call::kLink, EPERM},    {Call::kThread, EAGAIN}};
constexpr int kMostCalls = 2'000;

// Calls that are interrupted every time would be retried for ever; nor may every read be partial.
bool can_continue(const Kind& kind) {
    return kind.error != EINTR && (kind.error != 0 || kind.call == Call::kWrite);
}

// Returns whether a call failed.
bool play_once(const MakeScene& make, const SystemFailure& failure) {
    const auto scene = make();
    scene->prepare();
    bool failed = false;
    {
        const FailingSystem system(scene->home(), failure);
        scene->act();
        failed = system.has_failed();
    }
    scene->check();
    return failed;
}

}  // namespace

Scene::Scene() : home_(TemporaryFolder::parent_in_memory()) {
    ::setenv("XDG_STATE_HOME", (home() / "state").c_str(), 1);
    ::setenv("XDG_DATA_HOME", (home() / "data").c_str(), 1);
    ::setenv("XDG_CONFIG_HOME", (home() / "config").c_str(), 1);
}

Scene::~Scene() {
    for (const char* name : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"}) ::unsetenv(name);
}

std::vector<std::pair<fs::path, std::string>> Scene::files() const {
    std::vector<std::pair<fs::path, std::string>> found;
    for (const auto& entry : fs::recursive_directory_iterator(home())) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        found.emplace_back(entry.path(), std::string(std::istreambuf_iterator<char>(file), {}));
    }
    return found;
}

// Ignores the tag SavedAs: an autosaved match names the player's file there, which is no part of the match.
bool Scene::is_anywhere(std::string_view text) const {
    static const std::regex kFile("\\[SavedAs \"[^\"]*\"\\]\n");
    for (const auto& [path, held] : files())
        if (std::regex_replace(held, kFile, "") == text) return true;
    return false;
}

int sweep_failures(const MakeScene& make) {
    int times = 0;
    for (const Kind& kind : kKinds)
        for (const bool from_then_on : {false, true}) {
            if (from_then_on && !can_continue(kind)) continue;
            for (int nth = 1;; ++nth) {
                const std::string what = std::string(kCallNames[static_cast<std::size_t>(kind.call)]) + " " +
                                         std::to_string(nth) + (from_then_on ? " and on" : "") + ": " +
                                         (kind.error != 0 ? std::strerror(kind.error) : "a part");
                const testing::ScopedTrace trace(__FILE__, __LINE__, what);
                ++times;
                if (!play_once(make, {kind.call, nth, kind.error, from_then_on})) break;
                if (testing::Test::HasFatalFailure()) return times;
                EXPECT_LT(nth, kMostCalls) << "it never passes";
                if (nth >= kMostCalls) return times;
            }
        }
    return times;
}

}  // namespace atom4::test
