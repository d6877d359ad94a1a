// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/common/language.h"
#include "ui/common/shortcuts.h"

namespace atom4::ui {
namespace {

// Keys that boards, lists and dialogs handle themselves, in every game.
constexpr std::array kWidgetKeys{Qt::Key_Left,   Qt::Key_Right,   Qt::Key_Up,      Qt::Key_Down,  Qt::Key_Home,
                                 Qt::Key_End,    Qt::Key_Space,   Qt::Key_PageUp,  Qt::Key_Comma, Qt::Key_Period,
                                 Qt::Key_Enter,  Qt::Key_Tab,     Qt::Key_Backtab, Qt::Key_Menu,  Qt::Key_Return,
                                 Qt::Key_Escape, Qt::Key_PageDown};

// Qt's own waits a second for further keys; here a single key is complete at once.
class OneKeyEdit : public QKeySequenceEdit {
public:
    using QKeySequenceEdit::QKeySequenceEdit;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        QKeySequenceEdit::keyPressEvent(event);
        const QKeySequence key = keySequence();
        if (key.isEmpty()) return;
        {
            const QSignalBlocker quietly(this);
            clear();
        }
        setKeySequence(QKeySequence(key[0]));
    }
};

QString native(const ShortcutPlan::Keys& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) texts += key.toString(QKeySequence::NativeText);
    return texts.join(QLatin1String(", "));
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(Shortcuts& shortcuts, QWidget* parent)
    : QDialog(parent),
      shortcuts_(shortcuts),
      plan_(shortcuts.plan()),
      search_(new QLineEdit),
      list_(new QTreeWidget),
      items_(shortcuts.actions().size()),
      edit_(new OneKeyEdit),
      verdict_(new QLabel),
      use_(new QPushButton),
      add_(new QPushButton),
      none_(new QPushButton),
      reset_(new QPushButton),
      resetAll_(new QPushButton) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("shortcutsDialog"));
    list_->setColumnCount(2);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
    search_->setObjectName(QStringLiteral("search"));
    search_->setClearButtonEnabled(true);
    verdict_->setObjectName(QStringLiteral("verdict"));
    verdict_->setWordWrap(true);
    verdict_->setTextFormat(Qt::PlainText);
    verdict_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    verdict_->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    use_->setObjectName(QStringLiteral("use"));
    add_->setObjectName(QStringLiteral("add"));
    none_->setObjectName(QStringLiteral("none"));
    reset_->setObjectName(QStringLiteral("reset"));
    resetAll_->setObjectName(QStringLiteral("resetAll"));
    for (QPushButton* button : {use_, add_, none_, reset_, resetAll_}) button->setAutoDefault(false);

    auto* grid = new QGridLayout;
    grid->addWidget(verdict_, 0, 0, 1, 2);
    grid->addWidget(edit_, 1, 0, 1, 2);
    grid->addWidget(use_, 2, 0);
    grid->addWidget(add_, 2, 1);
    grid->addWidget(none_, 3, 0);
    grid->addWidget(reset_, 3, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->addButton(resetAll_, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ShortcutsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addLayout(grid);
    column->addWidget(buttons);

    connect(search_, &QLineEdit::textChanged, this, &ShortcutsDialog::search);
    connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::choose);
    connect(edit_, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::judge);
    connect(use_, &QPushButton::clicked, this, [this] { give(false); });
    connect(add_, &QPushButton::clicked, this, [this] { give(true); });
    connect(none_, &QPushButton::clicked, this, [this] {
        plan_.set(static_cast<std::size_t>(chosen()), {});
        showKeys();
    });
    connect(reset_, &QPushButton::clicked, this, [this] {
        plan_.reset(static_cast<std::size_t>(chosen()));
        showKeys();
    });
    connect(resetAll_, &QPushButton::clicked, this, [this] {
        plan_.resetAll();
        showKeys();
    });
    fill();
    keepTranslated(this, [this] { retranslate(); });
    resize(QSize(fontMetrics().averageCharWidth() * 64, fontMetrics().height() * 30)
               .boundedTo(screen()->availableSize() * 9 / 10));
}

QString ShortcutsDialog::menuText() {
    return tr("&Shortcuts...");
}

void ShortcutsDialog::fill() {
    for (const QAction* menu : shortcuts_.window().menuBar()->actions()) addGroup(menu->menu()->actions());
    // Actions that are in no menu of the window come last.
    addGroup({shortcuts_.actions().begin(), shortcuts_.actions().end()});
    list_->expandAll();
    search();
}

void ShortcutsDialog::addGroup(const QList<QAction*>& actions) {
    auto* group = new QTreeWidgetItem(list_);
    group->setFlags(Qt::ItemIsEnabled);
    addTo(group, actions);
}

void ShortcutsDialog::addTo(QTreeWidgetItem* group, const QList<QAction*>& actions) {
    const auto& all = shortcuts_.actions();
    for (const QAction* action : actions) {
        if (action->menu() != nullptr) addTo(group, action->menu()->actions());
        const auto at = static_cast<std::size_t>(std::ranges::find(all, action) - all.begin());
        if (at < items_.size() && items_[at] == nullptr) items_[at] = new QTreeWidgetItem(group);
    }
}

