<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>À propos d’Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Un jeu de couleurs sur un réseau triangulaire, à deux ou seul contre l’ordinateur.&lt;/p&gt;&lt;p&gt;Inventé par H. S. Teoh, qui a écrit les versions 1 à 4.1 en 2002 et 2003.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 2 ou ultérieure.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>À quel point tes coups ont approché des meilleurs&#xa0;: 100&#xa0;%, c’est le meilleur coup à chaque fois. Calculée comme sur Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Le milieu commence quand deux pièces d’une couleur gagnante se touchent, la fin quand une pièce pourrait compléter une ligne de quatre.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Comment la précision est calculée</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;Variantes&#xa0;:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Fermer l’analyse</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Profondeur en demi-coups&#xa0;: %1, en cours</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Profondeur en demi-coups&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Enregistrer la manche en animation</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Images animées (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>manche.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Dessin des positions…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Aucune animation n’a été enregistrée.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>L’animation est enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Impossible d’écrire %1. Choisis un autre dossier, ou fais de la place sur le disque.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Retour au plateau (Échap)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Première fois&#x202f;?</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Pas encore finie</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>Voir l’&amp;exemple</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Apprends-le sur le plateau, en dix minutes</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Qu’est-ce qui gagne ici&#x202f;?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Résoudre</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>Platea&amp;u&#xa0;:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Qui commence&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Pe&amp;ndule&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>Temps pour la manche</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Temps, plus un ajout par coup</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Minutes pour chaque joueur</translation>
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
        <translation>Secondes ajoutées par coup</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Pour&amp;quoi ce changement&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Poser ici</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>Manuel&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Impossible de coller&#xa0;: le programme qui détient le presse-papiers ne répond pas.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Commentaire sur %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Qu’y a-t-il à dire de ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Manche suivante (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Continuer (P)</translation>
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
            <numerusform>en %n coup</numerusform>
            <numerusform>en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n blanche de %1 à %2, %3</numerusform>
            <numerusform>%n blanches de %1 à %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n noire de %1 à %2, %3</numerusform>
            <numerusform>%n noires de %1 à %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Quatre blanches de %1 à %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>Quatre noires de %1 à %2, %3</translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>en 1 coup</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Évaluation</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Courbe d’évaluation</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>il n’existe pas</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>tu n’en as pas le droit</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>son dossier n’existe pas</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>Impossible d’enregistrer %1&#xa0;: le nom doit se terminer par %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Aligne quatre blanches</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Aligne quatre noires</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Personne ne pose de blanche&#xa0;: les pièces changent ce qu’elles touchent.</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Personne ne pose de noire&#xa0;: les pièces changent ce qu’elles touchent.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4&#xa0;: le manuel</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Retour (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avancer (Alt+Droite)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Imprimer tout le manuel (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Enregistrer tout le manuel en PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>Imprimer le manuel</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Enregistrer le manuel</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-manuel.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 ne peut pas être écrit. Choisis un autre dossier, ou fais de la place sur le disque.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Manche classée</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Montrer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>déplacer le curseur sur le plateau</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Début, Fin, Page haut, Page bas</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>le mener au bord du plateau</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. et , (ou Ctrl+Droite et Ctrl+Gauche)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>aller à la case jouable suivante ou précédente</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>poser la pièce</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U ou Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R ou Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>proposer un coup et dire pourquoi</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>mettre l’ordinateur en pause, et le laisser reprendre</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>faire jouer l’ordinateur tout de suite</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt avec Gauche, Droite, Début, Fin</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>revoir les positions précédentes</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>manche suivante, à la fin d’une manche</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q ou Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>quitter&#x202f;; la partie est gardée pour la prochaine fois</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>dire pourquoi la case sous le curseur a changé</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>activer et arrêter l’analyse</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>revoir la manche</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt avec Haut, Bas</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>erreur précédente et suivante</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>nouvelle partie, revanche, composer une position</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>ouvrir, enregistrer, imprimer</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>copier la position, coller une position ou une partie</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>jouer à Lines</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>revenir à la manche</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>plus près, plus loin, tout le plateau</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>jouer la suite contre l’ordinateur, à côté de la partie</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>aller à la variante d’à côté&#xa0;: ce qui a été joué d’autre ici</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>faire avancer une démonstration d’un pas</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 à Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>commenter le coup montré, le noter par ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Suppr</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>promouvoir la variante d’à côté, la supprimer</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>le manuel</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>entendre les lignes qui passent par la case, avec un lecteur d’écran</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Inviter quelqu’un</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>T&amp;on nom&#xa0;:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>tel que l’autre le voit</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Manches&#xa0;:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>à volonté</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>D’autres peuvent &amp;regarder</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Envoie ceci, par n’importe quelle messagerie, à la personne avec qui tu veux jouer&#xa0;:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>Et ceci à qui peut regarder&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Inviter</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>Tu &amp;veux&#xa0;:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>quatre blanches</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>quatre noires</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Par Avahi, dans ton propre réseau&#xa0;: ton nom ci-dessus et l’adresse&#x202f;; sans la clé, personne n’entre</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>À proximité, on peut voir que j’attends</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Rejoindre une partie</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>L’in&amp;vitation que tu as reçue&#xa0;:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>T&amp;on nom&#xa0;:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>tel que l’autre le voit</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Avec cette invitation, tu regardes une partie.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Rejoindre</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Par Avahi, dans ton propre réseau&#x202f;; la clé seule suffit alors&#xa0;: c’est la fin de l’invitation</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>C’est une clé&#xa0;: elle mène à quelqu’un à proximité, mais on n’y voit personne en ce moment.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Regarder qui attend à proximité</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Jouer (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Refuser (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Leçon %1&#xa0;: %2, faite</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>Ré&amp;essayer</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>&amp;Montre-moi</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>Suiva&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leço&amp;n suivante</translation>
    </message>
    <message>
        <source>More about this in the handbook</source>
        <translation>Plus de détails dans le manuel</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Comme moi</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Le niveau de ta force d’après ton classement, %1 pour l’instant&#x202f;; il change avec toi.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>L’utiliser aussi dans la partie en cours</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>Meilleures variantes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Poser en %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Copier la variante</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Variante copiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Enregistrer la position &amp;finale en image…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Enregistrer en animation…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Imprimer…</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a verdict such as +1.5, and a list of cells</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesActions</name>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Nouvelle partie &amp;avec…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Meilleurs scores</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Démonstration</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>Prochains &amp;jetons</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Règles et touches</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Configurer Lines…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Con&amp;figuration</translation>
    </message>
    <message>
        <source>&amp;New Game...</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>Afficher la barre d’ou&amp;tils</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copier l’&amp;image du plateau</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Exercices</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Retour au plateau (Échap)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>Ré&amp;essayer</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>&amp;Montre-moi</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>Suiva&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leço&amp;n suivante</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and what was reached</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Aligne %n jeton d’une même couleur</numerusform>
            <numerusform>Aligne %n jetons d’une même couleur</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Ils disparaissent et rapportent des points. Après un coup qui ne complète rien, d’autres tombent.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Ouvrir une partie de Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Parties de Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1 est ouvert.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>partie.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Ta partie</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Pas encore de score. À toi de faire le premier.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Meilleur score&#xa0;: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Meilleur score&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Comment jouer à Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Règles et touches de Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Aligne %1 jetons ou plus d’une même couleur, en rangée, en colonne ou en diagonale. Ils disparaissent et rapportent des points. La partie est finie quand le plateau est plein.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Choisis un jeton et une case libre pour lui, en deux clics ou en le faisant glisser. Il lui faut un chemin de cases libres, vers le haut, le bas, la gauche et la droite.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Si ton coup complète une ligne, tu rejoues. Sinon, l’ordinateur lance %1 jetons sur des cases libres&#x202f;; les lignes qu’ils complètent disparaissent aussi.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 jetons rapportent %2 points, %3 jetons %4, %5 jetons %6. Des lignes à la suite, sans lancer entre elles, rapportent 1, 4, 9, … points de plus.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>déplacer le curseur sur le plateau</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Début, Fin, Page haut, Page bas</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>le mener au bord du plateau</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. et , (ou Ctrl+Droite et Ctrl+Gauche)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>aller au jeton suivant ou précédent</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>prendre un jeton, le reposer ou le déplacer</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>reposer le jeton, ranger le curseur</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U ou Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R ou Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>proposer un coup</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>laisser jouer l’ordinateur, ou l’arrêter</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>montrer ou cacher les prochains jetons</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N ou Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>ouvrir, enregistrer</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q ou Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>fermer&#x202f;; la partie est gardée pour la prochaine fois</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>plus près, plus loin, tout le plateau</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>entendre ce qu’il y a autour de la case, avec un lecteur d’écran</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>La partie est gardée&#xa0;: Partie, Reprendre.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Son score entre tel quel dans la liste.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Quitter cette partie avec %1&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Autre partie</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Rester</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 avec anneau</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 avec points</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 couleurs, lignes de %4</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 jetons, puis %2 par tour</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>prochains jetons montrés</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>prochains jetons cachés</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1&#x202f;; %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>Impossible d’ouvrir %1&#xa0;: %2. Choisis un autre fichier&#x202f;; la partie sur le plateau reste.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4
