// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Runs one of the window's tests: window_tests NAME [QTEST-ARGUMENT...]
#include <QApplication>
#include <QTest>
#include <cstdio>
#include <string_view>

#include "tests/ui/support/window_test.h"

namespace atom4::test {

std::map<std::string, MakeTest>& window_tests() {
    static std::map<std::string, MakeTest> tests;
    return tests;
}

WindowTest::WindowTest(const char* source, MakeTest make) {
    // The path may be absolute or relative.
    constexpr std::string_view kFolder = "tests/ui/";
    const std::string_view path = source;
    const std::size_t name = path.rfind(kFolder) + kFolder.size();
    window_tests().emplace(path.substr(name, path.rfind('.') - name), make);
}

}  // namespace atom4::test

int main(int argc, char* argv[]) {
    const auto& tests = atom4::test::window_tests();
    const auto test = argc > 1 ? tests.find(argv[1]) : tests.end();
    if (test == tests.end()) {
        std::fputs("One of these, please:\n", stderr);
        for (const auto& [name, make] : tests) std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // Qt must not see the name of the test.
    argv[1] = argv[0];
    --argc;
    ++argv;
    QApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication application(argc, argv);
    return QTest::qExec(test->second().get(), argc, argv);
}
