// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/last_choice.h"

#include <array>
#include <utility>

#include "core/lines/board.h"
#include "ui/common/settings_file.h"

namespace atom4::ui {
namespace {

constexpr const char* kSizeKey = "lines/size";
constexpr const char* kPreviewKey = "lines/preview";
constexpr const char* kNameKey = "lines/name";
constexpr std::array<std::pair<const char*, int lines::GameSetup::*>, 4> kNumbers{
    {{"lines/colours", &lines::GameSetup::colours},
     {"lines/line", &lines::GameSetup::line},
     {"lines/first", &lines::GameSetup::first},
     {"lines/each", &lines::GameSetup::each}}};

}  // namespace

lines::Configuration lastLinesChoice() {
    lines::Configuration choice{{}, keptValue(kPreviewKey).toString() != QLatin1String("false")};
    lines::GameSetup setup;
    if (!lines::parse_size(keptValue(kSizeKey).toString().toStdString(), setup)) return choice;
    for (const auto& [key, number] : kNumbers) setup.*number = keptValue(key).toInt();
    if (!lines::fault_of(setup)) choice.setup = setup;
    return choice;
}

void keepLinesChoice(const lines::Configuration& configuration) {
    keepValue(kSizeKey, QString::fromStdString(lines::size_text(configuration.setup)));
    for (const auto& [key, number] : kNumbers) keepValue(key, configuration.setup.*number);
    keepValue(kPreviewKey, configuration.preview);
}

QString lastLinesName() {
    return keptValue(kNameKey).toString();
}

void keepLinesName(const QString& name) {
    keepValue(kNameKey, name);
}

}  // namespace atom4::ui
