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

/// A change that a program makes to a player's files: what was there before, the change, and what must be there after,
/// whatever fails meanwhile. Each scene has a home of its own: state, data and settings lie below home().
class Scene {
public:
    Scene();
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene();

    virtual void prepare() {}  ///< runs before the system fails
    virtual void act() = 0;
    virtual void check() = 0;  ///< runs when the system no longer fails

    [[nodiscard]] const std::filesystem::path& home() const { return home_.path(); }
    /// Returns the paths and contents of all files below home().
    [[nodiscard]] std::vector<std::pair<std::filesystem::path, std::string>> files() const;
    [[nodiscard]] bool is_anywhere(std::string_view text) const;

private:
    TemporaryFolder home_;
};

using MakeScene = std::function<std::unique_ptr<Scene>()>;

/// Plays the scene with the first call of each kind failing, then with the second one, and so on until none fails: once
/// with that call alone and, where that can end, once with all later calls failing too. Returns how often it played.
int sweep_failures(const MakeScene& make);

}  // namespace atom4::test
