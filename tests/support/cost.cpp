// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/cost.h"

#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "core/base/random.h"

namespace atom4::test {
namespace {

std::size_t resident_bytes() {
    std::ifstream statm("/proc/self/statm");
    std::size_t pages = 0;
    statm >> pages >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

double in_seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

}  // namespace

Cost cost_of(const std::function<bool()>& work) {
    // Otherwise freed memory could be used again without being measured.
    ::malloc_trim(0);
    const std::size_t before = resident_bytes();
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit long_enough{10, 10};  // seconds: work that takes longer is killed
        ::setrlimit(RLIMIT_CPU, &long_enough);
        ::_exit(work() ? 0 : 1);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || ::wait4(child, &status, 0, &used) != child) return {};
    const std::size_t peak = static_cast<std::size_t>(used.ru_maxrss) * 1024;
    return {in_seconds(used.ru_utime) + in_seconds(used.ru_stime), peak - std::min(peak, before),
            WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

TextOfSize many(std::string begin, std::function<std::string(std::size_t)> piece, std::string end) {
    return [=](std::size_t bytes) {
        std::string text = begin;
        text.reserve(bytes + 65'536);
        for (std::size_t i = 0; text.size() < bytes; ++i) text += piece(i);
        return text + end;
    };
}

TextOfSize repeated(std::string begin, std::string piece, std::string end) {
    return many(
        std::move(begin), [=](std::size_t) { return piece; }, std::move(end));
}

std::string noise(std::size_t bytes) {
    Random random(19);
    std::string text;
    while (text.size() < bytes) text += static_cast<char>(random.below(256));
    return text;
}

std::string short_name(std::size_t number) {
    static constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    std::string name;
    do name += kLetters[number % kLetters.size()];
    while ((number /= kLetters.size()) > 0);
    return name;
}

void expect_linear(const TextOfSize& text, double seconds, const std::function<bool(const std::string&)>& work) {
    constexpr std::size_t kLarge = 10'000'000;
    constexpr double kBusy = 2;     // the factor by which other tests on the same processor may slow down the work
    constexpr double kNoise = 0.1;  // seconds: times as short as this do not show how they grow
    if (is_sanitized()) GTEST_SKIP() << "what is measured would be the sanitizer";
    const std::string quarter = text(kLarge / 4);
    const std::string whole = text(kLarge);
    const Cost small = cost_of([&] { return work(quarter); });
    const Cost large = cost_of([&] { return work(whole); });
    ASSERT_TRUE(small.ended_well && large.ended_well);
    ::testing::Test::RecordProperty("milliseconds", static_cast<int>(large.seconds * 1000));
    ::testing::Test::RecordProperty("kilobytes", static_cast<int>(large.bytes / 1000));
    const auto times = static_cast<double>(whole.size()) / static_cast<double>(quarter.size());
    EXPECT_LE(large.seconds, kBusy * seconds) << "for " << whole.size() << " bytes";
    EXPECT_LE(large.seconds, kNoise + 1.5 * times * small.seconds) << small.seconds << " s for a quarter of it";
    EXPECT_LE(large.bytes, 9 * whole.size()) << "for " << whole.size() << " bytes";
}

}  // namespace atom4::test
