<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Nederlands</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Over Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Een kleurenspel op een driehoeksrooster, voor twee spelers of voor één tegen de computer.&lt;/p&gt;&lt;p&gt;Bedacht door H. S. Teoh, die in 2002 en 2003 de versies 1 tot en met 4.1 schreef.&lt;/p&gt;&lt;p&gt;Vrije software onder de GNU General Public License, versie 2 of later.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Hoe dicht je zetten bij de beste kwamen: 100% is telkens de beste zet. Berekend zoals op Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Het midden begint als er twee doelstenen naast elkaar liggen, het einde als één steen een rij van vier zou kunnen afmaken.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Hoe de nauwkeurigheid wordt berekend</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;Varianten:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>De analyse sluiten</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Diepte in halve zetten: %1, en verder</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Diepte in halve zetten: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>De ronde als animatie opslaan</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Bewegende beelden (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>ronde.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>De stellingen tekenen…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Er is geen animatie opgeslagen.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animatie opgeslagen als %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 kan niet worden geschreven. Kies een andere map, of maak ruimte op de schijf.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Terug naar het bord (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Terug naar het bord</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Nieuw hier?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Leer het op het bord, in tien minuten</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Leren</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzel van de dag</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Wat wint hier?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Nog niet afgelopen</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Voorbeeld tonen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>B&amp;ord:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>W&amp;ie begint:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Klok:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Tijd voor de ronde</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Tijd, en meer voor elke zet</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minuten voor elke speler</translation>
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
        <translation>Seconden extra voor elke zet</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>&amp;Waarom veranderde dit?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Hier zetten</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Handboek: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Plakken gaat niet: het programma dat het klembord heeft, reageert niet.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Commentaar bij %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Wat valt er over deze zet te zeggen?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Geen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Doornemen</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Volgende ronde (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Verder (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>Pauze (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>in %n zet</numerusform>
            <numerusform>in %n zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Vier witte van %1 tot %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Vier zwarte van %1 tot %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n witte van %1 tot %2, %3</numerusform>
            <numerusform>%n witte van %1 tot %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n zwarte van %1 tot %2, %3</numerusform>
            <numerusform>%n zwarte van %1 tot %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>in 1 zet</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Beoordeling</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Verloop van de beoordeling</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>het is er niet</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>dat mag je niet</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>het is een map</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>de map is er niet</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>de schijf kan alleen gelezen worden</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1 kan niet worden opgeslagen: de naam moet eindigen op %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Maak vier witte op een rij</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Niemand kan wit zetten: stenen veranderen wat ze raken.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Maak vier zwarte op een rij</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Niemand kan zwart zetten: stenen veranderen wat ze raken.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: het handboek</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Handboek</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Terug (Alt+Links)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vooruit (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Het hele handboek afdrukken (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Het hele handboek opslaan als PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Zoeken in het handboek</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Het handboek afdrukken</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Het handboek opslaan</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-handboek.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 kan niet worden geschreven. Kies een andere map, of maak ruimte op de schijf.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Ronde voor de rating</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Tonen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Pijltjestoetsen</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>de cursor op het bord verplaatsen</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>hem naar de rand van het bord verplaatsen</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. en , (of Ctrl+Rechts en Ctrl+Links)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>naar het volgende of vorige veld om op te zetten</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter of Spatie</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>de steen zetten</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>de lijnen door het veld horen, met een schermlezer</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U of Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>terugnemen</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R of Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>een zet voorstellen, en zeggen waarom</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>de computer laten pauzeren en verdergaan</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>de computer nu laten zetten</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>een demonstratie één stap verder brengen</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>volgende ronde, als er een is afgelopen</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt met Links, Rechts, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>terugkijken naar eerdere stellingen</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>naar de variant ernaast: wat hier nog meer gespeeld is</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>teruggaan naar de ronde</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 tot Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>commentaar geven bij de getoonde zet, of die waarderen met ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>de variant ernaast tot hoofdvariant maken, of verwijderen</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>zeggen waarom het veld onder de cursor veranderd is</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>de analyse aan- en uitzetten</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>de ronde doornemen</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt met Omhoog, Omlaag</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>vorige en volgende fout</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>vanaf hier verder spelen tegen de computer, los van de partij</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>nieuwe partij, revanche, een stelling opzetten</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>openen, opslaan, afdrukken</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>de stelling kopiëren, een stelling of een partij plakken</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>Lines spelen</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>dichterbij, verder weg, het hele bord</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>volledig scherm</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>instellingen</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>het handboek</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q of Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>afsluiten; de partij blijft bewaard voor de volgende keer</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Uitnodiging</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Iemand uitnodigen</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Je naam:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>zoals de ander die ziet</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>Je &amp;wilt:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>vier witte</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>vier zwarte</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Rondes:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>zoveel als jullie willen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ik</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>De ander</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>&amp;Anderen mogen meekijken</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Stuur dit naar degene met wie je wilt spelen, met een berichtenapp naar keuze:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>En dit naar wie mag meekijken:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Uitnodigen</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Met Avahi, in je eigen netwerk: je naam hierboven, en waar; zonder de sleutel komt niemand binnen</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Mensen in de buurt mogen zien dat ik wacht</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Meedoen aan een partij</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>&amp;De uitnodiging die je hebt gekregen:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Je naam:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>zoals de ander die ziet</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Met deze uitnodiging kijk je mee met een partij.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Meekijken</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>M&amp;eedoen</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Met Avahi, in je eigen netwerk; dan is de sleutel alleen genoeg, het einde van de uitnodiging</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Dat is een sleutel, en die leidt naar iemand in de buurt. Daar is nu niemand te zien.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Kijken wie er in de buurt wacht</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Spelen (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Afslaan (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Les %1: %2, gedaan</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Les %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Meer hierover in het handboek</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handboek</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Overslaan</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>L&amp;aat zien</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Volgende &amp;les</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lessen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Zoals ik</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Het niveau dat volgens je rating gelijk op zou gaan, nu %1; het verandert met je mee.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Ook in de lopende partij gebruiken</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Beste varianten</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>%1 &amp;zetten</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Variant kopiëren</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Variant gekopieerd: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>&amp;Eindstelling als afbeelding opslaan…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>Als animatie &amp;opslaan…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Afdrukken…</translation>
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
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Nieuw spel &amp;met…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Afbeelding van &amp;het bord kopiëren</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Topscores</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnieuw &amp;uitvoeren</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Demonstratie</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Volgende fiches</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Volledig &amp;scherm</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Werkbalk tonen</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Lines instellen…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Regels en toetsen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>I&amp;nstellingen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lessen</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Oefeningen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Terug naar het bord (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Terug naar het bord</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>Opn&amp;ieuw</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>L&amp;aat zien</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Overslaan</translation>
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
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Volgende &amp;les</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Topscores</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Breng %n fiche van één kleur op een rij</numerusform>
            <numerusform>Breng %n fiches van één kleur op een rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Ze verdwijnen en leveren punten op. Na een zet die geen rij afmaakt, vallen er nieuwe fiches.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Een spel van Lines openen</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Spellen van Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1 is geopend.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Het spel opslaan</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>spel.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Opgeslagen als %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Je spel</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Nog geen resultaat. Het eerste record is aan jou.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Record: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Record: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Zo speel je Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Regels en toetsen van Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Het doel</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Breng fiches van één kleur in rechte rijen van %1 of meer, horizontaal, verticaal of schuin. Ze verdwijnen en leveren punten op. Het spel is afgelopen als het bord vol is.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Een zet</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Kies een fiche en een vrij veld ervoor, met twee klikken of door het fiche te slepen. Het heeft een weg van vrije velden nodig, omhoog, omlaag, naar links en naar rechts.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Maakt je zet een rij af, dan ben je nog eens aan zet. Zo niet, dan gooit de computer %1 fiches op vrije velden; rijen die daardoor af zijn, verdwijnen ook.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 fiches leveren %2 punten op, %3 fiches %4, %5 fiches %6. Rijen na elkaar, zonder worp ertussen, leveren 1, 4, 9, … punten extra op.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Pijltjestoetsen</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>de cursor op het bord verplaatsen</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>hem naar de rand van het bord verplaatsen</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. en , (of Ctrl+Rechts en Ctrl+Links)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>naar het volgende of vorige fiche</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter of Spatie</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>een fiche kiezen, terugleggen of verplaatsen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>het fiche terugleggen, de cursor weghalen</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U of Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>terugnemen</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R of Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>een zet voorstellen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>de computer laten spelen of ophouden</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>de volgende fiches tonen of verbergen</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>dichterbij, verder weg, het hele bord</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N of Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nieuw spel</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>openen, opslaan</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q of Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>sluiten; het spel blijft bewaard voor de volgende keer</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>horen wat er rond het veld ligt, met een schermlezer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Je vindt het spel terug onder Spel, Verdergaan met.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Het resultaat komt in de lijst zoals het is.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Het spel verlaten</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Dit spel met %1 verlaten?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Ander spel</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Blijven</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 met ring</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 met stippen</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, gekozen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, vrij</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, vrij, %2 kan erheen</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, vrij, maar er leidt geen weg heen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Nieuw: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Het spel is afgelopen: geen plaats voor nog %n fiche.</numerusform>
            <numerusform>Het spel is afgelopen: geen plaats voor nog %n fiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Niet voor de topscores: dit spel kwam van elders.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Niet voor de topscores: je nam terug, vroeg een hint of liet de computer spelen.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Voor een plaats in de lijst heb je een punt nodig.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Niet meer bij de beste.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Het eerste resultaat in deze lijst.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Een nieuw record! Het vorige was %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Plaats %1 van %2 in de lijst.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 kleuren, rijen van %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>volgende fiches zichtbaar</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>volgende fiches verborgen</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 fiches, dan telkens %2</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, plaats %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1 kan niet worden geopend: %2. Kies een ander bestand; het spel op het bord blijft.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, regel %2, kolom %3: %4
Het spel op het bord blijft.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 kan niet worden geschreven: %2. Sla het op in een andere map; het spel op het bord blijft.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>Het spel blijft niet bewaard voor de volgende keer: %1. Met Spel, Opslaan als blijft het bewaard.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Het spel van de vorige keer is niet te lezen, dus begint er een nieuw spel. Het oude blijft bewaard als %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>%1 punten, %2 × %3, verlaten %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Rond %1. Van links naar rechts: %2. Van boven naar beneden: %3. Dalend: %4. Stijgend: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Het spel is afgelopen: geen plaats voor nog 1 fiche.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Keten</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Straks</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Rijen na elkaar zonder worp ertussen. De volgende is %1 meer waard.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Topscores van Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Spellen met:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Topscores</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Resultaten in de loop van de tijd</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Nog geen resultaten. Een spel telt mee als het afgelopen of verlaten is, en je geen zet terugnam, geen hint vroeg en de computer niet liet spelen.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>B&amp;ord:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Kleuren:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Fiches &amp;in een rij, minstens:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Fiches &amp;voor de eerste zet:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>&amp;Fiches per worp:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>&amp;De volgende fiches tonen</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>N&amp;aam voor de topscores:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Naam, als je wilt</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>S&amp;tandaardspel</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Het bord heeft maar %n veld: voor de eerste zet kunnen er alleen minder fiches vallen.</numerusform>
            <numerusform>Het bord heeft maar %n velden: voor de eerste zet kunnen er alleen minder fiches vallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Een rij van %n fiche past niet op dit bord.</numerusform>
            <numerusform>Een rij van %n fiches past niet op dit bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Het standaardspel. Het heeft een lijst met topscores met de volgende fiches zichtbaar, en een zonder.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Resultaten van dit spel tellen niet mee voor de topscores van het standaardspel; het heeft een eigen lijst.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Wie terugneemt, een hint vraagt of de computer laat spelen, komt niet op de lijst.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>&amp;Meer: grootte, kleuren, naam</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Het lopende spel blijft bewaard; Esc gaat ernaar terug.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>De regels in het kort</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Een spel van Lines openen</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Rijen van %n fiche van één kleur verdwijnen. Kies een fiche, dan een vrij veld.</numerusform>
            <numerusform>Rijen van %n fiches van één kleur verdwijnen. Kies een fiche, dan een vrij veld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Kies een fiche.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>De computer speelt.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Kies waar het heen moet.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 naar %2, stappen: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>De zet terugnemen?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>De afbeelding van het bord staat op het klembord.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Een goede zet tonen?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>De computer laten spelen?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>De computer speelt. Een klik op het bord stopt dat.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>De demonstratie is afgelopen. Speel vanaf hier verder.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Analyse</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>O&amp;pslaan</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>A&amp;fbeelding opslaan…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Animatie &amp;opslaan…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;Stelling opzetten…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>&amp;Opgeven</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>S&amp;telling kopiëren</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>Partij &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Afbeelding van &amp;het bord kopiëren</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Partij plakken</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>&amp;Volgende ronde</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Statistiek…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnieuw &amp;uitvoeren</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Nu zetten</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Stap</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;Revanche met gewisselde kanten</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Eerste stelling</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Vorige &amp;stelling</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Volgende stelling</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Laatste stelling</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Andere variant</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Het spel &amp;volgen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>V&amp;olledig scherm</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Werkbalk tonen</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Atom-4 instellen…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Handboek</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;Over Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langzaam</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Snel</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Tempo van &amp;de demonstratie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exporteren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;ewerken</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;Naar stelling</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Leren</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>I&amp;nstellingen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Ronde %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>De partij van de vorige keer gaat verder. De klokken wachten op je volgende zet, of op %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>De partij van de vorige keer gaat verder.</translation>
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
        <translation>De partij gaat verder.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Pauze, en de klokken staan stil. Met P gaat het verder.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pauze. Met P speelt de computer verder.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Op zoek naar een goede zet…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Je kijkt terug; %2 gaat naar het heden.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Een partij openen</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Opgeslagen spellen (*.atom4 *.lines);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>De partij gaat verder waar die verlaten is.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>%1 is geopend. De klokken wachten op je volgende zet, of op %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 is geopend.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>De partij opslaan</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 is door een ander programma gewijzigd sinds het hier geopend werd. Nu opslaan vervangt die wijzigingen.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Partijen van Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partij.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, een variant van ronde %1 vanaf zet %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, ronde %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Speler 1: %1. Speler 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>De variant eindigt met vier witte op een rij.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>De variant eindigt met vier zwarte op een rij.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>De variant eindigt in remise.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>De variant gaat verder met %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Speler 1: %1. Speler 2: %2. Stand %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Je vindt de vorige terug onder Spel, Verdergaan met.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Er begint een nieuwe partij.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Er begint een nieuwe partij, met gewisselde kanten.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>De partij begint vanuit de opgezette stelling.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Stelling als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Partij als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Er staat geen tekst op het klembord.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>De partij begint vanuit de geplakte stelling.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Een partij plakken</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>De partij is geplakt. Terugnemen gaat door de zetten terug.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Geen waardering</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Goede zet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Uitstekende zet</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessante zet</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Twijfelachtige zet</translation>
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
        <translation>4 witte</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 zwarte</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Diepte %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, leeg</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Rond %1. Van links naar rechts: %2. Stijgend: %3. Dalend: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, regel %2, kolom %3: %4
De partij op het bord blijft.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1 kan niet worden geopend: %2. Kies een ander bestand; de partij op het bord blijft.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Het klembord</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 kan niet worden geschreven: %2. Sla die op in een andere map; de partij op het bord blijft.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>De partij blijft niet bewaard voor de volgende keer: %1. Met Spel, Opslaan als blijft die bewaard.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>De partij van de vorige keer is niet te lezen, dus begint er een nieuwe. De oude blijft bewaard als %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>De statistiek is niet te lezen: %1. Die blijft zoals hij is.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>De statistiek kan niet worden geschreven: %1. Maak ruimte, of kijk wie er in je persoonlijke map mag schrijven.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Computer, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, leeg, %2 mag hier komen. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>&amp;Deze fout als puzzel bewaren</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;als puzzel bewaren</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Alle &amp;fouten als puzzels bewaren</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Mijn puzzels</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Het begin van de ronde. %1 gaat verder, %2 naar de huidige stelling.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Zet %1 van %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Zo is de ronde geëindigd. Wat geprobeerd is, blijft in de lijst met zetten.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 is maar een poging: de uitslag blijft. Esc gaat terug naar de ronde.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 begint een andere variant. De vorige blijft in de lijst met zetten.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>&amp;Commentaar bij zet…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Zet waarderen</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Andere &amp;variant tot hoofdvariant maken</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Andere variant verwijderen</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 heeft geen waardering meer.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 is gewaardeerd: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>De variant met %1 is nu de hoofdvariant. Met Terugnemen neem je dat terug.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>De variant met %1 is verwijderd. Met Terugnemen neem je dat terug.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>Deze variant &amp;bekijken</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Op deze zet terugkijken</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Tot &amp;hoofdvariant maken</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>&amp;Deze variant verwijderen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Zetten van deze ronde</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Hier staan de zetten. Klik er op een om erop terug te kijken.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>De ronde: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>De variant die de ronde besliste: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Andere variant: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Nummer</translation>
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
        <translation>Mijn puzzels</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Puzzels uit je partijen</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Na een nabeschouwing maakt “Puzzel” eigen puzzels van je fouten. Elk komt na een dag, een week en een maand terug, tot je hem kent.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Proberen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: geleerd</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: nu te doen</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: weer op %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Iemand uitnodigen…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Meedoen aan een partij…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Spelen via het netwerk</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Spelen via het netwerk</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>De partij via het netwerk is afgelopen. Wat gespeeld is, staat hier nog.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlaten</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Doorspelen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>De ander</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Anderen l&amp;aten meekijken…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Toont een uitnodiging voor wie mag meekijken</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Verlaten</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Beëindigt de partij via het netwerk; wat gespeeld is, blijft hier</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Zeg iets</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Wat er gezegd is</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Dempen</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Toont vanaf nu niets meer van wat de ander zegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Ja (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Nee (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Volgende fiches: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>De kleuren die de computer hierna gooit. Waar ze vallen, weet je niet vooraf.</translation>
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
        <translation>Een afbeelding van het bord opslaan</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Tekeningen in elke grootte (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>bord.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Afbeelding opgeslagen als %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 kan niet worden geschreven. Kies een andere map, of maak ruimte op de schijf.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>De afbeelding van het bord staat op het klembord.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>De ronde afdrukken</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Ronde afgedrukt.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>De variant afdrukken</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Variant afgedrukt.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Afbeeldingen (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Wint</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Opent voor de ander een viertal op %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Laat de ander winnen op %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Houdt het viertal van de ander tegen</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Dreigt te winnen op %1</translation>
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
        <translation>Met Terugnemen neem je dat terug.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Hint: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Speler 1 wint met vier witte op een rij.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Speler 2 wint met vier zwarte op een rij.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnen rondes</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Resterende tijd voor deze ronde</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Wijzigen wie er speelt: naam, mens of computer, niveau, kant</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Speler %1, %2, doel: %3, gewonnen rondes: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Resterende tijd: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: nog minder dan tien seconden</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Vanaf hier spelen</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Een stelling opzetten</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Stenen weghalen</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (toets %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Kleur aan zet:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, speler %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Leeg bord</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>&amp;Eerste twee stenen</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>&amp;Stelling als tekst:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Dat is geen stelling: teken %1 is niet zoals het hoort. Een stelling ziet eruit als 6/6/2GP2/6/6/6 R: rijen vanaf boven, getallen voor lege velden, letters voor stenen, dan de kleur aan zet.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Kies een steen en klik op velden. Een klik op een steen van dezelfde kleur haalt hem weg.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Voor mijn sterkte</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Puzzel van de dag</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Uit mijn partijen (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Uit mijn partijen</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Zo moeilijk als</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>mijn &amp;rating zegt</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>niveau &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Tijd opnemen</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Mijn puzzels…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statistiek…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Kiezen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>H&amp;int</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>O&amp;plossing</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>Opnie&amp;uw</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>&amp;Overslaan</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Deze is opgelost.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Puzzelrating %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n op rij</numerusform>
            <numerusform>%n op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Probeer een ander veld.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Statistiek van de puzzels</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Puzzelrating na elke puzzel</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: “%2” opgelost, rating %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: “%2” opgelost met een hint, rating %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: “%2” niet opgelost, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Puzzels</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Puzzel &amp;van de dag</translation>
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
        <translation>Niveau %1 – %2 zou ongeveer gelijk opgaan.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Rating na elke ronde</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: gewonnen van niveau %2, rating %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: verloren van niveau %2, rating %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: remise tegen niveau %2, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>zwart heeft geen licht, %1 brengt eigen licht mee</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2 bevat het licht van %1 al</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 voegt het licht toe dat %2 mist</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 voegt zijn licht toe</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>van wit neemt %1 het %2 weg</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 neemt %3 weg, en dat heeft %2 niet</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 neemt %2 weg, en er blijft niets over</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1 neemt het %3 uit %2 weg</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 geeft %1 door: de reactie loopt verder naar de volgende steen.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 blijft %1, en %2 wordt %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Zet %1 veranderde %2 in %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: %2 werd ernaast gezet, op %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 op %3 bereikte hem door wit op %5 heen; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 op %3 bereikte hem door zwart op %5 heen; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 blijft zoals het is: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 wordt %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Deze lijst leegmaken</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Ronde doornemen</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Vorige &amp;fout</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>V&amp;olgende fout</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Het begin van de ronde</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Deze variant is niet doorgenomen</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>beter</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>dan</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Uitproberen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>De nabeschouwing sluiten</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Puzzels maken van je fouten</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Doorgenomen zetten</translation>
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
        <translation>1 onnauwkeurigheid</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n onnauwkeurigheid</numerusform>
            <numerusform>%n onnauwkeurigheden</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 fout</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 blunder</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>geen fouten</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Uitproberen</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Jij wilt vier witte op een rij; de computer, op niveau %1, wil vier zwarte.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Jij wilt vier zwarte op een rij; de computer, op niveau %1, wil vier witte.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Alleen om te proberen: hier telt niets mee, en de partij blijft zoals die is.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>Terug &amp;naar de partij</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Je zet wordt bekeken…</translation>
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
        <translation>Naam, als je wilt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>vier witte</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>vier zwarte</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie er speelt</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wie er speelt</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Kanten wisselen</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>De andere speler krijgt deze kant. Ieder houdt zijn gewonnen rondes.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>T&amp;erugzetten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hema:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Zoals het bureaublad</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Stenen:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Gewone ballen</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Ballen met letters</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Ballen met een stip voor elk licht</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Rood heeft zijn stip boven, groen rechts, blauw links; de andere kleuren hebben de stippen van de lichten die erin zitten. Zo zijn ze ook zonder kleuren te zien te onderscheiden.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Hoe de stenen eruitzien</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>&amp;Zoom volgt het spel</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Taal:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Tekens op het bord</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;De laatste zet</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>&amp;Velden om op te zetten</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>&amp;Wat een zet zou doen, onder de muis of de cursor</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Beweging en geluid</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Geluiden: een zet, een verandering, een winst</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animatie van reacties:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Minder &amp;beweging: stenen vervagen, niets verplaatst zich</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>De computer</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Te&amp;mpo van de demonstratie:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Hoe snel een zet op de andere volgt, en een ronde op de vorige, waar computers tegen elkaar spelen.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>T&amp;onen wat hij bekijkt terwijl hij denkt</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Als een zet langer dan een seconde duurt: hoe diep hij kijkt, en wat hij verwacht.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>De &amp;computer wacht minstens:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Een sterke computer heeft misschien langer nodig, maar antwoordt nooit eerder dan dit.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>De instellingen gelden voor nu, maar kunnen niet bewaard worden: %1 kan niet worden geschreven.</translation>
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
        <translation>&amp;Sneltoetsen…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Wat het doet</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Acties en hun toetsen</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nieuwe toets</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Deze &amp;toets gebruiken</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Deze toets toevoegen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Geen toets</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Standaard</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Alles standaard</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>Met %1 beweeg je op het bord en in lijsten.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 opent het menu %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Kies hierboven wat er moet gebeuren, klik in het vak en druk op de nieuwe toets.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Dat is al de toets.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 is de toets voor “%2”, die hem kwijtraakt als je doorgaat.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 is nu “%2”</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Terug naar de ronde (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Slechts een poging</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Terugkijken</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Stenen komen op de stippen. Wijs er een aan en zie wat er verandert.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Tegen de computer</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Zo speel je</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>&amp;Meer: bord, klok, wie begint</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>De lopende partij blijft bewaard; Esc gaat ernaar terug.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>De regels in beeld</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>&amp;Wisselen</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>De andere kant nemen</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Rondes tegen de computer</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Remise</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Beste reeks</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Een ronde waarin je een zet terugnam of een hint vroeg, telt als een met hulp. Zo’n ronde verlengt geen reeks en beëindigt er geen.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Rondes zonder hulp tellen voor de rating, op 16 bij 16 en op niveau 0 tot 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Op nul zetten…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle niveaus</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Er is nog geen ronde tegen de computer afgelopen. Speel er een, dan wordt die hier geteld.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Alle getelde rondes vergeten? Dit is niet terug te nemen.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Vergeten</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Terug naar het bord (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Terug naar het bord</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Nu zetten</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>De beste tot nu toe gevonden zet spelen (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>De computer verder laten spelen (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>De computer laten wachten (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Eén zet of ronde verder, en daar wachten (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Tempo van de demonstratie</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Verdergaan met</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Niets onafgemaakt</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Niet bewaard</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Anders gaat het verloren.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>Afsluiten &amp;en verliezen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>winst in %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>remise</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Anderen laten meekijken</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Stuur dit naar wie mag meekijken. Die ziet de partij vanaf het begin en kan er niets in doen.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Kleurencirkel: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>%1 is aan zet</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>De ronde is afgelopen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Het hele bord</translation>
    </message>
</context>
</TS>
