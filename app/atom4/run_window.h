// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"
#include "core/lines/session.h"
#include "ui/atom4/window/main_window.h"
#include "ui/lines/launcher.h"

namespace atom4::ui {

/// Returns whether a window can be shown: the display of the environment answers and has enough colours.
[[nodiscard]] bool canOpenDisplay();

/// Runs the window with the session's match until the user quits; first shows an error for a file that could not be
/// opened. The arguments are passed to Qt. Returns the exit status. `learn`: start with the lessons.
int runWindow(int argc, char** argv, Session& session, const std::optional<OpenError>& unopened = {},
              bool learn = false, const std::optional<net::NetworkOptions>& network = {});
/// The same with a game of Lines.
int runLinesWindow(int argc, char** argv, std::unique_ptr<lines::Session> session,
                   const std::optional<lines::OpenError>& unopened = {}, bool learn = false);

/// Lets the window of Atom-4 open the one of Lines: from its menu, and for files of that game. Neither window's code
/// knows the other. The launcher returned belongs to the window.
LinesLauncher* offerLines(MainWindow& window);

}  // namespace atom4::ui
