<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>not this word, but the name of the language you translate to</comment>
        <translation>Türkçe</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AboutBox</name>
    <message>
        <source>About Atom-4</source>
        <translation>Atom-4 Hakkında</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;A game of colours on a triangular lattice, for two players or one against the computer.&lt;/p&gt;&lt;p&gt;Invented by H. S. Teoh, who wrote versions 1 to 4.1 in 2002 and 2003.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 2 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Atom-4 %1&lt;/h3&gt;&lt;p&gt;Üçgen ızgarada, iki kişilik ya da bilgisayara karşı tek kişilik bir renk oyunu.&lt;/p&gt;&lt;p&gt;1’den 4.1’e kadar olan sürümlerini 2002 ve 2003’te yazan H. S. Teoh tasarladı.&lt;/p&gt;&lt;p&gt;GNU Genel Kamu Lisansı’nın 2. ya da daha yeni bir sürümü altında özgür yazılım.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AccuracyTable</name>
    <message>
        <source>How close your moves were to the best ones; 100% means you always found the best move. Calculated as on Lichess (lichess.org/page/accuracy).</source>
        <translation>Hamlelerinin en iyilere ne kadar yaklaştığı: her seferinde en iyi hamle yüzde 100 demektir. Lichess’teki gibi hesaplanır (lichess.org/page/accuracy).</translation>
    </message>
    <message>
        <source>The middle begins when two goal pieces lie side by side, the end when one piece could complete a row of four.</source>
        <translation>Orta bölüm hedef renginde iki taş yan yana gelince, son bölüm tek bir taş dörtlü bir diziyi tamamlayabilir hale gelince başlar.</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Doğruluk nasıl hesaplanır</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnalysisPanel</name>
    <message>
        <source>Li&amp;nes:</source>
        <comment>how many lines of play to show</comment>
        <translation>&amp;Varyant:</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Analizi kapat</translation>
    </message>
    <message>
        <source>Depth: %1 plies, still searching</source>
        <translation>Yarım hamle derinliği: %1, sürüyor</translation>
    </message>
    <message>
        <source>Depth: %1 plies</source>
        <translation>Yarım hamle derinliği: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::AnimationExport</name>
    <message>
        <source>Save the round as an animation</source>
        <translation>Eli animasyon olarak kaydet</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Hareketli resimler (*.gif)</translation>
    </message>
    <message>
        <source>round.gif</source>
        <comment>suggested file name</comment>
        <translation>el.gif</translation>
    </message>
    <message>
        <source>Drawing the positions...</source>
        <translation>Konumlar çiziliyor…</translation>
    </message>
    <message>
        <source>No animation was saved.</source>
        <translation>Animasyon kaydedilmedi.</translation>
    </message>
    <message>
        <source>Saved the animation as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Animasyon kaydedildi: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 yazılamıyor. Başka bir klasör seç ya da diskte yer aç.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BeginPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Tahtaya dön (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Tahtaya dön</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Yeni misin?</translation>
    </message>
    <message>
        <source>Learn in ten minutes</source>
        <translation>Tahtada öğren, on dakikada</translation>
    </message>
    <message>
        <source>Start learning</source>
        <comment>button</comment>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Nasıl oynanır</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Günün bulmacası</translation>
    </message>
    <message>
        <source>What wins here?</source>
        <comment>a puzzle</comment>
        <translation>Burada ne kazandırır?</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: a puzzle</comment>
        <translation>Çöz</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Henüz bitmedi</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button</comment>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Show the &amp;example</source>
        <translation>Örneği &amp;göster</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardAndClock</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tahta:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Satır</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sütun</translation>
    </message>
    <message>
        <source>&amp;Who starts:</source>
        <translation>&amp;Kim başlar:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who begins, and the colour of the first piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>&amp;Saat:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Fixed time per player</source>
        <comment>kind of clock</comment>
        <translation>El için süre</translation>
    </message>
    <message>
        <source>Time plus increment</source>
        <comment>kind of clock</comment>
        <translation>Süre ve her hamlede ek süre</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, behind a number</comment>
        <translation> dk</translation>
    </message>
    <message>
        <source>Minutes per player</source>
        <translation>Oyuncu başına dakika</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before the seconds that each move adds</comment>
        <translation>+ </translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> sn</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Her hamlede eklenen saniye</translation>
    </message>
</context>
<context>
    <name>atom4::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CellExplainer</name>
    <message>
        <source>&amp;Why Did This Change?</source>
        <comment>the piece that is pointed at</comment>
        <translation>Bu &amp;Neden Değişti?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, and what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <comment>a piece on the cell</comment>
        <translation>&amp;Buraya Koy</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <comment>the title of a page</comment>
        <translation>El kitabı: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Clipboard</name>
    <message>
        <source>Can&apos;t paste: the program that holds the clipboard isn&apos;t responding.</source>
        <translation>Yapıştırılamıyor: panoyu tutan program yanıt vermiyor.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::CommentDialog</name>
    <message>
        <source>Comment on %1</source>
        <comment>a move</comment>
        <translation>Yorum: %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
    <message>
        <source>Your comment on this move</source>
        <translation>Bu hamle için ne söylenebilir?</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no mark</comment>
        <translation>Yok</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndCard</name>
    <message>
        <source>Review</source>
        <comment>button: look at the round that is over</comment>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Next round (N)</source>
        <comment>button; N is the key</comment>
        <translation>Sonraki el (N)</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: a new match, sides changed</comment>
        <translation>Rövanş</translation>
    </message>
    <message>
        <source>Continue (P)</source>
        <comment>button: on to the next rounds; P is the key</comment>
        <translation>Devam (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>button: no next round yet; P is the key</comment>
        <translation>Duraklat (P)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EndTexts</name>
    <message numerus="yes">
        <source>in %n moves</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>
            <numerusform>%n hamlede</numerusform>
        </translation>
    </message>
    <message>
        <source>Four whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1–%2 arasında dört beyaz, %3</translation>
    </message>
    <message>
        <source>Four blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>%1–%2 arasında dört siyah, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n whites from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1–%2 arasında %n beyaz, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blacks from %1 to %2, %3</source>
        <comment>cell, cell, &apos;in 17 moves&apos;</comment>
        <translation>
            <numerusform>%1–%2 arasında %n siyah, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>in 1 move</source>
        <comment>behind &apos;four whites from f5 to i5, &apos;</comment>
        <translation>1 hamlede</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <comment>of the position, by the computer</comment>
        <translation>Değerlendirme</translation>
    </message>
</context>
<context>
    <name>atom4::ui::EvaluationGraph</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Değerlendirme grafiği</translation>
    </message>
</context>
<context>
    <name>atom4::ui::FileMessages</name>
    <message>
        <source>the file doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>böyle bir dosya yok</translation>
    </message>
    <message>
        <source>permission denied</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>buna iznin yok</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>bu bir klasör</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>klasörü yok</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>disk yalnız okunabiliyor</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>disk dolu</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: the name must end in %2.</source>
        <comment>a file, and .png or the like</comment>
        <translation>%1 kaydedilemiyor: ad %2 ile bitmeli.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::GoalExample</name>
    <message>
        <source>Make four whites in a row</source>
        <translation>Yan yana dört beyaz yap</translation>
    </message>
    <message>
        <source>White is never placed, only made: each piece changes the colours around it.</source>
        <translation>Kimse beyaz koyamaz: taşlar değdiklerini değiştirir.</translation>
    </message>
    <message>
        <source>Make four blacks in a row</source>
        <translation>Yan yana dört siyah yap</translation>
    </message>
    <message>
        <source>Black is never placed, only made: each piece changes the colours around it.</source>
        <translation>Kimse siyah koyamaz: taşlar değdiklerini değiştirir.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Örnek</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookPaper</name>
    <message>
        <source>Atom-4: the handbook</source>
        <comment>title on paper</comment>
        <translation>Atom-4: el kitabı</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>El kitabı</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Geri (Alt+Sol)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>İleri (Alt+Sağ)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Print...</source>
        <comment>button: the handbook</comment>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Print the whole handbook (Ctrl+P)</source>
        <translation>Bütün el kitabını yazdır (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF...</source>
        <comment>button: saves the handbook</comment>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save the whole handbook as a PDF (Ctrl+S)</source>
        <translation>Bütün el kitabını PDF olarak kaydet (Ctrl+S)</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>El kitabında bul</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Sayfa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the handbook, and a sentence of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Print the handbook</source>
        <translation>El kitabını yazdır</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>El kitabını kaydet</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>atom4-handbook.pdf</source>
        <comment>suggested file name</comment>
        <translation>atom4-el-kitabi.pdf</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 yazılamıyor. Başka bir klasör seç ya da diskte yer aç.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Help</name>
    <message>
        <source>Rated Round</source>
        <translation>Dereceli El</translation>
    </message>
    <message>
        <source>&amp;Show It</source>
        <translation>&amp;Göster</translation>
    </message>
</context>
<context>
    <name>atom4::ui::HelpDialog</name>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>imleci tahtada oynat</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>imleci tahtanın kenarına götür</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. ve , (ya da Ctrl+Sağ ve Ctrl+Sol)</translation>
    </message>
    <message>
        <source>next or previous playable cell</source>
        <translation>taş konabilen sonraki ya da önceki haneye git</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter ya da Boşluk</translation>
    </message>
    <message>
        <source>place the piece</source>
        <translation>taşı koy</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the lines through the cell (for screen readers)</source>
        <translation>haneden geçen hatları ekran okuyucuyla dinle</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U ya da Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>geri al</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R ya da Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>yinele</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>bir hamle öner ve nedenini söyle</translation>
    </message>
    <message>
        <source>P</source>
        <comment>keyboard</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>pause or resume the computer</source>
        <translation>bilgisayarı duraklat, devam ettir</translation>
    </message>
    <message>
        <source>M</source>
        <comment>keyboard</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>make the computer move now</source>
        <translation>bilgisayarı hemen oynat</translation>
    </message>
    <message>
        <source>S</source>
        <comment>keyboard</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>one step of a demo</source>
        <translation>gösteriyi bir adım ilerlet</translation>
    </message>
    <message>
        <source>N</source>
        <comment>keyboard</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>next round, once one has ended</source>
        <translation>el bitince sonraki el</translation>
    </message>
    <message>
        <source>Alt with Left, Right, Home, End</source>
        <comment>keyboard</comment>
        <translation>Alt ile Sol, Sağ, Home, End</translation>
    </message>
    <message>
        <source>go through earlier positions</source>
        <translation>geriye, önceki konumlara bak</translation>
    </message>
    <message>
        <source>B</source>
        <comment>keyboard</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>next variation</source>
        <translation>yandaki varyanta git: burada başka ne oynandı</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>return to the current round</source>
        <translation>ele dön</translation>
    </message>
    <message>
        <source>C, Ctrl+1 to Ctrl+6</source>
        <comment>keyboard</comment>
        <translation>C, Ctrl+1 ile Ctrl+6 arası</translation>
    </message>
    <message>
        <source>comment on the move shown, mark it with ! ? !! ?? !? ?!</source>
        <translation>gösterilen hamleyi yorumla, ! ? !! ?? !? ?! ile işaretle</translation>
    </message>
    <message>
        <source>Ctrl+B, Delete</source>
        <comment>keyboard</comment>
        <translation>Ctrl+B, Delete</translation>
    </message>
    <message>
        <source>promote the variation, delete it</source>
        <translation>yandaki varyantı yükselt, sil</translation>
    </message>
    <message>
        <source>W</source>
        <comment>keyboard</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>explain why the cell under the cursor changed</source>
        <translation>imlecin altındaki hanenin neden değiştiğini söyle</translation>
    </message>
    <message>
        <source>A</source>
        <comment>keyboard</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>analysis on or off</source>
        <translation>analizi aç ve kapat</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review the round</source>
        <translation>eli incele</translation>
    </message>
    <message>
        <source>Alt with Up, Down</source>
        <comment>keyboard</comment>
        <translation>Alt ile Yukarı, Aşağı</translation>
    </message>
    <message>
        <source>previous and next mistake of the review</source>
        <translation>incelemenin önceki ve sonraki hatası</translation>
    </message>
    <message>
        <source>T</source>
        <comment>keyboard</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>try it: play on from here without affecting the match</source>
        <translation>buradan bilgisayara karşı dene, maça dokunmadan</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+R, Ctrl+E</source>
        <comment>keyboard</comment>
        <translation>Ctrl+N, Ctrl+R, Ctrl+E</translation>
    </message>
    <message>
        <source>new match, rematch, set up a position</source>
        <translation>yeni maç, rövanş, konum kur</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+P</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S, Ctrl+P</translation>
    </message>
    <message>
        <source>open, save, print</source>
        <translation>aç, kaydet, yazdır</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <comment>keyboard</comment>
        <translation>Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>copy the position, paste a position or a match</source>
        <translation>konumu kopyala, konum ya da maç yapıştır</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>keyboard</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>play Lines</source>
        <translation>Lines oyna</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>yakın, uzak, bütün tahta</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>keyboard</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>tam ekran</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>keyboard</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ayarlar</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>keyboard</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook</source>
        <translation>el kitabı</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q ya da Ctrl+Q</translation>
    </message>
    <message>
        <source>quit; your match is saved for next time</source>
        <translation>çık; maç bir dahaki sefere saklanır</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InvitationRow</name>
    <message>
        <source>Invitation</source>
        <translation>Davet</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
</context>
<context>
    <name>atom4::ui::InviteDialog</name>
    <message>
        <source>Host a match</source>
        <translation>Birini davet et</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Adın:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>karşıdakinin göreceği biçimde</translation>
    </message>
    <message>
        <source>&amp;You want:</source>
        <comment>four whites, or four blacks</comment>
        <translation>&amp;Hedefin:</translation>
    </message>
    <message>
        <source>four whites</source>
        <translation>dört beyaz</translation>
    </message>
    <message>
        <source>four blacks</source>
        <translation>dört siyah</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;El sayısı:</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>dilediğiniz kadar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Karşıdaki oyuncu</translation>
    </message>
    <message>
        <source>Allow &amp;spectators</source>
        <translation>&amp;Başkaları izleyebilir</translation>
    </message>
    <message>
        <source>Send this invitation to your opponent:</source>
        <translation>Bunu birlikte oynamak istediğin kişiye herhangi bir mesajlaşma uygulamasıyla gönder:</translation>
    </message>
    <message>
        <source>Send this one to spectators:</source>
        <translation>Bunu da izleyebilecek olanlara:</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Davet et</translation>
    </message>
    <message>
        <source>Announces your name and address on the local network (Avahi). Joining still requires the key.</source>
        <translation>Avahi ile, kendi ağında: yukarıdaki adın ve nerede olduğun; anahtarı olmayan giremez</translation>
    </message>
    <message>
        <source>Show my match on the local network</source>
        <translation>Yakındakiler beklediğimi görebilsin</translation>
    </message>
</context>
<context>
    <name>atom4::ui::JoinDialog</name>
    <message>
        <source>Join a match</source>
        <translation>Maça katıl</translation>
    </message>
    <message>
        <source>The in&amp;vitation you received:</source>
        <translation>&amp;Sana gönderilen davet:</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>&amp;Adın:</translation>
    </message>
    <message>
        <source>Shown to your opponent</source>
        <translation>karşıdakinin göreceği biçimde</translation>
    </message>
    <message>
        <source>This is an invitation to watch.</source>
        <translation>Bu davetle bir maçı izlersin.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>İ&amp;zle</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Katıl</translation>
    </message>
    <message>
        <source>Searches the local network (Avahi). You then need only the key, the last part of the invitation.</source>
        <translation>Avahi ile, kendi ağında; o zaman yalnız anahtar, yani davetin sonu yeter</translation>
    </message>
    <message>
        <source>This key is for a match on the local network, but none is visible.</source>
        <translation>Bu bir anahtar, yakındaki birine çıkar. Şu anda orada kimse görünmüyor.</translation>
    </message>
    <message>
        <source>Find matches on the local network</source>
        <translation>Yakında kim bekliyor, bak</translation>
    </message>
    <message>
        <source>Play (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Oyna (Y)</translation>
    </message>
    <message>
        <source>Decline (N)</source>
        <comment>button; N is the key</comment>
        <translation>Reddet (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonButton</name>
    <message>
        <source>Lesson %1: %2, done</source>
        <translation>Ders %1: %2, bitti</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Ders %1: %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LessonPage</name>
    <message>
        <source>More about this in the handbook</source>
        <translation>Daha çoğu el kitabında</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>El kitabı</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Geri</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>Y&amp;eniden</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Atla</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows where the piece goes</comment>
        <translation>Gös&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next step of a lesson</comment>
        <translation>&amp;Sonraki</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Sonraki &amp;ders</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Lessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>D&amp;ersler</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelChooser</name>
    <message>
        <source>My level</source>
        <comment>who plays: the computer, at the level that is even</comment>
        <translation>Benim gibi</translation>
    </message>
    <message>
        <source>Matches your rating (now %1) and follows it as you improve.</source>
        <comment>%1 is a number</comment>
        <translation>Derecene göre sana denk olacak seviye; derecen şu an %1. Seviye de seninle birlikte değişir.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LevelSetting</name>
    <message>
        <source>Use it in the current match, too</source>
        <comment>the level of the computer</comment>
        <translation>Oynanan maçta da kullan</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineList</name>
    <message>
        <source>Best lines</source>
        <comment>of play</comment>
        <translation>En iyi varyantlar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LineMenu</name>
    <message>
        <source>&amp;Place %1</source>
        <comment>%1 is a cell</comment>
        <translation>&amp;Koy: %1</translation>
    </message>
    <message>
        <source>&amp;Copy the Line</source>
        <translation>&amp;Varyantı Kopyala</translation>
    </message>
    <message>
        <source>Line copied: %1</source>
        <comment>%1 is a list of cells</comment>
        <translation>Varyant kopyalandı: %1</translation>
    </message>
    <message>
        <source>Save &amp;Final Position as Picture...</source>
        <translation>Vardığı Yeri &amp;Resim Olarak Kaydet…</translation>
    </message>
    <message>
        <source>&amp;Save Line as Animation...</source>
        <translation>&amp;Animasyon Olarak Kaydet…</translation>
    </message>
    <message>
        <source>P&amp;rint It...</source>
        <translation>&amp;Yazdır…</translation>
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
        <translation>Yeni &amp;Oyun…</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new game</comment>
        <translation>Yeni</translation>
    </message>
    <message>
        <source>New &amp;Game With...</source>
        <translation>Ayar&amp;larla Yeni Oyun…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Farklı Kaydet…</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>&amp;Tahtanın Resmini Kopyala</translation>
    </message>
    <message>
        <source>&amp;High Scores</source>
        <translation>&amp;Rekorlar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ka&amp;pat</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri Al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>Gö&amp;steri</translation>
    </message>
    <message>
        <source>&amp;Next Chips</source>
        <translation>&amp;Sıradaki Pullar</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Tam Ekran</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Araç Çubuğunu Göster</translation>
    </message>
    <message>
        <source>&amp;Configure Lines...</source>
        <translation>&amp;Lines’ı Yapılandır…</translation>
    </message>
    <message>
        <source>&amp;Rules and Keys</source>
        <translation>&amp;Kurallar ve Tuşlar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>O&amp;yun</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Hamle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Görünü&amp;m</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Aya&amp;rlar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Yar&amp;dım</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Araç çubuğu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesBoardView</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCourseDoor</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>D&amp;ersler</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Alıştırmalar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesCoursePage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Tahtaya dön (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Tahtaya dön</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: one step of a lesson back</comment>
        <translation>&amp;Geri</translation>
    </message>
    <message>
        <source>Aga&amp;in</source>
        <comment>button: puts the board of a lesson back</comment>
        <translation>Y&amp;eniden</translation>
    </message>
    <message>
        <source>Sho&amp;w me</source>
        <comment>button: shows what does it</comment>
        <translation>Gös&amp;ter</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a step of a lesson undone</comment>
        <translation>&amp;Atla</translation>
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
        <translation>&amp;Sonraki</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>the button that begins a game</comment>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Sonraki &amp;ders</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesEndCard</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same board</comment>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Scores</source>
        <comment>button: shows the list</comment>
        <translation>Rekorlar</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesExample</name>
    <message numerus="yes">
        <source>Line up %n chips of one colour</source>
        <translation>
            <numerusform>Aynı renkten %n pulu yan yana getir</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines disappear and score points. If a move completes none, new chips appear.</source>
        <translation>Kaybolurlar ve puan getirirler. Dizi tamamlamayan bir hamleden sonra yeni pullar düşer.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Örnek</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesFiles</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Bir Lines oyunu aç</translation>
    </message>
    <message>
        <source>Games of Lines (*.lines)</source>
        <translation>Lines oyunları (*.lines)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>%1 is a file</comment>
        <translation>Açıldı: %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Oyunu kaydet</translation>
    </message>
    <message>
        <source>game.lines</source>
        <comment>suggested file name</comment>
        <translation>oyun.lines</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>%1 is a file</comment>
        <translation>Kaydedildi: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesGameCard</name>
    <message>
        <source>Your game</source>
        <translation>Oyunun</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a game is played with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>No scores yet. Set the first one!</source>
        <translation>Henüz rekor yok. İlkini sen kıracaksın.</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <comment>%1 is a number</comment>
        <translation>Rekor: %1</translation>
    </message>
    <message>
        <source>Best score: %1, %2</source>
        <comment>a number and a player&apos;s name</comment>
        <translation>Rekor: %1, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesHelpDialog</name>
    <message>
        <source>How to play Lines</source>
        <translation>Lines nasıl oynanır</translation>
    </message>
    <message>
        <source>Rules and keys of Lines</source>
        <translation>Lines kuralları ve tuşları</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Hedef</translation>
    </message>
    <message>
        <source>Line up %1 or more chips of one colour: across, down or diagonally. Lines disappear and score points. The game ends when the board is full.</source>
        <translation>Aynı renkten %1 ya da daha çok pulu düz bir hatta yan yana getir: yatay, dikey ya da çapraz. Kaybolurlar ve puan getirirler. Tahta dolunca oyun biter.</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Bir hamle</translation>
    </message>
    <message>
        <source>Click a chip, then a free cell, or drag the chip there. It needs a path of free cells: up, down, left and right.</source>
        <translation>Bir pul ve ona boş bir hane seç: iki tıklamayla ya da pulu sürükleyerek. Arada yukarı, aşağı, sola ve sağa giden boş hanelerden bir yol olmalı.</translation>
    </message>
    <message>
        <source>If your move completes a line, you move again. If not, %1 new chips appear; lines they complete disappear as well.</source>
        <translation>Hamlen bir dizi tamamlarsa yine sen oynarsın. Tamamlamazsa bilgisayar boş hanelere %1 pul atar; onların tamamladığı diziler de kaybolur.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>%1 chips score %2 points, %3 chips %4, %5 chips %6. Consecutive scoring moves earn a bonus of 1, 4, 9, ... points.</source>
        <translation>%1 pul %2 puan getirir, %3 pul %4, %5 pul %6. Araya atış girmeden art arda tamamlanan diziler 1, 4, 9, … puan daha getirir.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keyboard</comment>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>imleci tahtada oynat</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <comment>keyboard</comment>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>move it to the edge of the board</source>
        <translation>imleci tahtanın kenarına götür</translation>
    </message>
    <message>
        <source>. and , (or Ctrl+Right and Ctrl+Left)</source>
        <comment>keyboard</comment>
        <translation>. ve , (ya da Ctrl+Sağ ve Ctrl+Sol)</translation>
    </message>
    <message>
        <source>go to the next or previous chip</source>
        <translation>sonraki ya da önceki pula git</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keyboard</comment>
        <translation>Enter ya da Boşluk</translation>
    </message>
    <message>
        <source>pick, put back or move a chip</source>
        <translation>pul seç, bırak ya da taşı</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>keyboard</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the chip back, hide the cursor</source>
        <translation>pulu bırak, imleci kaldır</translation>
    </message>
    <message>
        <source>U or Ctrl+Z</source>
        <comment>keyboard</comment>
        <translation>U ya da Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>geri al</translation>
    </message>
    <message>
        <source>R or Ctrl+Y</source>
        <comment>keyboard</comment>
        <translation>R ya da Ctrl+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>yinele</translation>
    </message>
    <message>
        <source>H</source>
        <comment>keyboard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>bir hamle öner</translation>
    </message>
    <message>
        <source>D</source>
        <comment>keyboard</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>start or stop the demo</source>
        <translation>bilgisayarı oynat ya da durdur</translation>
    </message>
    <message>
        <source>V</source>
        <comment>keyboard</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>show or hide the next chips</source>
        <translation>sıradaki pulları göster ya da gizle</translation>
    </message>
    <message>
        <source>Ctrl++, Ctrl+-, Ctrl+0</source>
        <comment>keyboard</comment>
        <translation>Ctrl++, Ctrl+-, Ctrl+0</translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole board</source>
        <translation>yakın, uzak, bütün tahta</translation>
    </message>
    <message>
        <source>N or Ctrl+N</source>
        <comment>keyboard</comment>
        <translation>N ya da Ctrl+N</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>yeni oyun</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <comment>keyboard</comment>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>aç, kaydet</translation>
    </message>
    <message>
        <source>Q or Ctrl+Q</source>
        <comment>keyboard</comment>
        <translation>Q ya da Ctrl+Q</translation>
    </message>
    <message>
        <source>close; the game is saved for next time</source>
        <translation>kapat; oyun bir dahaki sefere saklanır</translation>
    </message>
    <message>
        <source>L</source>
        <comment>keyboard</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>read the chips around the cell (for screen readers)</source>
        <translation>hanenin çevresini ekran okuyucuyla dinle</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesLeaving</name>
    <message>
        <source>The game is saved under Game &gt; Resume.</source>
        <translation>Oyun, menüdeki Yarım Kalanlar altında saklanır.</translation>
    </message>
    <message>
        <source>Its current score counts for the high scores.</source>
        <translation>Puanı olduğu gibi listeye girer.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Oyunu bırak</translation>
    </message>
    <message>
        <source>Leave this game? Score: %1</source>
        <comment>%1 is &apos;85 points&apos;</comment>
        <translation>Bu oyunu %1 ile bırakıyor musun?</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Yeni oyun</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Aç</translation>
    </message>
    <message>
        <source>&amp;Other Game</source>
        <translation>&amp;Başka oyun</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <comment>in this game</comment>
        <translation>&amp;Kal</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesMessages</name>
    <message>
        <source>ringed %1</source>
        <comment>%1 is the colour of a chip with a ring on it</comment>
        <translation>halkalı %1</translation>
    </message>
    <message>
        <source>spotted %1</source>
        <comment>%1 is the colour of a chip with spots around it</comment>
        <translation>benekli %1</translation>
    </message>
    <message>
        <source>%1, %2, picked up</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2, seçili</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <comment>a cell</comment>
        <translation>%1, boş</translation>
    </message>
    <message>
        <source>%1, free, %2 can go there</source>
        <comment>a cell and the colour of the chip that was picked</comment>
        <translation>%1, boş, %2 oraya gidebilir</translation>
    </message>
    <message>
        <source>%1, free, but no path leads there</source>
        <comment>a cell</comment>
        <translation>%1, boş, ama oraya yol yok</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>&apos;red&apos; at &apos;a1&apos;</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a list of chips</comment>
        <translation>Yeni: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: no room for %n more chips.</source>
        <translation>
            <numerusform>Oyun bitti: %n pula daha yer yok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln puan</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ranked: this game was imported.</source>
        <translation>Rekorlara girmez: bu oyun başka yerden geldi.</translation>
    </message>
    <message>
        <source>Not ranked: undo, a hint or a demo was used.</source>
        <translation>Rekorlara girmez: geri alma, ipucu ya da gösteri kullanıldı.</translation>
    </message>
    <message>
        <source>Score at least 1 point to make the high scores.</source>
        <translation>Listeye girmek için en az bir puan gerekir.</translation>
    </message>
    <message>
        <source>Not in the high scores.</source>
        <translation>Artık en iyiler arasında değil.</translation>
    </message>
    <message>
        <source>The first high score.</source>
        <translation>Kendi listesinin ilk puanı.</translation>
    </message>
    <message>
        <source>New best score! Previous best: %1.</source>
        <comment>%1 is a number</comment>
        <translation>Yeni rekor! Öncekisi %1 idi.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 in the high scores.</source>
        <comment>two numbers</comment>
        <translation>Listedeki yeri: %1 / %2.</translation>
    </message>
    <message>
        <source>%1 × %2, %3 colours, lines of %4</source>
        <comment>rows, columns, colours, chips in a line</comment>
        <translation>%1 × %2, %3 renk, %4 pulluk diziler</translation>
    </message>
    <message>
        <source>next chips shown</source>
        <translation>sıradaki pullar görünüyor</translation>
    </message>
    <message>
        <source>next chips hidden</source>
        <translation>sıradaki pullar gizli</translation>
    </message>
    <message>
        <source>%1 chips, then %2 a turn</source>
        <comment>chips before the first move, and of every throw</comment>
        <translation>%1 pul, sonra her atışta %2</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>parts of what a game of Lines is played with</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1: %2, rank %3</source>
        <comment>a date, &apos;85 points&apos;, a number</comment>
        <translation>%1: %2, %3. sırada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score and a player&apos;s name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current game is unchanged.</source>
        <translation>%1 açılamıyor: %2. Başka bir dosya seç; tahtadaki oyun duruyor.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current game is unchanged.</source>
        <translation>%1, satır %2, sütun %3: %4
Tahtadaki oyun duruyor.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 yazılamıyor: %2. Başka bir klasöre kaydet; tahtadaki oyun duruyor.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the game.</source>
        <translation>Oyun bir dahaki sefere saklanamıyor: %1. Saklamak için Oyun menüsünden Farklı Kaydet’i seç.</translation>
    </message>
    <message>
        <source>Your last game couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Geçen seferki oyun okunamadı, bu yüzden yenisi başlıyor. O oyun %1 adıyla duruyor: %2</translation>
    </message>
    <message>
        <source>Score %1, %2 × %3, last played %4</source>
        <comment>a number, rows, columns, and a date</comment>
        <translation>Puan %1, %2 × %3, bırakıldı: %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its chip</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no chips in that direction</comment>
        <translation>yok</translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. From top to bottom: %3. Falling: %4. Rising: %5.</source>
        <comment>a cell, and four lists of chips</comment>
        <translation>%1 hanesinin çevresi. Soldan sağa: %2. Yukarıdan aşağıya: %3. Alçalan: %4. Yükselen: %5.</translation>
    </message>
    <message>
        <source>The game is over: no room for 1 more chip.</source>
        <translation>Oyun bitti: 1 pula daha yer yok.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesPanel</name>
    <message>
        <source>Yes</source>
        <comment>though the game no longer counts</comment>
        <translation>Evet</translation>
    </message>
    <message>
        <source>No</source>
        <comment>the game is to count</comment>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Rekor</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Zincir</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the chips that fall next</comment>
        <translation>Sırada</translation>
    </message>
    <message>
        <source>Consecutive scoring moves. The next one earns a bonus of %1.</source>
        <translation>Araya atış girmeden art arda tamamlanan diziler. Sonraki %1 puan fazla eder.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesScoresDialog</name>
    <message>
        <source>Lines High Scores</source>
        <translation>Lines rekorları</translation>
    </message>
    <message>
        <source>&amp;Games with:</source>
        <translation>&amp;Oyunlar:</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a player</comment>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Rekorlar</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Zaman içinde puanlar</translation>
    </message>
    <message>
        <source>No scores yet. A finished or abandoned game counts unless undo, a hint or a demo was used.</source>
        <translation>Henüz rekor yok. Geri alma, ipucu ve gösteri kullanılmadıysa oyun, bitince ya da bırakılınca sayılır.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesSetupForm</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tahta:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Satır</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sütun</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>R&amp;enk:</translation>
    </message>
    <message>
        <source>Shortest &amp;line:</source>
        <translation>Bir dizideki en az &amp;pul:</translation>
    </message>
    <message>
        <source>Chips at the sta&amp;rt:</source>
        <translation>İ&amp;lk hamleden önceki pul:</translation>
    </message>
    <message>
        <source>New chips per &amp;turn:</source>
        <translation>Her &amp;atıştaki pul:</translation>
    </message>
    <message>
        <source>Show the ne&amp;xt chips</source>
        <comment>the colours of the next throw</comment>
        <translation>Sıradaki pulları &amp;göster</translation>
    </message>
    <message>
        <source>&amp;Name for the high scores:</source>
        <translation>Rekorlar &amp;için ad:</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Ad, istersen</translation>
    </message>
    <message>
        <source>St&amp;andard game</source>
        <comment>button: the set-up of the original game</comment>
        <translation>&amp;Standart oyun</translation>
    </message>
    <message numerus="yes">
        <source>The board has only %n cells: choose fewer chips at the start.</source>
        <translation>
            <numerusform>Tahtada yalnız %n hane var: ilk hamleden önce daha az pul atılabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line of %n chips fits on this board.</source>
        <translation>
            <numerusform>Bu tahtaya %n pulluk bir dizi sığmaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard game. It has one high-score list with the next chips shown and one without.</source>
        <translation>Standart oyun. Sıradaki pullar görünürken bir, gizliyken bir rekor listesi vardır.</translation>
    </message>
    <message>
        <source>Games with these settings have their own high-score list.</source>
        <translation>Bu oyunun puanları standart rekorlara girmez; kendi listesi vardır.</translation>
    </message>
    <message>
        <source>Using undo, a hint or a demo disqualifies the game from the high scores.</source>
        <translation>Geri alma, ipucu ya da gösteri oyunu listesinden çıkarır.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesStartPage</name>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>M&amp;ore: size, colours, name</source>
        <translation>Dahası: &amp;boyut, renkler, ad</translation>
    </message>
    <message>
        <source>Your current game is saved. Press Esc to return to it.</source>
        <translation>Oynanan oyun saklanır; Esc ona döner.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Kurallar tek sayfada</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LinesWindow</name>
    <message>
        <source>Open a game of Lines</source>
        <translation>Bir Lines oyunu aç</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n chips of one colour disappear. Pick a chip, then a free cell.</source>
        <translation>
            <numerusform>Aynı renkten %n pulluk diziler kaybolur. Bir pul, sonra boş bir hane seç.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lines</translation>
    </message>
    <message>
        <source>Pick a chip.</source>
        <translation>Bir pul seç.</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Bilgisayar oynuyor.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Gideceği yeri seç.</translation>
    </message>
    <message>
        <source>%1 to %2, steps: %3</source>
        <comment>two cells and a number</comment>
        <translation>%1–%2, adım: %3</translation>
    </message>
    <message>
        <source>Undo the move?</source>
        <translation>Hamle geri alınsın mı?</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Tahtanın resmi panoda.</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>İyi bir hamle gösterilsin mi?</translation>
    </message>
    <message>
        <source>Start a demo?</source>
        <translation>Bilgisayar oynasın mı?</translation>
    </message>
    <message>
        <source>Demo: the computer is playing. Click the board to stop.</source>
        <translation>Bilgisayar oynuyor. Tahtaya tıklamak bunu bitirir.</translation>
    </message>
    <message>
        <source>The demo has ended. You can play on from here.</source>
        <translation>Gösteri bitti. Buradan sen devam et.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::LiveAnalysis</name>
    <message>
        <source>&amp;Analysis</source>
        <comment>of the position on the board, while it is looked at</comment>
        <translation>&amp;Analiz</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainActions</name>
    <message>
        <source>&amp;New Match...</source>
        <translation>Yeni &amp;Maç…</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>&amp;Farklı Kaydet…</translation>
    </message>
    <message>
        <source>Save Pictu&amp;re...</source>
        <translation>&amp;Resmi Kaydet…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation...</source>
        <translation>&amp;Animasyonu Kaydet…</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Yazdır…</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position...</source>
        <translation>&amp;Konum Kur…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>Pes &amp;Et</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>K&amp;onumu Kopyala</translation>
    </message>
    <message>
        <source>Cop&amp;y Match</source>
        <translation>M&amp;açı Kopyala</translation>
    </message>
    <message>
        <source>Copy &amp;Board Picture</source>
        <translation>&amp;Tahtanın Resmini Kopyala</translation>
    </message>
    <message>
        <source>Paste &amp;Match</source>
        <translation>&amp;Maç Yapıştır</translation>
    </message>
    <message>
        <source>Next Roun&amp;d</source>
        <translation>S&amp;onraki El</translation>
    </message>
    <message>
        <source>S&amp;tatistics...</source>
        <translation>İ&amp;statistikler…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Lines</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ç&amp;ık</translation>
    </message>
    <message>
        <source>New</source>
        <comment>tool bar button: new match</comment>
        <translation>Yeni</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri Al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Duraklat</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Hemen Oyna</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Adım</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>Rematch with Sides S&amp;wapped</source>
        <translation>&amp;Taraf Değiştirip Rövanş</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>İlk &amp;Konum</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Ö&amp;nceki Konum</translation>
    </message>
    <message>
        <source>Ne&amp;xt Position</source>
        <translation>S&amp;onraki Konum</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>&amp;Son Konum</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>Öteki &amp;Varyant</translation>
    </message>
    <message>
        <source>Zoom &amp;Automatically</source>
        <translation>&amp;Oyunu Takip Et</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Tam Ekran</translation>
    </message>
    <message>
        <source>Show &amp;Tool Bar</source>
        <translation>&amp;Araç Çubuğunu Göster</translation>
    </message>
    <message>
        <source>&amp;Configure Atom-4...</source>
        <translation>Atom-4’ü &amp;Yapılandır…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;El kitabı</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tuşlar</translation>
    </message>
    <message>
        <source>&amp;About Atom-4</source>
        <translation>&amp;Atom-4 Hakkında</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Yavaş</translation>
    </message>
    <message>
        <source>N&amp;ormal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>F&amp;ast</source>
        <translation>&amp;Hızlı</translation>
    </message>
    <message>
        <source>D&amp;emo Speed</source>
        <translation>Gö&amp;steri Hızı</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>O&amp;yun</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Dışa Aktar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Dü&amp;zenle</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Hamle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Görünü&amp;m</translation>
    </message>
    <message>
        <source>&amp;Go to Position</source>
        <translation>&amp;Konuma Git</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Öğre&amp;n</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Aya&amp;rlar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Yar&amp;dım</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Araç çubuğu</translation>
    </message>
    <message>
        <source>Round %1   |   %2 : %3</source>
        <comment>round and score</comment>
        <translation>%1. el   |   %2 : %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MainWindow</name>
    <message>
        <source>Resumed your last match. The clocks start on your next move or when you press %1.</source>
        <comment>a key</comment>
        <translation>Geçen seferki maç devam ediyor. Saatler sonraki hamleni ya da %1 tuşunu bekliyor.</translation>
    </message>
    <message>
        <source>Resumed your last match.</source>
        <translation>Geçen seferki maç devam ediyor.</translation>
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
        <translation>Maç devam ediyor.</translation>
    </message>
    <message>
        <source>Paused. Clocks stopped. Press P to resume.</source>
        <translation>Duraklatıldı, saatler de durdu. Devam etmek için P tuşuna bas.</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>Duraklatıldı. P tuşuna basarsan bilgisayar oynamaya devam eder.</translation>
    </message>
    <message>
        <source>Finding a good move...</source>
        <translation>İyi bir hamle aranıyor…</translation>
    </message>
    <message>
        <source>%1 You&apos;re viewing an earlier position. %2: current position.</source>
        <comment>what has happened, a key</comment>
        <translation>%1 Geriye bakıyorsun; %2 şimdiki duruma götürür.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Bir maç aç</translation>
    </message>
    <message>
        <source>Saved games (*.atom4 *.lines);;All files (*)</source>
        <translation>Kayıtlı oyunlar (*.atom4 *.lines);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Match resumed.</source>
        <translation>Maç bırakıldığı yerden devam ediyor.</translation>
    </message>
    <message>
        <source>Opened %1. The clocks start on your next move or when you press %2.</source>
        <comment>a file, a key</comment>
        <translation>Açıldı: %1. Saatler sonraki hamleni ya da %2 tuşunu bekliyor.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Açıldı: %1.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Maçı kaydet</translation>
    </message>
    <message>
        <source>Another program changed %1 after you opened it. If you save now, those changes are lost.</source>
        <translation>%1 burada açıldığından beri başka bir program tarafından değiştirilmiş. Şimdi kaydedersen o değişikliklerin üzerine yazılır.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>&amp;Farklı Kaydet…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Üzerine &amp;Yaz</translation>
    </message>
    <message>
        <source>Atom-4 games (*.atom4)</source>
        <translation>Atom-4 oyunları (*.atom4)</translation>
    </message>
    <message>
        <source>match.atom4</source>
        <comment>suggested file name</comment>
        <translation>mac.atom4</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Kaydedildi: %1.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchPrint</name>
    <message>
        <source>Atom-4, variation of round %1 from move %2</source>
        <comment>head of a printed page; a move is &apos;3.&apos; or &apos;3...&apos;</comment>
        <translation>Atom-4, %1. elin %2 hamlesinden bir varyant</translation>
    </message>
    <message>
        <source>Atom-4, round %1</source>
        <comment>head of a printed page</comment>
        <translation>Atom-4, %1. el</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2.</source>
        <comment>who plays</comment>
        <translation>1. oyuncu: %1. 2. oyuncu: %2.</translation>
    </message>
    <message>
        <source>The variation ends with four whites in a row.</source>
        <translation>Varyant yan yana dört beyazla bitiyor.</translation>
    </message>
    <message>
        <source>The variation ends with four blacks in a row.</source>
        <translation>Varyant yan yana dört siyahla bitiyor.</translation>
    </message>
    <message>
        <source>The variation ends in a draw.</source>
        <translation>Varyant berabere bitiyor.</translation>
    </message>
    <message>
        <source>Next move: %1.</source>
        <comment>a colour</comment>
        <translation>Varyantta sıradaki renk: %1.</translation>
    </message>
    <message>
        <source>Player 1: %1. Player 2: %2. Score %3:%4.</source>
        <comment>who plays, and rounds won</comment>
        <translation>1. oyuncu: %1. 2. oyuncu: %2. Skor %3:%4.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MatchStarter</name>
    <message>
        <source>Your previous match is saved under Game &gt; Resume.</source>
        <translation>Önceki maç, Oyun menüsündeki Yarım Kalanlar altında saklanır.</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Yeni bir maç başlıyor.</translation>
    </message>
    <message>
        <source>New match with sides swapped.</source>
        <translation>Taraflar değişti, yeni bir maç başlıyor.</translation>
    </message>
    <message>
        <source>New match from your position.</source>
        <translation>Maç kurulan konumdan başlıyor.</translation>
    </message>
    <message>
        <source>Position copied as text.</source>
        <translation>Konum metin olarak kopyalandı.</translation>
    </message>
    <message>
        <source>Match copied as text.</source>
        <translation>Maç metin olarak kopyalandı.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Panoda metin yok.</translation>
    </message>
    <message>
        <source>New match from the pasted position.</source>
        <translation>Maç yapıştırılan konumdan başlıyor.</translation>
    </message>
    <message>
        <source>Paste a match</source>
        <translation>Maç yapıştır</translation>
    </message>
    <message>
        <source>Match pasted. Use Undo to go back through its moves.</source>
        <translation>Maç yapıştırıldı. Geri Al, hamlelerde geriye götürür.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Messages</name>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>İşaret yok</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>İyi hamle</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a move</comment>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Çok iyi hamle</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move</comment>
        <translation>Ağır hata</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>İlginç hamle</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Kuşkulu hamle</translation>
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
        <translation>4 beyaz</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>goal of player 2: four black pieces in a row</comment>
        <translation>4 siyah</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <comment>how many moves the computer looks ahead, and the cells it expects to be played</comment>
        <translation>Derinlik %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a cell</comment>
        <translation>%1, boş</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and the colour of its piece</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no pieces in that direction</comment>
        <translation>yok</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Around %1. From left to right: %2. Rising: %3. Falling: %4.</source>
        <comment>a cell, and three lists of pieces</comment>
        <translation>%1 hanesinin çevresi. Soldan sağa: %2. Yükselen: %3. Alçalan: %4.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4
Your current match is unchanged.</source>
        <translation>%1, satır %2, sütun %3: %4
Tahtadaki maç duruyor.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open %1: %2. Your current match is unchanged.</source>
        <translation>%1 açılamıyor: %2. Başka bir dosya seç; tahtadaki maç duruyor.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <comment>stands for a file&apos;s name</comment>
        <translation>Pano</translation>
    </message>
    <message>
        <source>Couldn&apos;t save %1: %2. Try another folder.</source>
        <translation>%1 yazılamıyor: %2. Başka bir klasöre kaydet; tahtadaki maç duruyor.</translation>
    </message>
    <message>
        <source>Autosave failed: %1. Choose Game &gt; Save As to save the match.</source>
        <translation>Maç bir dahaki sefere saklanamıyor: %1. Saklamak için Oyun menüsünden Farklı Kaydet’i seç.</translation>
    </message>
    <message>
        <source>Your last match couldn&apos;t be loaded (%2), so a new one was started. The old file was kept as %1.</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>Geçen seferki maç okunamadı, bu yüzden yenisi başlıyor. O maç %1 adıyla duruyor: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read the statistics: %1. The file is unchanged.</source>
        <translation>İstatistikler okunamıyor: %1. Oldukları gibi duruyorlar.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save statistics: %1. Free up disk space or check the permissions of your home folder.</source>
        <translation>İstatistikler yazılamıyor: %1. Yer aç ya da ev klasörüne kimin yazabildiğine bak.</translation>
    </message>
    <message>
        <source>Computer, %1 (%2)</source>
        <comment>a level of the computer in a word, and its number</comment>
        <translation>Bilgisayar, %1 (%2)</translation>
    </message>
    <message>
        <source>%1, empty, %2 can be placed here. %3</source>
        <comment>a cell, the colour to play, and a sentence: what that would do</comment>
        <translation>%1, boş, %2 buraya konabilir. %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MistakePuzzles</name>
    <message>
        <source>&amp;Make Puzzle from This Mistake</source>
        <translation>Bu &amp;Hatayı Bulmaca Olarak Sakla</translation>
    </message>
    <message>
        <source>%1: &amp;Make Puzzle</source>
        <comment>%1 says what was overlooked: White could have won here</comment>
        <translation>%1: Bulmaca &amp;Olarak Sakla</translation>
    </message>
    <message>
        <source>Make Puzzles from &amp;All Mistakes</source>
        <translation>Bütün Hataları Bulmaca Olarak &amp;Sakla</translation>
    </message>
    <message>
        <source>&amp;My Puzzles</source>
        <translation>&amp;Bulmacalarım</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveBrowser</name>
    <message>
        <source>Start of the round. %1: next move. %2: current position.</source>
        <comment>keys</comment>
        <translation>Elin başı. %1 ileri gider, %2 şimdiye döner.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3</source>
        <comment>the third is a sentence: what the move did</comment>
        <translation>Hamle %1 / %2. %3</translation>
    </message>
    <message>
        <source>End of the round. Your trial moves stay in the list.</source>
        <translation>El böyle bitmişti. Denenenler hamle listesinde kalır.</translation>
    </message>
    <message>
        <source>%1 is a trial move: the result stands. Press Esc to return to the round.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 yalnız bir deneme: sonuç değişmez. Esc ele döner.</translation>
    </message>
    <message>
        <source>%1 starts a variation. The original moves stay in the list.</source>
        <comment>%1 is a cell</comment>
        <translation>%1 başka bir varyant başlatır. Önceki hamle listesinde kalır.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveEdits</name>
    <message>
        <source>C&amp;omment on Move...</source>
        <translation>&amp;Hamleyi Yorumla…</translation>
    </message>
    <message>
        <source>Mar&amp;k Move</source>
        <translation>Ham&amp;leyi İşaretle</translation>
    </message>
    <message>
        <source>P&amp;romote Variation</source>
        <translation>Öteki Varyantı &amp;Yükselt</translation>
    </message>
    <message>
        <source>&amp;Delete Variation</source>
        <translation>Öteki &amp;Varyantı Sil</translation>
    </message>
    <message>
        <source>Mark removed from %1.</source>
        <comment>a move</comment>
        <translation>%1: artık işareti yok.</translation>
    </message>
    <message>
        <source>%1 marked: %2.</source>
        <comment>a move, and what the mark says</comment>
        <translation>%1 işaretlendi: %2.</translation>
    </message>
    <message>
        <source>The variation with %1 is now the main line. Undo reverses that.</source>
        <comment>%1 is a move</comment>
        <translation>%1 hamlesinin varyantı artık ana varyant. Geri Al bunu geri alır.</translation>
    </message>
    <message>
        <source>Deleted the variation with %1. Undo restores it.</source>
        <comment>%1 is a move</comment>
        <translation>%1 hamlesinin varyantı silindi. Geri Al bunu geri alır.</translation>
    </message>
    <message>
        <source>&amp;Go to This Variation</source>
        <translation>&amp;Bu Varyanta Bak</translation>
    </message>
    <message>
        <source>&amp;Go to This Move</source>
        <translation>Bu Hamleye &amp;Geri Bak</translation>
    </message>
    <message>
        <source>&amp;Promote to Main Line</source>
        <translation>&amp;Ana Varyant Yap</translation>
    </message>
    <message>
        <source>&amp;Delete This Variation</source>
        <translation>Bu Varyantı &amp;Sil</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveList</name>
    <message>
        <source>Moves of this round</source>
        <translation>Bu elin hamleleri</translation>
    </message>
    <message>
        <source>Moves appear here. Click one to view its position.</source>
        <translation>Hamleler burada listelenir. Geriye bakmak için birine tıkla.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::MoveListModel</name>
    <message>
        <source>The round: %1 %2</source>
        <comment>how it went on: a number, and a list of cells</comment>
        <translation>El: %1 %2</translation>
    </message>
    <message>
        <source>Deciding line: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Eli belirleyen varyant: %1 %2</translation>
    </message>
    <message>
        <source>Variation: %1 %2</source>
        <comment>a number, and a list of cells</comment>
        <translation>Başka varyant: %1 %2</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of a pair of moves</comment>
        <translation>Numara</translation>
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
        <translation>Bulmacalarım</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Oyunlarından bulmacalar</translation>
    </message>
    <message>
        <source>After a review, choose Puzzle to turn your mistakes into puzzles. Each comes back after a day, a week and a month, until you have learned it.</source>
        <translation>Bir incelemeden sonra Bulmaca düğmesi hatalarını sana bulmaca yapar. Her biri, iyice öğrenilene dek bir gün, bir hafta ve bir ay sonra yeniden sorulur.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <comment>button: this puzzle</comment>
        <translation>&amp;Dene</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <comment>button: this puzzle, from the list</comment>
        <translation>&amp;Kaldır</translation>
    </message>
    <message>
        <source>%1: learned</source>
        <comment>a puzzle that is asked no more</comment>
        <translation>%1: öğrenildi</translation>
    </message>
    <message>
        <source>%1: due now</source>
        <comment>a puzzle</comment>
        <translation>%1: zamanı geldi</translation>
    </message>
    <message>
        <source>%1: again on %2</source>
        <comment>a puzzle, a date</comment>
        <translation>%1: yeniden, %2</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkGame</name>
    <message>
        <source>&amp;Host a Match...</source>
        <translation>&amp;Birini Davet Et…</translation>
    </message>
    <message>
        <source>&amp;Join a Match...</source>
        <translation>&amp;Maça Katıl…</translation>
    </message>
    <message>
        <source>&amp;Play over the Network</source>
        <translation>Ağ Üzerinden &amp;Oyna</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Ağ üzerinden oyna</translation>
    </message>
    <message>
        <source>The network match has ended. Your copy is still here.</source>
        <translation>Ağ üzerinden oynanan maç bitti. Oynananlar burada duruyor.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Ayrıl</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Oynamayı sürdür</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NetworkPanel</name>
    <message>
        <source>Opponent</source>
        <translation>Karşıdaki oyuncu</translation>
    </message>
    <message>
        <source>Let Others &amp;Watch...</source>
        <translation>&amp;İzlemeye Aç…</translation>
    </message>
    <message>
        <source>Show an invitation for spectators</source>
        <translation>İzleyebilecek olanlar için bir davet gösterir</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>&amp;Ayrıl</translation>
    </message>
    <message>
        <source>End the network match; your copy is kept</source>
        <translation>Ağ üzerinden oynanan maçı bitirir; oynananlar burada kalır</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Bir şey söyle</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Söylenenler</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>&amp;Sustur</translation>
    </message>
    <message>
        <source>Hide your opponent&apos;s messages</source>
        <translation>Karşıdakinin söylediklerini bundan sonra göstermez</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who says something</comment>
        <translation>Sen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: hides what was said</comment>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <comment>button; Y is the key</comment>
        <translation>Evet (Y)</translation>
    </message>
    <message>
        <source>No (N)</source>
        <comment>button; N is the key</comment>
        <translation>Hayır (N)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::NextChips</name>
    <message>
        <source>Next chips: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Sıradaki pullar: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Colours of the next chips. Where they appear is random.</source>
        <translation>Bilgisayarın sırada atacağı renkler. Nereye düşecekleri önceden bilinmez.</translation>
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
        <translation>Tahtanın resmini kaydet</translation>
    </message>
    <message>
        <source>Drawings of any size (*.svg)</source>
        <translation>Her boyutta çizimler (*.svg)</translation>
    </message>
    <message>
        <source>board.png</source>
        <comment>suggested file name</comment>
        <translation>tahta.png</translation>
    </message>
    <message>
        <source>Saved the picture as %1.</source>
        <translation>Resim kaydedildi: %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t write %1. Choose another folder or free up disk space.</source>
        <translation>%1 yazılamıyor. Başka bir klasör seç ya da diskte yer aç.</translation>
    </message>
    <message>
        <source>Board picture copied.</source>
        <translation>Tahtanın resmi panoda.</translation>
    </message>
    <message>
        <source>Print the round</source>
        <translation>Eli yazdır</translation>
    </message>
    <message>
        <source>Printed the round.</source>
        <translation>El yazdırıldı.</translation>
    </message>
    <message>
        <source>Print the line</source>
        <translation>Varyantı yazdır</translation>
    </message>
    <message>
        <source>Printed the line.</source>
        <translation>Varyant yazdırıldı.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Resimler (*.png *.jpg *.jpeg)</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlacementTexts</name>
    <message>
        <source>Wins</source>
        <comment>what a placement would do; alone</comment>
        <translation>Kazandırır</translation>
    </message>
    <message>
        <source>Gives the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Rakibe %1 hanesinde dörtlü açar</translation>
    </message>
    <message>
        <source>Leaves the opponent a win at %1</source>
        <comment>what a placement would do; a cell</comment>
        <translation>Rakibe %1 hanesinde kazandırır</translation>
    </message>
    <message>
        <source>Stops the opponent&apos;s four</source>
        <comment>what a placement would do; alone</comment>
        <translation>Rakibin dörtlüsünü engeller</translation>
    </message>
    <message>
        <source>Threatens to win at %1</source>
        <comment>what a placement would do; cells</comment>
        <translation>%1 hanesinde kazanmakla tehdit eder</translation>
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
        <translation>Geri Al bunu geri alır.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>%1 is a sentence</comment>
        <translation>İpucu: %1</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PlayerCard</name>
    <message>
        <source>Player %1</source>
        <translation>%1. oyuncu</translation>
    </message>
    <message>
        <source>Player 1 wins with four whites in a row.</source>
        <translation>1. oyuncu yan yana dört beyazla kazanır.</translation>
    </message>
    <message>
        <source>Player 2 wins with four blacks in a row.</source>
        <translation>2. oyuncu yan yana dört siyahla kazanır.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Kazanılan eller</translation>
    </message>
    <message>
        <source>Time left for this round</source>
        <translation>Bu el için kalan süre</translation>
    </message>
    <message>
        <source>Change player, name, level or side</source>
        <translation>Oynayanı değiştir: ad, insan ya da bilgisayar, seviye, taraf</translation>
    </message>
    <message>
        <source>Player %1, %2, goal: %3, rounds won: %4</source>
        <translation>%1. oyuncu, %2, hedef: %3, kazandığı el: %4</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Kalan süre: %1</translation>
    </message>
    <message>
        <source>%1: less than ten seconds left</source>
        <comment>the name of a player</comment>
        <translation>%1: on saniyeden az kaldı</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PositionDialog</name>
    <message>
        <source>&amp;Play from Here</source>
        <translation>Buradan &amp;Oyna</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Konum kur</translation>
    </message>
    <message>
        <source>Remove pieces</source>
        <translation>Taşları kaldır</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a piece&apos;s colour, and the key that chooses it</comment>
        <translation>%1 (%2 tuşu)</translation>
    </message>
    <message>
        <source>Colour to pla&amp;y:</source>
        <translation>&amp;Sıradaki renk:</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <comment>a colour, and whose it is</comment>
        <translation>%1, %2. oyuncu</translation>
    </message>
    <message>
        <source>E&amp;mpty Board</source>
        <translation>&amp;Boş Tahta</translation>
    </message>
    <message>
        <source>&amp;First Two Pieces</source>
        <translation>İlk İki &amp;Taş</translation>
    </message>
    <message>
        <source>Position as &amp;text:</source>
        <translation>&amp;Metin olarak konum:</translation>
    </message>
    <message>
        <source>Invalid position at character %1. Example: 6/6/2GP2/6/6/6 R – rows from the top, numbers for empty cells, letters for pieces, then the colour to play.</source>
        <translation>Bu bir konum değil: %1. karakter olması gerektiği gibi değil. Konum şöyle yazılır: 6/6/2GP2/6/6/6 R. Üstten satırlar, boş haneler için sayılar, taşlar için harfler, sonra sıradaki renk.</translation>
    </message>
    <message>
        <source>Choose a piece, then click cells. Click a piece of the same colour to remove it.</source>
        <translation>Bir taş seç ve hanelere tıkla. Aynı renkten bir taşa tıklamak onu kaldırır.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri Al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Satır</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sütun</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleChoices</name>
    <message>
        <source>At my level</source>
        <comment>a set of puzzles</comment>
        <translation>Gücüme göre</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Günün bulmacası</translation>
    </message>
    <message>
        <source>From my games (%1)</source>
        <comment>a set of puzzles; how many are due</comment>
        <translation>Oyunlarımdan (%1)</translation>
    </message>
    <message>
        <source>From my games</source>
        <comment>a set of puzzles</comment>
        <translation>Oyunlarımdan</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Zorluk</translation>
    </message>
    <message>
        <source>&amp;My rating</source>
        <comment>puzzles as hard as</comment>
        <translation>&amp;dereceme göre</translation>
    </message>
    <message>
        <source>Level &amp;%1: %2</source>
        <comment>puzzles as hard as</comment>
        <translation>seviye &amp;%1: %2</translation>
    </message>
    <message>
        <source>Show &amp;Timer</source>
        <translation>&amp;Süre Tut</translation>
    </message>
    <message>
        <source>&amp;My Puzzles...</source>
        <translation>&amp;Bulmacalarım…</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>İs&amp;tatistikler…</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: a menu with sets of puzzles and how hard they are</comment>
        <translation>Seç</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzlePage</name>
    <message>
        <source>H&amp;int</source>
        <comment>button: where to look in a puzzle</comment>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>S&amp;olution</source>
        <comment>button: shows the moves of a puzzle</comment>
        <translation>&amp;Çözüm</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <comment>button: takes a try at a puzzle back, or begins it anew</comment>
        <translation>Y&amp;eniden</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>button: leaves a puzzle unsolved</comment>
        <translation>&amp;Atla</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <comment>button: the next puzzle</comment>
        <translation>&amp;Sonraki</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Bu çözüldü.</translation>
    </message>
    <message>
        <source>Puzzle rating %1</source>
        <translation>Bulmaca derecesi %1</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>üst üste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try another cell.</source>
        <translation>Başka bir hane dene.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::PuzzleStatisticsDialog</name>
    <message>
        <source>Puzzle Statistics</source>
        <translation>Bulmaca İstatistikleri</translation>
    </message>
    <message>
        <source>Puzzle rating after each puzzle</source>
        <translation>Her bulmacadan sonraki bulmaca derecesi</translation>
    </message>
    <message>
        <source>%1: solved “%2”, rating %3</source>
        <translation>%1: “%2” çözüldü, derece %3</translation>
    </message>
    <message>
        <source>%1: solved “%2” with a hint, rating %3</source>
        <translation>%1: “%2” ipucuyla çözüldü, derece %3</translation>
    </message>
    <message>
        <source>%1: missed “%2”, rating %3</source>
        <translation>%1: “%2” çözülemedi, derece %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Puzzles</name>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Bulmacalar</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;Day</source>
        <translation>&amp;Günün Bulmacası</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RatingPanel</name>
    <message>
        <source>Rating %1 ± %2</source>
        <translation>Derece %1 ± %2</translation>
    </message>
    <message>
        <source>About even with level %1 – %2.</source>
        <translation>Aşağı yukarı sana denk seviye: %1 – %2.</translation>
    </message>
    <message>
        <source>Rating after each round</source>
        <translation>Her elden sonraki derece</translation>
    </message>
    <message>
        <source>%1: won against level %2, rating %3</source>
        <translation>%1: kazanıldı, rakip seviye %2, derece %3</translation>
    </message>
    <message>
        <source>%1: lost against level %2, rating %3</source>
        <translation>%1: kaybedildi, rakip seviye %2, derece %3</translation>
    </message>
    <message>
        <source>%1: drew against level %2, rating %3</source>
        <translation>%1: berabere, rakip seviye %2, derece %3</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReactionTexts</name>
    <message>
        <source>black has no light, %1 brings its own</source>
        <comment>%1 is a colour</comment>
        <translation>siyahın ışığı yok, %1 kendininkini getirir</translation>
    </message>
    <message>
        <source>%2 already has the light of %1</source>
        <comment>colours</comment>
        <translation>%1 ışık %2 içinde zaten var</translation>
    </message>
    <message>
        <source>%1 adds the light that %2 lacks</source>
        <comment>colours</comment>
        <translation>%1, %2 içinde eksik olan ışığı katar</translation>
    </message>
    <message>
        <source>%1 adds its light</source>
        <comment>%1 is a colour</comment>
        <translation>%1 kendi ışığını katar</translation>
    </message>
    <message>
        <source>%1 takes the %2 away from white</source>
        <comment>colours</comment>
        <translation>%1, beyazdaki %2 ışığı alır</translation>
    </message>
    <message>
        <source>%1 takes %3 away, and %2 has none</source>
        <comment>colours</comment>
        <translation>%1, %3 ışığı alır, oysa %2 içinde o yok</translation>
    </message>
    <message>
        <source>%1 takes %2 away, and nothing is left</source>
        <comment>colours</comment>
        <translation>%1, %2 ışığı alır, geriye bir şey kalmaz</translation>
    </message>
    <message>
        <source>%1 takes the %3 out of %2</source>
        <comment>colours</comment>
        <translation>%1, %2 içindeki %3 ışığı alır</translation>
    </message>
    <message>
        <source>%2 passes %1 on to the next piece.</source>
        <comment>colours</comment>
        <translation>%2 iletir, %1 geçer: tepkime bir sonraki taşa uzanır.</translation>
    </message>
    <message>
        <source>%1 stays %1, and %2 becomes %1.</source>
        <comment>two colours; the second is the other player&apos;s goal</comment>
        <translation>%1 yine %1 kalır, %2 ise %1 olur.</translation>
    </message>
    <message>
        <source>Move %1 turned %2 into %3</source>
        <comment>number, two colours</comment>
        <translation>%1. hamlede %2 iken %3 oldu</translation>
    </message>
    <message>
        <source>%1: %2 was placed next to it, at %3; %4.</source>
        <comment>&apos;Move 4 turned red into purple&apos;, colour, cell, reason</comment>
        <translation>%1: yanına, %3 hanesine %2 kondu; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through white at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %3 hanesindeki %2 ona beyaz üzerinden (%5) ulaştı; %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3 reached it through black at %5; %4.</source>
        <comment>as above; %5 is a list of cells</comment>
        <translation>%1: %3 hanesindeki %2 ona siyah üzerinden (%5) ulaştı; %4.</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2.</source>
        <comment>a colour, and the reason</comment>
        <translation>%1 olduğu gibi kalır: %2.</translation>
    </message>
    <message>
        <source>%1 becomes %2: %3.</source>
        <comment>two colours, and the reason</comment>
        <translation>%1, %2 olur: %3.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::RecentFilesMenu</name>
    <message>
        <source>Open Rec&amp;ent</source>
        <translation>&amp;Son Açılanlar</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Henüz dosya yok</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Bu Listeyi Temizle</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewGuide</name>
    <message>
        <source>Re&amp;view Round</source>
        <comment>look at each move and mark mistakes</comment>
        <translation>E&amp;li İncele</translation>
    </message>
    <message>
        <source>&amp;Previous Mistake</source>
        <translation>Önceki &amp;Hata</translation>
    </message>
    <message>
        <source>&amp;Next Mistake</source>
        <translation>&amp;Sonraki Hata</translation>
    </message>
    <message>
        <source>The start of the round</source>
        <translation>Elin başı</translation>
    </message>
    <message>
        <source>This variation hasn&apos;t been reviewed</source>
        <translation>Bu varyant incelenmedi</translation>
    </message>
    <message>
        <source>better</source>
        <comment>beside a move on the board</comment>
        <translation>daha iyi</translation>
    </message>
    <message>
        <source>played</source>
        <comment>beside a move on the board</comment>
        <translation>oynanan</translation>
    </message>
    <message>
        <source>then</source>
        <comment>beside a move on the board: what would follow</comment>
        <translation>sonra</translation>
    </message>
    <message>
        <source>&amp;Try It</source>
        <comment>play on from here against the computer, beside the match</comment>
        <translation>&amp;Dene</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ReviewPanel</name>
    <message>
        <source>Cancel</source>
        <comment>button: the review that is running</comment>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>İncelemeyi kapat</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>button: a menu that makes puzzles of mistakes</comment>
        <translation>Bulmaca</translation>
    </message>
    <message>
        <source>Make puzzles of your mistakes</source>
        <translation>Hatalarından bulmaca yap</translation>
    </message>
    <message>
        <source>Moves reviewed</source>
        <translation>İncelenen hamleler</translation>
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
        <translation>1 kusur</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n kusur</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <comment>of a player</comment>
        <translation>1 hata</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n hata</numerusform>
        </translation>
    </message>
    <message>
        <source>1 blunder</source>
        <comment>of a player</comment>
        <translation>1 ağır hata</translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n ağır hata</numerusform>
        </translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>of a player</comment>
        <translation>hatasız</translation>
    </message>
</context>
<context>
    <name>atom4::ui::Sandbox</name>
    <message>
        <source>Try It</source>
        <comment>title: play on from here against the computer</comment>
        <translation>Dene</translation>
    </message>
    <message>
        <source>You want four whites in a row; the computer, at level %1, wants four blacks.</source>
        <translation>Sen yan yana dört beyaz, bilgisayar (seviye %1) dört siyah istiyor.</translation>
    </message>
    <message>
        <source>You want four blacks in a row; the computer, at level %1, wants four whites.</source>
        <translation>Sen yan yana dört siyah, bilgisayar (seviye %1) dört beyaz istiyor.</translation>
    </message>
    <message>
        <source>Nothing you try here affects your match.</source>
        <translation>Yalnız deneme: burada hiçbir şey sayılmaz, maç olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>button: the last move</comment>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <comment>button: from the same position</comment>
        <translation>&amp;Yeniden başla</translation>
    </message>
    <message>
        <source>Back to the &amp;match</source>
        <comment>button</comment>
        <translation>&amp;Maça dön</translation>
    </message>
    <message>
        <source>Checking your move...</source>
        <translation>Hamlene bakılıyor…</translation>
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
        <translation>Ad, istersen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who plays</comment>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who plays</comment>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>four whites</source>
        <comment>what player 1 wants</comment>
        <translation>dört beyaz</translation>
    </message>
    <message>
        <source>four blacks</source>
        <comment>what player 2 wants</comment>
        <translation>dört siyah</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kim oynuyor</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SeatDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Kim oynuyor</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <comment>button: the players change places</comment>
        <translation>&amp;Taraf değiştir</translation>
    </message>
    <message>
        <source>Swap sides. Both players keep their scores.</source>
        <translation>Bu tarafa öteki oyuncu geçer. Kazanılan eller sahibinde kalır.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. oyuncu</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <comment>button: all settings as at first</comment>
        <translation>&amp;Sıfırla</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Görünüş</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme or language</comment>
        <translation>Masaüstü gibi</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>&amp;Pieces:</source>
        <translation>T&amp;aşlar:</translation>
    </message>
    <message>
        <source>Plain balls</source>
        <translation>Düz toplar</translation>
    </message>
    <message>
        <source>Balls with letters</source>
        <translation>Harfli toplar</translation>
    </message>
    <message>
        <source>Balls with a dot for each light</source>
        <translation>Her ışık için noktalı toplar</translation>
    </message>
    <message>
        <source>Dots show the lights in each piece: red at the top, green at the right, blue at the left. You can tell pieces apart without seeing colours.</source>
        <translation>Kırmızının noktası üstte, yeşilinki sağda, mavininki solda; öteki renklerde, taşıdıkları ışıkların noktaları var. Böylece renkleri görmeden de ayırt edilebilirler.</translation>
    </message>
    <message>
        <source>How the pieces look</source>
        <translation>Taşlar nasıl görünür</translation>
    </message>
    <message>
        <source>&amp;Zoom automatically</source>
        <translation>Yakınlaştırma &amp;oyunu takip eder</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Dil:</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Tahtadaki işaretler</translation>
    </message>
    <message>
        <source>The &amp;last move</source>
        <translation>Son &amp;hamle</translation>
    </message>
    <message>
        <source>Pla&amp;yable cells</source>
        <translation>Taş &amp;konabilecek haneler</translation>
    </message>
    <message>
        <source>Move previe&amp;w</source>
        <translation>&amp;Farenin ya da imlecin altındaki hamlenin ne yapacağı</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Hareket ve ses</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>Ses&amp;ler: taş koyma, değişme, kazanma</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>T&amp;epkime animasyonu:</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of the animation</comment>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of the animation</comment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the animation</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the animation</comment>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>&amp;Reduce motion (pieces fade instead of moving)</source>
        <translation>Az hareket: taşlar solarak değişir, hiçbir şey &amp;yol almaz</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>a group of settings</comment>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>&amp;Demo speed:</source>
        <comment>how quickly computers play each other</comment>
        <translation>&amp;Gösteri hızı:</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of a demonstration</comment>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of a demonstration</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of a demonstration</comment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Pause between moves and rounds when the computer plays itself.</source>
        <translation>Bilgisayarlar birbirine karşı oynarken hamlelerin ve ellerin ne hızla art arda geldiği.</translation>
    </message>
    <message>
        <source>S&amp;how the computer&apos;s thinking</source>
        <translation>Düşünürken &amp;neye baktığını göster</translation>
    </message>
    <message>
        <source>For moves that take over a second, shows search depth and expected moves.</source>
        <translation>Bir hamle bir saniyeden uzun sürünce: ne kadar derine baktığı ve ne beklediği.</translation>
    </message>
    <message>
        <source>Minimum time per comp&amp;uter move:</source>
        <translation>&amp;Bilgisayar en az şu kadar bekler:</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> sn</translation>
    </message>
    <message>
        <source>Higher levels may take longer; the computer never moves sooner than this.</source>
        <translation>Güçlü bir bilgisayar daha uzun düşünebilir, ama hiçbir zaman bundan önce yanıt vermez.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SettingsKeeper</name>
    <message>
        <source>Your changes apply now but couldn&apos;t be saved: can&apos;t write to %1.</source>
        <comment>%1 is a file</comment>
        <translation>Ayarlar şimdilik geçerli ama saklanamıyor: %1 yazılamıyor.</translation>
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
        <translation>&amp;Kısayollar…</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Kısayollar</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ne yapar</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>column of a list</comment>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Eylemler ve tuşları</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Yeni tuş</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Bu Tuşu &amp;Kullan</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Bu Tuşu Ekle</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Tuş Yok</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>the keys of one action</comment>
        <translation>Baştaki &amp;Gibi</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <comment>the keys of all actions</comment>
        <translation>&amp;Hepsi Baştaki Gibi</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around the board and lists.</source>
        <comment>a key</comment>
        <translation>%1 tahtada ve listelerde gezinmek içindir.</translation>
    </message>
    <message>
        <source>%1 opens the %2 menu.</source>
        <comment>a key, a menu</comment>
        <translation>%1 şu menüyü açar: %2.</translation>
    </message>
    <message>
        <source>Select an action, click the box below, and press the new shortcut.</source>
        <translation>Yukarıdan bir eylem seç, kutuya tıkla ve yeni tuşa bas.</translation>
    </message>
    <message>
        <source>This action already has that shortcut.</source>
        <translation>Tuş artık bu.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”. If you continue, “%2” loses it.</source>
        <comment>a key, an action</comment>
        <translation>%1 şu an “%2” eyleminin tuşu; devam edersen o eylem tuşunu yitirir.</translation>
    </message>
    <message>
        <source>%1 is now “%2”</source>
        <comment>a key that an action has lost, and the action that has it</comment>
        <translation>%1 artık “%2”</translation>
    </message>
</context>
<context>
    <name>atom4::ui::SidePanel</name>
    <message>
        <source>Back to the round (Esc)</source>
        <comment>button while looking back; Esc is the key</comment>
        <translation>Ele dön (Esc)</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the computer waits</comment>
        <translation>Duraklatıldı</translation>
    </message>
    <message>
        <source>Trial move</source>
        <comment>in a round that is over; short</comment>
        <translation>Yalnız deneme</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <comment>at an earlier position</comment>
        <translation>Geriye bakış</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartCard</name>
    <message>
        <source>Pieces go on the dots. Point at one to see what would change.</source>
        <translation>Taşlar noktalara konur. Neyin değişeceğini görmek için birinin üstüne gel.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <comment>button</comment>
        <translation>Bilgisayara karşı</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Nasıl oynanır</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StartPage</name>
    <message>
        <source>New match</source>
        <translation>Yeni maç</translation>
    </message>
    <message>
        <source>Mo&amp;re: board, clock, who starts</source>
        <translation>Dahası: tahta, saat, kim &amp;başlar</translation>
    </message>
    <message>
        <source>Your current match is saved. Press Esc to return to it.</source>
        <translation>Oynanan maç saklanır; Esc ona döner.</translation>
    </message>
    <message>
        <source>The rules in pictures</source>
        <translation>Resimlerle kurallar</translation>
    </message>
    <message>
        <source>Sw&amp;ap</source>
        <comment>button: you take the other side</comment>
        <translation>D&amp;eğiştir</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Öteki tarafı al</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. oyuncu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sen</translation>
    </message>
</context>
<context>
    <name>atom4::ui::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>Rounds against the computer</source>
        <translation>Bilgisayara karşı eller</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>column: of the computer</comment>
        <translation>Seviye</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column: how many</comment>
        <translation>El</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column: rounds</comment>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column: rounds</comment>
        <translation>Kaybedilen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>column: rounds</comment>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>With help</source>
        <comment>column: rounds</comment>
        <translation>Yardımla</translation>
    </message>
    <message>
        <source>Streak</source>
        <comment>column: rounds won one after the other</comment>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>column</comment>
        <translation>En iyi seri</translation>
    </message>
    <message>
        <source>Rounds with an undo or a hint count as “With help” and don&apos;t affect your streak.</source>
        <translation>Hamle geri aldığın ya da ipucu istediğin el yardımla oynanmış sayılır. Seri başlatmaz, seri bozmaz.</translation>
    </message>
    <message>
        <source>Rounds without help are rated on 16 × 16 boards at levels 0 to 9.</source>
        <translation>16’ya 16 tahtada, 0–9 arası seviyelerde yardımsız oynanan eller dereceye yansır.</translation>
    </message>
    <message>
        <source>&amp;Reset...</source>
        <comment>button: forget all statistics</comment>
        <translation>&amp;Sıfırla…</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Bütün seviyeler</translation>
    </message>
    <message>
        <source>No finished rounds yet. Play the computer to see your results here.</source>
        <translation>Bilgisayara karşı henüz biten el yok. Bir el oyna, burada sayılsın.</translation>
    </message>
    <message>
        <source>Reset all statistics? This can&apos;t be undone.</source>
        <translation>Sayılan bütün eller unutulsun mu? Bu geri alınamaz.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Unut</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TrainingPage</name>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>Tahtaya dön (Esc)</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Tahtaya dön</translation>
    </message>
</context>
<context>
    <name>atom4::ui::TurnButtons</name>
    <message>
        <source>Continue</source>
        <comment>button: the computer plays on</comment>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: the computer waits</comment>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Move now</source>
        <comment>button: the computer is to think no longer</comment>
        <translation>Hemen oyna</translation>
    </message>
    <message>
        <source>Play the best move found so far (M)</source>
        <comment>M is the key</comment>
        <translation>Şimdiye dek bulunan en iyi hamleyi oyna (M)</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <comment>P is the key</comment>
        <translation>Bilgisayarı yeniden oynat (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <comment>P is the key</comment>
        <translation>Bilgisayarı duraklat (P)</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>button: one move of a demonstration</comment>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Play one move or round, then pause (S)</source>
        <comment>S is the key</comment>
        <translation>Bir hamle ya da el ilerle, orada bekle (S)</translation>
    </message>
    <message>
        <source>Demo speed</source>
        <translation>Gösteri hızı</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnfinishedMenu</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Yarım Kalanlar</translation>
    </message>
    <message>
        <source>No unfinished games</source>
        <translation>Yarım kalan yok</translation>
    </message>
</context>
<context>
    <name>atom4::ui::UnkeptNotice</name>
    <message>
        <source>Not saved</source>
        <comment>in the status bar: the game is not saved by itself</comment>
        <translation>Saklanmıyor</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>It will be lost if you quit.</source>
        <translation>Çıkarsan kaybolur.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>&amp;Farklı Kaydet…</translation>
    </message>
    <message>
        <source>&amp;Quit Without Saving</source>
        <translation>Çık &amp;ve Kaybet</translation>
    </message>
</context>
<context>
    <name>atom4::ui::VerdictTexts</name>
    <message>
        <source>won</source>
        <comment>the round, by the player ahead</comment>
        <translation>kazandı</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>%1 is a number of moves</comment>
        <translation>%1 hamlede kazanç</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>what the round comes to</comment>
        <translation>berabere</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WatchDialog</name>
    <message>
        <source>Let others watch</source>
        <translation>İzlemeye aç</translation>
    </message>
    <message>
        <source>Send this to spectators. They can follow the match from the start but can&apos;t take part.</source>
        <translation>Bunu izleyebilecek olanlara gönder. Maçı başından görürler, ama bir şey yapamazlar.</translation>
    </message>
</context>
<context>
    <name>atom4::ui::WheelView</name>
    <message>
        <source>Colour wheel: %1</source>
        <comment>%1 says something</comment>
        <translation>Renk çarkı: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>%1 is a colour</comment>
        <translation>Sıradaki renk: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>El bitti</translation>
    </message>
</context>
<context>
    <name>atom4::ui::ZoomActions</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Yakınlaştır</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Uzaklaştır</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Bütün Tahta</translation>
    </message>
</context>
</TS>
