<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Українська</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Про Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Гра кольорів на трикутній ґратці для двох або для одного проти комп’ютера.&lt;/p&gt;&lt;p&gt;Автор гри — H. S. Teoh, версії від 1 до 4.1 вийшли у 2002 і 2003 роках.&lt;/p&gt;&lt;p&gt;Вільна програма за ліцензією GNU General Public License, версії 2 або новішої.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Наскільки ваші ходи були близькі до найкращих: 100% — щоразу найкращий хід. Обчислюється так само, як на Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Середина починається, коли поруч лежать два камені переможного кольору, кінець — коли один камінь може зібрати ряд із чотирьох.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Як рахується точність</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>Ва&amp;ріантів:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Закрити аналіз</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Глибина в півходах: %1, і далі</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Глибина в півходах: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Зберегти раунд як анімацію</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Анімовані зображення (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>раунд.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Малювання позицій…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Анімацію не збережено.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Анімацію збережено: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Не вдається записати %1. Виберіть іншу теку або звільніть місце на диску.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>До дошки (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>До дошки</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>Г&amp;рати</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Уперше тут?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Навчіться на дошці за десять хвилин</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Вчитися</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Як грати</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Що тут виграє?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Розв’язати</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Ще не закінчено</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Показати приклад</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Дошка:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Рядки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>Х&amp;то починає:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Год&amp;инник:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Час на раунд</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Час і додаток за кожен хід</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> хв</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Хвилин на кожного гравця</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Секунд додатково за кожен хід</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>&amp;Чому це змінилося?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Поставити сюди</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Посібник: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Не вдається вставити: програма з буфером обміну не відповідає.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Коментар до %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Що сказати про цей хід?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Немає</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Наступний раунд (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Далі (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>Пауза (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>за %n хід</numerusform>
            <numerusform>за %n ходи</numerusform>
            <numerusform>за %n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Чотири білі від %1 до %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Чотири чорні від %1 до %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n білий від %1 до %2, %3</numerusform>
            <numerusform>%n білі від %1 до %2, %3</numerusform>
            <numerusform>%n білих від %1 до %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n чорний від %1 до %2, %3</numerusform>
            <numerusform>%n чорні від %1 до %2, %3</numerusform>
            <numerusform>%n чорних від %1 до %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>за 1 хід</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Оцінка</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Графік оцінки</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>такого файлу немає</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>немає дозволу</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>це тека</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>такої теки немає</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>диск доступний лише для читання</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>диск заповнено</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>Не вдається зберегти %1: назва має закінчуватися на %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Зберіть чотири білі в ряд</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Поставити білий не може ніхто: камені перефарбовують те, чого торкаються.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Зберіть чотири чорні в ряд</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Поставити чорний не може ніхто: камені перефарбовують те, чого торкаються.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Приклад</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: посібник</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Назад (Alt+←)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Вперед (Alt+→)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Друк…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Надрукувати весь посібник (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Зберегти весь посібник як PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Шукати в посібнику</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Надрукувати посібник</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Зберегти посібник</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>посібник-atom4.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Не вдається записати %1. Виберіть іншу теку або звільніть місце на диску.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Рейтинговий раунд</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Показати</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Стрілки</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>рухати курсор по дошці</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>перевести його до краю дошки</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. та , (або Ctrl+→ і Ctrl+←)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>до наступної чи попередньої клітинки для ходу</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter або Пробіл</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>поставити камінь</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>почути прямі через клітинку, з читачем екрана</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U або Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>скасувати</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R або Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>повторити</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>запропонувати хід і пояснити його</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>пауза для комп’ютера і кінець паузи</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>нехай комп’ютер ходить негайно</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>крок демонстрації</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>наступний раунд, коли цей закінчено</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt із ←, →, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>переглянути попередні позиції</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>до варіанта поруч: як тут ходили інакше</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>назад до раунду</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 до Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>коментар до показаного ходу, позначка ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>зробити варіант поруч головним, видалити його</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>сказати, чому змінилася клітинка під курсором</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>увімкнути й вимкнути аналіз</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>розібрати раунд</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt із ↑, ↓</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>попередня й наступна помилка розбору</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>грати звідси проти комп’ютера, осторонь від партії</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>нова партія, реванш, розставити позицію</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>відкрити, зберегти, надрукувати</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>копіювати позицію, вставити позицію чи партію</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>грати в Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>ближче, далі, уся дошка</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>на весь екран</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>налаштування</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>посібник</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q або Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>вийти; партія лишається до наступного разу</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Запрошення</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Запросити когось</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ваше &amp;ім’я:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>як його бачить суперник</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Вам потрібні:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>чотири білі</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>чотири чорні</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Раундів:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>скільки завгодно</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Я</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>Іншим &amp;можна дивитися</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Надішліть це тому, з ким хочете грати, будь-яким месенджером:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>А це тим, кому можна дивитися:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Запросити</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Через Avahi, у вашій мережі: ваше ім’я (вище) й адреса; без ключа ніхто не ввійде</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Показувати людям поруч, що я чекаю</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Приєднатися до партії</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>&amp;Запрошення, яке вам надіслали:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ваше &amp;ім’я:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>як його бачить суперник</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Із цим запрошенням ви дивитеся партію.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Дивитися</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Приєднатися</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Через Avahi, у вашій мережі; тоді досить самого ключа — кінця запрошення</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Це ключ, він веде до того, хто поруч. Зараз там нікого не видно.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Подивитися, хто чекає поруч</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Грати (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Відхилити (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Урок %1: %2, пройдено</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Урок %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Більше про це в посібнику</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Ще раз</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Проп&amp;устити</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>По&amp;казати</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>Г&amp;рати</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Н&amp;аступний урок</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Як я</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Рівень, який відповідає вашому рейтингу (зараз %1) і змінюється разом із ним.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Застосувати й у поточній партії</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Найкращі варіанти</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Поставити на %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Копіювати варіант</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Скопійовано варіант: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Зберегти кінець &amp;варіанта як зображення…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Зберегти як анімацію…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Надрукувати…</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a verdict such as +1.5, and a list of cells</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesActions</name>
    <message>
        <source>&amp;New Game...</source>
        <translation>Нова &amp;гра…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Нова</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>&amp;Нова гра з умовами…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>В&amp;ідкрити…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Копіювати зображення &amp;дошки</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Таблиця рекордів</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>П&amp;овторити</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>П&amp;ідказка</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Демонстрація</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>Наступні &amp;кульки</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>На &amp;весь екран</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Показувати панель інструментів</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Налаштувати Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Правила й клавіші</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Н&amp;алаштування</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Д&amp;овідка</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Панель інструментів</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Вправи</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>До дошки (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>До дошки</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Ще раз</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>По&amp;казати</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Проп&amp;устити</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and what was reached</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>done</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>Г&amp;рати</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Н&amp;аступний урок</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Грати ще раз</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Рекорди</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Зберіть %n кульку одного кольору в лінію</numerusform>
            <numerusform>Зберіть %n кульки одного кольору в лінію</numerusform>
            <numerusform>Зберіть %n кульок одного кольору в лінію</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Вони зникають і дають очки. Після ходу, що не збирає лінії, випадають нові кульки.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Приклад</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Відкрити гру Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Ігри Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>Відкрито: %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>гра.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Збережено: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Ваша гра</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Рекорду ще немає. Перший за вами.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Рекорд: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Рекорд: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Як грати в Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Правила й клавіші Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Мета</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Збирайте кульки одного кольору в прямі лінії з %1 або більше, по горизонталі, по вертикалі чи по діагоналі. Вони зникають і дають очки. Гру закінчено, коли дошка повна.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Виберіть кульку і вільну клітинку для неї: двома клацаннями або перетягнувши кульку. Їй потрібен шлях із вільних клітинок, угору, вниз, ліворуч і праворуч.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Якщо ваш хід збирає лінію, ви ходите ще раз. Якщо ні, комп’ютер кидає на вільні клітинки кульки, щоразу %1; лінії, які вони збирають, теж зникають.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>За %1 кульок — очок %2, за %3 — %4, за %5 — %6. Лінії одна за одною, без кидка між ними, дають на 1, 4, 9, … очок більше.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Стрілки</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>рухати курсор по дошці</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>перевести його до краю дошки</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. та , (або Ctrl+→ і Ctrl+←)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>до наступної чи попередньої кульки</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter або Пробіл</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>вибрати кульку, покласти назад або пересунути</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>покласти кульку назад, сховати курсор</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U або Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>скасувати</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R або Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>повторити</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>запропонувати хід</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>нехай грає комп’ютер, або спинити його</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>показати або сховати наступні кульки</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>ближче, далі, уся дошка</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N або Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>нова гра</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>відкрити, зберегти</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q або Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>закрити; гра лишається до наступного разу</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>почути, що лежить навколо клітинки, з читачем екрана</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Гра зберігається в меню «Гра», «Продовжити».</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Її очки потрапляють до таблиці, як є.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Вийти з гри</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Вийти з цієї гри (%1)?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Нова гра</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Інша гра</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Лишитися</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 з кільцем</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 з цятками</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, вибрано</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, вільно</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, вільно, %2 може туди піти</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, вільно, але шляху туди немає</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Нові: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Гру закінчено: немає місця ще для %n кульки.</numerusform>
            <numerusform>Гру закінчено: немає місця ще для %n кульок.</numerusform>
            <numerusform>Гру закінчено: немає місця ще для %n кульок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очки</numerusform>
            <numerusform>%Ln очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Не для рекордів: цю гру взято деінде.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Не для рекордів: було скасування, підказка або демонстрація.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Щоб потрапити до таблиці, треба очко.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Уже не серед найкращих.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Перший результат у своїй таблиці.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Новий рекорд! Попередній був %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Місце %1 з %2 у таблиці.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, кольорів %3, лінія від %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>наступні кульки видно</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>наступні кульки сховано</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>спершу кульок %1, потім по %2</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, місце %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>Не вдається відкрити %1: %2. Виберіть інший файл; гра на дошці лишається.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, рядок %2, стовпець %3: %4
Гра на дошці лишається.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Не вдається записати %1: %2. Збережіть в іншу теку; гра на дошці лишається.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>Гра не зберігається до наступного разу: %1. Щоб зберегти її, виберіть «Гра», «Зберегти як».</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Гру з минулого разу не вдається прочитати, тож починається нова. Стару збережено як %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Очки %1, %2 × %3, залишено %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>нічого</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Навколо %1. Зліва направо: %2. Згори вниз: %3. По низхідній: %4. По висхідній: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Гру закінчено: немає місця ще для 1 кульки.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Так</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Ні</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Ланцюжок</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Лінії одна за одною, без кидка між ними. Наступна дає на %1 більше.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Таблиця рекордів Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>Умови &amp;ігор:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Таблиця рекордів</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Динаміка результатів</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Рекордів ще немає. Гра рахується, коли її закінчено чи лишено, якщо в ній не було ні скасування, ні підказки, ні демонстрації.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Дошка:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Рядки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Кольорів:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Кульок &amp;у лінії, щонайменше:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Кульок до &amp;першого ходу:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Кульок &amp;за кожен кидок:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>Показувати &amp;наступні кульки</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>&amp;Ім’я для таблиці рекордів:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Ім’я, якщо хочете</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>&amp;Стандартна гра</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>На дошці лише %n клітинка: до першого ходу можна кинути менше кульок.</numerusform>
            <numerusform>На дошці лише %n клітинки: до першого ходу можна кинути менше кульок.</numerusform>
            <numerusform>На дошці лише %n клітинок: до першого ходу можна кинути менше кульок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Лінія з %n кульки на цю дошку не вміститься.</numerusform>
            <numerusform>Лінія з %n кульок на цю дошку не вміститься.</numerusform>
            <numerusform>Лінія з %n кульок на цю дошку не вміститься.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Стандартна гра. У неї одна таблиця рекордів, коли наступні кульки видно, і друга, коли ні.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Очки цієї гри не рахуються для стандартної таблиці; у неї власна.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Скасування, підказка чи демонстрація знімають гру з таблиці.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>&amp;Більше: розмір, кольори, ім’я</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Поточна гра лишається, і Esc веде назад до неї.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Правила на одній сторінці</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Відкрити гру Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Лінії з %n кульки одного кольору зникають. Виберіть кульку, потім вільну клітинку.</numerusform>
            <numerusform>Лінії з %n кульок одного кольору зникають. Виберіть кульку, потім вільну клітинку.</numerusform>
            <numerusform>Лінії з %n кульок одного кольору зникають. Виберіть кульку, потім вільну клітинку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Виберіть кульку.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Грає комп’ютер.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Виберіть, куди їй іти.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 на %2, кроків: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Скасувати хід?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Зображення дошки — у буфері обміну.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Показати добрий хід?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Нехай грає комп’ютер?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Грає комп’ютер. Клацання на дошці це спиняє.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>Демонстрацію закінчено. Грайте далі звідси.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Аналіз</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Нова партія…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>В&amp;ідкрити…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Зберегти зображення…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Зберегти &amp;анімацію…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Друк…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;Розставити позицію…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>&amp;Здатися</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Копіювати &amp;позицію</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>&amp;Копіювати партію</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Копіювати зображення &amp;дошки</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Вставити партію</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>&amp;Наступний раунд</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Нова</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>П&amp;овторити</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Ходити негайно</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Крок</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>П&amp;ідказка</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;Реванш зі зміною сторін</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Перша позиція</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Поп&amp;ередня позиція</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Наступна позиція</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Остання позиція</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Інший варіант</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Стежити &amp;за грою</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>На &amp;весь екран</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Показувати панель інструментів</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Налаштувати Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>П&amp;осібник</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавіші</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;Про Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Повільно</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Нормально</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Швидко</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>&amp;Темп демонстрації</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Експорт</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;Перейти до позиції</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>В&amp;читися</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Н&amp;алаштування</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Д&amp;овідка</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Раунд %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Триває партія з минулого разу. Годинники чекають на ваш наступний хід або на %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Триває партія з минулого разу.</translation>
    </message>
    <message>
        <source>%1[*] - Atom-4</source>
        <comment>%1 is a file, [*] the place of the mark of what is not saved</comment>
        <translation>%1[*] — Atom-4</translation>
    </message>
    <message>
        <source>Atom-4</source>
        <translation>Atom-4</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Партія триває.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Пауза, годинники стоять. Натисніть P, щоб продовжити.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Пауза. Натисніть P, і комп’ютер гратиме далі.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Пошук доброго ходу…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Показано попередню позицію; %2 — до поточної.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Відкрити партію</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Збережені ігри (*.atom4 *.lines);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Партія триває з того місця, де її лишили.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>Відкрито: %1. Годинники чекають на ваш наступний хід або на %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Відкрито: %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Зберегти партію</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>Файл %1 змінила інша програма, відколи його тут відкрито. Збереження замінить ті зміни.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Замінити</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Ігри Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>партія.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Збережено: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, варіант раунду %1 з ходу %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, раунд %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Гравець 1: %1. Гравець 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>Варіант закінчується чотирма білими в ряд.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>Варіант закінчується чотирма чорними в ряд.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>Варіант закінчується нічиєю.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>Далі у варіанті ходить %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Гравець 1: %1. Гравець 2: %2. Рахунок %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Попередня зберігається в меню «Гра», «Продовжити».</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Починається нова партія.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Починається нова партія, сторони змінено.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>Партія починається з розставленої позиції.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Позицію скопійовано як текст.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Партію скопійовано як текст.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>У буфері обміну немає тексту.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>Партія починається зі вставленої позиції.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Вставити партію</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Партію вставлено. «Скасувати» веде назад по її ходах.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Без позначки</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Добрий хід</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Помилка</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Чудовий хід</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Груба помилка</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Цікавий хід</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Сумнівний хід</translation>
    </message>
    <message>
        <source>%1...</source>
        <comment>number of a pair of moves, of which this is the second</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>number of a pair of moves</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>goal of player 1: four white pieces in a row</comment>
        <translation>4 білі</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 чорні</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Глибина %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, порожньо</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>нічого</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Навколо %1. Зліва направо: %2. По висхідній: %3. По низхідній: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, рядок %2, стовпець %3: %4
Партія на дошці лишається.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>Не вдається відкрити %1: %2. Виберіть інший файл; партія на дошці лишається.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Буфер обміну</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Не вдається записати %1: %2. Збережіть в іншу теку; партія на дошці лишається.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>Партія не зберігається до наступного разу: %1. Щоб зберегти її, виберіть «Гра», «Зберегти як».</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Партію з минулого разу не вдається прочитати, тож починається нова. Стару збережено як %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Не вдається прочитати статистику: %1. Вона лишається, як є.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Не вдається записати статистику: %1. Звільніть місце або перевірте, хто може писати у вашій домашній теці.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Комп’ютер, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, порожньо, можна поставити %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Зберегти &amp;цю помилку як задачу</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;зберегти як задачу</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Зберегти &amp;всі помилки як задачі</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Мої задачі</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Початок раунду. %1 — далі, %2 — до поточної дошки.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Хід %1 з %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Так закінчився раунд. Спроби лишаються у списку ходів.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 — лише спроба: результат лишається. Esc веде назад до раунду.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 починає інший варіант. Попередній лишається у списку ходів.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>К&amp;оментувати хід…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>Позначити &amp;хід</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>&amp;Зробити інший варіант головним</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>Видалити &amp;інший варіант</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 тепер без позначки.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1, позначка: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>Варіант із %1 тепер головний. «Скасувати» повертає, як було.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>Варіант із %1 видалено. «Скасувати» повертає, як було.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>Переглянути &amp;цей варіант</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Переглянути цей хід</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Зробити &amp;головним варіантом</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>&amp;Видалити цей варіант</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Ходи цього раунду</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Тут список ходів. Клацніть хід, щоб переглянути його.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>Раунд: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Варіант, що вирішив раунд: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Інший варіант: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Номер</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MyPuzzlesDialog</name>
    <message>
        <source>My Puzzles</source>
        <translation>Мої задачі</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Задачі з ваших партій</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Після розбору «Задача» робить із помилок ваші задачі. Кожна повторюється через день, тиждень і місяць, доки не запам’ятається.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Спробувати</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Вилучити</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: вивчено</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: зараз на черзі</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: знову %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Запросити когось…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Приєднатися до партії…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Грати через мережу</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Грати через мережу</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>Партію через мережу закінчено. Зігране лишається тут.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>В&amp;ийти</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Грати далі</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>&amp;Дати дивитися…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Показує запрошення для тих, кому можна дивитися</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>В&amp;ийти</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Закінчує партію через мережу; зігране лишається тут</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Скажіть щось</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Що було сказано</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>П&amp;риглушити</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Відтепер не показує нічого, що каже суперник</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Так (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Ні (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Наступні кульки: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Кольори, які комп’ютер кине далі. Куди вони впадуть, наперед не відомо.</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PictureExport</name>
    <message>
        <source>Save a picture of the board</source>
        <translation>Зберегти зображення дошки</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Рисунки будь-якого розміру (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>дошка.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Зображення збережено: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Не вдається записати %1. Виберіть іншу теку або звільніть місце на диску.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Зображення дошки — у буфері обміну.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Надрукувати раунд</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Раунд надруковано.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Надрукувати варіант</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Варіант надруковано.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Зображення (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Виграє</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Відкриває суперникові четвірку на %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Дає суперникові виграти на %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Зупиняє четвірку суперника</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Загрожує перемогою на %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Stops their four&apos;, and &apos;i9 would turn h8 yellow.&apos;</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerActions</name>
    <message>
        <source>Undo reverses it.</source>
        <translation>«Скасувати» повертає, як було.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Підказка: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Гравець %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Гравець 1 виграє чотирма білими в ряд.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Гравець 2 виграє чотирма чорними в ряд.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Виграно раундів</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Скільки часу лишилося на цей раунд</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Змінити, хто грає: ім’я, людина чи комп’ютер, рівень, сторона</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Гравець %1, %2, мета: %3, виграно раундів: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Лишилося часу: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: лишилося менше ніж десять секунд</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Грати звідси</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Розставити позицію</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Забирати камені</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (клавіша %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Колір ходу:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, гравець %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Порожня дошка</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>Перші &amp;два камені</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Позиція &amp;як текст:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Це не позиція: знак %1 не такий, як треба. Позиція має вигляд 6/6/2GP2/6/6/6 R: рядки згори, числа — порожні клітинки, літери — камені, потім колір ходу.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Виберіть камінь і клацайте клітинки. Клацання на камені того самого кольору його забирає.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Рядки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>За моєю силою</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>З моїх партій (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>З моїх партій</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Такі складні, як</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;каже мій рейтинг</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>рівень &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Рахувати час</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Мої задачі…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Вибір</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>П&amp;ідказка</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;Розв’язок</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Ще раз</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>Проп&amp;устити</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Цю розв’язано.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Рейтинг у задачах %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>поспіль: %n</numerusform>
            <numerusform>поспіль: %n</numerusform>
            <numerusform>поспіль: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Спробуйте іншу клітинку.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Статистика задач</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Рейтинг у задачах після кожної задачі</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: розв’язано «%2», рейтинг %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: розв’язано «%2» з підказкою, рейтинг %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: не розв’язано «%2», рейтинг %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Задачі</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Задача &amp;дня</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Рейтинг %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>Приблизно рівним був би рівень %1–%2.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Рейтинг після кожного раунду</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: виграно проти рівня %2, рейтинг %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: програно проти рівня %2, рейтинг %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: нічия проти рівня %2, рейтинг %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>чорний не має світла, %1 приносить своє</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2 уже містить це світло (%1)</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 додає світло, якого %2 не має</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 додає своє світло</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>у білого %1 забирає %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 забирає %3, а %2 його не має</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 забирає %2, і нічого не лишається</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1 забирає %3, який містить %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 проводить %1: реакція йде далі, до наступного каменя.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 не змінюється, а %2 стає таким самим.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Хід %1 перефарбував %2 у %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: %2 поставлено поруч, на %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 на %3 дістав до нього крізь білі на %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 на %3 дістав до нього крізь чорні на %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 не змінюється: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 → %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>Ві&amp;дкрити недавні</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Файлів іще немає</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Очистити цей список</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Розібрати раунд</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Попередня помилка</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Наступна помилка</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Початок раунду</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Цей варіант не розібрано</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>краще</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>зіграно</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>потім</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Спробувати</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Перервати</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Закрити розбір</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Зробити задачі з ваших помилок</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Розібрано ходів</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewTexts</name>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what was counted: 2 mistakes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 inaccuracy</source>
        <comment>of a player</comment>
        <translation>1 неточність</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n неточність</numerusform>
            <numerusform>%n неточності</numerusform>
            <numerusform>%n неточностей</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 помилка</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n помилка</numerusform>
            <numerusform>%n помилки</numerusform>
            <numerusform>%n помилок</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 груба помилка</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n груба помилка</numerusform>
            <numerusform>%n грубі помилки</numerusform>
            <numerusform>%n грубих помилок</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>без помилок</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Спробувати</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Вам потрібні чотири білі в ряд; комп’ютеру (рівень %1) — чотири чорні.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Вам потрібні чотири чорні в ряд; комп’ютеру (рівень %1) — чотири білі.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Лише спроба: тут нічого не рахується, і партія лишається, як є.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>Скасувати &amp;хід</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Спочатку</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;До партії</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Оцінка вашого ходу…</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who stands how, as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatCard</name>
    <message>
        <source>Name (optional)</source>
        <translation>Ім’я, якщо хочете</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Комп’ютер</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>чотири білі</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>чотири чорні</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Помінятися сторонами</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>Цю сторону бере інший гравець. У кожного лишаються його виграні раунди.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Гравець %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Скинути</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Темна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Камені:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Прості кулі</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Кулі з літерами</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Кулі з крапкою для кожного основного кольору</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>У червоного крапка вгорі, у зеленого праворуч, у синього ліворуч; в інших кольорів — крапки тих основних кольорів, із яких вони складаються. Їх можна розрізнити й без кольорів.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Який вигляд мають камені</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Масштаб стежить &amp;за грою</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Мова:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Позначки на дошці</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;Останній хід</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>Клітинки &amp;для ходу</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>&amp;Що зробить хід, під мишею або курсором</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Рух і звук</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>Звуки: &amp;хід, зміна, перемога</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Анімація реакцій:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Нормально</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Менше &amp;руху: камені плавно проступають, ніщо не рухається</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Комп’ютер</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Т&amp;емп демонстрації:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Нормально</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Як швидко йдуть хід за ходом і раунд за раундом там, де комп’ютери грають між собою.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>&amp;Показувати, що він розглядає, коли думає</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Якщо хід триває понад секунду: як глибоко він дивиться і чого чекає.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>Комп’ютер &amp;чекає щонайменше:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Сильний комп’ютер може думати довше, але раніше цього часу не відповість.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Налаштування діють зараз, але зберегти їх не вдається: не записати %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Shortcuts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>tool tip: what a button does, and the key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ShortcutsDialog</name>
    <message>
        <source>&amp;Shortcuts...</source>
        <translation>&amp;Клавіші…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Що робить</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Дії та їхні клавіші</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Нова клавіша</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Узяти &amp;цю клавішу</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Додати цю клавішу</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Без клавіші</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Як спочатку</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Усе як спочатку</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 — для пересування по дошці й у списках.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 відкриває меню %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Виберіть дію вгорі, клацніть у полі й натисніть нову клавішу.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Ця клавіша вже призначена.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 — клавіша дії «%2»; якщо продовжити, вона її втратить.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 тепер — «%2»</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>До раунду (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Лише спроба</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Перегляд</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Камені ставлять на крапки. Наведіть — побачите, що зміниться.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Грати з комп’ютером</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Як грати</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Нова партія</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>&amp;Більше: дошка, годинник, хто починає</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>Поточна партія лишається, і Esc веде назад до неї.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Правила в малюнках</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>По&amp;мінятися</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Узяти іншу сторону</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Гравець %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Візаві</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Раунди проти комп’ютера</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Програно</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Нічиї</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>З допомогою</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Серія</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Найкраща серія</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Раунд, у якому ви скасували хід або просили підказку, рахується як раунд із допомогою. Він не продовжує серії і не обриває її.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Рейтинг рахується за раундами без допомоги, на дошці 16 на 16 і на рівнях від 0 до 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Скинути…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Усі рівні</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Ще жоден раунд проти комп’ютера не закінчено. Зіграйте, і його буде пораховано тут.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Забути всі пораховані раунди? Цього не скасувати.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Забути</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>До дошки (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>До дошки</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Ходити негайно</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Зробити найкращий знайдений досі хід (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Нехай комп’ютер грає далі (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Нехай комп’ютер чекає (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>На хід або раунд далі, а там чекати (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Темп демонстрації</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Продовжити</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Незакінчених немає</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Не зберігається</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Її буде втрачено.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Вийти й утратити</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>виграно</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>перемога за %1 х.</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>нічия</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Дати дивитися</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Надішліть це тим, кому можна дивитися. Вони бачать партію від початку і нічого не можуть у ній зробити.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Колірне коло: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Ходить %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Раунд закінчено</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Наблизити</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>В&amp;іддалити</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Уся дошка</translation>
    </message>
</context>
</TS>
