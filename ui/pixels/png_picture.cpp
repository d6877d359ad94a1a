// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/pixels/png_picture.h"

#include <QtEndian>
#include <cstdlib>

namespace atom4::ui {
namespace {

// PNG specification, second edition: 5.3 chunks, 9.2 filters, 11.2.2 the header.
constexpr int kChannels = 4;
constexpr int kMostSide = 1024;

quint8 paeth(int left, int above, int corner) {
    const int toLeft = std::abs(above - corner);
    const int toAbove = std::abs(left - corner);
    const int toCorner = std::abs(left + above - 2 * corner);
    if (toLeft <= toAbove && toLeft <= toCorner) return static_cast<quint8>(left);
    return static_cast<quint8>(toAbove <= toCorner ? above : corner);
}

// In place; the first line has nothing above it.
bool unfilter(quint8 filter, quint8* line, const quint8* above, int length) {
    const auto at = [](const quint8* row, int i) { return row == nullptr || i < 0 ? 0 : row[i]; };
    for (int i = 0; i < length; ++i) {
        int guess = 0;
        switch (filter) {
            case 0: return true;
            case 1: guess = at(line, i - kChannels); break;
            case 2: guess = at(above, i); break;
            case 3: guess = (at(line, i - kChannels) + at(above, i)) / 2; break;
            case 4: guess = paeth(at(line, i - kChannels), at(above, i), at(above, i - kChannels)); break;
            default: return false;
        }
        line[i] = static_cast<quint8>(line[i] + guess);
    }
    return true;
}

QImage pictureOf(QByteArray lines, int width, int height) {
    const int length = width * kChannels;
    if (lines.size() != static_cast<qsizetype>(height) * (length + 1)) return {};
    QImage picture(width, height, QImage::Format_ARGB32_Premultiplied);
    auto* line = reinterpret_cast<quint8*>(lines.data());
    const quint8* above = nullptr;
    for (int y = 0; y < height; ++y, line += length + 1) {
        if (!unfilter(line[0], line + 1, above, length)) return {};
        above = line + 1;
        auto* pixels = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (const quint8* part = above; part < above + length; part += kChannels)
            *pixels++ = qPremultiply(qRgba(part[0], part[1], part[2], part[3]));
    }
    return picture;
}

}  // namespace

QImage readPng(const QByteArray& file) {
    constexpr qsizetype kAroundChunk = 12;  // its length and name before it, and a sum behind it
    if (!file.startsWith("\x89PNG\r\n\x1a\n")) return {};
    int width = 0;
    int height = 0;
    QByteArray packed(4, 0);  // qUncompress wants to be told how much it will be
    for (qsizetype from = 8; from + kAroundChunk <= file.size();) {
        const qsizetype length = qFromBigEndian<quint32>(file.constData() + from);
        const QByteArray name = file.mid(from + 4, 4);
        const QByteArray content = file.mid(from + 8, length);
        if (content.size() != length) return {};
        if (name == "IHDR" && length == 13) {
            width = qFromBigEndian<qint32>(content.constData());
            height = qFromBigEndian<qint32>(content.constData() + 4);
            if (content.sliced(8) != QByteArray("\x08\x06\0\0\0", 5)) return {};
        }
        if (name == "IDAT") packed += content;
        from += length + kAroundChunk;
    }
    if (width <= 0 || height <= 0 || width > kMostSide || height > kMostSide) return {};
    qToBigEndian(static_cast<quint32>(height * (width * kChannels + 1)), packed.data());
    return pictureOf(qUncompress(packed), width, height);
}

}  // namespace atom4::ui
