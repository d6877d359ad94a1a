// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/animation_export.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>
#include <utility>

#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

AnimationExport::AnimationExport(QWidget* window) : QObject(window), window_(window) {}

void AnimationExport::ask(const Match& match, const GameAnimation::Look& look, std::shared_ptr<const Match> kept) {
    auto* dialog = new QFileDialog(window_, tr("Save the round as an animation"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("gif"));
    dialog->setNameFilter(tr("Animated pictures (*.gif)"));
    dialog->selectFile(tr("round.gif", "suggested file name"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, &match, look, kept = std::move(kept)](const QString& file) { begin(match, look, file); });
    dialog->open();
}

void AnimationExport::begin(const Match& match, const GameAnimation::Look& look, const QString& file) {
    const QString ending = QStringLiteral(".gif");
    if (!endsInOneOf(file, {ending})) {
        warn(window_, tr("Save the round as an animation"), FileMessages::wrongEnding(pathOf(file), ending));
        return;
    }
    delete progress_;
    progress_ = new QDialog(window_);
    progress_->setObjectName(QStringLiteral("animationProgress"));
    progress_->setAttribute(Qt::WA_DeleteOnClose);
    // The animation is deleted with the dialog that shows its progress.
    auto* animation = new GameAnimation(match, look, progress_);
    auto* label = new QLabel;
    auto* bar = new QProgressBar;
    bar->setRange(0, animation->positions());
    bar->setFormat(QStringLiteral("%v / %m"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(progress_);
    for (QWidget* part : std::initializer_list<QWidget*>{label, bar, buttons}) column->addWidget(part);
    keepTranslated(progress_, [=, this] {
        progress_->setWindowTitle(tr("Save the round as an animation"));
        label->setText(tr("Drawing the positions..."));
    });
    connect(animation, &GameAnimation::made, bar, &QProgressBar::setValue);
    connect(animation, &GameAnimation::finished, progress_, &QDialog::accept);
    connect(animation, &GameAnimation::finished, this, [this, file](const QByteArray& gif) { save(gif, file); });
    connect(buttons, &QDialogButtonBox::rejected, progress_, &QDialog::reject);
    connect(progress_, &QDialog::rejected, this, [this] { emit said(tr("No animation was saved.")); });
    progress_->open();
    animation->start();
}

void AnimationExport::save(const QByteArray& gif, const QString& file) {
    const QString name = shownName(pathOf(file));
    if (writeWholeFile(gif, file)) return emit said(tr("Saved the animation as %1.", "%1 is a file").arg(name));
    warn(window_, tr("Save the round as an animation"),
         tr("Couldn't write %1. Choose another folder or free up disk space.").arg(name));
}

}  // namespace atom4::ui
