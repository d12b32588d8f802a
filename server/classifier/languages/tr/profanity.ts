import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Turkish swearing. Single words begin with naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus
 * innocent ones; what no other language shares stands among the phrases.
 */
export const trProfanity: HarmList = {
  words: {
    high: words(`
      lanet kahretsin kahrolası boktan bokun boklu salak salaklar aptal aptallar gerizekalı gerizekali geri-zekalı embesil dangalak
      hassiktir hasiktir pislik şerefsiz serefsiz şerefsizler haysiyetsiz namussuz dallama angut hödük öküz eşşek haltetmiş terbiyesiz ahmak osuruk
      hıyar denyo kepaze `),
    low: words(`
      orospu orospular orospunun orospuya pezevenk pezevenkler kahpe kahpeler kaltak kaltaklar kaltağı götü götün götler götlek
      yavşak yavşaklar yavsak amk aq amcık amcik amına amina amınakoyim siktir siktirgit sikik sikerim sikeyim sikim sikiyim sikti
      sikmek aminakoyim fahişe sürtük sürtükler ibne puşt puşt puştlar dalyarak gavat gavatlar yarrak yarak taşak taşşak `),
  },
  phrases: {
    low: phrases(`
      amına|amina|amınıza|amını|aminiza|anasının-amına|ananın-amına|amna|amuna|avradını|anasını|ananı|ananızı|ebeni|bacını|karını|sülaleni|dinini|yedi-ceddini|kitabını|anani|anasini|ecdadını ..2 koyim|koduğum*|kodum*|koyayım|koyim|koyyim|koyum|koyduğum*|kodumun*|sikiyim|sikiyor|sikeyim|sikerim|sikiyim|siktiğim*|koyarım|koydum|soktuğum*|kayayım|kayıyım|sikem|sik|avrad* !su|tuz
      amk|amq|aq
      amınakoyayım|amınakoyim|amınakoyum|aminakoyim|aminakoyum|amınakoduğum*|amınakodu*|amkk|amkoyim|amcık-ağız*|amcıkağız*|amcik*|amcıklar
      siktir|siktirgit|siktiret|siktirin|siktirsin|siktirip|siktirtme|siktiriboktan|siktirsene|sikdir|siktr|sktr|sıktır ..1 git|ol|et|lan|ordan|olup|çek|oradan|buradan|gidin
      hassiktir|hasiktir|hassikdir|hasiktr|hassiktr|hssktr
      sikeyim|sikiyim|sikerim|sikerler|sikimde|sikimin|sikime|sikik|sikikler|siktiğimin|siktigimin|siktiğim|siktiler|sikecem|sikicem|sikeceğim|sikimsonik|sikko|sikkafalı|sikindirik|siktimin|siklemi*|siklemem|sikine|sikimden|sikime-kadar|siktiminin|siktiğimini*|siksinler|siksen|skim-sonik
      orospu|orospular|orospunun|orospuya|orospuluk|orospucoc*|orospuçoc*|orosbu|orospi|oruspu|orosbuçoc*|orspu|o-çocuğu|o.ç|oçocuğu|oçları|oçlar|orospucocugu
      piç|pic|piçin|piçler|piçi|piçlik|piç-kurusu ..1 kurusu|herif|evladı|oğlu|seni|lan|kuruları|gibi|musun|misin|bunlar|köpek|ettin
      puşt herif|herifler|oğlu|seni|köpek
      seni|bu|o|adi|şerefsiz puşt|puştlar|puştu
      pezevenk|pezevenkler|pezevengin|pezeveng|pezevengi|pezevenklik|deyyus|deyyuslar|gavatlar|gavatlık|puştluk|ibnelik-yapma
      kahpe|kahpeler|kahpenin|kahpelik|kahbe|kaltak|kaltaklar|kaltağın|sürtük|sürtükler|sürtüğün|şıllık|şıllıklar|kevaşe|kaşar-karı|fahişenin|fahişe-karı|yosma-karı|kancıklar
      yavşak|yavsak|yavşaklar|yavşaklık|yavşaksın|yavsaklar|dalyarak|dalyarrak|dallamalar|yarrak|yarrağ*|yarraam|yarram|yarak-kafa*|yarrağımı|yarağım*|yarağı-ye*|yannan*|daşşak*|taşşak-geç*|taşak-geç*|taşşak|daşak*
      göt|götüne|götünü|götün|götler|götü|götlek|götlalesi|göte|götten|götoğlanı ..1 herif|kafalı|lalesi|gibi|oğlanı|korkusu|yalayıcı|yala*|oğlan*|veren|lek|yiyorsa|tutuş*|kıl*|donu|lan|deliği|yedi !parça
      it|eşek|eşşek|köpek|hayvan|kahpe|domuz|pezevenk|şerefsiz|hıyar|eşşoğlu|puşt oğlu|dölü|eniği|evladı|sıpası|herif|soyu|oğlueşşek !maması
      kapa|kes|kapat|kapatın|yum ..1 çeneni|ceneni|sesini|gaganı|lan-çeneni|çenenizi !bebek
      bok|boku|boğ|götüm ..1 ye|yiyen|yeme|yesin|çukuru-herif|yemiş|herif|kafalı|surat*|çuval*|soyu|yiyin|yemenin
      şerefsiz|serefsiz|namussuz|haysiyetsiz|şerefsizler|karaktersiz|adi|alçak|kansız|soysuz|ahlaksız|aşağılık ..1 herif|piç|köpek|it|pislik|puşt|oğlu|evladı|seni|pezevenk|insan*|kahpe|lan|adam|herifler|orospu
      şerefsiz|serefsiz|şerefsizler|şerefsizin|şerefsizlik|haysiyetsiz|haysiyetsizler|namussuzlar
      gerizekalı|gerizekali|geri-zekalı|beyinsiz|embesil|aptal|salak|mal|dangalak|öküz|ahmak|hayvan|manyak|davar ..1 herif|köpek|it|orospu|piç|mısın|misin|seni|oğlu|sürüsü|sürüleri|lan|karı|adam|pislik|evladı !sahip
      ulan|lan|ulen ..1 şerefsiz|piç|köpek|it|göt|salak|hayvan|gerizekalı|ibne|orospu|pezevenk|yavşak|dingil|puşt|mal|aptal
      allah|allahın ..1 belanı|belasını|belasi|cezası|cezasını|belanızı|kahretsin
      allahını|kitabını|allahini|peygamberini|dinini-imanını ..1 sik*|siki*
      ağzına|agzina|ağzınıza|ağzını-yüzünü|ağzıma ..1 sıç*|sic*|sıçtı*|sıçayım|sıçarım|sıçtığım*|sıçıyım|sicayim|edeyim|tüküreyim|s1ç*
      sıçtık|sıçtım|sıçtı|sıçtın|sıçayım|sıçıyım|sıçmış|sıçmışlar|sıçarım|sıçıp|sıçtılar|sıçıyor|sıçıyorum|sıçıcam|sıçan-herif|sıçtırtma|sıçmak|sıçtığımın|sıçıyolar
      ebenin|ebesinin|ananın|anasının ..1 amı|örekesi|nikahı|dini
      ağız|agiz burun ..1 dalar*|gir*
      karının|ananın|bacının|kızının|avradının ..1 amı|am|götü`),
    high: phrases(`
      lanet|lanet-olası|kahrolası|kahrolasıca|allahın-belası|allah-kahretsin|lanet-olasıca|lanetli-otobüs ..1 olsun|olası|olsaydı|otobüs*|trafik|patron|telefon|bilgisayar|yağmur|iş|hava|pazartesi|gün|hayat|internet|yazıcı|araba|okul !mumya|film|kitap|köşk
      kahretsin|allah-kahretsin|kahretmesin|kahrolsun !emperyal*|faşizm
      bok|boktan|bokun|boku|boka|bokum|bok-gibi|boklu|bokböceği-herif ..2 gibi|bir|gün*|püsür|var|yoluna|hava*|iş*|çukuru|sar*|herif|yedik|yedin|hayat*|dön*|yemez|oldu|film|durum*|çıktı|ettin|batt*|kokuyor|trafik|bas*|canımı !böceğ*|analiz|bebe*|renk
      boktan|bombok|boktanlık|bok-çukuru|boku-yedik
      halt ..1 yedin|yeme|etmişsin|etmiş|yemiş|ettin|yiyen
      ne|hangi|bu|o halt|bok|zıkkım|cehennem !soğuk
      gerizekalı|gerizekali|gerizekalılar|gerizekalılık|gerzek|gerzekler|embesil|embesiller|dangalak|dangalaklar|dingil-herif|denyo|denyolar|dallama|angut|hödük|ahmaklar|kalın-kafalı|odun-kafalı|kuş-beyinli|beyinsizler|beyinsiz|avanak|moronlar|sığır-herif
      salak|aptal|ahmak|manyak|mal|öküz ..1 herif|herifler|şey|insanlar|mısın|misin|mi-bu|karı|şoför|patron|sistem|komşu|gibi|mısınız|bunlar !ıslat*|bilim|kaplumbağa|beyaz-eşya|sahib*|alım
      terbiyesiz|arsız|edepsiz|pislik|rezil|kepaze ..1 herif|herifler|adam|seni|ler|insanlar
      zıkkım|zıkkımın ..1 ye|kökü|iç|peki
      osur*|osuruk* ..1 gibi|böceği !çiçe*
      götüm|götümü|götümüz|götüne|götünü|kıçım|kıçımı|kıçımız|kıçına|kıçını|kıçının|kıçımın ..2 dondu|donuyor|yırt*|tekme*|kalk*|kır*|don*|kenar*|tavan*|ağrı*|başı-oyna*|kaldır*|yi*|çatla*|patla*|dön*
      cehenneme ..1 git|kadar|kadar-yolun|gitsin !inan
      defol|defolun|defolup|def-ol|yıkıl ..1 git|gidin|karşımdan|başımdan|buradan|lan|gözümün
      belanı|belanızı|belasını ..1 versin|bul|arıyorsun|sik*|ver
      çüş|oha-be-lanet|eşşeğin|eşeğin ..1 artık|oğlu|lan|önde|öküz
      ulan|lan ..1 ne-biçim|bu-ne|yeter-be|böyle-iş*
      yuh|tuh ..1 ulan|size|sana-be|allah-belanı
      hay ..1 aksi|böyle-işin|senin|anasını|allah-kahretsin|sokayım|içine-ed*|ben-böyle|eşşek|bin-kunduz !hay
      içine ..1 edeyim|ettin|ettiler|ettiğimin|tüküreyim|sıç*
      it|köpek|hayvan ..1 gibi-çalış*|herif|sürüsü|soylu|sürüleri`),
  },
};
