// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <memory>

#include "ui/atom4/window/game_animation.h"

namespace atom4::ui {

/// Asks for a file and saves the round there as an animated picture, with progress and Cancel.
class AnimationExport : public QObject {
    Q_OBJECT

public:
    explicit AnimationExport(QWidget* window);
    /// Asks for a file, then calls begin(). The match must outlive this object, unless `kept` owns it.
    void ask(const Match& match, const GameAnimation::Look& look, std::shared_ptr<const Match> kept = {});
    void begin(const Match& match, const GameAnimation::Look& look, const QString& file);

signals:
    /// Reports the result.
    void said(const QString& sentence);

private:
    void save(const QByteArray& gif, const QString& file);

    QWidget* window_;
    QPointer<QDialog> progress_;
};

}  // namespace atom4::ui
