<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>עברית</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>אודות Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;משחק צבעים על סריג משולשים, לשניים או ליחיד נגד המחשב.&lt;/p&gt;&lt;p&gt;המציא אותו H. S. Teoh, שכתב את גרסאות 1 עד 4.1 בשנים 2002 ו־2003.&lt;/p&gt;&lt;p&gt;תוכנה חופשית ברישיון הציבורי הכללי של GNU, גרסה 2 ומעלה.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>כמה קרובים היו המהלכים שלכם לטובים ביותר: 100% הוא המהלך הטוב ביותר בכל פעם. מחושב כמו ב־Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>האמצע מתחיל כששני כלים בצבע המטרה נמצאים זה ליד זה, והסוף כשכלי אחד יכול להשלים רצף של ארבעה.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>איך הדיוק מחושב</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;וריאנטים:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>סגירת הניתוח</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>עומק בחצאי מהלכים: %1, וממשיך</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>עומק בחצאי מהלכים: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>שמירת הסיבוב כהנפשה</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>תמונות מונפשות (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>round.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>העמדות מצוירות…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>לא נשמרה הנפשה.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>ההנפשה נשמרה בשם %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>אי אפשר לכתוב את %1. בחרו תיקייה אחרת, או פנו מקום בכונן.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>חזרה ללוח (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>חזרה ללוח</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>ל&amp;שחק</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>חדשים כאן?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>לומדים על הלוח, בעשר דקות</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>ללמוד</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>איך משחקים</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>חידות</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>חידת היום</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>מה מנצח כאן?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>לפתור</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>עוד לא הסתיים</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>&amp;הצגת הדוגמה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;לוח:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>עמודות</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>מי &amp;פותח:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>שע&amp;ון:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>ללא</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>זמן לסיבוב</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>זמן, ותוספת לכל מהלך</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> דק׳</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>דקות לכל שחקן</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> ש׳</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>שניות נוספות לכל מהלך</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>&amp;למה זה השתנה?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;הנחה כאן</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>מדריך: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>אי אפשר להדביק: התוכנה שמחזיקה בלוח הגזירים אינה מגיבה.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>הערה על %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>הערה</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>מה יש לומר על המהלך הזה?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>ללא</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>סקירה</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>הסיבוב הבא (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>משחק גומלין</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>המשך (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>השהיה (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>ב־%n מהלך</numerusform>
            <numerusform>ב־%n מהלכים</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>ארבעה לבנים מ־%1 עד %2, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>ארבעה שחורים מ־%1 עד %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n לבן מ־%1 עד %2, %3</numerusform>
            <numerusform>%n לבנים מ־%1 עד %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n שחור מ־%1 עד %2, %3</numerusform>
            <numerusform>%n שחורים מ־%1 עד %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>ב־1 מהלך</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>הערכה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>גרף ההערכה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>הוא לא קיים</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>אין לכם הרשאה</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>זו תיקייה</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>התיקייה שלו לא קיימת</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>הכונן לקריאה בלבד</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>הכונן מלא</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>אי אפשר לשמור את %1: השם חייב להסתיים ב־%2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>צרו ארבעה לבנים ברצף</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>אף אחד לא יכול להניח לבן: כלים הופכים את מה שהם נוגעים בו.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>צרו ארבעה שחורים ברצף</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>אף אחד לא יכול להניח שחור: כלים הופכים את מה שהם נוגעים בו.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>דוגמה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>המדריך של Atom-4</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>מדריך</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>אחורה (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>קדימה (Alt+Right)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>הדפסה…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>הדפסת המדריך כולו (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>שמירת המדריך כולו כ־PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>חיפוש במדריך</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>תוכן</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>דף</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>הדפסת המדריך</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>שמירת המדריך</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-handbook.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>אי אפשר לכתוב את %1. בחרו תיקייה אחרת, או פנו מקום בכונן.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>סיבוב מדורג</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>ל&amp;הציג</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>מקשי החצים</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>הזזת הסמן על הלוח</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>הזזתו אל שפת הלוח</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>”.” או ”,” (או Ctrl+Right או Ctrl+Left)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>מעבר למשבצת הבאה או הקודמת שאפשר להניח בה</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>רווח או Enter</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>הנחת הכלי</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>שמיעת הקווים שדרך המשבצת, עם קורא מסך</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U או Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R או Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ביצוע חוזר</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>הצעת מהלך, והסבר למה</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>השהיית המחשב, והמשך</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>לגרום למחשב לשחק מיד</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>קידום ההדגמה בצעד אחד</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>הסיבוב הבא, כשהקודם הסתיים</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>המקש Alt עם Left, Right, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>מבט לאחור בעמדות קודמות</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>מעבר לווריאנט שלצידו: מה עוד שוחק כאן</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>חזרה לסיבוב</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>המקש C, ומ־Ctrl+1 עד Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>הערה על המהלך המוצג, סימונו ב־! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>הפיכת הווריאנט שלצידו לראשי, מחיקתו</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>הסבר למה המשבצת שמתחת לסמן השתנתה</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>הפעלת הניתוח וכיבויו</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>סקירת הסיבוב</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>המקש Alt עם Up, Down</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>הטעות הקודמת והבאה בסקירה</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>המשך מכאן נגד המחשב, לצד המשחק</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>משחק חדש, משחק גומלין, הצבת עמדה</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>פתיחה, שמירה, הדפסה</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>העתקת העמדה, הדבקת עמדה או משחק</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>המשחק Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>קרוב יותר, רחוק יותר, הלוח כולו</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>מסך מלא</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>המדריך</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q או Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>יציאה; המשחק נשמר לפעם הבאה</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>הזמנה</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>הועתק</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>הזמנת מישהו</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;השם שלכם:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>כפי שהצד השני רואה אותו</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;אתם רוצים:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>ארבעה לבנים</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>ארבעה שחורים</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;סיבובים:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>כמה ששניכם רוצים</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אני</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>הצד השני</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>אחרים &amp;יכולים לצפות</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>שלחו את זה למי שתרצו לשחק איתו, בכל תוכנת מסרים:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>ואת זה למי שמותר להם לצפות:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>ה&amp;זמנה</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>בעזרת Avahi, ברשת שלכם: השם שלכם למעלה, והמקום; בלי המפתח איש לא נכנס</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>אנשים בקרבת מקום יכולים לראות שאני מחכה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>הצטרפות למשחק</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>ההזמנה שנשלחה &amp;אליכם:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;השם שלכם:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>כפי שהצד השני רואה אותו</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>בהזמנה הזאת אתם צופים במשחק.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;צפייה</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>הצ&amp;טרפות</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>בעזרת Avahi, ברשת שלכם; אז מספיק המפתח לבדו, סוף ההזמנה</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>זה מפתח, והוא מוביל אל מישהו בקרבת מקום. כרגע לא רואים שם איש.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>בדיקה מי מחכה בקרבת מקום</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>לשחק (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>דחייה (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>שיעור %1: %2, הושלם</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>שיעור %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>שיעורים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>עוד על זה במדריך</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>מדריך</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;אחורה</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>ש&amp;וב</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;דילוג</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>&amp;פתרון</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>ל&amp;שחק</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;השיעור הבא</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;שיעורים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>ברמה שלי</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>הרמה השקולה לפי הדירוג שלכם, שהוא עכשיו %1; היא משתנה איתכם.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>להשתמש בה גם במשחק הנוכחי</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>וריאנטים מובילים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;הנחה ב־%1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>ה&amp;עתקת הווריאנט</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>הווריאנט הועתק: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>שמירת העמדה שבסופו &amp;כתמונה…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;שמירה כהנפשה…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>ה&amp;דפסה…</translation>
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
        <translation>&amp;משחק חדש…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>חדש</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>משחק &amp;חדש עם…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>העתקת &amp;תמונת הלוח</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;טבלת השיאים</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;הדגמה</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>ה&amp;אסימונים הבאים</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;מסך מלא</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>הצגת &amp;סרגל הכלים</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;הגדרת Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;כללים ומקשים</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>מ&amp;הלך</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>ה&amp;גדרות</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>סרגל כלים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;שיעורים</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;תרגילים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>חזרה ללוח (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>חזרה ללוח</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;אחורה</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>ש&amp;וב</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>&amp;פתרון</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;דילוג</translation>
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
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>ל&amp;שחק</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;השיעור הבא</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>משחק נוסף</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>שיאים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>הביאו %n אסימון בצבע אחד לרצף</numerusform>
            <numerusform>הביאו %n אסימונים בצבע אחד לרצף</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>הם נעלמים ומזכים בנקודות. אחרי מהלך שלא משלים רצף נופלים עוד אסימונים.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>דוגמה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>פתיחת משחק Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>משחקי Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>הקובץ %1 נפתח.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>game.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>נשמר בשם %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>המשחק שלכם</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>עוד אין שיא. הראשון מחכה לכם.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>שיא: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>שיא: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>איך משחקים Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>הכללים והמקשים של Lines</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>המטרה</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>הביאו אסימונים בצבע אחד לרצפים ישרים של %1 או יותר, לרוחב, לאורך או באלכסון. הם נעלמים ומזכים בנקודות. המשחק מסתיים כשהלוח מלא.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>מהלך</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>בחרו אסימון ומשבצת פנויה בשבילו, בשתי לחיצות או בגרירת האסימון. הוא צריך מסלול של משבצות פנויות, למעלה, למטה, שמאלה וימינה.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>אם המהלך שלכם משלים רצף, שוב תורכם. אם לא, המחשב מטיל %1 אסימונים על משבצות פנויות; גם רצפים שהם משלימים נעלמים.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 אסימונים נותנים %2 נקודות, %3 אסימונים %4, %5 אסימונים %6. רצפים בזה אחר זה, בלי הטלה ביניהם, נותנים עוד 1, 4, 9, … נקודות.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>מקשי החצים</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>הזזת הסמן על הלוח</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>הזזתו אל שפת הלוח</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>”.” או ”,” (או Ctrl+Right או Ctrl+Left)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>מעבר לאסימון הבא או הקודם</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>רווח או Enter</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>בחירת אסימון, ביטול הבחירה, או הזזתו</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>ביטול הבחירה, הסתרת הסמן</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U או Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R או Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ביצוע חוזר</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>הצעת מהלך</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>לתת למחשב לשחק, או לעצור אותו</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>הצגה או הסתרה של האסימונים הבאים</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>קרוב יותר, רחוק יותר, הלוח כולו</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N או Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>פתיחה, שמירה</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q או Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>סגירה; המשחק נשמר לפעם הבאה</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>שמיעת מה שמסביב למשבצת, עם קורא מסך</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>המשחק נשמר בתפריט ”משחק”, תחת ”המשך משחק”.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>הניקוד שלו נכנס לרשימה כפי שהוא.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>יציאה מהמשחק</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>לעזוב את המשחק הזה עם %1?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;משחק חדש</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>משחק &amp;אחר</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;להישאר</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 עם טבעת</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 עם נקודות</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, נבחר</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, פנויה</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, פנויה, %2 יכול לזוז לשם</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, פנויה, אבל אין אליה מסלול</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 ב־%2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>חדשים: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>המשחק הסתיים: אין מקום לעוד %n אסימון.</numerusform>
            <numerusform>המשחק הסתיים: אין מקום לעוד %n אסימונים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln נקודה</numerusform>
            <numerusform>%Ln נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>לא לטבלת השיאים: המשחק הזה בא ממקום אחר.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>לא לטבלת השיאים: היה בו ביטול, רמז או הדגמה.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>כדי להיכנס לרשימה צריך נקודה אחת לפחות.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>כבר לא בין הטובים ביותר.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>התוצאה הראשונה ברשימה שלו.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>שיא חדש! הקודם היה %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>מקום %1 מתוך %2 ברשימה.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 צבעים, רצפים של %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>האסימונים הבאים מוצגים</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>האסימונים הבאים מוסתרים</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 אסימונים, אחר כך %2 בכל תור</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, מקום %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>אי אפשר לפתוח את %1: %2. בחרו קובץ אחר; המשחק על הלוח נשאר.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>שגיאה: %1, שורה %2, עמודה %3: %4
המשחק על הלוח נשאר.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>אי אפשר לכתוב את %1: %2. שמרו אותו בתיקייה אחרת; המשחק על הלוח נשאר.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>המשחק לא נשמר לפעם הבאה: %1. כדי לשמור אותו, ”משחק”, ”שמירה בשם”.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>אי אפשר לקרוא את המשחק מהפעם הקודמת, ולכן מתחיל משחק חדש. הוא נשאר שמור בשם %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>נקודות %1, %2 × %3, הופסק %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>כלום</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>סביב %1. משמאל לימין: %2. מלמעלה למטה: %3. בירידה: %4. בעלייה: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>המשחק הסתיים: אין מקום לעוד 1 אסימון.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>כן</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>לא</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>שיא</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>שרשרת</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>הבאים</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>רצפים בזה אחר זה בלי הטלה ביניהם. הבא שווה עוד %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>טבלת השיאים של Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;משחקים עם:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>שם</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>תאריך</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>טבלת השיאים</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>הניקוד לאורך הזמן</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>עוד אין שיאים. משחק נחשב כשהוא מסתיים או כשעוזבים אותו, אם לא היו בו ביטול, רמז או הדגמה.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;לוח:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>עמודות</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;צבעים:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>אס&amp;ימונים ברצף, לפחות:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>א&amp;סימונים לפני המהלך הראשון:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>אסימונים &amp;בכל הטלה:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>הצגת ה&amp;אסימונים הבאים</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>ש&amp;ם לטבלת השיאים:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>שם, אם תרצו</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>משחק &amp;רגיל</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>בלוח יש רק %n משבצת: אפשר להטיל פחות אסימונים לפני המהלך הראשון.</numerusform>
            <numerusform>בלוח יש רק %n משבצות: אפשר להטיל פחות אסימונים לפני המהלך הראשון.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>אין על הלוח הזה מקום לרצף של %n אסימון.</numerusform>
            <numerusform>אין על הלוח הזה מקום לרצף של %n אסימונים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>המשחק הרגיל. יש לו טבלת שיאים עם האסימונים הבאים מוצגים, ואחת בלעדיהם.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>הניקוד במשחק הזה לא נכנס לטבלת השיאים הרגילה; יש לו רשימה משלו.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>ביטול, רמז או הדגמה מוציאים משחק מהרשימה שלו.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>ע&amp;וד: גודל, צבעים, שם</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>המשחק הנוכחי נשמר, ו־Esc חוזר אליו.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>הכללים בדף אחד</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>פתיחת משחק Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>רצפים של %n אסימון בצבע אחד נעלמים. בחרו אסימון, ואז משבצת פנויה.</numerusform>
            <numerusform>רצפים של %n אסימונים בצבע אחד נעלמים. בחרו אסימון, ואז משבצת פנויה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>בחרו אסימון.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>המחשב משחק.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>בחרו לאן יזוז.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>מ־%1 אל %2, צעדים: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>לבטל את המהלך?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>תמונת הלוח נמצאת בלוח הגזירים.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>להציג מהלך טוב?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>לתת למחשב לשחק?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>המחשב משחק. לחיצה על הלוח מפסיקה את זה.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>ההדגמה הסתיימה. המשיכו מכאן.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>נ&amp;יתוח</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;משחק חדש…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;שמירה</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>שמירת &amp;תמונה…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>&amp;שמירת הנפשה…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;הדפסה…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>ה&amp;צבת עמדה…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>&amp;כניעה</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>&amp;העתקת העמדה</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>העת&amp;קת המשחק</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>העתקת &amp;תמונת הלוח</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>הדבקת &amp;משחק</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>ה&amp;סיבוב הבא</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;סטטיסטיקה…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>חדש</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;השהיה</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;לשחק מיד</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;צעד</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;משחק גומלין, בהחלפת צדדים</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>הע&amp;מדה הראשונה</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>ה&amp;עמדה הקודמת</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;העמדה הבאה</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>העמ&amp;דה האחרונה</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;וריאנט אחר</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>מעקב &amp;אחר המשחק</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;מסך מלא</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>הצגת &amp;סרגל הכלים</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>&amp;הגדרת Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;מדריך</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>מ&amp;קשים</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;אודות Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;איטי</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;רגיל</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;מהיר</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>&amp;קצב ההדגמה</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>יי&amp;צוא</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ערי&amp;כה</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>מ&amp;הלך</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>מעבר &amp;לעמדה</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>ל&amp;ימוד</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>ה&amp;גדרות</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>סרגל כלים</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>סיבוב %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>המשחק מהפעם הקודמת ממשיך. השעונים מחכים למהלך הבא שלכם, או ל־%1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>המשחק מהפעם הקודמת ממשיך.</translation>
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
        <translation>המשחק ממשיך.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>מושהה, והשעונים עומדים. לחצו P כדי להמשיך.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>מושהה. לחצו P והמחשב ימשיך לשחק.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>מחפש מהלך טוב…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 מוצגת עמדה קודמת; %2 מוביל אל ההווה.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>פתיחת משחק</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>משחקים שמורים (*.atom4 *.lines);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>המשחק ממשיך מהמקום שבו נעצר.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>הקובץ %1 נפתח. השעונים מחכים למהלך הבא שלכם, או ל־%2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>הקובץ %1 נפתח.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>שמירת המשחק</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>תוכנה אחרת שינתה את %1 מאז שנפתח כאן. שמירה עכשיו תחליף את השינויים האלה.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;החלפה</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>משחקי Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>match.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>נשמר בשם %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>המשחק Atom-4, וריאנט של סיבוב %1 ממהלך %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>המשחק Atom-4, סיבוב %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>שחקן 1: %1. שחקן 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>הווריאנט מסתיים בארבעה לבנים ברצף.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>הווריאנט מסתיים בארבעה שחורים ברצף.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>הווריאנט מסתיים בתיקו.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>הווריאנט ממשיך ב%1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>שחקן 1: %1. שחקן 2: %2. תוצאה %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>הקודם נשמר בתפריט ”משחק”, תחת ”המשך משחק”.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>משחק חדש מתחיל.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>משחק חדש מתחיל, בהחלפת צדדים.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>המשחק מתחיל מהעמדה שהוצבה.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>העמדה הועתקה כטקסט.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>המשחק הועתק כטקסט.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>אין טקסט בלוח הגזירים.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>המשחק מתחיל מהעמדה שהודבקה.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>הדבקת משחק</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>המשחק הודבק. ביטול חוזר לאורך המהלכים שלו.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>ללא סימון</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>מהלך טוב</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>טעות</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>מהלך מצוין</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>טעות גסה</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>מהלך מעניין</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>מהלך מפוקפק</translation>
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
        <translation>4 לבנים</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 שחורים</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>עומק %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, ריקה</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>כלום</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>סביב %1. משמאל לימין: %2. בעלייה: %3. בירידה: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>שגיאה: %1, שורה %2, עמודה %3: %4
המשחק על הלוח נשאר.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>אי אפשר לפתוח את %1: %2. בחרו קובץ אחר; המשחק על הלוח נשאר.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>לוח הגזירים</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>אי אפשר לכתוב את %1: %2. שמרו אותו בתיקייה אחרת; המשחק על הלוח נשאר.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>המשחק לא נשמר לפעם הבאה: %1. כדי לשמור אותו, ”משחק”, ”שמירה בשם”.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>אי אפשר לקרוא את המשחק מהפעם הקודמת, ולכן מתחיל משחק חדש. הוא נשאר שמור בשם %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>אי אפשר לקרוא את הסטטיסטיקה: %1. היא נשארת כמו שהיא.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>אי אפשר לכתוב את הסטטיסטיקה: %1. פנו מקום, או בדקו למי מותר לכתוב בתיקיית הבית שלכם.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>מחשב, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, ריקה, אפשר להניח כאן %2. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>ש&amp;מירת הטעות הזאת כחידה</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;שמירה כחידה</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>שמירת &amp;כל הטעויות כחידות</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;החידות שלי</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>תחילת הסיבוב. %1 ממשיך, %2 חוזר להווה.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>מהלך %1 מתוך %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>כך הסתיים הסיבוב. מה שניסיתם נשאר ברשימת המהלכים.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>המהלך %1 הוא רק ניסיון: התוצאה נשארת. Esc חוזר לסיבוב.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>המהלך %1 מתחיל וריאנט אחר. הקודם נשאר ברשימת המהלכים.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>הערה &amp;על המהלך…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;סימון המהלך</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>הפיכת הווריאנט האחר &amp;לראשי</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>מ&amp;חיקת הווריאנט האחר</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>ל־%1 אין עכשיו סימון.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>המהלך %1 מסומן: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>הווריאנט עם %1 הוא עכשיו הראשי. אפשר לבטל את זה.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>הווריאנט עם %1 נמחק. ביטול מחזיר אותו.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>ה&amp;צגת הווריאנט הזה</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>&amp;מבט לאחור אל המהלך הזה</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>ה&amp;פיכה לווריאנט הראשי</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>מחיקת &amp;הווריאנט הזה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>המהלכים בסיבוב הזה</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>המהלכים מופיעים כאן ברשימה. לחצו על אחד כדי להביט בו לאחור.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>הסיבוב: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>הווריאנט שהכריע את הסיבוב: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>וריאנט אחר: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>מספר</translation>
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
        <translation>החידות שלי</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>חידות מהמשחקים שלכם</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>אחרי סקירה, ”חידה” הופך את הטעויות שלכם לחידות שלכם. כל אחת חוזרת אחרי יום, שבוע וחודש, עד שהיא נלמדת.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;לנסות</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;הסרה</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: נלמדה</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: מחכה עכשיו</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: שוב ב־%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;הזמנת מישהו…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>הצטרפות &amp;למשחק…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>מש&amp;חק ברשת</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>משחק ברשת</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>המשחק ברשת הסתיים. מה ששוחק עדיין כאן.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>י&amp;ציאה</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>ל&amp;המשיך לשחק</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>הצד השני</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>הזמנת &amp;צופים…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>הצגת הזמנה למי שמותר להם לצפות</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>יצי&amp;אה</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>סיום המשחק ברשת; מה ששוחק נשאר כאן</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>כתבו משהו</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>מה נאמר</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>ה&amp;שתקה</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>הסתרה מעתה של כל דברי הצד השני</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>כן (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>לא (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>האסימונים הבאים: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>הצבעים שהמחשב יטיל עכשיו. איפה הם ייפלו לא ידוע מראש.</translation>
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
        <translation>שמירת תמונה של הלוח</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>ציורים בכל גודל (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>board.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>התמונה נשמרה בשם %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>אי אפשר לכתוב את %1. בחרו תיקייה אחרת, או פנו מקום בכונן.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>תמונת הלוח נמצאת בלוח הגזירים.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>הדפסת הסיבוב</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>הסיבוב הודפס.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>הדפסת הווריאנט</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>הווריאנט הודפס.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>תמונות (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>מנצח</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>פותח ליריב רביעייה ב־%1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>מאפשר ליריב לנצח ב־%1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>עוצר את הרביעייה של היריב</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>מאיים לנצח ב־%1</translation>
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
        <translation>אפשר לבטל את זה.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>רמז: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>שחקן %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>שחקן 1 מנצח בארבעה לבנים ברצף.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>שחקן 2 מנצח בארבעה שחורים ברצף.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>ניצחונות בסיבובים</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>הזמן שנותר לסיבוב הזה</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>שינוי מי משחק: שם, אדם או מחשב, רמה, צד</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>שחקן %1, %2, מטרה: %3, ניצחונות בסיבובים: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>זמן שנותר: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: נותרו פחות מעשר שניות</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>לשחק &amp;מכאן</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>הצבת עמדה</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>הסרת כלים</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (מקש %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>הצבע &amp;שתורו:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, שחקן %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;לוח ריק</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>ש&amp;ני הכלים הראשונים</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>&amp;העמדה כטקסט:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>זו לא עמדה: התו ה־%1 אינו כפי שצריך. עמדה כותבים כמו 6/6/2GP2/6/6/6 R: שורות מלמעלה, מספרים למשבצות ריקות, אותיות לכלים, ואז הצבע שתורו.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>בחרו כלי ולחצו על משבצות. לחיצה על כלי באותו צבע מסירה אותו.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ביצוע חוזר</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>עמודות</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>לרמה שלי</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>חידת היום</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>מהמשחקים שלי (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>מהמשחקים שלי</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;רמת קושי</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;לפי הדירוג שלי</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>רמה &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;מדידת הזמן</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;החידות שלי…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;סטטיסטיקה…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>בחירה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;פתרון</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>&amp;שוב</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>&amp;דילוג</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>ה&amp;בא</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>החידה הזאת נפתרה.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>דירוג חידות %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n ברצף</numerusform>
            <numerusform>%n ברצף</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>נסו משבצת אחרת.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>סטטיסטיקת החידות</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>דירוג החידות אחרי כל חידה</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: ”%2” נפתרה, דירוג %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: ”%2” נפתרה עם רמז, דירוג %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: ”%2” לא נפתרה, דירוג %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;חידות</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>חידת &amp;היום</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>דירוג %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>רמה %1 – %2 תהיה בערך שקולה.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>הדירוג אחרי כל סיבוב</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: ניצחון נגד רמה %2, דירוג %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: הפסד נגד רמה %2, דירוג %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: תיקו נגד רמה %2, דירוג %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>לשחור אין אור, %1 מביא את שלו</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>ב%2 כבר יש האור של %1</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 מוסיף את האור שחסר ב%2</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 מוסיף את אורו</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>מהלבן %1 גורע את האור ה%2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 גורע %3, וב%2 אין ממנו</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 גורע %2, ולא נשאר דבר</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1 גורע את ה%3 מתוך %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 נותן ל%1 לעבור: התגובה ממשיכה אל הכלי הבא.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 נשאר %1, ו%2 הופך ל%1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>מהלך %1 שינה %2 ל%3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: %2 הונח לידו, ב־%3; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 ב־%3 הגיע אליו דרך לבן ב־%5; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %2 ב־%3 הגיע אליו דרך שחור ב־%5; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 נשאר כמו שהוא: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 הופך ל%2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>&amp;קבצים אחרונים</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>עוד אין קבצים</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;ניקוי הרשימה הזאת</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;סקירת הסיבוב</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>הט&amp;עות הקודמת</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>ה&amp;טעות הבאה</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>תחילת הסיבוב</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>הווריאנט הזה לא נסקר</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>טוב יותר</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>שוחק</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>ואז</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;ניסיון</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>סגירת הסקירה</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>חידה</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>הפיכת הטעויות שלכם לחידות</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>מהלכים שנסקרו</translation>
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
        <translation>אי־דיוק 1</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n אי־דיוק</numerusform>
            <numerusform>%n אי־דיוקים</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>טעות 1</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n טעות</numerusform>
            <numerusform>%n טעויות</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>טעות גסה 1</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n טעות גסה</numerusform>
            <numerusform>%n טעויות גסות</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>בלי טעויות</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>ניסיון</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>אתם רוצים ארבעה לבנים ברצף; המחשב, ברמה %1, רוצה ארבעה שחורים.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>אתם רוצים ארבעה שחורים ברצף; המחשב, ברמה %1, רוצה ארבעה לבנים.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>רק ניסיון: שום דבר כאן לא נחשב, והמשחק נשאר כפי שהוא.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;מהתחלה</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;חזרה למשחק</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>המהלך שלכם נבדק…</translation>
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
        <translation>שם, אם תרצו</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>מחשב</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>ארבעה לבנים</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>ארבעה שחורים</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>מי משחק</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>מי משחק</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;החלפת צדדים</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>השחקן השני עובר לצד הזה. ניצחונות בסיבובים עוברים עם מי שהשיג אותם.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>שחקן %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;איפוס</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;ערכת צבעים:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>כמו שולחן העבודה</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>בהירה</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>כהה</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>&amp;כלים:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>כדורים פשוטים</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>כדורים עם אותיות</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>כדורים עם נקודה לכל אור</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>לאדום יש נקודה למעלה, לירוק מימין, לכחול משמאל; לצבעים האחרים יש הנקודות של האורות שבהם. כך אפשר להבחין ביניהם גם בלי לראות צבעים.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>איך הכלים נראים</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>ה&amp;תצוגה עוקבת אחר המשחק</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;שפה:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>סימונים על הלוח</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>ה&amp;מהלך האחרון</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>משבצ&amp;ות שאפשר להניח בהן</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>מה מהלך &amp;יעשה, מתחת לעכבר או לסמן</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>תנועה וצלילים</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;צלילים: הנחה, שינוי, ניצחון</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;הנפשת התגובות:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>איטי</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>&amp;פחות תנועה: כלים מתחלפים בהדרגה, דבר לא נע</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>המחשב</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>&amp;קצב ההדגמה:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>איטי</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>כמה מהר מהלך בא אחרי קודמו, וסיבוב אחרי קודמו, כשמחשבים משחקים זה נגד זה.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>להציג מה הוא &amp;בוחן בזמן שהוא חושב</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>כשמהלך לוקח יותר משנייה: כמה לעומק הוא בוחן, ולמה הוא מצפה.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>המחשב ממתין &amp;לפחות:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> ש׳</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>מחשב חזק יכול לקחת יותר זמן, אבל הוא לעולם לא עונה מהר מזה.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>ההגדרות תקפות לעת עתה אבל אי אפשר לשמור אותן: אי אפשר לכתוב את %1.</translation>
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
        <translation>&amp;קיצורי מקשים…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>קיצורי מקשים</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>מה זה עושה</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>פעולות והמקשים שלהן</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>מקש חדש</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;להשתמש במקש הזה</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>להוסיף &amp;את המקש הזה</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;בלי מקש</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;כמו בהתחלה</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;הכול כמו בהתחלה</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>המקש %1 משמש לתנועה על הלוח וברשימות.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>המקש %1 פותח את התפריט %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>בחרו למעלה מה צריך לקרות, לחצו בתוך השדה, ואז לחצו על המקש החדש.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>זה המקש עכשיו.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>המקש %1 שייך ל”%2”, שיאבד אותו אם תמשיכו.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>המקש %1 שייך עכשיו ל”%2”</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>חזרה לסיבוב (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>מושהה</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>רק ניסיון</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>מבט לאחור</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>כלים מניחים על הנקודות. הצביעו על אחת כדי לראות מה ישתנה.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>נגד המחשב</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>איך משחקים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>עו&amp;ד: לוח, שעון, מי פותח</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>המשחק הנוכחי נשמר, ו־Esc חוזר אליו.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>הכללים בתמונות</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>ה&amp;חלפה</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>מעבר לצד השני</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>שחקן %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>יריב</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אתם</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>סטטיסטיקה</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>סיבובים נגד המחשב</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>רמה</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>ניצחונות</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>הפסדים</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>עם עזרה</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>רצף</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>שיא הרצף</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>סיבוב שביטלתם בו מהלך או ביקשתם בו רמז נחשב כסיבוב עם עזרה. הוא לא מתחיל רצף ניצחונות ולא קוטע אותו.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>סיבובים בלי עזרה נחשבים לדירוג, על לוח 16 על 16 וברמות 0 עד 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;איפוס…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>כל הרמות</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>עוד לא הסתיים אף סיבוב נגד המחשב. שחקו אחד, והוא ייספר כאן.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>לשכוח את כל הסיבובים שנספרו? אי אפשר לבטל את זה.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;לשכוח</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>חזרה ללוח (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>חזרה ללוח</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>לשחק מיד</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>לשחק את המהלך הטוב ביותר שנמצא עד כה (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>לתת למחשב להמשיך לשחק (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>לגרום למחשב להמתין (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>עוד מהלך או סיבוב אחד, והמתנה שם (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>קצב ההדגמה</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;המשך משחק</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>אין משחק שנשאר באמצע</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>לא נשמר</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>הוא יאבד.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;לצאת ולאבד אותו</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>ניצחון ב־%1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>תיקו</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>הזמנת צופים</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>אפשר לשלוח את זה למי שמותר להם לצפות. הם רואים את המשחק מתחילתו, ולא יכולים לעשות בו דבר.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>גלגל הצבעים: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>הצבע שתורו: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>הסיבוב הסתיים</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>הת&amp;קרבות</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>ה&amp;תרחקות</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;הלוח כולו</translation>
    </message>
</context>
</TS>
