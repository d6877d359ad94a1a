<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Polski</translation>
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
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Gra kolorów na trójkątnej siatce, dla dwojga albo dla jednej osoby przeciw komputerowi.&lt;/p&gt;&lt;p&gt;Wymyślił ją H. S. Teoh, autor wersji od 1 do 4.1 z lat 2002 i 2003.&lt;/p&gt;&lt;p&gt;Wolne oprogramowanie na licencji GNU General Public License w wersji 2 lub nowszej.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Jak blisko twoje ruchy były najlepszych: 100% to za każdym razem ruch najlepszy. Obliczana jak na Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Środek zaczyna się, gdy obok siebie leżą dwa pionki w kolorze celu, końcówka – gdy jeden pionek mógłby dokończyć cztery w rzędzie.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Jak liczona jest dokładność</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>W&amp;arianty:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Zamknij analizę</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Głębokość w półruchach: %1, trwa dalej</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Głębokość w półruchach: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Zapisz rundę jako animację</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Animowane obrazy (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>runda.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Rysowanie pozycji…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Nie zapisano animacji.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animację zapisano jako %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Nie można zapisać %1. Wybierz inny folder albo zrób miejsce na dysku.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Wróć do planszy (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Wróć do planszy</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>G&amp;raj</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Pierwszy raz?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Poznaj grę na planszy, w dziesięć minut</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Zacznij naukę</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Co tu wygrywa?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Jeszcze niedokończone</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Pokaż przykład</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lansza:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Kto zaczyna:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Zegar:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Czas na rundę</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Czas i dodatek za każdy ruch</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minuty dla każdego gracza</translation>
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
        <translation>Dodatkowe sekundy na każdy ruch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Dlaczego &amp;to się zmieniło?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Postaw tutaj</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Podręcznik: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Nie można wkleić: program, który ma schowek, nie odpowiada.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Komentarz do %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Co można powiedzieć o tym ruchu?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Brak</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Następna runda (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Dalej (P)</translation>
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
            <numerusform>w %n ruchu</numerusform>
            <numerusform>w %n ruchach</numerusform>
            <numerusform>w %n ruchach</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Cztery białe od %1 do %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Cztery czarne od %1 do %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n biały od %1 do %2, %3</numerusform>
            <numerusform>%n białe od %1 do %2, %3</numerusform>
            <numerusform>%n białych od %1 do %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n czarny od %1 do %2, %3</numerusform>
            <numerusform>%n czarne od %1 do %2, %3</numerusform>
            <numerusform>%n czarnych od %1 do %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>w 1 ruchu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Ocena</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Wykres oceny</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>plik nie istnieje</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>to folder</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>folder nie istnieje</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>Nie można zapisać %1: nazwa musi kończyć się na %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Ułóż cztery białe w rzędzie</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Białego nikt nie może postawić: pionki zmieniają to, czego dotykają.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Ułóż cztery czarne w rzędzie</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Czarnego nikt nie może postawić: pionki zmieniają to, czego dotykają.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: podręcznik</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Wstecz (Alt+Lewo)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Dalej (Alt+Prawo)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Wydrukuj cały podręcznik (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Zapisz cały podręcznik jako PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Wydrukuj podręcznik</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Zapisz podręcznik</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-podrecznik.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Nie można zapisać %1. Wybierz inny folder albo zrób miejsce na dysku.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Runda rankingowa</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Pokaż</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>przesuń kursor po planszy</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>przesuń go na brzeg planszy</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. i , (albo Ctrl+Prawo i Ctrl+Lewo)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>przejdź do następnego lub poprzedniego pola na pionek</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter albo Spacja</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>postaw pionek</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>posłuchaj linii przez to pole, z czytnikiem ekranu</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U albo Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>cofnij</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R albo Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ponów</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>zaproponuj ruch i powiedz dlaczego</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>wstrzymaj komputer i pozwól mu grać dalej</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>każ komputerowi zagrać od razu</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>przesuń pokaz o jeden krok</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>następna runda, gdy ta jest skończona</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt z Lewo, Prawo, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>oglądaj wcześniejsze pozycje</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>przejdź do wariantu obok: co jeszcze tu grano</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>wróć do rundy</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 do Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>skomentuj oglądany ruch, oznacz go: ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>ustaw wariant obok jako główny, usuń go</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>powiedz, dlaczego zmieniło się pole pod kursorem</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>włącz albo wyłącz analizę</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>przejrzyj rundę</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt z Góra, Dół</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>poprzedni i następny błąd z przeglądu</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>graj od tego miejsca z komputerem, obok partii</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>nowa partia, rewanż, ustaw pozycję</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>otwórz, zapisz, drukuj</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>kopiuj pozycję, wklej pozycję albo partię</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>zagraj w Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>bliżej, dalej, cała plansza</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pełny ekran</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ustawienia</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>podręcznik</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q albo Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>zakończ; partia będzie zachowana na później</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Zaproszenie</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Zaproś kogoś</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Twoje imię:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>jakie zobaczy druga osoba</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>Z&amp;bierasz:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>cztery białe</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>cztery czarne</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Rundy:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ile obie strony zechcą</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Druga osoba</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>&amp;Inni mogą oglądać</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Wyślij to osobie, z którą chcesz grać, dowolnym komunikatorem:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>A to osobom, które mogą oglądać:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>Z&amp;aproś</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Przez Avahi, w twojej własnej sieci: imię podane powyżej i miejsce; bez klucza nikt nie wejdzie</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Osoby w pobliżu mogą widzieć, że czekam</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Dołącz do partii</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>Otrzymane &amp;zaproszenie:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Twoje imię:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>jakie zobaczy druga osoba</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Z tym zaproszeniem oglądasz partię.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>O&amp;glądaj</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Dołącz</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Przez Avahi, w twojej własnej sieci; wtedy wystarczy sam klucz, czyli koniec zaproszenia</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>To klucz, prowadzi do kogoś w pobliżu. Teraz nikogo tam nie widać.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Sprawdź, kto czeka w pobliżu</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Graj (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Odrzuć (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lekcja %1: %2, ukończona</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lekcja %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Więcej o tym w podręczniku</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>Ws&amp;tecz</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>P&amp;omiń</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>Po&amp;każ</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>G&amp;raj</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Następna lekcja</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekcje</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Jak ja</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Poziom, na którym gra byłaby wyrównana według twojego rankingu; teraz wynosi on %1 i zmienia się razem z tobą.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Użyj także w trwającej partii</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Najlepsze warianty</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Postaw na %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Kopiuj wariant</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Skopiowano wariant: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Zapisz &amp;obraz końcowej pozycji…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Zapisz jako animację…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Drukuj…</translation>
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
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Nowa &amp;gra z opcjami…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Kopiuj obraz &amp;planszy</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>Najlepsze &amp;wyniki</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Pokaz</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Następne żetony</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Pokaż pasek narzędzi</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Ustawienia Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Zasady i klawisze</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>R&amp;uch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>U&amp;stawienia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekcje</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>Ć&amp;wiczenia</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Wróć do planszy (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Wróć do planszy</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>Ws&amp;tecz</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>Po&amp;każ</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>P&amp;omiń</translation>
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
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>G&amp;raj</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Następna lekcja</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Wyniki</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Ułóż w linii %n żeton jednego koloru</numerusform>
            <numerusform>Ułóż w linii %n żetony jednego koloru</numerusform>
            <numerusform>Ułóż w linii %n żetonów jednego koloru</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Znikają i dają punkty. Po ruchu, który nie dokańcza żadnej linii, spadają nowe żetony.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Otwórz grę Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Gry Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>Otwarto %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>gra.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Twoja gra</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Nie ma jeszcze wyniku. Pierwszy może być twój.</translation>
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
        <translation>Jak grać w Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Zasady i klawisze Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Układaj żetony jednego koloru w proste linie, co najmniej po %1, poziomo, pionowo albo po skosie. Znikają i dają punkty. Gra jest skończona, gdy plansza się zapełni.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Wybierz żeton i wolne pole dla niego, dwoma kliknięciami albo przeciągając żeton. Potrzebna jest droga z wolnych pól, w górę, w dół, w lewo i w prawo.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Jeśli twój ruch dokończy linię, masz kolejny. Jeśli nie, komputer dorzuca żetony na wolne pola, po %1 naraz; linie, które powstaną, też znikają.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>Linia z %1 żetonów daje %2 pkt, z %3 – %4, z %5 – %6. Linie jedna po drugiej, bez rzutu między nimi, dają o 1, 4, 9, … punktów więcej.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>przesuń kursor po planszy</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>przesuń go na brzeg planszy</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. i , (albo Ctrl+Prawo i Ctrl+Lewo)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>przejdź do następnego lub poprzedniego żetonu</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter albo Spacja</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>wybierz żeton, odłóż go albo przesuń</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>odłóż żeton, ukryj kursor</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U albo Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>cofnij</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R albo Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ponów</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>zaproponuj ruch</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>oddaj grę komputerowi albo przerwij mu</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>pokaż albo ukryj następne żetony</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>bliżej, dalej, cała plansza</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N albo Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nowa gra</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>otwórz, zapisz</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q albo Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>zamknij; gra będzie zachowana na później</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>posłuchaj, co leży wokół pola, z czytnikiem ekranu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Grę znajdziesz w menu Gra, Kontynuuj.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Jej wynik trafia na listę taki, jaki jest.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Porzuć grę</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Porzucić tę grę, w której masz %1?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>O&amp;twórz</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Inna gra</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>Z&amp;ostań</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 z pierścieniem</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 z kropkami</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, wybrany</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, wolne</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, wolne, %2 może tu przejść</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, wolne, ale nie prowadzi tu żadna droga</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Nowe: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Gra jest skończona: nie ma miejsca na jeszcze %n żeton.</numerusform>
            <numerusform>Gra jest skończona: nie ma miejsca na jeszcze %n żetony.</numerusform>
            <numerusform>Gra jest skończona: nie ma miejsca na jeszcze %n żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punkt</numerusform>
            <numerusform>%Ln punkty</numerusform>
            <numerusform>%Ln punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Nie liczy się do najlepszych wyników: ta gra pochodzi z zewnątrz.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Nie liczy się do najlepszych wyników: było cofanie, podpowiedź albo pokaz.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>By trafić na listę, trzeba mieć choć punkt.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Już nie wśród najlepszych.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Pierwszy wynik na tej liście.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Nowy rekord! Poprzedni: %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Miejsce %1 z %2 na liście.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, kolory: %3, linie z %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>następne żetony widoczne</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>następne żetony ukryte</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>żetony: najpierw %1, potem po %2</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, miejsce %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>Nie można otworzyć %1: %2. Wybierz inny plik; gra na planszy zostaje.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, wiersz %2, kolumna %3: %4
Gra na planszy zostaje.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Nie można zapisać %1: %2. Zapisz w innym folderze; gra na planszy zostaje.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>Gra nie jest zachowywana na później: %1. Zapisz ją poleceniem Gra, Zapisz jako.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Ostatniej gry nie da się odczytać, więc zaczyna się nowa. Tamtą zachowano jako %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Punkty %1, %2 × %3, przerwana %4</translation>
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
        <translation>Wokół %1. Od lewej do prawej: %2. Od góry do dołu: %3. Skosem w dół: %4. Skosem w górę: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Gra jest skończona: nie ma miejsca na jeszcze 1 żeton.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Łańcuch</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Następne</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Linie jedna po drugiej, bez rzutu między nimi. Następna jest warta o %1 więcej.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Najlepsze wyniki Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Rodzaj gry:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Najlepsze wyniki</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Wyniki w czasie</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Nie ma jeszcze wyników. Gra liczy się, gdy jest skończona albo porzucona, jeśli nie było w niej cofania, podpowiedzi ani pokazu.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lansza:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Kolory:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Żetony w linii, &amp;najmniej:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Że&amp;tony przed pierwszym ruchem:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Ż&amp;etony w każdym rzucie:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>P&amp;okazuj następne żetony</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>&amp;Imię na listę wyników:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Imię, jeśli chcesz</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>Gr&amp;a standardowa</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Plansza ma tylko %n pole: przed pierwszym ruchem zmieści się mniej żetonów.</numerusform>
            <numerusform>Plansza ma tylko %n pola: przed pierwszym ruchem zmieści się mniej żetonów.</numerusform>
            <numerusform>Plansza ma tylko %n pól: przed pierwszym ruchem zmieści się mniej żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Linia z %n żetonu nie zmieści się na tej planszy.</numerusform>
            <numerusform>Linia z %n żetonów nie zmieści się na tej planszy.</numerusform>
            <numerusform>Linia z %n żetonów nie zmieści się na tej planszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Gra standardowa. Ma jedną listę wyników z widocznymi następnymi żetonami i jedną bez nich.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Wyniki tej gry nie liczą się do standardowych; ma ona własną listę.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Cofanie, podpowiedź albo pokaz skreślają grę z listy.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Wię&amp;cej: rozmiar, kolory, imię</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Trwająca gra jest zachowana, a Esc do niej wraca.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Zasady na jednej stronie</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Otwórz grę Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Znikają linie z %n żetonu jednego koloru. Wybierz żeton, a potem wolne pole.</numerusform>
            <numerusform>Znikają linie z %n żetonów jednego koloru. Wybierz żeton, a potem wolne pole.</numerusform>
            <numerusform>Znikają linie z %n żetonów jednego koloru. Wybierz żeton, a potem wolne pole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Wybierz żeton.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Gra komputer.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Wybierz, dokąd ma przejść.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 na %2, kroki: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Cofnąć ruch?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Obraz planszy jest w schowku.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Pokazać dobry ruch?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Oddać grę komputerowi?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Gra komputer. Kliknięcie planszy to kończy.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>Koniec pokazu. Graj dalej od tego miejsca.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Analiza</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Zapisz obraz…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Zapisz &amp;animację…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>U&amp;staw pozycję…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>Poddaj &amp;rundę</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Kop&amp;iuj pozycję</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>&amp;Kopiuj partię</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Kopiuj obraz &amp;planszy</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Wklej partię</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>&amp;Następna runda</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Statystyki…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Z&amp;akończ</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Zagraj od razu</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>Rewanż z zamianą &amp;stron</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Pierwsza pozycja</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Pop&amp;rzednia pozycja</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Następna pozycja</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Ostatnia pozycja</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Inny wariant</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Śledź &amp;grę</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Pokaż pasek narzędzi</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Ustawienia Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;O Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>&amp;Tempo pokazu</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Eksport</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>R&amp;uch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>Przejdź &amp;do pozycji</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Nauka</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>U&amp;stawienia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Runda %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Ostatnia partia toczy się dalej. Zegary czekają na twój następny ruch albo na %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Ostatnia partia toczy się dalej.</translation>
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
        <translation>Partia toczy się dalej.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Pauza, zegary stoją. Naciśnij P, by grać dalej.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pauza. Naciśnij P, a komputer zagra dalej.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Szukam dobrego ruchu…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Patrzysz wstecz; %2 prowadzi do obecnej pozycji.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Zapisane gry (*.atom4 *.lines);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Partia toczy się dalej od miejsca, w którym stanęła.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>Otwarto %1. Zegary czekają na twój następny ruch albo na %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Otwarto %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1: po otwarciu tutaj plik zmienił inny program. Zapisanie teraz zastąpi te zmiany.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Gry Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partia.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, wariant rundy %1 od ruchu %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, runda %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Gracz 1: %1. Gracz 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>Wariant kończy się czterema białymi w rzędzie.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>Wariant kończy się czterema czarnymi w rzędzie.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>Wariant kończy się remisem.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>Dalej w wariancie gra %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Gracz 1: %1. Gracz 2: %2. Wynik %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Poprzednią znajdziesz w menu Gra, Kontynuuj.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Zaczyna się nowa partia.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Zaczyna się nowa partia, z zamianą stron.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>Partia zaczyna się od ustawionej pozycji.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Skopiowano pozycję jako tekst.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Skopiowano partię jako tekst.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>Partia zaczyna się od wklejonej pozycji.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Wklej partię</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Wklejono partię. Polecenie Cofnij przechodzi wstecz po jej ruchach.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Bez oznaczenia</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Dobry ruch</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Świetny ruch</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Gruby błąd</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Ciekawy ruch</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Wątpliwy ruch</translation>
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
        <translation>4 białe</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 czarne</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Głębokość %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, puste</translation>
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
        <translation>Wokół %1. Od lewej do prawej: %2. Skosem w górę: %3. Skosem w dół: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, wiersz %2, kolumna %3: %4
Partia na planszy zostaje.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>Nie można otworzyć %1: %2. Wybierz inny plik; partia na planszy zostaje.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Schowek</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Nie można zapisać %1: %2. Zapisz w innym folderze; partia na planszy zostaje.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>Partia nie jest zachowywana na później: %1. Zapisz ją poleceniem Gra, Zapisz jako.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Ostatniej partii nie da się odczytać, więc zaczyna się nowa. Tamtą zachowano jako %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Nie można odczytać statystyk: %1. Zostają takie, jakie są.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Nie można zapisać statystyk: %1. Zrób miejsce albo sprawdź, kto może pisać w twoim folderze domowym.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Komputer, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, puste, może tu stanąć %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Zachowaj &amp;ten błąd jako zadanie</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;zachowaj jako zadanie</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Zachowaj &amp;wszystkie błędy jako zadania</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Moje zadania</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Początek rundy. %1 idzie dalej, %2 do bieżącej pozycji.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Ruch %1 z %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Tak skończyła się runda. To, co było próbą, zostaje na liście ruchów.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 to tylko próba: wynik zostaje. Esc wraca do rundy.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 zaczyna inny wariant. Poprzedni zostaje na liście ruchów.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>Skomentuj &amp;ruch…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Oznacz ruch</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Ustaw inny wariant &amp;jako główny</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Usuń inny wariant</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 nie ma już oznaczenia.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 ma oznaczenie: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>Wariant z %1 jest teraz główny. Można to cofnąć.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>Wariant z %1 jest usunięty. Można to cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>Obejrzyj ten &amp;wariant</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>O&amp;bejrzyj ten ruch</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Ustaw jako &amp;główny wariant</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>Usuń &amp;ten wariant</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Ruchy tej rundy</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Tu jest lista ruchów. Kliknij ruch, by go obejrzeć.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>Runda: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Wariant, który rozstrzygnął rundę: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Inny wariant: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Numer</translation>
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
        <translation>Moje zadania</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Zadania z twoich partii</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Po przeglądzie przycisk Zadanie robi z twoich błędów twoje zadania. Każde wraca po dniu, tygodniu i miesiącu, aż będzie opanowane.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Spróbuj</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: opanowane</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: do powtórki teraz</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: znów %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Zaproś kogoś…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Dołącz do partii…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Graj przez sieć</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Graj przez sieć</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>Partia przez sieć skończona. To, co zagrano, nadal tu jest.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Opuść</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Graj dalej</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>Druga osoba</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Po&amp;zwól oglądać…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Pokazuje zaproszenie dla osób, które mogą oglądać</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Opuść</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Kończy partię przez sieć; to, co zagrano, zostaje tutaj</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Powiedz coś</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Przebieg rozmowy</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>W&amp;ycisz</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Nie pokazuje odtąd niczego, co mówi druga osoba</translation>
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
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Tak (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Nie (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Następne żetony: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Kolory, które komputer dorzuci następnie. Gdzie spadną, nie wiadomo.</translation>
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
        <translation>Zapisz obraz planszy</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Rysunki dowolnej wielkości (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>plansza.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Obraz zapisano jako %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Nie można zapisać %1. Wybierz inny folder albo zrób miejsce na dysku.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Obraz planszy jest w schowku.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Wydrukuj rundę</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Rundę wydrukowano.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Wydrukuj wariant</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Wariant wydrukowano.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Otwiera przeciwnikowi czwórkę na %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Pozwala przeciwnikowi wygrać na %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Blokuje czwórkę przeciwnika</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Grozi wygraną na %1</translation>
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
        <translation>Można to cofnąć.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Podpowiedź: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Gracz 1 wygrywa czterema białymi w rzędzie.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Gracz 2 wygrywa czterema czarnymi w rzędzie.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Wygrane rundy</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Czas pozostały w tej rundzie</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Zmień, kto gra: imię, człowiek albo komputer, poziom, strona</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Gracz %1, %2, cel: %3, wygrane rundy: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Pozostały czas: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: mniej niż dziesięć sekund</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Graj od tego miejsca</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Zabieraj pionki</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (klawisz %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Kolor na ruchu:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, gracz %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Pusta plansza</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>&amp;Dwa pierwsze pionki</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Pozycja &amp;jako tekst:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>To nie jest pozycja: coś nie zgadza się przy znaku %1. Pozycję zapisuje się tak: 6/6/2GP2/6/6/6 R – wiersze od góry, liczby to puste pola, litery to pionki, na końcu kolor na ruchu.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Wybierz pionek i klikaj pola. Kliknięcie pionka w tym samym kolorze go zabiera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Na moim poziomie</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Z moich partii (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Z moich partii</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Trudność</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;według mojego rankingu</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>poziom &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Mierz czas</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>Moje &amp;zadania…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statystyki…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Wybór</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;Rozwiązanie</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>P&amp;omiń</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>To już rozwiązane.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Ranking w zadaniach %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Spróbuj innego pola.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Statystyki zadań</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Ranking po każdym zadaniu</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: rozwiązane „%2”, ranking %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: rozwiązane „%2” z podpowiedzią, ranking %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: nierozwiązane „%2”, ranking %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Zadania</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Zadanie &amp;dnia</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Ranking %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>Mniej więcej wyrównany byłby poziom %1–%2.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Ranking po każdej rundzie</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: wygrana z poziomem %2, ranking %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: przegrana z poziomem %2, ranking %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: remis z poziomem %2, ranking %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>czarny nie ma światła, %1 daje własne</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>światło, które daje %1, ma już w sobie %2</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 dodaje światło, którego %2 nie ma</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 dodaje swoje światło</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>z białego %1 zabiera %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 zabiera %3, a %2 go nie ma</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 zabiera %2 i nic nie zostaje</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%2 ma w sobie %3, a %1 go zabiera</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 przepuszcza %1: reakcja biegnie dalej, do następnego pionka.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 pozostaje %1, a %2 zmienia się w %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Ruch %1 zmienił %2 w %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: obok, na %3, stanął %2; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 na %3 sięgnął tu przez biały na %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 na %3 sięgnął tu przez czarny na %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 pozostaje bez zmian: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 zmienia się w %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>O&amp;statnio otwarte</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Nie ma jeszcze plików</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Wyczyść tę listę</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Przejrzyj rundę</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Poprzedni &amp;błąd</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Następny błąd</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Początek rundy</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Ten wariant nie ma przeglądu</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>lepiej</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>zagrano</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>potem</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Wypróbuj</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Zamknij przegląd</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Zrób zadania ze swoich błędów</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Przejrzane ruchy</translation>
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
        <translation>1 niedokładność</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n niedokładność</numerusform>
            <numerusform>%n niedokładności</numerusform>
            <numerusform>%n niedokładności</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 błąd</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 gruby błąd</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n gruby błąd</numerusform>
            <numerusform>%n grube błędy</numerusform>
            <numerusform>%n grubych błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>bez błędów</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Zbierasz cztery białe w rzędzie; komputer, na poziomie %1, zbiera cztery czarne.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Zbierasz cztery czarne w rzędzie; komputer, na poziomie %1, zbiera cztery białe.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>To tylko próba: nic się tu nie liczy, a partia zostaje, jaka jest.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Cofnij ruch</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Zacznij od nowa</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;Wróć do partii</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Sprawdzam twój ruch…</translation>
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
        <translation>Imię, jeśli chcesz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>cztery białe</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>cztery czarne</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Zamień strony</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>Tę stronę przejmuje drugi gracz. Każdy zachowuje wygrane rundy.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Zresetuj</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Motyw:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Pionki:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Zwykłe kulki</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Kulki z literami</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Kulki z kropką dla każdego światła</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Czerwony ma kropkę u góry, zielony z prawej, niebieski z lewej; pozostałe kolory mają kropki świateł, które w sobie zawierają. Można je odróżnić, nie widząc kolorów.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Wygląd pionków</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Zbliżenie podąża za &amp;grą</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Oznaczenia na planszy</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;Ostatni ruch</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>Pola, na których może &amp;stanąć pionek</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>&amp;Co zrobiłby ruch, pod myszą albo kursorem</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animacje i dźwięk</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Dźwięki: postawienie pionka, zmiana, wygrana</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animacja reakcji:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Wyłączona</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Mniej &amp;ruchu: pionki płynnie zmieniają kolor, nic nie wędruje</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>&amp;Tempo pokazu:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Jak szybko następują po sobie ruchy i rundy, gdy komputery grają ze sobą.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Pokazuj, &amp;na co patrzy, gdy myśli</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Gdy ruch trwa dłużej niż sekundę: jak głęboko patrzy i czego się spodziewa.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>&amp;Komputer czeka co najmniej:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Silny komputer może potrzebować więcej czasu, ale nigdy nie odpowiada szybciej.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Ustawienia działają teraz, ale nie da się ich zachować: nie można zapisać %1.</translation>
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
        <translation>&amp;Skróty klawiszowe…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Działania i ich klawisze</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nowy klawisz</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Użyj tego klawisza</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Dodaj ten klawisz</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Jak na początku</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Wszystkie jak na początku</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 służy do poruszania się po planszy i listach.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 otwiera menu %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Wybierz działanie powyżej, kliknij pole i naciśnij nowy klawisz.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Ten klawisz jest już ustawiony.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 to klawisz działania „%2”, które go straci, jeśli to potwierdzisz.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 to teraz „%2”</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Wróć do rundy (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Tylko próba</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Wcześniejszy ruch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Pionki stają na kropkach. Wskaż kropkę, by zobaczyć, co się zmieni.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Graj z komputerem</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Jak grać</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>W&amp;ięcej: plansza, zegar, kto zaczyna</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>Trwająca partia jest zachowana, a Esc do niej wraca.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Zasady w obrazkach</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>Z&amp;amień</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Przejmij drugą stronę</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
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
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Rundy z komputerem</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Z pomocą</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Najlepsza seria</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Runda, w której był cofnięty ruch albo podpowiedź, liczy się jako runda z pomocą. Nie wydłuża serii ani jej nie przerywa.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Do rankingu liczą się rundy bez pomocy, na planszy 16 na 16 i na poziomach od 0 do 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Wyzeruj…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Wszystkie poziomy</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Żadna runda z komputerem jeszcze się nie skończyła. Zagraj, a zostanie tu policzona.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Zapomnieć o wszystkich policzonych rundach? Tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zapomnij</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Wróć do planszy (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Wróć do planszy</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Zagraj od razu</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Zagraj najlepszy znaleziony dotąd ruch (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Pozwól komputerowi grać dalej (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Każ komputerowi poczekać (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>O jeden ruch lub rundę dalej i znów pauza (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Tempo pokazu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Brak niedokończonych</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Niezachowana</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Przepadłaby.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Zakończ bez zapisu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>wygrana w %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>remis</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Pozwól oglądać</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Wyślij to osobom, które mogą oglądać. Widzą partię od początku i nie mogą w niej nic zrobić.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Koło barw: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Teraz %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Runda jest skończona</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Powiększ</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>P&amp;omniejsz</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
</context>
</TS>
