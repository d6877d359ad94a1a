<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Acerca de Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Un juego de colores en una red triangular, para dos o para una persona contra la máquina.&lt;/p&gt;&lt;p&gt;Inventado por H. S. Teoh, que escribió las versiones 1 a 4.1 en 2002 y 2003.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 2 o posterior.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Cuánto se acercaron tus jugadas a las mejores: 100&#xa0;% significa siempre la mejor jugada. Se calcula como en Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>El medio juego empieza cuando hay dos piezas meta juntas; el final, cuando una pieza podría completar una línea de cuatro.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Cómo se calcula la precisión</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>Va&amp;riantes:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Cerrar el análisis</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Profundidad en medias jugadas: %1, y sigue</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Profundidad en medias jugadas: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Guardar la ronda como animación</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Imágenes animadas (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>ronda.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Dibujando las posiciones…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>No se ha guardado ninguna animación.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animación guardada como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>No se puede escribir %1. Elige otra carpeta o haz sitio en el disco.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Volver al tablero (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Volver al tablero</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>¿Primera vez?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Apréndelo en el tablero, en diez minutos</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>¿Qué gana aquí?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Ver el ejemplo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tablero:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Quién empieza:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Reloj:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Tiempo para la ronda</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Tiempo, y más con cada jugada</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minutos por jugador</translation>
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
        <translation>Segundos más por jugada</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>¿Por &amp;qué ha cambiado esto?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Colocar aquí</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Manual: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>No se puede pegar: el programa que tiene el portapapeles no responde.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Comentario sobre %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>¿Qué se puede decir de esta jugada?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Siguiente ronda (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Seguir (P)</translation>
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
            <numerusform>en %n jugada</numerusform>
            <numerusform>en %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Cuatro blancas de %1 a %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Cuatro negras de %1 a %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n blanca de %1 a %2, %3</numerusform>
            <numerusform>%n blancas de %1 a %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n negra de %1 a %2, %3</numerusform>
            <numerusform>%n negras de %1 a %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>en 1 jugada</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Evaluación</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico de la evaluación</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>no existe</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>no tienes permiso</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>No se puede guardar %1: el nombre debe terminar en %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Haz cuatro blancas en línea</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Nadie puede colocar blancas: las piezas cambian lo que tocan.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Haz cuatro negras en línea</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Nadie puede colocar negras: las piezas cambian lo que tocan.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: el manual</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Imprimir todo el manual (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Guardar todo el manual como PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Imprimir el manual</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Guardar el manual</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-manual.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>No se puede escribir %1. Elige otra carpeta o haz sitio en el disco.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Ronda puntuada</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Mostrar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>mover el cursor por el tablero</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Inicio, Fin, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>llevarlo al borde del tablero</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. y , (o Ctrl+Derecha y Ctrl+Izquierda)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>ir a la casilla siguiente o anterior donde se puede colocar</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter o Espacio</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>colocar la pieza</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>oír las rectas que pasan por la casilla, con un lector de pantalla</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U o Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R o Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>proponer una jugada y decir por qué</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>poner la máquina en pausa, y dejarla seguir</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>hacer que la máquina juegue ya</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>avanzar un paso en una demostración</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>siguiente ronda, si una ha terminado</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt con Izquierda, Derecha, Inicio, Fin</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>mirar posiciones anteriores</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>ir a la variante de al lado: qué más se jugó aquí</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>volver a la ronda</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 a Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>comentar la jugada mostrada, ponerle ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Supr</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>hacer principal la variante de al lado, borrarla</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>decir por qué ha cambiado la casilla del cursor</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>encender y apagar el análisis</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>repasar la ronda</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt con Arriba, Abajo</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>error anterior y siguiente del repaso</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>jugar desde aquí contra la máquina, aparte de la partida</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>partida nueva, revancha, preparar una posición</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>abrir, guardar, imprimir</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>copiar la posición, pegar una posición o una partida</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>jugar a Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>más cerca, más lejos, todo el tablero</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>preferencias</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>el manual</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q o Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>salir; la partida queda guardada para la próxima vez</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiada</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Invitar a alguien</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Tu &amp;nombre:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>como lo ve la otra persona</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Buscas:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>cuatro blancas</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>cuatro negras</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>R&amp;ondas:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>La otra persona</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>Otros &amp;pueden mirar</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Envía esto a quien quieras que juegue contigo, por cualquier mensajería:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>Y esto a quienes puedan mirar:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Invitar</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Por Avahi, en tu propia red: tu nombre de arriba, y dónde; sin la clave no entra nadie</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>La gente de cerca puede ver que espero</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Unirse a una partida</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>&amp;La invitación que te han enviado:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>Tu &amp;nombre:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>como lo ve la otra persona</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Con esta invitación miras una partida.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Por Avahi, en tu propia red; entonces basta la clave, el final de la invitación</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Eso es una clave, y lleva a alguien que está cerca. Ahora no se ve a nadie allí.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Mirar quién espera cerca</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Jugar (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Rechazar (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lección %1: %2, hecha</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lección %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Más sobre esto en el manual</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Saltar</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>&amp;Muéstramelo</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>S&amp;iguiente</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Siguiente &amp;lección</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Como yo</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>El nivel que te iguala según tu puntuación, que ahora es %1; cambia contigo.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Usarlo también en la partida en juego</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Mejores variantes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Colocar en %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>Copiar &amp;la variante</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Variante copiada: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Guardar imagen &amp;de la posición final…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Guardarla como animación…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Imprimirla…</translation>
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
        <translation>&amp;Partida nueva…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Partida &amp;nueva con…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copiar &amp;imagen del tablero</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Récords</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>D&amp;emostración</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>Próximas &amp;fichas</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Mostrar barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Configurar Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Reglas y teclas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Ju&amp;ego</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>J&amp;ugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Pre&amp;ferencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Ejercicios</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Volver al tablero (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Volver al tablero</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>&amp;Muéstramelo</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Saltar</translation>
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
        <translation>S&amp;iguiente</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Siguiente &amp;lección</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Récords</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Forma una línea con %n ficha de un color</numerusform>
            <numerusform>Forma una línea con %n fichas de un color</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Desaparecen y dan puntos. Tras una jugada que no completa ninguna, caen más fichas.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Abrir una partida de Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Partidas de Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>Se ha abierto %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>partida.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Guardada como %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Tu partida</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Aún no hay récord. El primero puede ser tuyo.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Récord: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Récord: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Cómo se juega a Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Reglas y teclas de Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Forma líneas rectas de %1 o más fichas de un color, en horizontal, en vertical o en diagonal. Desaparecen y dan puntos. La partida termina cuando el tablero se llena.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Una jugada</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Elige una ficha y una casilla libre para ella, con dos clics o arrastrándola. Necesita un camino de casillas libres: arriba, abajo, a izquierda y a derecha.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Si tu jugada completa una línea, juegas otra vez. Si no, la máquina lanza %1 fichas en casillas libres; las líneas que completen también desaparecen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 fichas dan %2 puntos; %3 fichas, %4; %5 fichas, %6. Las líneas seguidas, sin una tirada entre ellas, dan 1, 4, 9, … puntos más.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>mover el cursor por el tablero</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Inicio, Fin, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>llevarlo al borde del tablero</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. y , (o Ctrl+Derecha y Ctrl+Izquierda)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>ir a la ficha siguiente o anterior</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter o Espacio</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>elegir una ficha, soltarla o moverla</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>soltar la ficha, ocultar el cursor</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U o Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R o Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>proponer una jugada</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>dejar jugar a la máquina, o pararla</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>mostrar u ocultar las próximas fichas</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>más cerca, más lejos, todo el tablero</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N o Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>abrir, guardar</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q o Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>cerrar; la partida queda guardada para la próxima vez</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>oír lo que hay alrededor de la casilla, con un lector de pantalla</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>La partida queda guardada en Juego, Seguir con.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Sus puntos entran en la lista tal como están.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>¿Dejar esta partida con %1?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Partida nueva</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Otra partida</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Quedarme</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 con aro</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 con puntos</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, elegida</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, libre</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, libre, el %2 puede ir ahí</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, libre, pero ningún camino lleva ahí</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Nuevas: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>La partida ha terminado: no cabe %n ficha más.</numerusform>
            <numerusform>La partida ha terminado: no caben %n fichas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>No cuenta para los récords: esta partida vino de otro sitio.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>No cuenta para los récords: deshiciste, pediste una pista o viste una demostración.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Para entrar en la lista hace falta un punto.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Ya no está entre las mejores.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>El primer resultado de su lista.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>¡Nuevo récord! El anterior era %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Puesto %1 de %2 en la lista.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 colores, líneas de %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>próximas fichas visibles</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>próximas fichas ocultas</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 fichas, luego %2 por turno</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, puesto %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>No se puede abrir %1: %2. Elige otro archivo; la partida del tablero sigue ahí.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, línea %2, columna %3: %4
La partida del tablero sigue ahí.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>No se puede escribir %1: %2. Guarda en otra carpeta; la partida del tablero sigue ahí.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>La partida no se está guardando para la próxima vez: %1. Usa Juego, Guardar como para conservarla.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>La partida de la última vez no se puede leer, así que empieza una nueva. La otra se conserva como %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>%1 puntos, %2 × %3, a medias desde %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Alrededor de %1. De izquierda a derecha: %2. De arriba abajo: %3. Bajando: %4. Subiendo: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>La partida ha terminado: no cabe 1 ficha más.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Próximas</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Líneas seguidas sin una tirada entre ellas. La próxima vale %1 más.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Récords de Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Partidas con:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Resultados a lo largo del tiempo</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Aún no hay resultados. Una partida cuenta cuando termina o se deja, si no se deshizo nada ni se usaron pistas o demostraciones.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tablero:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Fichas por &amp;línea, al menos:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Fichas antes &amp;de la primera jugada:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>F&amp;ichas en cada tirada:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>&amp;Mostrar las próximas fichas</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>&amp;Nombre para los récords:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nombre, si quieres</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>&amp;Partida estándar</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>El tablero solo tiene %n casilla: antes de la primera jugada se pueden lanzar menos fichas.</numerusform>
            <numerusform>El tablero solo tiene %n casillas: antes de la primera jugada se pueden lanzar menos fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>En este tablero no cabe una línea de %n ficha.</numerusform>
            <numerusform>En este tablero no cabe una línea de %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>La partida estándar. Tiene una lista de récords con las próximas fichas a la vista y otra sin ellas.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Los resultados de esta partida no cuentan para los récords estándar; tiene su propia lista.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Deshacer, una pista o una demostración sacan la partida de su lista.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Má&amp;s: tamaño, colores, nombre</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>La partida en juego queda guardada, y Esc vuelve a ella.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Las reglas en una página</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Abrir una partida de Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Las líneas de %n ficha de un color desaparecen. Elige una ficha y luego una casilla libre.</numerusform>
            <numerusform>Las líneas de %n fichas de un color desaparecen. Elige una ficha y luego una casilla libre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Elige una ficha.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Juega la máquina.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Elige adónde va.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 a %2, pasos: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>¿Deshacer la jugada?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>La imagen del tablero está en el portapapeles.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>¿Mostrar una buena jugada?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>¿Dejar jugar a la máquina?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Juega la máquina. Un clic en el tablero lo termina.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>La demostración ha terminado. Sigue desde aquí.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Análisis</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Partida nueva…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Guardar &amp;animación…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>Preparar &amp;una posición…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>R&amp;endirse</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>C&amp;opiar posición</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>&amp;Copiar partida</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copiar &amp;imagen del tablero</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Pegar partida</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>&amp;Siguiente ronda</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>P&amp;aso</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>Revancha, &amp;cambiando de lado</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>P&amp;rimera posición</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Posición &amp;anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;Posición siguiente</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Ú&amp;ltima posición</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Otra variante</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>&amp;Seguir el juego</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Mostrar barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Configurar Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;Acerca de Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lento</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Ritmo de &amp;la demostración</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Ju&amp;ego</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>J&amp;ugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;Ir a la posición</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;prender</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Pre&amp;ferencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Ronda %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Sigue la partida de la última vez. Los relojes esperan a tu próxima jugada, o a %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Sigue la partida de la última vez.</translation>
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
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>En pausa, con los relojes parados. Pulsa P para seguir.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>En pausa. Pulsa P y la máquina sigue.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Estás mirando atrás; %2 lleva a la posición actual.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Partidas guardadas (*.atom4 *.lines);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>La partida sigue donde quedó.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>Se ha abierto %1. Los relojes esperan a tu próxima jugada, o a %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Se ha abierto %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>Otro programa ha cambiado %1 desde que se abrió aquí. Si guardas ahora, reemplazas esos cambios.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Partidas de Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partida.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardada como %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, una variante de la ronda %1 desde la jugada %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, ronda %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Jugador 1: %1. Jugador 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>La variante termina con cuatro blancas en línea.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>La variante termina con cuatro negras en línea.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>La variante termina en empate.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>La variante sigue con el %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Jugador 1: %1. Jugador 2: %2. Marcador %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>La anterior queda guardada en Juego, Seguir con.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Empieza una partida nueva.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Empieza una partida nueva, cambiando de lado.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>La partida empieza desde la posición preparada.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Posición copiada como texto.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Partida copiada como texto.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>En el portapapeles no hay texto.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>La partida empieza desde la posición pegada.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Pegar una partida</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Partida pegada. Deshacer recorre sus jugadas hacia atrás.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Sin signo</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Jugada excelente</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Jugada interesante</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Jugada dudosa</translation>
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
        <translation>4 blancas</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 negras</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Profundidad %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Alrededor de %1. De izquierda a derecha: %2. Subiendo: %3. Bajando: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, línea %2, columna %3: %4
La partida del tablero sigue ahí.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>No se puede abrir %1: %2. Elige otro archivo; la partida del tablero sigue ahí.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>El portapapeles</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>No se puede escribir %1: %2. Guarda en otra carpeta; la partida del tablero sigue ahí.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>La partida no se está guardando para la próxima vez: %1. Usa Juego, Guardar como para conservarla.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>La partida de la última vez no se puede leer, así que empieza una nueva. La otra se conserva como %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>No se pueden leer las estadísticas: %1. Se quedan como están.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>No se pueden escribir las estadísticas: %1. Haz sitio, o mira quién puede escribir en tu carpeta personal.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Máquina, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, vacía, aquí puede ir el %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Guardar &amp;este error como problema</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;guardarlo como problema</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Guardar &amp;todos los errores como problemas</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Mis problemas</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>El comienzo de la ronda. %1 avanza; %2, hasta el presente.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Jugada %1 de %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Así terminó la ronda. Lo que se probó se queda en la lista de jugadas.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 es solo una prueba: el resultado no cambia. Esc vuelve a la ronda.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 empieza otra variante. La anterior se queda en la lista de jugadas.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>Comentar &amp;la jugada…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Signo de la jugada</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>&amp;Hacer principal la otra variante</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Borrar la otra variante</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 ya no lleva signo.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 lleva ahora: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>La variante con %1 es ahora la principal. Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>La variante con %1 está borrada. Deshacer la recupera.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>&amp;Ver esta variante</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>Volver &amp;a ver esta jugada</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Hacerla &amp;principal</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>Borrar &amp;esta variante</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Jugadas de esta ronda</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Aquí se apuntan las jugadas. Haz clic en una para volver a verla.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>La ronda: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>La variante que decidió la ronda: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Otra variante: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Número</translation>
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
        <translation>Mis problemas</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Problemas de tus partidas</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Tras un repaso, Problema convierte tus errores en problemas tuyos. Cada uno vuelve al cabo de un día, una semana y un mes, hasta que te lo sepas.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: aprendido</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: toca ahora</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: vuelve el %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Invitar a alguien…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Unirse a una partida…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Jugar en red</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jugar en red</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>La partida en red ha terminado. Lo jugado sigue aquí.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>Seguir &amp;jugando</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>La otra persona</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Dejar &amp;mirar…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Muestra una invitación para quienes pueden mirar</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>De&amp;jar</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Termina la partida en red; lo jugado se queda aquí</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>S&amp;ilenciar</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Desde ahora no muestra nada de lo que dice la otra persona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Sí (Y)</translation>
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
        <translation>Próximas fichas: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Los colores que la máquina lanzará ahora. Dónde caen no se sabe antes.</translation>
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
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Dibujos de cualquier tamaño (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>tablero.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Imagen guardada como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>No se puede escribir %1. Elige otra carpeta o haz sitio en el disco.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>La imagen del tablero está en el portapapeles.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Imprimir la ronda</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Ronda impresa.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Imprimir la variante</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Variante impresa.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Le abre cuatro al rival en %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Deja ganar al rival en %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Impide la línea del rival</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Amenaza con ganar en %1</translation>
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
        <translation>Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Pista: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>El jugador 1 gana con cuatro blancas en línea.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>El jugador 2 gana con cuatro negras en línea.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Tiempo que queda para esta ronda</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Cambiar quién juega: nombre, persona o máquina, nivel, lado</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Jugador %1, %2, meta: %3, rondas ganadas: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tiempo que queda: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: quedan menos de diez segundos</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Quitar piezas</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (tecla %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Color que juega:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, jugador %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Tablero vacío</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>&amp;Dos primeras piezas</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>&amp;Posición como texto:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Eso no es una posición: el carácter %1 no es como debe. Una posición es así: 6/6/2GP2/6/6/6 R: las filas desde arriba, números por casillas vacías, letras por piezas y luego el color que juega.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Elige una pieza y haz clic en las casillas. Un clic en una pieza del mismo color la quita.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Para mi fuerza</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>De mis partidas (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>De mis partidas</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Tan difíciles como</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>mi &amp;puntuación</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>nivel &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Contar el tiempo</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Mis problemas…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Elegir</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>So&amp;lución</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Otra vez</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>&amp;Saltar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>S&amp;iguiente</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Este está resuelto.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Puntuación en problemas %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n seguido</numerusform>
            <numerusform>%n seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Prueba otra casilla.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Estadísticas de los problemas</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Puntuación tras cada problema</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: resuelto «%2», puntuación %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: resuelto «%2» con una pista, puntuación %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: fallado «%2», puntuación %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>P&amp;roblemas</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Problema &amp;del día</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Puntuación %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>El nivel %1 – %2 estaría más o menos a tu altura.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Puntuación tras cada ronda</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: ganada contra el nivel %2, puntuación %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: perdida contra el nivel %2, puntuación %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: empatada contra el nivel %2, puntuación %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>el negro no tiene luz, el %1 aporta la suya</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>el %2 ya contiene la luz del %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>el %1 añade la luz que le falta al %2</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>el %1 añade su luz</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>al blanco, el %1 le quita el %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>el %1 quita el %3, y el %2 no lo tiene</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>el %1 quita el %2, y no queda nada</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>el %1 le quita el %3 al %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>el %2 transmite el %1: la reacción sigue hasta la próxima pieza.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>el %1 sigue %1, y el %2 se vuelve %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>La jugada %1 convirtió el %2 en %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: el %2 se colocó al lado, en %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: el %2 en %3 la alcanzó a través de las blancas de %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: el %2 en %3 la alcanzó a través de las negras de %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>el %1 sigue igual: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>el %1 se vuelve %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>Repa&amp;sar la ronda</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>&amp;Error anterior</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Err&amp;or siguiente</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>El comienzo de la ronda</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Esta variante no está repasada</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>luego</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Probarlo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Cerrar el repaso</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Convertir tus errores en problemas</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Jugadas repasadas</translation>
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
        <translation>1 imprecisión</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n imprecisión</numerusform>
            <numerusform>%n imprecisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 error</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 error grave</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>sin errores</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Probarlo</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Buscas cuatro blancas en línea; la máquina, en el nivel %1, busca cuatro negras.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Buscas cuatro negras en línea; la máquina, en el nivel %1, busca cuatro blancas.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Solo es una prueba: aquí no cuenta nada y la partida queda como está.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Empezar otra vez</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Mirando tu jugada…</translation>
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
        <translation>Nombre, si quieres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>cuatro blancas</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>cuatro negras</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Cambiar de lado</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>El otro jugador toma este lado. Cada uno conserva sus rondas ganadas.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Piezas:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Bolas lisas</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Bolas con letras</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Bolas con un punto por luz</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>El rojo tiene su punto arriba; el verde, a la derecha; el azul, a la izquierda. Los demás colores tienen los puntos de las luces que llevan. Así se distinguen sin ver los colores.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Cómo se ven las piezas</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>&amp;El zoom sigue el juego</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Señales en el tablero</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;La última jugada</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>&amp;Casillas donde se puede colocar</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>Lo que &amp;haría una jugada, bajo el ratón o el cursor</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Sonidos: una pieza, un cambio, una victoria</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animación de las reacciones:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Movimiento reducido: las piezas se &amp;funden, nada se desplaza</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>La máquina</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Ritmo &amp;de la demostración:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Con qué rapidez sigue una jugada a otra, y una ronda a la anterior, cuando juegan solo máquinas.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Mostrar &amp;qué mira mientras piensa</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Si una jugada tarda más de un segundo: hasta dónde mira y qué espera.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>La &amp;máquina espera al menos:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Una máquina fuerte puede tardar más, pero nunca responde antes.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Las preferencias valen por ahora, pero no se pueden guardar: no se puede escribir %1.</translation>
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
        <translation>&amp;Atajos…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Usar esta tecla</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Añadir esta tecla</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Como al principio</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Todas como al principio</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 sirve para moverse por el tablero y las listas.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 abre el menú %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Elige arriba la acción, haz clic en el campo y pulsa la tecla nueva.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Esa ya es la tecla.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 es la tecla de «%2», que la pierde si sigues.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 ahora es «%2»</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Volver a la ronda (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Solo una prueba</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Mirando atrás</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Las piezas van en los puntos. Señala uno para ver qué cambiaría.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Jugar contra la máquina</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Cómo se juega</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>&amp;Más: tablero, reloj, quién empieza</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>La partida en juego queda guardada, y Esc vuelve a ella.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Las reglas en imágenes</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>&amp;Cambiar</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Tomar el otro lado</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Rondas contra la máquina</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Mejor racha</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Una ronda en la que deshiciste una jugada o pediste una pista cuenta como ronda con ayuda. Ni suma a una racha ni la corta.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Puntúan las rondas sin ayuda, en 16 por 16 y en los niveles 0 a 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Restablecer…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Aún no ha terminado ninguna ronda contra la máquina. Juega una y se cuenta aquí.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>¿Olvidar todas las rondas contadas? Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Olvidar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Volver al tablero (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Volver al tablero</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Hacer la mejor jugada hallada hasta ahora (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Dejar que la máquina siga (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Hacer esperar a la máquina (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Avanzar una jugada o ronda, y esperar ahí (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Ritmo de la demostración</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>S&amp;eguir con</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Ninguna a medias</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Se perdería.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Salir y perderla</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>ganada</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>gana en %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>empate</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Dejar mirar</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Envía esto a quienes pueden mirar. Ven la partida desde el principio y no pueden hacer nada en ella.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Rueda de colores: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Le toca al %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Todo el tablero</translation>
    </message>
</context>
</TS>
