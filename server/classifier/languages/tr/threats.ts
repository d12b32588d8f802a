import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Turkish: threats of violence, calls for it, and wishes of death. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      seni|sizi|onu|onları|hepinizi|hepsini|topunuzu|ikinizi|bunları|ananı|sülaleni ..2 öldüreceğim|öldürücem|öldürürüm|oldurecegim|oldururum|öldürcem|öldüreceğiz|öldürecem|gebertirim|gebertecem|geberteceğim|gebericem|gebertcem|vururum|vuracağım|vurucam|keserim|keseceğim|kesicem|bıçaklarım|bıçaklayacağım|doğrarım|doğrayacağım|parçalarım|parçalayacağım|parçalıcam|döverim|döveceğim|dövücem|yakacağım|mahvederim|mahvedeceğim|mahvedicem|gömerim|gömeceğim|gömücem|ezerim|deşerim|şişlerim|sikerim-belanı|süründüreceğim|süründürürüm|yaşatmam|yaşatmayacağım|yaşatmıycam|bitiririm|bitireceğim|bitiricem|harcarım|indiririm|haşat-ederim|dövdüreceğim|dövdürürüm|öldürtürüm|öldürmezsem|gebertmezsem|kurşunlarım|asarım|sallandıracağım|tarayacağım|delik-deşik !gülmekten|oyunda|sevgiye|öpücük*|lafa
      öldüreceğim|öldürücem|öldürürüm|gebertirim|geberteceğim|gebertecem|oldurecegim|öldürcem|vururum|vuracağım|boğarım|bıçaklarım|parçalarım|doğrarım|öldürecem|mahvedeceğim|gömerim|keserim ..1 seni|sizi|hepinizi|ulan|lan|onu|o-şerefsizi|o-piçi|o-orospu* !gülmekten|haha
      seni|sizi ..1 bulur* ..2 öldür*|bulursam|gebert*|vur*|parçala*|keser*|kırar*|mahved*|sikerim
      seni|sizi|onu ..2 bulacağım|bulucam|bulurum|bulacağız|bulursam|yakalarsam|görürsem|elime-geçir*|elime-geçersen ..4 öldür*|gebert*|vur*|pişman|nereye|kaçarsan|parçala*|yaşatma*|kır*|mahved*|bit*|göre*|o-zaman|görürsün|kemik*
      elime|elimize ..2 geçersen|düşersen|geçerse|geçersin|düşerse ..3 öldür*|gebert*|parçala*|yaşatma*|kır*|bit*|vay-haline|mahved*|görürsün|sağ-çıka*|kurtula*|leş*
      kemiklerini|kemiğini|bacaklarını|bacağını|kollarını|kolunu|dişlerini|ağzını|ağzını-yüzünü|burnunu|kafanı|boynunu|çeneni|beynini|gırtlağını|boğazını|suratını|ellerini|parmaklarını|gözünü|gözlerini|kaburgalarını|yüzünü|belini|dilini|kafasını|derini|ciğerini|ayaklarını|bağırsaklarını|kulaklarını|kulağını ..2 kırarım|kıracağım|kırıcam|kırarız|dağıtırım|dağıtacağım|dağıtıcam|sökerim|sökeceğim|keserim|keseceğim|parçalarım|patlatırım|patlatacağım|patlatıcam|koparırım|koparacağım|kopartırım|oyarım|deşerim|uçururum|uçuracağım|ezerim|kırmazsam|sıkarım|kırdırırım|kopartıcam|kesicem|yüzerim|yüzeceğim|burarım|kiracagim|kirarim|morartırım|sıkacağım|çıkarırım|yararım|bükerim|yerinden !doktor|diş-hekimi
      ağzını yüzünü|burnunu ..1 kır*|dağıt*|patlat*
      kafana|kafasına|beynine|alnına|kafanıza|alnının|kafalarına|kalbine|beyninin-ortasına ..2 sıkarım|sıkacağım|sıkıcam|sıkmak|kurşun|mermi|ortasına|sıkacak*|kurşunu|sıkarlar|bir-kurşun|sıkaca*|sıkılmalı
      kurşun|kurşuna|mermi|kurşunu ..3 hak|dizmek|dizilmeli|dizilsin|dizeceksin|dizecen|dizin|dizilecek|dizilmeliler|yiyeceksin|yersin|sıkmak|dizmeli|hakeden|hak-ediyor|hakediyor|manyağı|dizmeliyiz|yiyecek|yağdırırım|dizerler
      bunları|bunların-hepsini|böylelerini|hepsini|hepsi|hepsine|bunlar|o-hakimi|vekilleri|siyasetçileri|politikacıları|bunlara|hainleri|hainler|topunu|bunu|bu-adamı|bu-herifi|böyleleri|böylelerinin|bu-itleri|bunların|şerefsizleri|o-şerefsizi ..3 asmak|asacaksın|idam|asılmalı|kesmek|vurmak|yakmak|öldürmek|sallandıracaksın|sallandırmak|linç|darağac*|kurşun*|asmalı|ipe|asılsın|taşlamak|hadım|öldürülmeli|vurulmalı|öldürülmeliler|yakılmalı|asılmalılar|gebertmek|kellelerini|kafasını-kes*|recm|yok-etmek|kazığa|meydanda-as*|idamlık|kıtır|giyotin* !temizl*|çamaşır*
      idam edilmeli|edilsin|edilmeliler|etmeli|sehpasında|sehpasına !karşı|hayır
      biri|birileri|birisi|allah ..3 şunu|bunu|şunları|seni|onu|bu-adamı|bu-herifi|şu-adamı|sizi|bunları|belanı ..3 öldürsün|vursun|gebertsin|vursa|öldürse|temizlesin|bıçaklasın|gebertse|kessin|indirsin|yaksa|bıçaklasa|dövse-ya|kurşunlasın|bombalasın|vurmalı|öldürmeli|susturmalı|canını-alsın
      nerede|nerde|hangi-mahallede|evinin-yerini|hangi-evde|okulunu|nerelerde|çalıştığın-yeri|hangi-okula|oturduğun-yeri|çocuğunun-okulunu|ailenin-yerini|yaşadığın-yeri ..2 oturduğunu|yaşadığını|çalıştığını|biliyorum|biliyoruz|yaşadığınızı|oturduğunuzu|oturdugunu|gittiğini|yasadigini|kaldığını|takıldığını|öğrendim|buldum|bulduk|uyuduğunu !bilmiyorum|unuttum|sitenin|restoranın
      evini|adresini|okulunu ..1 biliyorum|biliyoruz|buldum|bulduk|öğrendim ..2 gelirim|geliyorum|dikkat|kaçamazsın|yakarım|basarım|lan|oğlum|bekle|korksan|ayağını
      arkanı|arkana|sırtını|kendini|ayağını|çocuklarına|çocuğuna|ailene|kızına ..1 kolla|denk-al|iyi-bak|sahip-çık|kollamaya|dikkat-et|iyi-kolla|bak-yürü*
      biri|birisi|birileri|biriniz|kimse-yok-mu ..4 vursun|öldürsün|gebertsin|bıçaklasın|kurşunlasın|vursa|öldürse|temizlesin-şu
      elimden|benden kurtulamazsın|kaçamazsın|kurtulamayacaksın|kaçamayacaksın
      kaçacak|saklanacak yerin|yeriniz yok|kalmadı
      seni|sizi <adv>? boğarım|boğacağım|boğucam|yakarım|yakacağım
      gebereceksin|gebereceksiniz|gebertileceksin
      elimde|elimizde kalırsın|kalacaksın|kalırsınız
      arkanı kolla
      ayağını denk al
      gece ..2 sokağa|uyurken|yürürken|dışarı|yatarken|gözün ..3 çıkma|dikkat|arkana|açık|kolla ..1 bence|et|uyu|bak|kendini|yat
      gözün|gözünü açık|dört-aç ..1 uyu|yat|yürü
      ölüm|son ..2 fermanın|fermanını|saatin|günlerin|duanı|nefesin|günün|günlerini ..2 sayılı|imzala*|geldi|et|yazıl*|olacak|yaşıyorsun
      günlerin|saatlerin|günleriniz sayılı
      gebereceksin|geberdin|öleceksin|geberirsin|bittin ..1 sen|oğlum|lan|ulan|artık|köpek|it|şerefsiz|piç|elimde|elimden|orospu
      sen|siz artık? ölüsün|bir-ölüsün|geberdin|gebereceksin|öleceksin|gebereceksiniz|öleceksiniz
      mezarını|mezarınızı|kefenini|tabutunu|mezar-yerini|leşini|cesedini|kanını|kellesini|cenazeni|kafatasını ..2 kaz|kazacağım|hazırla|kazarım|kazdım|sererim|ser|bulacaklar|bulurlar|içeceğim|içerim|dökeceğim|yere-serer*|köpeklere|alacağım|dökerim|akıtacağım|bulamazlar|kazıyorum|çıkarırlar|kendin-kaz
      leşini|leşin ..2 sererim|ser*|çıkar*|bulunur|köpek*
      evini|arabanı|dükkanını|evinizi|okulu|camiyi|kiliseyi|belediyeyi|iş-yerini|sinagogu|havrayı|mahalleyi|cemevini|kamplarını|mekanını|ofisini|binayı|karakolu|hastaneyi ..2 yakarım|yakacağım|yakıcam|yakarız|havaya-uçur*|bombalayacağım|bombalarım|ateşe-ver*|basarım|basacağım|kundaklarım|bombala*|tarayacağım|patlatacağım|yakacağız|kundaklayacağım|patlatıcam|başına-yıkarım|kurşunlarım !mangal
      bomba ..2 koydum|koyacağım|patlatacağım|yerleştirdim|patlayacak|atacağım|atarım|var-binada
      okula|işe|meydana|yarın|mahkemeye|oraya|sınıfa ..2 silahla|bıçakla|silah|pompalıyla|tüfekle ..2 gelip|gelirim|geleceğim|getireceğim|tarayacağım|gelicem|gidip|hepinizi|basacağım|giricem|gireceğim
      hepinizi|herkesi|hepsini|herkesi-bu ..1 tarayacağım|öldüreceğim|vuracağım|keseceğim|kurşuna|yakacağım|öldürücem|doğrayacağım|kurşunlayacağım|patlatacağım|gebertecem|tek-tek
      kapına|kapının-önüne|evine|mahallene|okuluna|işyerine|kapında|evinin-önünde|iş-çıkışı|okul-çıkışı|çıkışta ..4 silahla|bıçakla|bekliyorum|adam-gönder*|geleceğim|gelirim|gelicem|dayan*|beklicem|dayanırım|sopayla|baskın|satırla
      silahla|bıçakla|satırla|sopayla|levyeyle|pompalıyla|tüfekle|palayla ..4 geleceğim|geliyorum|gelirim|bekliyorum|gelicem|dalarım|kovalarım
      bir|birdaha|tekrar|yine|bi ..1 daha|kere-daha ..8 öldürürüm|gebertirim|kırarım|döverim|vururum|keserim|sikerim|parçalarım|patlatırım|dağıtırım|mahvederim|yakarım|öldürücem|kırıcam|bozarım|yaşatmam|sökerim|gömerim
      aileni|ailene|annene|anneni|ananı|kızına|kızını|çocuklarına|çocuklarını|çocuğuna|karını|karına|kardeşini|bacını|eşine|oğlunu|oğluna ..2 öldür*|zarar-ver*|zarar-gelecek|güvende-değil|ödetirim|ödeteceğim|tecavüz*|keserim|gebertirim|canını-yak*|bedelini !film*|hayvan*
      kanın*|kanını ..1 akacak|içeceğim|akıtacağım|yerde|dökülecek|dökerim|akıtırım|içerim|akıtıcam
      kan ..1 dökülecek|akacak|dökerim|kusturacağım|kusturur*|alırım|gövdeyi !bağış*|tahlil*
      tecavüz ..1 edeceğim|edicem|ederim|etmek-lazım|edilmeyi|etsinler|edeceğiz
      hastanelik|hastaneye|mezara|toprağa|yoğun-bakıma|morga|sakat|felç|toprağın-altına|tekerlekli-sandalye*|kefene ..2 ederim|edeceğim|edicem|gömerim|gömeceğim|sokarım|gönderirim|göndereceğim|bırakırım|yollarım|düşürürüm|yatırırım|ederler|edilmeli|girersin|gömücem|mahkum-ederim !seni-severim
      dayak|dayağı|sopa|sopayı|bıçağı|bıçak|tekme-tokat|kurşunu|yumruğu ..2 yersin|yiyeceksin|hak|yiceksin|yiyecen|saplarım|saplayacağım|sokarım|giriş*|sokacağım|manyağı|hak-ediyorsun|yemek-istiyorsun|girişirim|dalarım|saplıcam|yapıştırırım|yedin-mi
      ağzına|suratına|suratının|ağzının|yüzüne|kafana ..2 yumruk|yumruğu|tekme|tekmeyi|ortasına|tokat|tokadı|bir-tane|vurur*|çakarım|çakacağım|kezzap|kürekle|asit|sopa*
      umarım|inşallah|insallah|dilerim|allah ..5 geberirsin|gebersin|kanser-olursun|gebersinler|gebertsin|geberip|kahrolursun|geberirler|sürünerek-ölürsün|acı-çekerek-ölürsün|belanı-versin|canını-alsın|kanser-olur|araba-çarpar|geberir|can-verirsin|yanarak|yanarsın|cehennemde-yanarsın|kazada-ölürsün|topunuz|sakat-kalırsın|sürünürsün !şehit
      gebersin|gebersinler|cehennemde-yan|cehennemde-yanın|gebersene|geberesice|geberesin|geberesiniz !gülmekten
      geber artık|lan|git|köpek|pislik|it|piç|orospu|sen|şerefsiz|inşallah
      canını|canınızı|canını-çok|sizin-canınızı|onun-canını ..1 yakacağım|yakarım|yakıcam|alırım|alacağım|alıcam|alırız|okurum|okuyacağım|çok-yakarım|yakacağız !diken
      kafanı|kellesini|kafasını|kelleni|başını|boynunu|kellenizi ..1 keserim|keseceğim|koparırım|vurdururum|alırım|kesicem|koparacağım|ezerim|kesmek-lazım|uçururum|gövdenden|kesilmeli|koparmak-lazım
      intikam*|hesab* ..2 kanlı|ağır|kanınla ..2 alacağım|olacak|öde*|soracağım
      sağ|canlı|diri ..1 bırakmam|çıkamazsın|kurtulamazsın|bırakmayacağım|çıkamayacaksın|kalmayacaksın|koymam|bırakmıycam
      yaşatmam|yaşatmayacağım|yaşatmıycam|nefes-aldırmam|yaşatmayız|gün-yüzü-göster* ..1 seni|sizi|lan|sana|onu
      vur|vurun|öldürün|gebertin|asın|kesin|yakın|linç-edin|taşlayın|kurşunlayın|dövün|idam-edin|bıçaklayın ..1 şu|bu|bunları|hepsini|şunları|itleri|hainleri|o|köpekleri|piçleri|şerefsizleri|gavurları|gitsin|şerefsizi|iti|pezevengi|bunu !tarih*|kapıyı|balık*|davul*|topu`),
    low: phrases(`
      pişman|pisman ..1 edeceğim|ederim|edicem|olacaksın|edeceğiz|edecem|olursun|olcaksın !almazsan|etmez
      doğduğuna|dogduguna|anandan-doğduğuna|yaşadığına ..1 pişman|pisman|lanet
      bunun|yaptıklarının|yaptığının|bu-yaptığının|bunu ..1 bedelini|hesabını|cezasını|faturasını|yanına ..1 ödeyeceksin|vereceksin|ödetirim|soracağım|sorarım|ödersin|ödetecek*|ağır|bırakma*|çekeceksin|ödiceksin|ödeyeceksiniz|koymam|ödeteceğim|bırakmayacağım
      sana|size|ona ..1 gününü|dünyanın|dünyayı|hesabını|haddini|kaç-bucak ..1 gösteririm|göstereceğim|göstericem|dar-ed*|zindan|bildiririm|bildireceğim|kaç-bucak|zehir
      dünyayı|hayatı|burayı ..1 başına|sana|dar ..1 yıkarım|zindan|dar-ederim|zehir|yıkacağım|cehennem
      seni|sizi bulacağım|bulucam|bulacağız|bulurum|bulacaz !yakında-canım
      görüşeceğiz|görüşürüz|hesaplaşacağız ..1 lan|seninle-dışarda|çıkışta|o-zaman-görürsün|oğlum
      seninle ..2 hesabım|hesabımız|hesaplaş* ..1 var|bitmedi|görülecek|acağız`),
  },
};

/** Turkish: urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  phrases: {
    none: phrases(`
      kendini|kendinizi <adv>? <adv>? öldür|as|vur|as-artık|kes|öldürsene|assana|at|öldürün|asın|vursana|yak|boğ|öldürmelisin|öldürmeyi-dene|asıver|zehirle|kessene|jiletle|bıçakla|öldürmeyi-hiç|asmayı-düşün*|öldürsen|assan|vursan|atsana|ası|kesmelisin|öldürür-müsün|asar-mısın !ortaya|rahata|dışarı|işe|sakın|ateşe|suya-bırak|müziğe|uykudan
      git|hadi|en-iyisi|bence|lütfen|sana-tavsiyem|ölsene|gidip|git-de|artık|otur|bi ..2 kendini ..2 öldür*|as|assana|asıver|köprüden-at|vur|kes|at|boğ|zehirle|asmalı*|camdan-at|çatıdan-at|öldür|trenin-önüne-at|yak|balkondan
      intihar ..1 et|etsene|edin|et-de|etmelisin|etsen|etseydin|etmen-lazım|etmeyi-dene|etmedin-mi|etmiyor-musun|ediver|etmeyi-düşün|edersen|edebilirsin|etmen-gerek|etsin !etme
      niye|neden|niçin ..2 intihar|ölmüyorsun|ölmedin|gebermedin|hala-yaşıyorsun|yaşıyorsun|kendini|gebermiyorsun|nefes-alıyorsun|hala-hayattasın|hala-ölmedin !istanbul*
      ölsene|olsene|gebersene|geber|öl-artık|geber-artık|öl-git|geber-git|geberip-git|ölüver|geberesice|gebersen|geberiver|gebertsene-kendini|ölsen|ölüp-gitsen|geberip-gitsen|gebermen|ölmen ..1 artık|sen|lan|de|be|gitsin|köpek|bir|hadi|pislik|kurtulalım|dünya|herkes|şişko|orospu|gerek|lazım|it|ya|hemen|piç|bence|da|keşke|hayırlı|en
      git ..1 geber|kendini-as|ölüver|ölsene|intihar-et|kendini-öldür|gebersene|bileklerini-kes
      keşke|keske ..2 ölsen|gebersen|hiç-doğmasaydın|doğmasaydın|ölseydin|kendini-öldürsen|geberseydin|anan-seni-aldır*|annen-seni-aldır*|düşük|aldırsaydı|doğurmasaydı|intihar-etsen|olmasaydın|ölüp-gitsen|kendini-assan
      köprüden|çatıdan|balkondan|pencereden|camdan|trenin-önüne|arabanın-önüne|metronun-önüne|uçurumdan|raylara|boğaz-köprüsünden|yüksekten|kamyonun-önüne|denize|binadan ..2 atla|atlasana|atlayıver|at-kendini|kendini-at|atlasan|atlamalısın|atlayın|yat|atla-da|atsana|at|git-atla|aşağı-atla !sakın|atlama
      as|öldür|vur kendini|kendinizi
      ipi|ip|urganı ..2 boynuna ..1 geçir|dola|tak|as
      git|hadi ..2 köprüden|çatıdan|balkondan|camdan|trenin|uçurumdan|boğazdan|damdan ..2 atla|atlasana|önüne|at
      bileklerini|bileğini|kollarını|damarlarını|boğazını|bilegini ..2 kes|kessene|doğra|jiletle|keser-misin|kesiver|kesmeyi|derin|dikine|kesmelisin|kessen !kesme|dinlendir
      derin|dikey|dikine|daha-derin ..1 kes|keseceksin|kesmelisin
      çamaşır-suyu|zehir|fare-zehri|fare-zehiri|tuz-ruhu|kezzap|asit|siyanür|hapları|bir-kutu-hap|ilaçların-hepsini|lavabo-açıcı ..2 iç|içsene|yut|iç-de|yutsana|içiver|içmelisin|içip|iç-geber|içsen !içme|uzak
      al|bul|tak|geçir|hazırla|getir ..2 ipi|ip|urgan|ipini|jileti|silahı|bir-ip|kendine-bir-ip|ilmiği ..3 as|boynuna|git|kendini|tavana|asıl|tabure*|kes|kafana|bitir
      ipi|ipini|ilmiği boynuna ..1 geçir|dola|tak
      hayatına|canına|yaşamına|kendi-canına|o-boktan-hayatına|hayatınıza ..2 son|kıy|kıysana|kıyıver
      sen|siz|senin-gibiler|senin-gibi*|senin ..3 yaşamayı|nefes-almayı|yaşamaya|yaşaman|nefes-alman|hayatta|var-olman|yaşamak|oksijen !güzel|sana|bir-mucize
      yaşamayı|nefes-almayı|hayatı ..1 hak-etmiyorsun|haketmiyorsun|hak-etmiyorsunuz|haketmiyorsunuz
      oksijen|nefes|hava|yer ..2 israfı|israfısın|israf-ediyorsun|boşa|boşuna|israfi
      ölmeyi|gebermeyi|ölümü ..1 hak-ediyorsun|hakediyorsun|hak-ediyorsunuz|hakettin
      sensiz|sen-olmadan|sen-olmasan|sen-ölünce|sen-ölsen|senden|sen-gebersen|sen-yokken|olmasan|ölsen|yokluğun|senin-yokluğun ..4 daha|kurtulur|rahat|güzel|iyi|kurtulsun|mutlu|temiz|kurtulacak|kurtulalım|huzur*|kimsenin|kimse|nefes|bayram|hafifler !özledim|geçmiyor
      dünya|herkes|ailen|annen|biz|insanlık|hepimiz ..2 sensiz|senden|sen-olmadan|sen-ölünce|sen-yokken|sen-gebersen|sen-olmasan ..3 iyi|kurtulsun|güzel|mutlu|rahat|kurtulur|kurtulacak|huzurlu|kurtulsa|temiz
      kimse|kimsenin|hiç-kimse|hiçkimse|arkandan|ardından|kimseler ..3 seni|senin|üzülmez|umurunda|ağlamaz|özlemez|umrunda|sana|ardından|yokluğunu|sensizliği|arkandan|cenazene|kimse ..3 özlemez|sevmiyor|istemiyor|değilsin|ağlamaz|üzülmez|umursamıyor|fark-etmez|değil|özlemeyecek|ağlamayacak|sevmez|üzülmeyecek|istemez|gelmez|farketmez|hissetmez|sevmedi|bile|umursamaz|muhtaç-değil|ihtiyacı-yok
      kimse ..1 üzülmez|ağlamaz|özlemez|arkandan|umursamaz|fark-etmez|üzülmeyecek|ağlamayacak
      seni ..1 kimse|hiç-kimse|hiçkimse|anan-bile|annen-bile|kimseler|kimse-ama-kimse ..3 sevmiyor|istemiyor|özlemez|umursamıyor|sevmez|aramaz|sevmedi|istemez|sevemez|takmıyor|sevmeyecek
      annen|anan|baban|ailen|keşke-annen ..3 aldır*|kürtaj*|düşür*|prezervatif*|korunsay*|doğurmasay*|kondom*|doğurduğuna|seni-doğurdu* !mutlu
      kürtaj|düşük ..2 olmalıydın|artığı|artığısın|edilmeliydin|edilmen|olmalıymışsın
      herkese|dünyaya|insanlığa|hepimize|bize|bir|ailene ..2 iyilik|iyiliğin|hizmet|kıyak|bir-iyilik ..2 yap|et|edip|yapıp
      yok|kaybol|defol ..1 ol ..1 bu-dünyadan|dünyadan|hayatımızdan|yeryüzünden|git-dünyadan
      senin|hayatın|yaşamın|varlığın|o-hayatın ..3 değersiz|beş-para-etmez|anlamsız|hiçbir-anlamı|gereksiz|boş|bir-hata|çöp|işe-yaramaz|bir-fazlalık|dünyaya-yük ..3 bitir|yok|intihar|as|geber|son-ver|öldür|git
      sen|siz ..2 bir|dünyaya|sadece|ailene ..1 hatasın|yüksün|çöpsün|hiçsin|fazlalıksın|zararsın|parazitsin|hiçbir-işe|ayıpsın|boş-yere ..3 geber|git|intihar|kendini|keşke|as|yok-ol
      kendine|bedenine ..1 zarar|bir-şey|jilet ..1 ver|yap|at|versene|atsana|yapsana !verme|yapma`),
  },
};
