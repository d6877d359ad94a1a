// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/window_mailbox.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSocketNotifier>

namespace atom4::ui {
namespace {

// Deleted together with the application, like its socket notifiers.
class DeliveredMailbox : public QObject {
public:
    explicit DeliveredMailbox(QObject* parent) : QObject(parent), notifier_(box.descriptor(), QSocketNotifier::Read) {
        connect(&notifier_, &QSocketNotifier::activated, this, [this] { box.deliver(); });
    }
    Mailbox box;

private:
    QSocketNotifier notifier_;
};

}  // namespace

Mailbox& windowMailbox() {
    static QPointer<DeliveredMailbox> mailbox;
    if (!mailbox) mailbox = new DeliveredMailbox(QCoreApplication::instance());
    return mailbox->box;
}

}  // namespace atom4::ui