La partie sur le plateau reste.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2. Enregistre dans un autre dossier&#x202f;; la partie sur le plateau reste.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>La partie n’est pas gardée pour la prochaine fois&#xa0;: %1. Pour la garder&#xa0;: Partie, Enregistrer sous.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>La partie de la dernière fois est illisible, une nouvelle commence donc. Elle est gardée sous %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Score %1, %2 × %3, quittée le %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Hors des meilleurs scores&#xa0;: cette partie vient d’ailleurs.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Hors des meilleurs scores&#xa0;: une annulation, un conseil ou une démonstration y a pris part.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Il faut un point pour une place dans la liste.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Plus parmi les meilleurs.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Le premier score de sa liste.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Nouveau record&#x202f;! Le précédent était %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Place %1 sur %2 dans la liste.</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1&#xa0;: %2, place %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>La partie est finie&#xa0;: plus de place pour %n jeton.</numerusform>
            <numerusform>La partie est finie&#xa0;: plus de place pour %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, pris</translation>
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
        <translation>%1, libre, le %2 peut y aller</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, libre, mais aucun chemin n’y mène</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Nouveaux&#xa0;: %1</translation>
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
        <translation>rien</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>Autour de %1. De gauche à droite&#xa0;: %2. De haut en bas&#xa0;: %3. En descendant&#xa0;: %4. En montant&#xa0;: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>La partie est finie&#xa0;: plus de place pour 1 jeton.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Prochains</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Lignes à la suite, sans lancer entre elles. La prochaine vaut %1 de plus.</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Meilleurs scores de Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Parties avec&#xa0;:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Pas encore de score. Une partie compte quand elle est finie ou quittée, si ni annulation, ni conseil, ni démonstration n’y a pris part.</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Les scores au fil du temps</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lateau&#xa0;:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Co&amp;uleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Jetons par li&amp;gne, au moins&#xa0;:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>Jetons a&amp;vant le premier coup&#xa0;:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Jetons à chaque lance&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>&amp;Montrer les prochains jetons</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>&amp;Nom pour les meilleurs scores&#xa0;:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nom, si tu veux</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>Par&amp;tie standard</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Le plateau n’a que %n case&#xa0;: il faut moins de jetons avant le premier coup.</numerusform>
            <numerusform>Le plateau n’a que %n cases&#xa0;: il faut moins de jetons avant le premier coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Aucune ligne de %n jeton ne tient sur ce plateau.</numerusform>
            <numerusform>Aucune ligne de %n jetons ne tient sur ce plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>La partie standard. Elle a une liste de scores avec les prochains jetons montrés, et une sans.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Les scores de cette partie ne comptent pas pour la liste standard&#x202f;; elle a la sienne.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Une annulation, un conseil ou une démonstration retirent une partie de sa liste.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Plu&amp;s&#xa0;: taille, couleurs, nom</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>La partie en cours est gardée, Échap y ramène.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Les règles en une page</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Ouvrir une partie de Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Les lignes de %n jeton d’une même couleur disparaissent. Prends un jeton, puis une case libre.</numerusform>
            <numerusform>Les lignes de %n jetons d’une même couleur disparaissent. Prends un jeton, puis une case libre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Prends un jeton.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>L’ordinateur joue.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Choisis où il va.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 vers %2, en %3 pas</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>La démonstration est finie. Continue d’ici.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Annuler le coup&#x202f;?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Montrer un bon coup&#x202f;?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Laisser jouer l’ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>L’ordinateur joue. Un clic sur le plateau y met fin.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>L’image du plateau est dans le presse-papiers.</translation>
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
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Enregistrer sou&amp;s…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>Enregistrer une i&amp;mage…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>Enre&amp;gistrer une animation…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>Composer &amp;une position…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>Copier la p&amp;artie</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>Colle&amp;r une partie</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>Manc&amp;he suivante</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Jouer tout de suite</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>Re&amp;vanche, camps échangés</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>Pre&amp;mière position</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Position &amp;précédente</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>Position &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>À &amp;propos d’Atom-4</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Appren&amp;dre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>Manche %1   |   %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>Copier l’image &amp;du plateau</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>&amp;Suivre le jeu</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>Afficher la barre d’ou&amp;tils</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;Configurer Atom-4…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Édi&amp;tion</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Con&amp;figuration</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>Aller à la &amp;position</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Autre variante</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Un pas</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lent</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Rythme de la &amp;démonstration</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Man&amp;uel</translation>
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
        <translation>La partie de la dernière fois reprend.</translation>
    </message>
    <message>
        <source>%1[*] - Atom-4</source>
        <comment>%1 is a file, [*] the place of the mark of what is not saved</comment>
        <translation>%1[*] – Atom-4</translation>
    </message>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>La partie de la dernière fois est reprise. Les pendules attendent ton prochain coup, ou %1.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Pause&#xa0;: les pendules sont arrêtées. P pour continuer.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Pause. Avec P, l’ordinateur reprend.</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Tu regardes en arrière ; %2 mène au présent.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Parties enregistrées (*.atom4 *.lines);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>La partie reprend là où elle a été quittée.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 est ouvert.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 a été modifié par un autre programme depuis qu’il a été ouvert ici. Enregistrer remplace ces modifications.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Enregistrer sou&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Parties d’Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>partie.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>%1 est ouvert. Les pendules attendent ton prochain coup, ou %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, manche %1</translation>
    </message>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, une variante de la manche %1 à partir du coup %2</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>Joueur 1&#xa0;: %1. Joueur 2&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>La variante se termine par quatre blanches alignées.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>La variante se termine par quatre noires alignées.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>La variante se termine par une nulle.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>La variante continue avec le %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>Joueur 1&#xa0;: %1. Joueur 2&#xa0;: %2. Score %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>New match.</source>
        <translation>Une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Une nouvelle partie commence, les camps échangés.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>La partie commence à la position composée.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>La position est copiée en texte.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>La partie est copiée en texte.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>La partie commence à la position collée.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Coller une partie</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Partie collée. Annuler remonte ses coups.</translation>
    </message>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>La précédente est gardée&#xa0;: Partie, Reprendre.</translation>
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
        <translation>Impossible d’ouvrir %1&#xa0;: %2. Choisis un autre fichier&#x202f;; la partie sur le plateau reste.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4
