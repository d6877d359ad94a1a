<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>한국어</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Atom-4 정보</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;삼각 격자에서 둘이서, 또는 혼자서 컴퓨터와 두는 색의 게임입니다.&lt;/p&gt;&lt;p&gt;H. S. Teoh가 고안했고, 2002년과 2003년에 버전 1에서 4.1까지 만들었습니다.&lt;/p&gt;&lt;p&gt;GNU 일반 공중 사용 허가서 버전 2 또는 그 이후 버전을 따르는 자유 소프트웨어입니다.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>수가 가장 좋은 수에 얼마나 가까웠는지를 나타냅니다. 100퍼센트이면 매번 가장 좋은 수를 둔 것입니다. Lichess(lichess.org/page/accuracy)와 같은 방법으로 계산합니다.</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>중반은 목표 색 돌 두 개가 나란히 놓일 때, 종반은 돌 하나로 4목을 완성할 수 있게 될 때 시작합니다.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>정확도 계산 방법</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>변화 개수(&amp;N):</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>분석 닫기</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>깊이(수): %1, 계속하는 중</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>깊이(수): %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>라운드를 애니메이션으로 저장</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>움직이는 그림 (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>라운드.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>국면을 그리는 중…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>애니메이션을 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>애니메이션을 저장했습니다: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1: 쓸 수 없습니다. 다른 폴더를 고르거나 디스크 공간을 확보하세요.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>판으로 돌아가기(Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>판으로 돌아가기</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>시작(&amp;P)</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>처음이신가요?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>판에서 10분 만에 배우기</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>배우기 시작</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>두는 법</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>오늘의 퍼즐</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>여기서 이기는 수는?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>풀기</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>끝내지 않은 대국</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>예시 보기(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>판(&amp;B):</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>먼저 두는 쪽(&amp;W):</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>시계(&amp;O):</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>라운드당 제한 시간</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>제한 시간과 한 수마다 추가 시간</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> 분</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>플레이어별 시간(분)</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>한 수마다 추가되는 초</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>바뀐 까닭 보기(&amp;W)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>여기에 놓기(&amp;P)</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>안내서: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>붙여 넣을 수 없습니다. 클립보드를 가진 프로그램이 응답하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>%1 설명</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>이 수에 대한 생각을 적어 보세요.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>복기</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>다음 라운드(N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>재대국</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>계속(P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>일시 정지(P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>%n수 만에</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1에서 %2까지 흰 돌 4개, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1에서 %2까지 검은 돌 4개, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1에서 %2까지 흰 돌 %n개, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1에서 %2까지 검은 돌 %n개, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>1수 만에</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>형세</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>형세 그래프</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>파일이 없습니다</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>권한이 없습니다</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>폴더입니다</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>폴더가 없습니다</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>디스크가 읽기 전용입니다</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>디스크가 가득 찼습니다</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1: 저장할 수 없습니다. 이름은 %2(으)로 끝나야 합니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>흰 돌 4개를 나란히 만드세요</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>하양은 아무도 놓을 수 없습니다. 돌이 닿는 돌을 바꿉니다.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>검은 돌 4개를 나란히 만드세요</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>검정은 아무도 놓을 수 없습니다. 돌이 닿는 돌을 바꿉니다.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예시</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: 안내서</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>안내서</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>뒤로(Alt+왼쪽)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>앞으로(Alt+오른쪽)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>안내서 전체 인쇄(Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>안내서 전체를 PDF로 저장(Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>안내서에서 찾기</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>안내서 인쇄</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>안내서 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-안내서.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1: 쓸 수 없습니다. 다른 폴더를 고르거나 디스크 공간을 확보하세요.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>레이팅 라운드</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>보기(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>판에서 커서 옮기기</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>판의 끝으로 옮기기</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. 및 , (또는 Ctrl+오른쪽, Ctrl+왼쪽)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>놓을 수 있는 다음 칸이나 앞의 칸으로 가기</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter 또는 Space</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>돌 놓기</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>칸을 지나는 직선 듣기(화면 낭독기)</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U 또는 Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R 또는 Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>좋은 수와 까닭 보기</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>컴퓨터를 멈추거나 계속 두게 하기</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>컴퓨터가 바로 두게 하기</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>시범 한 단계 진행</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>라운드가 끝났으면 다음 라운드</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt+왼쪽, 오른쪽, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>앞의 국면 돌아보기</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>옆의 변화로 가기: 여기서 둔 다른 수</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>라운드로 돌아가기</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1~Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>보이는 수에 설명 달기, ! ? !! ?? !? ?! 평가하기</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>옆의 변화를 주 변화로 만들기, 지우기</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>커서가 있는 칸이 왜 바뀌었는지 보기</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>분석 켜고 끄기</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>라운드 복기</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt+위, 아래</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>복기의 앞 실수와 다음 실수</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>대국과 따로, 여기부터 컴퓨터와 두어 보기</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>새 대국, 재대국, 국면 편집</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>열기, 저장, 인쇄</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>국면 복사, 국면이나 대국 붙여넣기</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>Lines 하기</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>가까이, 멀리, 판 전체</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>안내서</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q 또는 Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>끝내기, 대국은 다음을 위해 보관</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>초대</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>초대하기</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>내 이름(&amp;N):</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>상대에게 보이는 이름</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>내 목표(&amp;Y):</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>흰 돌 4개</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>검은 돌 4개</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>라운드(&amp;R):</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>서로 원하는 만큼</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>다른 사람의 관전 허용(&amp;L)</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>함께 두고 싶은 사람에게 아무 메신저로나 이것을 보내세요:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>관전할 사람에게는 이것을 보내세요:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>초대(&amp;I)</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Avahi로 내 네트워크에 위의 이름과 위치를 알립니다. 키가 없으면 아무도 들어오지 못합니다</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>내가 기다린다는 것을 가까이 있는 사람에게 보이기</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>대국 참가</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>받은 초대(&amp;V):</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>내 이름(&amp;N):</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>상대에게 보이는 이름</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>이 초대로는 대국을 관전합니다.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>관전(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>참가(&amp;J)</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Avahi로 내 네트워크에서 찾습니다. 그러면 초대의 끝에 있는 키만 있으면 됩니다</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>이것은 가까이 있는 사람에게 연결되는 키입니다. 지금은 가까이에 아무도 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>가까이에서 기다리는 사람 찾기</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>시작(Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>거절(N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>레슨 %1: %2, 마침</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>레슨 %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>안내서에서 더 알아보기</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>안내서</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>다시(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>건너뛰기(&amp;K)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>정답 보기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>시작(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>다음 레슨(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>레슨(&amp;L)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>내 수준</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>내 레이팅(지금 %1)과 비슷한 레벨입니다. 실력에 따라 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>지금 대국에도 적용</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>가장 좋은 변화</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>%1에 놓기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>변화 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>변화를 복사했습니다: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>끝 국면을 그림으로 저장(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>애니메이션으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>인쇄(&amp;R)…</translation>
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
        <translation>새 게임(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>새로</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>새 게임 설정(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>판 그림 복사(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>순위표(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>무르기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 두기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>시범(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>다음 구슬(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>도구 모음 보이기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>Lines 설정(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>규칙과 키(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>설정(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>도구 모음</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>레슨(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>연습 문제(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>판으로 돌아가기(Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>판으로 돌아가기</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>다시(&amp;I)</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>정답 보기(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>건너뛰기(&amp;K)</translation>
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
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>시작(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>다음 레슨(&amp;N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>한 번 더</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>순위표</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>같은 색 구슬 %n개로 한 줄을 만드세요</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>줄은 사라지고 점수가 됩니다. 줄이 완성되지 않으면 구슬이 더 나옵니다.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예시</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Lines 게임 열기</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Lines 게임 (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>열었습니다: %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>게임 저장</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>게임.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>저장했습니다: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>내 게임</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>아직 점수가 없습니다. 첫 점수를 남겨 보세요.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>최고 점수: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>최고 점수: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Lines 하는 법</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Lines의 규칙과 키</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>같은 색 구슬을 가로, 세로, 대각선으로 곧게 %1개 이상 늘어놓으세요. 줄은 사라지고 점수가 됩니다. 판이 가득 차면 게임이 끝납니다.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>한 수</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>두 번 클릭하거나 끌어서, 구슬과 그 구슬이 갈 빈칸을 고르세요. 위, 아래, 왼쪽, 오른쪽으로 빈칸이 이어진 길이 있어야 합니다.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>줄을 완성하면 한 번 더 옮길 수 있습니다. 아니면 컴퓨터가 빈칸에 구슬 %1개를 냅니다. 그 구슬로 완성된 줄도 사라집니다.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>구슬 %1개는 %2점, %3개는 %4점, %5개는 %6점입니다. 사이에 구슬이 나오지 않고 줄을 잇달아 완성하면 1, 4, 9, … 점이 더해집니다.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>판에서 커서 옮기기</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>판의 끝으로 옮기기</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. 및 , (또는 Ctrl+오른쪽, Ctrl+왼쪽)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>다음 구슬이나 앞의 구슬로 가기</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter 또는 Space</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>구슬 고르기, 내려놓기, 옮기기</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>구슬 내려놓기, 커서 치우기</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U 또는 Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R 또는 Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>좋은 수 보기</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>컴퓨터가 두게 하거나 멈추기</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>다음 구슬 보이기, 숨기기</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>가까이, 멀리, 판 전체</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N 또는 Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>열기, 저장</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q 또는 Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>닫기, 게임은 다음을 위해 보관</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>칸 주위 듣기(화면 낭독기)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>게임은 ‘게임 &gt; 이어 하기’에 보관됩니다.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>지금 점수 그대로 순위표에 오릅니다.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>게임 나가기</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>%1에서 이 게임을 그만둘까요?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>새 게임(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>다른 게임(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>계속하기(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>고리 있는 %1</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>점 있는 %1</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, 골랐음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, 빈칸</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, 빈칸, %2 구슬이 갈 수 있음</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, 빈칸, 가는 길 없음</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>새 구슬: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>게임이 끝났습니다. 구슬 %n개가 더 놓일 자리가 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln점</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>순위표에 오르지 않음: 다른 데서 온 게임입니다.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>순위표에 오르지 않음: 무르기, 힌트, 시범을 썼습니다.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>1점은 얻어야 순위표에 오릅니다.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>순위에서 밀려났습니다.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>이 순위표의 첫 점수입니다.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>최고 점수를 새로 세웠습니다! 앞의 기록은 %1입니다.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>순위표의 점수 %2개 가운데 %1위.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, 색 %3가지, %4개 한 줄</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>다음 구슬 보임</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>다음 구슬 숨김</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>처음 %1개, 그다음 %2개씩</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, %3위</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1: 열 수 없습니다. %2. 다른 파일을 고르세요. 판의 게임은 그대로입니다.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, %2번째 줄 %3번째 글자: %4
판의 게임은 그대로입니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1: 쓸 수 없습니다. %2. 다른 폴더에 저장하세요. 판의 게임은 그대로입니다.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>게임이 다음을 위해 보관되지 않습니다: %1. ‘게임 &gt; 다른 이름으로 저장’으로 남기세요.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>지난번 게임을 읽을 수 없어 새 게임을 시작합니다. 지난번 것은 %1 파일에 보관되어 있습니다: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>점수 %1, %2 × %3, %4에 멈춤</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>%1 칸 주위. 왼쪽에서 오른쪽: %2. 위에서 아래: %3. 내리막: %4. 오르막: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>게임이 끝났습니다. 구슬 1개가 더 놓일 자리가 없습니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>최고 점수</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>콤보</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>다음</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>사이에 구슬이 나오지 않고 잇달아 완성한 줄입니다. 다음 줄에는 %1점이 더해집니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Lines 순위표</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>게임 종류(&amp;G):</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>이름</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>순위표</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>점수의 흐름</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>아직 점수가 없습니다. 게임이 끝나거나 그만두면 순위표에 오릅니다. 단, 무르기, 힌트, 시범을 쓰지 않아야 합니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>판(&amp;B):</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>색(&amp;C):</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>한 줄의 최소 구슬 수(&amp;L):</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>처음에 놓이는 구슬(&amp;F):</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>한 번에 나오는 구슬(&amp;T):</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>다음 구슬 보이기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>순위표에 쓸 이름(&amp;N):</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>이름(선택)</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>표준 게임(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>판에 칸이 %n개뿐입니다. 처음에 놓이는 구슬을 줄여야 합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>이 판에는 구슬 %n개 줄이 들어가지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>표준 게임입니다. 다음 구슬을 보일 때와 숨길 때의 순위표가 따로 있습니다.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>이 게임의 점수는 표준 순위표에 오르지 않고, 따로 순위표가 있습니다.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>무르기, 힌트, 시범을 쓴 게임은 순위표에서 빠집니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>더 보기: 크기, 색, 이름(&amp;O)</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>하던 게임은 보관되고, Esc로 돌아갑니다.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>한 페이지로 보는 규칙</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Lines 게임 열기</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>같은 색 구슬 %n개가 한 줄이 되면 사라집니다. 구슬을 고른 다음 빈칸을 고르세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>구슬을 고르세요.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>컴퓨터가 둡니다.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>갈 곳을 고르세요.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1에서 %2까지 %3칸</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>수를 무를까요?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>판 그림을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>좋은 수를 보여 드릴까요?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>컴퓨터가 두게 할까요?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>컴퓨터가 둡니다. 판을 클릭하면 멈춥니다.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>시범이 끝났습니다. 여기부터 계속하세요.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>분석(&amp;A)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>그림 저장(&amp;R)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>애니메이션 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>인쇄(&amp;I)…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>국면 편집(&amp;U)…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>기권(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>국면 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>대국 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>판 그림 복사(&amp;B)</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>대국 붙여넣기(&amp;M)</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>다음 라운드(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>통계(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>Lines(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>새로</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>무르기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 두기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>바로 두기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>한 단계(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>편을 바꿔 재대국(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>첫 국면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>앞 국면(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>다음 국면(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>마지막 국면(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>다른 변화(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>진행 따라가기(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>도구 모음 보이기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>Atom-4 설정(&amp;C)…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>안내서(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>Atom-4 정보(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>느리게(&amp;L)</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>보통(&amp;O)</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>빠르게(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>시범 속도(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>내보내기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>국면으로 가기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>배우기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>설정(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>라운드 %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>지난번 대국을 이어 갑니다. 시계는 다음 수를 두거나 %1 키를 누를 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>지난번 대국을 이어 갑니다.</translation>
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
        <translation>대국을 이어 갑니다.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>일시 정지 중이고 시계도 멈췄습니다. P를 누르면 계속합니다.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>일시 정지 중입니다. P를 누르면 컴퓨터가 계속 둡니다.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>좋은 수를 찾는 중…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 지난 국면을 보고 있습니다. %2 키로 현재로 돌아갑니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>대국 열기</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>저장한 게임 (*.atom4 *.lines);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>멈춘 곳에서 대국을 이어 갑니다.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>열었습니다: %1. 시계는 다음 수를 두거나 %2 키를 누를 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>열었습니다: %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>대국 저장</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1: 여기서 연 뒤에 다른 프로그램이 이 파일을 바꾸었습니다. 지금 저장하면 바뀐 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>덮어쓰기(&amp;R)</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Atom-4 게임 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>대국.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>저장했습니다: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, 라운드 %1, %2 수부터의 변화</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, 라운드 %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>플레이어 1: %1. 플레이어 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>변화는 흰 돌 4개가 나란히 놓여 끝납니다.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>변화는 검은 돌 4개가 나란히 놓여 끝납니다.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>변화는 무승부로 끝납니다.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>변화는 %1 차례로 이어집니다.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>플레이어 1: %1. 플레이어 2: %2. 스코어 %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>앞의 대국은 ‘게임 &gt; 이어 하기’에 보관되어 있습니다.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>새 대국을 시작합니다.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>편을 바꿔 새 대국을 시작합니다.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>편집한 국면에서 대국을 시작합니다.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>국면을 텍스트로 복사했습니다.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>대국을 텍스트로 복사했습니다.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>클립보드에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>붙여넣은 국면에서 대국을 시작합니다.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>대국 붙여넣기</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>대국을 붙여넣었습니다. 무르기로 수순을 거슬러 갑니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>평가 없음</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>실수</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>아주 좋은 수</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>흥미로운 수</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>의심스러운 수</translation>
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
        <translation>흰 돌 4개</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>검은 돌 4개</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>깊이 %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, 빈칸</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>%1 칸을 지나는 직선. 왼쪽에서 오른쪽: %2. 오르막: %3. 내리막: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, %2번째 줄 %3번째 글자: %4
판의 대국은 그대로입니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1: 열 수 없습니다. %2. 다른 파일을 고르세요. 판의 대국은 그대로입니다.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1: 쓸 수 없습니다. %2. 다른 폴더에 저장하세요. 판의 대국은 그대로입니다.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>대국이 다음을 위해 보관되지 않습니다: %1. ‘게임 &gt; 다른 이름으로 저장’으로 남기세요.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>지난번 대국을 읽을 수 없어 새 대국을 시작합니다. 지난번 것은 %1 파일에 보관되어 있습니다: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>통계를 읽을 수 없습니다: %1. 통계는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>통계를 쓸 수 없습니다: %1. 디스크 공간을 확보하거나 홈 폴더의 쓰기 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>컴퓨터, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, 빈칸, %2 돌을 놓을 수 있음. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>이 실수를 퍼즐로 남기기(&amp;K)</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: 퍼즐로 남기기(&amp;K)</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>실수를 모두 퍼즐로 남기기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>내 퍼즐(&amp;M)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>라운드의 시작입니다. %1 키로 나아가고, %2 키로 지금 판에 갑니다.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>%1/%2수. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>라운드는 이렇게 끝났습니다. 시험한 수는 수 목록에 남습니다.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1: 시험 삼아 두는 것이라 결과는 그대로입니다. Esc로 라운드에 돌아갑니다.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1부터 다른 변화를 시작합니다. 앞의 수순은 수 목록에 남습니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>수에 설명 달기(&amp;O)…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>수 평가(&amp;K)</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>다른 변화를 주 변화로(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>다른 변화 지우기(&amp;D)</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1: 평가를 지웠습니다.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1: ‘%2’ 평가를 붙였습니다.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>이제 %1 변화가 주 변화입니다. 무르기로 되돌립니다.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>%1 변화를 지웠습니다. 무르기로 되돌립니다.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>이 변화 보기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>이 수 돌아보기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>주 변화로 만들기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>이 변화 지우기(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>이 라운드의 수순</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>여기에 수가 나옵니다. 클릭하면 그 수를 돌아봅니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>라운드: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>라운드의 승부가 난 변화: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>다른 변화: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>번호</translation>
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
        <translation>내 퍼즐</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>내 대국에서 나온 퍼즐</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>복기한 뒤 ‘퍼즐’을 누르면 내 실수가 퍼즐이 됩니다. 익힐 때까지 하루, 일주일, 한 달 뒤에 다시 나옵니다.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>풀어 보기(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>빼기(&amp;R)</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: 익힘</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: 지금 풀 때</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: 다시 풀 날 %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>초대하기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>대국 참가(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>네트워크 대국(&amp;P)</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>네트워크 대국</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>네트워크 대국이 끝났습니다. 둔 것은 여기에 남아 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>나가기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>계속 두기(&amp;K)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>관전 초대(&amp;W)…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>관전할 사람에게 보낼 초대를 보여 줍니다</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>나가기(&amp;A)</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>네트워크 대국을 끝냅니다. 둔 것은 여기에 남습니다</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>할 말</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>나눈 말</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>음소거(&amp;U)</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>이제부터 상대의 말을 보여 주지 않습니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>나</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>예(Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>아니요(N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>다음 구슬: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>컴퓨터가 다음에 낼 색입니다. 어디에 놓일지는 미리 알 수 없습니다.</translation>
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
        <translation>판 그림 저장</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>크기가 자유로운 그림 (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>판.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>그림을 저장했습니다: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1: 쓸 수 없습니다. 다른 폴더를 고르거나 디스크 공간을 확보하세요.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>판 그림을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>라운드 인쇄</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>라운드를 인쇄했습니다.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>변화 인쇄</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>변화를 인쇄했습니다.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>그림 (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>승리</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>%1에서 상대의 4목이 열림</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>%1에서 상대가 이기게 됨</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>상대의 4목을 막음</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>%1에서 승리를 위협</translation>
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
        <translation>무르기로 되돌립니다.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>힌트: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>플레이어 %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>플레이어 1은 흰 돌 4개를 나란히 만들면 이깁니다.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>플레이어 2는 검은 돌 4개를 나란히 만들면 이깁니다.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>이긴 라운드</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>이 라운드의 남은 시간</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>두는 사람 바꾸기: 이름, 사람이나 컴퓨터, 레벨, 편</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>플레이어 %1, %2, 목표: %3, 이긴 라운드: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>남은 시간: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: 10초도 남지 않았습니다</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>여기부터 두기(&amp;P)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>국면 편집</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>돌 없애기</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1(%2 키)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>둘 색(&amp;Y):</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, 플레이어 %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>빈 판(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>처음 두 돌(&amp;F)</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>텍스트로 쓴 국면(&amp;T):</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>국면이 아닙니다. %1번째 글자가 맞지 않습니다. 국면은 6/6/2GP2/6/6/6 R처럼 씁니다. 위부터 행을 쓰고, 빈칸은 숫자로, 돌은 글자로, 그다음에 둘 색을 씁니다.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>돌을 고르고 칸을 클릭하세요. 같은 색 돌을 클릭하면 없앱니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 두기</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>내 실력에 맞게</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>오늘의 퍼즐</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>내 대국에서(%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>내 대국에서</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>어려운 정도(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>내 레이팅만큼(&amp;M)</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>레벨 &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>시간 재기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>내 퍼즐(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>통계(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>고르기</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>힌트(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>정답(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>다시(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>건너뛰기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>이 퍼즐은 풀었습니다.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>퍼즐 레이팅 %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n개 연속</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>다른 칸에 두어 보세요.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>퍼즐 통계</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>퍼즐마다 레이팅의 변화</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: “%2” 풀었음, 레이팅 %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: “%2” 힌트를 보고 풀었음, 레이팅 %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: “%2” 못 풀었음, 레이팅 %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>퍼즐(&amp;Z)</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>오늘의 퍼즐(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>레이팅 %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>레벨 %1 – %2 정도면 비슷합니다.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>라운드마다 레이팅의 변화</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: 레벨 %2 상대로 승리, 레이팅 %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: 레벨 %2 상대로 패배, 레이팅 %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: 레벨 %2 상대로 무승부, 레이팅 %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>검정에는 빛이 없으므로 %1의 빛이 들어갑니다</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2에는 %1의 빛이 이미 있습니다</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%2에 없는 %1의 빛을 더합니다</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1의 빛을 더합니다</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>%1 돌이 하양에서 %2의 빛을 뺍니다</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 돌이 %3의 빛을 빼지만 %2에는 그 빛이 없습니다</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 돌이 %2의 빛을 빼서 아무 빛도 남지 않습니다</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1 돌이 %2에서 %3의 빛을 뺍니다</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 돌이 %1의 작용을 전달합니다. 반응은 다음 돌로 이어집니다.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 돌은 그대로이고, %2 돌은 %1 돌이 됩니다.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>%1수째에 %2에서 %3 돌로 바뀌었습니다</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: 바로 옆 %3에 %2 돌이 놓였습니다. %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %3의 %2 돌이 %5의 하양을 거쳐 닿았습니다. %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %3의 %2 돌이 %5의 검정을 거쳐 닿았습니다. %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 돌은 그대로입니다: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 돌은 %2 돌이 됩니다: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>최근 파일 열기(&amp;E)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>아직 파일이 없음</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>목록 비우기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>라운드 복기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>앞 실수(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>다음 실수(&amp;N)</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>라운드의 시작</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>이 변화는 복기하지 않았습니다</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>더 좋음</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>그다음</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>두어 보기(&amp;T)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>복기 닫기</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>내 실수로 퍼즐 만들기</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>복기한 수</translation>
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
        <translation>아쉬운 수 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>아쉬운 수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>실수 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>실수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>큰 실수 1개</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>큰 실수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>실수 없음</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>두어 보기</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>내 목표는 흰 돌 4개, 레벨 %1 컴퓨터의 목표는 검은 돌 4개입니다.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>내 목표는 검은 돌 4개, 레벨 %1 컴퓨터의 목표는 흰 돌 4개입니다.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>시험 삼아 둡니다. 여기서 둔 것은 아무 데도 반영되지 않고, 대국은 그대로입니다.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>무르기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>처음부터(&amp;A)</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>대국으로 돌아가기(&amp;M)</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>내 수를 살펴보는 중…</translation>
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
        <translation>이름(선택)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>사람</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>흰 돌 4개</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>검은 돌 4개</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>두는 사람</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>두는 사람</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>편 바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>다른 플레이어가 이 편을 맡습니다. 이긴 라운드는 각자 그대로 가집니다.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>플레이어 %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>초기화(&amp;E)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>테마(&amp;T):</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>바탕 화면에 맞춤</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>고대비</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>돌(&amp;P):</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>민무늬 공</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>글자 있는 공</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>빛마다 점이 있는 공</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>빨강은 위에, 초록은 오른쪽에, 파랑은 왼쪽에 점이 있습니다. 다른 색에는 그 색이 가진 빛의 점이 있습니다. 색을 보지 않고도 구별할 수 있습니다.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>돌의 모양</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>확대가 진행을 따라감(&amp;Z)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>언어(&amp;G):</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>판의 표시</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>마지막 수(&amp;L)</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>놓을 수 있는 칸(&amp;C)</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>마우스나 커서가 있는 칸에 두면 바뀔 것(&amp;W)</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>움직임과 소리</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>소리: 놓기, 바뀌기, 승리(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>반응 애니메이션(&amp;A):</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>끔</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>느리게</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>움직임 줄이기: 돌이 서서히 바뀌고 움직이지 않음(&amp;R)</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>시범 속도(&amp;D):</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>컴퓨터끼리 둘 때 수와 라운드가 얼마나 빨리 이어지는지를 정합니다.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>생각하는 동안 살피는 수 보이기(&amp;H)</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>수가 1초 넘게 걸릴 때, 얼마나 깊이 보고 무엇을 예상하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>컴퓨터가 기다리는 최소 시간(&amp;U):</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> 초</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>강한 컴퓨터는 더 걸릴 수 있지만, 이보다 빨리 두지는 않습니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>설정은 지금은 적용되지만 보관할 수 없습니다: %1 파일에 쓸 수 없습니다.</translation>
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
        <translation>바로 가기 키(&amp;S)…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>바로 가기 키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>하는 일</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>키</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>동작과 키</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>이 키 쓰기(&amp;U)</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>이 키 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>키 없음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>처음대로(&amp;F)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>모두 처음대로(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 키는 판과 목록에서 움직일 때 씁니다.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 키는 %2 메뉴를 엽니다.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>위에서 동작을 고르고, 입력란을 클릭한 다음 새 키를 누르세요.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>이미 그 키입니다.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 키는 지금 “%2”에 쓰입니다. 계속하면 거기서는 없어집니다.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 키는 이제 “%2”</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>라운드로 돌아가기(Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>시험 삼아 두기</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>돌아보기</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>돌은 점이 있는 칸에 놓습니다. 점을 가리키면 무엇이 바뀔지 보입니다.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>컴퓨터와 두기</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>두는 법</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>더 보기: 판, 시계, 먼저 둘 쪽(&amp;R)</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>두던 대국은 보관되고, Esc로 돌아갑니다.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>그림으로 보는 규칙</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>바꾸기(&amp;A)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>다른 편 맡기</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>플레이어 %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>컴퓨터와 둔 라운드</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>레벨</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>승</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>패</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>무</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>도움 받음</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>연승</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>최다 연승</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>수를 무르거나 힌트를 본 라운드는 도움을 받은 것으로 셉니다. 그런 라운드로는 연승이 이어지지도 끊기지도 않습니다.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>16×16 판에서 레벨 0~9와 도움 없이 둔 라운드가 레이팅에 반영됩니다.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>초기화(&amp;R)…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>모든 레벨</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>컴퓨터와 끝까지 둔 라운드가 아직 없습니다. 한 라운드 두면 여기에 집계됩니다.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>지금까지 집계한 라운드를 모두 지울까요? 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>지우기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>판으로 돌아가기(Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>판으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>바로 두기</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>지금까지 찾은 가장 좋은 수 두기(M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>컴퓨터가 계속 두게 하기(P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>컴퓨터가 기다리게 하기(P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>한 단계</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>한 수나 한 라운드 나아가고 기다리기(S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>시범 속도</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>이어 하기(&amp;W)</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>남은 것이 없음</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>보관 안 됨</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>사라지게 됩니다.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>끝내고 버리기(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>승리</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>%1수 승리</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>무승부</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>관전 초대</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>관전할 사람에게 이것을 보내세요. 대국을 처음부터 볼 수 있지만 아무것도 할 수는 없습니다.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>색상환: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>%1 차례입니다</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>라운드가 끝났습니다</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>판 전체(&amp;W)</translation>
    </message>
</context>
</TS>
