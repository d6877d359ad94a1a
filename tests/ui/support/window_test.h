// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <string>

/// The tests of the window are one program, which compiles many sources at a time; ctest starts it once for each.
namespace atom4::test {

using MakeTest = std::unique_ptr<QObject> (*)();

/// The tests of this program, each by the name of its source in tests/ui: "lines/zoom_test".
[[nodiscard]] std::map<std::string, MakeTest>& window_tests();

/// The test made by `make` is in that source, a `__FILE__`.
struct WindowTest {
    WindowTest(const char* source, MakeTest make);
};

}  // namespace atom4::test

/// This source has its tests in that class.
#define ATOM4_WINDOW_TEST(Class)                 \
    const ::atom4::test::WindowTest window_test( \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
