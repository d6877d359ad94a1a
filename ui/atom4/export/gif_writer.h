// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <chrono>
#include <span>
#include <vector>

namespace atom4::ui {

/// The colours that occur most often in the pictures, at most 256.
[[nodiscard]] std::vector<QRgb> frequentColours(std::span<const QImage> pictures);

/// Writes an animated GIF (GIF89a, CompuServe 1990) that repeats for ever. Of each picture only what differs from the
/// one before it is stored. Written by hand because Qt reads that format but has no way to write it, and a library for
/// so little would have to be loaded at every start.
class GifWriter {
public:
    /// All pictures must have that size; each pixel becomes the nearest of the colours, 1 to 256 of them.
    GifWriter(QSize size, std::vector<QRgb> colours);

    void add(const QImage& picture, std::chrono::milliseconds shown);
    /// The file with all pictures so far.
    [[nodiscard]] QByteArray file() const;

private:
    [[nodiscard]] std::uint8_t nearest(QRgb colour);
    [[nodiscard]] QImage indexed(const QImage& picture);
    [[nodiscard]] QRect changed(const QImage& picture) const;
    void appendPicture(const QImage& picture, const QRect& part);

    QSize size_;
    std::vector<QRgb> colours_;
    std::vector<std::int16_t> known_;  // the nearest colour of a bucket, -1 where it was not wanted yet
    QImage before_;
    QByteArray data_;
};

}  // namespace atom4::ui
