// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QEvent>
#include <functional>
#include <utility>

#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

/// What there is to say of a try, in whatever language is spoken meanwhile; in the colours of what was good and what
/// was not. To be tinted again when its parent has other colours.
class PuzzleOutcome : public LiveLabel {
public:
    enum class Tone { kPlain, kGood, kWrong };

    PuzzleOutcome() { setAlignment(Qt::AlignTop | Qt::AlignLeading); }

    /// Nothing where there are no words.
    void say(std::function<QString()> words, Tone tone) {
        words_ = std::move(words);
        tone_ = tone;
        LiveLabel::say(words_ ? words_() : QString());
        tint();
    }
    void tint() {
        const bool dark = BoardTheme::from(parentWidget()->palette()).dark;
        QPalette painted = parentWidget()->palette();
        if (tone_ != Tone::kPlain)
            painted.setColor(QPalette::WindowText, tone_ == Tone::kWrong ? worseColour(dark) : betterColour(dark));
        setPalette(painted);
    }

protected:
    void changeEvent(QEvent* event) override {
        LiveLabel::changeEvent(event);
        if (event->type() == QEvent::LanguageChange && words_) setText(words_());
    }

private:
    std::function<QString()> words_;
    Tone tone_ = Tone::kPlain;
};

}  // namespace atom4::ui
