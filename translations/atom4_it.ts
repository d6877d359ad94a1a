<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Italiano</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Informazioni su Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Un gioco di colori su un reticolo triangolare, per due giocatori o per uno contro il computer.&lt;/p&gt;&lt;p&gt;Inventato da H. S. Teoh, che ne ha scritto le versioni da 1 a 4.1 nel 2002 e nel 2003.&lt;/p&gt;&lt;p&gt;Software libero secondo la GNU General Public License, versione 2 o successiva.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Quanto le tue mosse si sono avvicinate alle migliori: 100% vuol dire ogni volta la migliore. Si calcola come su Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Il mediogioco comincia quando due pedine del colore vincente sono vicine, il finale quando una pedina potrebbe completare una quaterna.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Come si calcola la precisione</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;Varianti:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Chiudi l’analisi</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Profondità in semimosse: %1, e continua</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Profondità in semimosse: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Salva la manche come animazione</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Immagini animate (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>manche.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Disegno le posizioni…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Nessuna animazione salvata.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animazione salvata come %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Non si può scrivere %1. Scegli un’altra cartella, o fai posto sul disco.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Torna al tavoliere (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Torna al tavoliere</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Prima volta?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Impara sul tavoliere, in dieci minuti</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Impara</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Che cosa vince qui?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>In sospeso</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Mostra l’esempio</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>Tavo&amp;liere:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Chi comincia:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Orologio:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Tempo per la manche</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Tempo, più un extra a mossa</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minuti per giocatore</translation>
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
        <translation>Secondi in più a mossa</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tavoliere</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Perché è &amp;cambiata?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Metti qui</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Manuale: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Non si può incollare: il programma che tiene gli appunti non risponde.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Commento a %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Che cosa c’è da dire su questa mossa?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Prossima manche (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Continua (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>Pausa (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>in %n mossa</numerusform>
            <numerusform>in %n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Quattro bianche da %1 a %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Quattro nere da %1 a %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n bianca da %1 a %2, %3</numerusform>
            <numerusform>%n bianche in fila da %1 a %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n nera da %1 a %2, %3</numerusform>
            <numerusform>%n nere in fila da %1 a %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>in 1 mossa</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Valutazione</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Grafico della valutazione</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>non c’è</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>non hai il permesso</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>la sua cartella non c’è</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>Non si può salvare %1: il nome deve finire in %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Fai quattro bianche in fila</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Nessuno può mettere il bianco: le pedine cambiano ciò che toccano.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Fai quattro nere in fila</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Nessuno può mettere il nero: le pedine cambiano ciò che toccano.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: il manuale</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Indietro (Alt+Sinistra)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avanti (Alt+Destra)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Stampa tutto il manuale (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Salva tutto il manuale come PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
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
        <translation>Stampa il manuale</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Salva il manuale</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-manuale.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Non si può scrivere %1. Scegli un’altra cartella, o fai posto sul disco.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Manche valida per il rating</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Mostra</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>spostano il cursore sul tavoliere</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, Fine, Pag Su, Pag Giù</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>lo spostano al bordo del tavoliere</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. e , (o Ctrl+Destra e Ctrl+Sinistra)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>vanno alla casella giocabile seguente o precedente</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>mette la pedina</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>fa sentire le linee che passano per la casella, con un lettore di schermo</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U o Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annulla</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R o Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ripete</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>consiglia una mossa, e dice perché</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>mette in pausa il computer, e lo fa riprendere</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>fa muovere subito il computer</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>fa avanzare di un passo una dimostrazione</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>prossima manche, se una è finita</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt con Sinistra, Destra, Home, Fine</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>tornano alle posizioni passate</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>va alla variante accanto: che cos’altro si è giocato qui</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>torna alla manche</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, da Ctrl+1 a Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>commenta la mossa mostrata, la giudica con ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Canc</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>promuove la variante accanto, la elimina</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>dice perché è cambiata la casella sotto il cursore</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>apre e chiude l’analisi</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>rivede la manche</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt con Su, Giù</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>errore precedente e seguente della revisione</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>gioca da qui contro il computer, fuori dalla partita</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>nuova partita, rivincita, prepara una posizione</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>apre, salva, stampa</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>copia la posizione, incolla una posizione o una partita</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>gioca a Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>più vicino, più lontano, tutto il tavoliere</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>a tutto schermo</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>impostazioni</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>il manuale</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q o Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>esce; la partita resta per la prossima volta</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Invita qualcuno</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Il &amp;tuo nome:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>come lo vede l’altra persona</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Vuoi:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>quattro bianche</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>quattro nere</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Manche:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>quante ne volete</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Io</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>L’altra persona</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>&amp;Altri possono assistere</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Manda questo a chi vuoi come avversario, con l’app di messaggi che preferisci:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>E questo a chi può assistere:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Invita</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Con Avahi, nella tua rete: il tuo nome qui sopra e l’indirizzo; senza la chiave non entra nessuno</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Chi è nelle vicinanze può vedere che aspetto</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Partecipa a una partita</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>&amp;L’invito che hai ricevuto:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Il &amp;tuo nome:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>come lo vede l’altra persona</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Con questo invito assisti a una partita.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Assisti</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Partecipa</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Con Avahi, nella tua rete; basta la chiave, cioè la fine dell’invito</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Questa è una chiave, e porta a qualcuno nelle vicinanze. Ora lì non si vede nessuno.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Guarda chi aspetta nelle vicinanze</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Gioca (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Rifiuta (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lezione %1: %2, fatta</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lezione %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Per saperne di più: il manuale</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>I&amp;ndietro</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Salta</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>M&amp;ostra</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>A&amp;vanti</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Prossima lezione</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lezioni</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Come me</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Il livello alla pari con il tuo rating, che ora è %1; cambia insieme a te.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Usalo anche nella partita in corso</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Varianti migliori</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Metti in %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>Copia &amp;la variante</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Variante copiata: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Salva &amp;immagine della posizione finale…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>Salva &amp;come animazione…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Stampa…</translation>
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
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Nuova</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Nuova &amp;partita con…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copia &amp;immagine del tavoliere</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>C&amp;lassifica</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Dimostrazione</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Prossime pedine</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;A tutto schermo</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Mostra barra degli strumenti</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Configura Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Regole e tasti</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Vis&amp;ualizza</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Impos&amp;tazioni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Tavoliere</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lezioni</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Esercizi</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Torna al tavoliere (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Torna al tavoliere</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>I&amp;ndietro</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>M&amp;ostra</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Salta</translation>
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
        <translation>A&amp;vanti</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Prossima lezione</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Classifica</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Metti in fila %n pedina dello stesso colore</numerusform>
            <numerusform>Metti in fila %n pedine dello stesso colore</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Scompaiono e danno punti. Dopo una mossa che non ne completa nessuna, cadono altre pedine.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Apri una partita di Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Partite di Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1: partita aperta.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>partita.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Salvata come %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>La tua partita</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Ancora nessun risultato. Il primo sarà il tuo.</translation>
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
        <translation>Come si gioca a Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Regole e tasti di Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Metti pedine dello stesso colore in file dritte da %1 o più, in orizzontale, in verticale o in diagonale. Scompaiono e danno punti. La partita è finita quando il tavoliere è pieno.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Una mossa</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Scegli una pedina e una casella libera, con due clic o trascinandola. Serve un percorso di caselle libere: su, giù, a sinistra e a destra.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Se la tua mossa completa una fila, muovi di nuovo. Se no, il computer lancia %1 pedine su caselle libere; scompaiono anche le file che completano loro.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 pedine danno %2 punti, %3 pedine %4, %5 pedine %6. Più file di seguito, senza un lancio in mezzo, danno 1, 4, 9, … punti in più.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>spostano il cursore sul tavoliere</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, Fine, Pag Su, Pag Giù</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>lo spostano al bordo del tavoliere</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. e , (o Ctrl+Destra e Ctrl+Sinistra)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>vanno alla pedina seguente o precedente</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>sceglie una pedina, la lascia o la sposta</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>lascia la pedina, nasconde il cursore</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U o Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annulla</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R o Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ripete</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>consiglia una mossa</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>fa giocare il computer, o lo ferma</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>mostra o nasconde le prossime pedine</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>più vicino, più lontano, tutto il tavoliere</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N o Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nuova partita</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>apre, salva</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q o Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>chiude; la partita resta per la prossima volta</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>fa sentire cosa c’è intorno alla casella, con un lettore di schermo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>La partita resta in Partita, Riprendi.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>I suoi punti entrano in classifica così come sono.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Lascia la partita</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Lasciare questa partita con %1?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>Altra &amp;partita</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Resta</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 con anello</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 con macchie</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, pedina scelta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, libera</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, libera, il %2 può andarci</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, libera, ma nessun percorso ci arriva</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Nuove: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>La partita è finita: non c’è posto per %n pedina in più.</numerusform>
            <numerusform>La partita è finita: non c’è posto per %n pedine in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Fuori classifica: questa partita viene da altrove.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Fuori classifica: hai annullato, chiesto un consiglio o una dimostrazione.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Per entrare in classifica serve almeno un punto.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Non è più tra le migliori.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>La prima della sua classifica.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Nuovo record! Il precedente era %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Posto %1 di %2 in classifica.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 colori, file da %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>prossime pedine visibili</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>prossime pedine nascoste</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 pedine, poi %2 per volta</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, posto %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>Non si può aprire %1: %2. Scegli un altro file; la partita sul tavoliere resta.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, riga %2, colonna %3: %4
La partita sul tavoliere resta.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Non si può scrivere %1: %2. Salva in un’altra cartella; la partita sul tavoliere resta.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>La partita non viene conservata per la prossima volta: %1. Usa Partita, Salva con nome per conservarla.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>La partita dell’ultima volta non si può leggere, perciò ne comincia una nuova. Resta in %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>%1 punti, %2 × %3, lasciata: %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Intorno a %1. Da sinistra a destra: %2. Dall’alto in basso: %3. In discesa: %4. In salita: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>La partita è finita: non c’è posto per 1 pedina in più.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Prossime</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>File di seguito senza un lancio in mezzo. La prossima vale %1 in più.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Classifica di Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Partite con:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Risultati nel tempo</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>La classifica è ancora vuota. Una partita conta quando è finita o lasciata, se non hai annullato né chiesto consigli o dimostrazioni.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>Tavo&amp;liere:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colori:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Pedine &amp;in una fila, almeno:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Pedine prima &amp;della prima mossa:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Pedine a &amp;ogni lancio:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>Most&amp;ra le prossime pedine</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>Nom&amp;e per la classifica:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nome, se vuoi</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>Partita &amp;standard</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Il tavoliere ha solo %n casella: riduci le pedine prima della prima mossa.</numerusform>
            <numerusform>Il tavoliere ha solo %n caselle: riduci le pedine prima della prima mossa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Su questo tavoliere non ci sta una fila da %n pedina.</numerusform>
            <numerusform>Su questo tavoliere non ci sta una fila da %n pedine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>La partita standard. Ha una classifica con le prossime pedine visibili e una senza.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>I punti di questa partita non contano per la classifica standard; ne ha una sua.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Annullare, chiedere un consiglio o una dimostrazione mette la partita fuori classifica.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Altro: dimensioni, colori, &amp;nome</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>La partita in corso resta, ed Esc ci torna.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Le regole in una pagina</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Apri una partita di Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Le file da %n pedina dello stesso colore scompaiono. Scegli una pedina, poi una casella libera.</numerusform>
            <numerusform>Le file da %n pedine dello stesso colore scompaiono. Scegli una pedina, poi una casella libera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Scegli una pedina.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Gioca il computer.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Scegli dove va.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1-%2, passi: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Annullare la mossa?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>L’immagine del tavoliere è negli appunti.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Mostrare una buona mossa?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Far giocare il computer?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Gioca il computer. Un clic sul tavoliere lo ferma.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>La dimostrazione è finita. Continua tu da qui.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Analisi</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>Salva &amp;immagine…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Salva &amp;animazione…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>Prepara &amp;una posizione…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>A&amp;bbandona</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Copia &amp;posizione</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>&amp;Copia partita</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copia &amp;immagine del tavoliere</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>I&amp;ncolla partita</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>Prossima &amp;manche</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Statistiche…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nuova</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>M&amp;uovi subito</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>Pa&amp;sso</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>R&amp;ivincita a parti scambiate</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Prima posizione</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>P&amp;osizione precedente</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>Posizione &amp;seguente</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Ultima posizione</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Altra variante</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>Segui il &amp;gioco</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;A tutto schermo</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Mostra barra degli strumenti</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Configura Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;Informazioni su Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lento</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Ritmo &amp;della dimostrazione</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Es&amp;porta</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Mo&amp;difica</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Vis&amp;ualizza</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;Vai alla posizione</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Impos&amp;tazioni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Manche %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Ripresa la partita dell’ultima volta. Gli orologi aspettano la tua prossima mossa, o %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Ripresa la partita dell’ultima volta.</translation>
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
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>In pausa, e gli orologi sono fermi. Premi P per continuare.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>In pausa. Premi P e il computer riprende.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Cerco una buona mossa…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Stai guardando indietro; %2 porta al presente.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Partite salvate (*.atom4 *.lines);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>La partita riprende da dov’era.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>%1: partita aperta. Gli orologi aspettano la tua prossima mossa, o %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1: partita aperta.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>Un altro programma ha modificato %1 dopo che l’hai aperto qui. Se salvi ora, quelle modifiche vanno perse.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Partite di Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partita.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvata come %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, una variante della manche %1 dalla mossa %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, manche %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Giocatore 1: %1. Giocatore 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>La variante finisce con quattro bianche in fila.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>La variante finisce con quattro nere in fila.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>La variante finisce in pareggio.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>La variante continua con il %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Giocatore 1: %1. Giocatore 2: %2. Punteggio %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Quella di prima resta in Partita, Riprendi.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Comincia una nuova partita.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Comincia una nuova partita, a parti scambiate.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>La partita comincia dalla posizione preparata.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Posizione copiata come testo.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Partita copiata come testo.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Negli appunti non c’è testo.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>La partita comincia dalla posizione incollata.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Incolla una partita</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Partita incollata. Annulla ne ripercorre le mosse all’indietro.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Nessun giudizio</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Buona mossa</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Ottima mossa</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Mossa interessante</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Mossa dubbia</translation>
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
        <translation>4 bianche</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 nere</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Profondità %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, vuota</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Intorno a %1. Da sinistra a destra: %2. In salita: %3. In discesa: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, riga %2, colonna %3: %4
La partita sul tavoliere resta.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1 non si può aprire: %2. Scegli un altro file; la partita sul tavoliere resta.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Il testo degli appunti</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Non si può scrivere %1: %2. Salva in un’altra cartella; la partita sul tavoliere resta.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>La partita non viene conservata per la prossima volta: %1. Usa Partita, Salva con nome per conservarla.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>La partita dell’ultima volta non si può leggere, perciò ne comincia una nuova. Resta in %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Le statistiche non si possono leggere: %1. Restano come sono.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Le statistiche non si possono scrivere: %1. Fai posto, o controlla chi può scrivere nella tua cartella home.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Computer, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, vuota, qui può andare il %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Tieni &amp;questo errore come problema</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;tienilo come problema</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Tieni tutti &amp;gli errori come problemi</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;I miei problemi</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>L’inizio della manche. %1 va avanti, %2 torna al presente.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Mossa %1 di %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>La manche è finita così. Ciò che hai provato resta nell’elenco delle mosse.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 è solo una prova: il risultato resta. Esc torna alla manche.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 comincia un’altra variante. Quella di prima resta nell’elenco delle mosse.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>Commenta &amp;la mossa…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Giudica la mossa</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Promuovi l’altra &amp;variante a principale</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Elimina l’altra variante</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 ora non ha un giudizio.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>Giudizio su %1: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>La variante con %1 ora è la principale. Con Annulla torni indietro.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>La variante con %1 è eliminata. Con Annulla torni indietro.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>Guarda &amp;questa variante</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Torna a questa mossa</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>&amp;Promuovi a principale</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>El&amp;imina questa variante</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Mosse di questa manche</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Qui compaiono le mosse. Un clic su una mossa ti ci riporta.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>La manche: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>La variante che ha deciso la manche: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Altra variante: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Numero</translation>
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
        <translation>I miei problemi</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Problemi dalle tue partite</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Dopo una revisione, Problema trasforma i tuoi errori in problemi tuoi. Ognuno torna dopo un giorno, una settimana e un mese, finché non lo sai.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: imparato</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: da ripetere ora</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: prossima volta %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Invita qualcuno…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Partecipa a una partita…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Gioca in rete</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Gioca in rete</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>La partita in rete è finita. Ciò che si è giocato è ancora qui.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Continua a giocare</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>L’altra persona</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Las&amp;cia assistere…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Mostra un invito per chi può assistere</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Chiude la partita in rete; ciò che si è giocato resta qui</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Scrivi qualcosa</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>I messaggi</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Sil&amp;enzia</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>D’ora in poi nasconde i messaggi dell’altra persona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Sì (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>No (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Prossime pedine: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>I colori del prossimo lancio del computer. Dove cadranno non si sa prima.</translation>
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
        <translation>Salva un’immagine del tavoliere</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Disegni di qualsiasi dimensione (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>tavoliere.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Immagine salvata come %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Non si può scrivere %1. Scegli un’altra cartella, o fai posto sul disco.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>L’immagine del tavoliere è negli appunti.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Stampa la manche</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Manche stampata.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Stampa la variante</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Variante stampata.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Immagini (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Vince</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Apre una quaterna all’avversario in %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Lascia vincere l’avversario in %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Blocca la quaterna dell’avversario</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Minaccia di vincere in %1</translation>
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
        <translation>Con Annulla torni indietro.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Consiglio: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Il giocatore 1 vince con quattro bianche in fila.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Il giocatore 2 vince con quattro nere in fila.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manche vinte</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Tempo che resta per questa manche</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Cambia chi gioca: nome, persona o computer, livello, parte</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Giocatore %1, %2, obiettivo: %3, manche vinte: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tempo che resta: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: restano meno di dieci secondi</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Gioca da qui</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Prepara una posizione</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Togli pedine</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (tasto %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Colore che gioca:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, giocatore %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>Tavoliere &amp;vuoto</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>&amp;Prime due pedine</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Posizione come &amp;testo:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Non è una posizione: il carattere %1 non va bene. Una posizione si scrive così: 6/6/2GP2/6/6/6 R: le righe dall’alto, numeri per le caselle vuote, lettere per le pedine, poi il colore che gioca.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Scegli una pedina e fai clic sulle caselle. Un clic su una pedina dello stesso colore la toglie.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Per la mia forza</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Dalle mie partite (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Dalle mie partite</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficili come</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>il &amp;mio rating</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>livello &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>Misura il &amp;tempo</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;I miei problemi…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statistiche…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Scegli</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>S&amp;oluzione</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>&amp;Salta</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>A&amp;vanti</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Questo è risolto.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Rating nei problemi %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n di fila</numerusform>
            <numerusform>%n di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Prova un’altra casella.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Statistiche dei problemi</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Rating nei problemi dopo ogni problema</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: risolto «%2», rating %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: risolto «%2» con un consiglio, rating %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: non risolto «%2», rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>P&amp;roblemi</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Problema &amp;del giorno</translation>
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
        <translation>Livello %1 – %2: più o meno alla pari.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Rating dopo ogni manche</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: vinta contro il livello %2, rating %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: persa contro il livello %2, rating %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: pareggiata contro il livello %2, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>il nero non ha luce, il %1 porta la sua</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>il %2 ha già la luce del %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>il %1 aggiunge la luce che manca al %2</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>il %1 aggiunge la sua luce</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>al bianco il %1 toglie il %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>il %1 toglie il %3, e il %2 non ne ha</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>il %1 toglie il %2, e non resta niente</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>il %1 toglie il %3 dal %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>Il %2 lascia passare il %1: la reazione prosegue fino alla pedina seguente.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>Il %1 resta %1, e il %2 diventa %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>La mossa %1 l’ha cambiata da %2 a %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: il %2 è stato messo accanto, in %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: il %2 in %3 l’ha raggiunta attraverso il bianco in %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: il %2 in %3 l’ha raggiunta attraverso il nero in %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>Il %1 resta com’è: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>Il %1 diventa %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>Apr&amp;i recenti</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Ancora nessun file</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>Rivedi la &amp;manche</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Errore precedente</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Errore &amp;seguente</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>L’inizio della manche</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Questa variante non è stata rivista</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>meglio</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>poi</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Prova</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Chiudi la revisione</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Trasforma i tuoi errori in problemi</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Mosse riviste</translation>
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
        <translation>1 imprecisione</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n imprecisione</numerusform>
            <numerusform>%n imprecisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 errore</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 errore grave</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n errore grave</numerusform>
            <numerusform>%n errori gravi</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>nessun errore</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Prova</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Vuoi quattro bianche in fila; il computer, al livello %1, vuole quattro nere.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Vuoi quattro nere in fila; il computer, al livello %1, vuole quattro bianche.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Solo una prova: qui niente conta, e la partita resta com’è.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Esamino la tua mossa…</translation>
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
        <translation>Nome, se vuoi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>quattro bianche</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>quattro nere</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Scambia le parti</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>L’altro giocatore prende questa parte. Ognuno tiene le manche vinte.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Come il desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Pedine:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Palline semplici</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Palline con lettere</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Palline con un punto per ogni luce</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Il rosso ha il punto in alto, il verde a destra, il blu a sinistra; gli altri colori hanno i punti delle luci che contengono. Si distinguono anche senza vedere i colori.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>L’aspetto delle pedine</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Lo &amp;zoom segue il gioco</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Lingua:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Segni sul tavoliere</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>L’ultima &amp;mossa</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>&amp;Caselle giocabili</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>Che cosa &amp;farebbe una mossa, sotto il mouse o il cursore</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suono</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>Suoni: &amp;una mossa, un cambio, una vittoria</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animazione delle reazioni:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Movimento ridotto: le pedine &amp;sfumano, niente si sposta</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Il computer</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Ritmo &amp;della dimostrazione:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Quanto presto una mossa segue l’altra, e una manche quella prima, quando giocano due computer.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Mostra che cosa &amp;esamina mentre pensa</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Quando una mossa richiede più di un secondo: fin dove guarda, e che cosa si aspetta.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>&amp;Il computer aspetta almeno:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Un computer forte può metterci di più, ma non risponde mai prima di così.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Le impostazioni valgono per ora, ma non si possono conservare: non si può scrivere %1.</translation>
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
        <translation>&amp;Scorciatoie…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Le azioni e i loro tasti</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Usa questo tasto</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Aggiungi questo tasto</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Come all’inizio</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Tutti come all’inizio</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 serve a muoversi sul tavoliere e negli elenchi.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 apre il menu %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Scegli l’azione qui sopra, fai clic nel campo e premi il nuovo tasto.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Il tasto è già questo.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 è il tasto di «%2», che lo perde se continui.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 ora è «%2»</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Torna alla manche (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Solo una prova</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Mosse passate</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Le pedine vanno sui punti. Indicane uno per vedere che cosa cambierebbe.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Sfida il computer</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Come si gioca</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>Alt&amp;ro: tavoliere, orologio, chi comincia</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>La partita in corso resta, ed Esc ci torna.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Le regole in figure</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>&amp;Scambia</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Prendi l’altra parte</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Manche contro il computer</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Pari</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Serie migliore</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Una manche in cui hai annullato una mossa o chiesto un consiglio conta come manche con aiuto. Non comincia e non interrompe una serie.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Per il rating valgono le manche senza aiuto, su 16 per 16 e ai livelli da 0 a 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Azzera…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Nessuna manche contro il computer è ancora finita. Giocane una, e qui verrà contata.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Dimenticare tutte le manche contate? Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Dimentica</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Torna al tavoliere (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Torna al tavoliere</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Muovi subito</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Gioca la mossa migliore trovata finora (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Fa riprendere il computer (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Fa aspettare il computer (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Avanti di una mossa o di una manche, poi di nuovo pausa (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Ritmo della dimostrazione</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Niente in sospeso</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Non salvata</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Andrebbe persa.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Esci e perdila</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>vinta</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>vince in %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>pareggio</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Lascia assistere</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Manda questo a chi può assistere. Vede la partita dall’inizio e non può farci nulla.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Ruota dei colori: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Tocca al %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche è finita</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Tutto il tavoliere</translation>
    </message>
</context>
</TS>
