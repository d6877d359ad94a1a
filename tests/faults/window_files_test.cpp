// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QDialog>
#include <QImage>
#include <QMessageBox>
#include <fstream>

#include "tests/faults/failure_sweep.h"
#include "tests/support/matches.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/pages/handbook_printer.h"
#include "ui/atom4/window/animation_export.h"
#include "ui/atom4/window/picture_export.h"
#include "ui/common/settings.h"

// Files that the window overwrites are old or new after each failure; a failed save is reported.

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::Scene;

class WindowFiles : public testing::Test {
protected:
    static void SetUpTestSuite() {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        static int count = 1;
        static char name[] = "window_fault_tests";
        static char* words[] = {name, nullptr};
        static QApplication application(count, words);
    }
};

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Saves a picture over an existing file.
class ExportOfPicture : public Scene {
public:
    explicit ExportOfPicture(const char* name) : name_(name) {}
    void prepare() override { std::ofstream(file()) << "old"; }
    void act() override {
        const ui::ShownBoard shown{Position(BoardSize{6, 6}), {}, {}, QPalette()};
        QWidget window;
        ui::PictureExport pictures([&] { return shown; }, &window);
        QObject::connect(&pictures, &ui::PictureExport::said, [this] { saved_ = true; });
        pictures.save(QString::fromStdString(file()), shown);
        warned_ = !window.findChildren<QDialog*>().isEmpty();
    }
    void check() override {
        EXPECT_NE(saved_, warned_);
        const std::string now = text_of(file());
        if (now == "old") {
            EXPECT_TRUE(warned_);
        } else if (name_.ends_with(".svg")) {
            EXPECT_TRUE(now.ends_with("</svg>\n")) << now.substr(now.size() - 20);
        } else {
            EXPECT_FALSE(QImage(QString::fromStdString(file())).isNull());
        }
    }

private:
    [[nodiscard]] fs::path file() const { return home() / name_; }

    std::string name_;
    bool saved_ = false;
    bool warned_ = false;
};

TEST_F(WindowFiles, OfDrawingsAreOldOrNewAfterEachFailure) {
    EXPECT_GT(test::sweep_failures([] { return std::make_unique<ExportOfPicture>("board.svg"); }), 30);
}

TEST_F(WindowFiles, OfPicturesAreOldOrNewAfterEachFailure) {
    EXPECT_GT(test::sweep_failures([] { return std::make_unique<ExportOfPicture>("board.png"); }), 30);
}

// Saves the round as an animation over an existing file.
class ExportOfAnimation : public Scene {
public:
    void prepare() override { std::ofstream(file()) << "old"; }
    void act() override {
        Match match({BoardSize{6, 6}, test::two_people()});
        Random random(3);
        test::play_plies(match, random, 1);
        QWidget window;
        ui::AnimationExport animations(&window);
        QObject::connect(&animations, &ui::AnimationExport::said, [this] { saved_ = true; });
        const auto has_warned = [&] { return window.findChild<QMessageBox*>() != nullptr; };
        animations.begin(match, {QPalette(), QFont()}, QString::fromStdString(file()));
        while (!saved_ && !has_warned()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        warned_ = has_warned();
    }
    void check() override {
        EXPECT_NE(saved_, warned_);
        const std::string now = text_of(file());
        if (saved_)
            EXPECT_TRUE(now.starts_with("GIF89a") && now.ends_with(';')) << now.size();
        else
            EXPECT_EQ(now, "old");
    }

private:
    [[nodiscard]] fs::path file() const { return home() / "round.gif"; }

    bool saved_ = false;
    bool warned_ = false;
};

TEST_F(WindowFiles, OfAnimationsAreOldOrNewAfterEachFailure) {
    EXPECT_GT(test::sweep_failures([] { return std::make_unique<ExportOfAnimation>(); }), 30);
}

// Each attempt takes a second, so only the first call of a few kinds fails; later ones fail as with drawings.
TEST_F(WindowFiles, OfTheHandbookAreOldOrNewAfterEachFailure) {
    for (const auto& [call, error] : {std::pair{test::Call::kOpen, EMFILE},
                                      {test::Call::kWrite, ENOSPC},
                                      {test::Call::kRename, EIO},
                                      {test::Call::kRemove, EACCES}}) {
        const test::TemporaryFolder home;
        const fs::path file = home / "handbook.pdf";
        std::ofstream(file) << "old";
        bool saved = false;
        {
            const test::FailingSystem system(home.path(), {call, 1, error, false});
            saved = ui::HandbookPrinter::savePdf(QString::fromStdString(file), ui::PieceStyle::kPlain);
        }
        const std::string now = text_of(file);
        if (saved)
            EXPECT_TRUE(now.starts_with("%PDF") && now.ends_with("%%EOF\n")) << now.size();
        else
            EXPECT_EQ(now, "old");
        EXPECT_EQ(saved, call == test::Call::kRemove);
    }
}

// The player changes a setting in the window; the file also holds settings that a newer version wrote.
class ChangeOfSettings : public Scene {
public:
    void prepare() override {
        fs::create_directories(file().parent_path());
        std::ofstream(file()) << kOld;
    }
    void act() override {
        ui::SettingsManager keeper;
        QObject::connect(&keeper, &ui::SettingsManager::failed, [this] { ++told_; });
        ui::Settings settings = keeper.settings();
        settings.markLastMove = false;
        keeper.change(settings);
        holds_ = !keeper.settings().markLastMove;
    }
    void check() override {
        EXPECT_TRUE(holds_) << "the game goes on with it";
        const std::string now = text_of(file());
        if (told_ == 0) {
            EXPECT_EQ(now, kOld + "\n[board]\nlast-move=false\n");
        } else {
            EXPECT_EQ(told_, 1);
            EXPECT_EQ(now, kOld);
        }
    }

private:
    [[nodiscard]] fs::path file() const { return home() / "config/atom4/settings.ini"; }

    inline static const std::string kOld = "[sounds]\non=true\nvolume=40\n";
    int told_ = 0;
    bool holds_ = false;
};

TEST_F(WindowFiles, OfSettingsAreOldOrNewAfterEachFailure) {
    EXPECT_GT(test::sweep_failures([] { return std::make_unique<ChangeOfSettings>(); }), 40);
}

}  // namespace
}  // namespace atom4
