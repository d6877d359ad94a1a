// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

/// Holds that selection of the X server ("CLIPBOARD") for as long as it lives, and answers nobody, as a program that is
/// stopped does.
class SilentOwner {
public:
    explicit SilentOwner(const char* selection);
    SilentOwner(const SilentOwner&) = delete;
    SilentOwner& operator=(const SilentOwner&) = delete;
    ~SilentOwner();

private:
    void* display_;
};
