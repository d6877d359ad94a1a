<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Русский</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Об Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Игра с цветом на треугольной решётке, для двоих или для одного против компьютера.&lt;/p&gt;&lt;p&gt;Автор игры и версий с 1 по 4.1 (2002 и 2003 годы) — H. S. Teoh.&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License, версия 2 или новее.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Насколько ваши ходы были близки к лучшим: 100&#xa0;% — каждый раз лучший ход. Считается так же, как на Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Середина начинается, когда рядом лежат два камня победного цвета, конец — когда один камень может собрать четыре в ряд.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Как считается точность</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>Ва&amp;рианты:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Закрыть анализ</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Глубина в полуходах: %1, идёт дальше</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Глубина в полуходах: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Сохранить раунд как анимацию</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Анимации (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>раунд.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Рисуются позиции…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Анимация не сохранена.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Анимация сохранена: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1: записать не удаётся. Выберите другую папку или освободите место на диске.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Назад к доске (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к доске</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Впервые здесь?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Научитесь прямо на доске за десять минут</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Учиться</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Что здесь выигрывает?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Ещё не закончено</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Показать пример</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Доска:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцов</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Кто начинает:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Часы:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Время на раунд</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Время и добавка за каждый ход</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> мин</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Минут каждому игроку</translation>
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
        <translation>Секунд добавки за каждый ход</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Почему &amp;камень изменился?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Поставить сюда</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Руководство: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Вставить не удаётся: программа с буфером обмена не отвечает.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Комментарий к %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Что сказать об этом ходе?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Нет</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Разобрать</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Следующий раунд (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Дальше (P)</translation>
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
            <numerusform>за %n ход</numerusform>
            <numerusform>за %n хода</numerusform>
            <numerusform>за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Четыре белых от %1 до %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Четыре чёрных от %1 до %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n белый от %1 до %2, %3</numerusform>
            <numerusform>%n белых от %1 до %2, %3</numerusform>
            <numerusform>%n белых от %1 до %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n чёрный от %1 до %2, %3</numerusform>
            <numerusform>%n чёрных от %1 до %2, %3</numerusform>
            <numerusform>%n чёрных от %1 до %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>за 1 ход</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Оценка</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>График оценки</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>нет прав</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>это папка</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>такой папки нет</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1: сохранить не удаётся. Имя должно оканчиваться на %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Соберите четыре белых в ряд</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Белый поставить нельзя: камни перекрашивают то, чего касаются.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Соберите четыре чёрных в ряд</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Чёрный поставить нельзя: камни перекрашивают то, чего касаются.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: руководство</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Назад (Alt+Влево)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Вперёд (Alt+Вправо)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Напечатать всё руководство (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Сохранить всё руководство в PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Найти в руководстве</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Напечатать руководство</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Сохранить руководство</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-руководство.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1: записать не удаётся. Выберите другую папку или освободите место на диске.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Рейтинговый раунд</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Показать</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>двигать курсор по доске</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>перевести его к краю доски</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. и , (или Ctrl+Вправо и Ctrl+Влево)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>к следующей или предыдущей клетке, куда можно ставить</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter или Пробел</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>поставить камень</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>услышать прямые через клетку, с программой чтения с экрана</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U или Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отменить</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R или Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>повторить</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>предложить ход и объяснить почему</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>пауза для компьютера и продолжение</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>пусть компьютер ходит сразу</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>шаг демонстрации</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>следующий раунд, когда прежний закончен</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt и Влево, Вправо, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>просмотр прежних позиций</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>к соседнему варианту: как здесь ещё играли</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>вернуться к раунду</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, от Ctrl+1 до Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>комментарий к показанному ходу, отметка ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>сделать соседний вариант главным, удалить его</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>объяснить, почему изменилась клетка под курсором</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>включить и выключить анализ</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>разобрать раунд</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt и Вверх, Вниз</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>предыдущая и следующая ошибка разбора</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>играть отсюда с компьютером, в стороне от партии</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>новая партия, реванш, расставить позицию</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>открыть, сохранить, напечатать</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>копировать позицию, вставить позицию или партию</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>играть в Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>ближе, дальше, вся доска</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>полный экран</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>настройки</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>руководство</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q или Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>выйти; партия останется до следующего раза</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Пригласить</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ваше &amp;имя:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>каким его увидит соперник</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Вам нужны:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>четыре белых</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>четыре чёрных</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Раунды:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>сколько захотите</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Я</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>Другим &amp;можно смотреть</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Отправьте это тому, с кем хотите играть, в любом мессенджере:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>А это — тем, кому можно смотреть:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Пригласить</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Через Avahi, в вашей сети: ваше имя (выше) и адрес; без ключа никто не войдёт</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Показывать людям рядом, что я жду</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Войти в партию</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>&amp;Приглашение, которое вам прислали:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Ваше &amp;имя:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>каким его увидит соперник</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>С этим приглашением вы смотрите партию.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Смотреть</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Войти</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Через Avahi, в вашей сети; тогда достаточно одного ключа — конца приглашения</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Это ключ, он ведёт к тому, кто рядом. Сейчас там никого не видно.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Посмотреть, кто ждёт рядом</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Играть (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Отказаться (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Урок %1: %2, пройден</translation>
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
        <translation>Подробнее об этом в руководстве</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Заново</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>П&amp;ропустить</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>По&amp;казать</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Следующий урок</translation>
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
        <translation>Как я</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Уровень, равный вам по рейтингу (сейчас %1); он меняется вместе с вами.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Применить и в начатой партии</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Лучшие варианты</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>Поставить &amp;на %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Копировать вариант</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Вариант скопирован: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>&amp;Сохранить итог как картинку…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>Сохранить как &amp;анимацию…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Печать…</translation>
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
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Новая</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>&amp;Условия новой игры…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>&amp;Копировать картинку доски</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Таблица рекордов</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>П&amp;одсказка</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Демонстрация</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Следующие шарики</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Показать панель инструментов</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Настроить Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Правила и клавиши</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Н&amp;астройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
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
        <translation>Уп&amp;ражнения</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Назад к доске (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к доске</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Заново</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>По&amp;казать</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>П&amp;ропустить</translation>
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
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Следующий урок</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Рекорды</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Соберите в линию %n шарик одного цвета</numerusform>
            <numerusform>Соберите в линию %n шарика одного цвета</numerusform>
            <numerusform>Соберите в линию %n шариков одного цвета</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Они исчезают и приносят очки. После хода, который не собрал линию, выпадают новые шарики.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Открыть игру Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Игры Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>Открыто: %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>игра.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Сохранено: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Ваша игра</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Рекорда пока нет. Первый — за вами.</translation>
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
        <translation>Как играть в Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Правила и клавиши Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Собирайте шарики одного цвета в прямые линии по %1 или больше: по горизонтали, по вертикали или по диагонали. Они исчезают и приносят очки. Игра закончена, когда доска полна.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Выберите шарик и свободную клетку для него: двумя щелчками или перетащите шарик. Ему нужен путь из свободных клеток: вверх, вниз, влево и вправо.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Если ход собрал линию, вы ходите ещё раз. Если нет, компьютер бросает на свободные клетки новые шарики (%1); линии, которые соберутся от них, тоже исчезают.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>Шариков %1 — очков %2, шариков %3 — %4, шариков %5 — %6. Линии подряд, без броска между ними, приносят ещё 1, 4, 9, … очков.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>двигать курсор по доске</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>перевести его к краю доски</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. и , (или Ctrl+Вправо и Ctrl+Влево)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>к следующему или предыдущему шарику</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter или Пробел</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>выбрать шарик, отпустить или переставить его</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>отпустить шарик, убрать курсор</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U или Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отменить</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R или Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>повторить</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>предложить ход</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>пусть играет компьютер, или остановить его</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>показать или скрыть следующие шарики</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>ближе, дальше, вся доска</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N или Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>новая игра</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>открыть, сохранить</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q или Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>закрыть; игра останется до следующего раза</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>услышать, что лежит вокруг клетки, с программой чтения с экрана</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Игра останется в меню «Игра», «Продолжить».</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Её очки пойдут в таблицу как есть.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Оставить игру</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Оставить эту игру (%1)?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Другая игра</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>О&amp;статься</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 с кольцом</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 с точками</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, выбран</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, свободно</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, свободно, сюда может пойти %2</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, свободно, но пути туда нет</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Новые: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Игра закончена: нет места ещё для %n шарика.</numerusform>
            <numerusform>Игра закончена: нет места ещё для %n шариков.</numerusform>
            <numerusform>Игра закончена: нет места ещё для %n шариков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Не для таблицы рекордов: эта игра пришла со стороны.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Не для таблицы рекордов: была отмена хода, подсказка или демонстрация.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Для места в таблице нужно хотя бы одно очко.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>В число лучших уже не входит.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Первый результат в своей таблице.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Новый рекорд! Прежний был %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Место %1 из %2 в таблице.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, цветов %3, линии по %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>следующие шарики видны</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>следующие шарики скрыты</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>шариков %1, потом по %2 за ход</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, место %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1: открыть не удаётся: %2. Выберите другой файл; игра на доске остаётся.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, строка %2, столбец %3: %4
Игра на доске остаётся.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1: записать не удаётся: %2. Сохраните в другой папке; игра на доске остаётся.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>До следующего раза игра не сохраняется: %1. Чтобы не потерять её, выберите «Игра», «Сохранить как».</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Прошлую игру не удаётся прочесть, поэтому начинается новая. Прошлая осталась как %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Очки %1, %2 × %3, оставлена %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Вокруг %1. Слева направо: %2. Сверху вниз: %3. Вниз наискось: %4. Вверх наискось: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Игра закончена: нет места ещё для 1 шарика.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Нет</translation>
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
        <translation>Цепочка</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Линии подряд, без броска между ними. Следующая принесёт ещё %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Таблица рекордов Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Условия игры:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Таблица рекордов</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Динамика результатов</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Результатов пока нет. Игра идёт в таблицу, когда она закончена или оставлена, если обошлось без отмены хода, подсказки и демонстрации.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Доска:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцов</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Цвета:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Шариков в &amp;линии, не меньше:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>&amp;Шариков до первого хода:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Шариков в &amp;каждом броске:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>&amp;Показывать следующие шарики</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>Имя для &amp;таблицы рекордов:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Имя, если хотите</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>&amp;Обычная игра</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>На доске только %n клетка: до первого хода можно бросить меньше шариков.</numerusform>
            <numerusform>На доске только %n клетки: до первого хода можно бросить меньше шариков.</numerusform>
            <numerusform>На доске только %n клеток: до первого хода можно бросить меньше шариков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Линия из %n шарика на этой доске не поместится.</numerusform>
            <numerusform>Линия из %n шариков на этой доске не поместится.</numerusform>
            <numerusform>Линия из %n шариков на этой доске не поместится.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Обычная игра. У неё две таблицы рекордов: с предпросмотром следующих шариков и без него.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Очки этой игры не идут в обычную таблицу рекордов; у неё своя.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>После отмены хода, подсказки или демонстрации игра в таблицу не идёт.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>&amp;Ещё: размер, цвета, имя</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Начатая игра никуда не денется, Esc вернёт к ней.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Правила на одной странице</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Открыть игру Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Линии из %n шарика одного цвета исчезают. Выберите шарик, потом свободную клетку.</numerusform>
            <numerusform>Линии из %n шариков одного цвета исчезают. Выберите шарик, потом свободную клетку.</numerusform>
            <numerusform>Линии из %n шариков одного цвета исчезают. Выберите шарик, потом свободную клетку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Выберите шарик.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Играет компьютер.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Выберите, куда ему идти.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 на %2, шагов: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Отменить ход?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Картинка доски в буфере обмена.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Показать хороший ход?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Пусть играет компьютер?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Играет компьютер. Щелчок по доске это закончит.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>Демонстрация закончена. Продолжайте отсюда.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Анализ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Сохранить картинку…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Сохранить &amp;анимацию…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;Расставить позицию…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Коп&amp;ировать позицию</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>Копировать &amp;партию</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>&amp;Копировать картинку доски</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Вставить партию</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>С&amp;ледующий раунд</translation>
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
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Новая</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Ходить сразу</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>П&amp;одсказка</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;Реванш со сменой сторон</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Первая позиция</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>П&amp;редыдущая позиция</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Следующая позиция</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>П&amp;оследняя позиция</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Другой вариант</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Следить &amp;за игрой</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Показать панель инструментов</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Настроить Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;Об Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Темп &amp;демонстрации</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;К позиции</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Обучение</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Н&amp;астройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Панель инструментов</translation>
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
        <translation>Продолжается прошлая партия. Часы ждут вашего хода или клавиши %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Продолжается прошлая партия.</translation>
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
        <translation>Партия продолжается.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Пауза, часы стоят. Нажмите P, чтобы продолжить.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Пауза. Нажмите P, и компьютер продолжит.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Ищется хороший ход…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Показана прежняя позиция; %2 — к текущей.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Сохранённые игры (*.atom4 *.lines);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Партия продолжается с того же места.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>Открыто: %1. Часы ждут вашего хода или клавиши %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Открыто: %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1: файл изменила другая программа, пока он открыт здесь. Если сохранить сейчас, те изменения пропадут.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Партии Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>партия.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, вариант раунда %1 с хода %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, раунд %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Игрок 1: %1. Игрок 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>Вариант кончается четырьмя белыми в ряд.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>Вариант кончается четырьмя чёрными в ряд.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>Вариант кончается вничью.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>Дальше в варианте ходит %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Игрок 1: %1. Игрок 2: %2. Счёт %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Прежняя осталась в меню «Игра», «Продолжить».</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Начинается новая партия.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Начинается новая партия, стороны поменялись.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>Партия начинается с расставленной позиции.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Позиция скопирована как текст.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Партия скопирована как текст.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>Партия начинается со вставленной позиции.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Вставить партию</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Партия вставлена. «Отменить» ведёт назад по её ходам.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Без отметки</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Отличный ход</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Интересный ход</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Сомнительный ход</translation>
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
        <translation>4 белых</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 чёрных</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Глубина %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Вокруг %1. Слева направо: %2. Вверх наискось: %3. Вниз наискось: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, строка %2, столбец %3: %4
Партия на доске остаётся.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1: открыть не удаётся: %2. Выберите другой файл; партия на доске остаётся.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Буфер обмена</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1: записать не удаётся: %2. Сохраните в другой папке; партия на доске остаётся.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>До следующего раза партия не сохраняется: %1. Чтобы не потерять её, выберите «Игра», «Сохранить как».</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Прошлую партию не удаётся прочесть, поэтому начинается новая. Прошлая осталась как %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Статистику не удаётся прочесть: %1. Она остаётся как есть.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Статистику не удаётся записать: %1. Освободите место или проверьте, кому разрешена запись в домашнюю папку.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Компьютер, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, пусто, сюда может встать %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Сделать &amp;эту ошибку задачей</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;сделать задачей</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Сделать &amp;все ошибки задачами</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Мои задачи</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Начало раунда. %1 — дальше, %2 — к нынешней доске.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Ход %1 из %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Так раунд закончился. Что вы пробовали, остаётся в списке ходов.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 — только проба: результат прежний. Esc — назад к раунду.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 начинает другой вариант. Прежний остаётся в списке ходов.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>Комментарий к &amp;ходу…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Отметить ход</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Сделать &amp;другой вариант главным</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Удалить другой вариант</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 теперь без отметки.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 отмечен: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>Вариант с %1 теперь главный. Это можно отменить.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>Вариант с %1 удалён. Это можно отменить.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>&amp;Смотреть этот вариант</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Вернуться к этому ходу</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Сделать &amp;главным вариантом</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>Удалить &amp;этот вариант</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Ходы этого раунда</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Здесь будет список ходов. Щёлкните по ходу, чтобы вернуться к нему.</translation>
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
        <translation>Вариант, решивший раунд: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Другой вариант: %1 %2</translation>
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
        <translation>Мои задачи</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Задачи из ваших партий</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>После разбора «Задача» делает из ваших ошибок ваши задачи. Каждая вернётся через день, неделю и месяц, пока не запомнится.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Попробовать</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: выучена</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: пора повторить</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: снова %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Пригласить…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Войти в партию…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Играть по сети</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Играть по сети</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>Партия по сети закончена. Всё сыгранное осталось здесь.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>По&amp;кинуть</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Играть дальше</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Да&amp;ть посмотреть…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Показывает приглашение для тех, кому можно смотреть</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>По&amp;кинуть</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Заканчивает партию по сети; всё сыгранное остаётся здесь</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Скажите что-нибудь</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Что было сказано</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Заглушить</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Больше не показывать, что говорит соперник</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Да (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Нет (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Следующие шарики: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Цвета, которые компьютер бросит дальше. Куда они выпадут, заранее не известно.</translation>
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
        <translation>Сохранить картинку доски</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Рисунки любого размера (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>доска.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Картинка сохранена: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1: записать не удаётся. Выберите другую папку или освободите место на диске.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Картинка доски в буфере обмена.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Напечатать раунд</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Раунд напечатан.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Напечатать вариант</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Вариант напечатан.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Картинки (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Выигрывает</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Открывает сопернику четвёрку на %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Даёт сопернику выиграть на %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Отражает четвёрку соперника</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Грозит победой на %1</translation>
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
        <translation>Это можно отменить.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Подсказка: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Игрок 1 выигрывает четырьмя белыми в ряд.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Игрок 2 выигрывает четырьмя чёрными в ряд.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Выиграно раундов</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Осталось времени на этот раунд</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Кто играет: имя, человек или компьютер, уровень, сторона</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Игрок %1, %2, цель: %3, выиграно раундов: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Осталось времени: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: осталось меньше десяти секунд</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Играть отсюда</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Расставить позицию</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Убирать камни</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (клавиша %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Ходит цвет:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, игрок %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Пустая доска</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>Первые &amp;два камня</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Позиция &amp;текстом:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Это не позиция: знак %1 не такой, как надо. Позиция выглядит так: 6/6/2GP2/6/6/6 R: строки сверху вниз, числа для пустых клеток, буквы для камней, потом цвет, который ходит.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Выберите камень и щёлкайте по клеткам. Щелчок по камню того же цвета убирает его.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцов</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>По моей силе</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Из моих партий (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Из моих партий</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Трудность</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;по моему рейтингу</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>уровень &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Засекать время</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Мои задачи…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Выбор</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>Р&amp;ешение</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Заново</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>П&amp;ропустить</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Эта решена.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Рейтинг в задачах %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
            <numerusform>%n подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Попробуйте другую клетку.</translation>
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
        <translation>Рейтинг после каждой задачи</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: решена «%2», рейтинг %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: решена с подсказкой «%2», рейтинг %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: не решена «%2», рейтинг %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Задачи</translation>
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
        <translation>Примерно равный вам уровень: %1–%2.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Рейтинг после каждого раунда</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: победа, уровень %2, рейтинг %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: поражение, уровень %2, рейтинг %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: ничья, уровень %2, рейтинг %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>у чёрного нет света, %1 приносит свой</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2 уже содержит %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%2 не имеет этого света, %1 его добавляет</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 добавляет свой свет</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>у белого %1 отнимает %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 отнимает %3, а %2 его и не содержит</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 отнимает %2, и ничего не остаётся</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%2 содержит %3, а %1 его отнимает</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 проводит %1: реакция идёт дальше, к следующему камню.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 с таким же ничего не меняет, а %2 перекрашивает в %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Ход %1: был %2, стал %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1. Рядом, на %3, поставлен %2; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1. %2 на %3 достал его сквозь белые на %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1. %2 на %3 достал его сквозь чёрные на %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 не меняется: %2.</translation>
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
        <translation>О&amp;ткрыть недавнее</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Файлов пока нет</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Очистить список</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Разобрать раунд</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Предыдущая &amp;ошибка</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Следующая ошибка</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Этот вариант не разобран</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>лучше</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>потом</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Попробовать</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Закрыть разбор</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Сделать задачи из ваших ошибок</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Разобрано ходов</translation>
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
        <translation>1 неточность</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n неточность</numerusform>
            <numerusform>%n неточности</numerusform>
            <numerusform>%n неточностей</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 ошибка</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 грубая ошибка</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n грубая ошибка</numerusform>
            <numerusform>%n грубые ошибки</numerusform>
            <numerusform>%n грубых ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>без ошибок</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Вам нужны четыре белых в ряд; компьютеру (уровень %1) — четыре чёрных.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Вам нужны четыре чёрных в ряд; компьютеру (уровень %1) — четыре белых.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Только проба: здесь ничего не идёт в счёт, и партия остаётся как есть.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Начать заново</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>Назад &amp;к партии</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Ваш ход проверяется…</translation>
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
        <translation>Имя, если хотите</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>четыре белых</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>четыре чёрных</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Поменять стороны</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>Эту сторону займёт другой игрок. Выигранные раунды остаются за каждым.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Сбросить</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Камни:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Простые шары</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Шары с буквами</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Шары с точкой для каждого основного цвета</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>У красного точка сверху, у зелёного справа, у синего слева; у остальных цветов — точки тех основных цветов, из которых они состоят. Так их можно различить и без цвета.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Как выглядят камни</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Масштаб следует за &amp;игрой</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Отметки на доске</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;Последний ход</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>Клетки, куда &amp;можно ставить</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>&amp;Что сделал бы ход, под мышью или курсором</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Звуки: ход, изменение, победа</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Анимация реакций:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Меньше движения: камни проявляются, &amp;ничто не перемещается</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Темп &amp;демонстрации:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Как быстро ход следует за ходом, а раунд за раундом, когда играют компьютеры.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Показывать, &amp;о чём он думает</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Если ход занимает больше секунды: на какую глубину он смотрит и чего ждёт.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>Компьютер &amp;ждёт не меньше:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> с</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Сильный компьютер может думать дольше, но раньше этого не ответит.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Пока настройки действуют, но сохранить их не удаётся: запись в %1 невозможна.</translation>
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
        <translation>&amp;Клавиши…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Действия и их клавиши</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Назначить</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Без клавиши</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Как было сначала</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Все как сначала</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>Клавиша %1 нужна, чтобы двигаться по доске и по спискам.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>Клавиша %1 открывает меню %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Выберите действие выше, щёлкните в поле ввода и нажмите новую клавишу.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Эта клавиша уже назначена.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>Клавиша %1 занята: «%2». Если продолжить, то действие её потеряет.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 теперь: «%2»</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Назад к раунду (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Только проба</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Просмотр</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Камни ставят на точки. Наведите — увидите, что изменится.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Играть с компьютером</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Как играть</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>&amp;Ещё: доска, часы, кто начинает</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>Начатая партия никуда не денется, Esc вернёт к ней.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Правила в картинках</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>По&amp;меняться</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Взять другую сторону</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
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
        <translation>Раунды против компьютера</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>С помощью</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Раунд, в котором вы отменили ход или попросили подсказку, считается раундом с помощью. Серию он не продолжает и не прерывает.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>В рейтинг идут раунды без помощи, на доске 16 на 16 и на уровнях от 0 до 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Сбросить…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Все уровни</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Пока не закончен ни один раунд против компьютера. Сыграйте, и он попадёт сюда.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Забыть все учтённые раунды? Это нельзя отменить.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Забыть</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Назад к доске (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к доске</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Ходить сразу</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Сделать лучший из найденных ходов (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Пусть компьютер играет дальше (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Пусть компьютер подождёт (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>На ход или раунд вперёд и ждать там (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Темп демонстрации</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Незаконченных нет</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Не сохраняется</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Она бы пропала.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Выйти и потерять</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>победа</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>победа в %1 х.</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>ничья</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Дать посмотреть</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Отправьте это тем, кому можно смотреть. Они видят партию с начала и ничего не могут в ней сделать.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Цветовой круг: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>ходит %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Раунд закончен</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Приблизить</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Отдалить</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Вся доска</translation>
    </message>
</context>
</TS>
