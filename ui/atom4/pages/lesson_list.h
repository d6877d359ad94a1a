// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAbstractButton>
#include <QBoxLayout>

#include "core/atom4/training/lesson_course.h"

namespace atom4::ui {

/// A lesson in the list: its number, or a tick once it is done, and its title if there is room.
class LessonButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit LessonButton(LessonId lesson, QWidget* parent = nullptr);
    void setDone(bool done);
    [[nodiscard]] bool isDone() const { return done_; }
    void setTitled(bool titled);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setTexts();
    [[nodiscard]] int side() const;

    LessonId lesson_;
    bool done_ = false;
    bool titled_ = true;
};

/// Lists all lessons in order, and which of them are done.
class LessonList : public QWidget {
    Q_OBJECT

public:
    explicit LessonList(QWidget* parent = nullptr);

    enum class Arrangement { kTitles, kColumn, kRow };
    void setArrangement(Arrangement arrangement);
    /// Marks the current lesson, and those that are done.
    void show(const LessonCourse& course);
    [[nodiscard]] LessonButton* button(LessonId lesson) const;

signals:
    void chosen(atom4::LessonId lesson);

private:
    QBoxLayout* layout_;
    QList<LessonButton*> buttons_;
};

}  // namespace atom4::ui
