// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/handbook_window.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include "ui/atom4/pages/handbook_printer.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {
namespace {

constexpr QSize kUsualSize{900, 680};
const QString kPdf = QStringLiteral(".pdf");
constexpr int kNarrowWidth = 620;  // in a window narrower than this, the list is above the page

}  // namespace

HandbookWindow::HandbookWindow(PieceStyle style, QWidget* parent)
    : QDialog(parent),
      style_(style),
      search_(new QLineEdit),
      list_(new QListWidget),
      browser_(new HandbookBrowser),
      splitter_(new QSplitter),
      back_(makeButton("back")),
      forward_(makeButton("forward")),
      print_(makeButton("print")),
      save_(makeButton("savePdf")) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    search_->setClearButtonEnabled(true);
    search_->setObjectName(QStringLiteral("search"));
    list_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("contents"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    browser_->setPieceStyle(style);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeBar());
    splitter_->addWidget(list_);
    splitter_->addWidget(browser_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(1, 1);
    column->addWidget(splitter_, 1);
    connect(search_, &QLineEdit::textChanged, this, &HandbookWindow::find);
    connect(search_, &QLineEdit::returnPressed, this, &HandbookWindow::nextFinding);
    connect(list_, &QListWidget::currentRowChanged, this, &HandbookWindow::choose);
    connect(browser_, &HandbookBrowser::pageShown, this, &HandbookWindow::follow);
    connect(browser_, &HandbookBrowser::lessonRequested, this, &HandbookWindow::lessonRequested);
    connect(browser_, &QTextBrowser::backwardAvailable, back_, &QWidget::setEnabled);
    connect(browser_, &QTextBrowser::forwardAvailable, forward_, &QWidget::setEnabled);
    connect(back_, &QToolButton::clicked, browser_, &QTextBrowser::backward);
    connect(forward_, &QToolButton::clicked, browser_, &QTextBrowser::forward);
    connect(print_, &QToolButton::clicked, this, &HandbookWindow::askForPrinter);
    connect(save_, &QToolButton::clicked, this, &HandbookWindow::askForFile);
    addKeys();
    keepTranslated(this, [this] { setTexts(); });
    resize(kUsualSize.boundedTo(this->screen()->availableSize() * 9 / 10));
    browser_->open(HandbookPage::kRules);
    setReadingTabOrder(*this);
    browser_->setFocus();
}

QToolButton* HandbookWindow::makeButton(const char* name) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* HandbookWindow::makeBar() {
    back_->setIcon(symbolIcon(Symbol::kPrevious));
    forward_->setIcon(symbolIcon(Symbol::kNext));
    back_->setEnabled(false);
    forward_->setEnabled(false);
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(back_);
    row->addWidget(forward_);
    row->addWidget(search_, 1);
    row->addWidget(print_);
    row->addWidget(save_);
    return bar;
}

