import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Polish: threats of violence, calls for it, and wishes of death. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      !co|nie|stres|praca|szef|mama zabiję|zabije|zakatrupię|rozszarpię|zmiażdżę|zadźgam|poćwiartuję|ubiję|zajebię|zajebie|zatłukę|zatluke|zastrzelę|zastrzele|zamorduję|zamorduje|zarżnę|zarzne|utłukę|zakatuję|zgwałcę|zgwalce|rozjebię|rozjebie|rozpierdolę|rozpierdole|skatuję|dojadę|dojade|dorwę|dorwe|dopadnę|dopadne|ukatrupię|zmasakruję|potnę|zakopię|odstrzelę|wypatroszę|wykończę|wykoncze|wykastruję|zniszczę|zniszcze|uduszę-gołymi|pobiję|pobije|skopię|zapierdolę|zapierdole <adv>? <you> !śmiechem|czas|łaskotkami|w-szachy|w-grze|słodyczami|żartem
      !stres|trening|palenie|papierosy|cukier|tempo|praca|co|rak|ten|ta|to|mama|żona|mąż|szef|upał|nuda|alkohol|kawa|ciekawość cię|cie|was <adv>? <adv>? zabiję|zabije|zakatrupię|rozszarpię|zmiażdżę|zadźgam|poćwiartuję|ubiję|zajebię|zajebie|zatłukę|zatluke|zastrzelę|zastrzele|zamorduję|zarżnę|zgwałcę|rozjebię|rozjebie|dojadę|dojade|dorwę|dorwe|dopadnę|dopadne|skatuję|ukatrupię|zmasakruję|potnę|zakopię|wykończę|zniszczę|zniszcze|pobiję|zapierdolę|zapierdole|zabijemy|zajebiemy|dorwiemy|dopadniemy|znajdę-i|znajdziemy
      ciebie|was <adv>? <adv>? zabiję|zajebię|dorwę|dopadnę|zniszczę|znajdę
      zabijemy|zajebiemy|dorwiemy|dopadniemy|zniszczymy <adv>? cię|cie|was|go|ich|ją !w-meczu
      znajdę|znajde|znajdziemy cię|cie|was <adv>? <adv>? i|wszędzie|gdziekolwiek|choćby|skurw*|suko
      spotkam|dorwę|złapię|zobaczę|znajdę|zobacze|dorwe|zlapie ..4 to|i <adv>? ..1 zabiję|zajebię|połamię|rozwalę|zatłukę|pożałujesz|zabije|zajebie|polamie|rozjebię|nie-żyjesz|obiję|potnę|wpierdol*
      połamię|polamie|połamie|połamiemy|obijemy|rozwalimy|utniemy|przetrącę|przetrace|poderżnę|poderzne|utnę|utne|ukręcę|ukrece|obiję|obije|rozwalę|rozwale|wybiję|wybije|roztrzaskam|poprzetrącam|rozjebię|rozjebie|obetnę|skręcę|skrece|rozpierdolę|wyrwę|urwę|urwe|odetnę|urżnę ..1 ci|wam|mu|jej|im|twój|twoje ..2 <body>
      ci|wam|mu|jej|im <adv>? ..1 <body> ..1 połamię|polamie|połamie|rozwalę|rozwale|obiję|obije|utnę|ukręcę|rozjebię|poderżnę|rozpierdolę|urwę|przestawię|przetrącę|wybiję|obetnę|rozkwaszę|skręcę
      <body> ..1 ci|wam|mu połamię|polamie|rozwalę|obiję|ukręcę|urwę|rozjebię|wybiję
      poderżnę|poderznę|poderżnąć|poderznąć|poderzne ..1 ci|mu|jej|wam? ..1 gardło|gardlo
      dostaniesz|dostaniecie|oberwiesz|zarobisz|spuszczę|spuścić|wpierdolę|wpierdol|wyjebię|przypierdolę|przyjebię|przypierdole|przyjebie|zasadzę ..2 wpierdol|łomot|kopa-w|w-ryj|w-mordę|w-morde|w-łeb|w-zęby|kosę|kulkę|kulke|ci-w|ci|po-mordzie|manto !w-meczu
      wbiję|wsadzę|wpakuję|sprzedam|dostaniesz|wbije|wsadze|oberwiesz ..3 kosę|kose|nóż|noz|kulkę|kulke
      kulka|kulkę|kulke|kula ..1 w ..1 łeb|leb|głowę|glowe|czoło|potylicę
      zasłużył*|zasłużyli|zasługuj*|zasluguj*|należy|nalezy ..3 się|na|im ..2 kulk*|kulę|śmierć|stryczek|czapę|czapa|szubienicę|karę-śmierci|rozstrzelanie|lincz|kula|smierc|wpierdol
      wiem|wiemy <adv>? <adv>? gdzie|pod-jakim|do-jakiej ..1 mieszkasz|mieszka|mieszkacie|pracujesz|śpisz|parkujesz|chodzisz|chodzą|twoje|twoja|bywasz|stoi-twoje
      takich|takiego|takie|wszystkich|ich|tych|te|tego|polityków|zdrajców|go|ją|bydło ..5 pod-ścianę|pod-mur|pod-sciane|pod-ściane|do-gazu|na-szubienicę|na-stos|na-latarni*|do-piachu|powywieszać|rozstrzelać|powystrzelać|rozstrzelac|wystrzelać
      trzeba|należy|powinno|powinien|powinni|powinna|powinniśmy|nalezy|warto|trza|niech ..5 <killed> !pranie|firanki|obraz|bakterie|pranie-na|mszyce|ślimaki|komary|drewn*|w-piecu|karalu*|kleszcze|chwasty
      pod ścianę|mur|sciane ..3 rozstrzel*|kulka|z-nimi|wszystkich|ich|i
      urwę|urwe|ukręcę|utnę|odetnę|rozwalę|rozkwaszę|rozjebię ..1 ci|wam|mu <body>
      zginiesz|zdechniesz|skończysz marnie|w-rowie|jak-pies|w-piachu
      masz|macie przejebane|przesrane|wpierdol|przejebane-u
      ich|takich|zdrajc*|polityk*|skurw*|bydlak*|was|pedofil*|posł*|sędzi* ..3 trzeba|należy|powinno|powinni|nalezy|powinniśmy ..3 powiesić|spalić|zabić|wybić|utopić|wieszać|powiesic|zabic|zabijać|wytruć
      trzeba|należy|powinno|powinni|nalezy|powinniśmy|niech-ktoś ..3 ich|takich|zdrajc*|polityk*|skurw*|bydlak*|was|pedofil*|posł*|sędzi* ..2 powiesić|spalić|zabić|wybić|utopić|wieszać|powiesic|zabic|zabijać|wytruć
      powiesić|spalić|zabić|wybić|zabic|powiesic zdrajc*|polityk*|ich-wszystkich|skurw*|wszystkich-polityków|takich-ludzi
      powinni|powinno|niech|trzeba ..2 go|ją|ich ..1 powiesić na latarni|szubienicy|suchej-gałęzi|gałęzi
      spotkamy|policzymy|rozmówimy się|sie ..3 gdzie-pracujesz|po-pracy-i|pożałujesz
      do piachu z|takich
      na szubienicę|stryczek|szubienice
      śmierć|smierc dla? wrogom|wrogów|zdrajcom|konfidentom|niewiernym|wam|policji|politykom|lewakom|pedałom|im-wszystkim|frajerom
      powiesić|powiesic|rozstrzelać|rozstrzelac|zabić|zabic|zajebać|zajebac|zastrzelić|odstrzelić|utopić|zlinczować|zatłuc|wykastrować|spalić ..2 wszystkich|skurw*|chuj*|zdrajc*|polityk*|drani*|bydlak*|śmieci* !z-cytryną|mszyce
      niech go|ją|cię|ich|was|cie|ktoś|ktos ..3 zastrzeli|zabije|zajebie|odstrzeli|szlag-trafi|zdechnie|potrąci|pobije|zatłucze|zgwałci|dźgnie
      ktoś|ktos ..2 powinien|powinni|musi|niech ..3 zabić|zastrzelić|odstrzelić|zajebać|uciszyć|pobić|sprzątnąć|zlikwidować|dźgnąć|obić|zabic|zastrzelic|spuścić|odstrzelic
      nie|już-nie|juz-nie żyjesz|zyjesz|żyjecie ..1 suko|skurw*|śmieciu|frajerze|kurw*|chuju|jak|psie|szmato|konfidencie|ty
      ^ nie żyjesz|zyjesz !zdrowo|samym|po-to|w
      jesteś|jestes|jesteście <adv>? trupem|martwy|martwa|skończony|skonczony|następny|truposzem
      jesteś już|juz martwy|martwa|trupem
      zginiesz|zginiecie|zdechniesz|zdechniecie|umrzesz|spłoniesz <adv>? <adv>? w|jak|z|suko|śmieciu|ty|marnie|powoli !szczęśliw*|tej-grze|grze
      twoje|wasze dni|godziny|minuty są|sa ..1 policzone
      ostatni|ostatnie ..1 dzień|godziny ..2 twojego|twoje życia|życie|zycia
      wykopię|kopię|wykopie|szykuj|szykujcie|zamów|zamawiaj ..1 sobie|ci|wam|twój|już|grób|trumnę ..1 grób|trumnę|trumne|grob !na-halloween
      podpalę|podpale|spalę|spale|podpalimy|spalimy|wysadzę|wysadze|wysadzimy|zdemoluję|puszczę-z-dymem ..2 ci|twój|wasz|twoje|im|mu|ten|tę|ich|cały|wam|jej|całą ..2 dom|auto|chatę|chałupę|mieszkanie|samochód|samochod|szkołę|budę|meczet|kościół|urząd|firmę|biuro|rodzinę|klub
      bomb*|ładunek ..4 szkole|szkoły|urzędzie|dworcu|lotnisku|sądzie|kościele|meczecie|metrze|biurze ..2 podłoż*|wybuchnie|podkład*|jest|zostawi*
      podłożę|podłoże|podkładam|podłożyć|podłożyłem|podlozylem|podloze|odpalę ..3 bomb*|ładunek
      przyjdę|przyjde|wpadnę|wpadniemy|przyjdziemy|czekam|czekamy|podjadę|wjadę|wbijam|wjedziemy ..4 z ..2 nożem|siekierą|pałą|maczetą|bejsbolem|kijem|bronią|pistoletem|maczeta|siekiera|kosą|kumplami-i|ekipą
      przyniosę|przyniose|wezmę|wezme|wnoszę ..3 broń|pistolet|nóż|karabin|bron|maczetę ..3 do-szkoły|do-pracy|na-uczelnię|i-was|do-szkoly|i-wszystkich
      wystrzelam|powystrzelam|wymorduję|powybijam|pozabijam|wyrżnę|rozstrzelam|powyrzynam ..2 was|ich|wszystkich|całą|cała|te|tych
      twoja|twoje|twoją|twojej|twoich|waszych ..1 rodzin*|dzieci*|matk*|żon*|córk*|siostr* ..3 zgin*|zabij*|zapłac*|nie-jest-bezpieczn*|ucierpi*|następn*|zgwałc*|dopadn*|pożałuj*|dorw*|oberwie
      pilnuj|uważaj|lepiej-uważaj|uwazaj|pilnujcie ..2 na? ..1 swoich|swojej|swoje|twoje ..1 dzieci|rodziny|żony|córki|domu|pleców|plecy|rodzinę|córkę|tyły
      śpij|spij ..2 jednym okiem
      oglądaj|ogladaj|oglądajcie|patrz|spoglądaj się|sie ..1 za|przez ..1 siebie|ramię
      obyś|obys|oby|mam-nadzieję-że|życzę|niech|zycze ..3 zdechn*|zdechł*|zdychaj*|zginą*|zginę*|umarł*|umrzesz|śmierci|raka|smierci|cię-potrąc*|ci-ktoś|spłoną*|zgnij*|zgnił*|zabil* !na-scenie
      zdychaj|zdechnij|zdychajcie|zgiń|zgińcie|zgnij|zdechniesz|zgin <adv>? <adv>? w|ty|suko|śmieciu|psie|szmato|kurw*|wreszcie|już|powoli
      pożałujesz|pożałujecie|pozalujesz|zapłacisz|zaplacisz ..2 krwią|krwia|życiem|że-się|ze-sie|zdrowiem|głową
      poleje|popłynie|poplynie ..1 się|sie ..1 krew
      krew ..1 się ..1 poleje
      wyląduj*|wylądujesz|skończysz|skonczysz|trafisz|wyladujesz|poślę ..3 w|na|do ..1 szpital*|trumnie|grobie|wózku|cmentarzu|ziemi|piachu|intensywnej|kostnicy|rowie
      do szpitala cię|trafisz|pojedziesz|pójdziesz`),
    low: phrases(`
      pożałujesz|pozalujesz|pożałujecie <adv>? tego|że|ze
      zapłacisz|zaplacisz|odpowiesz ..1 za ..1 to|wszystko !u-nas|z-góry
      jeszcze się|sie policzymy|spotkamy ..2 skurw*|frajerze|śmieciu|gnoju|zobaczysz
      policzymy się|sie ..2 z-tobą|z-wami|frajerze|z-nimi|z-toba
      lepiej ..1 uważaj|uwazaj|pilnuj ..2 bo|na-siebie-bo|wieczorem|jak-wracasz|po-zmroku|kiedy-wracasz !ślisko|zimno|pada
      zrobię|zrobie z|ci ..2 miazgę|piekło|tobą-porządek|krzywdę|miazge|krzywde|kuku`),
  },
};

/** Polish: urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  phrases: {
    none: phrases(`
      zabij|zabijcie|zajeb|powieś|powies|potnij|zastrzel|otruj|utop|powieście|zabijże|rozpędź|walnij|udław|udus się|sie !nożem|o-ścianę|odpocznij|z-kimś|na-szkoleniu|ale-nie
      się|sie ..2 zabij|zajeb|powieś|powies|potnij|zastrzel|otruj|utop|zabijesz|powiesisz|zabijcie
      idź|idz|weź|wez|może|proszę|lepiej|po-prostu <adv>? <adv>? się|sie <adv>? zabij|zabić|powieś|powiesić|utop|potnij|powies|zabic|zajeb|zastrzel|skocz|utopić|pociąć|powiesic
      powinieneś|powinnaś|powinienes|powinnas|mógłbyś|mogłabyś|musisz|masz ..2 się|sie|popełnić ..1 zabić|powiesić|zabic|samobójstwo|powiesic|utopić|pociąć|zastrzelić|samobojstwo
      powinieneś|powinnaś|powinienes|mógłbyś|mogłabyś ..2 zdechnąć|umrzeć|nie-żyć|zginąć|zdechnac|się-nie-urodzić|zniknąć-z-tego
      skocz|skacz|rzuć|rzuc|wyskocz|wskocz|połóż|poloz|skoczysz|zeskocz ..2 z|pod|przez|na ..1 mostu|pociąg|okno|okna|dachu|tory|tramwaj|balkonu|wieżowca|pociag|bloku|klifu|metro|samochód|tira
      podetnij|potnij|podetnijcie|tnij|przetnij ..1 sobie ..1 żyły|zyly|nadgarstk*|gardło|ręce
      potnij się|sie|żyletką|zyletka
      tnij głębiej|glebiej|mocniej-po-ręk*|wzdłuż
      wypij|łyknij|połknij|weź|nażryj|wypijcie|napij|zeżryj ..3 wybielacz*|domestos*|trucizn*|truciznę|trutk*|kret*|całe-opakowanie|wszystkie-tabletki|garść-tabletek|wybielacza|płyn-do|cyjanek
      weź|wez|kup|przynieś|znajdź ..1 sobie? sznur|linę|line|żyletkę|stryczek ..2 powieś|powies|wieszaj|na-szyję|zrób-to|zrób-co|potnij
      popełnij|popelnij|zrób|zrob <adv>? samobójstwo|samobojstwo|samobója|samoboja
      odbierz|skończ|zakończ|zakoncz|skoncz <adv>? sobie|swoje|ze-sobą|z-sobą|to ..1 życie|nędzne|żałosne|zycie|marne|sobą
      skończ|skoncz|zrób-coś ze|z ..1 sobą|soba|życiem|swoim-życiem !kłócić
      giń|zgiń <adv>? suko|śmieciu|psie|szmato|kurwo|w-męczarniach
      umieraj śmieciu|suko|w-męczarniach|powoli|psie
      zdechnij|zdychaj|umrzyj|zgiń|umrzyjcie <adv>? <adv>? !na-scenie|w-grze
      świat|swiat|wszystkim|wszyscy|nam|ludzkość|rodzinie|im|każdemu ..3 lepiej|lepszy|lepszym|lżej|szczęśliwsi|piękniejszy|lzej|odetchną ..3 bez|gdybyś|jak|jakbyś|kiedy|gdy ..2 ciebie|zdech*|umarł*|cię|nie-było|umrzesz|nie-żył*|zniknie*|zniknął|zginą*
      bez|gdyby ciebie|cię ..4 lepiej|lepszy|lepsze|lżej|nie-było
      nikt|nikomu ..3 nie|by ..3 płakał|plakal|płakać|tęsknił|tęsknić|zatęskni|potrzebuje|chce|kocha|zauważy|brakował*|brakować|zapłacze|plakac|potrzebny|potrzebna|lubi|uroni ..2 po-tobie|za-tobą|cię|cie|ciebie|po-twoj*|ci|tobie|twoj*
      nikt|nikomu cię|cie|ciebie|po-tobie|tu|za-tobą|na-tobie ..1 nie ..2 chce|kocha|potrzebuje|lubi|zapłacze|płakał|zatęskni|tęskni|zależy|potrzebny
      nikt nie|by ..2 będzie|bedzie|nie ..1 płakał|plakal|tęsknił|tesknil|żałował !na-filmie
      jesteś|jestes ..3 nic|nikomu|zbędn*|marnowani*|niewart*|pomyłk* ..2 niewart*|nie-wart*|potrzebn*|tlenu|powietrza|życia|natury-zdech*
      marnujesz|marnowanie|szkoda|kradniesz|zużywasz ..2 tlen|tlenu|powietrze|powietrza|miejsce
      nie zasługujesz|zaslugujesz|masz-prawa ..2 życie|żyć|zyc|zycie|żeby-żyć|istnieć|oddychać
      po|dlaczego|czemu|czego co? ty|w-ogóle|jeszcze|wciąż|nadal ..2 żyjesz|zyjesz|istniejesz|oddychasz !samotnie|w-mieście|tak-zdrowo
      dlaczego|czemu ..2 jeszcze|wciąż|nadal|w-ogóle ..2 żyjesz|zyjesz|nie-zdech*|się-nie-zabił*|nie-skoczył*|się-nie-powiesił*|sie-nie-zabil*
      czemu|dlaczego ..2 się|sie ..2 nie|jeszcze|po-prostu ..2 zabij*|zabił*|powiesi*|zabil*|potniesz
      lepiej|szkoda|wolał* ..3 gdybyś|żebyś|ze|że|jakbyś ..2 nie-urodzi*|umarł*|zdech*|nie-żył*|nie-istnia*|się-zabił*|się-nie-urodził*|się-powiesi*|żyjesz
      matka|mama|starzy|starego|rodzice ..4 usun*|wyskroba*|aborcj*|abortowa*|skrobank*|spuścić|połkn*|cię-nie-chciał*
      zrób|zrob|zróbcie|wyświadcz ..2 światu|wszystkim|nam|rodzinie|przysługę|swiatu|mi|im ..3 przysługę|przysluge|wszystkim|nam|i|światu ..3 zabij|zdechnij|zniknij|umrzyj|powieś|skocz|zgiń|się|skończ|powies
      twoje życie|zycie ..2 nie|jest ..2 ma|nic|bezwartościowe|bezsens*|żałosne|warte ..2 sensu|niewarte|więc|wartości|skończ|zakończ
      żyletka|sznur|lina|stryczek|pętla|most|tory ..1 czeka|czekają|czekaja
      samobójstwo ..3 najlepsz*|dobre|jedyn* ..2 dla-ciebie|co-możesz|wyjście-dla-ciebie`),
  },
};
