// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/sound.h"

#include <alsa/asoundlib.h>
#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <numbers>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

// ALSA's library, which every sound server supports, is loaded at run time: a program that never plays a sound does not
// pay for it, and the game can be played without it.

namespace atom4::ui {
namespace {

void sayNothing(const char*, int, const char*, int, const char*, ...) {}

// The few functions of libasound that are used, with the types of its header.
struct Alsa {
    decltype(&::snd_pcm_open) open = nullptr;
    decltype(&::snd_pcm_set_params) setParams = nullptr;
    decltype(&::snd_pcm_writei) write = nullptr;
    decltype(&::snd_pcm_recover) recover = nullptr;
    decltype(&::snd_pcm_drain) drain = nullptr;
    decltype(&::snd_pcm_close) close = nullptr;

    // Returns std::nullopt if the library or one of the functions is missing.
    static std::optional<Alsa> load() {
        void* library = ::dlopen("libasound.so.2", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) return std::nullopt;
        Alsa alsa;
        const auto find = [library](auto& function, const char* name) {
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
            return function != nullptr;
        };
        const bool complete = find(alsa.open, "snd_pcm_open") && find(alsa.setParams, "snd_pcm_set_params") &&
                              find(alsa.write, "snd_pcm_writei") && find(alsa.recover, "snd_pcm_recover") &&
                              find(alsa.drain, "snd_pcm_drain") && find(alsa.close, "snd_pcm_close");
        // The library complains on standard error if there is no sound card.
        decltype(&::snd_lib_error_set_handler) complainTo = nullptr;
        if (find(complainTo, "snd_lib_error_set_handler")) complainTo(sayNothing);
        return complete ? std::optional(alsa) : std::nullopt;
    }

    void play(const Samples& samples) const {
        constexpr unsigned kLatency = 60'000;  // microseconds
        snd_pcm_t* handle = nullptr;
        if (open(&handle, "default", SND_PCM_STREAM_PLAYBACK, 0) < 0) return;
        if (setParams(handle, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, kSampleRate, 1, kLatency) >= 0) {
            for (std::size_t done = 0; done < samples.size();) {
                const long frames = write(handle, samples.data() + done, samples.size() - done);
                if (frames > 0)
                    done += static_cast<std::size_t>(frames);
                else if (frames == 0 || recover(handle, static_cast<int>(frames), 1) < 0)
                    break;
            }
            drain(handle);
        }
        close(handle);
    }
};

}  // namespace

class SoundPlayer::Worker {
public:
    void run() {
        const auto alsa = Alsa::load();
        while (const auto samples = next())
            if (alsa) alsa->play(*samples);
        const std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
    }
    void play(Samples samples) {
        const std::lock_guard lock(mutex_);
        waiting_ = std::move(samples);
        changed_.notify_all();
    }
    // Ends the thread after the current sound, and waits a moment for that.
    void end() {
        std::unique_lock lock(mutex_);
        ending_ = true;
        changed_.notify_all();
        changed_.wait_for(lock, std::chrono::milliseconds(300), [this] { return ended_; });
    }

private:
    std::optional<Samples> next() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return ending_ || waiting_; });
        if (ending_) return std::nullopt;
        return std::exchange(waiting_, std::nullopt);
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Samples> waiting_;
    bool ending_ = false;
    bool ended_ = false;
};

SoundPlayer::SoundPlayer() = default;

SoundPlayer::~SoundPlayer() {
    if (worker_) worker_->end();
}

void SoundPlayer::play(Samples samples) {
    if (!worker_) {
        auto worker = std::make_shared<Worker>();
        try {
            std::thread([worker] { worker->run(); }).detach();
        } catch (const std::system_error&) {
            return;  // without a thread no sound is heard; the next one may get a thread
        }
        worker_ = std::move(worker);
    }
    worker_->play(std::move(samples));
}

void Wave::add(Tone tone, double later) {
    const auto first = static_cast<std::size_t>((tone.start + later) * kSampleRate);
    const auto count = static_cast<std::size_t>(tone.length * kSampleRate);
    values_.resize(std::max(values_.size(), first + count));
    constexpr double kRise = 0.004;
    // Sounds are on by default, and must not startle the player.
    constexpr double kQuiet = 0.5;
    double phase = 0;
    for (std::size_t index = 0; index < count; ++index) {
        const double time = static_cast<double>(index) / kSampleRate;
        const double part = time / tone.length;
        const double envelope = std::min(1.0, time / kRise) * std::pow(1 - part, 2.5);
        values_[first + index] +=
            kQuiet * tone.loudness * envelope * (std::sin(phase) + 0.18 * std::sin(2 * phase)) / 1.18;
        phase += 2 * std::numbers::pi * tone.frequency * std::pow(tone.glide, part) / kSampleRate;
    }
}

Samples Wave::samples() const {
    Samples samples(values_.size());
    std::transform(values_.begin(), values_.end(), samples.begin(), [](double value) {
        return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * 32'767));
    });
    return samples;
}

}  // namespace atom4::ui
