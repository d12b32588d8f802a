import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Turkish: explicit words and requests, and talk of sex. Single words begin with naughty-words
 * 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const trSexual: HarmList = {
  words: {
    none: words(`
      sakso saksocu saksocular oral-seks gangbang domalt domal sikiş sikişmek sikişelim sikişme amcık amcığı amcığını yarrak yarak yarağı yarağım
      boşalma 31ci otuzbirci otuzbir turbanlı-ifşa`),
    low: words(`
      porno pornolar seks azgın azgınım azdım azdırıcı orgazm mastürbasyon mastürbasyona vibratör dildo memeler memeleri kalçalar sevişmek seviştik
      sevişelim sevişme fantezi swinger travesti-escort eskort escort fahişe erotik tahrik kaşar yatak-arkadaşı`),
  },
  phrases: {
    none: phrases(`
      çıplak|ciplak|nude|nudes|açık-saçık|iç-çamaşırlı|memelerinin|memeni|mahrem|müstehcen|ateşli|seksi|götünün|kalçanın|soyunmuş|frikik|özel-bölge* ..2 foto|fotoğraf*|fotograf*|foton*|resim*|resmin*|video*|pozunu|pozlar*|selfi*|snap*|hali*|fotolar*|görüntü* ..2 at|atsana|yolla|gönder|atar-mısın|göster|paylaş|atarmısın|iste*|yollasana|göndersene|çek|atıyorum|satıyorum|atabilir*|yollar-mısın|çekip|karşılıklı|takas|gönderir-misin|atayım|versene|ver
      nude|nudes|nudelarını|nudeni|nudunu|çıplağını ..1 at|atsana|yolla|gönder|iste*|atar-mısın|satıyorum|takas|var-mı|göndersene|paylaş|atarmısın|gonder
      at|atsana|yolla|gönder|göndersene|yollasana|göster ..3 çıplak|nude|nudes|çıplağını|memelerini|memeni|amını
      <sexPart> ..3 göster|göstersene|aç|görmek|görebilir*|at|atsana|yala*|yalamak|yalasam|em|emmek|emsem|sık|sıkmak|elle*|avuçla*|ok*|öp*|koklamak|ısır*|gostersene|yalarım|sok*|sikmek|sikeyim|okşamak|parmakla*|yiyim|yerim|açar-mısın|avuçlamak|yalayayım|aç-bakalım !bebe*|doktor*
      memelerini|memeni|göğüslerini|götünü|amını|kalçanı|amcığını ..1 göster|göstersene|aç|aç-hadi|at|gorebilir*|emmek|yalamak|ellemek|sikmek|sıkmak|yalarım|yiyeyim|yalasam|avuçlamak|parmaklamak|elleyeyim|emeyim|sikeyim|yalayayım
      seni|sizi|onu|karını|bacını|kızı|beni|karıyı|ablanı|komşuyu|hatunu|anneni ..4 sikmek|sikeyim|sikerim|sikeceğim|sikicem|becermek|beceririm|becereceğim|sikiyim|düzmek|düzerim|domaltıp|domaltmak|domaltırım|becerdi|becerdim|becersin|yatağa-atmak|yatağa-atarım|sikiyordu|inletmek|inletirim|inleteceğim|kanırta|yalamak-istiyorum|altıma-almak|altıma-alırım|soyup|götten|bağırtmak|bağırta !belanı
      sikmek|becermek|düzmek|sikişmek|domaltmak|sikilmek|boşalmak|götten-vermek|sakso-çekmek|yalamak-istiyorum-amı*|amını-yalamak ..1 istiyorum|isterim|istiyom|isteyen|isterdim|isteyen-var-mı|isteyenler|için-bayan
      sik|becer|domalt|düz ..1 beni|bizi|erkeğim|sertçe
      beni ..2 sik|siksene|becer|domalt|sertçe-sik|götten|becersene|inlet
      becerdim|becerdik|sikiştik|siktiğim-kız*|sikiştim|domalttım|sakso-çekti|götten-verdi ..2 dün|akşam|karıyı|kızı|sabaha|onu|gece|sevgilimi|komşu*|kuzen*|hocayı|arabada
      yarağım*|yarrağım*|yaragim*|sikim|sikimi|sikime|aletim|aletimi|çüküm|penisim|malafat*|malım-kalktı|yarağı|yarrağı|sikini|çükümü|yarak|yarrak|yarağımın ..4 yala*|em|emer*|emmek|kalktı|sert|kalkıyor|otur|oturt*|ağzına|dik|dimdik|taş|amına|büyük|kalın|istiyor|ister*|ağzın*|içine|kazık|kalkık|cm|santim|kocaman|yiyecek*|yer-misin|yersin|okşa*|sok|sokmak|alır-mısın|hisset*|zıpla*|yalatmak|emsene|yalar|kalktı-sana|hastası|avuçla*|çekecek|ister-misin
      yala|yalar-mısın|yalarmısın|em|emsene|emer-misin|yalasana|yalayacak|çek|yalatacak|yalatmak|emdirmek|emcek|yalasın ..2 yarağı*|yarrağı*|sikimi|aletimi|taşak*|taşşak*|amımı|amcığımı|penisimi|götümü|memelerimi
      sakso ..2 çek*|çeken|çekti*|ister*|çekermisin|çekecek|çekelim|çektir*|var-mı|isteyen|atan
      sik*|sok*|koy*|ver* ..1 götten|amdan|götüne|amına|ağzına-ver*|arkadan-sert
      götten|amdan|arkadan|ağzına|ağzıma|götüne|amına ..1 ver*|sik*|almak|al|sokmak|sokarım|vermek|boşal*|soktum|sokayım|alır-mısın|boşalmak|girmek|sert !numara|kapı|yemek|lokma|çay
      am|amın|amım|amcık|amcığın|amcığım|amına|amını|amcığı|kuku|kukum|kukun ..2 ıslak|sulandı|ıslandı|dar|sıkı|yala*|tıraş*|kıllı|yalayan|yalat*|ıslanmış|sulu|parmakla*|pembe|daracık|görmek|ateş|yanıyor|sırılsıklam|kaşınıyor|istiyor-yarak|sik*
      ıslak|dar|sıkı|sulu|tombul|genç|pembe|daracık|kıllı|tıraşlı|ıslanmış ..1 am|amcık|amı|amcığını|amını|amcığın|göt|amcıklar|amın
      azdım|azgınım|azdırdın|azdırıyorsun|azdır|kudurdum|azgın|azdırıyor|azmış|ıslandım|sulandım|tahrik-oldum|boşaldım|boşalacağım|boşalıyorum|boşalt|ıslattın ..3 beni|var-mı|çok|şu-an|kadın*|bayan*|hatun*|seni-düşün*|sana|senin|dul*|türbanlı*|evli*|ev-hanım*|çift*|gel|sikiş|yarak|resmine|fotona|içine|ağzına|yüzüne|memelerine|üstüne|kızlar|genç*|biri|için|mi|teyze|liseli* !denizler|sular|çamaşır
      boşal* ..3 içine|ağzına|yüzüne|memelerine|üstüne|içime|ağzıma|götüne|amına|suratına|göğsüne|beni|birlikte|seni-düşün* !bavul|depo
      içine|ağzına|yüzüne|memelerine|içime|ağzıma|suratına|göğüslerine|amına|götüne ..2 boşal*|attır*|fışkırt*|patlat-döl
      seks|sex|oral|anal|sikiş|grup|sakso|takılmalık|sevişme|yatmalık|ücretli|paralı|gizli|sınırsız|threesome|31|cam|kam ..3 arıyorum|yapacak|isteyen|aranıyor|yapalım|ister-misin|arayan|yapmak-isteyen|yapan|için-bayan|arkadaşı|yapmak-istiyorum|için-kadın|partneri|yapcak|şov|sohbet*|görüşme|görüşmek|buluşma|hattı|teklifi|yapar-mısın|karşılığı|işçisi|bayan|isteyenler|yapılır|yapıyorum !eğitim*|sağlı*|önyargı|oyun|yayın
      bayan|kadın|kız|çift|hatun|dul|erkek|evli|pasif|aktif|biri|genç ..3 seks|sex|sikiş|sakso|grup-seks|yatacak|sikişecek|gecelik|sevişecek|ücretli|threesome|31-çek*|oral ..3 arıyorum|yapacak|isteyen|ara*|var-mı|için|yazsın|eklesin|dm|mesaj|özel*|olacak
      cam|kamera|kam|telefon|canlı|whatsapp|sanal|online|mesajla ..1 seks|sex|show|şov|sikiş|sex-yap*|31
      sanal|telefonda|kamerada|görüntülü|camda|mesajda ..1 seks|sex|sevişelim|sikişelim|sikişmek|sikişme|sikişen|sikişiyor|boşal*|31|soyun*
      soyun|soyunsana|çıkar|çıkarsana|çıkart|soyunup|aç|sıyır|indir ..2 donunu|külotunu|sütyenini|üstünü|eteğini|iç-çamaşırını|kamera|karşımda|benim-için|kamerada|bacaklarını|tangayı|tangasını|külodunu|elbiseni|sutyenini|pantolonunu !çamaşır|makine|bebe*|doktor
      bacaklarını|bacaklarini|bacak-aranı|kalçanı ..1 aç|ayır|arala|kaldır|omzuma|aralayıp !esne*|egzersiz|nefes
      külot*|donun*|iç-çamaşır*|tangan*|sütyen* ..2 rengi|ne-renk|ıslak|ıslandı|çıkar|indir|kokla*|koklamak|var-mı-altında|giymiyor*|ıslak-mı|sat*|yolla|gönder !indirim|marka
      altında|üstünde|üzerinde ..1 ne-var|ne-giyiyorsun|çamaşır !çay
      domal|domalt|domalsana|domalıp|domaltıp|domalır-mısın|domaltırım|domalmış
      kucağıma|yüzüme|üstüme|aletime|sikime|yarağıma ..1 otur|oturup|oturt|zıpla|bin|oturur-musun|otursana ..2 yala*|sik*|hisset*|çıplak|zıpla*|soyun*|am*|inlet*
      31|otuzbir|otuz-bir|mastürbasyon|asıl*|kendine-dokun*|attır* ..2 çek*|çekiyorum|çektim|çekmek|yapıyorum-sana|resmine|fotoğraflarına|sana|sevgilin* !ocak|aralık|mart|mayıs|temmuz|ağustos|ekim|yaşında
      gecelik ilişki|takılmak|seks arayan|isteyen|arıyorum|düşünen|arayanlar
      otuzbir|31 ..1 çekiyorum|çektim|çekelim|çekmek|çekiyom|çekerim|çeken|çekiyor
      kendine|kendini|vücuduna|amına|memelerine ..1 dokun|okşa|parmakla|parmakları|elle ..2 benim|kamera*|hadi|bebeğim|beni|aşkım|göster|inle*
      türbanlı|liseli|üniversiteli|dul|milf|olgun|ev-hanımı|ünlü|komşu|öğretmen|hemşire|azgın ..1 ifşa*|porno*|sikişelim|sikişmek|sikişme|sikişen|sikişiyor|ifşaları|seks|amcık*|götü|sex|kaşar*-siki*|escort|çıplak
      ifşa|ifşalar|ifşası|ifsa|gizli-çekim|liseli-ifşa ..2 link*|arşiv*|kanal*|satılık|dm|at|var|video*|telegram|izle|grup*|paket*|isteyen* !yolsuzluk|skandal
      bedava|ücretsiz|hd|türk|canlı|ateşli|gerçek|konulu|izle ..1 porno*|sikişelim|sikişmek|sikişme|sikişen|sikişiyor|sex|seks-video*|seks-izle|pornosu !bağımlı*
      escort|eskort|eve-gelen|masöz|mutlu-son|sınırsız-escort ..2 bayan*|hizmet*|gecelik|saatlik|görüşme|otel*|whatsapp|ara|mutlu-son|vip|elden|kız*|rus|fiyat*
      çocuk|küçük|liseli|reşit-olmayan|ortaokul*|yaşı-küçük|ufak ..1 porno*|pornosu|kız*-sik*|sikiş|çıplak|seks|sex|seksi|nude|ifşa
      çocuklarla|küçük-kızlarla|reşit-olmayanla*|liseliyle|küçüklerle|çocukla ..1 seks|sex|sevişmek|yatmak|birlikte-olmak|cinsel-ilişki !istismar`),
    low: phrases(`
      seviştik|sevisdik|sevişiyoruz|sevişmek|sevişmiş|sevişiyorduk|yattık-onunla|birlikte-olduk-gece|sevişelim|seviştim|sevişmiştik|sevişecek ..2 harika*|dün|sabaha|muhteşem|müthiş|saatlerce|çok|güzel|istiyorum|arabada|mutfakta|duşta|üç-kere|gece|yine|mi|hiç|onunla|bütün
      dün|sabaha|gece|akşam|bütün-gece|ilk|bugün|duşta|arabada|deniz|sevgilimle|eski|otelde|eşimle ..5 seviştik|seks-yaptık|sex-yaptık|yattık|seviştim|seks-yaptım|birlikte-olduk|yattım|seks-yapmıştık|sevişmişiz|sikiştik|fantezi-yaptık !erken|geç|uyku|yorgun
      seks|sex ..2 yaptık|yaptım|yapmak|yapıyoruz|harikaydı|muhteşemdi|güzeldi|yapmayı|yapalım|yapıyorum|hayatımız|yapmıştık|yaptığım|yapınca !araştırma
      harika|müthiş|ateşli|çılgın|vahşi|muhteşem|inanılmaz|en-iyi|azgın|tutkulu ..1 seks|sex|sevişme|bir-seks
      en iyi|güzel|ateşli seks|seksi|seksiydi|sex|sevişmemdi|sevişmeydi|seksimdi !komedi
      tek gecelik|gecelikler
      orgazm ..2 oldum|olduk|olamıyorum-hiç|yaşadım|yaşadık|oluyor|taklidi|olmak|ettim|üst-üste
      onunla|eski-sevgilimle|patronla|eski-kocamla|biriyle|sevgilimle|yabancıyla|tinderdan|exle ..3 yattım|yattık|yatmak|yatağa-girdik|yatağa-girdim|yatıyor|yatmış !uyu*|hastane*
      porno ..2 izledim|izliyorum|izlemek|izlerken|izledik|izliyor|seyrettim|izliyoruz|arşivim !bırak*|zarar*|bağımlı*
      bekaretimi|bekaretini|bakireliğimi|bekaret ..2 kaybettim|bozdum|verdim|bozuldu|kaybetmek|bozdu
      seksi|taş|enfes|dolgun|diri|yuvarlak|kalkık|güzel-bir|kalın|ateşli|muhteşem|yangın ..1 göt|kalça|memeler|popo|götü|kalçalar|kalçaları|göğüsler|poposu|götün|hatun|memeleri|vücut|bacaklar-of|piliç|kalçan !kas
      vibratör|dildo|seks-oyuncağı|kelepçe|sex-shop*|jartiyer ..2 aldım|sipariş|kullanıyorum|denedik|aldık|aldı|kullandık|hediye
      mastürbasyon ..2 yap*|yapıyorum|yaptım|çok|her
      fantezi* ..2 yatakta|cinsel|seks*|erotik|azgın|gruplu|eşimle
      yatakta ..2 çok-iyi|harika|ateşli|performans*|efsane|vahşi|nasılsın|süper|doyumsuz`),
  },
};
