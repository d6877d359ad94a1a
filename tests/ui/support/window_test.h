// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <string>

/// The window tests are one program, so that many sources are compiled together; ctest starts it once for each source.
namespace atom4::test {

using MakeTest = std::unique_ptr<QObject> (*)();

/// Returns the tests of this program by the name of their source in tests/ui, such as "lines/zoom_test".
[[nodiscard]] std::map<std::string, MakeTest>& window_tests();

/// Registers the test that `make` creates; `source` is the `__FILE__` it is in.
struct WindowTest {
    WindowTest(const char* source, MakeTest make);
};

}  // namespace atom4::test

/// Registers the class as the test of this source.
#define ATOM4_WINDOW_TEST(Class)                 \
    const ::atom4::test::WindowTest window_test( \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
