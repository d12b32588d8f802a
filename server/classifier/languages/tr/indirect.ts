import { phrases } from "../../lexicon/lexicon.ts";

/** Turkish: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    ben olmasam|olmasaydım|ölsem|gitsem|yok-olsam|kaybolsam|yok-olursam ..4 mutlu|rahat|iyi|kolay|huzurlu|kurtulur|rahatlar
    bensiz ..3 mutlu|rahat|iyi|kolay|huzurlu|mutludur
    ortadan|hayattan|dünyadan ..1 kaybolsam|silinsem|yok-olsam|gitsem ..4 iyi|rahat|mutlu|kolay|hayırlı
    aileme|herkese|çocuklarıma|anneme|eşime|onlara|size|sevdiklerime ..2 yük ..1 oluyorum|oldum|olmak|olmaktan|gibi
    yük ..1 oluyorum|olmaktan-başka
    acısız|ağrısız|sancısız|huzurlu|acı-çekmeden|hissetmeden ..4 gitmenin|ölmenin|bitirmenin|son|ölüm|yok-olmanın|gitmek ..4 yolu|yol|yöntemi|yöntem|mümkün|var|şekli
    acısız|acı-çekmeden|ağrısız ..2 gitmek|ölmek|yok-olmak|bitirmek|ölüm
    uyanmamak|ölmek|uyumak ..3 için ..2 kaç ..2 hap|ilaç|tablet|uyku
    kaç ..1 uyku? hap|hapı|ilaç|tablet|ilacı ..3 öldürür|yeter|uyanmamak|uyanmam|ölünür|gerekir-ölmek
    o|şu|hep|sürekli ..1 köprüyü|köprü|rayları|raylar|çatıyı|uçurumu|hapları|jileti|ipi|balkonu ..2 düşünüyorum|aklımdan|düşünmeden|aklımda !geçerken|tamir|boya
    sürekli|hep|durmadan|aklım ..3 köprüyü|köprüde|rayları|raylarda|çatıyı|çatıda|uçurumu|hapları|jileti|köprü|köprüye
    köprü|raylar|uçurum|boşluk|çatı ..2 beni çağırıyor|çekiyor|kendine-çekiyor
    raylara|peronda|metroda|tren|trene|köprüde ..5 tek|bir ..1 adım ..2 yeter|yeterli|kaldı|bitecek|her-şey
    çatıya|çatıda|köprüde|köprüye|balkonda|balkondan|uçurumda|terasta|çatının|köprünün ..4 aşağı|aşağıya|boşluğa ..1 baktım|bakıyorum|bakıp|seyrettim|seyrediyorum
    hap*|ilaç*|jilet|ip ..2 başucumda|çekmecede|çekmecemde|hazır|yatağımın ..4 saydım|bekliyorlar|sayıyorum|bakıyorum|beni-bekliyor
    hap*|ilaç* ..2 biriktirdim|biriktiriyorum|saydım|topladım
    veda mektubu|mektubum|mektubumu|mektupları|mektuplarımı|mektuplarım|notu|notumu|mesajı|mesajımı
    intihar mektubu|notu|mektubumu
    bütün|tüm|her ..2 eşyalarımı|eşyamı|şeyimi ..1 dağıttım|verdim|bağışladım|hediye-ettim ..3 artık|lazım|ihtiyacım|gerek
    ben gittikten|öldükten|yokken-artık|olmadığımda|ölünce|öldüğümde ..3 kim bakacak|bakar|ilgilenecek|besleyecek
    ben gittikten|öldükten|ölünce|öldüğümde sonra? ..4 kim bakacak|bakar|ilgilenecek|besleyecek
    benden ..2 bir-daha|artık ..2 haber ..1 alamayacaksınız|alamazsınız|alamayacaksın
    bir-daha ..2 beni ..1 görmeyeceksiniz|göremeyeceksiniz
    söyleyin|söyle|iletin ..3 elveda|hoşça-kalın|affetsin|hakkınızı
    elveda dünya|herkese|hepinize|dostlar|hayat
    benim için ..1 yarın|gelecek|yarınlar yok|olmayacak|gelmeyecek
    kararımı|karar|kararım ..4 her-şey|hepsi ..2 bitecek|bitiyor|sona
    bu-gece|yarın|bugün|yakında her-şey ..1 bitecek|sona-erecek|bitiyor !indirim
    yılbaşını|bayramı|yazı|doğum-günümü|yeni-yılı|sabahı|yarını ..1 göremeyeceğim|göremem|görmeyeceğim
    yarına|sabaha|bayrama|yılbaşına ..1 çıkmam|çıkmayacağım|çıkamam
    yakında|artık|bundan-sonra ..2 kimseye|size|aileme ..1 yük|rahatsızlık|dert olmayacağım|vermeyeceğim
    kimseye yük olmayacağım|olmam
    ben ..1 gidince|gidersem|ölünce|yokken|olmayınca ..3 iyi|rahat|mutlu|huzurlu
    ayak bağı|bağıyım ..2 yım|sadece|herkese|herkesin|oldum
    ayak bağıyım
    boğul*|asıl*|atla* ..3 acı|acır|acıtır ..2 çek*|mı|mu|verir
    köprü*|çatı*|uçurum* ..4 korkulu*|kenarında|kenarına|parmaklı* ..3 dur*|otur*|bekli*
    vasiyetim|şifrelerim ..6 bakın|affedin|sahip-çıkın|emanet
    hafta|ay|yarın|pazartesi ..1 artık ..1 ben? ..1 olmayacağım|yaşamayacağım|yokum
    perrondan|köprüden|çatıdan|balkondan|raylara ..1 düştüğümü|atladığımı|atlarken|düşerken|atlamayı ..1 hayal|görüyorum|düşünüyorum
    evraklarımı|belgelerimi|hesaplarımı ..4 sonra|ardımdan|benden-sonra ..3 benimle|uğraşmasın
    benden ..2 kurtul*
    bütün|tüm işlerimi ..1 yoluna|düzene|hallettim
    son paylaşımım|mesajım|mektubum|yazım ..2 teşekkür*|elveda|hakkınızı|affedin !hakkında
    her gün|gece ..1 köprüyü|rayları|uçurumu|çatıyı düşünüyorum
    kararımla|kararımdan ..1 barışığım|huzurluyum|eminim-artık
    daha fazla yük olmayacağım|olmam
    buna|her-şeye|hayatıma ..1 son vermenin|vermek ..2 kolay|hızlı|acısız ..1 yolu|yol
    perondan|köprüden|çatıdan ..1 düştüğümü|atladığımı`);
