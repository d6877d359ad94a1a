// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/sprite.h"

#include <array>
#include <cmath>

namespace atom4::tui {
namespace {

// Samples of a part, in each direction.
constexpr int kSamples = 4;

// What the samples of one part saw.
class Samples {
public:
    void add(const Tint* tint) {
        ++all_;
        if (tint == nullptr) return;
        ++hits_;
        for (int channel = 0; channel < 3; ++channel)
            sums_[static_cast<std::size_t>(channel)] += tint->rgb >> 8 * channel & 0xFF;
        for (std::size_t i = 0; i < used_; ++i)
            if (seen_[i].tint == tint) {
                ++seen_[i].count;
                return;
            }
        if (used_ < seen_.size()) seen_[used_++] = {tint, 1};
    }

    [[nodiscard]] Dot dot(bool blends) const {
        if (hits_ == 0) return {};
        if (!blends) return {most_seen(), 2 * hits_ >= all_ ? 1.0F : 0.0F};
        int rgb = 0;
        for (int channel = 0; channel < 3; ++channel)
            rgb |= sums_[static_cast<std::size_t>(channel)] / hits_ << 8 * channel;
        return {{rgb, rgb}, cover()};
    }

private:
    [[nodiscard]] Tint most_seen() const {
        const Seen* most = seen_.data();
        for (std::size_t i = 1; i < used_; ++i)
            if (seen_[i].count > most->count) most = &seen_[i];
        return *most->tint;
    }

    // By quarters: what is finer nobody sees, and each colour more is sent.
    [[nodiscard]] float cover() const {
        constexpr int kSteps = 4;
        return std::round(static_cast<float>(kSteps * hits_) / static_cast<float>(all_)) / kSteps;
    }

    struct Seen {
        const Tint* tint;
        int count;
    };
    int all_ = 0;
    int hits_ = 0;
    std::array<int, 3> sums_{};
    std::array<Seen, 8> seen_{};
    std::size_t used_ = 0;
};

}  // namespace

Sprite draw_sprite(const Pen& pen, bool blends, double radius, const Form& form) {
    const auto reach = [radius](double side) {
        return std::max(0, static_cast<int>(std::ceil((radius - side / 2) / side - 0.001)));
    };
    Sprite sprite{{reach(kPlaceHeight), reach(kPlaceWidth)}, {}};
    const int rows = (2 * sprite.reach.rows + 1) * pen.parts().rows;
    const int cols = (2 * sprite.reach.cols + 1) * pen.parts().cols;
    const double height = kPlaceHeight / pen.parts().rows;
    const double width = kPlaceWidth / pen.parts().cols;
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col) {
            Samples samples;
            for (int i = 0; i < kSamples * kSamples; ++i) {
                const double x = (col - cols / 2.0 + (i % kSamples + 0.5) / kSamples) * width;
                const double y = (row - rows / 2.0 + (i / kSamples + 0.5) / kSamples) * height;
                samples.add(form(x, y));
            }
            sprite.dots.push_back(samples.dot(blends));
        }
    return sprite;
}

}  // namespace atom4::tui
