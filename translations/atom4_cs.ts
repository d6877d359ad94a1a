<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Čeština</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>O Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Hra barev na trojúhelníkové mřížce, pro dva hráče nebo pro jednoho proti počítači.&lt;/p&gt;&lt;p&gt;Vymyslel ji H. S. Teoh, který v letech 2002 a 2003 napsal verze 1 až 4.1.&lt;/p&gt;&lt;p&gt;Svobodný software pod GNU General Public License, verze 2 nebo novější.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Jak blízko měly tvé tahy k těm nejlepším: 100 % znamená pokaždé nejlepší tah. Počítá se jako na Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Střed začíná, když leží vedle sebe dva kameny cílové barvy, závěr, když by jeden kámen mohl dokončit řadu čtyř.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Jak se počítá přesnost</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;Varianty:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Zavřít analýzu</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Hloubka v půltazích: %1, a hledá dál</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Hloubka v půltazích: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Uložit kolo jako animaci</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Animované obrázky (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>kolo.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Kreslí se pozice…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Žádná animace se neuložila.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animace je uložená jako %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 nejde zapsat. Zvol jinou složku, nebo uvolni místo na disku.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zpět k desce (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zpět k desce</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Jsi tu poprvé?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Nauč se to na desce, za deset minut</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Učit se</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Úloha dne</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Co tu vyhrává?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Vyřešit</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Ještě nedohráno</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Ukázat příklad</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Deska:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Řádky</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>Kdo &amp;začíná:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Hod&amp;iny:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Čas na kolo</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Čas a přídavek za každý tah</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minut pro každého hráče</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Sekund navíc za každý tah</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Proč &amp;se to změnilo?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Položit sem</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Příručka: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Vložit nejde: program, který drží schránku, neodpovídá.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Komentář k tahu %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentář</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Co se dá k tomuto tahu říct?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Žádné</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Rozebrat</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Další kolo (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Pokračovat (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>Pauza (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>po %n tahu</numerusform>
            <numerusform>po %n tazích</numerusform>
            <numerusform>po %n tazích</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Čtyři bílé od %1 do %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Čtyři černé od %1 do %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n bílý od %1 do %2, %3</numerusform>
            <numerusform>%n bílé od %1 do %2, %3</numerusform>
            <numerusform>%n bílých od %1 do %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n černý od %1 do %2, %3</numerusform>
            <numerusform>%n černé od %1 do %2, %3</numerusform>
            <numerusform>%n černých od %1 do %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>po 1 tahu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Hodnocení</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Graf hodnocení</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>neexistuje</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>nemáš k tomu oprávnění</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>je to složka</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>jeho složka neexistuje</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>disk je jen pro čtení</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1 nejde uložit: název musí končit na %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Udělej čtyři bílé v řadě</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Bílou nikdo položit nemůže: kameny přebarvují to, čeho se dotknou.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Udělej čtyři černé v řadě</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Černou nikdo položit nemůže: kameny přebarvují to, čeho se dotknou.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Příklad</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: příručka</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zpět (Alt+Vlevo)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vpřed (Alt+Vpravo)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Vytisknout celou příručku (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Uložit celou příručku jako PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Hledat v příručce</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Vytisknout příručku</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Uložit příručku</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-prirucka.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 nejde zapsat. Zvol jinou složku, nebo uvolni místo na disku.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Hodnocené kolo</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Ukázat</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Šipky</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>pohyb kurzoru po desce</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>skok na okraj desky</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. a , (nebo Ctrl+Vpravo a Ctrl+Vlevo)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>na další nebo předchozí pole, kam lze položit kámen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter nebo mezerník</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>položit kámen</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>poslechnout si přímky vedoucí polem, se čtečkou obrazovky</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U nebo Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>vzít zpět</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R nebo Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>zahrát znovu</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>navrhnout tah a říct proč</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>zastavit počítač a zase ho pustit</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>přimět počítač táhnout hned</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>posunout ukázku o krok</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>další kolo, když jedno skončilo</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt s Vlevo, Vpravo, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>prohlížet dřívější pozice</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>na vedlejší variantu: co jiného se tu hrálo</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>vrátit se do kola</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 až Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>okomentovat ukázaný tah, označit ho ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>povýšit vedlejší variantu, smazat ji</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>říct, proč se pole pod kurzorem změnilo</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>zapnout a vypnout analýzu</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>rozebrat kolo</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt s Nahoru, Dolů</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>předchozí a další chyba v rozboru</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>hrát odtud proti počítači, mimo partii</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>nová partie, odveta, sestavit pozici</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>otevřít, uložit, tisk</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>kopírovat pozici, vložit pozici nebo partii</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>hrát Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>blíž, dál, celá deska</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>celá obrazovka</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>nastavení</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>příručka</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q nebo Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>ukončit; partie zůstane na příště</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Pozvánka</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Zkopírováno</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Někoho pozvat</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Tvoje jméno:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>jak ho uvidí soupeř</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Chceš:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>čtyři bílé</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>čtyři černé</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Kol:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>kolik budete chtít</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Já</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>&amp;Ostatní smějí sledovat</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Tohle pošli v libovolné zprávě tomu, s kým chceš hrát:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>A tohle těm, kdo smějí sledovat:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Pozvat</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Přes Avahi, ve tvé vlastní síti: tvoje jméno nahoře a kde čekáš; bez klíče nikdo dovnitř nemůže</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Lidé v okolí smějí vidět, že čekám</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Připojit se k partii</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>Pozvánka, &amp;která ti přišla:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Tvoje jméno:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>jak ho uvidí soupeř</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>S touto pozvánkou partii jen sleduješ.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Sledovat</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Připojit se</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Přes Avahi, ve tvé vlastní síti; pak stačí samotný klíč, konec pozvánky</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>To je klíč a vede k někomu v okolí. Teď tam nikdo vidět není.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Podívat se, kdo čeká v okolí</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Hrát (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Odmítnout (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lekce %1: %2, hotovo</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lekce %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Víc o tom v příručce</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Ještě jednou</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Př&amp;eskočit</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>Ukaž &amp;mi to</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Další &amp;lekce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Jako já</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Úroveň, která by podle tvého ratingu byla vyrovnaná, teď %1; mění se s tebou.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Použít i v rozehrané partii</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Nejlepší varianty</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Položit na %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Kopírovat variantu</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Varianta je zkopírovaná: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Uložit konečnou pozici &amp;jako obrázek…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Uložit jako animaci…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Vytisknout…</translation>
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
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Nová</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Nová &amp;hra s volbami…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Uložit jako…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Kopírovat obrázek &amp;desky</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>Ž&amp;ebříček</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Z&amp;avřít</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu provést</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Ukázka</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Další žetony</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>C&amp;elá obrazovka</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Zobrazit panel nástrojů</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Nastavit Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Pravidla a klávesy</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>H&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Tah</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Z&amp;obrazit</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Nastavení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ná&amp;pověda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Panel nástrojů</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekce</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Cvičení</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zpět k desce (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zpět k desce</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Ještě jednou</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>Ukaž &amp;mi to</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Př&amp;eskočit</translation>
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
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Další &amp;lekce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Žebříček</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Dostaň %n žeton jedné barvy do řady</numerusform>
            <numerusform>Dostaň %n žetony jedné barvy do řady</numerusform>
            <numerusform>Dostaň %n žetonů jedné barvy do řady</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Zmizí a přinesou body. Po tahu, který nic nedokončí, přibydou další žetony.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Příklad</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Otevřít hru Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Hry Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>Otevřeno: %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>hra.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Uloženo jako %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Tvoje hra</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Zatím bez bodů. První výsledek bude tvůj.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Rekord: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Rekord: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Jak se hraje Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Pravidla a klávesy Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Skládej žetony jedné barvy do rovných řad aspoň po %1, vodorovně, svisle i šikmo. Zmizí a přinesou body. Hra končí, když je deska plná.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Vyber žeton a volné pole pro něj, dvěma kliknutími nebo přetažením žetonu. Potřebuje cestu z volných polí, nahoru, dolů, vlevo a vpravo.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Pokud tvůj tah dokončí řadu, táhneš znovu. Pokud ne, hodí počítač na volná pole další žetony (vždy %1); řady, které dokončí, zmizí také.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>Za řadu délky %1 je bodů %2, za délku %3 je jich %4, za délku %5 už %6. Řady hned za sebou, bez hodu mezi nimi, přidávají 1, 4, 9, … bodů navíc.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Šipky</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>pohyb kurzoru po desce</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>skok na okraj desky</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. a , (nebo Ctrl+Vpravo a Ctrl+Vlevo)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>na další nebo předchozí žeton</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter nebo mezerník</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>vybrat žeton, vrátit ho, nebo přesunout</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>vrátit žeton, schovat kurzor</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U nebo Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>vzít zpět</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R nebo Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>zahrát znovu</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>navrhnout tah</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>nechat hrát počítač, nebo ho zastavit</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>ukázat nebo skrýt další žetony</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>blíž, dál, celá deska</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N nebo Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nová hra</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>otevřít, uložit</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q nebo Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>zavřít; hra zůstane na příště</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>poslechnout si, co leží kolem pole, se čtečkou obrazovky</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Hra zůstává v nabídce Hra, Rozehrané.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Její body se zapíšou do žebříčku, jak jsou.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Opustit hru</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Opustit tuto hru (%1)?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nová hra</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Jiná hra</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Zůstat</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 s kroužkem</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 s tečkami</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, vybraný</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, volné</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, volné, smí sem %2</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, volné, ale nevede sem cesta</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Nové: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Hra skončila: %n další žeton se nevejde.</numerusform>
            <numerusform>Hra skončila: %n další žetony se nevejdou.</numerusform>
            <numerusform>Hra skončila: %n dalších žetonů se nevejde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln bod</numerusform>
            <numerusform>%Ln body</numerusform>
            <numerusform>%Ln bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Mimo žebříček: tato hra přišla odjinud.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Mimo žebříček: pomohlo vzetí zpět, tip nebo ukázka.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Na místo v žebříčku je potřeba aspoň bod.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Už není mezi nejlepšími.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>První výsledek ve svém žebříčku.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Nový rekord! Ten minulý byl %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Místo %1 z %2 v žebříčku.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, barev %3, řady od %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>další žetony viditelné</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>další žetony skryté</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>žetonů nejdřív %1, pak %2 na hod</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, místo %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1 nejde otevřít: %2. Zvol jiný soubor; hra na desce zůstává.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, řádek %2, sloupec %3: %4
Hra na desce zůstává.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 nejde zapsat: %2. Ulož hru do jiné složky; na desce zůstává.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>Hra se na příště neuchovává: %1. Uložíš ji příkazem Hra, Uložit jako.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Hru z minula nejde přečíst, proto začíná nová. Ta stará zůstává jako %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Body %1, %2 × %3, opuštěno %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Kolem %1. Zleva doprava: %2. Shora dolů: %3. Klesavě: %4. Stoupavě: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Hra skončila: 1 další žeton se nevejde.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Ano</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Řetěz</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Řady hned za sebou, bez hodu mezi nimi. Ta příští má navíc: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Žebříček Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Hry:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Žebříček</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Výsledky v čase</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Zatím žádné výsledky. Hra se počítá, když skončí nebo ji opustíš a nepomohlo jí vzetí zpět, tip ani ukázka.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Deska:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Řádky</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Barvy:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Žetonů &amp;v řadě nejméně:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Ž&amp;etonů před prvním tahem:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Žetonů na &amp;každý hod:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>&amp;Ukazovat další žetony</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>&amp;Jméno do žebříčku:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Jméno, pokud chceš</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>&amp;Standardní hra</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Deska má jen %n pole: před první tah se tolik žetonů nevejde.</numerusform>
            <numerusform>Deska má jen %n pole: před první tah se tolik žetonů nevejde.</numerusform>
            <numerusform>Deska má jen %n polí: před první tah se tolik žetonů nevejde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Řada z %n žetonu se na tuto desku nevejde.</numerusform>
            <numerusform>Řada ze %n žetonů se na tuto desku nevejde.</numerusform>
            <numerusform>Řada z %n žetonů se na tuto desku nevejde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Standardní hra. Má jeden žebříček s ukázanými dalšími žetony a jeden bez nich.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Body této hry se do standardního žebříčku nepočítají; má svůj vlastní.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Vzetí zpět, tip nebo ukázka hru z jejího žebříčku vyřadí.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Ví&amp;c: velikost, barvy, jméno</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Rozehraná hra zůstává a Esc se do ní vrátí.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Pravidla na jedné stránce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Otevřít hru Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Mizí řady z %n žetonu jedné barvy. Vyber žeton, pak volné pole.</numerusform>
            <numerusform>Mizí řady ze %n žetonů jedné barvy. Vyber žeton, pak volné pole.</numerusform>
            <numerusform>Mizí řady z %n žetonů jedné barvy. Vyber žeton, pak volné pole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Vyber žeton.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Hraje počítač.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Vyber, kam má jít.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 na %2, kroků: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Vzít tah zpět?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Obrázek desky je ve schránce.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Ukázat dobrý tah?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Nechat hrát počítač?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Hraje počítač. Kliknutí na desku to ukončí.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>Ukázka skončila. Hraj odtud dál.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Analýza</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Nová partie…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>Uložit &amp;obrázek…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>&amp;Uložit animaci…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;Sestavit pozici…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>V&amp;zdát kolo</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Kopí&amp;rovat pozici</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>Kopírovat &amp;partii</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Kopírovat obrázek &amp;desky</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Vložit partii</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>&amp;Další kolo</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Statistika…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>U&amp;končit</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nová</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu provést</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>Táhnout &amp;hned</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;Odveta s výměnou stran</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>P&amp;rvní pozice</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>&amp;Předchozí pozice</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Další pozice</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>P&amp;oslední pozice</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Jiná varianta</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Sledovat &amp;dění</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>C&amp;elá obrazovka</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Zobrazit panel nástrojů</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Nastavit Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Příručka</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klávesy</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;O Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Pomalu</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normálně</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Rychle</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Tempo &amp;ukázky</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>H&amp;ra</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportovat</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Upravit</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Tah</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Z&amp;obrazit</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>Přejít &amp;na pozici</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Učit &amp;se</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Nastavení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ná&amp;pověda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Panel nástrojů</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Kolo %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Pokračuje partie z minula. Hodiny čekají na tvůj další tah nebo na %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Pokračuje partie z minula.</translation>
    </message>
    <message>
        <source>%1[*] - Atom-4</source>
        <comment>%1 is a file, [*] the place of the mark of what is not saved</comment>
        <translation>%1[*] – Atom-4</translation>
    </message>
    <message>
        <source>Atom-4</source>
        <translation>Atom-4</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Partie pokračuje.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Pauza, hodiny stojí. Dál to jde klávesou P.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pauza. Klávesa P pustí počítač dál.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Hledá se dobrý tah…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Díváš se zpět; %2 přejde na současnou pozici.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Otevřít partii</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Uložené hry (*.atom4 *.lines);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Partie pokračuje tam, kde se přerušila.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>Otevřeno: %1. Hodiny čekají na tvůj další tah nebo na %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Otevřeno: %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Uložit partii</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 změnil jiný program od chvíle, kdy se tu otevřel. Uložením se ty změny přepíšou.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Přepsat</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Hry Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partie.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, varianta kola %1 od tahu %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, kolo %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Hráč 1: %1. Hráč 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>Varianta končí čtyřmi bílými v řadě.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>Varianta končí čtyřmi černými v řadě.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>Varianta končí remízou.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>Varianta pokračuje, hraje %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Hráč 1: %1. Hráč 2: %2. Stav %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Ta předchozí zůstává v nabídce Hra, Rozehrané.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Začíná nová partie.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Začíná nová partie, strany se vyměnily.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>Partie začíná ze sestavené pozice.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Pozice je zkopírovaná jako text.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Partie je zkopírovaná jako text.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Ve schránce není text.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>Partie začíná z vložené pozice.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Vložit partii</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Partie je vložená. Příkaz Vzít zpět prochází její tahy nazpět.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Bez označení</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Dobrý tah</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Výborný tah</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Hrubá chyba</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Zajímavý tah</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Pochybný tah</translation>
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
        <translation>4 bílé</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 černé</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Hloubka %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, prázdné</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Kolem %1. Zleva doprava: %2. Stoupavě: %3. Klesavě: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, řádek %2, sloupec %3: %4
Partie na desce zůstává.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1 nejde otevřít: %2. Zvol jiný soubor; partie na desce zůstává.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Schránka</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 nejde zapsat: %2. Ulož partii do jiné složky; na desce zůstává.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>Partie se na příště neuchovává: %1. Uložíš ji příkazem Hra, Uložit jako.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Partii z minula nejde přečíst, proto začíná nová. Ta stará zůstává jako %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Statistiku nejde přečíst: %1. Zůstává, jak je.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Statistiku nejde zapsat: %1. Uvolni místo, nebo zkontroluj, kdo smí zapisovat do tvé domovské složky.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Počítač, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, prázdné, smí sem %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Uchovat &amp;tuto chybu jako úlohu</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;uchovat jako úlohu</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Uchovat &amp;všechny chyby jako úlohy</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Moje úlohy</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Začátek kola. %1 přejde dál, %2 na současnou pozici.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Tah %1 z %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Takhle kolo skončilo. Pokusy zůstávají v seznamu tahů.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 je jen pokus: výsledek zůstává. Esc se vrátí do kola.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 začíná jinou variantu. Ta předchozí zůstává v seznamu tahů.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>&amp;Komentovat tah…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Označit tah</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Povýšit &amp;jinou variantu</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>S&amp;mazat jinou variantu</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 už nemá označení.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 je označeno: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>Hlavní varianta je teď ta, kterou začíná %1. Jde to vzít zpět.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>Varianta, kterou začíná %1, je smazaná. Jde to vzít zpět.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>Prohlédnout &amp;variantu</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Prohlédnout tento tah</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Povýšit &amp;na hlavní variantu</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>&amp;Smazat variantu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Tahy tohoto kola</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Tady je seznam tahů. Kliknutím si tah prohlédneš.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>Kolo: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Varianta, která rozhodla kolo: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Jiná varianta: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Číslo</translation>
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
        <translation>Moje úlohy</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Úlohy z tvých partií</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Po rozboru udělá tlačítko Úloha z tvých chyb tvoje úlohy. Každá se vrátí za den, za týden a za měsíc, dokud ji nebudeš umět.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Zkusit</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: naučená</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: teď k opakování</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: znovu %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Někoho pozvat…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Připojit se k partii…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Hrát po síti</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Hrát po síti</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>Partie po síti skončila. Co se odehrálo, je pořád tady.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Odejít</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Hrát dál</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Ne&amp;chat sledovat…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Ukáže pozvánku pro ty, kdo smějí sledovat</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>O&amp;dejít</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Ukončí partii po síti; co se odehrálo, tu zůstane</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Něco napiš</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Rozhovor</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Ztlumit</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Od teď neukazuje nic z toho, co říká soupeř</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Ano (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Ne (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Další žetony: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Barvy, které počítač hodí příště. Kam padnou, se předem neví.</translation>
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
        <translation>Uložit obrázek desky</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Kresby libovolné velikosti (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>deska.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Obrázek je uložený jako %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 nejde zapsat. Zvol jinou složku, nebo uvolni místo na disku.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Obrázek desky je ve schránce.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Vytisknout kolo</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Kolo je vytištěné.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Vytisknout variantu</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Varianta je vytištěná.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Obrázky (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Vyhrává</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Otevře soupeři čtyřku na %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Nechá soupeře vyhrát na %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Zastaví soupeřovu čtyřku</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Hrozí výhrou na %1</translation>
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
        <translation>Jde to vzít zpět.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Tip: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Hráč 1 vyhrává čtyřmi bílými v řadě.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Hráč 2 vyhrává čtyřmi černými v řadě.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Vyhraná kola</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Čas zbývající na toto kolo</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Změnit, kdo hraje: jméno, člověk nebo počítač, úroveň, strana</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Hráč %1, %2, cíl: %3, vyhraná kola: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Zbývá: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: zbývá méně než deset sekund</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Hrát odtud</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Sestavit pozici</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Brát kameny pryč</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (klávesa %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Barva na tahu:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, hráč %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Prázdná deska</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>První &amp;dva kameny</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Pozice &amp;jako text:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>To není pozice: znak %1 není takový, jaký má být. Pozice vypadá třeba takto: 6/6/2GP2/6/6/6 R: řádky shora, čísla za prázdná pole, písmena za kameny, pak barva na tahu.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Vyber kámen a klikej na pole. Kliknutí na kámen stejné barvy ho vezme pryč.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu provést</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Řádky</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Podle mé síly</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Úloha dne</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Z mých partií (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Z mých partií</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Obtížnost</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;podle mého ratingu</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>úroveň &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Měřit čas</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>Mo&amp;je úlohy…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statistika…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Výběr</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>T&amp;ip</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;Řešení</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Ještě jednou</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>Př&amp;eskočit</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Tato je vyřešená.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Rating v úlohách %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n za sebou</numerusform>
            <numerusform>%n za sebou</numerusform>
            <numerusform>%n za sebou</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Zkus jiné pole.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Statistika úloh</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Rating v úlohách po každé úloze</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: vyřešeno „%2“, rating %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: vyřešeno „%2“ s tipem, rating %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: nevyřešeno „%2“, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Úl&amp;ohy</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Úloha &amp;dne</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Rating %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>Zhruba vyrovnaná by byla úroveň %1–%2.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Rating po každém kole</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: výhra nad úrovní %2, rating %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: prohra s úrovní %2, rating %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: remíza s úrovní %2, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>černá žádné světlo nemá, %1 přináší své</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2 už obsahuje světlo, které přidává %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 přidá světlo, které %2 nemá</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 přidá své světlo</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>bílá přijde o světlo, které bere %1: %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 bere světlo (%3), které %2 nemá</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 vezme poslední světlo (%2) a nezbude nic</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%2 přijde o světlo, které bere %1: %3</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 vede dál, %1 působí až na další kámen.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 zůstává %1, a kde byla %2, je pak %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Tah %1 (dosud %2, pak %3)</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: vedle přišla %2 na %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 z %3 sem dosáhla přes bílou na %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 z %3 sem dosáhla přes černou na %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 zůstává, jak je: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>Kde byla %1, je pak %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>O&amp;tevřít nedávné</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Zatím žádné soubory</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Vymazat tento seznam</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Rozebrat kolo</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Předchozí chyba</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Další &amp;chyba</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Začátek kola</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Tato varianta zatím nemá rozbor</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>lepší</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>hráno</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>pak</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Vyzkoušet</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Zavřít rozbor</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Úloha</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Udělat z tvých chyb úlohy</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Rozebrané tahy</translation>
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
        <translation>1 nepřesnost</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n nepřesnost</numerusform>
            <numerusform>%n nepřesnosti</numerusform>
            <numerusform>%n nepřesností</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 chyba</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n chyba</numerusform>
            <numerusform>%n chyby</numerusform>
            <numerusform>%n chyb</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 hrubá chyba</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n hrubá chyba</numerusform>
            <numerusform>%n hrubé chyby</numerusform>
            <numerusform>%n hrubých chyb</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>bez chyb</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Chceš čtyři bílé v řadě; počítač na úrovni %1 chce čtyři černé.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Chceš čtyři černé v řadě; počítač na úrovni %1 chce čtyři bílé.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Jen na zkoušku: nic se tu nepočítá a partie zůstává, jak je.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Začít znovu</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>Zpět &amp;k partii</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Tvůj tah se posuzuje…</translation>
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
        <translation>Jméno, pokud chceš</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>čtyři bílé</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>čtyři černé</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Vyměnit strany</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>Tuto stranu převezme druhý hráč. Každému zůstanou jeho vyhraná kola.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>Obnovit &amp;výchozí</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Motiv:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Kameny:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Hladké kuličky</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Kuličky s písmeny</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Kuličky s tečkou za každé světlo</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Červená má tečku nahoře, zelená vpravo, modrá vlevo; ostatní barvy mají tečky těch světel, která obsahují. Dají se rozeznat, i když barvy nevidíš.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Jak kameny vypadají</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Přiblížení &amp;sleduje dění</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Jazyk:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Značky na desce</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>P&amp;oslední tah</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>&amp;Pole, kam lze položit kámen</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>&amp;Co by tah udělal, pod myší nebo kurzorem</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Pohyb a zvuk</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Zvuky: položení, změna, výhra</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animace reakcí:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Om&amp;ezený pohyb: kameny se prolínají, nic neputuje</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>&amp;Tempo ukázky:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Jak rychle následuje tah za tahem a kolo za kolem, když hrají počítače proti sobě.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>&amp;Ukazovat, co zvažuje, když přemýšlí</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Když tah trvá déle než sekundu: jak hluboko hledí a co čeká.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>Počítač čeká &amp;nejméně:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Silný počítač může přemýšlet déle, ale nikdy neodpoví dřív.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Nastavení zatím platí, ale nejde uchovat: do %1 nejde zapsat.</translation>
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
        <translation>&amp;Klávesové zkratky…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Co dělá</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Akce a jejich klávesy</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nová klávesa</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Použít tuto klávesu</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Přidat &amp;tuto klávesu</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Bez klávesy</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Jako na začátku</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Vše jako na začátku</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 slouží k pohybu po desce a v seznamech.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 otevírá nabídku %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Nahoře vyber akci, klikni do pole a stiskni novou klávesu.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>To je současná klávesa.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 patří k akci „%2“; budeš-li pokračovat, přijde o ni.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 je teď „%2“</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Zpět do kola (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Jen pokus</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Prohlížení</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Kameny patří na tečky. Ukaž na jednu a uvidíš, co by se změnilo.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Hrát proti počítači</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Jak se hraje</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>Víc: deska, hodiny, &amp;kdo začíná</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>Rozehraná partie zůstává a Esc se do ní vrátí.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Pravidla v obrázcích</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>&amp;Vyměnit</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Hrát za druhou stranu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Kola proti počítači</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>S pomocí</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Série</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Nejdelší série</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Kolo, ve kterém vezmeš tah zpět nebo si řekneš o tip, se počítá jako kolo s pomocí. Sérii netvoří ani nekončí.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Do ratingu se počítají kola bez pomoci, na desce 16 krát 16 a na úrovních 0 až 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Vynulovat…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Všechny úrovně</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Žádné kolo proti počítači ještě neskončilo. Zahraj si jedno a tady se započítá.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Zapomenout všechna započítaná kola? Zpět to vzít nejde.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zapomenout</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zpět k desce (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zpět k desce</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Táhnout hned</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Zahrát nejlepší dosud nalezený tah (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Pustit počítač dál (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Nechat počítač čekat (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>O tah nebo kolo dál a tam počkat (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Tempo ukázky</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Rozehrané</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Nic rozehraného</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Ztratila by se.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Ukončit bez uložení</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>vyhráno</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>výhra za %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>remíza</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Nechat sledovat</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Pošli to těm, kdo smějí sledovat. Vidí partii od začátku a nemohou v ní nic dělat.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Barevný kruh: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Na tahu je %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo skončilo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Přiblížit</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Oddálit</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Celá deska</translation>
    </message>
</context>
</TS>
