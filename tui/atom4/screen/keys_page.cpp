// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/keys_page.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/common/page.h"
#include "tui/terminal/choice_page.h"

namespace atom4::tui {
namespace {

// Returns the name of a menu item of the window, as a key's description.
std::string menu_name(const char* item) {
    std::string text = menu_item_name(item);
    // English has these capitals in menus only.
    if (std::string_view(_("&Undo")) == "&Undo")
        for (char& letter : text)
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

// Returns the keys that move the cursor, in the order in which they are on the keyboard.
std::string movement_keys() {
    std::string keys;
    for (const char* key : {"h", "j", "k", "l"}) keys += key_name(key);
    return keys;
}

using NamedKeys = std::vector<std::pair<std::string, std::string>>;

// Keys, and what they do.
NamedKeys keys_of_game() {
    return {
        // TRANSLATORS: keys; only the word is translated.
        {fill(_("arrows {0} 1-9"), {movement_keys()}), _("move the cursor; 7 9 1 3 along the lattice")},
        {_("Tab Shift-Tab"), _("next, previous dot")},
        {"g", _("type a cell's name to go there")},
        // TRANSLATORS: three keys.
        {_("Enter Space 5"), _("place the piece (or click a dot)")},
        {"u", menu_name(_("&Undo"))},
        {"r", menu_name(_("&Redo"))},
        {"H", menu_name(_("&Hint"))},
        {"m", menu_name(_("&Move Now"))},
        {"< >", _("go back and forward (or use the mouse wheel)")},
        {"w", _("why a piece has its colour")},
        {"v", _("review")},
        {"V", menu_name(_("&Previous Mistake"))},
        {"K", menu_name(_("Make Puzzles from &All Mistakes"))},
        {"a", _("analysis")},
        {"A", _("lines of the analysis")},
        {"f", menu_name(_("&Next Variation"))},
        {"C", menu_name(_("C&omment on Move..."))},
        {"O", menu_name(_("P&romote Variation"))},
        {"D", menu_name(_("&Delete Variation"))},
        {"n", menu_name(_("Next Roun&d"))},
        {"R", menu_name(_("Resi&gn"))},
        {"N", menu_name(_("&New Match..."))},
        {"+ -", _("raise, lower the computer's level")},
        {"p", _("pause (Enter plays one move)")},
        {"s", _("save the match")},
        {"o", menu_name(_("&Open..."))},
        {"e", menu_name(_("Set &Up a Position..."))},
        {"t", menu_name(_("Lessons"))},
        {"P", menu_name(_("Puzzles"))},
        {"i", menu_name(_("Hand&book"))},
        {"W", menu_name(_("S&tatistics..."))},
        {"I", menu_name(_("&Play over the Network"))},
        {"T", _("chat")},
        {"S", menu_name(_("M&ute"))},
        {"c", menu_name(_("Settings"))},
        {"z", menu_name(_("&Whole Board"))},
        {"L", _("letters")},
        {"b", _("dark or light board")},
        {"M", _("mouse")},
        {"B", _("alert after a long think")},
        // TRANSLATORS: the key q; it stays "q" in all languages.
        {_("q"), _("quit; the match is saved for next time")},
        // TRANSLATORS: two keys, with Control.
        {_("^L ^Z"), _("redraw, suspend")},
    };
}

void add_key_table(Page& page, int width) {
    const NamedKeys keys = keys_of_game();
    std::vector<KeyMeaning> meanings;
    for (const auto& [key, meaning] : keys) meanings.push_back({key.c_str(), meaning.c_str()});
    add_keys(page, meanings, width);
    page.push_back({});
    add_paragraph(
        page, _("On the board, Gy: that green would turn yellow. ?! ? ?? mark an inaccuracy, a mistake, a blunder."),
        width);
}

// Returns the keys that can be changed, one by one.
NamedKeys single_keys() {
    NamedKeys keys = {
        {"h", _("cursor left")},
        {"j", _("cursor down")},
        {"k", _("cursor up")},
        {"l", _("cursor right")},
        {"<", _("one move back")},
        {">", _("one move forward")},
        {"+", _("raise the computer's level")},
        {"-", _("lower the computer's level")},
    };
    for (auto& key : keys_of_game())
        if (key.first.size() == 1) keys.push_back(std::move(key));
    keys.emplace_back("?", _("help"));
    return keys;
}

class KeyChoicePage final : public ChoicePage {
public:
    KeyChoicePage(Terminal& terminal, std::function<void(const KeyBindings&)> changed)
        : ChoicePage(terminal, "Atom-4", _("Keys"), _("change")), changed_(std::move(changed)) {}

    [[nodiscard]] bool reads_letters() const override { return changing_ != nullptr; }
    void take_key(int key) override {
        if (const NamedKey* changing = std::exchange(changing_, nullptr))
            give(*changing, key);
        else
            ChoicePage::take_key(key);
    }

protected:
    [[nodiscard]] std::vector<std::string> entries() const override {
        std::vector<std::string> texts;
        for (const auto& [key, meaning] : keys_) texts.push_back(entry({key, meaning}));
        texts.emplace_back(_("all keys as usual"));
        return texts;
    }
    void act(int /*by*/) override {
        if (chosen() == keys_.size()) return changed_(KeyBindings());
        changing_ = &keys_[chosen()];
        say(fill(_("Press the new key for \"{0}\". Esc cancels."), {changing_->second}));
    }

private:
    using NamedKey = NamedKeys::value_type;

    void give(const NamedKey& usual, int key) {
        if (key == kEscapeKey) return;
        if (!KeyBindings::is_changeable(key)) return say(_("Choose a letter or a sign, not a digit."));
        KeyBindings bindings = key_bindings();
        const int other = bindings.usual(key);
        bindings.assign(usual.first[0], static_cast<char>(key));
        changed_(bindings);
        std::string now = entry(usual);
        for (const NamedKey& one : keys_)
            if (one.first[0] == other && &one != &usual) now += "   " + entry(one);
        say(std::move(now));
    }
    [[nodiscard]] static std::string entry(const NamedKey& key) { return key_name(key.first) + "  " + key.second; }

    const NamedKeys keys_ = single_keys();
    std::function<void(const KeyBindings&)> changed_;
    const NamedKey* changing_ = nullptr;  // the entry that gets the next key
};

bool is_invitation(const std::string& text) {
    return text.starts_with("atom4:");
}

}  // namespace

int draw_keys_page(Grid& grid, int top) {
    const int width = page_width(grid.extent().cols);
    // TRANSLATORS: a title: the keys of the keyboard.
    Page lines{{std::string("Atom-4  ") + _("Keys"), Role::kTitle}, {}};
    add_key_table(lines, width);
    const KeyHint hints[] = {
        // TRANSLATORS: two keys with arrows; they show more of the page.
        {static_cast<int>(lines.size()) >= grid.extent().rows, _("up down"), _("more")},
        {true, "i", _("handbook")},
        {true, _("Esc"), _("back"), kEscapeKey},
        {true, "q", _("quit")},
    };
    return draw_page(grid, lines, top, hints);
}

std::unique_ptr<ScreenPage> key_choice_page(Terminal& terminal, std::function<void(const KeyBindings&)> changed) {
    return std::make_unique<KeyChoicePage>(terminal, std::move(changed));
}

int draw_text_page(Grid& grid, std::span<const std::string> texts, int top) {
    const int width = page_width(grid.extent().cols);
    Page page{{texts.front(), Role::kTitle}, {}};
    for (const std::string& text : texts.subspan(1)) add_paragraph(page, text, width);
    return draw_page(grid, page, top, "q");
}

int draw_network_page(Grid& grid, std::span<const std::string> texts, const std::string& news,
                      const std::string& copied, int top, bool with_keys) {
    const int width = page_width(grid.extent().cols);
    Page lines{{std::string("Atom-4  ") + _("Network"), Role::kTitle}, {}};
    for (const std::string& text : texts)
        if (is_invitation(text))
            add_word_to_copy(lines, text, grid.extent().cols);
        else
            add_paragraph(lines, text, width);
    lines.push_back({});
    if (!copied.empty()) add_paragraph(lines, copied, width);
    add_paragraph(lines, fill(_("Press {0} to show the invitation again."), {key_name("I")}), width);
    if (!news.empty() && std::find(texts.begin(), texts.end(), news) == texts.end()) {
        lines.push_back({});
        add_paragraph(lines, news, width);
    }
    const auto invitations = std::count_if(texts.begin(), texts.end(), is_invitation);
    const KeyHint hints[] = {
        // TRANSLATORS: a key: puts the invitation on the clipboard.
        {with_keys && !copied.empty() && invitations > 0, "c", _("copy")},
        // TRANSLATORS: a key: puts the invitation for spectators on the clipboard.
        {with_keys && !copied.empty() && invitations > 1, "w", _("copy for spectators")},
        {with_keys, _("Esc"), _("back"), kEscapeKey},
        {with_keys, "q", _("quit")},
    };
    return draw_page(grid, lines, top, hints);
}

}  // namespace atom4::tui