void HandbookWindow::addKeys() {
    const auto add = [this](const QKeySequence& keys, auto&& act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    add(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { browser_->backward(); });
    add(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { browser_->forward(); });
    add(QKeySequence::Find, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    add(QKeySequence(Qt::Key_F3), [this] { nextFinding(); });
    add(QKeySequence::Print, [this] { askForPrinter(); });
    add(QKeySequence::Save, [this] { askForFile(); });
}

void HandbookWindow::setTexts() {
    setWindowTitle(tr("Handbook"));
    back_->setToolTip(tr("Back (Alt+Left)"));
    back_->setAccessibleName(tr("Back"));
    forward_->setToolTip(tr("Forward (Alt+Right)"));
    forward_->setAccessibleName(tr("Forward"));
    print_->setText(tr("Print...", "button: the handbook"));
    print_->setToolTip(tr("Print the whole handbook (Ctrl+P)"));
    save_->setText(tr("PDF...", "button: saves the handbook"));
    save_->setToolTip(tr("Save the whole handbook as a PDF (Ctrl+S)"));
    search_->setPlaceholderText(tr("Find in the handbook"));
    search_->setAccessibleName(tr("Find in the handbook"));
    list_->setAccessibleName(tr("Contents"));
    browser_->setAccessibleName(tr("Page"));
    // In right-to-left layouts, QSplitter places its parts a pixel too far to the right.
    splitter_->setContentsMargins(0, 0, isRightToLeft() ? 1 : 0, 0);
    find(search_->text());
    browser_->refresh();
}

void HandbookWindow::openAt(HandbookPage page) {
    search_->clear();
    browser_->open(page);
    browser_->setFocus();
}

void HandbookWindow::setPieceStyle(PieceStyle style) {
    style_ = style;
    browser_->setPieceStyle(style);
}

void HandbookWindow::find(const QString& words) {
    findings_ = find_in_handbook(words.toStdString(), kWindowHandbookPages);
    browser_->markWords(words);
    fillList();
}

// Lists the contents; during a search, the findings.
void HandbookWindow::fillList() {
    const QSignalBlocker silent(list_);
    list_->clear();
    if (search_->text().trimmed().isEmpty()) {
        for (const HandbookPage page : kWindowHandbookPages) list_->addItem(QString::fromStdString(title_of(page)));
        list_->setCurrentRow(static_cast<int>(browser_->page()));
        return;
    }
    for (const Finding& finding : findings_) {
        const QString title = QString::fromStdString(title_of(finding.page));
        list_->addItem(finding.is_title ? title
                                        : tr("%1: %2", "a page of the handbook, and a sentence of it")
                                              .arg(title, QString::fromStdString(finding.sentence)));
    }
    if (!findings_.empty()) return;
    list_->addItem(visible(not_found_text(search_->text().toStdString())));
    list_->item(0)->setFlags(Qt::NoItemFlags);
}

void HandbookWindow::choose(int row) {
    if (row < 0) return;
    const auto number = static_cast<std::size_t>(row);
    if (search_->text().trimmed().isEmpty()) return browser_->open(kWindowHandbookPages[number]);
    if (number >= findings_.size()) return;
    const Finding& finding = findings_[number];
    browser_->open(finding.page);
    if (!finding.is_title) browser_->show(QString::fromStdString(finding.sentence));
}

void HandbookWindow::nextFinding() {
    if (findings_.empty()) return;
    list_->setCurrentRow((list_->currentRow() + 1) % static_cast<int>(findings_.size()));
}

void HandbookWindow::follow(HandbookPage page) {
    if (!search_->text().trimmed().isEmpty()) return;
    const QSignalBlocker silent(list_);
    list_->setCurrentRow(static_cast<int>(page));
}

// Escape clears the search first.
void HandbookWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) return search_->clear();
    // Enter goes to the next finding, and must not press a button of the dialog.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return;
    QDialog::keyPressEvent(event);
}

void HandbookWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    const bool narrow = width() < kNarrowWidth;
    splitter_->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    const int list = narrow ? splitter_->height() / 5 : std::min(260, splitter_->width() / 3);
    splitter_->setSizes({list, (narrow ? splitter_->height() : splitter_->width()) - list});
}

void HandbookWindow::askForPrinter() {
    auto* dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the handbook"));
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, dialog](QPrinter* printer) {
        // A file gets a PDF, whatever its name is.
        const QString file = printer->outputFileName();
        if (file.isEmpty() || endsInOneOf(file, {kPdf})) return HandbookPrinter::print(*printer, style_);
        warn(this, dialog->windowTitle(), FileMessages::wrongEnding(pathOf(file), kPdf));
    });
    dialog->open();
}

void HandbookWindow::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Save the handbook"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->setNameFilter(tr("PDF (*.pdf)"));
    dialog->selectFile(tr("atom4-handbook.pdf", "suggested file name"));
    connect(dialog, &QFileDialog::fileSelected, this, &HandbookWindow::savePdf);
    dialog->open();
}

void HandbookWindow::savePdf(const QString& file) {
    if (!endsInOneOf(file, {kPdf})) {
        warn(this, tr("Save the handbook"), FileMessages::wrongEnding(pathOf(file), kPdf));
        return;
    }
    if (!HandbookPrinter::savePdf(file, style_))
        warn(this, tr("Save the handbook"),
             tr("Couldn't write %1. Choose another folder or free up disk space.").arg(shownName(pathOf(file))));
}

}  // namespace atom4::ui
