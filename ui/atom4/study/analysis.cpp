// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/analysis.h"

namespace atom4::ui {

void AnalysisWorker::analyse(const AnalysisRequest& request) {
    if (request.stop.stop_requested()) return;
    SearchSettings settings;
    settings.lines = request.lines;
    settings.limits.time = Analysis::kLongest;
    engine_.search(request.position, settings, request.stop,
                   [&](const SearchReport& report) { emit found(request.generation, report); });
    if (!request.stop.stop_requested()) emit finished(request.generation);
}

Analysis::Analysis(QObject* parent) : QObject(parent) {
    AnalysisWorker* const worker = thread_.worker();
    connect(this, &Analysis::requested, worker, &AnalysisWorker::analyse, Qt::QueuedConnection);
    connect(worker, &AnalysisWorker::found, this, &Analysis::takeReport, Qt::QueuedConnection);
    connect(worker, &AnalysisWorker::finished, this, &Analysis::takeEnd, Qt::QueuedConnection);
}

Analysis::~Analysis() {
    stop();
}

void Analysis::analyse(const Position& position, int lines) {
    stop();
    stop_ = std::stop_source();
    searching_ = true;
    thread_.begin();
    emit requested({position, lines, ++generation_, stop_.get_token()});
}

void Analysis::stop() {
    stop_.request_stop();
    searching_ = false;
}

void Analysis::takeReport(quint64 generation, const SearchReport& report) {
    if (searching_ && generation == generation_) emit found(report);
}

void Analysis::takeEnd(quint64 generation) {
    if (!searching_ || generation != generation_) return;
    searching_ = false;
    emit finished();
}

}  // namespace atom4::ui
