// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Both open and open64 are defined here; with _FILE_OFFSET_BITS=64 the first name would stand for the second.
#undef _FILE_OFFSET_BITS
#undef _TIME_BITS
#include "tests/faults/system/failing_system.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>

#include "tests/faults/system/folder_recorder.h"
#include "tests/faults/system/full_name.h"

namespace {

using atom4::test::Call;
using atom4::test::FolderRecorder;
using atom4::test::FullName;
using atom4::test::is_below;
using atom4::test::Operation;
using atom4::test::SystemFailure;

// Returns the next definition of the function: of the C library, or of a sanitizer before it.
template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

bool is_there(const char* path) {
    return ::syscall(SYS_faccessat, AT_FDCWD, path, F_OK) == 0;
}

// The calls that fail. Every call of the program reads this, from the first instruction on.
struct Trap {
    std::atomic<bool> set{false};
    SystemFailure failure{};
    char folder[PATH_MAX] = "";
    char flag[PATH_MAX] = "";  // a file whose creation tells the parent of a preloaded program about the failure
    std::atomic<int> seen{0};
    std::atomic<bool> failed{false};

    // Returns the errno with which this call fails; 0 for a partial read or write, -1 if it does not fail.
    int error_of(Call call, const char* path) {
        if (!set.load(std::memory_order_acquire) || call != failure.call) return -1;
        if (path != nullptr && !is_below(folder, path)) return -1;
        const int nth = ++seen;
        if (nth < failure.nth || (nth > failure.nth && !failure.from_then_on)) return -1;
        if (!failed.exchange(true) && flag[0] != '\0')
            ::syscall(SYS_close, ::syscall(SYS_openat, AT_FDCWD, flag, O_CREAT | O_WRONLY, 0666));
        return failure.error;
    }
    bool stops(Call call, const char* path) {
        const int error = error_of(call, path);
        if (error > 0) errno = error;
        return error > 0;
    }
};
constinit Trap trap;

std::atomic<FolderRecorder*> recorder{nullptr};

// Makes an operation and its entry in the log a single step for all threads.
class Watch {
public:
    Watch() : log_(recorder.load()) {
        if (log_ != nullptr) lock_ = std::unique_lock(log_->mutex);
    }
    template <class Note>
    void note(const Note& what) const {
        const int kept = errno;
        if (log_ != nullptr) what(*log_);
        errno = kept;
    }

private:
    FolderRecorder* log_;
    std::unique_lock<std::mutex> lock_;
};

bool is_watching() {
    return recorder.load(std::memory_order_relaxed) != nullptr;
}

int open_at(int folder, const char* path, int flags, unsigned mode) {
    const bool at_work = trap.set || is_watching();
    const FullName name(at_work ? path : nullptr, folder);
    if (at_work && trap.stops(Call::kOpen, name.text)) return -1;
    const Watch watch;
    const bool was_there = is_watching() && is_there(name.text);
    static const auto real = next<int(int, const char*, int, ...)>("openat");
    const int descriptor = real(folder, path, flags, mode);
    if (descriptor >= 0) watch.note([&](FolderRecorder& log) { log.opened(descriptor, name.text, flags, was_there); });
    return descriptor;
}

unsigned mode_of(int flags, std::va_list& words) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(words, unsigned) : 0;
}

int change_name(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
    const FullName name(from, from_folder);
    const FullName goal(to, to_folder);
    if (trap.stops(Call::kRename, goal.text)) return -1;
    const Watch watch;
    const int result = static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
    // If both are names of the same file, rename() does nothing.
    if (result == 0 && !(is_watching() && is_there(name.text)))
        watch.note([&](FolderRecorder& log) { log.changed(Operation::Kind::kRename, name.text, goal.text); });
    return result;
}

int remove_name(int folder, const char* path, int flags) {
    const FullName name(path, folder);
    if (trap.stops(Call::kRemove, name.text)) return -1;
    const Watch watch;
    const int result = static_cast<int>(::syscall(SYS_unlinkat, folder, path, flags));
    if (result == 0) watch.note([&](FolderRecorder& log) { log.changed(Operation::Kind::kRemove, name.text); });
    return result;
}

