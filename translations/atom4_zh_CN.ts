<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>关于 Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;三角网格上的颜色游戏，可两人对弈，也可一人对电脑。&lt;/p&gt;&lt;p&gt;由 H. S. Teoh 发明，他在 2002 和 2003 年写了 1 到 4.1 版。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 2 版或更新版本。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>你的各步与最佳走法有多接近：100% 表示每次都是最佳。计算方法与 Lichess (lichess.org/page/accuracy) 相同。</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>两个目标色棋子相邻时进入中局，一子就能连成四子时进入终局。</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>准确率怎样计算</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>变化(&amp;N)：</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>关闭分析</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>深度（半步）：%1，还在加深</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>深度（半步）：%1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>把这一局存为动画</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>动画图片 (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>棋局.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>正在绘制局面…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>没有保存动画。</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>动画已保存为 %1。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>无法写入 %1。换一个文件夹，或腾出磁盘空间。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到棋盘（Esc）</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到棋盘</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次来？</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>在棋盘上学，只要十分钟</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>开始学习</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>这里怎么赢？</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>去解题</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>还没下完</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>看示例(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盘(&amp;B)：</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>谁开局(&amp;W)：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>棋钟(&amp;O)：</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>整局限时</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>限时，每步加时</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>每位玩家的分钟数</translation>
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
        <translation>每步增加的秒数</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>为什么变了？(&amp;W)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>下在这里(&amp;P)</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>手册：%1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>无法粘贴：持有剪贴板的程序没有响应。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>%1 的评注</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>这步棋有什么要说的？</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>下一局（N）</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>再战</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>继续（P）</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>暂停（P）</translation>
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
        <translation>%1 到 %2 的四个白子，%3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1 到 %2 的四个黑子，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1 到 %2 的 %n 个白子，%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1 到 %2 的 %n 个黑子，%3</numerusform>
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
        <translation>评估</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>评估曲线</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>它所在的文件夹不存在</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>磁盘只能读取</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>无法保存 %1：文件名必须以 %2 结尾。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>让四个白子连成一线</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>白子谁也不能直接下：棋子会让碰到的棋子变色。</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>让四个黑子连成一线</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>黑子谁也不能直接下：棋子会让碰到的棋子变色。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4 手册</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退（Alt+左）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进（Alt+右）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>打印整本手册（Ctrl+P）</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>把整本手册存为 PDF（Ctrl+S）</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>打印手册</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>保存手册</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-手册.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>无法写入 %1。换一个文件夹，或腾出磁盘空间。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>计分局</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>显示(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>在棋盘上移动光标</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home、End、Page Up、Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>移到棋盘边缘</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. 和 ,（或 Ctrl+右、Ctrl+左）</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>到下一个或上一个能下的格</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter 或空格</translation>
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
        <translation>用屏幕阅读器听经过该格的各条直线</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U 或 Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>撤销</translation>
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
        <translation>建议一步棋，并说明理由</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>让电脑暂停，再让它继续</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>让电脑立刻走</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>让演示走一步</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>一局结束后开始下一局</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt 加左、右、Home、End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>回看之前的局面</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>转到另一个变化：这里还走过什么</translation>
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
        <translation>评注所显示的一步，并标上 ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B、Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>把另一个变化设为主变化，或删除它</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>说明光标处的格子为什么变了</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>开启和关闭分析</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>复盘本局</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt 加上、下</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>复盘的上一个和下一个失误</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>从这里对电脑试走，不影响对局</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N、Ctrl+R、Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>新对局、再战、摆局面</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O、Ctrl+S、Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>打开、保存、打印</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C、Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>复制局面，粘贴局面或对局</translation>
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
        <translation>放大、缩小、整个棋盘</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q 或 Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>退出；对局保留到下次</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>邀请码</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>邀请别人</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>对方看到的名字</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>你要(&amp;Y)：</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>四个白子</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>四个黑子</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>局数(&amp;R)：</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>双方愿意多少就多少</translation>
    </message>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>别人可以观战(&amp;L)</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>用任意聊天软件把它发给你想对弈的人：</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>这个发给可以观战的人：</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>邀请(&amp;I)</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>通过 Avahi，在你自己的网络里：公布上面的名字和你的位置；没有密钥，谁也进不来</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>让附近的人看到我在等候</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>加入对局</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>别人发给你的邀请码(&amp;V)：</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>你的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>对方看到的名字</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>用这个邀请码可以观战。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观战(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>通过 Avahi，在你自己的网络里；之后只需密钥，也就是邀请码的结尾</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>这是密钥，用来连到附近的人。现在没看到那里有人。</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>看看谁在附近等候</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>开始（Y）</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>拒绝（N）</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>第 %1 课：%2，已学完</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>第 %1 课：%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>手册里还有更多</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>重来(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>看答案(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>和我相当</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>按你的等级分（现在是 %1）与你旗鼓相当的级别；它会随你变化。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>也用于正在下的对局</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>最佳变化</translation>
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
        <translation>复制变化(&amp;C)</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>已复制变化：%1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>把变化的终点存为图片(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>把它存为动画(&amp;S)…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>打印(&amp;R)…</translation>
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
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>新建</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>自定新游戏(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>复制棋盘图片(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>高分榜(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
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
        <translation>演示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>接下来的珠子(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>显示工具栏(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>配置 Lines(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>规则和按键(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走棋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>练习(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到棋盘（Esc）</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到棋盘</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>重来(&amp;I)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>看答案(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>跳过(&amp;K)</translation>
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
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
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
        <translation>高分榜</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>把 %n 颗同色珠子连成一线</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>它们会消除并得分。一步没有连成，就会落下更多珠子。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>打开 Lines 游戏</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Lines 游戏 (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>游戏.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>你的游戏</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>还没有成绩，等你来创下第一个。</translation>
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
        <translation>Lines 怎么玩</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Lines 的规则和按键</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>把 %1 颗或更多同色珠子连成直线，横、竖、斜都行。它们会消除并得分。棋盘满了，游戏就结束。</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>选一颗珠子，再选一个空位，点击两次或把珠子拖过去都行。要有空位上下左右连成的通路。</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>你的一步连成了线，就再走一步。没有连成，电脑就在空位上投下 %1 颗珠子；它们连成的线也会消除。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 颗得 %2 分，%3 颗得 %4 分，%5 颗得 %6 分。珠子落下之前接连连成的线，再加 1、4、9、… 分。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>在棋盘上移动光标</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home、End、Page Up、Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>移到棋盘边缘</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. 和 ,（或 Ctrl+右、Ctrl+左）</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>到下一颗或上一颗珠子</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter 或空格</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>选中珠子、放回，或移动它</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>放回珠子，收起光标</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U 或 Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>撤销</translation>
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
        <translation>建议一步</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>让电脑来玩，或让它停下</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>显示或隐藏接下来的珠子</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++、Ctrl+-、Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>放大、缩小、整个棋盘</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N 或 Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O、Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>打开、保存</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q 或 Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>关闭；游戏保留到下次</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>用屏幕阅读器听格子周围的珠子</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>这局游戏保留在“游戏”菜单的“接着玩”里。</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>它的得分按现在的计入高分榜。</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>离开游戏</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>以 %1 离开这局游戏？</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>别的游戏(&amp;O)</translation>
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
        <translation>带环的%1</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>带斑点的%1</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1，%2，已选中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1，空位</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1，空位，%2能去那里</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1，空位，但没有路通到那里</translation>
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
            <numerusform>游戏结束：再也放不下 %n 颗珠子。</numerusform>
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
        <translation>不计入高分榜：这局游戏是从别处来的。</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>不计入高分榜：用过撤销、提示或演示。</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>上榜至少要有一分。</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>已经跌出高分榜。</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>榜上的第一个成绩。</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>新纪录！之前的最高分是 %1。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>榜上第 %1 名，共 %2 名。</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1×%2，%3 种颜色，%4 颗连线</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>有预告</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>无预告</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>先放 %1 颗，之后每次 %2 颗</translation>
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
        <translation>无法打开 %1：%2。换一个文件；棋盘上的游戏不变。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1，第 %2 行，第 %3 列：%4
棋盘上的游戏不变。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>无法写入 %1：%2。存到别的文件夹；棋盘上的游戏不变。</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>游戏没能保留到下次：%1。用“游戏”菜单的“另存为”来保存。</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>上次的游戏读不出来，所以另开一局。它保留为 %1：%2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>得分 %1，%2×%3，%4 离开</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>%1 周围。从左到右：%2。从上到下：%3。右下方向：%4。右上方向：%5。</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>游戏结束：再也放不下 1 颗珠子。</translation>
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
        <translation>连消</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>珠子落下之前接连连成的线。下一条多得 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Lines 高分榜</translation>
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
        <translation>高分榜</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>历次得分</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>还没有成绩。一局游戏结束或离开时计入，只要没用过撤销、提示和演示。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>棋盘(&amp;B)：</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>连线至少几颗(&amp;L)：</translation>
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
        <translation>显示接下来的珠子(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>高分榜上的名字(&amp;N)：</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名字，可不填</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>标准游戏(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>棋盘只有 %n 格：第一步之前放不下这么多珠子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>这个棋盘容不下 %n 颗珠子的连线。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>标准游戏。有预告和没有预告各有一份高分榜。</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>这种游戏的得分不计入标准高分榜；它有自己的榜。</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>用了撤销、提示或演示，这局就不上榜。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>更多：大小、颜色、名字(&amp;O)</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>正在玩的游戏会保留，按 Esc 回到它。</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>一页看懂规则</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>打开 Lines 游戏</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>%n 颗同色珠子连成一线就会消除。先选珠子，再选空位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>选一颗珠子。</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>电脑在玩。</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>选它要去的地方。</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1 到 %2，走 %3 格</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>撤销这一步？</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>棋盘图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>显示一步好棋？</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>让电脑来玩？</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>电脑在玩。点击棋盘结束。</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>演示结束了。从这里接着玩吧。</translation>
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
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>保存图片(&amp;R)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>保存动画(&amp;V)…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>打印(&amp;I)…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>摆局面(&amp;U)…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>认输(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>复制局面(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>复制对局(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>复制棋盘图片(&amp;B)</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>粘贴对局(&amp;M)</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>下一局(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>Lines(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>新建</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>立刻走(&amp;M)</translation>
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
        <translation>交换双方再战(&amp;C)</translation>
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
        <translation>最后局面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>另一变化(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>跟随棋局(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>显示工具栏(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>配置 Atom-4(&amp;C)…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>手册(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>关于 Atom-4(&amp;A)</translation>
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
        <translation>演示速度(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走棋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>转到局面(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
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
        <translation>已恢复上次的对局。棋钟等你走下一步，或等你按 %1。</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>已恢复上次的对局。</translation>
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
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>已暂停，棋钟也停了。按 P 继续。</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>已暂停。按 P 让电脑继续走。</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>正在找好棋…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 你在看之前的局面；%2 回到现在。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>存档 (*.atom4 *.lines);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>对局从上次离开处继续。</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>已打开 %1。棋钟等你走下一步，或等你按 %2。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 在这里打开之后，被别的程序改过。现在保存会替换那些改动。</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Atom-4 对局 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>对局.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4，第 %1 局从 %2 开始的变化</translation>
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
        <translation>这个变化以四个白子连成一线结束。</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>这个变化以四个黑子连成一线结束。</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>这个变化以平局结束。</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>这个变化接下来是%1。</translation>
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
        <translation>之前的那一场保留在“游戏”菜单的“接着玩”里。</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>新对局开始。</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>新对局开始，双方已交换。</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>对局从摆好的局面开始。</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>已把局面复制为文本。</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>已把对局复制为文本。</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>剪贴板里没有文本。</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>对局从粘贴的局面开始。</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>粘贴对局</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>已粘贴对局。用撤销可以逐步退回。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>无标记</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好棋</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>失误</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>妙棋</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>大失误</translation>
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
        <translation>四个白子</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>四个黑子</translation>
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
        <translation>%1，空位</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>%1 周围。从左到右：%2。右上方向：%3。右下方向：%4。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1，第 %2 行，第 %3 列：%4
棋盘上的对局不变。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>无法打开 %1：%2。换一个文件；棋盘上的对局不变。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>无法写入 %1：%2。存到别的文件夹；棋盘上的对局不变。</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>对局没能保留到下次：%1。用“游戏”菜单的“另存为”来保存。</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>上次的对局读不出来，所以另开一场。它保留为 %1：%2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>统计读不出来：%1。它们保持原样。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>无法写入统计：%1。腾出空间，或检查主文件夹的写入权限。</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>电脑，%1（%2）</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1，空位，可以下%2。%3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>把这个失误存为谜题(&amp;K)</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1：存为谜题(&amp;K)</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>把所有失误存为谜题(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>我的谜题(&amp;M)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>这一局的开头。%1 前进，%2 回到现在。</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>第 %1 步，共 %2 步。%3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>这一局就是这样结束的。试走的变化留在走法列表里。</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 只是试走：结果不变。Esc 回到本局。</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 开始另一个变化。之前的留在走法列表里。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>评注这一步(&amp;O)…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>标记这一步(&amp;K)</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>把另一变化设为主变化(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>删除另一变化(&amp;D)</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1 现在没有标记。</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 已标记为：%2。</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>含 %1 的变化现在是主变化。撤销可以退回。</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>含 %1 的变化已删除。撤销可以退回。</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>看这个变化(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>回看这一步(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>设为主变化(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>删除这个变化(&amp;D)</translation>
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
        <translation>走法列在这里。点一步就能回看。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>实战：%1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>决定本局的变化：%1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>另一变化：%1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>序号</translation>
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
        <translation>我的谜题</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>来自你对局的谜题</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>复盘之后，用“谜题”把失误变成你自己的谜题。每道会在一天、一周和一个月后再考你一次，直到掌握。</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>试试(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1：已掌握</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1：现在到期</translation>
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
        <translation>邀请别人(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>加入对局(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>在网络上对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>在网络上对弈</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>网络对局结束了。下过的棋都还在。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>继续对局(&amp;K)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>让别人观战(&amp;W)…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>显示给观战者的邀请码</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>离开(&amp;A)</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>结束网络对局；下过的棋留在这里</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>说点什么</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天记录</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>静音(&amp;U)</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>从现在起不显示对方说的话</translation>
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
        <translation>关闭</translation>
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
        <translation>接下来的珠子：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>电脑接下来要投下的颜色。落在哪里事先不知道。</translation>
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
        <translation>保存棋盘图片</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>任意大小的矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>棋盘.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>图片已保存为 %1。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>无法写入 %1。换一个文件夹，或腾出磁盘空间。</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>棋盘图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>打印这一局</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>已打印这一局。</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>打印变化</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>已打印变化。</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>图片 (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>为对方开出 %1 的四连</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>让对方在 %1 获胜</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>挡住对方的四连</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>威胁在 %1 获胜</translation>
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
        <translation>撤销可以退回。</translation>
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
        <translation>玩家 1 用四个白子连成一线获胜。</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>玩家 2 用四个黑子连成一线获胜。</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>赢的局数</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>本局剩余时间</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>更改谁来下：名字、真人或电脑、级别、执哪方</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>玩家 %1，%2，目标：%3，赢的局数：%4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>剩余时间：%1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1：剩余不到十秒</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>从这里下(&amp;P)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>拿走棋子</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1（%2 键）</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>轮到的颜色(&amp;Y)：</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1，玩家 %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>空棋盘(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>最初两子(&amp;F)</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>局面的文本(&amp;T)：</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>这不是局面：第 %1 个字符不对。局面写成 6/6/2GP2/6/6/6 R 这样：从上到下各行，数字表示空位，字母表示棋子，最后是轮到的颜色。</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>选一种棋子，再点格子。点同色的棋子会把它拿走。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>适合我的水平</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>来自我的对局（%1）</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>来自我的对局</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>谜题难度(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>按我的等级分(&amp;M)</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;%1 级：%2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>计时(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>我的谜题(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>统计(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>选题</translation>
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
        <translation>重来(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>这道已经解开。</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>谜题等级分 %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>连对 %n 道</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>试试别的格子。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>谜题统计</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>每道谜题之后的等级分</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1：解出“%2”，等级分 %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1：用提示解出“%2”，等级分 %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1：没解出“%2”，等级分 %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>谜题(&amp;Z)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>每日一题(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>等级分 %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>%1 级（%2）大致势均力敌。</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>每局之后的等级分</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1：赢了 %2 级，等级分 %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1：输给 %2 级，等级分 %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1：与 %2 级下平，等级分 %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>黑色没有光，%1带来自己的光</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2已经含有%1的光</translation>
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
        <translation>%1从白色中拿走%2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1要拿走%3，而%2里没有</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1拿走%2，什么也不剩</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1从%2中拿走%3</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2让%1通过：反应继续传到下一个棋子。</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1仍是%1，%2变成%1。</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>第 %1 步把%2变成%3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1：%2下在它旁边的 %3；%4。</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1：%3 的%2穿过 %5 的白子作用到它；%4。</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1：%3 的%2穿过 %5 的黑子作用到它；%4。</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1保持不变：%2。</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1变成%2：%3。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>最近打开(&amp;E)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>复盘本局(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>上一个失误(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>这一局的开头</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>这个变化还没有复盘</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>更好</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>实战</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>然后</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>试走(&amp;T)</translation>
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
        <translation>关闭复盘</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>把你的失误做成谜题</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>已复盘的步数</translation>
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
        <translation>1 个欠准</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n 个欠准</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 个失误</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n 个失误</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 个大失误</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n 个大失误</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>没有失误</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>试走</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>你要四个白子连成一线；%1 级的电脑要四个黑子。</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>你要四个黑子连成一线；%1 级的电脑要四个白子。</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>只是试走：这里什么都不算数，对局保持原样。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>撤销(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>回到对局(&amp;M)</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>正在看你这一步…</translation>
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
        <translation>电脑</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>四个白子</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>四个黑子</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>谁来下</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>谁来下</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>交换双方(&amp;W)</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>另一位玩家来执这一方。各自赢的局数不变。</translation>
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
        <translation>设置</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>棋子(&amp;P)：</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>纯色球</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>带字母的球</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>用圆点表示光的球</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>红色的圆点在上，绿色的在右，蓝色的在左；其他颜色带有各自所含的光的圆点。不看颜色也能分辨。</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>棋子的样子</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>缩放跟随棋局(&amp;Z)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>语言(&amp;G)：</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>棋盘上的标记</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>能下的格子(&amp;C)</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>鼠标或光标处，一步会带来什么(&amp;W)</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>动画和声音</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>声音：落子、变色、获胜(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>反应的动画(&amp;A)：</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>关</translation>
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
        <translation>减少动画：棋子淡入淡出，不移动(&amp;R)</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>演示速度(&amp;D)：</translation>
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
        <translation>电脑互相对弈时，一步接一步、一局接一局有多快。</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>电脑思考时显示它在看什么(&amp;H)</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>一步超过一秒时：看得多深，预计怎么走。</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>电脑至少等(&amp;U)：</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>强的电脑可能要更久，但绝不会早于这个时间应答。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>设置现在有效，但无法保留：无法写入 %1。</translation>
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
        <translation>快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>按键</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>功能和按键</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>使用此键(&amp;U)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>添加此键(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>恢复默认(&amp;F)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>全部恢复默认(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 用于在棋盘上和列表中移动。</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 打开菜单“%2”。</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>在上面选功能，点进输入框，再按新的按键。</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>现在就用这个键。</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 是“%2”的按键，继续的话它就没有这个键了。</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 现在是“%2”</translation>
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
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>只是试走</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>正在回看</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>棋子下在圆点上。指向一个圆点，看看会有什么变化。</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>与电脑对弈</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>怎么玩</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>更多：棋盘、棋钟、谁开局(&amp;R)</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>正在下的对局会保留，按 Esc 回到它。</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>图解规则</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>换边(&amp;A)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>换到另一方</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
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
        <translation>统计</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>与电脑的战绩</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>级别</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>平</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>有辅助</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>悔过棋或用过提示的一局，算作有辅助。它既不计入连胜，也不中断连胜。</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>没有辅助的局，在 16×16 的棋盘上、0 到 9 级时，计入等级分。</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>重置(&amp;R)…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有级别</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>还没有和电脑下完任何一局。先下完一局，就会统计在这里。</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>删除所有统计过的局？删除后无法恢复。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>删除(&amp;F)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>回到棋盘（Esc）</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到棋盘</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>立刻走</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>走目前找到的最佳一步（M）</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>让电脑继续走（P）</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>让电脑等一等（P）</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>前进一步或一局，然后停住（S）</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>演示速度</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>接着玩(&amp;W)</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>没有未完的</translation>
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
        <translation>退出</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>它会丢失。</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>退出并丢弃(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>%1 步胜</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>平局</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>让别人观战</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>把它发给可以观战的人。他们能从头看到这场对局，但什么也做不了。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>色环：%1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>要下%1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>这一局结束了</translation>
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
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
</context>
</TS>
