// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Preloaded into a program: counts the bytes that it has allocated and not freed, in the file that ATOM4_LIVE_BYTES
// names, as eight bytes in native order. Unlike resident memory, the count does not include freed and fragmented
// memory. Programs that it starts are not counted.
#include <fcntl.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>

// The C library's functions, under the names that it provides for replacements like these.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* memory);
}

namespace {

using Count = std::atomic<std::int64_t>;
static_assert(Count::is_always_lock_free && sizeof(Count) == 8);

Count g_before_file{0};
std::atomic<Count*> g_live{&g_before_file};

void* born(void* memory) {
    if (memory != nullptr)
        g_live.load(std::memory_order_acquire)->fetch_add(static_cast<std::int64_t>(::malloc_usable_size(memory)));
    return memory;
}

void dies(void* memory) {
    if (memory != nullptr)
        g_live.load(std::memory_order_acquire)->fetch_sub(static_cast<std::int64_t>(::malloc_usable_size(memory)));
}

// Runs before any thread starts.
__attribute__((constructor)) void open_count() {
    const char* path = std::getenv("ATOM4_LIVE_BYTES");
    if (path == nullptr) return;
    const int file = ::open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0 || ::ftruncate(file, sizeof(Count)) != 0) std::abort();
    void* memory = ::mmap(nullptr, sizeof(Count), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    ::unsetenv("ATOM4_LIVE_BYTES");
    if (memory == MAP_FAILED) std::abort();
    auto* live = static_cast<Count*>(memory);
    live->store(g_before_file.load());
    g_live.store(live, std::memory_order_release);
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) noexcept {
    return born(__libc_malloc(size));
}

void* calloc(std::size_t count, std::size_t size) noexcept {
    return born(__libc_calloc(count, size));
}

void* realloc(void* memory, std::size_t size) noexcept {
    const auto before = static_cast<std::int64_t>(memory == nullptr ? 0 : ::malloc_usable_size(memory));
    void* now = __libc_realloc(memory, size);
    const bool is_gone = now != nullptr || size == 0;
    if (is_gone) g_live.load(std::memory_order_acquire)->fetch_sub(before);
    return born(now);
}

void* memalign(std::size_t alignment, std::size_t size) noexcept {
    return born(__libc_memalign(alignment, size));
}

void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
    return memalign(alignment, size);
}

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) noexcept {
    void* now = memalign(alignment, size);
    if (now == nullptr) return ENOMEM;
    *memory = now;
    return 0;
}

void free(void* memory) noexcept {
    dies(memory);
    __libc_free(memory);
}

}  // extern "C"