// Returns how much a partial read or write does.
std::size_t part_of(std::size_t count) {
    return count > 1 ? count / 2 : count;
}

void* memory(std::size_t size) {
    if (trap.error_of(Call::kMemory, nullptr) >= 0) return nullptr;
    return std::malloc(size > 0 ? size : 1);
}

void* memory_or_throw(std::size_t size) {
    if (void* place = memory(size)) return place;
    if (const std::new_handler handler = std::get_new_handler()) handler();
    throw std::bad_alloc();
}

void set_trap(const char* folder, const SystemFailure& failure) {
    trap.failure = failure;
    std::snprintf(trap.folder, sizeof trap.folder, "%s", folder);
    trap.seen = 0;
    trap.failed = false;
    trap.set.store(true, std::memory_order_release);
}

// The time that each fsync() takes.
constinit std::atomic<unsigned> sync_seconds{0};

// Sets up the failure in a program that this library is preloaded into.
[[gnu::constructor]] void read_environment() {
    if (const char* seconds = std::getenv("ATOM4_SYNC_SECONDS"))
        sync_seconds = static_cast<unsigned>(std::strtoul(seconds, nullptr, 10));
    const char* wish = std::getenv("ATOM4_FAIL");
    const char* flag = std::getenv("ATOM4_FAILED");
    char call[16] = "";
    char how_long[8] = "";
    char folder[PATH_MAX] = "";
    SystemFailure failure{};
    if (wish == nullptr ||
        std::sscanf(wish, "%15s %d %d %7s %4095s", call, &failure.nth, &failure.error, how_long, folder) != 5)
        return;
    if (flag != nullptr) std::snprintf(trap.flag, sizeof trap.flag, "%s", flag);
    failure.from_then_on = std::strcmp(how_long, "on") == 0;
    for (std::size_t i = 0; i < atom4::test::kCallNames.size(); ++i)
        if (std::strcmp(call, atom4::test::kCallNames[i]) == 0) {
            failure.call = static_cast<Call>(i);
            set_trap(folder, failure);
        }
}

}  // namespace

