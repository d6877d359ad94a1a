// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/desktop_motion.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QObject>
#include <QStandardPaths>
#include <optional>

namespace atom4::ui {
namespace {

// Reads a value from an INI file of another program, line by line; such files are never written.
std::optional<QByteArray> valueIn(const char* file, const QByteArray& group, const QByteArray& key) {
    QFile store(QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QLatin1String(file)));
    if (store.fileName().isEmpty() || !store.open(QIODevice::ReadOnly)) return std::nullopt;
    bool inGroup = false;
    while (!store.atEnd()) {
        const QByteArray line = store.readLine().trimmed();
        if (line.startsWith('[')) inGroup = line == '[' + group + ']';
        const auto equals = line.indexOf('=');
        if (inGroup && equals > 0 && line.left(equals).trimmed() == key) return line.mid(equals + 1).trimmed();
    }
    return std::nullopt;
}

bool filesReduceMotion() {
    // KDE's factor on the duration of every animation.
    if (const auto factor = valueIn("kdeglobals", "KDE", "AnimationDurationFactor")) {
        bool isNumber = false;
        if (factor->toDouble(&isNumber) == 0 && isNumber) return true;
    }
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const auto enabled = valueIn(file, "Settings", "gtk-enable-animations");
        if (enabled && (*enabled == "0" || *enabled == "false")) return true;
    }
    return false;
}

constexpr const char* kService = "org.freedesktop.portal.Desktop";
constexpr const char* kPath = "/org/freedesktop/portal/desktop";
constexpr const char* kInterface = "org.freedesktop.portal.Settings";

// The settings that GNOME and others publish through the portal, which also works in a sandbox.
class Portal : public QObject {
    Q_OBJECT

public:
    explicit Portal(QObject* parent) : QObject(parent) {
        QDBusConnection bus = QDBusConnection::sessionBus();
        if (!bus.isConnected()) return;
        bus.connect(QLatin1String(kService), QLatin1String(kPath), QLatin1String(kInterface),
                    QStringLiteral("SettingChanged"), this, SLOT(changed(QString, QString, QDBusVariant)));
        ask(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"));
        ask(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("reduced-motion"));
    }
    [[nodiscard]] bool reducesMotion() const { return withoutAnimations_ || reduced_; }

private slots:
    void changed(const QString& space, const QString& key, const QDBusVariant& value) {
        QVariant reply = value.variant();
        // Read wraps the variant in another one.
        if (reply.canConvert<QDBusVariant>()) reply = reply.value<QDBusVariant>().variant();
        if (space == QLatin1String("org.gnome.desktop.interface") && key == QLatin1String("enable-animations"))
            withoutAnimations_ = !reply.toBool();
        if (space == QLatin1String("org.freedesktop.appearance") && key == QLatin1String("reduced-motion"))
            reduced_ = reply.toUInt() == 1;
    }

private:
    void ask(const QString& space, const QString& key) {
        QDBusMessage call = QDBusMessage::createMethodCall(QLatin1String(kService), QLatin1String(kPath),
                                                           QLatin1String(kInterface), QStringLiteral("Read"));
        call << space << key;
        call.setAutoStartService(false);
        auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, space, key, watcher] {
            const QDBusPendingReply<QDBusVariant> reply = *watcher;
            if (reply.isValid()) changed(space, key, reply.value());
            watcher->deleteLater();
        });
    }

    bool withoutAnimations_ = false;
    bool reduced_ = false;
};

}  // namespace

bool desktopReducesMotion() {
    static auto* const portal = new Portal(QCoreApplication::instance());
    return portal->reducesMotion() || filesReduceMotion();
}

}  // namespace atom4::ui

#include "desktop_motion.moc"
