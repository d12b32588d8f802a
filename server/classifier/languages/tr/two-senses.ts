import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "bir|tam|çok|ne|şu|bu|o|pis|aptal|salak|geri|koca|lan|ulan|gerçek|sadece|resmen|tam-bir|hayvan|seni|sizi|kahrolası";
const insult =
  "pis|aptal|salak|ulan|lan|koca|kahrolası|gerizekalı|seni|sizi|şerefsiz|ahlaksız|adi|iğrenç|haysiyetsiz|aşağılık|ulen|hadi-lan|be|tam-bir|namussuz|hey";

export const twoSenses: TwoSenses = {
  words: words(`
    kaşar hıyar öküz angut pislik lanet azgın azdım boşalma dürzü dürzüler gavur gavurlar mongollar vibratör çomar çomarlar eskort escort fantezi tahrik kızılbaş kalçalar memeler memeleri zenci zenciler eşşek osuruk azdırıcı`),
  harmIn: phrases(`
    müdür|patron|hoca|komşu|şoför|hakem|kocam|eski|abim|kardeşim ..1 tam|bir|çok ..1 <twoSenses> !arabası
    sen|siz|seni|sizi|@ ${some}? ${some}? ${some}? <twoSenses> !kuşu|arabası|salatası|ekmeği|soydun|aldın|ister
    ${insult} ${insult}? <twoSenses> !arabası|kuşu
    <twoSenses> herif|adam|karı|kız|gibi-sin|sürüsü|oğlu|seni|misin|mısın|musun|sen|dölü|evladı|tohumu|kılıklı|heriftir|herifler|sıfatlı|ağızlı|gibi-davran*
    <twoSenses> sen|siz
    kes|sus|defol|git|geber|siktir|çekil|kapa ..3 <twoSenses>
    bütün|tüm|bu|şu|hep|hepsi|bunlar ..1 <twoSenses> ..2 defolsun|gebersin|ölsün|gitsin|yok|sürülmeli|dolu|ülkeyi|kovulmalı|düşmanı|köpek*|pis* !kuş*|halkı
    o|kocam|patron|müdür|hoca|şoför|komşu|hakem|eski-sevgilim tam|çok|bir ..1 <twoSenses> !arabası|peyniri
    @ tam? bir? <twoSenses>
    ne <twoSenses>
    bana|iş|herif|adam|insan ..2 <twoSenses> !yedi|aldı|verdi
    öküz|hıyar|angut|eşşek ..1 yine|yüzünden|park-etmiş|direksiyonda|patron|kadar|gelmiş
    lanet olsun|olası|iş|okul|gelsin|bilgisayar|hava|trafik|telefon|herif|sınav|gün|olsun-be|yağdır*|pazartesi|otobüs
    allah|tanrı|allahın|şu|bu|hay ..2 lanet !yani|film|mumya
    çok|nasıl|fena|şimdi|seni|gece|sana|yine|öyle ..2 azgın|azdım|azdırıcı !dalga*|sel
    azgın kız|karı|dul|kadın|milf|bayan|hatun|türbanlı|gelin|olgun|geceler|erkek|kızlar|kadınlar|dullar|bakire
    ağzına|içine|yüzüne|erken|göğsüne|kadın|beraber|sex|seks|erkekte|üstüne ..1 boşalma
    boşalma sahnesi|anı|videosu|videoları|garantili
    benim|vibratörle|onun|külot|klitoris|yatakta|orgazm ..1 vibratör
    vibratör ..2 aldım|kullan*|titret*|ile-orgazm|külot|sok*
    rus|ucuz|bayan|istanbul|ankara|otele|eve|kapalı|vip|ateşli|elit|masöz|saatlik|üniversiteli|izmir|gecelik|sınırsız ..2 eskort|escort|kaşar
    eskort|escort bayan|bayanlar|kız|kızlar|hizmeti|ajans|ilan*|sitesi|arıyorum|numara*|istanbul|ankara
    cinsel|yatak|grup|erotik|tecavüz|sex|seks|gizli ..1 fantezi
    fantezi iç|giyim|yap*|kur*|dünya*
    tahrik ed*|old*|oluyor*|et*
    beni|seni|çok|fena|onu|cinsel ..1 tahrik
    dolgun|diri|büyük|senin|onun|koca|iri|yuvarlak|çıplak ..1 memeler|memeleri|kalçalar
    memeler|memeleri|kalçalar ..2 yala*|em*|sık*|okşa*|ağz*|çok-güzel|ateşli|avuç*
    pis|şu|bu|kara|bütün|lan|iğrenç ..1 zenci|zenciler
    zenci|zenciler köle|geri|maymun|pis|gibi|defol*|muz|kokuyor|ülke*|yar*|dol*
    gavur|gavurlar icadı|dölü|pis|köpeği|piç*|tohum*|eniği|kafası
    dürzü|kızılbaş|çomar|çomarlar ..1 oy|oyu|sürüsü|mum|pis|akp*|chp*|kafir*|geber*|iktidar|seçmen*|dinci*|köpek*|takımı !halkı
    cahil|dinci|yobaz|makarna* ..1 çomar|çomarlar`),
};
