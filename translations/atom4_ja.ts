<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Atom-4 について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;三角格子の上の色のゲーム。二人で、または一人でコンピューターと遊べます。&lt;/p&gt;&lt;p&gt;考案は H. S. Teoh。2002年から2003年に、バージョン1から4.1を書きました。&lt;/p&gt;&lt;p&gt;GNU 一般公衆利用許諾書バージョン2以降に基づく自由ソフトウェアです。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>あなたの手が最善手にどれだけ近かったかを示します。100 % なら、毎回最善手です。計算方法は Lichess (lichess.org/page/accuracy) と同じです。</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>中盤は目標の色の石が2つ隣り合ったとき、終盤は一つの石で4連を完成できるようになったときに始まります。</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>精度の計算方法</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>読み筋の数(&amp;N):</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>解析を閉じる</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>深さ%1手、続行中</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>深さ%1手</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>ラウンドをアニメーションとして保存</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>アニメーション画像 (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>round.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>局面を描いています…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>アニメーションは保存しませんでした。</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>アニメーションを%1として保存しました。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1に書き込めません。別のフォルダーを選ぶか、ディスクを空けてください。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤に戻る (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤に戻る</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>始める(&amp;P)</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>初めてですか？</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>盤で覚える（約10分）</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>今日のパズル</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>勝てるマスはどこ？</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>解く</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>例を見る(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>盤(&amp;B):</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>先に始める側(&amp;W):</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>時計(&amp;O):</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>ラウンドごとの持ち時間</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>持ち時間と一手ごとの追加</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>各プレイヤーの持ち時間（分）</translation>
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
        <translation>一手ごとの追加（秒）</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>なぜ変わったか(&amp;W)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>ここに置く(&amp;P)</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>ハンドブック: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>貼り付けられません。クリップボードを持つプログラムが応答しません。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>%1へのコメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>この手についてひとこと</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>次のラウンド (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>続行 (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>一時停止 (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>%n手で</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>白の4連（%1から%2）、%3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>黒の4連（%1から%2）、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>白%n個の並び（%1から%2）、%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>黒%n個の並び（%1から%2）、%3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>1手で</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>形勢</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>形勢グラフ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>フォルダーがありません</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>ディスクが読み取り専用です</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1を保存できません。名前の末尾は%2にしてください。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>白を4つ並べます</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>白は誰も置けません。石は触れた石の色を変えます。</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>黒を4つ並べます</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>黒は誰も置けません。石は触れた石の色を変えます。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4 ハンドブック</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>戻る (Alt+←)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>進む (Alt+→)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>ハンドブック全体を印刷 (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>ハンドブック全体を PDF で保存 (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>ハンドブックを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>ハンドブックの印刷</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>ハンドブックの保存</translation>
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
        <translation>%1に書き込めません。別のフォルダーを選ぶか、ディスクを空けてください。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>レーティング対象のラウンド</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>表示する(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>盤のカーソルを動かす</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home、End、PageUp、PageDown</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>盤の端まで動かす</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. と , (または Ctrl+→ と Ctrl+←)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>次や前の、石を置けるマスへ移る</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter または Space</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>石を置く</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>マスを通る直線をスクリーンリーダーで聞く</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U または Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R または Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>よい手とその理由を示す</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>コンピューターを一時停止、再開する</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>コンピューターにすぐ置かせる</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>デモを一手進める</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>終わったら次のラウンドへ進む</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt と ←、→、Home、End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>前の局面を振り返る</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>変化に移る: ここでの別の手</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>ラウンドに戻る</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C、Ctrl+1 から Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>表示中の手にコメントや ! ? !! ?? !? ?! を付ける</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B、Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>変化を本譜にする、削除する</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>カーソルのマスがなぜ変わったかを示す</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>解析を始める、終える</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>ラウンドを検討する</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt と ↑、↓</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>検討の前や次の悪手へ移る</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>ここから、対局とは別にコンピューターと試す</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N、Ctrl+R、Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>新しい対局、再戦、局面編集</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O、Ctrl+S、Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>開く、保存、印刷</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C、Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>局面をコピー、局面や対局を貼り付け</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>Lines を遊ぶ</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++、Ctrl+-、Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>拡大、縮小、盤全体</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全画面表示</translation>
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
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q または Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>終了する。対局は次回まで残る</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>招待</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>招待する</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>あなたの名前(&amp;N):</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>相手に見える名前</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>あなたの目標(&amp;Y):</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>白4つ</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>黒4つ</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>ラウンド数(&amp;R):</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>お好みで</translation>
    </message>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>観戦を許可する(&amp;L)</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>対局したい人に、メッセンジャーなどでこれを送ってください:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>観戦する人には、これを送ってください:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>招待する(&amp;I)</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Avahi で、自分のネットワークの中に、上の名前と場所を知らせます。鍵のない人は入れません</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>待っていることを近くの人に見せる</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>対局に参加</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>受け取った招待(&amp;V):</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>あなたの名前(&amp;N):</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>相手に見える名前</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>この招待では、対局を観戦します。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観戦(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>参加(&amp;J)</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Avahi で、自分のネットワークの中を探します。見つかれば、鍵（招待の終わりの部分）だけで足ります</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>それは鍵で、近くの人につながるものです。今は近くに誰も見当たりません。</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>近くで待っている人を探す</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>始める (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>断る (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>レッスン%1: %2、修了</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>レッスン%1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>ハンドブックでもっと知る</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>もう一度(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>飛ばす(&amp;K)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>始める(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>互角の強さ</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>あなたの今のレーティング%1と互角になるレベルです。レーティングとともに変わります。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>今の対局にも使う</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>最善の読み筋</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>%1に置く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>読み筋をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>読み筋をコピーしました: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>読み筋の先を画像として保存(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>アニメーションとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>印刷(&amp;R)…</translation>
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
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>新規</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>条件を変えて開始(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>盤の画像をコピー(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>ハイスコア(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>デモ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>次の玉(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>ツールバーを表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>Lines を設定(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>ルールとキー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>練習問題(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤に戻る (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤に戻る</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>もう一度(&amp;I)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>答えを見る(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>飛ばす(&amp;K)</translation>
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
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>始める(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>ハイスコア</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>同じ色の玉を%n個並べます</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>並んだ玉は消え、点が入ります。ラインができなければ、玉が増えます。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Lines のゲームを開く</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Lines のゲーム (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1を開きました。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>game.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>%1として保存しました。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>あなたのゲーム</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>まだ得点がありません。最初の記録を作りましょう。</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>最高得点: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>最高得点: %1、%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Lines の遊び方</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Lines のルールとキー</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>同じ色の玉を、横、縦、斜めのどれかにまっすぐ%1個以上並べましょう。並んだ玉は消え、点が入ります。盤がいっぱいになるとゲームは終わりです。</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>一手</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>玉と、動かす先の空きマスを選びます。2回のクリックでも、玉のドラッグでもかまいません。上下左右に空きマスの道がつながっている必要があります。</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>ラインが完成すれば、続けて動かせます。完成しなければ、コンピューターが空きマスに玉を%1個出します。それで完成したラインも消えます。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>玉%1個で%2点、%3個で%4点、%5個で%6点。あいだに玉が出ずに続けて消すと、順に1、4、9、…点が加わります。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>盤のカーソルを動かす</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home、End、PageUp、PageDown</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>盤の端まで動かす</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. と , (または Ctrl+→ と Ctrl+←)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>次や前の玉へ移る</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter または Space</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>玉を選ぶ、やめる、動かす</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>選ぶのをやめる、カーソルを消す</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U または Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R または Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>よい手を示す</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>コンピューターに任せる、止める</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>次の玉を表示する、隠す</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++、Ctrl+-、Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>拡大、縮小、盤全体</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N または Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O、Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>開く、保存</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q または Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>閉じる。ゲームは次回まで残る</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>マスのまわりをスクリーンリーダーで聞く</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>ゲームは「ゲーム」の「再開」に残ります。</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>今の得点がハイスコアに載ります。</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>ゲームをやめる</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>%1でこのゲームをやめますか？</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>別のゲーム(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>続ける(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>リングつきの%1</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>ドットつきの%1</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1、%2、選択中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1、空き、%2を動かせます</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1、空き、道がありません</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%2が%1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>出た玉: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>ゲームは終わりです。玉をあと%n個出す場所がありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>ハイスコアの対象外: このゲームは外部から読み込んだものです。</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>ハイスコアの対象外: 元に戻す、ヒント、デモを使いました。</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>ハイスコアに載るには1点必要です。</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>もう上位には入っていません。</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>最初の記録です。</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>最高得点の更新です！ これまでは%1でした。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>%2件中%1位です。</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1×%2、%3色、%4個でライン</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>次の玉を表示</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>次の玉は非表示</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>最初に%1個、次から%2個</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2、%3位</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1を開けません: %2。別のファイルを選んでください。盤上のゲームはそのままです。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1、%2行目、%3文字目: %4
盤上のゲームはそのままです。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1に書き込めません: %2。別のフォルダーに保存してください。盤上のゲームはそのままです。</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>ゲームを次回まで残せません: %1。「ゲーム」の「名前を付けて保存」で残せます。</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>前回のゲームが読めないので、新しいゲームを始めます。前のものは%1として残っています: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>得点%1、%2×%3、%4に中断</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>%1のまわり。左から右: %2。上から下: %3。右下がり: %4。右上がり: %5。</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>ゲームは終わりです。玉をあと1個出す場所がありません。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高得点</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>コンボ</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>次</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>あいだに玉が出ずに続けて消したラインの数です。次のラインには%1点加わります。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Lines のハイスコア</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>ゲームの条件(&amp;G):</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>ハイスコア</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>得点の移り変わり</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>まだ記録がありません。元に戻す、ヒント、デモを使わなかったゲームが、終わるかやめたときに載ります。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>盤(&amp;B):</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色の数(&amp;C):</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>ラインの最少個数(&amp;L):</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>最初に置かれる玉(&amp;F):</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>1回に出る玉(&amp;T):</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>次の玉を表示(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>ハイスコアの名前(&amp;N):</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名前（なくても可）</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>標準ゲーム(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>盤は%nマスしかないので、最初に置かれる玉を減らしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>この盤に玉%n個のラインは入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>標準ゲームです。ハイスコアは、次の玉を表示する場合としない場合で別々です。</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>このゲームの得点は標準のハイスコアには載りません。専用のハイスコアに載ります。</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>元に戻す、ヒント、デモを使うと、ハイスコアの対象外になります。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>詳細: 大きさ、色、名前(&amp;O)</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>今のゲームは残り、Esc で戻れます。</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>1ページでわかるルール</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Lines のゲームを開く</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>同じ色の玉が%n個並ぶと消えます。玉を選び、次に空きマスを選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>玉を選んでください。</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>コンピューターがプレイ中です。</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>動かす先を選んでください。</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1から%2へ、%3歩</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>手を戻しますか？</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>盤の画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>よい手を見ますか？</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>コンピューターに任せますか？</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>コンピューターがプレイ中です。盤をクリックすると終わります。</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>デモが終わりました。ここから続けてください。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>解析(&amp;A)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>画像を保存(&amp;R)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>アニメーションを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>印刷(&amp;I)…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>局面編集(&amp;U)…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>投了(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>局面をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>対局をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>盤の画像をコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>対局を貼り付け(&amp;M)</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>次のラウンド(&amp;D)</translation>
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
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>新規</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>すぐに置かせる(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>一手進む(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>白黒を替えて再戦(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>最初の局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>前の局面(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>次の局面(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>最後の局面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>別の変化(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>対局を追う(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>ツールバーを表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>Atom-4 を設定(&amp;C)…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>ハンドブック(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>Atom-4 について(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>遅い(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>普通(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>速い(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>デモの速さ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>局面へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>ラウンド%1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>前回の対局を再開しました。時計は、あなたの次の手か %1 を待っています。</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>前回の対局を再開しました。</translation>
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
        <translation>対局を続けます。</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>一時停止中。時計も止まっています。P で再開します。</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>一時停止中。P でコンピューターが続けます。</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>よい手を探しています…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 前の局面を見ています。%2 で今の盤に戻ります。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>保存ファイル (*.atom4 *.lines);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>対局を途中から続けます。</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>%1を開きました。時計は、あなたの次の手か %2 を待っています。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1を開きました。</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1は、ここで開いたあとに別のプログラムが変更しました。今保存すると、その変更を置き換えます。</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Atom-4 の対局 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>match.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4、ラウンド%1、%2 からの変化</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4、ラウンド%1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>プレイヤー1: %1。プレイヤー2: %2。</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>この変化は、白が4つ並んで終わります。</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>この変化は、黒が4つ並んで終わります。</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>この変化は、引き分けで終わります。</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>この変化の次の色は%1です。</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>プレイヤー1: %1。プレイヤー2: %2。スコア %3:%4。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>前の対局は「ゲーム」の「再開」に残っています。</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>新しい対局を始めます。</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>白黒を替えて、新しい対局を始めます。</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>編集した局面から対局を始めます。</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>局面をテキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>対局をテキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>貼り付けた局面から対局を始めます。</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>対局を貼り付け</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>対局を貼り付けました。元に戻すと、その手をさかのぼれます。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>評価なし</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>面白い手</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>疑問手</translation>
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
        <translation>白4つ</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>黒4つ</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>深さ%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>%1を通る直線。左から右: %2。右上がり: %3。右下がり: %4。</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1、%2行目、%3文字目: %4
盤上の対局はそのままです。</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1を開けません: %2。別のファイルを選んでください。盤上の対局はそのままです。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1に書き込めません: %2。別のフォルダーに保存してください。盤上の対局はそのままです。</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>対局を次回まで残せません: %1。「ゲーム」の「名前を付けて保存」で残せます。</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>前回の対局が読めないので、新しい対局を始めます。前のものは%1として残っています: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>統計を読めません: %1。そのままにしておきます。</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>統計を書き込めません: %1。ディスクを空けるか、ホームフォルダーの書き込み権限を確かめてください。</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>コンピューター %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1、空き、%2を置けます。%3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>この悪手をパズルにする(&amp;K)</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: パズルにする(&amp;K)</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>すべての悪手をパズルにする(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>自分のパズル(&amp;M)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>ラウンドの始まりです。%1 で進み、%2 で今の盤に戻ります。</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>%1手目（全%2手）。%3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>ラウンドはこう終わりました。試した手は手の一覧に残っています。</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1は試しで、結果は変わりません。Esc でラウンドに戻ります。</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1から別の変化が始まります。前の手順は手の一覧に残っています。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>手にコメント(&amp;O)…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>手を評価(&amp;K)</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>別の変化を本譜にする(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>別の変化を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1の評価を外しました。</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1の評価: %2。</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>%1の変化を本譜にしました。元に戻すで取り消せます。</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>%1の変化を削除しました。元に戻すで取り消せます。</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>この変化を見る(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>この手を振り返る(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>本譜にする(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>この変化を削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>このラウンドの手</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>ここに手が並びます。クリックすると振り返れます。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>本譜: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>勝負を決めた手順: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>別の変化: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>番号</translation>
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
        <translation>自分のパズル</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>自分の対局からのパズル</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>検討のあと「パズル」を押すと、あなたの悪手が自分のパズルになります。身につくまで、一日後、一週間後、一か月後にまた出題されます。</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>挑戦(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: 習得</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: 今が復習の時期</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: 次は%2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>招待する(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>対局に参加(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>ネットワーク対局(&amp;P)</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>ネットワーク対局</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>ネットワーク対局は終わりました。ここまでの手は残っています。</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>抜ける(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>続ける(&amp;K)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>観戦に招く(&amp;W)…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>観戦する人のための招待を表示します</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>退出(&amp;A)</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>ネットワーク対局を終えます。ここまでの手は残ります</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>ひとこと</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>ミュート(&amp;U)</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>これから相手の言葉を表示しません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>はい (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>いいえ (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>次の玉: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>コンピューターが次に出す玉の色です。どこに出るかはわかりません。</translation>
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
        <translation>盤の画像を保存</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>大きさ自由の図 (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>board.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>画像を%1として保存しました。</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1に書き込めません。別のフォルダーを選ぶか、ディスクを空けてください。</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>盤の画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>ラウンドを印刷</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>ラウンドを印刷しました。</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>変化を印刷</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>変化を印刷しました。</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>画像 (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>相手に%1の4連を許す</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>%1で相手に勝たれる</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>相手の4連を止める</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>%1で勝ちのリーチ</translation>
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
        <translation>元に戻すで取り消せます。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>ヒント: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>プレイヤー1は白が4つ並べば勝ちです。</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>プレイヤー2は黒が4つ並べば勝ちです。</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>勝ったラウンド</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>このラウンドの残り時間</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>プレイする人の変更: 名前、人間かコンピューター、レベル、白黒</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>プレイヤー%1、%2、目標: %3、勝ったラウンド: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>残り時間: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: 残り10秒を切りました</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>ここから対局(&amp;P)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>石を取る</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1（キー %2）</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>次に置く色(&amp;Y):</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1、プレイヤー%2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>空の盤(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>最初の2つの石(&amp;F)</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>局面のテキスト(&amp;T):</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>局面になっていません。%1文字目が正しくありません。局面は 6/6/2GP2/6/6/6 R のように書きます。上からの行、空きマスの数、石の文字、そして次に置く色です。</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>石を選んでマスをクリックしてください。同じ色の石をクリックすると取れます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>自分の強さに合うもの</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>今日のパズル</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>自分の対局から (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>自分の対局から</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>難しさ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>自分のレーティング(&amp;M)</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>レベル&amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>時間を計る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>自分のパズル(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>選択</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>解答(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>もう一度(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>飛ばす(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>このパズルは解決です。</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>パズルのレーティング %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n問連続</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>別のマスを試してください。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>パズルの統計</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>パズルごとのレーティング</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: 「%2」正解、レーティング%3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: 「%2」ヒントで正解、レーティング%3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: 「%2」不正解、レーティング%3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>パズル(&amp;Z)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>今日のパズル(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>レーティング %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>レベル%1「%2」とほぼ互角です。</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>ラウンドごとのレーティング</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: レベル%2に勝ち、レーティング%3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: レベル%2に負け、レーティング%3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: レベル%2と引き分け、レーティング%3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>黒に光はなく、%1が自分の光を加えます</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2はもう%1の光を含んでいます</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1が、%2に足りない光を加えます</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1が自分の光を加えます</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>%1が、白から%2を取り去ります</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1が取り去るのは%3ですが、%2にはありません</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1が%2を取り去り、何も残りません</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1が、%2から%3を取り去ります</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2は%1を伝えます。反応は次の石まで進みます。</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1は%1のまま、%2は%1になります。</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>%1手目に%2から%3に変わりました</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: 隣の%3に%2が置かれました。%4。</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %3の%2が、%5の白を通して届きました。%4。</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %3の%2が、%5の黒を通して届きました。%4。</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1はそのままです: %2。</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1は%2になります: %3。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>最近開いたファイル(&amp;E)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>ファイルはまだありません</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>この一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>ラウンドを検討(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>前の悪手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>次の悪手(&amp;N)</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>ラウンドの始まりです</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>この変化はまだ検討していません</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>最善</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>実戦</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>次に</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>試してみる(&amp;T)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>検討を閉じる</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>自分の悪手をパズルにする</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>検討した手</translation>
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
        <translation>緩手1件</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>緩手%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>悪手1件</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>悪手%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>大悪手1件</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>大悪手%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>悪手なし</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>試してみる</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>あなたは白を4つ、レベル%1のコンピューターは黒を4つ並べます。</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>あなたは黒を4つ、レベル%1のコンピューターは白を4つ並べます。</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>試しです。ここでの手は数に入らず、対局はそのままです。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>手を戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>最初から(&amp;A)</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>対局に戻る(&amp;M)</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>あなたの手を調べています…</translation>
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
        <translation>名前（なくても可）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>人間</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>白4つ</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>黒4つ</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>プレイヤー</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>白黒を替える(&amp;W)</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>もう一人と白黒が入れ替わります。勝ったラウンドはそれぞれそのままです。</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
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
        <translation>リセット(&amp;E)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T):</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>石(&amp;P):</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>無地の球</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>文字つきの球</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>光ごとのドットつきの球</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>赤は上、緑は右、青は左にドットがあります。ほかの色には、含む光のドットがあります。色が見えなくても区別できます。</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>石の見た目</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>ズームで対局を追う(&amp;Z)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>言語(&amp;G):</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>盤上の印</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>石を置けるマス(&amp;C)</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>マウスやカーソルの位置に置いたときの変化(&amp;W)</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>動きと音</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>音: 石を置く、色が変わる、勝つ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>反応のアニメーション(&amp;A):</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>動きを減らす: 石は移動せず、色がゆっくり変わる(&amp;R)</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>デモの速さ(&amp;D):</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>コンピューター同士の対局で、次の手や次のラウンドに進む速さです。</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>考慮中の読みを表示(&amp;H)</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>一手に1秒より長くかかるとき、読みの深さと予想する手順を表示します。</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>コンピューターの最短待ち時間(&amp;U):</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>強いコンピューターはもっとかかることもありますが、これより早くは置きません。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>設定は今は有効ですが、残せません。%1に書き込めません。</translation>
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
        <translation>ショートカット(&amp;S)…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>このキーにする(&amp;U)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>このキーを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>初期値に戻す(&amp;F)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>すべて初期値に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 は、盤や一覧の中の移動に使います。</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 はメニュー「%2」を開きます。</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>上で操作を選び、欄をクリックして、新しいキーを押してください。</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>もうこのキーになっています。</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 は「%2」のキーです。続けると、そちらからは外れます。</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 は今「%2」のキーです</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>ラウンドに戻る (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>試し</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>振り返り</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>石はドットのところに置きます。指すと、どう変わるかが見えます。</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>コンピューターと対局</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>遊び方</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>詳細: 盤、時計、先に始める側(&amp;R)</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>今の対局は残り、Esc で戻れます。</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>絵でわかるルール</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>白黒交替(&amp;A)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>白黒を入れ替える</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
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
        <translation>コンピューターとのラウンド</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>手を戻すかヒントを見たラウンドは「助けあり」に数えます。連勝は伸びも止まりもしません。</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>レーティングの対象は、16×16の盤、レベル0から9で、助けなしのラウンドです。</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>リセット(&amp;R)…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべてのレベル</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>コンピューターと終えたラウンドはまだありません。1ラウンド遊ぶと、ここに数えられます。</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>数えたラウンドをすべて消しますか？ 元には戻せません。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>消す(&amp;F)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤に戻る (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤に戻る</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>続行</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>すぐに置かせる</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>今のところ最善の手を置かせる (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>コンピューターに続けさせる (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>コンピューターを待たせる (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>一手か1ラウンド進んで待つ (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>デモの速さ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;W)</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>途中のものなし</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>このままでは失われます。</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>保存せずに終了(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>%1手で勝ち</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>観戦に招く</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>観戦する人に送ってください。対局を最初から見られますが、手を出すことはできません。</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>色の輪: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>%1を置く番です</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>ラウンドは終わりました</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>盤全体(&amp;W)</translation>
    </message>
</context>
</TS>
