// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <chrono>
#include <cstdint>
#include <stop_token>

#include "core/atom4/rules/position.h"
#include "core/atom4/search/search.h"
#include "ui/system/worker_thread.h"

namespace atom4::ui {

/// A position to be analysed; it travels to the analysing thread by value.
struct AnalysisRequest {
    Position position;
    int lines = 1;
    quint64 generation = 0;
    std::stop_token stop;
};

/// Lives in the analysing thread and owns the engine there.
class AnalysisWorker : public QObject {
    Q_OBJECT

public:
    void analyse(const AnalysisRequest& request);

signals:
    void found(quint64 generation, const atom4::SearchReport& report);
    void finished(quint64 generation);

private:
    Engine engine_;
};

/// Searches one position after another in a thread of its own and tells what it finds as it gets deeper. Whoever asks
/// again or stops it hears no more of the position before. The engine's memory exists as long as the object, the
/// thread from the first search on; it sleeps when there is nothing to search. Going away stops it and waits for the
/// thread to end.
class Analysis : public QObject {
    Q_OBJECT

public:
    /// Whoever looks at a position for longer than this has left the room.
    static constexpr std::chrono::minutes kLongest{3};

    explicit Analysis(QObject* parent = nullptr);
    ~Analysis() override;

    /// The round must be in play there.
    void analyse(const Position& position, int lines);
    void stop();
    [[nodiscard]] bool isSearching() const { return searching_; }

signals:
    /// What is known about the position asked about last, after each depth.
    void found(const atom4::SearchReport& report);
    /// There is no more to find: the position is solved, or the time is up.
    void finished();

    void requested(const atom4::ui::AnalysisRequest& request);

private:
    void takeReport(quint64 generation, const SearchReport& report);
    void takeEnd(quint64 generation);

    WorkerThread<AnalysisWorker> thread_{QStringLiteral("analysis")};
    std::stop_source stop_;
    quint64 generation_ = 0;
    bool searching_ = false;
};

}  // namespace atom4::ui
