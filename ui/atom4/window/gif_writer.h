// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <chrono>
#include <memory>
#include <span>
#include <vector>

struct GifFileType;

namespace atom4::ui {

/// The colours that occur most often in the pictures, at most 256.
[[nodiscard]] std::vector<QRgb> frequentColours(std::span<const QImage> pictures);

/// Writes an animated GIF (GIF89a, CompuServe 1990) that repeats for ever. Of each picture only the part that differs
/// from the previous one is stored.
class GifWriter {
public:
    /// All pictures must have that size. Each pixel becomes the nearest of the colours, of which there are 1 to 256.
    GifWriter(QSize size, std::vector<QRgb> colours);
    Q_DISABLE_COPY_MOVE(GifWriter)  // giflib holds a pointer to what has been written

    void add(const QImage& picture, std::chrono::milliseconds shown);
    /// Returns the bytes of the file with all pictures so far.
    [[nodiscard]] QByteArray file() const;

private:
    [[nodiscard]] std::uint8_t nearest(QRgb colour);
    [[nodiscard]] QImage indexed(const QImage& picture);
    [[nodiscard]] QRect changed(const QImage& picture) const;

    QSize size_;
    std::vector<QRgb> colours_;
    std::vector<std::int16_t> known_;  // the nearest colour of each bucket; -1 if not computed yet
    QImage before_;
    QByteArray data_;
    std::unique_ptr<GifFileType, void (*)(GifFileType*)> gif_;
};

}  // namespace atom4::ui
