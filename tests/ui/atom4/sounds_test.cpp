// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/sounds.h"
#include "tests/ui/support/window_test.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QFile>
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "core/atom4/rules/position.h"
#include "tests/ui/support/ui_fixture.h"

namespace atom4::ui::sounds_test {

namespace {

double seconds(const Samples& samples) {
    return static_cast<double>(samples.size()) / kSampleRate;
}
int loudest(const Samples& samples) {
    int most = 0;
    for (const int sample : samples) most = std::max(most, std::abs(sample));
    return most;
}
// Returns how often per second the wave crosses zero on its way up, which is roughly its pitch.
double pitch(const Samples& samples) {
    int crossings = 0;
    for (std::size_t index = 1; index < samples.size(); ++index)
        crossings += samples[index - 1] < 0 && samples[index] >= 0;
    return crossings / seconds(samples);
}

}  // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void allAreShortAndQuietAndEndInSilence();
    void addingIsHigherThanTakingAway();
    void theyReachTheSystemsOutput();
    void aMissingOutputDoesNotBlock();
};

void SoundsTest::allAreShortAndQuietAndEndInSilence() {
    for (const Sound sound : {Sound::kPlacement, Sound::kAdding, Sound::kTakingAway, Sound::kWin}) {
        const Samples samples = synthesise(sound);
        QVERIFY(seconds(samples) < (sound == Sound::kWin ? 1.5 : 0.4));
        QVERIFY(loudest(samples) > 2'000);
        QVERIFY(loudest(samples) < 16'000);
        QVERIFY(std::abs(samples.front()) < 50);
        QVERIFY(std::abs(samples.back()) < 50);
    }
}

void SoundsTest::addingIsHigherThanTakingAway() {
    QVERIFY(pitch(synthesise(Sound::kAdding)) > 1.3 * pitch(synthesise(Sound::kTakingAway)));
    Position position;
    const Reaction plain = *position.play(cell("i9"));
    QVERIFY(!plain.changes().empty());
    QVERIFY(soundOf(plain, false).size() > synthesise(Sound::kPlacement).size());
    QVERIFY(soundOf(plain, true).size() > soundOf(plain, false).size());
}

void SoundsTest::theyReachTheSystemsOutput() {
    // An ALSA output that writes to a file.
    const QTemporaryDir folder;
    const QString heard = folder.filePath(QStringLiteral("heard"));
    QFile configuration(folder.filePath(QStringLiteral("asound.conf")));
    QVERIFY(configuration.open(QIODevice::WriteOnly));
    configuration.write(QStringLiteral("pcm.!default { type file slave.pcm { type null } file \"%1\" format raw }\n")
                            .arg(heard)
                            .toUtf8());
    configuration.close();
    qputenv("ALSA_CONFIG_PATH", configuration.fileName().toUtf8());
    const Samples samples = synthesise(Sound::kPlacement);
    {
        SoundPlayer player;
        player.play(samples);
        QTRY_VERIFY(QFile(heard).size() >= static_cast<qint64>(samples.size() * sizeof samples.front()));
    }
    QFile file(heard);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(QByteArray(reinterpret_cast<const char*>(samples.data()), 2'000)));
}

void SoundsTest::aMissingOutputDoesNotBlock() {
    qputenv("ALSA_CONFIG_PATH", "/nowhere");
    const Samples win = synthesise(Sound::kWin);
    QElapsedTimer clock;
    clock.start();
    {
        SoundPlayer player;
        for (int times = 0; times < 100; ++times) player.play(win);
    }
    QVERIFY(clock.elapsed() < 2'000);
}

ATOM4_WINDOW_TEST(SoundsTest)

}  // namespace atom4::ui::sounds_test

#include "tests/ui/atom4/sounds_test.moc"
