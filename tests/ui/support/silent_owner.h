// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

/// Owns that selection of the X server ("CLIPBOARD") during its lifetime, but answers no requests, like a program that
/// is stopped.
class SilentOwner {
public:
    explicit SilentOwner(const char* selection);
    SilentOwner(const SilentOwner&) = delete;
    SilentOwner& operator=(const SilentOwner&) = delete;
    ~SilentOwner();

private:
    void* display_;
};
