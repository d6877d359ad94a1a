// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTranslator>
#include <memory>
#include <vector>

#include "core/base/translation.h"

namespace atom4::ui {

/// A made-up language that shows each text in the longest of all its translations. If nothing is cut off in it, nothing
/// is cut off in any language of the window, so tests need not try each one.
class LongestTexts : public QTranslator, public TranslationCatalogue {
public:
    LongestTexts();
    ~LongestTexts() override;

    [[nodiscard]] QString translate(const char* context, const char* text, const char* comment, int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] std::string find(const char* context, const char* text) const override;
    [[nodiscard]] std::string find_counted(unsigned long number, const char* one, const char* many) const override;

private:
    struct Language {
        QTranslator own;
        QTranslator qt;
    };
    std::vector<std::unique_ptr<Language>> languages_;
};

}  // namespace atom4::ui
