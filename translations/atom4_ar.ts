<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar_EG">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>العربية</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>عن Atom-4</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;لعبة ألوان على شبكة مثلثات، للاعبين اثنين أو لواحد ضد الحاسوب.&lt;/p&gt;&lt;p&gt;ابتكرها H. S. Teoh، الذي كتب الإصدارات من 1 إلى 4.1 في عامي 2002 و2003.&lt;/p&gt;&lt;p&gt;برنامج حر برخصة جنو العمومية (GNU GPL)، الإصدار 2 أو أحدث.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>كم اقتربت نقلاتك من أفضلها: 100% تعني أنك وجدت أفضل نقلة في كل مرة. تُحسب كما في Lichess (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>يبدأ الوسط حين تتجاور قطعتان من لون الهدف، وتبدأ النهاية حين تستطيع قطعة واحدة إكمال صف من أربع.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>كيف تُحسب الدقة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;التفريعات:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>أغلق التحليل</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>العمق بأنصاف النقلات: %1، وما زال يزداد</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>العمق بأنصاف النقلات: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>احفظ الجولة رسمًا متحركًا</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>صور متحركة (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>جولة.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>يجري رسم الوضعيات…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>لم يُحفظ أي رسم متحرك.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>حُفظ الرسم المتحرك في %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>تعذرت كتابة %1. اختر مجلدًا آخر، أو أفسح مكانًا على وحدة التخزين.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>عُد إلى الرقعة (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>عُد إلى الرقعة</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;العب</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>أول مرة هنا؟</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>تعلّمها على الرقعة في عشر دقائق</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>تعلّم</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>ما نقلة الفوز هنا؟</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>حُلّه</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>لم تكتمل بعد</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>ا&amp;عرض المثال</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>ال&amp;رقعة:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;من يبدأ:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>السا&amp;عة:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>وقت للجولة</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>وقت، وزيادة لكل نقلة</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> د</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>الدقائق لكل لاعب</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>ثوانٍ إضافية لكل نقلة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>لماذا تغيّرت &amp;هذه؟</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;ضع هنا</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>الدليل: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>تعذر اللصق: البرنامج الذي يملك الحافظة لا يستجيب.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>تعليق على %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>ماذا يقال عن هذه النقلة؟</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>بلا</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>راجع</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>الجولة التالية (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>إعادة المباراة</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>تابع (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>إيقاف مؤقت (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>في %n نقلة</numerusform>
            <numerusform>في %n نقلة</numerusform>
            <numerusform>في %n نقلة</numerusform>
            <numerusform>في %n نقلات</numerusform>
            <numerusform>في %n نقلة</numerusform>
            <numerusform>في %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>أربع قطع بيضاء من %1 إلى %2، %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>أربع قطع سوداء من %1 إلى %2، %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n قطعة بيضاء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة بيضاء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة بيضاء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطع بيضاء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة بيضاء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة بيضاء من %1 إلى %2، %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%n قطعة سوداء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة سوداء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة سوداء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطع سوداء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة سوداء من %1 إلى %2، %3</numerusform>
            <numerusform>%n قطعة سوداء من %1 إلى %2، %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>في 1 نقلة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>التقييم</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>مخطط التقييم</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>الملف غير موجود</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>غير مسموح لك بذلك</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>هذا مجلد</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>مجلده غير موجود</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>وحدة التخزين للقراءة فقط</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>وحدة التخزين ممتلئة</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>تعذر حفظ %1: يجب أن ينتهي الاسم بـ %2.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>اصنع أربع قطع بيضاء في صف</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>لا أحد يستطيع وضع الأبيض: القطع تحوّل ما تلامسه.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>اصنع أربع قطع سوداء في صف</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>لا أحد يستطيع وضع الأسود: القطع تحوّل ما تلامسه.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>مثال</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>دليل Atom-4</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>عُد (Alt+يسار)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>عُد</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>تقدّم (Alt+يمين)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدّم</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>اطبع…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>اطبع الدليل كله (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>احفظ الدليل كله بصيغة PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>ابحث في الدليل</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>اطبع الدليل</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>احفظ الدليل</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>دليل-atom4.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>تعذرت كتابة %1. اختر مجلدًا آخر، أو أفسح مكانًا على وحدة التخزين.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>جولة مصنّفة</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;اعرضه</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>تحريك المؤشر على الرقعة</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home، End، Page Up، Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>تحريكه إلى حافة الرقعة</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>«.» و«,» (أو Ctrl+يمين وCtrl+يسار)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>الذهاب إلى الخانة التالية أو السابقة الممكنة</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>المسافة أو Enter</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>وضع القطعة</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>سماع الخطوط المارة بالخانة، مع قارئ الشاشة</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U أو Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R أو Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>اقتراح نقلة مع سببها</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>إيقاف الحاسوب مؤقتًا، ومتابعته</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>جعل الحاسوب يلعب الآن</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>خطوة واحدة في العرض</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>الجولة التالية إذا انتهت جولة</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>مفتاح Alt مع يسار، يمين، Home، End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>الرجوع إلى وضعيات سابقة</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>الذهاب إلى التفريعة المجاورة: ما لُعب هنا أيضًا</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>العودة إلى الجولة</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>المفتاح C، ومن Ctrl+1 إلى Ctrl+6</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>التعليق على النقلة المعروضة، وتعليمها بـ ! ? !! ?? !? ?!</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B، Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>ترقية التفريعة المجاورة، حذفها</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>بيان سبب تغيّر الخانة التي تحت المؤشر</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>تشغيل التحليل وإيقافه</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>مراجعة الجولة</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>مفتاح Alt مع أعلى، أسفل</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>الخطأ السابق والتالي في المراجعة</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>اللعب من هنا ضد الحاسوب، بجانب المباراة</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N، Ctrl+R، Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>مباراة جديدة، إعادة المباراة، ترتيب وضعية</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O، Ctrl+S، Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>فتح، حفظ، طباعة</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C، Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>نسخ الوضعية، لصق وضعية أو مباراة</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>لعب Lines</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++، Ctrl+-، Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>أقرب، أبعد، الرقعة كلها</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q أو Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>خروج؛ وتبقى المباراة محفوظة للمرة القادمة</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>دعوة</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>نُسخت</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>ادعُ أحدًا</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>ا&amp;سمك:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>كما يراه الطرف الآخر</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;هدفك:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>أربع قطع بيضاء</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>أربع قطع سوداء</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>ا&amp;لجولات:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ما شئتما</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنا</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الطرف الآخر</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>&amp;يجوز لآخرين المشاهدة</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>أرسل هذا إلى خصمك، بأي برنامج مراسلة:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>وهذا إلى من يجوز لهم المشاهدة:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;ادعُ</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>عن طريق Avahi، في شبكتك: اسمك المذكور أعلاه، ومكانك؛ ولا يدخل أحد من دون المفتاح</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>يجوز لمن هم بالقرب أن يروا أنني أنتظر</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>انضم إلى مباراة</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>ا&amp;لدعوة التي أُرسلت إليك:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>ا&amp;سمك:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>كما يراه الطرف الآخر</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>هذه الدعوة لمشاهدة مباراة.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;شاهد</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>ا&amp;نضم</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>عن طريق Avahi، في شبكتك؛ وعندها يكفي المفتاح وحده، وهو نهاية الدعوة</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>هذا مفتاح، وهو يؤدي إلى شخص بالقرب منك. لا يظهر هناك أحد الآن.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>ابحث عمن ينتظر بالقرب منك</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>العب (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>ارفض (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>الدرس %1: %2، أُنجز</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>الدرس %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>المزيد عن هذا في الدليل</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;عُد</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>أع&amp;د</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>ت&amp;خطَّ</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>أ&amp;رني</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>التال&amp;ي</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;العب</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>ا&amp;لدرس التالي</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>ا&amp;لدروس</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>على مستواي</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>المستوى الذي يوازيك بحسب تصنيفك، وهو الآن %1؛ ويتغير بتغيرك.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>استخدامه في المباراة الجارية أيضًا</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>أفضل التفريعات</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;ضع في %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>ا&amp;نسخ التفريعة</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>نُسخت التفريعة: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>احفظ نهايتها &amp;صورة…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>احفظها &amp;رسمًا متحركًا…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;اطبعها…</translation>
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
        <translation>&amp;لعبة جديدة…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>جديد</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>لعبة &amp;جديدة بخيارات…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;افتح…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>احفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>انسخ &amp;صورة الرقعة</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>أ&amp;فضل النتائج</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>أ&amp;غلق</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ت&amp;لميح</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>ع&amp;رض توضيحي</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;الكرات التالية</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>أظهر &amp;شريط الأدوات</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>اضبط &amp;Lines…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>القواعد &amp;والمفاتيح</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>اللع&amp;بة</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ال&amp;نقلة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>المن&amp;ظور</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>ا&amp;لإعدادات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>الم&amp;ساعدة</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>شريط الأدوات</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>ا&amp;لدروس</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;التمارين</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>عُد إلى الرقعة (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>عُد إلى الرقعة</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;عُد</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>أع&amp;د</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>أ&amp;رني</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>ت&amp;خطَّ</translation>
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
        <translation>التال&amp;ي</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;العب</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>ا&amp;لدرس التالي</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>العب من جديد</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>النتائج</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>اجمع %n كرة من لون واحد في صف</numerusform>
            <numerusform>اجمع %n كرة من لون واحد في صف</numerusform>
            <numerusform>اجمع %n كرة من لون واحد في صف</numerusform>
            <numerusform>اجمع %n كرات من لون واحد في صف</numerusform>
            <numerusform>اجمع %n كرة من لون واحد في صف</numerusform>
            <numerusform>اجمع %n كرة من لون واحد في صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>تختفي وتجلب نقاطًا. وبعد نقلة لا تكمل صفًا تسقط كرات أخرى.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>مثال</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>افتح لعبة Lines</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>ألعاب Lines (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>فُتح %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>احفظ اللعبة</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>لعبة.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>حُفظت باسم %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>لعبتك</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>لا نتيجة بعد. أول نتيجة بانتظارك.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>أفضل نتيجة: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>أفضل نتيجة: %1، %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>طريقة لعب Lines</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>قواعد Lines ومفاتيحها</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>اجمع كرات من لون واحد في صفوف مستقيمة من %1 أو أكثر، أفقيًا أو عموديًا أو قطريًا. فتختفي وتجلب نقاطًا. وتنتهي اللعبة إذا امتلأت الرقعة.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>اختر كرة وخانة خالية لها، بنقرتين أو بسحب الكرة. ويلزمها مسار من الخانات الخالية، إلى الأعلى والأسفل واليسار واليمين.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>إن أكملت نقلتك صفًا فلك نقلة أخرى. وإلا رمى الحاسوب كرات (عددها %1) على خانات خالية؛ والصفوف التي تكملها تختفي أيضًا.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>إزالة %1 من الكرات تجلب %2 من النقاط، و%3 تجلب %4، و%5 تجلب %6. والصفوف المتتالية، بلا رمية بينها، تزيد 1، 4، 9، … من النقاط.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>تحريك المؤشر على الرقعة</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home، End، Page Up، Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>تحريكه إلى حافة الرقعة</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>«.» و«,» (أو Ctrl+يمين وCtrl+يسار)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>الذهاب إلى الكرة التالية أو السابقة</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>المسافة أو Enter</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>اختيار كرة، أو إعادتها، أو تحريكها</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>إعادة الكرة، إخفاء المؤشر</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U أو Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R أو Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>اقتراح نقلة</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>جعل الحاسوب يلعب، أو إيقافه</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>إظهار الكرات التالية أو إخفاؤها</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++، Ctrl+-، Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>أقرب، أبعد، الرقعة كلها</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N أو Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O، Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>فتح، حفظ</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q أو Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>إغلاق؛ وتبقى اللعبة محفوظة للمرة القادمة</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>سماع ما حول الخانة، مع قارئ الشاشة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>اللعبة محفوظة في «اللعبة»، «تابع».</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>تدخل نقاطها القائمة كما هي.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>اترك اللعبة</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>ترك هذه اللعبة وفيها %1؟</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;لعبة جديدة</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>ا&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>ل&amp;عبة أخرى</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;ابقَ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>%1 ذو الحلقة</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>%1 المنقّط</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1، %2، مختارة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1، خالية</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1، خالية، يصل إليها %2</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1، خالية، لكن لا مسار يؤدي إليها</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>جديد: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>انتهت اللعبة: لا تتسع الرقعة لإضافة %n كرة.</numerusform>
            <numerusform>انتهت اللعبة: لا تتسع الرقعة لإضافة %n كرة.</numerusform>
            <numerusform>انتهت اللعبة: لا تتسع الرقعة لإضافة %n كرة.</numerusform>
            <numerusform>انتهت اللعبة: لا تتسع الرقعة لإضافة %n كرات.</numerusform>
            <numerusform>انتهت اللعبة: لا تتسع الرقعة لإضافة %n كرة.</numerusform>
            <numerusform>انتهت اللعبة: لا تتسع الرقعة لإضافة %n كرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>لا تُحسب لأفضل النتائج: جاءت هذه اللعبة من مكان آخر.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>لا تُحسب لأفضل النتائج: كان فيها تراجع أو تلميح أو عرض.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>لدخول القائمة تلزم نقطة واحدة.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>لم تعد بين الأفضل.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>أول نتيجة في قائمتها.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>أفضل نتيجة جديدة! والسابقة كانت %1.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>المرتبة %1 من %2 في القائمة.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2، الألوان %3، الصف %4</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>الكرات التالية ظاهرة</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>الكرات التالية مخفية</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>الكرات %1، ثم %2 كل مرة</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1؛ %2؛ %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2، المرتبة %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>تعذر فتح %1: %2. اختر ملفًا آخر؛ فاللعبة التي على الرقعة باقية.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>في %1، السطر %2، العمود %3: %4
اللعبة التي على الرقعة باقية.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>تعذرت كتابة %1: %2. احفظها في مجلد آخر؛ فاللعبة التي على الرقعة باقية.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>اللعبة لا تُحفظ للمرة القادمة: %1. احفظها من «اللعبة»، «احفظ باسم».</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>تعذرت قراءة لعبة المرة الماضية، فبدأت لعبة جديدة. وهي باقية محفوظة في %1: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>النقاط %1، %2 × %3، تُركت %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>حول %1. من اليسار إلى اليمين: %2. من أعلى إلى أسفل: %3. هبوطًا: %4. صعودًا: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>انتهت اللعبة: لا تتسع الرقعة لإضافة 1 كرة.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>أفضل نتيجة</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>السلسلة</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>صفوف متتالية بلا رمية بينها. والصف التالي يساوي %1 زيادة.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>أفضل نتائج Lines</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;الخيارات:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>المرتبة</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>أفضل النتائج</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>النتائج عبر الزمن</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>لا نتائج بعد. تُحسب اللعبة إذا انتهت أو تُركت، ولم يكن فيها تراجع ولا تلميح ولا عرض.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>ال&amp;رقعة:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>الأل&amp;وان:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>ال&amp;كرات في الصف، على الأقل:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>الكرات &amp;قبل النقلة الأولى:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>الكرات &amp;في كل رمية:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>أظ&amp;هر الكرات التالية</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>الاس&amp;م في أفضل النتائج:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>اسم، إن شئت</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>الل&amp;عبة المعيارية</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>في الرقعة %n خانة فقط: لا تتسع لهذا العدد من الكرات قبل النقلة الأولى.</numerusform>
            <numerusform>في الرقعة %n خانة فقط: لا تتسع لهذا العدد من الكرات قبل النقلة الأولى.</numerusform>
            <numerusform>في الرقعة %n خانة فقط: لا تتسع لهذا العدد من الكرات قبل النقلة الأولى.</numerusform>
            <numerusform>في الرقعة %n خانات فقط: لا تتسع لهذا العدد من الكرات قبل النقلة الأولى.</numerusform>
            <numerusform>في الرقعة %n خانة فقط: لا تتسع لهذا العدد من الكرات قبل النقلة الأولى.</numerusform>
            <numerusform>في الرقعة %n خانة فقط: لا تتسع لهذا العدد من الكرات قبل النقلة الأولى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>لا تتسع هذه الرقعة لصف من %n كرة.</numerusform>
            <numerusform>لا تتسع هذه الرقعة لصف من %n كرة.</numerusform>
            <numerusform>لا تتسع هذه الرقعة لصف من %n كرة.</numerusform>
            <numerusform>لا تتسع هذه الرقعة لصف من %n كرات.</numerusform>
            <numerusform>لا تتسع هذه الرقعة لصف من %n كرة.</numerusform>
            <numerusform>لا تتسع هذه الرقعة لصف من %n كرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>اللعبة المعيارية. لها قائمة نتائج مع إظهار الكرات التالية، وأخرى بدونه.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>نتائج هذه اللعبة لا تُحسب لأفضل النتائج المعيارية؛ فلها قائمة خاصة بها.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>التراجع أو التلميح أو العرض يُخرج اللعبة من قائمتها.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>الم&amp;زيد: الحجم والألوان والاسم</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>اللعبة الجارية تبقى محفوظة، وEsc يعود إليها.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>القواعد في صفحة واحدة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>افتح لعبة Lines</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>إذا اجتمعت %n كرة من لون واحد في صف اختفت. اختر كرة، ثم خانة خالية.</numerusform>
            <numerusform>إذا اجتمعت %n كرة من لون واحد في صف اختفت. اختر كرة، ثم خانة خالية.</numerusform>
            <numerusform>إذا اجتمعت %n كرة من لون واحد في صف اختفت. اختر كرة، ثم خانة خالية.</numerusform>
            <numerusform>إذا اجتمعت %n كرات من لون واحد في صف اختفت. اختر كرة، ثم خانة خالية.</numerusform>
            <numerusform>إذا اجتمعت %n كرة من لون واحد في صف اختفت. اختر كرة، ثم خانة خالية.</numerusform>
            <numerusform>إذا اجتمعت %n كرة من لون واحد في صف اختفت. اختر كرة، ثم خانة خالية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>اختر كرة.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>الحاسوب يلعب.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>اختر إلى أين تذهب.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>من %1 إلى %2، الخطوات: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>التراجع عن النقلة؟</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>صورة الرقعة في الحافظة.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>أتُعرض نقلة جيدة؟</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>أيلعب الحاسوب؟</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>الحاسوب يلعب. نقرة على الرقعة تنهي ذلك.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>انتهى العرض. تابع من هنا.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;تحليل</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>&amp;مباراة جديدة…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;افتح…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ا&amp;حفظ</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>احفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>احفظ &amp;صورة…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>احفظ &amp;رسمًا متحركًا…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;اطبع…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;رتّب وضعية…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>&amp;استسلم</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>ا&amp;نسخ الوضعية</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>ان&amp;سخ المباراة</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>انسخ &amp;صورة الرقعة</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;الصق مباراة</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>ال&amp;جولة التالية</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>&amp;الإحصاءات…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>ا&amp;خرج</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>جديد</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>الع&amp;ب الآن</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;خطوة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ت&amp;لميح</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>إعا&amp;دة المباراة مع تبديل الجانبين</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>ا&amp;لوضعية الأولى</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>الو&amp;ضعية السابقة</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>&amp;الوضعية التالية</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>ال&amp;وضعية الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;تفريعة أخرى</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>&amp;تتبّع اللعب</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>أظهر &amp;شريط الأدوات</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>اضبط &amp;Atom-4…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;الدليل</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ا&amp;لمفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;عن Atom-4</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;بطيء</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;عادي</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;سريع</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>إ&amp;يقاع العرض</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>اللع&amp;بة</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;صدّر</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ال&amp;نقلة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>المن&amp;ظور</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>اذهب إلى &amp;وضعية</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;تعلّم</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>ا&amp;لإعدادات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>الم&amp;ساعدة</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>الجولة %1   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>تستمر مباراة المرة الماضية. والساعتان تنتظران نقلتك التالية، أو %1.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>تستمر مباراة المرة الماضية.</translation>
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
        <translation>المباراة مستمرة.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>إيقاف مؤقت، والساعتان متوقفتان. اضغط P للمتابعة.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>إيقاف مؤقت. اضغط P ليتابع الحاسوب اللعب.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>يجري البحث عن نقلة جيدة…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 أنت تنظر إلى موضع سابق؛ اضغط %2 للعودة إلى الحاضر.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>افتح مباراة</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>ألعاب محفوظة (*.atom4 *.lines);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>تستمر المباراة من حيث تُركت.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>فُتح %1. والساعتان تنتظران نقلتك التالية، أو %2.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>فُتح %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>احفظ المباراة</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>عدّل برنامج آخر الملف %1 منذ فتحه هنا. والحفظ الآن يستبدل تلك التعديلات.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>احفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;استبدل</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>ألعاب Atom-4 (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>مباراة.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظت باسم %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>لعبة Atom-4، تفريعة من الجولة %1 بدءًا من النقلة %2</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>لعبة Atom-4، الجولة %1</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>اللاعب 1: %1. اللاعب 2: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>تنتهي التفريعة بأربع قطع بيضاء في صف.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>تنتهي التفريعة بأربع قطع سوداء في صف.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>تنتهي التفريعة بالتعادل.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>تستمر التفريعة باللون %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>اللاعب 1: %1. اللاعب 2: %2. النتيجة %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>السابقة محفوظة في «اللعبة»، «تابع».</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>تبدأ مباراة جديدة.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>تبدأ مباراة جديدة مع تبديل الجانبين.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>تبدأ المباراة من الوضعية التي رُتّبت.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>نُسخت الوضعية نصًا.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>نُسخت المباراة نصًا.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>لا نص في الحافظة.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>تبدأ المباراة من الوضعية التي لُصقت.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>الصق مباراة</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>لُصقت مباراة. والتراجع يرجع عبر نقلاتها.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>بلا علامة</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>نقلة جيدة</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>نقلة ممتازة</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>نقلة مثيرة للاهتمام</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>نقلة مشكوك فيها</translation>
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
        <translation>4 بيضاء</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 سوداء</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>العمق %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1، فارغة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>حول %1. من اليسار إلى اليمين: %2. صعودًا: %3. هبوطًا: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>في %1، السطر %2، العمود %3: %4
المباراة التي على الرقعة باقية.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>تعذر فتح %1: %2. اختر ملفًا آخر؛ فالمباراة التي على الرقعة باقية.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>الحافظة</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>تعذرت كتابة %1: %2. احفظها في مجلد آخر؛ فالمباراة التي على الرقعة باقية.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>المباراة لا تُحفظ للمرة القادمة: %1. احفظها من «اللعبة»، «احفظ باسم».</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>تعذرت قراءة مباراة المرة الماضية، فبدأت مباراة جديدة. وهي باقية محفوظة في %1: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>تعذرت قراءة الإحصاءات: %1. وهي باقية كما هي.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>تعذرت كتابة الإحصاءات: %1. أفسح مكانًا، أو انظر من يجوز له الكتابة في مجلد المنزل.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>الحاسوب، %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1، فارغة، يمكن وضع %2 هنا. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>احفظ &amp;هذا الخطأ لغزًا</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: &amp;احفظه لغزًا</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>احفظ &amp;كل الأخطاء ألغازًا</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>أ&amp;لغازي</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>بداية الجولة. اضغط %1 للتقدم، و%2 للوصول إلى الحاضر.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>النقلة %1 من %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>هكذا انتهت الجولة. وما جرّبته يبقى في قائمة النقلات.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>النقلة %1 تجربة فقط: النتيجة باقية. اضغط Esc للعودة إلى الجولة.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>النقلة %1 تبدأ تفريعة أخرى. والسابقة تبقى في قائمة النقلات.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>&amp;علّق على النقلة…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>&amp;ضع علامة للنقلة</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>ر&amp;قِّ التفريعة الأخرى</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>ا&amp;حذف التفريعة الأخرى</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>النقلة %1 الآن بلا علامة.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>علامة %1: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>صارت التفريعة التي فيها %1 هي الرئيسية. «تراجع» يلغي ذلك.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>حُذفت التفريعة التي فيها %1. «تراجع» يلغي ذلك.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>ا&amp;نظر إلى هذه التفريعة</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>ارجع إلى &amp;هذه النقلة</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>ا&amp;جعلها التفريعة الرئيسية</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>&amp;احذف هذه التفريعة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>نقلات هذه الجولة</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>هنا تُسرد النقلات. انقر إحداها للرجوع إليها.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>الجولة: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>التفريعة التي حسمت الجولة: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>تفريعة أخرى: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>الرقم</translation>
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
        <translation>ألغازي</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>ألغاز من مبارياتك</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>بعد المراجعة يجعل زر «لغز» أخطاءك ألغازًا لك. ويعود كل منها بعد يوم وأسبوع وشهر، حتى إتقانه.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;جرّب</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>أ&amp;زل</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: أُتقن</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: حان الآن</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: يعود في %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;ادعُ أحدًا…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>انضم إلى &amp;مباراة…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>العب &amp;عبر الشبكة</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>العب عبر الشبكة</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>انتهت المباراة عبر الشبكة. وما لُعب باقٍ هنا.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;غادر</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>واصل &amp;اللعب</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>الطرف الآخر</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>&amp;دع آخرين يشاهدون…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>يعرض دعوة لمن يجوز لهم أن يشاهدوا</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;غادر</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>ينهي المباراة عبر الشبكة؛ وما لُعب يبقى هنا</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>قل شيئًا</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>ما قيل</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;اكتم</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>لا يعرض بعد الآن شيئًا من كلام الطرف الآخر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>نعم (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>كلا (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>الكرات التالية: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>الألوان التي يرميها الحاسوب تاليًا. أما أين تسقط فلا يُعرف قبل ذلك.</translation>
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
        <translation>احفظ صورة للرقعة</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>رسوم بأي حجم (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>رقعة.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>حُفظت الصورة في %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>تعذرت كتابة %1. اختر مجلدًا آخر، أو أفسح مكانًا على وحدة التخزين.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>صورة الرقعة في الحافظة.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>اطبع الجولة</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>طُبعت الجولة.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>اطبع التفريعة</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>طُبعت التفريعة.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>صور (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>تفوز</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>تفتح للخصم رباعية في %1</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>تدع الخصم يفوز في %1</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>تمنع رباعية الخصم</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>تهدد بالفوز في %1</translation>
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
        <translation>«تراجع» يلغي ذلك.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>تلميح: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>اللاعب %1</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>يفوز اللاعب 1 بأربع قطع بيضاء في صف.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>يفوز اللاعب 2 بأربع قطع سوداء في صف.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>جولات الفوز</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>الوقت الباقي لهذه الجولة</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>غيّر من يلعب: الاسم، شخص أو حاسوب، المستوى، الجانب</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>اللاعب %1، %2، الهدف: %3، جولات الفوز: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>الوقت الباقي: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: بقي أقل من عشر ثوانٍ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;العب من هنا</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>رتّب وضعية</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>أزل قطعًا</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (المفتاح %2)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;لون الدور:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1، اللاعب %2</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;رقعة فارغة</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>ال&amp;قطعتان الأوليان</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>الوضعية &amp;نصًا:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>هذه ليست وضعية: المحرف %1 ليس كما ينبغي. تُكتب الوضعية هكذا 6/6/2GP2/6/6/6 R: الصفوف من الأعلى، وأعداد للخانات الفارغة، وحروف للقطع، ثم لون الدور.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>اختر قطعة وانقر الخانات. والنقر على قطعة من اللون نفسه يزيلها.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>أعد</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>على قدر قوتي</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>من مبارياتي (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>من مبارياتي</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;الصعوبة</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;بحسب تصنيفي</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>المستوى &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;قِس الوقت</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>أ&amp;لغازي…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>الإ&amp;حصاءات…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>اختيار</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>تل&amp;ميح</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;الحل</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>ت&amp;خطَّ</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>التال&amp;ي</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>هذا اللغز محلول.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>تصنيف الألغاز %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>جرّب خانة أخرى.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>إحصاءات الألغاز</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>تصنيف الألغاز بعد كل لغز</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: حُلّ «%2»، التصنيف %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: حُلّ «%2» بتلميح، التصنيف %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: لم يُحلّ «%2»، التصنيف %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;الألغاز</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>ل&amp;غز اليوم</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>التصنيف %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>المستوى %1 – %2 يوازيك تقريبًا.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>التصنيف بعد كل جولة</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: فوز على المستوى %2، التصنيف %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: خسارة أمام المستوى %2، التصنيف %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: تعادل مع المستوى %2، التصنيف %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>لا نور في الأسود، و%1 يأتي بنوره</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%2 فيه نور %1 من قبل</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1 يضيف النور الذي ينقص %2</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 يضيف نوره</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>%1 يأخذ من الأبيض النور %2</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1 يأخذ النور %3، وليس منه شيء في %2</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1 يأخذ النور %2، فلا يبقى شيء</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1 يأخذ النور %3 من %2</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 يدع %1 يمر: فيتابع التفاعل إلى القطعة التالية.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 يبقى %1، و%2 يصير %1.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>النقلة %1 حوّلت %2 إلى %3</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: وُضع %2 بجانبها، في %3؛ %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: وصل إليها %2 في %3 عبر الأبيض في %5؛ %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: وصل إليها %2 في %3 عبر الأسود في %5؛ %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 يبقى كما هو: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1 يصير %2: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>ا&amp;فتح الأخيرة</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>لا ملفات بعد</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>أفرغ &amp;هذه القائمة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>&amp;راجع الجولة</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>الخ&amp;طأ السابق</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>ال&amp;خطأ التالي</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>بداية الجولة</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>هذه التفريعة لم تُراجَع</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>أفضل</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>لُعبت</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>ثم</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;جرّبها</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>أغلق المراجعة</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>لغز</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>اصنع ألغازًا من أخطائك</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>النقلات المراجَعة</translation>
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
        <translation>1 هفوة</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n هفوة</numerusform>
            <numerusform>%n هفوة</numerusform>
            <numerusform>%n هفوة</numerusform>
            <numerusform>%n هفوات</numerusform>
            <numerusform>%n هفوة</numerusform>
            <numerusform>%n هفوة</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 خطأ</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 خطأ فادح</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n خطأ فادح</numerusform>
            <numerusform>%n خطأ فادح</numerusform>
            <numerusform>%n خطأ فادح</numerusform>
            <numerusform>%n أخطاء فادحة</numerusform>
            <numerusform>%n خطأً فادحًا</numerusform>
            <numerusform>%n خطأ فادح</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>بلا أخطاء</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>جرّبها</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>هدفك أربع قطع بيضاء في صف؛ وهدف الحاسوب، في المستوى %1، أربع قطع سوداء.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>هدفك أربع قطع سوداء في صف؛ وهدف الحاسوب، في المستوى %1، أربع قطع بيضاء.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>تجربة فقط: لا شيء هنا يُحسب، والمباراة باقية كما هي.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;من جديد</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;عُد إلى المباراة</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>يجري النظر في نقلتك…</translation>
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
        <translation>اسم، إن شئت</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>أربع قطع بيضاء</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>أربع قطع سوداء</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>من يلعب</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>من يلعب</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;بدّل الجانبين</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>يأخذ اللاعب الآخر هذا الجانب. ويبقى لكل طرف ما فاز به من جولات.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>اللاعب %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>أعد ال&amp;ضبط</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>ا&amp;لسمة:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>كسطح المكتب</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>ال&amp;قطع:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>كرات بسيطة</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>كرات عليها حروف</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>كرات بنقطة لكل نور</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>للأحمر نقطة في الأعلى، وللأخضر على اليمين، وللأزرق على اليسار؛ وللألوان الأخرى نقاط الأنوار التي فيها. فتُميَّز دون رؤية الألوان.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>شكل القطع</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>ال&amp;تقريب يتبع اللعب</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;اللغة:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>علامات على الرقعة</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>ال&amp;نقلة الأخيرة</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>ال&amp;خانات الممكنة</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>ما ت&amp;فعله نقلة، تحت الفأرة أو المؤشر</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>الحركة والصوت</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>أصوات: &amp;وضع قطعة، تحوّل، فوز</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>ت&amp;حريك التفاعلات:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>حركة أقل: القطع تتلاشى ولا &amp;شيء ينتقل</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>إ&amp;يقاع العرض:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>بأي سرعة تلي النقلة النقلة، والجولة الجولة، حين يلعب الحاسوب ضد نفسه.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>أظهر &amp;ما ينظر فيه وهو يفكر</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>إذا استغرقت نقلة أكثر من ثانية: إلى أي عمق ينظر، وماذا يتوقع.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>ينتظر الحاسوب &amp;على الأقل:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>قد يستغرق الحاسوب القوي أكثر، لكنه لا يرد أبدًا قبل ذلك.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>الإعدادات سارية الآن، لكن لا يمكن حفظها: تعذرت كتابة %1.</translation>
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
        <translation>&amp;الاختصارات…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>الإجراءات ومفاتيحها</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>مفتاح جديد</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>استعمل &amp;هذا المفتاح</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>أ&amp;ضف هذا المفتاح</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;بلا مفتاح</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>&amp;كما في البداية</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;الكل كما في البداية</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>المفتاح %1 للتنقل على الرقعة وفي القوائم.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>المفتاح %1 يفتح القائمة %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>اختر في الأعلى ما يراد فعله، وانقر الحقل، واضغط المفتاح الجديد.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>هذا هو المفتاح الآن.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>المفتاح %1 هو مفتاح «%2»، ويفقده إن تابعت.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>المفتاح %1 صار لـ«%2»</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>عُد إلى الجولة (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>تجربة فقط</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>رجوع إلى ما مضى</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>توضع القطع على النقاط. أشر إلى واحدة لمعرفة ما سيتغير.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>العب ضد الحاسوب</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>طريقة اللعب</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>المزيد: الرقعة، الساعة، من &amp;يبدأ</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>المباراة الجارية تبقى محفوظة، وEsc يعود إليها.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>القواعد بالصور</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>ب&amp;دّل</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>خذ الجانب الآخر</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>اللاعب %1</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>الجولات ضد الحاسوب</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>متتالية</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>أطول متتالية</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>الجولة التي تراجعت فيها عن نقلة أو طلبت تلميحًا تُحسب جولة بمساعدة. وهي لا تبدأ انتصارات متتالية ولا تقطعها.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>تُصنَّف الجولات التي بلا مساعدة، على رقعة 16 في 16 وفي المستويات من 0 إلى 9.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;صفّر…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>كل المستويات</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>لم تنتهِ جولة ضد الحاسوب بعد. العب واحدة، فتُحسب هنا.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>أتُنسى كل الجولات المحسوبة؟ لا يمكن التراجع عن هذا.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;انسَ</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>عُد إلى الرقعة (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>عُد إلى الرقعة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>تابع</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>العب الآن</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>العب أفضل نقلة وُجدت حتى الآن (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>دع الحاسوب يتابع اللعب (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>دع الحاسوب ينتظر (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>نقلة أو جولة واحدة، ثم انتظار (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>إيقاع العرض</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;تابع</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>لا شيء تُرك</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>اخرج</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>ستضيع.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>احفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>&amp;اخرج ودعها تضيع</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>فوز في %1</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>تعادل</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>دع آخرين يشاهدون</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>أرسل هذه إلى من يجوز لهم أن يشاهدوا. يرون المباراة من بدايتها، ولا يستطيعون فعل شيء فيها.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>عجلة الألوان: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>الدور للون %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>انتهت الجولة</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;قرّب</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;بعّد</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>الرقعة &amp;كلها</translation>
    </message>
</context>
</TS>
