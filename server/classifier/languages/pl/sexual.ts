import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Polish: explicit words and requests, and talk of sex. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const plSexual: HarmList = {
  words: {
    none: words(" robienie-loda minetka minetkę palcówka palcówkę ruchanko rżnięcie cipeczka cipeczkę"),
    low: words(`
      ruchać ruchanie porno pornol pornolki cycki cipa cipka cipkę orgazm orgazmu orgazmy masturbacja masturbować
      masturbuję wibrator dildo napalony napalona napaleni bzykanko bzykać bzykanie seksić dupeczka swingersi `),
  },
  phrases: {
    none: phrases(`
      wyślij|wyslij|wyślesz|wyslesz|prześlij|pokaż|pokaz|pokażesz|dasz|podeślij|wrzuć|ślij|wymienię|wymienie|sprzedam|dawaj|poproszę|daj|podeslij|kupię|zrób|pokazesz ..4 nagie|nago|nagą|nudes*|nudesy|goł*|rozbieran*|nudki|nagich|golą|dick-pic|dickpic*
      nudes*|nudesy|nudki|nagie-fotki|nagie-zdjęcia|nagie-zdjecia|rozbierane-fotki ..3 wyślij|wymienię|sprzedam|priv|pw|na-priv|od-ciebie|swoje|twoje|wymiana|prześlij|pokaż
      zdjęcie|zdjęcia|fotkę|fotki|zdjecie|zdjecia|fotke ..2 nago|cycków|cipki|bez-stanika|bez-ubrania|topless|bez-majtek|tyłka|piersi|w-samej-bieliźnie|cyckow|kutasa
      pokaż|pokaz|pokażesz|wyślij|pokażcie|rozchyl|zobaczyć|pokazesz|wyslij|zobaczyc ..3 <sexPart> !indyka|kurczaka|ser|kota|gęsi
      chcę|chce|zaraz|będę|bede|chętnie|chciałbym|chciałabym|mam-ochotę|mogę|daj|bym|marzę|lubię|dasz|zamierzam ..4 <fuck> ..3 cię|cie|ciebie|się|sie|ją|mnie|cipk*|cipę|do|w|całą|z-tobą|jak|mocno|ostro|na|dzisiaj|dziś
      <fuck> cię|cie|mnie|ją|ciebie|cipk*|się-z-tobą|mocno !śmiechem|loda|lody
      cię|cie|ją|mnie ..3 wyrucha*|wyrżn*|zerżn*|zerżnąć|zerznac|przelec*|przerucha*|wyjeba*-w|wydyma*|bzykn*|wypieprz*|przeruch*|wyruch*|rucha*|zaruch*|pierdoli*-od-tyłu|wyliza*-cip*|ruchać|ruchac
      wyruch*|zaruchać|zaruchac|przeruch*|zerżnij|zerznij|wyruchaj|przeleć|przelec mnie|cię|cie|ją|twoją|ktoś|bym
      zrobisz|zrob|zrób|robisz|zrobię|robię|robi|zrobiła|robiła|robić|zrobić|robic|zrobic|chcesz|zrobi|ciągnie|ciągnij|robie|zrobie|possać ..2 mi|ci|mu|sobie|dobrego ..1 loda|lodzika|laskę|laske|pałę|pale|minetę|minete|minetkę|lody-w-aucie !śmietank*|wanili*|czekolad*|truskawk*|pistacj*|domow*|z
      loda|laskę|laske|minetę|minete|pałkę mi|ci|mu zrobi*|zrób|robi*|zrob
      obciągnij|obciągniesz|obciągnęła|obciągać|obciągam|obciągnąć|obciagnij|obciagniesz|obciągnie|obciągaj|obciagac|obciąga ..1 mi|mu|kutasa|chuja|fiuta|druta|pałę|gałę|loda
      ssij|ssać|ssała|possij|possiesz|wyliż|wylizać|liż|lizać|polizać|weź-do-buzi|weź-do-ust|połknij|wylize|wyliżę|poliż|polizesz|ciągnij|wylizac|wyliz ..2 kutas*|chuj*|fiut*|pał*|cip*|jaj*|druta|cycki|sperm*|pizd*|szpar*|mi-kutasa|gałę|dziurk*
      mój|moj|moja|mojego|moją|twardy|twardego|duży|dużego|wielki|gruby|grubego|mam|sztywny|jego|wielkiego ..2 kutas*|chuj|chuja|fiut*|pał*|penis* ..4 stoi|stoi-jak|twardy|w-tobie|w-twoj*|sztywny|cm|rośnie|staje|na-myśl|dla-ciebie|czeka|w-ustach|w-dup*|sterczy|gotow*
      kutas|chuj|fiut|pała|stoi|staje ..1 mi ..1 stoi|staje|jak|na|sterczy|na-twój|na-ciebie ..4 myśl*|ciebie|widok|patrzę|tobie|mysl*|cię
      stoi|staje|twardnieje mi na|jak|gdy|kiedy ..3 ciebie|cię|tobie|twój|twoj*|cie
      mokra|mokrą|mokrej|ciasna|ciasną|ciasnej|ogolona|różowa|wilgotna|twoja|twoją|twojej|młoda|śliczna ..1 cipk*|cipa|cipę|cipe|szpark*|pizd*|cipcia|cipeczk*|dziurk*
      jestem|robisz|robię|zrobiłam|cała|robi ..2 mokra|mokry|napalona|napalony|podniecona|podniecony|wilgotna|nakręcona ..2 na-ciebie|dla-ciebie|przez-ciebie|jak|gdy|myśląc|kiedy|i|chc*|tam-na
      napalony|napalona|napaleni|podjaran*-seks* ..2 szuka*|szukam|na|chc*|kto|pisz*|dziewczyn*|facet*|mamuśk*
      szukam|poszukuję|umówię|umowie|chętn*|oferuję|kto-chętny|kto-chętna|ktoś-chętny ..4 seks|seksu|seksik|sex|sexu|ruchani*|ruchank*|bzykank*|seksik*|sponsora|sponsoring|numerek|numerku|trójkąt*|lodzik*|obciągani*|na-noc|fwb|sekskamerk*|sexting* !terap*|eduk*|uolog*
      spotkanie|spotkania|randka|noc|chat|czat|sponsoring ..1 sex|seks|sponsorowan*|erotyczn*|seksualn*
      seks|sex|anal|seksik ..1 za|bez|na ..1 kasę|pieniądze|zobowiązań|kamerce|kase|telefon|kamerk*|gumki|kasa|żywo
      seks|sex kamerk*|kamera*|randk*|oferty|oferta|czat|chat|telefon|spotkan*|anons* !edukac*
      darmowe|gorące|ostre|polskie|amatorskie|napalone|mokre ..1 porno|pornosy|seks*|sex*|cipki|nastolat*|mamuśki|laski-na|dziewczyny-na-kam*|kamerki
      spuszczę|spuszcze|spuścić|spuścił|spuscic|spust|wytrysk|sperm*|trysnąć|spuszczam|strzelić ..3 na-twarz|do-buzi|do-środka|w-tobie|na-cycki|w-cip*|do-ust|ci|na-ciebie|w-usta|w-nią|na-dup*|do-gardła|na-twoj*|w-środku|w-cieb*|się-w !do-domu
      rozbierz|rozbieraj|ściągnij|sciagnij|zdejmij|ściągaj|zdejmuj ..3 się|sie|majtki|stanik|bluzkę|bieliznę|ubranie|majtecz*|biustonosz ..3 dla-mnie|kamerk*|i-pokaż|przede-mną|na-kam*|przed|kotku|mała|i-wypnij|i-wyślij|powoli|suko
      wypnij|wypnij-się|nadstaw|rozłóż|rozloz|rozszerz|rozchyl ..2 dup*|tyłek|nogi|nóżki|uda|się-suko !i-ćwicz|na-szerokość
      usiądź|siadaj|ujeżdżaj|ujeżdżać|pojeździj ..2 mi|na|mnie|mojego ..2 twarzy|kutas*|chuj*|twarz|pał*|fiut*
      walę|wale|walić|walic|trzepię|zwalę|zwalić|waliłem|trzepać|wal|zwaliłem|spuszcz* ..2 konia|gruchę|kapucyna|konika|sobie-do-twoi*|do-twoi*
      pieprz|pierdol|ruchaj|rżnij|zerżnij|przeleć|wyruchaj mnie|mocno|mocniej
      chcę|chce|pragnę|marzę|lubię ..2 twojego|twojej|twój|twoją|twoich ..1 kutas*|cip*|chuj*|dup*|cyc*|penis*|fiut*|sperm*
      masz|macie|kto|ktoś|mam ..1 ochot* na seks|ruchanie|sex|bzykanie|seksik|numerek|loda-od|lodzika
      chcesz zobaczyć ..2 kutas*|cip*|cyck*|chuj*|penis*
      twardego|twardy|stoi|staje ..3 ciebie|twój-widok|ciebie-widzę|na-twoj* !grunt
      mi|mu|żebyś-mi ..1 obciągn*|obciąg*|obciagn*|zrobiła-loda|wylizał*
      masturb*|palcówk*|robię-sobie-dobrze|dotykam-się|dotykaj-się|onanizuj* ..4 do-twoi*|myśląc|myśle|dla-mnie|na-kamer*|ciebie|o-tobie|patrząc|przede-mną|cię|codziennie-do
      zrób|zrob|zrobię|robisz|robić|robi ..1 sobie|ci ..1 dobrze ..2 ręką|dla-mnie|palc*|językiem|dziś|przed|na-kamer*|myśląc|ustami
      co masz pod|na|pod-spodem ..1 spodem|sobie-kotku|majtk*|sukienk*
      od tyłu|tylu ..3 wziąć|wezmę|rżn*|rucha*|zerżn*|ostro|posun*|pieprz*|brać|biorę
      wezmę|wezme|wziąć|bierz|weź|brać|przelec* ..2 cię|mnie|ją|cie ..2 od-tyłu|od-tylu|ostro|na-stole|na-pieska|mocno-i|na-biurku|w-dup*|od-razu-na
      seks|sex ..2 z nieletni*|dziećmi|dzieckiem|małolat*|uczennic*|dziewczynk*|małoletni*|dziecmi|trzynasto*|nastolat*
      małolat*|nieletni*|dziecięc*|trzynastolat*|uczennic* ..2 porno|sex|seks|nagie|nago|nudes*|nudesy|cipk*
      anal|analnie|analny|anala|oral|gangbang|trójkąt|bukkake ..2 seks|sex|ze-mną|chcę|lubię|uwielbiam|dziś|kto|z-tobą`),
    low: phrases(`
      uprawialiśmy|uprawiałam|uprawiałem|uprawiamy|uprawialismy|uprawiałyśmy ..2 seks|sex|miłość|milosc
      seks|sex ..1 uprawia*
      kochaliśmy|kochalismy|kochać|kochać-się|bzykaliśmy|pieprzyliśmy|bzykalismy|ruchaliśmy|ruchalismy|pieprzylismy się|sie ..2 całą|w|na|wczoraj|przez|do|z|dwa|trzy|pod ..1 noc|nocy|samochodzie|plaży|aucie|kuchni|prysznicem|rana|stole|razy
      miałam|miałem|mieliśmy|mielismy|mialam|mialem|mam ..3 seks|sex|orgazm*|numerek|trójkąt !edukac*|zajęc*
      świetny|najlepszy|ostry|dziki|dobry|namiętny|gorący|super|zajebisty|szybki|boski ..1 seks|sex|numerek|orgazm !to
      przespałam|przespałem|przespać|przespałaś|wylądowałam|przespalam|przespalem|przespaliśmy|poszłam|poszedłem ..2 się|sie|w|do ..1 z|łóżku|łóżka ..1 nim|nią|szefem|kolegą|ex|byłym|byłą|kimś|facetem|koleżanką|łóżku|z-nim|z-nią
      seks|sex na|w|pod|po|bez ..1 plaży|aucie|samochodzie|prysznicem|pierwszej|zobowiązań|gumki|alkoholu|biurku|stojąco
      oglądam|oglądać|oglądałem|obejrzałem|ogladam|ogladac|oglądanie ..1 porno|pornosy|pornole|pornosa|filmy-porno|pornoli
      masturbuję|masturbuje|masturbowałem|masturbowałam|onanizuję się|sie|codziennie|pod
      fajna|fajny|niezła|zajebista|zajebisty|jędrna|super|seksowna|seksowny|zgrabna|twoja|ładna|świetna dupa|dupeczka|dupcia|tyłeczek|cycki|cyce
      fajne|niezłe|zajebiste|duże|wielkie|ładne|super|świetne|jędrne cycki|cyce|cycuszki|bufory|balony-pod
      mam ochotę|ochote na ..1 seks|sex|bzykanie|numerek|ciebie-w-łóżku|seksik
      straciłam|straciłem|stracić|stracilam ..2 dziewictwo|cnotę
      jednorazow*|przelotn*|przygod* ..1 seks*|numerek|łóżkow*
      niesamowity|cudowny|fantastyczny|niezły|zajebisty|upojny|namiętny|wspaniały seks|sex|stosunek
      zabawki erotyczne
      klub ze|dla striptizem|swingersów`),
  },
};
