// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/game_window.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>
#include <utility>

#include "ui/common/clipboard.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/paste_guard.h"
#include "ui/common/stored_values.h"
#include "ui/common/untrusted_text.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

GameWindow::GameWindow(const char* placeKey, QSize least) : placeKey_(placeKey) {
    setMinimumSize(least);
    setAcceptDrops(true);
    statusBar()->setSizeGripEnabled(false);
    leaveFocusNearby(*this);
    guardPasting();
    // Qt leaves the focus in the menu bar if a key opened a menu and then a dialog.
    connect(qApp, &QApplication::focusChanged, this,
            [this, kept = QPointer<QWidget>()](QWidget* before, const QWidget* now) mutable {
                if (qobject_cast<const QMenuBar*>(now) == nullptr || now->window() != this) return;
                if (before != nullptr && before->window() == this)
                    kept = before;
                else if (kept)
                    kept->setFocus();
            });
}

bool GameWindow::restorePlace() {
    return restoreWindowPlace(*this, placeKey_);
}

void GameWindow::keepPlace() const {
    keepWindowPlace(*this, placeKey_);
}

void GameWindow::say(const QString& text) {
    statusBar()->showMessage(text);
    announce(*this, text);
}

void GameWindow::setFullScreenAction(QAction* action) {
    fullScreen_ = action;
    fullScreen_->setCheckable(true);
    connect(fullScreen_, &QAction::triggered, this, &GameWindow::toggleFullScreen);
}

void GameWindow::toggleFullScreen() {
    if (!isFullScreen()) {
        wasMaximized_ = isMaximized();
        showFullScreen();
    } else if (wasMaximized_) {
        showMaximized();
    } else {
        showNormal();
    }
}

void GameWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && fullScreen_ != nullptr) fullScreen_->setChecked(isFullScreen());
}

void GameWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isFullScreen()) return toggleFullScreen();
    QMainWindow::keyPressEvent(event);
}

// Data dragged by this program itself is always available, and needs no check.
std::optional<std::filesystem::path> GameWindow::fileOf(const QDropEvent& event) {
    if (event.source() == nullptr && !Clipboard::dragAnswers()) return std::nullopt;
    return draggedFile(event.mimeData());
}

void GameWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (fileOf(*event)) event->acceptProposedAction();
}

void GameWindow::dropEvent(QDropEvent* event) {
    const auto file = fileOf(*event);
    if (!file) return;
    event->acceptProposedAction();
    emit fileDropped(*file);
}

namespace {

constexpr int kMargin = 6;  // as in a status bar

}  // namespace

StatusOverlay::StatusOverlay(QStatusBar* bar) : QLabel(bar->parentWidget()), bar_(bar) {
    setObjectName(QStringLiteral("statusOverlay"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setContentsMargins(kMargin, 4, kMargin, 3);
    hide();
    bar->installEventFilter(this);
    connect(bar, &QStatusBar::messageChanged, this, &StatusOverlay::place);
}

bool StatusOverlay::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::FontChange) place();
    return QLabel::eventFilter(watched, event);
}

void StatusOverlay::place() {
    const QString message = bar_->currentMessage();
    // A notice at the edge of the bar stays visible.
    const auto* notice = bar_->findChild<UnsavedNotice*>();
    const int room = bar_->width() - (notice != nullptr && notice->isVisibleTo(bar_) ? notice->width() + kMargin : 0);
    const bool fits = bar_->fontMetrics().horizontalAdvance(message) <= room - 2 * kMargin;
    setText(fits ? QString() : message);
    setVisible(!fits);
    if (fits) return;
    const int height = heightForWidth(room);
    setGeometry(bar_->x(), bar_->geometry().bottom() + 1 - height, room, height);
    raise();
}

void StatusOverlay::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(BoardTheme::from(palette()).cardBorder);
    painter.drawLine(0, 0, width(), 0);
}

UnsavedNotice::UnsavedNotice(QStatusBar* bar) : QToolButton(bar) {
    setObjectName(QStringLiteral("unkept"));
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    // The bar reserves room for the notice even while it is hidden, and must not become higher because of it.
    setMaximumHeight(bar->fontMetrics().height());
    keepTranslated(this, [this] { setText(tr("Not saved", "in the status bar: autosave fails")); });
    bar->addPermanentWidget(this);
    hide();
}

void UnsavedNotice::setReason(const QString& reason) {
    setToolTip(reason.isEmpty() ? QString() : forToolTip(reason));
    setAccessibleDescription(reason);
    setVisible(!reason.isEmpty());
}

bool askBeforeLosing(QWidget* parent, const QString& reason, const std::function<bool()>& saveAs) {
    QMessageBox box(QMessageBox::Warning, UnsavedNotice::tr("Quit"),
                    reason + QLatin1Char('\n') + UnsavedNotice::tr("It will be lost if you quit."), QMessageBox::Cancel,
                    parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton* save = box.addButton(UnsavedNotice::tr("Save &As..."), QMessageBox::AcceptRole);
    QPushButton* lose = box.addButton(UnsavedNotice::tr("&Quit Without Saving"), QMessageBox::DestructiveRole);
    save->setObjectName(QStringLiteral("saveAs"));
    lose->setObjectName(QStringLiteral("lose"));
    box.setDefaultButton(save);
    do {
        box.exec();
        if (box.clickedButton() != save) return box.clickedButton() == lose;
    } while (!saveAs());
    return true;
}

UnfinishedMenu::UnfinishedMenu(Entries entries, QWidget* parent) : QMenu(parent), entries_(std::move(entries)) {
    setObjectName(QStringLiteral("unfinished"));
    keepTranslated(this, [this] { setTitle(tr("&Resume")); });
    connect(this, &QMenu::aboutToShow, this, &UnfinishedMenu::fill);
}

void UnfinishedMenu::fill() {
    clear();
    for (UnfinishedEntry& entry : entries_()) {
        addAction(forMenu(entry.text), this, [this, file = std::move(entry.file)] { emit chosen(file); });
    }
    if (isEmpty()) addAction(tr("No unfinished games"))->setEnabled(false);
}

}  // namespace atom4::ui
