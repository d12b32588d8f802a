import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

/** Turkish: the author's own hard feelings, suicidal words and words of self-injury. */
export const trCrisis: CrisisList = {
  hard: phrases(`
    dayanacak|devam-edecek|yaşayacak|savaşacak|katlanacak|mücadele-edecek|tutunacak|kaldıracak ..1 gücüm|gucum|halim|takatim|mecalim|dalım|sebebim|gücü|bir-şeyim ..1 kalmadı|yok|kalmadi|tükendi|bulamıyorum
    !sonra|antrenmandan|maçtan|koşudan|temizlikten gücüm|gucum|halim|takatim|mecalim|dermanım|sabrım ..1 kalmadı|tükendi|kalmadi|bitti|yok !maçtan|antrenmandan|koşmaya|temizliğe
    artık|artik|daha|bu-acıya|bu-hayata|hiçbir-şeye|hayata|yaşamaya|bu-yüke ..2 dayanamıyorum|dayanamiyorum|katlanamıyorum|kaldıramıyorum|kaldiramiyorum|devam-edemiyorum|dayanamayacağım|çekemiyorum|yapamıyorum|baş-edemiyorum|başa-çıkamıyorum|tahammülüm-kalmadı|savaşamıyorum|edemiyorum|nefes-alamıyorum|başaramıyorum !sıcağa|sıcaklara|gürültü|soğuğa|uykuya|kokuya
    dayanamıyorum|dayanamiyorum|kaldıramıyorum|kaldiramiyorum|katlanamıyorum ..1 artık|artik|bu-acı*|bu-hayat*|yaşamaya
    böyle|boyle devam|yaşanmaz|yaşayamam|yaşayamıyorum ..1 edemem|edemiyorum|edemeyeceğim|artık
    hiçbir|hicbir|hiç|yaşamanın|yaşamın|hayatın|hayatımın|her-şeyin|herşeyin|bir|varlığımın|yaşamamın|nefes-almanın ..2 anlamı|anlami|manası|değeri|amacı|önemi ..1 yok|kalmadı|kalmadi|yokmuş|gelmiyor|kalmamış !filmin|sözün|gerek
    hayat*|yaşam*|her-şey|herşey|her-sey ..3 anlamsız|anlamsiz|boş|bomboş|çekilmez|boktan|cehennem|işkence|zindan|dayanılmaz|karanlık|umutsuz|simsiyah !vakit
    umudum|umut|hiç-umudum|umudumu|ümidim|ümidimi|inancım|yaşama-sevincim|yaşama-sevincimi|yaşama-isteğim|yaşam-enerjim ..3 kalmadı|yok|kaybettim|tükendi|kalmadi|kesildi|bitti|yitirdim|kestim|söndü|göremiyorum !senden|takımdan
    bir|hiç|hiçbir|artık ..1 çıkış|kurtuluş|çare|gelecek|ışık|umut ..2 yok|göremiyorum|bulamıyorum|goremiyorum|kalmadı ..1 benim|artık|için|bana|hayatımda|önümde
    kendimi|kendimden ..5 değersiz|degersiz|yalnız|yalniz|işe-yaramaz|boşlukta|umutsuz|çaresiz|caresiz|ölü|tükenmiş|fazlalık|yük|hiç-kimse|bir-hiç|bomboş|boş|yapayalnız|mutsuz-ve|sevilmeyen|sevilmez|görünmez|yetersiz|başarısız|çöp|berbat|kapana|kaybolmuş|nefret|iğreniyorum|tiksiniyorum|eksik-ve|mahvolmuş|hissedemiyorum|kimsesiz|istenmeyen|nefretim|aşağılık|kirli
    çok|o-kadar|öyle|inanılmaz|acayip|tamamen|hep|cok ..1 yalnızım|yalnizim|çaresizim|umutsuzum|değersizim|yorgunum-hayattan|mutsuzum|kimsesizim|dibe-battım|caresizim|yapayalnızım
    yapayalnızım|yapayalnizim|yapayalnız-kaldım|kimsesizim|çaresizim|değersizim|bir-hiçim|hiçim-ben|işe-yaramazım|umutsuzum|sevilmiyorum|ezik-biriyim|bir-hiçten|zavallıyım|mahvoldum-hayat*|tükenmiş-durumdayım|dipteyim|çöküşteyim|bitik-durumdayım|bitiğim|tükendim-artık|tükendim
    herkese|herkes-için|aileme|insanlara|çevreme|anneme|sevdiklerime|size|etrafımdakilere|kimseye|kendime-bile|onlara|dünyaya ..3 yük|yüküm|yuk|yükten|fazlalığım|sorun|ayak-bağı|ağırlık|dert !vermeden|kaldır*
    sadece|bir|sırf|tam|yalnızca yük|fazlalık|yüküm|ayak-bağı ..1 gibiyim|oluyorum|ben|olduğumu
    yük olduğumu|olmaktan|oluyorum|oldum|olduğum !taşı|araba
    hiçbir|hiçbir-şeye|bir|hiç|hicbir|bi ..2 işe|ise ..1 yaramıyorum|yaramıyor-hayatım|yaramam|yaramayan-biriyim|yaramiyorum
    kimse|kimsenin|kimseye|kimsem|hiç-kimse|hiçkimse|kimseler ..3 beni|umurunda|umrunda|bana|benim|yok|anlamıyor|sevmiyor|derdimi|yokluğumu|içimi|sormuyor|halimi ..3 sevmiyor|anlamıyor|değilim|degilim|istemiyor|önemsemiyor|fark-etmez|anlamiyor|umursamıyor|yok|görmüyor|özlemez|aramıyor|anlamaz|duymuyor|sormuyor|merak-etmiyor|değer-vermiyor|inanmıyor|fark-etmiyor|fark-etmezdi|takmıyor|farketmez|umrunda|umurunda|farketmiyor|bilmiyor-içim*|sevmez|sevmedi|sevemez !lezzet*|tarif
    beni ..2 kimse|hiçkimse ..2 sevmiyor|anlamıyor|istemiyor|önemsemiyor|görmüyor|umursamıyor|aramıyor|sevmez|özlemez|anlamiyor|takmıyor|duymuyor|merak-etmiyor
    kimsem|konuşacak-kimsem|derdimi-anlatacak|anlatacak|konuşacak|arayacak|tutunacak|sığınacak ..1 yok|kimsem|kimse|hiç-kimsem ..1 yok|kalmadı
    yokluğumu|olmasam|olmasaydım|gitsem|ölsem|kaybolsam|yok-olsam|ortadan-kaybolsam ..2 kimse|kimsenin|hiçkimse|ruhu|fark|kimseler|biri ..2 fark|umurunda|umrunda|üzülmez|anlamaz|hissetmez|özlemez|ağlamaz|farketmez|farkına-bile|duymaz|arar|olmaz
    her|bütün|hergün|sabaha|geceleri|gece|yatağımda ..1 gece|gün|gece-boyu|kadar|geceler|gecelerim|hep ..2 ağlıyorum|agliyorum|ağlayarak|ağladım|ağlıyom
    ağlayarak|aglayarak ..1 uyuyorum|uyuya|uyudum|geçiyor|uyanıyorum|uyanıyom
    ağlamaktan ..3 yoruldum|gözlerim|bıktım|gözüm|uyuyamıyorum|başım|nefes-alamıyorum !film*
    yaşamaktan|yasamaktan|hayattan|hayatımdan|her-şeyden|herşeyden|kendimden|nefes-almaktan|hayatta-kalmaya|hayatta-olmaktan|var-olmaktan|mücadele-etmekten|rol-yapmaktan|güçlü-olmaktan|insanlardan-ve-hayattan ..2 bıktım|yoruldum|biktim|nefret-ediyorum|usandım|tiksiniyorum|bunaldım|sıkıldım-artık|bezdim|vazgeçtim|soğudum|iğreniyorum
    bıktım|yoruldum|usandım|biktim ..2 yaşamaktan|hayattan|bu-hayattan|her-şeyden|kendimden|yasamaktan|herşeyden|acı-çekmekten|rol-yapmaktan|savaşmaktan|güçlü-durmaktan
    kendimden|bedenimden|hayatımdan|varlığımdan ..2 nefret|tiksiniyorum|iğreniyorum|utanıyorum
    nefret ediyorum kendimden|hayatımdan|bu-hayattan|varlığımdan|bedenimden|yaşamaktan
    dibe|dibi|en-dibe|dipteyim|uçurumun-kenarında|çöküşteyim|karanlığa ..1 vurdum|gördüm|çöktüm|battım|gibiyim|gömüldüm|çekiliyorum|batıyorum !balık|dalış
    içimde|içim|ruhum|içimdeki ..3 boşluk|bomboş|ölü|paramparça|karanlık|kapanmayan|acı|çürüyor|fırtına|kan-ağlıyor|ölmüş !kek|börek|meyve
    paramparçayım|darmadağınım|mahvoldum-artık|tükendim|parçalanıyorum|boğuluyorum-bu|batıyorum-her|dağılıyorum|çöktüm-artık|yıkıldım-artık
    depresyon*|anksiyete*|panik-atak*|kaygı*|bunalım* ..4 boğuyor|öldürüyor|bitirdi|tüketti|mahvetti|girdim|içindeyim|yiyip|dayanılmaz|geri-geldi|ele-geçirdi|boğuşuyorum|geçirdim|geçiriyorum|çıkamıyorum|bitiriyor|beni-yiyor|tüketiyor
    panik atak|atağı|ataklar ..1 geçirdim|geçiriyorum|geldi|geliyor|geçirmekten
    sinir|ruhsal krizi|çöküntü ..1 geçiriyorum|geçirdim|içindeyim|yaşıyorum
    neden|niye|niçin ..2 yaşıyorum|doğdum|varım|hala-yaşıyorum|yasiyorum|hala-hayattayım|nefes-alıyorum|dünyaya-geldim|uyanıyorum-ki !istanbul'da
    yaşamak|yasamak|hayatta-olmak|nefes-almak|uyanmak|yataktan-kalkmak ..2 zor|ağır|acı|işkence|boş|için-sebebim|için-bir-sebep|yoruyor|anlamsız !için-ekmek
    bu|artık|keşke ..3 acı|acılar|her-şey|ses|sesler|düşünceler ..2 bitsin|dursun|son-bulsun|sussun|bitse|dinsin|dinse
    pes ..1 ettim|ediyorum|etmek
    hayata ..1 küstüm|tutunamıyorum|tahammülüm|karşı-tüm`),
  indirect,
  grave: phrases(`
    !önce|yıl|eskiden|zamanlar|sene yaşamak|yasamak|nefes-almak|hayatta-olmak|hayatta-kalmak|var-olmak|uyanmak|yaşamayı|hayata-devam-etmek <adv>? <adv>? istemiyorum|istemiyom|istemem|istemiorum|gelmiyor-içimden|istemiyorm !istanbul|erken
    !önce|yıl|eskiden yaşamak|yasamak istemiyordum-artık|istemiyorum
    ölmek|olmek|gebermek|yok-olmak|sonsuza-kadar-uyumak|kaybolup-gitmek|hiç-var-olmamak|hiç-doğmamış-olmak|intihar-etmek|canıma-kıymak|kendimi-öldürmek|kendimi-asmak|hayatıma-son-vermek|yaşamıma-son-vermek|bu-dünyadan-gitmek|bir-daha-uyanmamak|uyanmamak|ölüp-gitmek|ölüp-kurtulmak|bileklerimi-kesmek|atlamak-köprüden|buharlaşmak|silinip-gitmek <adv>? <adv>? istiyorum|istiyom|isterdim|istiorum|üzereyim|istedim-hep|istiyorm|geliyor-içimden|arzusu|istiyorum-artık|dileğim !gülmekten
    ölmeyi|olmeyi|ölümü|uyanmamayı|yok-olmayı|intiharı|intihari|intihar-etmeyi|kendimi-öldürmeyi|kendimi-asmayı|canıma-kıymayı|kendi-canıma-kıymayı|hayatıma-son-vermeyi|kaybolmayı ..3 istiyorum|düşünüyorum|dusunuyorum|hayal-ediyorum|planlıyorum|diliyorum|bekliyorum|arzuluyorum|düşünüyom|özlüyorum|düşünmeden|planliyorum|düşünmekten|deniyorum|tercih-ederim|düşünür !film*
    keşke|keske|bir ..3 ölsem|olsem|hiç-doğmasaydım|doğmasaydım|ölseydim|doğmamış-olsaydım|uyanmasam|uyanmasaydım|yok-olsam|hiç-var-olmasaydım|olmasaydım-bu-dünyada|hiç-olmasaydım|gebersem|kaybolsam
    ölsem|olsem|gebersem|yok-olsam|uyanmasam ..1 de|da|artık|bile|keşke ..1 kurtulsam|bitse|kurtulsa|herkes|kimse|rahatlasam|kimsenin
    intihar|canıma|hayatıma|yaşamıma|kendi-canıma ..2 edeceğim|edicem|ediyorum|etmeyi|etmek|düşünüyorum|kıyacağım|kıymak|kıymayı|son-vereceğim|son-vermek|teşebbüs-ettim|girişiminde-bulundum|etmek-istiyorum|düşüncesi|düşünceleri|düşüncelerim|ediceğim|etcem|etsem|kıysam|son-versem|edecem|ettim|kıyıcam|kıymaya|son-vericem|kast-ed* !saldır*|bombac*|önle*|eden|haber|vaka|rakam|film
    intihar ..1 edeceğim|edicem|ediyorum-ben|edecem|etcem|etmek-istiyorum|ediceğim|etsem|mektubumu|mektubum|notumu|planım|girişimim|girişimimden|düşüncelerim|düşüncem|notum|etmeyi-düşün*
    intiharı|intihari ..1 düşünüyorum|planlıyorum|düşündüm|düşünmeye|düşünüyom
    intihara ..1 teşebbüs|kalkıştım|sürükleniyorum|meyilliyim
    kendimi|bedenimi ..2 öldüreceğim|öldürmek|öldürücem|asacağım|asmak|vuracağım|öldürmeyi|asıcam|oldurmek|öldürsem|assam|öldürecem|astım|kesmek|kesiyorum|kestim|jiletledim|jiletliyorum|yaraladım|yaralıyorum|köprüden|balkondan|denize|trenin-önüne|kesmeye|yakıyorum|çizdim|cezalandırıyorum|keserek|kesmeyi|öldürmem|atacağım|atmak|yaralamak|yaralamaya|çatıdan|camdan|asmayı|raylara !gülmekten|işten|spora|sahneye|yollara|dışarı|odaya|koltuğa|eve
    kollarımı|kolumu|bileklerimi|bileğimi|bacaklarımı|bacağımı|vücudumu|tenimi|derimi ..3 kestim|kesiyorum|keserek|kesmek|jiletledim|jiletliyorum|çizdim|doğradım|kesicem|kesmeye|çizik|kesmeden|keseceğim|jilet*|yakıyorum|kesesim|kesmeyi|kanatana !kamera|doktor
    bilek*|kol* ..2 jilet*|kesik*
    jilet ..2 attım|atıyorum|aldım-elime|bileklerime|koluma|kollarıma
    kendime ..2 zarar|fiziksel-zarar ..1 verdim|veriyorum|vermek|vereceğim|vermeye|vericem|vermeden|veresim|verme !gelmez
    yine|tekrar|dün|gece ..2 kestim|jiletledim|kesmeye|çizdim ..1 kendimi|başladım|kollarımı|bileklerimi
    hapları|ilaçları|hap|ilaç|ilaçlarımı|tabletleri|haplarımı ..3 hepsini|bir-avuç|avuç|kutu|tamamını|kutuyu|bir-kutu|fazla-doz|topluca ..2 içtim|yuttum|içeceğim|içicem|içesim|içsem|yutacağım|aldım|yutsam
    bir-avuç|avuç-avuç|bir-kutu|kutu-kutu|bütün|tüm|evdeki-tüm|evdeki-bütün ..1 hap|hapları|ilaç|ilaçları|uyku-hapı|ilacı|ilaçlarımı ..1 içtim|yuttum|içeceğim|içicem|içesim|içsem|yutsam|yutacağım|içmek
    aşırı doz ..1 aldım|almayı|alacağım|alıp
    köprüden|çatıdan|balkondan|pencereden|camdan|binadan|trenin-önüne|metronun-önüne|arabanın-önüne|raylara|uçurumdan|kattan|boğaza|yüksekten ..3 atlasam|atlayacağım|atlamak|atlamayı|atsam|atmak|atacağım|atlayıp|atlarım|atlıcam|atlayasım|atlayıcam|atlasam-diyorum !paraşüt|bungee|denize-atla*
    veda|intihar ..1 mektubu|mektubumu|notu|notumu|mektupları|mektup ..1 yazdım|yazıyorum|hazır|bıraktım|bırakacağım|yazıp
    ben|bensiz|benden ..3 olmasam|olmadan|ölsem|gidince|olmasaydım|yokken|ölünce|kurtulsalar|ölürsem ..4 mutlu|rahat|iyi|kurtulur|kolay|huzurlu|üzülmez|rahatlar
    bensiz|ben-olmadan|ben-olmasam|ölsem ..4 mutlu|rahat|iyi|kolay|huzurlu|kurtulur
    herkes|ailem|dünya|annem|onlar|hepsi|çocuklarım|insanlar|sevdiklerim ..3 bensiz|ben-olmadan|ben-ölünce|ben-ölsem|ben-olmasam|ben-gidince|yokluğumda
    uyuyup|uyuyayım|yatıp|gözlerimi-kapatıp|uyusam|uyumak ..3 uyanmamak|uyanmasam|uyanmayayım|hiç-uyanmamak|açmamak|uyanmak-istemiyorum
    sabah*|yarın* ..2 uyanmamak|uyanmak ..1 istiyorum|istemiyorum|için-dua !erken
    yaşamak|yaşamam|yaşamaya|devam-etmek|yaşamayı|hayatta-kalmak|uyanmak|nefes-almak ..1 için|hak|değer ..2 sebep|nedenim|sebebim|neden|etmiyorum|amacım|bir-şey|değmez
    bu dünyada|hayatta|burada olmak|kalmak istemiyorum|istemiyom !otel
    ölmek|ölüm için|gelsin ..2 gün-sayıyorum|dua|sabırsız*|bekliyorum|yalvarıyorum
    yaşamayı|nefes-almayı ..1 hak-etmiyorum|haketmiyorum|beceremiyorum|bırakmak
    ölmeyi ..1 hak-ediyorum|hakediyorum|çok-istiyorum
    hayatıma|hayatima|yaşamıma|her-şeye|herşeye|buna ..1 bir? son ..1 vermek|vereceğim|vericem|versem|vermeyi|verecem
    son ..1 vereceğim|vericem|vermek ..1 hayatıma|bu-hayata|yaşamıma|acılarıma
    ölüm|olum ..3 kurtuluş|tek-çare|tek-çözüm|tek-çıkış|güzel-geliyor|huzur|çözüm-gibi|tek-yol|istiyorum
    ölüm düşüncesi|düşünceleri|isteği ..3 peşimi|aklımdan|beni|geliyor|kafamdan|rahat|çıkmıyor
    ip|ipi|tabure|silah|jilet ..2 hazır|hazırladım|astım|aldım|aldım-bile ..2 gidiyorum|bitecek|bu-gece|kendime|artık|son
    hakkınızı|hakkinizi|elveda|hoşçakalın|hoşça-kalın ..2 helal|herkese|dünya ..3 gidiyorum|dayanamıyorum|bitiriyorum|dünyadan|bu-gece|kalın-artık !memleket
    içimden|canım ..2 ölmek|olmek|kendimi-öldürmek ..1 geliyor|istiyor|geçiyor`),
  searches: phrases(`
    intihar
    intihar yöntemleri|yolları|etmek|düşüncesi|hattı|mektubu
    nasıl intihar edilir
    nasıl ölebilirim|intihar-ederim
    acısız|kolay|hızlı|ağrısız|acisiz ölüm|intihar|ölmek|olum
    ölmek istiyorum
    olmek istiyorum
    yaşamak istemiyorum
    yasamak istemiyorum
    kendimi öldürmek|kesmek|nasıl|asmak|öldürmenin
    kendine|kendime zarar verme|vermek
    bilek kesme|kesmek
    jilet atmak
    ölümcül doz
    aşırı doz
    veda mektubu
    umutsuzluk
    depresyon yardım|belirtileri|testi
    dayanacak gücüm kalmadı
    yaşamanın anlamı
    artık dayanamıyorum
    psikolojik destek hattı
    kendini asmak|öldürmek
    ölmek için
    en kolay ölüm
    kaç hap öldürür
    yaşamak için sebep
    çok yalnızım
    ölüm isteği`),
};
