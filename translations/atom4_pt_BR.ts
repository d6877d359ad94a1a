<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Português (Brasil)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Sobre o Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Um jogo de cores numa malha triangular, para dois jogadores ou um contra o computador.&lt;/p&gt;&lt;p&gt;Inventado por H. S. Teoh, que escreveu as versões 1 a 4.1 em 2002 e 2003.&lt;/p&gt;&lt;p&gt;Software livre sob a Licença Pública Geral GNU, versão 2 ou posterior.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Quão perto as suas jogadas chegaram das melhores: 100% é a melhor jogada todas as vezes. Calculada como no Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>O meio começa quando duas peças da cor-alvo ficam lado a lado; o fim, quando uma peça poderia completar uma fileira de quatro.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Como se calcula a precisão</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;Variantes:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Fechar a análise</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Profundidade em meias-jogadas: %1, e continuando</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Profundidade em meias-jogadas: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Salvar a rodada como animação</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Imagens animadas (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>rodada.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Desenhando as posições…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Nenhuma animação foi salva.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>A animação foi salva como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Não dá para escrever %1. Escolha outra pasta ou libere espaço no disco.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Voltar ao tabuleiro (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Voltar ao tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>J&amp;ogar</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Primeira vez?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Aprenda no tabuleiro, em dez minutos</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Desafio do dia</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>O que vence aqui?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Ainda sem terminar</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;Mostrar o exemplo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>Ta&amp;buleiro:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Quem começa:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Relógio:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Tempo para a rodada</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Tempo, e mais a cada jogada</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minutos para cada jogador</translation>
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
        <translation>Segundos a mais a cada jogada</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Por &amp;que isto mudou?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Colocar aqui</translation>
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
        <translation>Não dá para colar: o programa que tem a área de transferência não responde.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Comentário sobre %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>O que há a dizer sobre esta jogada?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Nenhum</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Próxima rodada (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Continuar (P)</translation>
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
            <numerusform>em %n jogada</numerusform>
            <numerusform>em %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Quatro brancas de %1 a %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Quatro pretas de %1 a %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n branca de %1 a %2, %3</numerusform>
            <numerusform>%n brancas de %1 a %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n preta de %1 a %2, %3</numerusform>
            <numerusform>%n pretas de %1 a %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>em 1 jogada</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Avaliação</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico da avaliação</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>não existe</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>sem permissão</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>a pasta não existe</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>o disco é só para leitura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>Não dá para salvar %1: o nome precisa terminar em %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Faça quatro brancas em linha</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Ninguém pode colocar uma branca: as peças mudam o que tocam.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Faça quatro pretas em linha</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Ninguém pode colocar uma preta: as peças mudam o que tocam.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: o manual</translation>
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
        <translation>Voltar (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avançar (Alt+Direita)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Imprimir o manual inteiro (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Salvar o manual inteiro em PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Procurar no manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
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
        <translation>Imprimir o manual</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Salvar o manual</translation>
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
        <translation>Não dá para escrever %1. Escolha outra pasta ou libere espaço no disco.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Rodada vale rating</translation>
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
        <translation>Setas</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>mover o cursor no tabuleiro</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>levá-lo à borda do tabuleiro</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. e , (ou Ctrl+Direita e Ctrl+Esquerda)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>ir à casa seguinte ou anterior onde se pode colocar</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>colocar a peça</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>ouvir as linhas que passam pela casa, com um leitor de tela</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U ou Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R ou Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>sugerir uma jogada, e dizer por quê</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>pausar o computador, e deixá-lo continuar</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>fazer o computador jogar já</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>avançar um passo na demonstração</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>próxima rodada, quando uma acabou</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt com Esquerda, Direita, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>rever posições anteriores</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>ir à variante ao lado: o que mais foi jogado aqui</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>voltar à rodada</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 a Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>comentar a jogada mostrada, dar a ela a nota ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>tornar principal a variante ao lado, apagá-la</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>dizer por que mudou a casa sob o cursor</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>ligar e desligar a análise</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>revisar a rodada</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt com Cima, Baixo</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>erro anterior e seguinte da revisão</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>jogar a partir daqui contra o computador, fora da partida</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>nova partida, revanche, montar uma posição</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>abrir, salvar, imprimir</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>copiar a posição, colar uma posição ou partida</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>jogar Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>mais perto, mais longe, o tabuleiro inteiro</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>configurações</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>o manual</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q ou Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>sair; a partida fica guardada para a próxima vez</translation>
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
        <translation>Convite</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
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
        <translation>Convidar alguém</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Seu nome:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>como a outra pessoa o vê</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Você quer:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>quatro brancas</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>quatro pretas</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>R&amp;odadas:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>quantas vocês quiserem</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>A outra pessoa</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>Outros &amp;podem assistir</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Envie isto, por qualquer app de mensagens, a quem vai jogar com você:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>E isto a quem pode assistir:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Convidar</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Pelo Avahi, na sua própria rede: seu nome acima, e onde; sem a chave ninguém entra</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>As pessoas por perto podem ver que estou esperando</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Entrar numa partida</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>O &amp;convite que você recebeu:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Seu nome:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>como a outra pessoa o vê</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Com este convite você assiste a uma partida.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Assistir</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Entrar</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Pelo Avahi, na sua própria rede; então basta a chave, o fim do convite</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Isso é uma chave, e leva a alguém por perto. Agora não se vê ninguém lá.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Ver quem espera por perto</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Jogar (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Recusar (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Lição %1: %2, feita</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lição %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Mais sobre isto no manual</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;De novo</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>P&amp;ular</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>P&amp;róximo</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>J&amp;ogar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Próxima lição</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lições</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Como eu</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>O nível equilibrado segundo seu rating, que agora é %1; ele muda junto com você.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Usar também na partida em andamento</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Melhores variantes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Colocar em %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>Copiar &amp;a variante</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Variante copiada: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Salvar a &amp;posição final como imagem…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Salvar como animação…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Imprimir…</translation>
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
        <translation>&amp;Novo jogo…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Novo</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Novo &amp;jogo com…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copiar &amp;imagem do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Recordes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>F&amp;echar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>D&amp;esfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>De&amp;monstração</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Próximas fichas</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Mostrar barra de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Configurar Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Regras e teclas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Jo&amp;gada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Con&amp;figurações</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de ferramentas</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lições</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Exercícios</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Voltar ao tabuleiro (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Voltar ao tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>&amp;De novo</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>P&amp;ular</translation>
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
        <translation>P&amp;róximo</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>J&amp;ogar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Próxima lição</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Recordes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Junte %n ficha da mesma cor numa fileira</numerusform>
            <numerusform>Junte %n fichas da mesma cor numa fileira</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Elas somem e dão pontos. Depois de uma jogada que não completa nenhuma, caem mais fichas.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Abrir um jogo de Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Jogos de Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1 está aberto.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar o jogo</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>jogo.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Seu jogo</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Ainda não há recorde. O primeiro pode ser seu.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Recorde: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Recorde: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Como se joga Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Regras e teclas de Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Junte fichas da mesma cor em fileiras retas de %1 ou mais, na horizontal, na vertical ou na diagonal. Elas somem e dão pontos. O jogo acaba quando o tabuleiro está cheio.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Uma jogada</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Escolha uma ficha e uma casa livre para ela, com dois cliques ou arrastando a ficha. Ela precisa de um caminho de casas livres, para cima, para baixo, para a esquerda ou para a direita.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Se sua jogada completa uma fileira, você joga de novo. Senão, o computador lança %1 fichas em casas livres; as fileiras que elas completarem também somem.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 fichas dão %2 pontos, %3 fichas %4, %5 fichas %6. Fileiras seguidas, sem um lançamento entre elas, dão 1, 4, 9, … pontos a mais.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Setas</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>mover o cursor no tabuleiro</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>levá-lo à borda do tabuleiro</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. e , (ou Ctrl+Direita e Ctrl+Esquerda)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>ir à ficha seguinte ou anterior</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>escolher uma ficha, soltá-la ou movê-la</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>soltar a ficha, esconder o cursor</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U ou Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R ou Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>sugerir uma jogada</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>deixar o computador jogar, ou fazê-lo parar</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>mostrar ou esconder as próximas fichas</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>mais perto, mais longe, o tabuleiro inteiro</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N ou Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>novo jogo</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>abrir, salvar</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q ou Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>fechar; o jogo fica guardado para a próxima vez</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>ouvir o que há em volta da casa, com um leitor de tela</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>O jogo fica guardado em Jogo, Continuar.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Os pontos entram na lista como estão.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Deixar o jogo</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Deixar este jogo com %1?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Novo jogo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Outro jogo</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Ficar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 com anel</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 com pontos</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, na mão</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, livre</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, livre, o %2 pode ir ali</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, livre, mas nenhum caminho leva ali</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Novas: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>O jogo acabou: não há espaço para mais %n ficha.</numerusform>
            <numerusform>O jogo acabou: não há espaço para mais %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Não conta para os recordes: este jogo veio de fora.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Não conta para os recordes: houve jogada desfeita, dica ou demonstração.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Um lugar na lista pede pelo menos um ponto.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Já não está entre os melhores.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>O primeiro resultado da lista.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Novo recorde! O anterior era %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Lugar %1 de %2 na lista.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 cores, fileiras de %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>próximas fichas à vista</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>próximas fichas escondidas</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 fichas, depois %2 por vez</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, lugar %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>Não dá para abrir %1: %2. Escolha outro arquivo; o jogo no tabuleiro continua.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, linha %2, coluna %3: %4
O jogo no tabuleiro continua.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Não dá para escrever %1: %2. Salve em outra pasta; o jogo no tabuleiro continua.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>O jogo não está sendo guardado para a próxima vez: %1. Use Jogo, Salvar como para não perdê-lo.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Não dá para ler o jogo da última vez, então começa um novo. O antigo fica guardado como %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Pontos: %1, %2 × %3, deixado em %4</translation>
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
        <translation>Em volta de %1. Da esquerda para a direita: %2. De cima para baixo: %3. Descendo: %4. Subindo: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>O jogo acabou: não há espaço para mais 1 ficha.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Não</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Recorde</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Combo</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Próximas</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Fileiras seguidas sem um lançamento entre elas. A próxima vale %1 a mais.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Recordes de Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Jogos com:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
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
        <translation>Recordes</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Resultados ao longo do tempo</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Ainda não há resultados. Um jogo conta quando acaba ou é deixado, se não houve nele jogada desfeita, dica nem demonstração.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>Ta&amp;buleiro:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>F&amp;ichas na fileira, no mínimo:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Fichas antes &amp;da primeira jogada:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Fichas por &amp;lançamento:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>&amp;Mostrar as próximas fichas</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>&amp;Nome para os recordes:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nome, se quiser</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>Jogo &amp;padrão</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>O tabuleiro só tem %n casa: podem cair menos fichas antes da primeira jogada.</numerusform>
            <numerusform>O tabuleiro só tem %n casas: podem cair menos fichas antes da primeira jogada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Nenhuma fileira de %n ficha cabe neste tabuleiro.</numerusform>
            <numerusform>Nenhuma fileira de %n fichas cabe neste tabuleiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>O jogo padrão. Ele tem uma lista de recordes com as próximas fichas à vista e outra sem.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Os pontos deste jogo não contam para os recordes do jogo padrão; ele tem sua própria lista.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Desfazer, pedir dica ou demonstração tira um jogo da lista.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Mais: &amp;tamanho, cores, nome</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>O jogo em andamento fica guardado, e Esc volta a ele.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>As regras numa página</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Abrir um jogo de Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Fileiras de %n ficha da mesma cor somem. Escolha uma ficha, depois uma casa livre.</numerusform>
            <numerusform>Fileiras de %n fichas da mesma cor somem. Escolha uma ficha, depois uma casa livre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Escolha uma ficha.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>O computador joga.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Escolha para onde ela vai.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 para %2, passos: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Desfazer a jogada?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>A imagem do tabuleiro está na área de transferência.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Mostrar uma boa jogada?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Deixar o computador jogar?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>O computador joga. Um clique no tabuleiro encerra.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>A demonstração terminou. Continue a partir daqui.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Análise</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Sa&amp;lvar</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Salvar imagem…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Salvar &amp;animação…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;Montar uma posição…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>De&amp;sistir</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>C&amp;opiar posição</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>&amp;Copiar partida</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copiar &amp;imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>Colar &amp;partida</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>Pró&amp;xima rodada</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>L&amp;ines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nova</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>D&amp;esfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Jogar já</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>P&amp;asso</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>Revanche &amp;com lados trocados</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Primeira posição</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Posição &amp;anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>P&amp;róxima posição</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Ú&amp;ltima posição</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Outra variante</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>&amp;Seguir o jogo</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Mostrar barra de ferramentas</translation>
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
        <translation>&amp;Sobre o Atom-4</translation>
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
        <translation>R&amp;itmo da demonstração</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Jo&amp;gada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>Ir à &amp;posição</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;prender</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Con&amp;figurações</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Rodada %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>A partida da última vez continua. Os relógios esperam sua próxima jogada, ou %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>A partida da última vez continua.</translation>
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
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Pausa, e os relógios estão parados. Aperte P para continuar.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pausa. Aperte P e o computador continua.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Procurando uma boa jogada…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Você está olhando para trás; %2 leva à posição atual.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Jogos salvos (*.atom4 *.lines);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>A partida continua de onde parou.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>%1 está aberto. Os relógios esperam sua próxima jogada, ou %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 está aberto.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 foi mudado por outro programa desde que foi aberto aqui. Salvar agora substitui essas mudanças.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
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
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, uma variante da rodada %1 a partir da jogada %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, rodada %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Jogador 1: %1. Jogador 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>A variante termina com quatro brancas em linha.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>A variante termina com quatro pretas em linha.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>A variante termina em empate.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>A variante continua com o %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Jogador 1: %1. Jogador 2: %2. Placar %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>A anterior fica guardada em Jogo, Continuar.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Começa uma nova partida.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Começa uma nova partida, com os lados trocados.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>A partida começa da posição que foi montada.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>A posição foi copiada como texto.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>A partida foi copiada como texto.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>A partida começa da posição que foi colada.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Colar uma partida</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>A partida foi colada. Desfazer volta pelas jogadas dela.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Sem nota</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Boa jogada</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Jogada excelente</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Jogada interessante</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Jogada duvidosa</translation>
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
        <translation>4 brancas</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 pretas</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Profundidade %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, vazia</translation>
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
        <translation>Em volta de %1. Da esquerda para a direita: %2. Subindo: %3. Descendo: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, linha %2, coluna %3: %4
A partida no tabuleiro continua.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>Não dá para abrir %1: %2. Escolha outro arquivo; a partida no tabuleiro continua.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>A área de transferência</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Não dá para escrever %1: %2. Salve em outra pasta; a partida no tabuleiro continua.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>A partida não está sendo guardada para a próxima vez: %1. Use Jogo, Salvar como para não perdê-la.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Não dá para ler a partida da última vez, então começa uma nova. A antiga fica guardada como %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Não dá para ler as estatísticas: %1. Elas ficam como estão.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Não dá para escrever as estatísticas: %1. Libere espaço, ou veja quem pode escrever na sua pasta pessoal.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Computador, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, vazia, o %2 pode vir aqui. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Guardar &amp;este erro como desafio</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;guardar como desafio</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Guardar &amp;todos os erros como desafios</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Meus desafios</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>O início da rodada. %1 avança, %2 vai até o momento atual.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Jogada %1 de %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Assim terminou a rodada. O que foi tentado fica na lista de jogadas.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 é só uma tentativa: o resultado não muda. Esc volta à rodada.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 começa outra variante. A anterior fica na lista de jogadas.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>Comentar &amp;jogada…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Dar nota à jogada</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>&amp;Tornar principal a outra variante</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Apagar outra variante</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 agora está sem nota.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 tem a nota: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>A variante com %1 agora é a principal. Desfazer volta atrás.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>A variante com %1 foi apagada. Desfazer volta atrás.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>&amp;Ver esta variante</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Rever esta jogada</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>Tornar variante &amp;principal</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>Apagar &amp;esta variante</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Jogadas desta rodada</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Aqui ficam as jogadas. Clique numa delas para revê-la.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>A rodada: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>A variante que decidiu a rodada: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Outra variante: %1 %2</translation>
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
        <translation>Meus desafios</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Desafios das suas partidas</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Depois de uma revisão, “Desafio” transforma seus erros em desafios. Cada um volta depois de um dia, de uma semana e de um mês, até você saber de cor.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Tentar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: aprendido</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: para hoje</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: de novo em %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Convidar alguém…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Entrar numa partida…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>&amp;Jogar pela rede</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jogar pela rede</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>A partida pela rede acabou. O que foi jogado continua aqui.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Continuar jogando</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>A outra pessoa</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>&amp;Deixar assistir…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Mostra um convite para quem pode assistir</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Encerra a partida pela rede; o que foi jogado fica aqui</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Diga algo</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>S&amp;ilenciar</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Não mostra mais nada do que a outra pessoa diz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Você</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Sim (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Não (N)</translation>
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
        <translation>As cores que o computador lança em seguida. Onde elas caem, não se sabe antes.</translation>
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
        <translation>Salvar uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Desenhos de qualquer tamanho (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>tabuleiro.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>A imagem foi salva como %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Não dá para escrever %1. Escolha outra pasta ou libere espaço no disco.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>A imagem do tabuleiro está na área de transferência.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Imprimir a rodada</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>A rodada foi impressa.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Imprimir a variante</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>A variante foi impressa.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Imagens (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Abre uma quadra para o adversário em %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Deixa o adversário vencer em %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Impede a quadra do adversário</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Ameaça vencer em %1</translation>
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
        <translation>Desfazer volta atrás.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Dica: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>O jogador 1 vence com quatro brancas em linha.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>O jogador 2 vence com quatro pretas em linha.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rodadas vencidas</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Tempo restante nesta rodada</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Mudar quem joga: nome, pessoa ou computador, nível, lado</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Jogador %1, %2, objetivo: %3, rodadas vencidas: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tempo restante: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: restam menos de dez segundos</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Tirar peças</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (tecla %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Cor da vez:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, jogador %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Tabuleiro vazio</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>&amp;Duas primeiras peças</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>&amp;Posição como texto:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Isso não é uma posição: o caractere %1 não está como devia. Uma posição é assim: 6/6/2GP2/6/6/6 R: as linhas de cima para baixo, números para casas vazias, letras para peças, depois a cor da vez.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Escolha uma peça e clique nas casas. Um clique numa peça da mesma cor a tira.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Para a minha força</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Desafio do dia</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Das minhas partidas (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Das minhas partidas</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Tão difíceis quanto</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>meu &amp;rating indica</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>nível &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Contar o tempo</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Meus desafios…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Escolher</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;Solução</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>De &amp;novo</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>P&amp;ular</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>P&amp;róximo</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Este está resolvido.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Rating nos desafios %1</translation>
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
        <translation>Tente outra casa.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Estatísticas dos desafios</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Rating depois de cada desafio</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: “%2” resolvido, rating %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: “%2” resolvido com dica, rating %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: “%2” errado, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Desafios</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>D&amp;esafio do dia</translation>
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
        <translation>O nível %1 – %2 estaria mais ou menos à sua altura.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Rating depois de cada rodada</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: vitória contra o nível %2, rating %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: derrota contra o nível %2, rating %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: empate contra o nível %2, rating %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>o preto não tem luz, o %1 traz a sua</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>o %2 já contém a luz do %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>o %1 soma a luz que falta ao %2</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>o %1 soma sua luz</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>do branco, o %1 tira o %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>o %1 tira o %3, e o %2 não o tem</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>o %1 tira o %2, e não sobra nada</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>o %1 tira o %3 do %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>o %2 deixa o %1 passar: a reação segue até a próxima peça.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>o %1 continua %1, e o %2 vira %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>A jogada %1 transformou o %2 em %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: o %2 foi colocado ao lado, em %3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: o %2 em %3 chegou à peça através das brancas em %5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: o %2 em %3 chegou à peça através das pretas em %5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>O %1 continua como está: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>O %1 vira %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Ainda sem arquivos</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Limpar esta lista</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Revisar rodada</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Err&amp;o anterior</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Próximo erro</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>O início da rodada</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Esta variante não foi revisada</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>melhor</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>jogada</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>depois</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>E&amp;xperimentar</translation>
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
        <translation>Fechar a revisão</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Transformar seus erros em desafios</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Jogadas revisadas</translation>
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
        <translation>1 imprecisão</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n imprecisão</numerusform>
            <numerusform>%n imprecisões</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 erro</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 erro grave</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n erro grave</numerusform>
            <numerusform>%n erros graves</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>nenhum erro</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Você quer quatro brancas em linha; o computador, no nível %1, quer quatro pretas.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Você quer quatro pretas em linha; o computador, no nível %1, quer quatro brancas.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Só uma tentativa: aqui nada conta, e a partida fica como está.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Começar de novo</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Examinando sua jogada…</translation>
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
        <translation>Nome, se quiser</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Computador</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>quatro brancas</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>quatro pretas</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Trocar lados</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>O outro jogador assume este lado. Cada um mantém as rodadas vencidas.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Peças:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Bolas simples</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Bolas com letras</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Bolas com um ponto para cada luz</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>O vermelho tem o ponto em cima, o verde à direita, o azul à esquerda; as outras cores têm os pontos das luzes que contêm. Dá para distingui-las mesmo sem ver as cores.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Como são as peças</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>O &amp;zoom segue o jogo</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Marcas no tabuleiro</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>&amp;A última jogada</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>&amp;Casas onde se pode colocar</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>O que &amp;uma jogada faria, sob o mouse ou o cursor</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e som</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Sons: peça colocada, mudança, vitória</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>A&amp;nimação das reações:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Desligada</translation>
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
        <translation>&amp;Menos movimento: as peças esmaecem, nada se desloca</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>O computador</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Ritmo &amp;da demonstração:</translation>
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
        <translation>Com que rapidez uma jogada segue a outra, e uma rodada a anterior, quando jogam dois computadores.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Mostrar o &amp;que ele examina enquanto pensa</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Quando uma jogada leva mais de um segundo: a que profundidade ele olha, e o que espera.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>&amp;O computador espera ao menos:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Um computador forte pode demorar mais, mas nunca responde antes disso.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>As configurações valem por enquanto, mas não dá para guardá-las: não dá para escrever %1.</translation>
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
        <translation>&amp;Atalhos…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Comandos e suas teclas</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Usar esta tecla</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Adicionar esta tecla</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Nenhuma tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;Como no início</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Tudo como no início</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 serve para andar pelo tabuleiro e pelas listas.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 abre o menu %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Escolha acima o que fazer, clique no campo e aperte a nova tecla.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Essa já é a tecla.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 é a tecla de “%2”, que a perde se você continuar.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 agora é “%2”</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Voltar à rodada (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Só uma tentativa</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Revendo</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>As peças vão nos pontos. Aponte para um deles para ver o que mudaria.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Contra o computador</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Como se joga</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>&amp;Mais: tabuleiro, relógio, quem começa</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>A partida em andamento fica guardada, e Esc volta a ela.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>As regras em imagens</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>&amp;Trocar</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Ficar com o outro lado</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Rodadas contra o computador</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Empates</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Melhor sequência</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Uma rodada em que você desfez uma jogada ou pediu uma dica conta como rodada com ajuda. Ela não cria nem encerra uma sequência.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Rodadas sem ajuda contam para o rating, em 16 por 16 e nos níveis 0 a 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Zerar…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Nenhuma rodada contra o computador terminou ainda. Jogue uma, e ela será contada aqui.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Esquecer todas as rodadas contadas? Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Esquecer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Voltar ao tabuleiro (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Voltar ao tabuleiro</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Jogar já</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Fazer a melhor jogada achada até agora (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Deixar o computador continuar (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Fazer o computador esperar (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Avançar uma jogada ou rodada, e esperar ali (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Ritmo da demonstração</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Nada a continuar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Não guardado</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Isso se perderia.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Sair e perder</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>vencida</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>vitória em %1</translation>
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
        <translation>Deixar assistir</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Envie isto a quem pode assistir. A pessoa vê a partida desde o início e não pode fazer nada nela.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Roda de cores: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Vez do %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A rodada acabou</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Tabuleiro &amp;inteiro</translation>
    </message>
</context>
</TS>