// These replace the functions of the C library.
extern "C" {

int open(const char* path, int flags, ...) {
    std::va_list words;
    va_start(words, flags);
    const unsigned mode = mode_of(flags, words);
    va_end(words);
    return open_at(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    std::va_list words;
    va_start(words, flags);
    const unsigned mode = mode_of(flags, words);
    va_end(words);
    return open_at(AT_FDCWD, path, flags, mode);
}
ssize_t read(int descriptor, void* buffer, std::size_t count) {
    static const auto real = next<ssize_t(int, void*, std::size_t)>("read");
    if (!trap.set || trap.failure.call != Call::kRead) return real(descriptor, buffer, count);
    const int error = trap.error_of(Call::kRead, FullName(descriptor).text);
    if (error > 0) {
        errno = error;
        return -1;
    }
    return real(descriptor, buffer, error == 0 ? part_of(count) : count);
}
ssize_t write(int descriptor, const void* buffer, std::size_t count) {
    static const auto real = next<ssize_t(int, const void*, std::size_t)>("write");
    int error = -1;
    if (trap.set && trap.failure.call == Call::kWrite) error = trap.error_of(Call::kWrite, FullName(descriptor).text);
    if (error > 0) {
        // A full disk has often taken a part of the data before.
        if (error != EINTR && count > 1) (void)!real(descriptor, buffer, count / 2);
        errno = error;
        return -1;
    }
    const Watch watch;
    const ssize_t written = real(descriptor, buffer, error == 0 ? part_of(count) : count);
    watch.note([&](FolderRecorder& log) { log.wrote(descriptor, buffer, written); });
    return written;
}
int fsync(int descriptor) {
    if (trap.set && trap.stops(Call::kSync, FullName(descriptor).text)) return -1;
    if (const unsigned seconds = sync_seconds) ::sleep(seconds);
    // Does not really sync, so that tests need not wait for a disk.
    const Watch watch;
    watch.note([&](FolderRecorder& log) { log.synced(descriptor); });
    return 0;
}
int fdatasync(int descriptor) {
    return fsync(descriptor);
}
int close(int descriptor) {
    static const auto real = next<int(int)>("close");
    const bool fails =
        trap.set && trap.failure.call == Call::kClose && trap.stops(Call::kClose, FullName(descriptor).text);
    const int error = errno;
    const Watch watch;
    const int result = real(descriptor);
    watch.note([&](FolderRecorder& log) { log.closed(descriptor); });
    if (fails) errno = error;
    return fails ? -1 : result;
}
int rename(const char* from, const char* to) noexcept {
    return change_name(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    return change_name(from_folder, from, to_folder, to, flags);
}
int unlink(const char* path) noexcept {
    return remove_name(AT_FDCWD, path, 0);
}
int unlinkat(int folder, const char* path, int flags) noexcept {
    return remove_name(folder, path, flags);
}
int remove(const char* path) noexcept {
    const int result = remove_name(AT_FDCWD, path, 0);
    return result != 0 && errno == EISDIR ? remove_name(AT_FDCWD, path, AT_REMOVEDIR) : result;
}
int link(const char* from, const char* to) noexcept {
    const FullName name(from);
    const FullName goal(to);
    if (trap.stops(Call::kLink, goal.text)) return -1;
    const Watch watch;
    const int result = static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
    if (result == 0)
        watch.note([&](FolderRecorder& log) { log.changed(Operation::Kind::kLink, name.text, goal.text); });
    return result;
}
int linkat(int from_folder, const char* from, int to_folder, const char* to, int flags) noexcept {
    const FullName goal(to, to_folder);
    if (trap.stops(Call::kLink, goal.text)) return -1;
    const Watch watch;
    const int result = static_cast<int>(::syscall(SYS_linkat, from_folder, from, to_folder, to, flags));
    if (result == 0) watch.note([&](FolderRecorder& log) { log.linked(from, goal.text); });
    return result;
}
int mkdir(const char* path, mode_t mode) noexcept {
    const FullName name(path);
    if (trap.stops(Call::kMakeFolder, name.text)) return -1;
    const Watch watch;
    const int result = static_cast<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
    if (result == 0) watch.note([&](FolderRecorder& log) { log.changed(Operation::Kind::kMakeFolder, name.text); });
    return result;
}
int fchmod(int descriptor, mode_t mode) noexcept {
    if (trap.set && trap.stops(Call::kMode, FullName(descriptor).text)) return -1;
    return static_cast<int>(::syscall(SYS_fchmod, descriptor, mode));
}
int flock(int descriptor, int operation) noexcept {
    if (trap.set && trap.stops(Call::kLock, FullName(descriptor).text)) return -1;
    return static_cast<int>(::syscall(SYS_flock, descriptor, operation));
}
int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*body)(void*), void* argument) noexcept {
    static const auto real = next<int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
    const int error = trap.error_of(Call::kThread, nullptr);
    return error > 0 ? error : real(thread, attributes, body, argument);
}
pid_t fork() noexcept {
    static const auto real = next<pid_t()>("fork");
    return trap.stops(Call::kFork, nullptr) ? -1 : real();
}

}  // extern "C"

void* operator new(std::size_t size) {
    return memory_or_throw(size);
}
void* operator new[](std::size_t size) {
    return memory_or_throw(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return memory(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return memory(size);
}
void operator delete(void* place) noexcept {
    std::free(place);
}
void operator delete[](void* place) noexcept {
    std::free(place);
}
void operator delete(void* place, std::size_t) noexcept {
    std::free(place);
}
void operator delete[](void* place, std::size_t) noexcept {
    std::free(place);
}

namespace atom4::test {

FailingSystem::FailingSystem(const std::filesystem::path& folder, const SystemFailure& failure) {
    set_trap(folder.c_str(), failure);
}

FailingSystem::~FailingSystem() {
    trap.set = false;
}

bool FailingSystem::has_failed() const {
    return trap.failed;
}

WatchedFolder::WatchedFolder(const std::filesystem::path& folder) {
    recorder = new FolderRecorder(folder);
}

WatchedFolder::~WatchedFolder() {
    delete recorder.exchange(nullptr);
}

std::vector<Operation> WatchedFolder::log() const {
    FolderRecorder& watching = *recorder.load();
    const std::lock_guard lock(watching.mutex);
    return watching.log();
}

}  // namespace atom4::test