void ShortcutsDialog::search() {
    const QString part = search_->text().trimmed();
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = list_->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* item = group->child(j);
            const bool found =
                item->text(0).contains(part, Qt::CaseInsensitive) || item->text(1).contains(part, Qt::CaseInsensitive);
            item->setHidden(!found);
            if (found && first == nullptr) first = item;
            any = any || found;
        }
        group->setHidden(!any);
    }
    if (list_->currentItem() == nullptr || list_->currentItem()->isHidden()) list_->setCurrentItem(first);
}

void ShortcutsDialog::retranslate() {
    setWindowTitle(tr("Shortcuts"));
    list_->setHeaderLabels({tr("Action"), tr("Shortcut", "column of a list")});
    list_->setAccessibleName(tr("Actions and shortcuts"));
    edit_->setAccessibleName(tr("New shortcut"));
    use_->setText(tr("&Assign"));
    add_->setText(tr("A&dd"));
    none_->setText(tr("Re&move"));
    reset_->setText(tr("&Reset", "the keys of one action"));
    resetAll_->setText(tr("Reset A&ll", "the keys of all actions"));
    search_->setPlaceholderText(tr("Search for an action or a key"));
    search_->setAccessibleName(search_->placeholderText());
    const QList<QAction*> menus = shortcuts_.window().menuBar()->actions();
    for (int i = 0; i < list_->topLevelItemCount(); ++i)
        list_->topLevelItem(i)->setText(0, i < menus.size() ? plainText(*menus[i]) : tr("Other"));
    for (std::size_t i = 0; i < items_.size(); ++i) items_[i]->setText(0, plainText(*shortcuts_.actions()[i]));
    showKeys();
}

int ShortcutsDialog::chosen() const {
    const auto at = std::ranges::find(items_, list_->currentItem());
    return at != items_.end() ? static_cast<int>(at - items_.begin()) : -1;
}

// Returns the keys that the action has, and those that it has lost to others.
QString ShortcutsDialog::keysOf(std::size_t action) const {
    QStringList texts;
    if (const QString keys = native(plan_.keys(action)); !keys.isEmpty()) texts += keys;
    for (const QKeySequence& key : plan_.lost(action))
        texts += tr("%1 is now \u201c%2\u201d", "a key that an action has lost, and the action that has it")
                     .arg(key.toString(QKeySequence::NativeText), plainText(*shortcuts_.actions()[*plan_.owner(key)]));
    return texts.join(QLatin1String("; "));
}

void ShortcutsDialog::showKeys() {
    for (std::size_t action = 0; action < items_.size(); ++action) {
        items_[action]->setText(1, keysOf(action));
        QFont font = list_->font();
        font.setBold(plan_.isChanged(action));
        items_[action]->setFont(1, font);
    }
    resetAll_->setEnabled(plan_.isChanged());
    choose();
}

void ShortcutsDialog::choose() {
    edit_->clear();
    judge();
}

QString ShortcutsDialog::reserved(const QKeySequence& key) const {
    const QString name = key.toString(QKeySequence::NativeText);
    const QKeyCombination combination = key[0];
    const bool plain = combination.keyboardModifiers() == Qt::NoModifier;
    if (plain && std::ranges::find(kWidgetKeys, combination.key()) != kWidgetKeys.end())
        return tr("%1 is reserved for moving around the board and lists.", "a key").arg(name);
    for (const QAction* menu : shortcuts_.window().menuBar()->actions())
        if (QKeySequence::mnemonic(menu->text()) == key)
            return tr("%1 opens the %2 menu.", "a key, a menu").arg(name, plainText(*menu));
    return {};
}

void ShortcutsDialog::judge() {
    const QKeySequence key = edit_->keySequence();
    const int action = chosen();
    QString verdict;
    bool may = !key.isEmpty() && action >= 0;
    if (key.isEmpty()) {
        verdict = tr("Select an action, click the box below, and press the new shortcut.");
    } else if (const QString why = reserved(key); !why.isEmpty()) {
        verdict = why;
        may = false;
    } else if (const auto owner = plan_.owner(key)) {
        const bool own = static_cast<int>(*owner) == action;
        const QString name = key.toString(QKeySequence::NativeText);
        verdict = own ? tr("This action already has that shortcut.")
                      : tr("%1 is already assigned to \u201c%2\u201d. If you continue, \u201c%2\u201d loses it.",
                           "a key, an action")
                            .arg(name, plainText(*shortcuts_.actions()[*owner]));
        may = !own || plan_.keys(*owner).size() > 1;
    }
    verdict_->setText(verdict);
    use_->setEnabled(may);
    add_->setEnabled(may && plan_.owner(key) != static_cast<std::size_t>(action));
    none_->setEnabled(action >= 0 && !plan_.keys(static_cast<std::size_t>(action)).isEmpty());
    reset_->setEnabled(action >= 0 && plan_.isChanged(static_cast<std::size_t>(action)));
}

void ShortcutsDialog::give(bool besides) {
    const auto action = static_cast<std::size_t>(chosen());
    const QKeySequence key = edit_->keySequence();
    besides ? plan_.add(action, key) : plan_.set(action, {key});
    showKeys();
    list_->setFocus();
}

void ShortcutsDialog::accept() {
    if (plan_.isChanged() || shortcuts_.plan().isChanged()) shortcuts_.use(plan_);
    QDialog::accept();
}

}  // namespace atom4::ui
