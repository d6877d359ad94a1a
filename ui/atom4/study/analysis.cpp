// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/analysis.h"

namespace atom4::ui {

Analysis::Analysis(QObject* parent)
    : QObject(parent),
      thinking_(QStringLiteral("analysis"), engine_worker(), [this](const EngineReply& answer) { hear(answer); }) {}

void Analysis::hear(const EngineReply& answer) {
    if (const auto* report = std::get_if<SearchReport>(&answer)) return emit found(*report);
    stop();
    emit finished();
}

}  // namespace atom4::ui
