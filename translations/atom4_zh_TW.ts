<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>繁體中文</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>關於 Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;三角網格上的顏色遊戲，可兩人對戰，也可一人對電腦。&lt;/p&gt;&lt;p&gt;由 H. S. Teoh 發明，他在 2002 與 2003 年寫了 1 到 4.1 版。&lt;/p&gt;&lt;p&gt;自由軟體，採用 GNU 通用公共授權條款第 2 版或更新的版本。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>你的各步與最佳走法有多接近：100% 表示每次都是最佳。計算方法與 Lichess (lichess.org/page/accuracy) 相同。</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>兩個目標色棋子相鄰時進入中局，一子就能連成四子時進入終局。</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>準確率怎麼計算</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>變化(&amp;N)：</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>關閉分析</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>深度（手）：%1，還在加深</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>深度（手）：%1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>把這一局存為動畫</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>動畫圖片 (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>棋局.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>正在繪製局面…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>沒有儲存動畫。</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>動畫已存為 %1。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>無法寫入 %1。換一個資料夾，或騰出磁碟空間。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到棋盤（Esc）</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到棋盤</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>開始(&amp;P)</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次來？</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>在棋盤上學，只要十分鐘</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>開始學習</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>怎麼玩</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>這裡怎麼贏？</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>去解題</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>還沒下完</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>看範例(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盤(&amp;B)：</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄數</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>誰開局(&amp;W)：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>棋鐘(&amp;O)：</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>整局限時</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>限時，每步加時</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> 分鐘</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>每位玩家的分鐘數</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>每步增加的秒數</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>為什麼變了？(&amp;W)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>下在這裡(&amp;P)</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>手冊：%1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>無法貼上：持有剪貼簿的程式沒有回應。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>%1 的註解</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>這步棋有什麼要說的？</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>無</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>下一局（N）</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>再戰</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>繼續（P）</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>暫停（P）</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>用了 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1 到 %2 的四個白子，%3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1 到 %2 的四個黑子，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1 到 %2 的 %n 個白子，%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1 到 %2 的 %n 個黑子，%3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>用了 1 步</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>形勢評估</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>形勢評估曲線</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>檔案不存在</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>沒有權限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>它所在的資料夾不存在</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>磁碟只能讀取</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>無法儲存 %1：檔名必須以 %2 結尾。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>讓四個白子連成一線</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>白子誰也不能直接下：棋子會讓碰到的棋子變色。</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>讓四個黑子連成一線</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>黑子誰也不能直接下：棋子會讓碰到的棋子變色。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4 手冊</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>後退（Alt+左）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>後退</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前進（Alt+右）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>列印整本手冊（Ctrl+P）</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>把整本手冊存為 PDF（Ctrl+S）</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>在手冊中尋找</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>列印手冊</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>儲存手冊</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-手冊.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>無法寫入 %1。換一個資料夾，或騰出磁碟空間。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>計分局</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>顯示(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>在棋盤上移動游標</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home、End、Page Up、Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>移到棋盤邊緣</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. 和 ,（或 Ctrl+右、Ctrl+左）</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>到下一個或上一個能下的格子</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter 或空白鍵</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>用螢幕閱讀器聽經過該格的各條直線</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U 或 Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R 或 Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>建議一步棋，並說明理由</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>讓電腦暫停，再讓它繼續</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>叫電腦馬上走</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>讓示範走一步</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>一局結束後開始下一局</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt 加左、右、Home、End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>回顧之前的局面</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>轉到另一個變化：這裡還走過什麼</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>回到本局</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C、Ctrl+1 到 Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>替顯示的這一步加註解，並標上 ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B、Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>把另一個變化設為主變化，或刪除它</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>說明游標處的格子為什麼變了</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>開啟和關閉分析</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>覆盤本局</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt 加上、下</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>覆盤的上一個和下一個失誤</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>從這裡對電腦試走，不影響對局</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N、Ctrl+R、Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>新對局、再戰、排局面</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O、Ctrl+S、Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>開啟、儲存、列印</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C、Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>複製局面，貼上局面或對局</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>玩 Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++、Ctrl+-、Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>放大、縮小、整個棋盤</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q 或 Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>離開；對局保留到下次</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>邀請碼</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>邀請別人</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>對方看到的名字</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>你要(&amp;Y)：</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>四個白子</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>四個黑子</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>局數(&amp;R)：</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>雙方想下多少就多少</translation>
    </message>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對方</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>別人可以觀戰(&amp;L)</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>用任何一種通訊軟體把它傳給你想對戰的人：</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>這個傳給可以觀戰的人：</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>邀請(&amp;I)</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>透過 Avahi，在你自己的網路裡：公布上面的名字和你的位置；沒有金鑰，誰也進不來</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>讓附近的人看到我在等候</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>加入對局</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>別人傳給你的邀請碼(&amp;V)：</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>對方看到的名字</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>用這個邀請碼可以觀戰。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>觀戰(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>透過 Avahi，在你自己的網路裡；之後只需要金鑰，也就是邀請碼的結尾</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>這是金鑰，用來接到附近的人。現在沒看到那裡有人。</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>看看誰在附近等候</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>開始（Y）</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>拒絕（N）</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>第 %1 課：%2，已上完</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>第 %1 課：%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>手冊裡還有更多</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>後退(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>重來(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>跳過(&amp;K)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>看答案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>下一個(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>開始(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一課(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>課程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>和我相當</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>依你的積分（現在是 %1）和你勢均力敵的等級；它會跟著你變。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>也用於正在下的對局</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>最佳變化</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>下 %1(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>複製變化(&amp;C)</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>已複製變化：%1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>把變化的終點存為圖片(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>把它存為動畫(&amp;S)…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>列印(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a verdict such as +1.5, and a list of cells</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesActions</name>
    <message>
        <source>&amp;New Game...</source>
        <translation>新遊戲(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>新局</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>自訂新遊戲(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>複製棋盤圖片(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>排行榜(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>示範(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>接下來的珠子(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>顯示工具列(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>設定 Lines(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>規則和按鍵(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走棋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具列</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>課程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>練習(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到棋盤（Esc）</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到棋盤</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>後退(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>重來(&amp;I)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>看答案(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>跳過(&amp;K)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a lesson and what was reached</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>done</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>下一個(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>開始(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一課(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>再玩一局</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>排行榜</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>把 %n 顆同色珠子連成一線</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>它們會消除並得分。一步沒有連成，就會落下更多珠子。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>開啟 Lines 遊戲</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Lines 遊戲 (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>已開啟 %1。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>儲存遊戲</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>遊戲.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>已存為 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>你的遊戲</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>還沒有成績，等你來創下第一個。</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>最高分：%1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>最高分：%1，%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Lines 怎麼玩</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Lines 的規則和按鍵</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>把 %1 顆以上的同色珠子連成直線，橫、直、斜都行。它們會消除並得分。棋盤滿了，遊戲就結束。</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>選一顆珠子，再選一個空格子：各點一下，或把珠子拖過去都行。要有空格子上下左右連成的通路。</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>你的一步連成了線，就再走一步。沒有連成，電腦就在空格子上投下 %1 顆珠子；它們連成的線也會消除。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 顆得 %2 分，%3 顆得 %4 分，%5 顆得 %6 分。珠子落下之前接連連成的線，再加 1、4、9、… 分。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>在棋盤上移動游標</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home、End、Page Up、Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>移到棋盤邊緣</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. 和 ,（或 Ctrl+右、Ctrl+左）</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>到下一顆或上一顆珠子</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter 或空白鍵</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>選取珠子、放回，或移動它</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>放回珠子，收起游標</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U 或 Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R 或 Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>建議一步</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>讓電腦來玩，或讓它停下</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>顯示或隱藏接下來的珠子</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++、Ctrl+-、Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>放大、縮小、整個棋盤</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N 或 Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O、Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>開啟、儲存</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q 或 Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>關閉；遊戲保留到下次</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>用螢幕閱讀器聽格子周圍的珠子</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>這局遊戲保留在「遊戲」選單的「接著玩」裡。</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>它的得分照現在的計入排行榜。</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>離開遊戲</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>以 %1 離開這局遊戲？</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>別的遊戲(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>留下(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>帶環的%1</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>帶斑點的%1</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1，%2，已選取</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1，空格子</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1，空格子，%2能去那裡</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1，空格子，但沒有路通到那裡</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>新落下：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>遊戲結束：再也放不下 %n 顆珠子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>不計入排行榜：這局遊戲是從別處來的。</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>不計入排行榜：用過復原、提示或示範。</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>上榜至少要有一分。</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>已經跌出排行榜。</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>榜上的第一個成績。</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>新紀錄！之前的最高分是 %1。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>榜上第 %1 名，共 %2 名。</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1×%2，%3 種顏色，%4 顆連線</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>有預告</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>無預告</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>先放 %1 顆，之後每次 %2 顆</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1；%2；%3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1：%2，第 %3 名</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>無法開啟 %1：%2。換一個檔案；棋盤上的遊戲不變。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1，第 %2 行，第 %3 字：%4
棋盤上的遊戲不變。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>無法寫入 %1：%2。存到別的資料夾；棋盤上的遊戲不變。</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>遊戲沒能保留到下次：%1。用「遊戲」選單的「另存新檔」來儲存。</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>上次的遊戲讀不出來，所以另開一局。它保留為 %1：%2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>得分 %1，%2×%3，%4 離開</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>%1 周圍。從左到右：%2。從上到下：%3。往右下：%4。往右上：%5。</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>遊戲結束：再也放不下 1 顆珠子。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>連消</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>接下來</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>珠子落下之前接連連成的線。下一條多得 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Lines 排行榜</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>玩法(&amp;G)：</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>名字</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>歷次得分</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>還沒有成績。一局遊戲結束或離開時計入，只要沒用過復原、提示和示範。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盤(&amp;B)：</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄數</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>顏色(&amp;C)：</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>連線至少幾顆(&amp;L)：</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>第一步之前的珠子(&amp;F)：</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>每次落下的珠子(&amp;T)：</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>顯示接下來的珠子(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>排行榜上的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名字，可不填</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>標準遊戲(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>棋盤只有 %n 格：第一步之前放不下這麼多珠子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>這個棋盤容不下 %n 顆珠子的連線。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>標準遊戲。有預告和沒有預告各有一份排行榜。</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>這種遊戲的得分不計入標準排行榜；它有自己的榜。</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>用了復原、提示或示範，這局就不上榜。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>更多：大小、顏色、名字(&amp;O)</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>正在玩的遊戲會保留，按 Esc 回到它。</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>一頁看懂規則</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>開啟 Lines 遊戲</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>%n 顆同色珠子連成一線就會消除。先選珠子，再選空格子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>選一顆珠子。</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>電腦在玩。</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>選它要去的地方。</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 到 %2，走 %3 格</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>收回這一步？</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>棋盤圖片已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>顯示一步好棋？</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>讓電腦來玩？</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>電腦在玩。點一下棋盤就結束。</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>示範結束了。從這裡接著玩吧。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>分析(&amp;A)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>儲存圖片(&amp;R)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>儲存動畫(&amp;V)…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>列印(&amp;I)…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>排局面(&amp;U)…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>認輸(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>複製局面(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>複製對局(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>複製棋盤圖片(&amp;B)</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>貼上對局(&amp;M)</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>下一局(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>Lines(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>離開(&amp;Q)</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>新局</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>馬上走(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>走一步(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>交換雙方再戰(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>最初局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>上一局面(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>下一局面(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>最後局面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>另一變化(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>跟著棋局走(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>顯示工具列(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>設定 Atom-4(&amp;C)…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>手冊(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>關於 Atom-4(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>慢(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>正常(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>快(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>示範速度(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>匯出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走棋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>前往局面(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>學習(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具列</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>第 %1 局   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>已接回上次的對局。棋鐘等你走下一步，或等你按 %1。</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>已接回上次的對局。</translation>
    </message>
    <message>
        <source>%1[*] - Atom-4</source>
        <comment>%1 is a file, [*] the place of the mark of what is not saved</comment>
        <translation>%1[*] - Atom-4</translation>
    </message>
    <message>
        <source>Atom-4</source>
        <translation>Atom-4</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>對局繼續。</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>已暫停，棋鐘也停了。按 P 繼續。</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>已暫停。按 P 讓電腦繼續走。</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>正在找好棋…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 你在看之前的局面；%2 回到現在。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>存檔 (*.atom4 *.lines);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>對局從上次離開的地方繼續。</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>已開啟 %1。棋鐘等你走下一步，或等你按 %2。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已開啟 %1。</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 在這裡開啟之後，被別的程式改過。現在儲存會取代那些更動。</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Atom-4 對局 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>對局.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存為 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4，第 %1 局從 %2 開始的變化</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4，第 %1 局</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>玩家 1：%1。玩家 2：%2。</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>這個變化以四個白子連成一線結束。</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>這個變化以四個黑子連成一線結束。</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>這個變化以平手結束。</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>這個變化接下來是%1。</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>玩家 1：%1。玩家 2：%2。比分 %3:%4。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>之前的那一場保留在「遊戲」選單的「接著玩」裡。</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>新對局開始。</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>新對局開始，雙方已交換。</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>對局從排好的局面開始。</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>已把局面複製為文字。</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>已把對局複製為文字。</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>剪貼簿裡沒有文字。</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>對局從貼上的局面開始。</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>貼上對局</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>已貼上對局。用復原可以一步步退回。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>無標記</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好棋</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>妙棋</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>大失誤</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>有意思的棋</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>存疑的棋</translation>
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
        <translation>四個白子</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>四個黑子</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>深度 %1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1，空格子</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>%1 周圍。從左到右：%2。往右上：%3。往右下：%4。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1，第 %2 行，第 %3 字：%4
棋盤上的對局不變。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>無法開啟 %1：%2。換一個檔案；棋盤上的對局不變。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>剪貼簿</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>無法寫入 %1：%2。存到別的資料夾；棋盤上的對局不變。</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>對局沒能保留到下次：%1。用「遊戲」選單的「另存新檔」來儲存。</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>上次的對局讀不出來，所以另開一場。它保留為 %1：%2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>統計讀不出來：%1。它們保持原樣。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>無法寫入統計：%1。騰出空間，或檢查家目錄的寫入權限。</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>電腦，%1（%2）</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1，空格子，可以下%2。%3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>把這個失誤存為謎題(&amp;K)</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1：存為謎題(&amp;K)</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>把所有失誤存為謎題(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>我的謎題(&amp;M)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>這一局的開頭。%1 前進，%2 回到現在。</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>第 %1 步，共 %2 步。%3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>這一局就是這樣結束的。試走的變化留在走法清單裡。</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 只是試走：結果不變。Esc 回到本局。</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 開始另一個變化。之前的留在走法清單裡。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>替這一步加註解(&amp;O)…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>標記這一步(&amp;K)</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>把另一變化設為主變化(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>刪除另一變化(&amp;D)</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 現在沒有標記。</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 已標記為：%2。</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>含 %1 的變化現在是主變化。復原可以退回。</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>含 %1 的變化已刪除。復原可以退回。</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>看這個變化(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>回顧這一步(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>設為主變化(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>刪除這個變化(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>本局的走法</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>走法列在這裡。點一步就能回顧。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>實戰：%1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>決定本局的變化：%1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>另一變化：%1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>編號</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move, and what is said of it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MyPuzzlesDialog</name>
    <message>
        <source>My Puzzles</source>
        <translation>我的謎題</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>來自你對局的謎題</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>覆盤之後，用「謎題」把失誤變成你自己的謎題。每題會在一天、一週和一個月後再考你一次，直到學會。</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>試試(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1：已學會</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1：現在到期</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1：%2 再做</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>邀請別人(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>加入對局(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>在網路上對戰(&amp;P)</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>在網路上對戰</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>網路對局結束了。下過的棋都還在。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>離開(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>繼續對局(&amp;K)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>對方</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>讓別人觀戰(&amp;W)…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>顯示給觀戰者的邀請碼</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>離開(&amp;A)</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>結束網路對局；下過的棋留在這裡</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>說點什麼</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天紀錄</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>靜音(&amp;U)</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>從現在起不顯示對方說的話</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>是（Y）</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>否（N）</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>接下來的珠子：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>電腦接下來要投下的顏色。落在哪裡事先不知道。</translation>
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
        <translation>儲存棋盤圖片</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>任意大小的向量圖 (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>棋盤.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>圖片已存為 %1。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>無法寫入 %1。換一個資料夾，或騰出磁碟空間。</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>棋盤圖片已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>列印這一局</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>已列印這一局。</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>列印變化</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>已列印變化。</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>圖片 (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>替對方在 %1 開出四連</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>讓對方在 %1 獲勝</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>擋住對方的四連</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>威脅在 %1 獲勝</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Stops their four&apos;, and &apos;i9 would turn h8 yellow.&apos;</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerActions</name>
    <message>
        <source>Undo reverses it.</source>
        <translation>復原可以退回。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>提示：%1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>玩家 1 用四個白子連成一線獲勝。</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>玩家 2 用四個黑子連成一線獲勝。</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>贏的局數</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>本局剩餘時間</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>更改誰來下：名字、真人或電腦、等級、執哪一方</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>玩家 %1，%2，目標：%3，贏的局數：%4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>剩餘時間：%1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1：剩不到十秒</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>從這裡下(&amp;P)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>排局面</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>拿走棋子</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1（%2 鍵）</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>輪到的顏色(&amp;Y)：</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1，玩家 %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>空棋盤(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>最初兩子(&amp;F)</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>局面的文字(&amp;T)：</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>這不是局面：第 %1 個字元不對。局面寫成 6/6/2GP2/6/6/6 R 這樣：從上到下各列，數字表示空格子，字母表示棋子，最後是輪到的顏色。</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>選一種棋子，再點格子。點同色的棋子會把它拿走。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄數</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>適合我的程度</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>來自我的對局（%1）</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>來自我的對局</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>謎題難度(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>依我的積分(&amp;M)</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;%1 級：%2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>計時(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>我的謎題(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>選題</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>答案(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>重來(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>跳過(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>下一個(&amp;N)</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>這題已經解開。</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>謎題積分 %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>連對 %n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>試試別的格子。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>謎題統計</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>每題之後的謎題積分</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1：解開「%2」，積分 %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1：用提示解開「%2」，積分 %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1：沒解開「%2」，積分 %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>謎題(&amp;Z)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>每日一題(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>積分 %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>%1 級（%2）大致勢均力敵。</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>每局之後的積分</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1：贏了 %2 級，積分 %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1：輸給 %2 級，積分 %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1：和 %2 級平手，積分 %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>黑色沒有光，%1帶來自己的光</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2已經含有%1的光</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1加上%2缺少的光</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1加上自己的光</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>%1從白色中拿走%2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1要拿走%3，而%2裡沒有</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1拿走%2，什麼也不剩</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1從%2中拿走%3</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2讓%1通過：反應繼續傳到下一個棋子。</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1還是%1，%2變成%1。</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>第 %1 步把%2變成%3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1：%2下在它旁邊的 %3；%4。</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1：%3 的%2穿過 %5 的白子作用到它；%4。</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1：%3 的%2穿過 %5 的黑子作用到它；%4。</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1保持不變：%2。</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1變成%2：%3。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>最近開啟(&amp;E)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>還沒有檔案</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空清單(&amp;C)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>覆盤本局(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>上一個失誤(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>下一個失誤(&amp;N)</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>這一局的開頭</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>這個變化還沒有覆盤</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>更好</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>實戰</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>然後</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>試走(&amp;T)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>關閉覆盤</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>謎題</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>把你的失誤做成謎題</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>已覆盤的步數</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewTexts</name>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what was counted: 2 mistakes</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 inaccuracy</source>
        <comment>of a player</comment>
        <translation>1 個小失誤</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n 個小失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 個失誤</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n 個失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 個大失誤</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n 個大失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>沒有失誤</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>試走</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>你要四個白子連成一線；%1 級的電腦要四個黑子。</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>你要四個黑子連成一線；%1 級的電腦要四個白子。</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>只是試走：這裡什麼都不算數，對局保持原樣。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>收回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>重新開始(&amp;A)</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>回到對局(&amp;M)</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>正在看你這一步…</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who stands how, as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatCard</name>
    <message>
        <source>Name (optional)</source>
        <translation>名字，可不填</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>真人</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>電腦</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>四個白子</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>四個黑子</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>誰來下</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>誰來下</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>交換雙方(&amp;W)</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>另一位玩家來執這一方。各自贏的局數不變。</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>重設(&amp;E)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>佈景主題(&amp;T)：</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>跟隨桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>高對比</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>棋子(&amp;P)：</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>純色球</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>帶字母的球</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>用圓點表示光的球</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>紅色的圓點在上，綠色的在右，藍色的在左；其他顏色帶有各自所含的光的圓點。不看顏色也能分辨。</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>棋子的樣子</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>縮放跟著棋局走(&amp;Z)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>語言(&amp;G)：</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>棋盤上的標記</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>最後一步(&amp;L)</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>能下的格子(&amp;C)</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>滑鼠或游標處，一步會帶來什麼(&amp;W)</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>動畫和音效</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>音效：落子、變色、獲勝(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>反應的動畫(&amp;A)：</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>關</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>慢</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>減少動畫：棋子淡入淡出，不移動(&amp;R)</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>電腦</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>示範速度(&amp;D)：</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>快</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>電腦互相對戰時，一步接一步、一局接一局有多快。</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>電腦思考時顯示它在看什麼(&amp;H)</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>一步超過一秒時：看得多深，預計怎麼走。</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>電腦至少等(&amp;U)：</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>強的電腦可能要更久，但絕不會早於這個時間回應。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>設定現在有效，但無法保留：無法寫入 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Shortcuts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>tool tip: what a button does, and the key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ShortcutsDialog</name>
    <message>
        <source>&amp;Shortcuts...</source>
        <translation>快速鍵(&amp;S)…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>功能和按鍵</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新按鍵</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>使用此鍵(&amp;U)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>加入此鍵(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>無按鍵(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>恢復預設(&amp;F)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>全部恢復預設(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 用來在棋盤上和清單中移動。</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 會開啟「%2」選單。</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>在上面選功能，點進輸入欄，再按新的按鍵。</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>現在就用這個鍵。</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 是「%2」的按鍵，繼續的話它就沒有這個鍵了。</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 現在是「%2」</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>回到本局（Esc）</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>只是試走</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>正在回顧</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>棋子下在圓點上。指著一個圓點，看看會有什麼變化。</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>與電腦對戰</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>怎麼玩</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>更多：棋盤、棋鐘、誰開局(&amp;R)</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>正在下的對局會保留，按 Esc 回到它。</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>圖解規則</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>換邊(&amp;A)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>換到另一方</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>與電腦的戰績</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>等級</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>局數</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>勝</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>敗</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>平手</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>有輔助</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>悔過棋或用過提示的一局，算作有輔助。它既不計入連勝，也不中斷連勝。</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>沒有輔助的局，在 16×16 的棋盤上、0 到 9 級時，計入積分。</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>重設(&amp;R)…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有等級</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>還沒有和電腦下完任何一局。先下完一局，就會統計在這裡。</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>刪除所有統計過的局？刪除後無法復原。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>刪除(&amp;F)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到棋盤（Esc）</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到棋盤</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>馬上走</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>走目前找到的最佳一步（M）</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>讓電腦繼續走（P）</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>讓電腦等一等（P）</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>前進一步或一局，然後停住（S）</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>示範速度</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>接著玩(&amp;W)</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>沒有未完的</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>未保留</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>它會遺失。</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>離開並捨棄(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>%1 步勝</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>平手</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>讓別人觀戰</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>把它傳給可以觀戰的人。他們能從頭看到這場對局，但什麼也不能做。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>色環：%1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>要下%1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>這一局結束了</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>整個棋盤(&amp;W)</translation>
    </message>
</context>
</TS>