La partie sur le plateau reste.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2. Enregistre dans un autre dossier&#x202f;; la partie sur le plateau reste.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>La partie n’est pas gardée pour la prochaine fois&#xa0;: %1. Pour la garder&#xa0;: Partie, Enregistrer sous.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>Impossible d’écrire les statistiques&#xa0;: %1. Fais de la place, ou vérifie qui peut écrire dans ton dossier personnel.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Le presse-papiers</translation>
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
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>La partie de la dernière fois est illisible, une nouvelle commence donc. Elle est gardée sous %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>Les statistiques sont illisibles&#xa0;: %1. Elles restent telles quelles.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Profondeur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>Aucune note</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Excellent coup</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Coup douteux</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>goal of player 1: four white pieces in a row</comment>
        <translation>4 blanches</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 noires</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>Autour de %1. De gauche à droite&#xa0;: %2. En montant&#xa0;: %3. En descendant&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Ordinateur, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, vide, le %2 peut se poser ici. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>&amp;Garder cette erreur comme problème</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1&#xa0;: en &amp;garder un problème</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Garder &amp;toutes les erreurs comme problèmes</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Mes problèmes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Coup %1 sur %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>Voici la fin de la manche. L’essai reste dans la liste des coups.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 n’est qu’un essai&#xa0;: le résultat reste. Échap revient à la manche.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 commence une autre variante. La précédente reste dans la liste des coups.</translation>
    </message>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Le début de la manche. %1 avance, %2 mène au présent.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>C&amp;ommenter le coup…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;Noter le coup</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Pro&amp;mouvoir l’autre variante</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>&amp;Supprimer l’autre variante</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 n’a plus de note.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 est noté&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>La variante avec %1 est maintenant la variante principale. Annuler la remet à sa place.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>La variante avec %1 est supprimée. Annuler la ramène.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>&amp;Voir cette variante</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;Revoir ce coup</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>&amp;Promouvoir en variante principale</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>&amp;Supprimer cette variante</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Coups de cette manche</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Les coups s’affichent ici. Un clic sur l’un d’eux montre la position d’alors.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Autre variante&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>La manche&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>La variante décisive&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move, and what is said of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Numéro</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MyPuzzlesDialog</name>
    <message>
        <source>My Puzzles</source>
        <translation>Mes problèmes</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Problèmes de tes parties</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Après une revue, «&#xa0;Problème&#xa0;» fait de tes erreurs tes problèmes. Chacun revient après un jour, une semaine et un mois, jusqu’à ce qu’il soit acquis.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1&#xa0;: à refaire</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1&#xa0;: de nouveau le %2</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1&#xa0;: appris</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Inviter quelqu’un…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Rejoindre une partie…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>Jouer en r&amp;éseau</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>La partie en réseau est finie. Ce qui a été joué est encore ici.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Met fin à la partie en réseau&#x202f;; ce qui a été joué reste ici</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Dis quelque chose</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Ce qui a été dit</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Muet</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Ne montre plus rien de ce que dit l’autre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>Laisser &amp;regarder…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>Affiche une invitation pour qui peut regarder</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Oui (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Non (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Prochains jetons&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Les couleurs que l’ordinateur lancera ensuite. On ne sait pas d’avance où elles tombent.</translation>
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
        <translation>Enregistrer une image du plateau</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Dessins de toute taille (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>plateau.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>L’image est enregistrée sous %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>Impossible d’écrire %1. Choisis un autre dossier, ou fais de la place sur le disque.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Imprimer la manche</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>Manche imprimée.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>L’image du plateau est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Imprimer la variante</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Variante imprimée.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Ouvre une ligne de quatre à l’adversaire en %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Laisse l’adversaire gagner en %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Bloque la ligne adverse</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>Menace de gagner en %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Stops their four&apos;, and &apos;i9 would turn h8 yellow.&apos;</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerActions</name>
    <message>
        <source>Undo reverses it.</source>
        <translation>Annuler permet de revenir en arrière.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>Conseil&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>Le joueur 1 gagne avec quatre blanches alignées.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>Le joueur 2 gagne avec quatre noires alignées.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Temps restant pour cette manche</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>Joueur %1, %2, but&#xa0;: %3, manches gagnées&#xa0;: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Temps restant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Changer qui joue&#xa0;: nom, humain ou ordinateur, niveau, camp</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1&#xa0;: moins de dix secondes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Jouer d’ici</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Enlever des pièces</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (touche %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Couleur à jouer&#xa0;:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, joueur %2</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>Position en &amp;texte&#xa0;:</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>Plateau &amp;vide</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>Deux &amp;premières pièces</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Ce n’est pas une position&#xa0;: le caractère %1 n’est pas ce qu’il devrait être. Une position s’écrit comme 6/6/2GP2/6/6/6 R&#xa0;: les rangées à partir du haut, des nombres pour les cases vides, des lettres pour les pièces, puis la couleur à jouer.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Choisis une pièce et clique sur des cases. Un clic sur une pièce de la même couleur l’enlève.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>De ma force</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>De mes parties (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>De mes parties</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Aussi &amp;difficile que</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;mon classement</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>niveau &amp;%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Compter le temps</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Mes problèmes…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Choisir</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>Sui&amp;vant</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Celui-ci est résolu.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Classement aux problèmes %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n d’affilée</numerusform>
            <numerusform>%n d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Essaie une autre case.</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>So&amp;lution</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>Pa&amp;sser</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Statistiques des problèmes</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Classement après chaque problème</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» résolu, classement %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» résolu avec un conseil, classement %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» manqué, classement %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>Problème du &amp;jour</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Classement %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>Le niveau %1 – %2 serait à peu près de ta force.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Classement après chaque manche</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1&#xa0;: gagné contre le niveau %2, classement %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1&#xa0;: perdu contre le niveau %2, classement %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1&#xa0;: nulle contre le niveau %2, classement %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>le noir n’a pas de lumière, le %1 apporte la sienne</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>le %2 contient déjà la lumière du %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>le %1 ajoute la lumière qui manque au %2</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>le %1 ajoute sa lumière</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>le %1 retire le %2 du blanc</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>le %1 retire le %3, et le %2 n’en a pas</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>le %1 retire le %2, et il ne reste rien</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>le %1 retire le %3 du %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>Le %2 laisse passer le %1&#xa0;: la réaction continue jusqu’à la pièce suivante.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>Le %1 reste %1, et le %2 devient %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>Le coup %1 a changé le %2 en %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1&#xa0;: le %2 a été posé à côté, en %3&#x202f;; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1&#xa0;: le %2 en %3 l’a atteint à travers le blanc en %5&#x202f;; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1&#xa0;: le %2 en %3 l’a atteint à travers le noir en %5&#x202f;; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>Le %1 reste tel quel&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>Le %1 devient %2&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>No recent files</source>
        <translation>Pas encore de fichier</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>&amp;Fichiers récents</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;Revoir la manche</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Erreur &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Le début de la manche</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Cette variante n’a pas été revue</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>mieux</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>joué</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>puis</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Essayer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Fermer la revue</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>Coups revus</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Transformer tes erreurs en problèmes</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewTexts</name>
    <message>
        <source>1 inaccuracy</source>
        <comment>of a player</comment>
        <translation>1 imprécision</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 erreur</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 gaffe</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what was counted: 2 mistakes</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Simple essai&#xa0;: rien ne compte ici, et la partie reste comme elle est.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>Retour à la &amp;partie</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Tu veux aligner quatre blanches&#x202f;; l’ordinateur, au niveau %1, quatre noires.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Tu veux aligner quatre noires&#x202f;; l’ordinateur, au niveau %1, quatre blanches.</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Ton coup est examiné…</translation>
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
        <translation>Nom, si tu veux</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>quatre blanches</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>quatre noires</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>É&amp;changer les camps</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>L’autre joueur prend ce camp. Chacun garde ses manches gagnées.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>Ré&amp;initialiser</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;Pièces&#xa0;:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Billes simples</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Billes avec lettres</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Billes avec un point par lumière</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Le rouge a son point en haut, le vert à droite, le bleu à gauche&#x202f;; les autres couleurs ont les points des lumières qu’elles contiennent. On les distingue sans voir les couleurs.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Aspect des pièces</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Marques sur le plateau</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Le &amp;dernier coup</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>Les &amp;cases où l’on peut poser</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>Ce que &amp;ferait un coup, sous la souris ou le curseur</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Sons&#xa0;: une pose, un changement, un gain</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animation des réactions&#xa0;:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Mouvement &amp;réduit&#xa0;: les pièces se fondent, rien ne se déplace</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>L’ordinateur attend au &amp;moins&#xa0;:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Un ordinateur fort peut prendre plus de temps, mais il ne répond jamais plus tôt.</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Le &amp;zoom suit le jeu</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Montrer ce qu’il re&amp;garde en réfléchissant</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Quand un coup prend plus d’une seconde&#xa0;: jusqu’où il regarde et ce qu’il attend.</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>Rythme de la démo&amp;nstration&#xa0;:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>À quel rythme les coups et les manches se suivent quand des ordinateurs jouent entre eux.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Les réglages valent pour l’instant mais ne peuvent être gardés&#xa0;: impossible d’écrire %1.</translation>
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
        <translation>&amp;Raccourcis…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ce que ça fait</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Utiliser cette touche</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter cette touche</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Aucune &amp;touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>Comme au &amp;début</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>T&amp;out comme au début</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 sert à se déplacer sur le plateau et dans les listes.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 ouvre le menu %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Choisis l’action ci-dessus, clique dans le champ et appuie sur la nouvelle touche.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>C’est déjà cette touche.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 est la touche de «&#xa0;%2&#xa0;», qui la perd si tu continues.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 est maintenant «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>À la manche (Échap)</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Un simple essai</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Les pièces se posent sur les points. Pointes-en un pour voir ce qui changerait.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Comment jouer</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>Échan&amp;ger</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Prendre l’autre camp</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>P&amp;lus&#xa0;: plateau, pendule, qui commence</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>La partie en cours est gardée&#x202f;; Échap y ramène.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Les règles en images</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Manches contre l’ordinateur</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Série</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>Meilleure série</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Aucune manche contre l’ordinateur n’est encore finie. Joues-en une, et elle sera comptée ici.</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Une manche où tu as annulé un coup ou demandé un conseil compte comme une manche avec aide. Elle ne prolonge ni ne rompt une série.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Réinitialiser…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Oublier toutes les manches comptées&#x202f;? C’est définitif.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>Les manches sans aide comptent pour le classement, sur le plateau de 16 sur 16 et contre les niveaux 0 à 9.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Retour au plateau (Échap)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Jouer le meilleur coup trouvé (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Laisser l’ordinateur jouer (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Faire attendre l’ordinateur (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Un coup ou une manche de plus, puis attendre (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Rythme de la démonstration</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>Repren&amp;dre</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Aucune partie inachevée</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Non gardée</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Elle serait perdue.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Enregistrer sou&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;Quitter et la perdre</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>gagné</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>gain en %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>nulle</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>Laisser regarder</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Envoie ceci à qui peut regarder. On y voit la partie depuis son début, sans rien pouvoir y faire.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>À jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Roue des couleurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Réd&amp;uire</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
</context>
</TS>
