// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/mistakes.h"

// Replaces libFuzzer's main where there is no libFuzzer: runs the body over every file of a folder, then over copies of
// each with a few mistakes, always the same ones.
//
//   X_fuzz FOLDER [COPIES]

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

constexpr char kFatalInput[] = "fatal-input";
constexpr std::uint64_t kMostMistakes = 6;

// The input that the body is running on, and a message about it, for the signal handler.
std::string input;
std::string told;

extern "C" void keep_input(int signal) {
    const int file = ::open(kFatalInput, O_CREAT | O_TRUNC | O_WRONLY, 0666);
    [[maybe_unused]] auto written = ::write(file, input.data(), input.size());
    written = ::write(STDERR_FILENO, told.data(), told.size());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(std::string text, const std::string& what) {
    input = std::move(text);
    told = "The body ended at " + what + "; it is kept in the file " + kFatalInput + " of this folder\n";
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

std::vector<fs::path> files_of(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "Usage: " << argv[0] << " FOLDER [COPIES]\n";
        return 2;
    }
    const auto files = files_of(argv[1]);
    if (files.empty()) {
        std::cerr << argv[1] << ": there is nothing to run the body over\n";
        return 1;
    }
    const long copies = argc > 2 ? std::strtol(argv[2], nullptr, 10) : 0;
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE}) std::signal(signal, keep_input);
    for (const fs::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        const std::string seed{std::istreambuf_iterator<char>(in), {}};
        run(seed, file);
        atom4::Random random(seed.size());
        for (long copy = 1; copy <= copies; ++copy)
            run(atom4::test::with_mistakes(seed, 1 + random.below(kMostMistakes), random),
                "copy " + std::to_string(copy) + " of " + file.string());
    }
    std::cout << files.size() << " files, " << copies << " copies of each\n";
    return 0;
}
