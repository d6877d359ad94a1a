// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/faults/system/failing_system.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::test {

/// Something that a program does to the files of a person, from what was there before to what must be there after,
/// whatever fails meanwhile. Each has a home of its own: state, data and settings lie below home().
class Scene {
public:
    Scene();
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene();

    virtual void prepare() {}  ///< the system does not fail yet
    virtual void act() = 0;
    virtual void check() = 0;  ///< the system no longer fails

    [[nodiscard]] const std::filesystem::path& home() const { return home_.path(); }
    /// What all files below the folder hold, by their names.
    [[nodiscard]] std::vector<std::pair<std::filesystem::path, std::string>> files() const;
    [[nodiscard]] bool is_anywhere(std::string_view text) const;

private:
    TemporaryFolder home_;
};

using MakeScene = std::function<std::unique_ptr<Scene>()>;

/// Plays the scene with the first call of each kind failing, then with the second one, and so on until none fails; both
/// with that one call alone and with all that follow. The number of times that it was played.
int sweep_failures(const MakeScene& make);

}  // namespace atom4::test
