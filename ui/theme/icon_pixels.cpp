// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// icon_pixels PNG FILE: run by the build, so that the program need not read a PNG when it starts, for which Qt would
// load the plugins of all formats.
#include <QFile>
#include <QImage>

int main(int /*argc*/, char** argv) {
    const auto picture = QImage(QFile::decodeName(argv[1])).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QFile file(QFile::decodeName(argv[2]));
    const bool written = !picture.isNull() && file.open(QIODevice::WriteOnly) &&
                         file.write(reinterpret_cast<const char*>(picture.constBits()), picture.sizeInBytes()) >= 0 &&
                         file.flush();
    return written ? 0 : 1;
}
