// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/errors.h"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <sstream>

#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"

namespace atom4 {
namespace {

const char* g_program = "this program";
const char* g_reason = "";
std::atomic_flag g_is_ending;
std::atomic<bool> g_memory_was_missing{false};
std::terminate_handler g_other_ends = nullptr;
constexpr const char* kNoMemory = "there is not enough memory";

// Allocates no memory.
extern "C" void say_reason() {
    (void)std::fprintf(stderr, "%s: %s\n", g_program, g_reason);
}

// Returns what is missing, if the current exception says so. To be called while it is handled.
const char* what_is_missing() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return kNoMemory;
    } catch (const std::system_error& error) {
        return error.code() == std::errc::resource_unavailable_try_again ? "a thread cannot be had" : nullptr;
    } catch (...) {
        return nullptr;
    }
}

// Handles exceptions that no thread has caught; nothing is unwound, which Qt would not survive. If the exception left a
// function of a library that must not throw, or there was no memory even for the exception, it is not known what it
// was.
[[noreturn]] void end_plainly() {
    const char* missing = nullptr;
    if (std::current_exception() != nullptr)
        missing = what_is_missing();
    else if (g_memory_was_missing)
        missing = kNoMemory;
    if (missing != nullptr) {
        // Another thread may be exiting already, and must not be interrupted.
        while (g_is_ending.test_and_set()) ::pause();
        g_reason = missing;
        std::quick_exit(1);
    }
    g_other_ends();
    std::abort();
}

// Runs before main(), since static objects allocate memory, too.
[[gnu::constructor(101)]] void end_plainly_from_now_on() {
    g_program = program_invocation_short_name;
    g_other_ends = std::set_terminate(end_plainly);
    std::set_new_handler([] {
        g_memory_was_missing = true;
        throw std::bad_alloc();
    });
    // The terminal registers its handler later, so that it runs before this one.
    (void)std::at_quick_exit(say_reason);
}

}  // namespace

void end_plainly_as(const char* program) {
    g_program = program;
}

int exit_with_error(std::string_view program, const std::string& reason) {
    tui::complain(sanitized(std::string(program) + ": " + reason) + "\n");
    return 1;
}

std::string system_text(const std::filesystem::path& file, SystemError error) {
    return file.string() + ": " + system_reason(error);
}

int read_lines(std::string_view program, std::span<const std::filesystem::path> files,
               const std::function<std::optional<std::string>(const std::string& line)>& handle) {
    for (const std::filesystem::path& file : files) {
        const auto text = read_file(file);
        if (!text) return exit_with_error(program, system_text(file, text.error()));
        std::istringstream lines(*text);
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (const auto wrong = handle(line))
                return exit_with_error(program, file.string() + ":" + std::to_string(number) + ": " + *wrong);
        }
    }
    return 0;
}

}  // namespace atom4
