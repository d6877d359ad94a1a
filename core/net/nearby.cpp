// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/nearby.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "core/net/discovery_avahi.h"

namespace atom4::link {
namespace {

constexpr std::chrono::milliseconds kPatience{500};

// What lies between whoever wants to know and a thread that Avahi's library works in. The library waits for a system
// service, which may not answer: then nobody waits for the thread, and it ends by itself.
class Shared final : public NearbyNews {
public:
    explicit Shared(Nearby::Told told) : told_(std::move(told)) {}

    // The thread's.
    void run(const NearbyWish& wish) {
        {
            AvahiWork work(wish, *this);
            {
                const std::lock_guard lock(mutex_);
                work_ = &work;
            }
            while (!is_ending() && work.step()) {
            }
            const std::lock_guard lock(mutex_);
            work_ = nullptr;
        }
        end();
    }
    void failed(NearbyFault fault) override {
        const std::lock_guard lock(mutex_);
        fault_ = fault;
        neighbours_.clear();
        if (told_) told_();
    }
    void found(std::vector<Neighbour> neighbours) override {
        const std::lock_guard lock(mutex_);
        if (neighbours == neighbours_) return;
        neighbours_ = std::move(neighbours);
        if (told_) told_();
    }
    void end() {
        const std::lock_guard lock(mutex_);
        is_done_ = true;
        done_.notify_all();
    }

    // The other's.
    void leave() {
        std::unique_lock lock(mutex_);
        is_ending_ = true;
        told_ = nullptr;
        if (work_ != nullptr) work_->wake();
        done_.wait_for(lock, kPatience, [this] { return is_done_; });
    }
    [[nodiscard]] std::optional<NearbyFault> fault() {
        const std::lock_guard lock(mutex_);
        return fault_;
    }
    [[nodiscard]] std::vector<Neighbour> neighbours() {
        const std::lock_guard lock(mutex_);
        return neighbours_;
    }

private:
    [[nodiscard]] bool is_ending() {
        const std::lock_guard lock(mutex_);
        return is_ending_;
    }

    std::mutex mutex_;  // of all that follows
    std::condition_variable done_;
    Nearby::Told told_;
    AvahiWork* work_ = nullptr;
    bool is_ending_ = false;
    bool is_done_ = false;
    std::optional<NearbyFault> fault_;
    std::vector<Neighbour> neighbours_;
};

class Neighbourhood final : public Nearby {
public:
    Neighbourhood(NearbyWish wish, Told told) : shared_(std::make_shared<Shared>(std::move(told))) {
        try {
            std::thread([shared = shared_, wish = std::move(wish)] {
                try {
                    shared->run(wish);
                } catch (const std::bad_alloc&) {
                    shared->end();
                }
            }).detach();
        } catch (const std::system_error&) {
            shared_->failed(NearbyFault::kNoMeans);
            shared_->end();
        }
    }
    ~Neighbourhood() override { shared_->leave(); }

    [[nodiscard]] std::optional<NearbyFault> fault() const override { return shared_->fault(); }
    [[nodiscard]] std::vector<Neighbour> neighbours() const override { return shared_->neighbours(); }

private:
    std::shared_ptr<Shared> shared_;
};

}  // namespace

std::unique_ptr<Nearby> announce(std::string_view label, const Address& where, Nearby::Told told) {
    return std::make_unique<Neighbourhood>(NearbyWish{std::string(label), where}, std::move(told));
}

std::unique_ptr<Nearby> look_around(Nearby::Told told) {
    return std::make_unique<Neighbourhood>(NearbyWish{}, std::move(told));
}

}  // namespace atom4::link
