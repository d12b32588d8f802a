import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Turkish: slurs, and contempt for people for what they are. Single words begin with naughty-words
 * 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const trHate: HarmList = {
  words: {
    none: words(`
      ibne ibneler ibnelik ibneye nonoş nonoşlar götveren götverenler zenci zenciler gavur gavurlar kıro kırolar
       kekolar kızılbaş mongollar travestiler dürzü dürzüler sapkınlar `),
    low: words("suriyelileşme maganda magandalar çomar çomarlar karılar"),
  },
  phrases: {
    none: phrases(`
      <group> ..1 defol*|siktir*|kovul*|gitsin|dışarı|sınır-dışı|gönderil*|defolup|ülkelerine|ülkesine|geri-gönder*|def-olsun*|istemiyoruz|hoş-gelmediniz|evine|kapı-dışarı|toptan !ziyaret|tatil|uçak
      defolun|defolsun|defolup|siktirin|siktir-olup|def-olun|siktirip|defol ..3 <group>|ülkenize|suriye*|çöl*|arabistan*|afgan*|ermenistan*|geldiğin*|ülkene|afrika*|israil*|memleketin*
      ülkene|ülkenize|geldiğin-yere|geldiğiniz-yere|memleketine|memleketinize|çölüne|çölünüze|dağına|ininize|afrikana|geldiğiniz-çöle|köyüne-kıro ..1 defol*|siktir*|geri-dön*|dön|dönün|git|def-ol*|gidin|dönsün*
      <group> <adv>? <adv>? hepsi|hepiniz|topu|tamamı|çoğu|alayı|tümü|her|zaten|genetik*|doğuştan|yüzünden|olarak ..1 <vile>
      <group> ..1 hepsi ..2 <vile>
      bütün|tüm|bu|şu|hep|her|siz|topu ..1 <group> ..1 <vile>
      <group> <adv>? <vile> !bir-hayat|hastanesi|tedavi*|kuru*
      <vile> <group>|suriyeliler|kürtler|araplar|yahudiler|ermeniler|çingeneler|zenciler|ibneler|gavurlar|aleviler|afganlar|mülteciler
      pis|lanet|kahrolası|aşağılık|şerefsiz|kokuşmuş|soysuz|iğrenç|adi|leş|it|pislik|köpek|namussuz|kalleş|nankör|geri-zekalı|amına-koduğum* ..1 <group>|arap*|suriyeli*|kürt*|zenci*|yahudi*|ermeni*|çingene*|rum*|afgan*|gavur*|alevi*|yunan* !su|koku
      ermeni|yahudi|rum|gavur|çingene|arap|kürt|moskof|yunan|suriyeli|afgan|zenci|gavurun|yahudinin|ermeninin dölü|tohumu|piçi|köpeği|köpekleri|piçleri|iti|itleri|tohumları|dölleri|bozuntusu|uşakları|artığı|pici|sürüsü|maymunu|orospusu !müzik
      <group> ..4 kökünü|kökleri|soyunu|soyları|neslini|kökü|kökünün ..1 kazı*|kurut*|kuru*|kurusun|kaz*|tüket*|kesilmeli|kurusun*|tükensin
      <group> ..4 öldür*|as|asmak|yakmak|kesmek|temizle*|vurmak|sınır-dışı|yok-edil*|katlet*|asılmalı|yakılmalı|taşlanmalı|kırılmalı|idam|kapatıl*|hapse|tımarhane*|hadım|gaz-oda*|fırın*|yok-etmek|kovmak|sürülmeli|kovulmalı|kurşun*|sürgün|tedavi-edil*|denize-dök*|toplama-kamp*|recm|def-edil* !karşı|kınıyor*|protesto|anma|yas
      <group> ..3 yönetiyor|ele-geçir*|kontrol-ediyor|sömürüyor|işgal|çalıyor|mahvet*|mahved*|bozuyor|kirletiyor|istila|talan|kirlet*|çalıyorlar|soyuyor|batırdı*|bitirdi*|yozlaştır*|üreyip|ürüyor*|ele-geçirdi|tecavüz|bedava|arsız*|bulaştır*|hastalık-yay*|rezil-et*|çoğal* !film|yarış
      dünyayı|bankaları|medyayı|her-şeyi|ülkeyi ..2 yahudi*|siyonist*|masonlar|ermeniler|yahudiler ..2 yönetiyor|kontrol|ele-geçir*
      <group> ..3 dünyayı|bankaları|medyayı|her-şeyi|ülkeyi|ülkemizi|milletimizi|ahlakımızı|neslimizi|gençlerimizi|mahallemizi|demografi*|işimizi|kızlarımız* ..2 yönet*|ele-geçir*|kontrol*|boz*|mahvet*|işgal|kirlet*|bitir*|batır*|sömür*|zehirle*|rahatsız|taciz|çal*|elimizden|değiştir*|mahved*
      her-taşın|herşeyin|her-şeyin|bunların ..1 altından|arkasında|altında ..2 yahudi*|ermeni*|siyonist*|mason*
      <group> ..3 insan ..1 değil*|bile-değil*|sayılmaz|degil*|yerine-koy*|müsveddesi !mi
      <group> ..3 yeri|yeriniz|yer|hakkı|hakları ..2 yok|yoktur|olmamalı|mutfak|kabir|mezar|cehennem|çöplük !görünmez|kaldı-mı
      <group> ..2 nefret ..1 ediyorum|ediyoruz|edin !suç*|söylem*
      <group>|ibnelerden|suriyelilerden|araplardan|kürtlerden|yahudilerden|zencilerden|çingenelerden ..1 tiksiniyorum|iğreniyorum|nefret|midem|bıktık|kurtul*|hayır-gelmez|dost-olmaz|adam-olmaz|bişey-olmaz|uzak-dur*
      <group> ..1 adam|dost|kardeş|komşu ..1 olmaz|olunmaz
      en|tek|ölü iyi ..1 <group> ..1 ölü
      iyi <group> ölü
      kahrolsun|ölüm|gebersin|geberin|kahrolasıca|yansın ..1 <group>
      <group>|ibneler|gavurlar ..1 gebersin*|yansın*|geberin|ölmeli|yakılsın|öldürülsün|asılsın|gebermeli
      <group>|yahudiye|ermeniye|kürde|araba-değil ..1 ölüm|cehennem
      eşcinsellik|escinsellik|gaylik|lezbiyenlik|ibnelik|transseksüellik|lgbt|homoseksüellik|translık ..2 hastalık*|hastalıktır|sapıklık*|sapkınlık*|günah*|iğrenç*|ahlaksızlık*|lanet*|tedavi*|anormal*|sapkın*|pislik*|hastaliktir|terör*|doğaya-aykırı|yasaklan* !değil
      lgbt|eşcinsel*|gayler|translar|ibneler ..3 tedavi|sapkın*|hasta|hastalar|sapık|sapıktır|yasaklan*|lanetli|zihinsel|ruh-hastası|pedofil*|kapatılsın|topluma-zarar|aileyi !değil
      top|ibne|ibnetor|nonoş|nonos|götoş|gotos|yumuşak|götçü ..1 herif|seni|musun|misin|mısın|gibi|bunlar|kılıklı|piç|köpek|lan|defol|ler !topla|kumaş
      sen|siz|bu|şu|seni|o|kaşar|tipik|klasik ibne|ibneler|zenci|gavur|çingene|ermeni-dölü|kıro|keko|dürzü|mongol|nonoş|götveren|travesti|yahudi-piç*|suriyeli-köpek|dönme|kürt-köpek
      ibne|ibneler|ibneye|ibnesi|ibneleri|ibnelere|ibnetor|ibnelik|götveren*|gotveren*|pezevenk-kürt
      eşcinsel*|gayler|lezbiyenler|translar|ibneler ..1 hasta|sapık|sapkın|tedavi !hastane
      <group> ..1 geri|evine|evlerine|çöle|çöllerine|afrikaya|suriyeye dönsün|gitsin|yollansın|gönderilsin|dönsünler|gitsinler|postalansın
      kadın|kadınlar|kadının|karı|kadınların|karının|karılar ..3 yeri|işi|dayağı|sırtından|karnından|aklı|görevi|eksik-etek ..2 mutfak*|ev*|sopa*|sıpa*|kısa|dayak|cinsel|çocuk-doğur*|erkeğe
      kadınlar|karılar|kadın|bütün-kadınlar|tüm-kadınlar|bu-karılar|karı-milleti|kadın-milleti ..2 orospu*|aptal*|fahişe*|erkeklerden-aşağı|ikinci-sınıf|çalışmamalı|oy-kullanma*|dövül*|köle*|kaşar*|şeytan|akılsız*|para-için|dayak|hep-aynı-orospu|beyinsiz
      karı|kadın ..1 dediğin|milleti ..3 dövülür|evinde|dayak|susacak|itaat|aptal*|kahpe*|orospu*
      engelli*|özürlü*|mongol*|zihinsel-engelli* ..3 öldür*|yaşama*|yük|kısırlaştır*|toplumun-yükü|uyutul*|yaşamasın|işe-yara*|insan-değil
      hitler ..3 haklı*|az-yapmış|az-bile|yarım-bırak*|adammış|kahraman*|boşuna|iyi-yapmış|neden-yaptığını|biliyormuş|bitirememiş|yaşasaydı|gibi-bir|büyük-adam|keşke
      heil hitler
      yahudileri|bunları|sizi|seni ..2 fırına|gaz-odası*|yakmak|auschwitz*|toplama-kampı* !müze
      soykırım|holokost|soykirim ..2 yalan*|uydurma*|hak-ettiler|az-bile|masal*|hak-etmiş* !acı*|kurban*
      türkiye|turkiye|bu-ülke|bu-vatan türklerindir|türkündür|sadece-türk*
      üstün|saf|ari|aşağı ırk|kan|ırklar !tahlil*
      ya-sev-ya|ya-sev terk|terket
      aleviler|kızılbaş*|şiiler|ateistler|müslümanlar|hristiyanlar ..2 mum-söndü|kestiği-yenmez|katli-vacip*|kafir*|terörist*|sapık*|yakılmalı|cehennemlik|yobaz-köpek*|boğazlan*|katledil*
      katli|katliniz vacip*|helal
      islam ..1 terör|kanser|çöl-dini|pedofil !değil
      barzo|ırkçılık-değil-bu|arap-sevici* ..1 kürt*|suriyeli*|arap*`),
    low: phrases(`
      <group> ..3 uyum-sağla*|entegre-ol*|bizim-kültür*|yapamıyor*|çok-oldu*|doldu !festival
      ülke|ülkemiz|memleket|her-yer|mahalle|sokaklar ..2 suriyeli*|arap*|afgan*|göçmen*|mülteci* ..1 doldu|kaynıyor|oldu|dolmuş|istila|işgal|olmuş !yemek|mutfa*|müzik
      suriyeli*|mülteci*|afgan*|sığınmacı* ..2 istemiyoruz|istemiyorum|gitsin*|geri-dönsün*|evine-dön*
      sessiz istila
      arapseviciler|arapsevici|lgbt-dayatması|lgbt-propagandası|eşcinsel-propaganda*|kadın-dediğin|elinin-hamuru*
      tam-bir|tipik|klasik ..1 kürt|arap|çingene|suriyeli|alevi|yahudi|ermeni ..1 işte|kafası|tipi|işi|kurnazlığı|pazarlığı !mutfa*|yemek*|düğün*`),
  },
};
