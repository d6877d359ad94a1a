<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Über Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Ein Spiel mit Farben auf einem Dreiecksgitter, für zwei oder für einen gegen den Computer.&lt;/p&gt;&lt;p&gt;Erfunden von H. S. Teoh, der 2002 und 2003 die Versionen 1 bis 4.1 schrieb.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 2 oder später.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Wie nah deine Züge den besten kamen: 100&#xa0;% heißt jedes Mal der beste Zug. Berechnet wie bei Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Die Mitte beginnt, wenn zwei Zielsteine nebeneinanderliegen, das Ende, wenn ein Stein einen Vierer vollenden könnte.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Wie die Genauigkeit berechnet wird</translation>
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
        <translation>Die Analyse schließen</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Tiefe in Halbzügen: %1, es geht weiter</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Tiefe in Halbzügen: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Runde als Animation speichern</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Bewegte Bilder (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>runde.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Die Stellungen werden gezeichnet …</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Es wurde keine Animation gespeichert.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animation als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 lässt sich nicht schreiben. Wähle einen anderen Ordner oder schaff Platz auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zurück zum Brett (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Beispiel zeigen</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Lern es auf dem Brett, in zehn Minuten</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Was gewinnt hier?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Lösen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>B&amp;rett:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Wer beginnt:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Uhr:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Zeit für die Runde</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Zeit, und mehr für jeden Zug</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minuten für jeden Spieler</translation>
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
        <translation>Sekunden mehr für jeden Zug</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>&amp;Warum hat sich das geändert?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>Hierher &amp;setzen</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Handbuch: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Einfügen geht nicht: Das Programm mit der Zwischenablage antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Kommentar zu %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Was gibt es zu diesem Zug zu sagen?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Nächste Runde (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Weiter (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>Pause (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>in %n Zug</numerusform>
            <numerusform>in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n Weißer von %1 bis %2, %3</numerusform>
            <numerusform>%n Weiße von %1 bis %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n Schwarzer von %1 bis %2, %3</numerusform>
            <numerusform>%n Schwarze von %1 bis %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Vier Weiße von %1 bis %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Vier Schwarze von %1 bis %2, %3</translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>in 1 Zug</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Verlauf der Bewertung</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>es gibt sie nicht</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>das ist dir nicht erlaubt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>es gibt den Ordner nicht</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>der Datenträger kann nur gelesen werden</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1 wurde nicht gespeichert: Der Name muss auf %2 enden.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Bring vier Weiße in eine Reihe</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Bring vier Schwarze in eine Reihe</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Weiß setzt niemand: Steine färben um, was sie berühren.</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Schwarz setzt niemand: Steine färben um, was sie berühren.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: das Handbuch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Das ganze Handbuch drucken (Strg+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF …</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Das ganze Handbuch als PDF speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Handbuch drucken</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Handbuch speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-handbuch.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 lässt sich nicht schreiben. Wähle einen anderen Ordner oder schaff Platz auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Gewertete Runde</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Zeigen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>den Cursor auf dem Brett bewegen</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Pos1, Ende, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>ihn an den Rand des Bretts bewegen</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. und , (oder Strg+Rechts und Strg+Links)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>zum nächsten oder vorigen Feld, auf das du setzen darfst</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>den Stein setzen</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U oder Strg+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R oder Strg+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederherstellen</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>einen Zug vorschlagen und sagen, warum</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>den Computer warten und weiterspielen lassen</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>den Computer sofort ziehen lassen</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt mit Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>auf frühere Stellungen zurückblicken</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>nächste Runde, wenn eine vorbei ist</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q oder Strg+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>beenden; die Partie geht beim nächsten Mal weiter</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>sagen, warum sich das Feld unter dem Cursor geändert hat</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>die Analyse ein- und ausschalten</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>die Runde durchsehen</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt mit Auf, Ab</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>zum vorigen und nächsten Fehler</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Strg+N, Strg+R, Strg+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>neue Partie, Revanche, Stellung aufbauen</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Strg+O, Strg+S, Strg+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>öffnen, speichern, drucken</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>die Stellung kopieren, eine Stellung oder eine Partie einfügen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>Lines spielen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>zur Runde zurückkehren</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Strg++, Strg+-, Strg+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>näher, weiter weg, das ganze Brett</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>ab hier gegen den Computer weiterspielen, neben der Partie</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>zur Variante daneben: was hier sonst gespielt wurde</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>eine Vorführung einen Schritt weiterbringen</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Strg+1 bis Strg+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>den gezeigten Zug kommentieren, ihn mit ! ? !! ?? !? ?! bewerten</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Strg+B, Entf</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>die Variante daneben zur Hauptvariante machen, sie löschen</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>das Handbuch</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>die Linien durch das Feld hören, mit einem Bildschirmleser</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Jemanden einladen</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>wie ihn die Gegenseite sieht</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>Run&amp;den:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>so viele ihr beide mögt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Die Gegenseite</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>Andere dürfen &amp;zusehen</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Schick das mit einem beliebigen Messenger an die Person, mit der du spielen willst:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>Und das an die, die zusehen dürfen:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Einladen</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>Du wi&amp;llst:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>vier Weiße</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>vier Schwarze</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Durch Avahi, in deinem eigenen Netz: den Namen oben, und wo; ohne den Schlüssel kommt niemand herein</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Leute in der Nähe dürfen sehen, dass ich warte</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Einer Partie beitreten</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>Die Ein&amp;ladung, die du bekommen hast:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Dein &amp;Name:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>wie ihn die Gegenseite sieht</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Mit dieser Einladung siehst du bei einer Partie zu.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Zusehen</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Durch Avahi, in deinem eigenen Netz; dann genügt der Schlüssel allein, das Ende der Einladung</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Das ist ein Schlüssel, er führt zu jemandem in der Nähe. Dort ist jetzt niemand zu sehen.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Nachsehen, wer in der Nähe wartet</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Spielen (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Ablehnen (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lektion %1: %2, geschafft</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Überspr&amp;ingen</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>Zei&amp;g es mir</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>More about this in the handbook</source>
        <translation>Mehr dazu im Handbuch</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Wie ich</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Die Stufe, die nach deiner Wertung gleich stark ist, zurzeit %1; sie ändert sich mit dir.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Auch in der laufenden Partie verwenden</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Beste Varianten</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>%1 &amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>Variante &amp;kopieren</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Variante kopiert: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Endstellung als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>Als &amp;Animation speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Drucken …</translation>
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
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Neues Spiel &amp;mit …</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Bestenliste</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Vorführung</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>Nächste &amp;Chips</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Regeln und Tasten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>Lines &amp;einrichten …</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Werkzeugleiste zeigen</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Bild in die &amp;Zwischenablage</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Übungen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zurück zum Brett (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>Zei&amp;g es mir</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Überspr&amp;ingen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
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
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Bestenliste</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Bring %n Chip einer Farbe in eine Reihe</numerusform>
            <numerusform>Bring %n Chips einer Farbe in eine Reihe</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Sie verschwinden und bringen Punkte. Nach einem Zug, der keine vollendet, fallen weitere Chips.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Ein Spiel Lines öffnen</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Lines-Spiele (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1 ist geöffnet.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>spiel.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Noch kein Ergebnis. Der erste Rekord gehört dir.</translation>
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
        <translation>So wird Lines gespielt</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Regeln und Tasten von Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Bring Chips einer Farbe in gerade Reihen von %1 oder mehr, waagerecht, senkrecht oder schräg. Sie verschwinden und bringen Punkte. Das Spiel ist vorbei, wenn das Brett voll ist.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Wähle einen Chip und ein freies Feld für ihn, mit zwei Klicks oder durch Ziehen. Er braucht einen Weg über freie Felder, nach oben, unten, links und rechts.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Vollendet dein Zug eine Reihe, ziehst du noch einmal. Wenn nicht, wirft der Computer %1 Chips auf freie Felder; Reihen, die sie vollenden, verschwinden auch.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 Chips bringen %2 Punkte, %3 Chips %4, %5 Chips %6. Reihen nacheinander, ohne einen Wurf dazwischen, bringen 1, 4, 9, … Punkte mehr.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>den Cursor auf dem Brett bewegen</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Pos1, Ende, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>ihn an den Rand des Bretts bewegen</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. und , (oder Strg+Rechts und Strg+Links)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>zum nächsten oder vorigen Chip gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>einen Chip wählen, zurücklegen oder ziehen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>den Chip zurücklegen, den Cursor wegnehmen</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U oder Strg+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R oder Strg+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederherstellen</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>einen Zug vorschlagen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>den Computer spielen lassen oder anhalten</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>die nächsten Chips zeigen oder verbergen</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N oder Strg+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Strg+O, Strg+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>öffnen, speichern</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q oder Strg+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>schließen; das Spiel geht beim nächsten Mal weiter</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Strg++, Strg+-, Strg+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>näher, weiter weg, das ganze Brett</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>hören, was um das Feld liegt, mit einem Bildschirmleser</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Du findest das Spiel wieder unter Spiel, Weitermachen mit.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Sein Ergebnis kommt so, wie es ist, in die Liste.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Das Spiel verlassen</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Dieses Spiel mit %1 verlassen?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Anderes Spiel</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Bleiben</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 mit Ring</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 mit Punkten</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 Farben, Reihen von %4</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 Chips, dann %2 je Zug</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>nächste Chips sichtbar</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>nächste Chips verborgen</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1 lässt sich nicht öffnen: %2. Wähle eine andere Datei; das Spiel auf dem Brett bleibt.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, Zeile %2, Spalte %3: %4
Das Spiel auf dem Brett bleibt.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Speichere in einem anderen Ordner; das Spiel auf dem Brett bleibt.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>Das Spiel wird nicht für das nächste Mal gespeichert: %1. Mit Spiel, Speichern unter bleibt es erhalten.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Das Spiel vom letzten Mal ist nicht lesbar, darum beginnt ein neues. Es bleibt erhalten als %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>%1 Punkte, %2 × %3, verlassen %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Nicht für die Bestenliste: Dieses Spiel kam von anderswo.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Nicht für die Bestenliste: Du hast zurückgenommen, einen Tipp geholt oder vorspielen lassen.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Für einen Platz in der Liste braucht es einen Punkt.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Nicht mehr unter den besten.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Das erste Ergebnis in seiner Liste.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Ein neuer Rekord! Der vorige war %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Platz %1 von %2 in der Liste.</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, Platz %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Das Spiel ist vorbei: kein Platz für %n weiteren Chip.</numerusform>
            <numerusform>Das Spiel ist vorbei: kein Platz für %n weitere Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, gewählt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, frei</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, frei, %2 kann dorthin</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, frei, aber kein Weg führt dorthin</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Um %1. Von links nach rechts: %2. Von oben nach unten: %3. Fallend: %4. Steigend: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Das Spiel ist vorbei: kein Platz für 1 weiteren Chip.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Reihen nacheinander ohne einen Wurf dazwischen. Die nächste ist %1 mehr wert.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Bestenliste von Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Spiele mit:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Noch keine Ergebnisse. Ein Spiel zählt, wenn es vorbei ist oder verlassen wird und weder Zurücknehmen noch ein Tipp noch eine Vorführung dabei war.</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Ergebnisse im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>B&amp;rett:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Chips in einer Re&amp;ihe, mindestens:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Chips &amp;vor dem ersten Zug:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Chips bei jedem &amp;Wurf:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>Die &amp;nächsten Chips zeigen</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>Name für die Bes&amp;tenliste:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name, wenn du magst</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>Stan&amp;dardspiel</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Das Brett hat nur %n Feld: Vor dem ersten Zug können nur weniger Chips fallen.</numerusform>
            <numerusform>Das Brett hat nur %n Felder: Vor dem ersten Zug können nur weniger Chips fallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Keine Reihe von %n Chip passt auf dieses Brett.</numerusform>
            <numerusform>Keine Reihe von %n Chips passt auf dieses Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Das Standardspiel. Es hat eine Bestenliste mit sichtbaren nächsten Chips und eine ohne.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Ergebnisse dieses Spiels zählen nicht für die Standard-Bestenliste; es hat eine eigene.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Wer zurücknimmt, einen Tipp holt oder vorspielen lässt, kommt nicht auf die Liste.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>&amp;Mehr: Größe, Farben, Name</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Das laufende Spiel bleibt erhalten, Esc führt zurück.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Die Regeln in Kürze</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Ein Spiel Lines öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Reihen von %n Chip einer Farbe verschwinden. Wähle einen Chip, dann ein freies Feld.</numerusform>
            <numerusform>Reihen von %n Chips einer Farbe verschwinden. Wähle einen Chip, dann ein freies Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Wähle einen Chip.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Der Computer spielt.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Wähle, wohin er soll.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 nach %2, Schritte: %3</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>Die Vorführung ist zu Ende. Spiel ab hier weiter.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Den Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Einen guten Zug zeigen?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Den Computer spielen lassen?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Der Computer spielt. Ein Klick auf das Brett beendet das.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Das Bild des Bretts ist in der Zwischenablage.</translation>
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
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Ani&amp;mation speichern …</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>Stellung &amp;aufbauen …</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>Partie k&amp;opieren</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>Partie einfüge&amp;n</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>Näch&amp;ste Runde</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>L&amp;ines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>Sofort zie&amp;hen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;Revanche mit getauschten Seiten</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Erste Stellung</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>&amp;Vorige Stellung</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Letzte Stellung</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>Ü&amp;ber Atom-4</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Runde %1   |   %2 : %3</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Bild in die &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Dem &amp;Spiel folgen</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Werkzeugleiste zeigen</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>Atom-4 &amp;einrichten …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;Zur Stellung</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Andere Variante</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>Schr&amp;itt</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Tempo der &amp;Vorführung</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Handbuch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Atom-4</source>
        <translation>Atom-4</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Die Partie vom letzten Mal geht weiter.</translation>
    </message>
    <message>
        <source>%1[*] - Atom-4</source>
        <comment>%1 is a file, [*] the place of the mark of what is not saved</comment>
        <translation>%1[*] – Atom-4</translation>
    </message>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Die Partie vom letzten Mal geht weiter. Die Uhren warten auf deinen nächsten Zug oder auf %1.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Pause, und die Uhren stehen. Mit P geht es weiter.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pause. Mit P spielt der Computer weiter.</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Du siehst eine frühere Stellung; %2 führt zur jetzigen.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Gespeicherte Spiele (*.atom4 *.lines);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Die Partie geht weiter, wo sie verlassen wurde.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 ist geöffnet.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit du es hier geöffnet hast. Speichern ersetzt diese Änderungen.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>E&amp;rsetzen</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Atom-4-Spiele (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partie.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>%1 ist geöffnet. Die Uhren warten auf deinen nächsten Zug oder auf %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, Runde %1</translation>
    </message>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, eine Variante der Runde %1 ab Zug %2</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Spieler 1: %1. Spieler 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>Die Variante endet mit vier Weißen in einer Reihe.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>Die Variante endet mit vier Schwarzen in einer Reihe.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>Die Variante endet unentschieden.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>Die Variante geht mit %1 weiter.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Spieler 1: %1. Spieler 2: %2. Stand %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>New match.</source>
        <translation>Eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Eine neue Partie beginnt, mit getauschten Seiten.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>Die Partie beginnt mit der aufgebauten Stellung.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Stellung als Text kopiert.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Partie als Text kopiert.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>Die Partie beginnt mit der eingefügten Stellung.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Eine Partie einfügen</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Partie eingefügt. Zurücknehmen geht durch ihre Züge zurück.</translation>
    </message>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Die vorige findest du unter Spiel, Weitermachen mit.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1 lässt sich nicht öffnen: %2. Wähle eine andere Datei; die Partie auf dem Brett bleibt.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, Zeile %2, Spalte %3: %4
Die Partie auf dem Brett bleibt.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Speichere in einem anderen Ordner; die Partie auf dem Brett bleibt.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>Die Partie wird nicht für das nächste Mal gespeichert: %1. Mit Spiel, Speichern unter bleibt sie erhalten.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Die Statistik lässt sich nicht schreiben: %1. Schaff Platz, oder sieh nach, wer in deinem persönlichen Ordner schreiben darf.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>%1...</source>
        <comment>number of a pair of moves, of which this is the second</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>number of a pair of moves</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Die Partie vom letzten Mal ist nicht lesbar, darum beginnt eine neue. Sie bleibt erhalten als %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Die Statistik ist nicht lesbar: %1. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Tiefe %1: %2</translation>
    </message>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Keine Note</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Sehr guter Zug</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Fragwürdiger Zug</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>goal of player 1: four white pieces in a row</comment>
        <translation>4 Weiße</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 Schwarze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Um %1. Von links nach rechts: %2. Steigend: %3. Fallend: %4.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Computer, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, leer, %2 darf hierher. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Diesen Fehler als Aufgabe &amp;behalten</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: als Aufgabe &amp;behalten</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>&amp;Alle Fehler als Aufgaben behalten</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Meine Aufgaben</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Zug %1 von %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>So ging die Runde aus. Was versucht wurde, bleibt in der Zugliste.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 ist nur ein Versuch: Das Ergebnis bleibt. Esc geht zurück zur Runde.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 beginnt eine andere Variante. Die vorige bleibt in der Zugliste.</translation>
    </message>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Der Anfang der Runde. %1 geht weiter, %2 zur jetzigen Stellung.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>Zug ko&amp;mmentieren …</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>Zug be&amp;werten</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Andere Variante zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>Andere &amp;Variante löschen</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 hat keine Note mehr.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 ist bewertet: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>Die Variante mit %1 ist jetzt die Hauptvariante. Zurücknehmen macht es ungeschehen.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>Die Variante mit %1 ist gelöscht. Zurücknehmen macht es ungeschehen.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>Diese Variante &amp;ansehen</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>Auf diesen Zug &amp;zurückblicken</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>Diese Variante &amp;löschen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Züge dieser Runde</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Hier stehen die Züge. Ein Klick auf einen zeigt die Stellung danach.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Andere Variante: %1 %2</translation>
    </message>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>Die Runde: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>So ging die Runde aus: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Nummer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MyPuzzlesDialog</name>
    <message>
        <source>My Puzzles</source>
        <translation>Meine Aufgaben</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Aufgaben aus deinen Partien</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Nach einer Durchsicht macht „Aufgabe“ deine Fehler zu deinen Aufgaben. Jede kommt nach einem Tag, einer Woche und einem Monat wieder, bis sie sitzt.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Versuchen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: jetzt fällig</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: wieder am %2</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: sitzt</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>Jemanden &amp;einladen …</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>Einer Partie &amp;beitreten …</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>Ü&amp;ber das Netzwerk spielen</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Über das Netzwerk spielen</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>Die Partie über das Netzwerk ist zu Ende. Was gespielt wurde, ist noch hier.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>Die Gegenseite</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Beendet die Partie über das Netzwerk; was gespielt wurde, bleibt hier</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Sag etwas</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>S&amp;tumm</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Zeigt ab jetzt nichts mehr von dem, was die Gegenseite sagt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>An&amp;dere zusehen lassen …</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Zeigt eine Einladung für alle, die zusehen dürfen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Ja (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Nein (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Nächste Chips: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Die Farben, die der Computer als Nächstes wirft. Wohin sie fallen, weiß man vorher nicht.</translation>
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
        <translation>Ein Bild des Bretts speichern</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Zeichnungen in beliebiger Größe (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>brett.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Bild als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 lässt sich nicht schreiben. Wähle einen anderen Ordner oder schaff Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Die Runde drucken</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Runde gedruckt.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Das Bild des Bretts ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Die Variante drucken</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Variante gedruckt.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Öffnet dem Gegner einen Vierer auf %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Lässt den Gegner auf %1 gewinnen</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Verhindert den Vierer des Gegners</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Droht mit dem Sieg auf %1</translation>
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
        <translation>Zurücknehmen macht es ungeschehen.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Spieler 1 gewinnt mit vier Weißen in einer Reihe.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Spieler 2 gewinnt mit vier Schwarzen in einer Reihe.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Restliche Zeit für diese Runde</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Spieler %1, %2, Ziel: %3, gewonnene Runden: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Restliche Zeit: %1</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Ändern, wer spielt: Name, Mensch oder Computer, Stufe, Seite</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: weniger als zehn Sekunden</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>Ab &amp;hier spielen</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Steine wegnehmen</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>Farbe am &amp;Zug:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, Spieler %2</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Stellung als &amp;Text:</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Leeres Brett</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>&amp;Erste zwei Steine</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Das ist keine Stellung: Zeichen %1 ist nicht, wie es sein sollte. Eine Stellung liest sich wie 6/6/2GP2/6/6/6 R: Zeilen von oben, Zahlen für leere Felder, Buchstaben für Steine, dann die Farbe am Zug.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Wähle einen Stein und klicke auf Felder. Ein Klick auf einen Stein derselben Farbe nimmt ihn weg.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Für meine Stärke</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Aus meinen Partien (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Aus meinen Partien</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;So schwer wie</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;meine Wertung sagt</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>Stufe &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Zeit nehmen</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Meine Aufgaben …</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Diese ist gelöst.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Aufgabenwertung %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n in Folge</numerusform>
            <numerusform>%n in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Versuch ein anderes Feld.</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>Lös&amp;ung</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>Übers&amp;pringen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Statistik der Aufgaben</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Aufgabenwertung nach jeder Aufgabe</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: „%2“ gelöst, Wertung %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: „%2“ mit Tipp gelöst, Wertung %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: „%2“ nicht gelöst, Wertung %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Auf&amp;gaben</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Wertung %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>Stufe %1 – %2 wäre etwa gleich stark.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Wertung nach jeder Runde</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: gegen Stufe %2 gewonnen, Wertung %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: gegen Stufe %2 verloren, Wertung %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: gegen Stufe %2 unentschieden, Wertung %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>Schwarz hat kein Licht, %1 bringt seines mit</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2 enthält das Licht von %1 schon</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 fügt das Licht hinzu, das %2 fehlt</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 fügt sein Licht hinzu</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>von Weiß nimmt %1 das %2 weg</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 nimmt %3 weg, und %2 hat keines</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 nimmt %2 weg, und nichts bleibt</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1 nimmt das %3 aus %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 leitet %1 weiter: Die Reaktion läuft bis zum nächsten Stein.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 bleibt %1, und %2 wird %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Zug %1 hat aus %2 %3 gemacht</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: %2 wurde daneben gesetzt, auf %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 auf %3 erreichte ihn durch Weiß auf %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 auf %3 erreichte ihn durch Schwarz auf %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 bleibt, wie es ist: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 wird %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>No recent files</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>Runde &amp;durchsehen</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Der Anfang der Runde</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Diese Variante wurde nicht durchgesehen</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>besser</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>dann</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>Aus&amp;probieren</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Die Durchsicht schließen</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Durchgesehene Züge</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Mach Aufgaben aus deinen Fehlern</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewTexts</name>
    <message>
        <source>1 inaccuracy</source>
        <comment>of a player</comment>
        <translation>1 Ungenauigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n Ungenauigkeit</numerusform>
            <numerusform>%n Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 grober Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n grober Fehler</numerusform>
            <numerusform>%n grobe Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what was counted: 2 mistakes</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Nur ein Versuch: Hier zählt nichts, und die Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Du willst vier Weiße in einer Reihe, der Computer auf Stufe %1 vier Schwarze.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Du willst vier Schwarze in einer Reihe, der Computer auf Stufe %1 vier Weiße.</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Dein Zug wird beurteilt …</translation>
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
        <translation>Name, wenn du magst</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>vier Weiße</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>vier Schwarze</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>Der andere Spieler bekommt diese Seite. Jeder behält seine gewonnenen Runden.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Steine:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Einfache Kugeln</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Kugeln mit Buchstaben</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Kugeln mit einem Punkt für jedes Licht</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Rot hat seinen Punkt oben, Grün rechts, Blau links; die anderen Farben haben die Punkte der Lichter, die in ihnen sind. Sie lassen sich auch ohne Farbsehen unterscheiden.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Wie die Steine aussehen</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Zeichen auf dem Brett</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Der &amp;letzte Zug</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>Felder, auf die du setzen &amp;darfst</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>Was ein Zug &amp;bewirken würde, unter Maus oder Cursor</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Klang</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Klänge: ein Zug, eine neue Farbe, ein Sieg</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animation der Reaktionen:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>&amp;Weniger Bewegung: Steine blenden über, nichts wandert</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>Der Computer wartet &amp;mindestens:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Ein starker Computer braucht vielleicht länger, aber nie weniger.</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Z&amp;oom folgt dem Spiel</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Zei&amp;gen, was er beim Denken ansieht</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Wenn ein Zug länger als eine Sekunde braucht: wie tief er schaut und was er erwartet.</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Tempo der &amp;Vorführung:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Wie schnell ein Zug auf den anderen folgt und eine Runde auf die vorige, wo Computer gegeneinander spielen.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Die Einstellungen gelten vorerst, lassen sich aber nicht speichern: %1 ist nicht beschreibbar.</translation>
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
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Diese Taste &amp;nehmen</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Diese Taste &amp;dazunehmen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>Wie am An&amp;fang</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>A&amp;lle wie am Anfang</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>Mit %1 bewegt man sich auf dem Brett und in Listen.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 öffnet das Menü %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Wähle oben, was geschehen soll, klicke in das Feld und drücke die neue Taste.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Das ist schon die Taste dafür.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 ist die Taste für „%2“ und geht dort verloren, wenn du weitermachst.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 ist jetzt „%2“</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Zurück zur Runde (Esc)</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Nur ein Versuch</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Steine kommen auf die Punkte. Zeig auf einen, um zu sehen, was sich ändern würde.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>So wird gespielt</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Die andere Seite nehmen</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>&amp;Mehr: Brett, Uhr, wer beginnt</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>Die laufende Partie bleibt erhalten; Esc führt zurück.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Die Regeln in Bildern</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Runden gegen den Computer</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Runden</translation>
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
        <translation>Remis</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Beste Serie</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Noch keine Runde gegen den Computer ist zu Ende. Spiel eine, dann wird sie hier gezählt.</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Eine Runde, in der du einen Zug zurückgenommen oder um einen Tipp gebeten hast, zählt als eine mit Hilfe. Sie verlängert keine Serie und beendet keine.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Zurücksetzen …</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Alle gezählten Runden vergessen? Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Gewertet werden Runden ohne Hilfe auf dem Brett von 16 mal 16 gegen die Stufen 0 bis 9.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Zurück zum Brett (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Sofort ziehen</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Den besten bisher gefundenen Zug spielen (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Den Computer weiterspielen lassen (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Den Computer warten lassen (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Einen Zug oder eine Runde weiter, dann warten (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Tempo der Vorführung</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Weitermachen mit</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Nichts Unfertiges</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Der Spielstand ginge verloren.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Beenden und verlieren</translation>
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
        <translation>Sieg in %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>unentschieden</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Andere zusehen lassen</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Schick das denen, die zusehen dürfen. Sie sehen die Partie von Anfang an und können darin nichts tun.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Farbkreis: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Näher heran</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
</context>
</TS>
