// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/export/gif_writer.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "core/base/result.h"

namespace atom4::ui {
namespace {

constexpr int kColourBits = 8;
constexpr std::size_t kMostColours = 1U << kColourBits;
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

void appendShort(QByteArray& data, int value) {
    data += static_cast<char>(value & 0xFF);
    data += static_cast<char>(value >> 8);
}

/// Codes of growing length, packed from the lowest bit on, in blocks that say how long they are.
class CodeStream {
public:
    explicit CodeStream(QByteArray& data) : data_(data) {}

    void put(int code, int bits) {
        pending_ |= static_cast<std::uint32_t>(code) << pendingBits_;
        for (pendingBits_ += bits; pendingBits_ >= 8; pendingBits_ -= 8) {
            block_ += static_cast<char>(pending_ & 0xFFU);
            pending_ >>= 8U;
            if (block_.size() == 255) flush();
        }
    }
    void end() {
        if (pendingBits_ > 0) block_ += static_cast<char>(pending_);
        if (!block_.isEmpty()) flush();
        data_ += '\0';
    }

private:
    void flush() {
        data_ += static_cast<char>(block_.size());
        data_ += block_;
        block_.clear();
    }

    QByteArray& data_;
    QByteArray block_;
    std::uint32_t pending_ = 0;
    int pendingBits_ = 0;
};

/// The variant of LZW that the format prescribes: each code stands for a run of pixels that was seen before.
class Compressor {
public:
    explicit Compressor(QByteArray& data) : stream_(data) { clear(); }

    void put(std::uint8_t pixel) {
        if (run_ < 0) {
            run_ = pixel;
            return;
        }
        const std::uint32_t longer = static_cast<std::uint32_t>(run_) << 8U | pixel;
        if (const auto known = codes_.find(longer); known != codes_.end()) {
            run_ = known->second;
            return;
        }
        stream_.put(run_, bits_);
        // A reader learns each code one step later, so the codes grow when the first that needs it has been taken.
        if (next_ == 1 << bits_) ++bits_;
        codes_.emplace(longer, next_++);
        if (next_ == kMostCodes) clear();
        run_ = pixel;
    }
    void end() {
        if (run_ >= 0) stream_.put(run_, bits_);
        if (next_ == 1 << bits_) ++bits_;
        stream_.put(kEnd, bits_);
        stream_.end();
    }

private:
    static constexpr int kClear = 1 << kColourBits;
    static constexpr int kEnd = kClear + 1;
    static constexpr int kMostCodes = 1 << 12;

    void clear() {
        stream_.put(kClear, bits_);
        codes_.clear();
        next_ = kEnd + 1;
        bits_ = kColourBits + 1;
    }

    CodeStream stream_;
    std::unordered_map<std::uint32_t, int> codes_;
    int next_ = kEnd + 1;
    int bits_ = kColourBits + 1;
    int run_ = -1;
};

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
    if (buckets.size() > kMostColours) buckets.resize(kMostColours);
    std::vector<QRgb> colours;
    for (const Bucket& bucket : buckets) {
        const auto mean = [&](std::size_t light) { return static_cast<int>(bucket.sums[light] / bucket.count); };
        colours.push_back(qRgb(mean(0), mean(1), mean(2)));
    }
    return colours;
}

GifWriter::GifWriter(QSize size, std::vector<QRgb> colours)
    : size_(size), colours_(std::move(colours)), known_(kBuckets, -1) {
    require(!colours_.empty() && colours_.size() <= kMostColours);
    data_ = "GIF89a";
    appendShort(data_, size.width());
    appendShort(data_, size.height());
    data_ += static_cast<char>(0xF0 | (kColourBits - 1));  // a table of 256 colours for all pictures
    data_ += QByteArray(2, '\0');
    for (std::size_t i = 0; i < kMostColours; ++i) {
        const QRgb colour = i < colours_.size() ? colours_[i] : qRgb(0, 0, 0);
        for (const int light : {qRed(colour), qGreen(colour), qBlue(colour)}) data_ += static_cast<char>(light);
    }
    data_ += QByteArray("\x21\xFF\x0BNETSCAPE2.0\x03\x01\x00\x00\x00", 19);  // for ever
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

// What of the picture is not as it was; one pixel where nothing is, for a picture cannot be empty.
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

void GifWriter::appendPicture(const QImage& picture, const QRect& part) {
    data_ += '\x2C';
    for (const int value : {part.x(), part.y(), part.width(), part.height()}) appendShort(data_, value);
    data_ += '\0';
    data_ += static_cast<char>(kColourBits);
    Compressor compressor(data_);
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) compressor.put(picture.constScanLine(y)[x]);
    compressor.end();
}

void GifWriter::add(const QImage& picture, std::chrono::milliseconds shown) {
    require(picture.size() == size_);
    const QImage now = indexed(picture);
    data_ += QByteArray("\x21\xF9\x04\x04", 4);  // what is there stays below the next picture
    appendShort(data_, static_cast<int>(shown.count() / 10));
    data_ += QByteArray(2, '\0');
    appendPicture(now, changed(now));
    before_ = now;
}

QByteArray GifWriter::file() const {
    return data_ + '\x3B';
}

}  // namespace atom4::ui
