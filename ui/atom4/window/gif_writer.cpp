// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/gif_writer.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>

#include "core/base/result.h"

namespace atom4::ui {
namespace {

constexpr std::size_t kMaxColours = 256;
// Colours that agree in the upper five bits of each light share a bucket.
constexpr std::size_t kBuckets = 1U << 15U;

std::size_t bucketOf(QRgb colour) {
    const auto upper = [](int light) { return static_cast<std::size_t>(light) >> 3U; };
    return upper(qRed(colour)) << 10U | upper(qGreen(colour)) << 5U | upper(qBlue(colour));
}

int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    // The eye sees differences in green best and in blue worst.
    return 3 * red * red + 6 * green * green + blue * blue;
}

int appendBytes(GifFileType* gif, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

// Only memory is written to, so a failure can only be a bug of ours.
void mustSucceed(int result) {
    require(result == GIF_OK);
}

}  // namespace

std::vector<QRgb> frequentColours(std::span<const QImage> pictures) {
    struct Bucket {
        std::int64_t count = 0;
        std::array<std::int64_t, 3> sums{};
    };
    std::vector<Bucket> buckets(kBuckets);
    for (const QImage& picture : pictures) {
        const QImage pixels = picture.convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < pixels.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
            for (int x = 0; x < pixels.width(); ++x) {
                Bucket& bucket = buckets[bucketOf(line[x])];
                ++bucket.count;
                bucket.sums[0] += qRed(line[x]);
                bucket.sums[1] += qGreen(line[x]);
                bucket.sums[2] += qBlue(line[x]);
            }
        }
    }
    std::erase_if(buckets, [](const Bucket& bucket) { return bucket.count == 0; });
    std::stable_sort(buckets.begin(), buckets.end(),
                     [](const Bucket& a, const Bucket& b) { return a.count > b.count; });
    if (buckets.size() > kMaxColours) buckets.resize(kMaxColours);
    std::vector<QRgb> colours;
    for (const Bucket& bucket : buckets) {
        const auto mean = [&](std::size_t light) { return static_cast<int>(bucket.sums[light] / bucket.count); };
        colours.push_back(qRgb(mean(0), mean(1), mean(2)));
    }
    return colours;
}

GifWriter::GifWriter(QSize size, std::vector<QRgb> colours)
    : size_(size),
      colours_(std::move(colours)),
      known_(kBuckets, -1),
      gif_(EGifOpen(&data_, appendBytes, nullptr), [](GifFileType* gif) { EGifCloseFile(gif, nullptr); }) {
    require(!colours_.empty() && colours_.size() <= kMaxColours && gif_ != nullptr);
    EGifSetGifVersion(gif_.get(), true);
    std::array<GifColorType, kMaxColours> lights{};
    std::transform(colours_.begin(), colours_.end(), lights.begin(), [](QRgb colour) {
        const auto light = [](int value) { return static_cast<GifByteType>(value); };
        return GifColorType{light(qRed(colour)), light(qGreen(colour)), light(qBlue(colour))};
    });
    ColorMapObject table{.ColorCount = kMaxColours, .BitsPerPixel = 8, .SortFlag = false, .Colors = lights.data()};
    mustSucceed(EGifPutScreenDesc(gif_.get(), size.width(), size.height(), 8, 0, &table));
    mustSucceed(EGifPutExtensionLeader(gif_.get(), APPLICATION_EXT_FUNC_CODE));
    mustSucceed(EGifPutExtensionBlock(gif_.get(), 11, "NETSCAPE2.0"));
    mustSucceed(EGifPutExtensionBlock(gif_.get(), 3, "\x01\x00\x00"));  // for ever
    mustSucceed(EGifPutExtensionTrailer(gif_.get()));
}

std::uint8_t GifWriter::nearest(QRgb colour) {
    std::int16_t& known = known_[bucketOf(colour)];
    if (known < 0) {
        const auto best = std::min_element(colours_.begin(), colours_.end(), [colour](QRgb a, QRgb b) {
            return distance(a, colour) < distance(b, colour);
        });
        known = static_cast<std::int16_t>(best - colours_.begin());
    }
    return static_cast<std::uint8_t>(known);
}

QImage GifWriter::indexed(const QImage& picture) {
    const QImage pixels = picture.convertToFormat(QImage::Format_RGB32);
    QImage result(size_, QImage::Format_Grayscale8);
    for (int y = 0; y < size_.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        std::transform(from, from + size_.width(), result.scanLine(y), [this](QRgb colour) { return nearest(colour); });
    }
    return result;
}

// Returns the part that differs from the previous picture; one pixel if nothing does, since no image can be empty.
QRect GifWriter::changed(const QImage& picture) const {
    if (before_.isNull()) return {QPoint(0, 0), size_};
    QRect part;
    for (int y = 0; y < size_.height(); ++y) {
        const uchar* now = picture.constScanLine(y);
        const uchar* then = before_.constScanLine(y);
        for (int x = 0; x < size_.width(); ++x)
            if (now[x] != then[x]) part |= QRect(x, y, 1, 1);
    }
    return part.isEmpty() ? QRect(0, 0, 1, 1) : part;
}

void GifWriter::add(const QImage& picture, std::chrono::milliseconds shown) {
    require(picture.size() == size_);
    QImage now = indexed(picture);
    const QRect part = changed(now);
    const GraphicsControlBlock control{.DisposalMode = DISPOSE_DO_NOT,
                                       .UserInputFlag = false,
                                       .DelayTime = static_cast<int>(shown.count() / 10),
                                       .TransparentColor = NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> packed{};
    EGifGCBToExtension(&control, packed.data());
    mustSucceed(EGifPutExtension(gif_.get(), GRAPHICS_EXT_FUNC_CODE, packed.size(), packed.data()));
    mustSucceed(EGifPutImageDesc(gif_.get(), part.x(), part.y(), part.width(), part.height(), false, nullptr));
    for (int y = part.top(); y <= part.bottom(); ++y)
        mustSucceed(EGifPutLine(gif_.get(), now.scanLine(y) + part.x(), part.width()));
    before_ = now;
}

QByteArray GifWriter::file() const {
    return data_ + ';';  // the trailer, which is all that closing would add
}

}  // namespace atom4::ui
