import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

/** Polish: the author's own hard feelings, suicidal words and words of self-injury. */
export const plCrisis: CrisisList = {
  hard: phrases(`
    nie daję|daje|dam|dawałam|wyrabiam <adv>? <adv>? rady|rade !z|ze|przyjść|dziś-na|z-tym-zadaniem|zjeść|bez-kawy|dojechać|być|dojść|iść
    nie daję|daje|dam już|juz|dłużej|tak rady !z|przyjść|zjeść|bez|dojechać
    nie mam <adv>? <adv>? siły|sił|sily|sil|ochoty <adv>? <adv>? żyć|zyc|walczyć|dalej|wstawać|wstać|oddychać|udawać|na-życie|na-nic|istnieć|do-życia|tego-ciągnąć|trwać|funkcjonować|walczyc|wstawac
    nie mam już|juz|więcej siły|sił|sily|sil !po|na-trening|na-dzisiaj|do-tych|do-tego-komputera|w-nogach|w-rękach
    brak|brakuje|zabrakło ..1 mi? sił|siły|sily|chęci ..1 do|żeby|na|by|zyc|żyć ..1 życia|żyć|dalej|wszystko|życie|walki
    nie mogę|moge|umiem|potrafię|potrafie|wytrzymam|wytrzymuję|zniosę|zniose|wytrzymuje|dźwigam <adv>? <adv>? tak|tego|dłużej|psychicznie|żyć|bólu|wytrzymać|wytrzymac|bolu|zniesc|znieść ..1 żyć|wytrzymać|dalej|znieść|dłużej|zyc|udźwignąć|wszystkiego|bólu|życia
    nie wytrzymam|wytrzymuję|wytrzymuje|zniosę|udźwignę <adv> <adv>? tego|dłużej|psychicznie|wszystkiego|bólu
    już|juz ..1 dłużej|dluzej ..1 nie mogę|dam|wytrzymam|zniosę|potrafię|daję|wytrzymuję|udźwignę|moge !czekać|się|jeść|patrzeć
    już|juz tak|tego nie mogę|dam|wytrzymam|zniosę|potrafię|wytrzymuję|udźwignę|moge !jeść|słuchać|oglądać
    wszystko|życie|zycie|moje-życie ..2 straciło|stracilo|nie-ma|traci|bez|nie-widzę|przestało-mieć ..2 sens|sensu|znaczenia|celu !robić|jechać|czekać|żebyś|się-kłócić
    życie|zycie|świat|wszystko jest|wydaje ..3 bez-sensu|bezsensowne|beznadziejne|puste|koszmarem|piekłem|udręką|nie-do-zniesienia
    nie widzę|widze|mam|znajduję|ma ..2 sensu|nadziei|wyjścia|wyjscia|przyszłości|celu|powodu|światełka ..2 życia|życiu|żyć|zyc|już|dla-mnie|dalej|w-niczym|w-tunelu|zyciu
    nie widzę|widze <adv>? <adv>? dla-siebie? żadnej|zadnej|żadnego ..1 przyszłości|nadziei|wyjścia|sensu|ratunku
    nie widzę|widze <adv> <adv>? sensu|nadziei|wyjścia|przyszłości|wyjscia
    straciłam|straciłem|stracilam|stracilem|tracę|utraciłam ..2 nadzieję|nadzieje|sens|chęć-do-życia|wiarę-we|wolę-życia|chęć-życia|ochotę-do-życia
    nie ma <adv>? dla-mnie|dla-mnie-już|już ..1 nadziei|wyjścia|ratunku|przyszłości
    jestem ..4 ciężarem|ciezarem|zerem|nikim|śmieciem|smieciem|pomyłką|porażką|kłopotem|balastem|problemem-dla|przegrywem|wrakiem|obciążeniem|klopotem|porazka
    jestem <adv>? <adv>? <adv>? ..1 beznadziejn*|bezwartości*|bezwartosci*|bezużyteczn*|bezuzyteczn*|niepotrzebn*|do-niczego|do-dupy|nic-nie-wart*|nic-niewart*|nieudacznik*|załaman*|zalaman*|zdesperowan*|niekochan*|zmęczon*-życiem|sam*-jak-palec|na-dnie|wykończon*-psychicznie|u-kresu
    czuję|czuje|czułam|czulam się|sie ..4 samotn*|bezwartości*|bezwartosci*|beznadziejn*|bezsiln*|niepotrzebn*|nikim|pust*|martw*|niekochan*|niewidzialn*|zerem|bezużyteczn*|jak-śmieć|jak-śmiec|zagubion*-i|jak-zero|jak-ciężar|zbędn*|gorsz*-od|uwięzion*|opuszczon*|nic-niewart*|nikomu|jak-kłopot|przytłoczon*|jak-nikt
    czuję|czuje ..3 pustkę|pustke|beznadziej*|rozpacz|obojętność|bezsens|nienawiść-do-siebie
    strasznie|okropnie|potwornie|cholernie|jestem-taka|jestem-taki|jestem-tak|czuję-się-tak samotna|samotny|samotnie|beznadziejna|bezwartościowa|bezwartościowy|bezsilna|bezsilny
    nikt|nikomu|nikogo ..2 mnie|mi|na-mnie ..3 nie ..2 kocha|lubi|rozumie|potrzebuje|chce|zauważa|zauważy|zauwaza|słucha|zależy|szuka|interesuje|widzi|obchodzę
    nikt|nikomu ..2 nie ..3 kocha|lubi|rozumie|potrzebuje|zauważyłby|zauważy|brakowało|zatęskni|chce|zależy|tęsknił ..2 mnie|mi|na-mnie|za-mną|mojego|mojej
    nikt ..2 by ..3 zauważył|zauwazyl|płakał|plakal|tęsknił|przejął|zauważyła
    nikt ..1 nie ..1 zauważyłby|zauważy|zauwazy ..3 mnie|gdyby|gdybym|jak|jeśli|że
    nikogo|nikomu ..1 nie ..1 obchodzę|obchodze|obchodzi
    nie mam ..1 nikogo !kto|na-wtorek|z-polski
    nie mam ..2 z-kim|komu ..2 porozmawiać|pogadać|powiedzieć|się-wyżalić|porozmawiac|pogadac
    nie radzę|radze|ogarniam ..1 sobie ..2 z? życiem|zyciem|niczym|tym-wszystkim|ze-sobą
    nie obchodzę|obchodze ..1 nikogo
    płaczę|placze|ryczę|rycze|wyję ..2 co|całą|całe|codziennie|każdej|każdego|w-poduszkę|po-nocach|nocami|cała|do-poduszki ..1 noc|noce|dzień|wieczór|nocy|dnia|poduszkę
    mam ..1 dość|dosc <adv>? <adv>? życia|zycia|wszystkiego|tego-życia|siebie|tego-wszystkiego|ludzi-i-życia|istnienia !po-tym
    życia|zycia|wszystkiego mam <adv>? <adv>? dość|dosc
    mam ..2 dosyć|dosyc życia|wszystkiego|siebie|tego-życia
    zmęczona|zmęczony|zmeczona|zmeczony ..1 życiem|zyciem|istnieniem|walką|udawaniem|tym-wszystkim|ciągłą-walką|byciem
    nienawidzę|nienawidze <adv>? <adv>? siebie|swojego-życia|swojego-ciała|życia|swojego-zycia|samej-siebie|samego-siebie|mojego-życia !nawzajem
    brzydzę|brzydze się|sie ..1 sobą|soba|siebie
    rozpadam|załamuję się|sie|psychicznie
    tonę|tone ..1 w ..2 smutku|rozpaczy|depresji|ciemności|beznadziei|tym-wszystkim
    wszystko ..1 mnie ..1 przerasta|przytłacza|przytlacza|dobija
    życie|zycie ..1 mnie|mi ..1 przerasta|boli|przytłacza|obrzydło|zbrzydło|dobija|ciąży
    moja depresja|nerwica ..3 wraca|wróciła|zabija|wykańcza|silniejsza|wygrywa|pogłębia|niszczy
    depresja|lęki|leki|nerwica ..2 mnie ..2 zżera|wykańcza|zabija|niszczy|zjada|dobija|wykancza
    mam ..2 depresję|depresje ..2 i ..2 nie|czuję|żyję
    miałam|miałem|dostałam|dostałem|znowu ..2 atak|ataki|napad ..1 paniki
    załamanie nerwowe
    po co|cóż ja? <adv>? żyję|zyje|żyć|istnieję|wstawać|w-ogóle-żyję|ja-żyję|to-ciągnąć|się-starać
    wszystkim przeszkadzam|zawadzam|tylko-przeszkadzam
    tylko|wszystkim|innym ..1 przeszkadzam|zawadzam|sprawiam-ból|sprawiam-problemy
    niech to ..2 się ..1 skończy|skonczy
    chcę|chce|chciałabym|chciałbym|niech ..3 żeby ..3 przestało|skończyło|przestalo ..1 boleć|się|bolec
    poddaję|poddaje|poddałam|poddałem się|sie <adv>? ..1 nie|życie|sensu|nic|zmęczona|zmęczony
    już|juz|chyba się? poddaję|poddaje|poddałam|poddałem !z-gotowaniem
    nic mnie|mi <adv>? <adv>? nie cieszy|trzyma|czeka|zostało
    nic mi ..1 nie zostało|zostalo|wychodzi
    jestem|byłam|czuję ..2 na dnie|skraju|krawędzi`),
  indirect,
  grave: phrases(`
    !lata|roku|lat|kiedyś|dawniej|temu|rok|miesiące|miesięcy|latami nie <want> <adv>? <adv>? <adv>? żyć|zyc|istnieć|budzić|obudzić|egzystować !w|na|bez|z|jak|tutaj|pod|tam|dla
    nie chce mi się|sie <adv>? <adv>? żyć|zyc
    !lata|roku|lat|kiedyś|dawniej|temu <want> <adv>? <adv>? <adv>? umrzeć|umrzec|zdechnąć|zniknąć|zniknac|nie-żyć|nie-zyc|nie-istnieć|się-zabić|sie-zabic|się-powiesić|się-zabic|zabić-się|zabic-sie|powiesić-się|zakończyć-życie|się-nie-obudzić|odejść-na-zawsze|skończyć-ze-sobą|ze-sobą-skończyć|skończyć-z-życiem|skończyć-to|to-zakończyć|być-martw*|odebrać-sobie|skoczyć-z|zasnąć-na-zawsze|podciąć !z|ze|pod|w|na|z-radaru|ze-śmiechu
    <want> <adv>? <adv>? zasnąć|zasnac|spać ..2 i ..2 nie ..2 obudzić|obudzic|budzić|wstać|wstac !do|przed|rano|o|na|wcześnie
    zasnąć|zasnac|usnąć ..1 i|i-już ..1 się|sie|już|nigdy ..2 nie ..1 obudzić|obudzic|obudzę
    nie <adv>? obudzić|obudzic|obudziła|obudził|obudzę się|sie|rano|jutro !na-czas|zaspać|o
    lepiej|wolał* ..2 by|żeby|gdybym|gdyby|żebym|bym ..2 mnie|się|umarł*|nie ..2 nie|umarł*|żył*|urodzi*|było|bylo|istnia* !tam
    żeby|gdyby|zeby|gdybym mnie|się ..2 nie było|bylo|urodził*|istniał* !w-domu|w-pracy|tam|na
    nigdy ..2 nie powinn*|powinienem|chciał* się|sie ..1 urodzić|urodzic
    żałuję|zaluje|szkoda|wolałabym|wolałbym|żeby ..3 że|ze|się|nigdy ..2 żyję|urodzi*|istnieję|się-urodziłam|się-nie-urodzi*
    nie zasługuję|zasluguje|powinnam|powinienem ..2 na-życie|żyć|zyc|by-żyć
    !kto|jeśli|jeżeli|ktoś|osób|osoby myślę|mysle|myśle|rozmyślam|planuję|planuje|rozważam|myśląc ..3 o|nad|swoją samobójstwie|samobojstwie|samobójstwem|śmierci|smierci|odebraniu|zabiciu|skończeniu|targnięciu|samobójstwo !babci|dziadka|taty|mamy
    myśli|mysli <adv>? <adv>? o ..1 samobójstwie|śmierci|samobojstwie|odebraniu ..2 wracają|mnie|nie-dają|codziennie|coraz|ciągle
    mam|mnie|moje|miewam|wróciły|wracają|wrocily|nawiedzają|męczą|ciągle|znowu|znów|te|dopadają|silne ..3 myśli|mysli ..1 samobójcze|samobojcze|rezygnacyjne !to|zadzwoń|porozmawiaj
    myśli|mysli samobójcze|samobojcze|rezygnacyjne ..2 mnie|wracają|wróciły|nie-dają|codziennie|znowu|coraz|od-miesiąca|każdego-dnia|są-coraz
    zabiję|zabije|powieszę|powiesze|potnę|potne|otruję się|sie <adv>? !ze-śmiechu|o|jak-nie|nożem-kuchennym
    się|sie <adv>? <adv>? zabiję|powieszę|powiesze|potnę|otruję|zastrzelę !ze
    próbowałam|próbowałem|probowalam|probowalem|spróbuję ..3 się|sie|popełnić|odebrać ..2 zabić|zabic|samobójstwo|życie|powiesić|otruć|zyc
    popełnię|popelnie|popełnić|popelnic ..1 samobójstwo|samobojstwo|samobója !u|w-polsce|próbuje|rocznie|bohater
    próbę|próba|próbie|probie|proba ..1 samobójcz*|samobojcz* ..1 moja|za-mną|mam|miałam|miałem|w-zeszłym
    miałam|miałem|mam|moja|po|mojej ..2 próbę|próba|próbie|próby ..1 samobójcz*
    odbiorę|odbiore|odebrać|odebrac|skończę|skończyć|skonczyc|zakończyć|zakończę|zakonczyc ..1 sobie|swoje|ze-sobą|z-sobą|to|z-tym ..1 życie|życiem|zycie|wszystkim|wszystko|raz
    skończyć|skończę|skonczyc|zakończyć ze-sobą|swoje-życie|z-życiem|z-zyciem|swoje-zycie|ze-soba
    targnąć|targnęłam|targnąłem|targnę się|sie|swoje|na ..1 życie|zycie|na-życie
    nie mam <adv>? <adv>? po-co|dla-kogo|powodu|powodów|powodow|dla-czego ..2 żyć|zyc|życia|wstawać|zycia|by-żyć
    nie ma <adv>? po-co|powodu|dla-kogo|sensu <adv>? <adv>? by? żeby? żyć|zyc|ciągnąć-życia
    żyć|zyc <adv>? <adv>? nie <want>|mogę|mam|umiem|potrafię|warto <adv>? !bez|w|z
    nie chce|chcę <adv>? tu|tutaj <adv>? być-na-tym-świecie|żyć|istnieć
    nie warto <adv>? żyć|zyc
    tnę|tne|pociąłem|pociąłam|pocięłam|pocielam|pocialem|kaleczę|okaleczam|okaleczyłam|okaleczyłem|kalecze się|sie !przy|w|nożem|na-kawałki|papierem|kosiarką
    !kiedyś|dawniej|lata|lat|temu|wcześniej|rok się|sie|znowu|znów|chcę ..2 ciąć|ciac|cięłam|ciąłem|pociąć|pociac|okaleczać|okaleczyć|samookaleczać|samookaleczenie !cebulę|koszty
    się|sie ..2 pocięłam|pociąłem|pocielam|pocialem|okaleczyłam|okaleczam|tnę|pochlastałam|pochlastałem !nożem-kuchennym
    żyletk*|zyletk* ..3 ręce|rękę|reke|po|udach|skórze|ulgę|nadgarst*|biorę|wzięłam|wziąłem|sobie
    podciąć|podciąłem|podcięłam|podetnę|podciac|podciela* ..1 sobie? ..1 żyły|zyly|nadgarstk*
    blizny|rany|ślady|kreski ..4 po-cięciu|cięciu|żyletce|okaleczan*
    samookalecz* ..3 wrócił*|znowu|znów|wracam|nie-mogę|wczoraj|się|mój
    krzywdzę|krzywdze|skrzywdzić|skrzywdziłam|ranię|zranić|zrobić ..1 sobie|siebie|samą ..1 krzywdę|krzywde|siebie|coś|celowo|specjalnie
    myślę|mysle|pomyślałam|pomyślałem|myśl|myśli ..3 żeby|zeby|by ..1 się|sie|ze-sobą ..1 zabić|zabic|powiesić|skończyć|otruć|utopić|rzucić
    ze|z sobą|soba ..1 skończyć|skończę|skonczyc|skończe|kończyć
    nie chcę|chce się|sie ..1 obudzić|budzić|obudzic !wcześnie|o|tak
    zrobić|zrobię|zrobie sobie ..1 krzywdę|krzywde
    coś|cos sobie|ze-sobą zrobię|zrobie|zrobić|zrobic
    połknęłam|połknąłem|łyknęłam|łyknąłem|nałykałam|nałykałem|wzięłam|wziąłem|zażyłam|nażarłam|polknelam|polknalem ..3 garść|wszystkie|całe|cale|za-dużo|opakowanie|tabletek|całą-paczkę ..2 tabletek|tabletki|leków|opakowanie|leki|lekow|proszków
    przedawkować|przedawkowałam|przedawkuję|przedawkowałem|przedawkowac ..2 leki|tabletki
    list pożegnalny|pozegnalny ..3 gotowy|napisałam|napisałem|leży|mam
    napisałam|napisałem|piszę|pisze|mam|zostawię ..3 list|listy pożegnaln*|pozegnaln*
    skoczę|skocze|skoczyć|skoczyc|rzucić|rzucę|rzuce ..1 się? ..1 z|pod ..1 mostu|pociąg|dachu|okna|tramwaj|bloku|balkonu|metro|samochód|tory|wieżowca|pociag
    beze mnie ..3 lepiej|lżej|szczęśliwsi|lzej|łatwiej|spokój|szczesliwsi
    lepiej|lżej|łatwiej|szczęśliwsi|szczęśliwszy|lepszy|lepsze|lepsza|spokojniej ..5 beze mnie
    gdyby|jakby|kiedy|jak|gdy mnie ..2 zabrakło|nie-było|nie-będzie|zabraknie ..3 lepiej|nikt|lżej|wszyscy|ulgą
    mnie ..1 nie będzie|bedzie ..2 lepiej|ulga|wszystkim
    zniknąć|zniknac na|z zawsze|tego-świata|powierzchni|tej-ziemi
    umieram ..1 w środku|srodku
    śmierć|smierc jest|byłaby|wydaje ..3 ulgą|wybawieniem|wyjściem|rozwiązaniem|jedynym
    czekam ..2 na śmierć|smierc
    <want> śmierci
    umrę|umre ..1 i|i-tak nikt`),
  searches: phrases(`
    samobójstwo
    samobojstwo
    myśli samobójcze
    mysli samobojcze
    samookaleczanie
    samookaleczenia
    ciąć się
    cięcie się
    jak się zabić|zabic|powiesić|otruć
    jak sie zabic|powiesic|otruc
    jak|jaki|najlepszy|szybki|łatwy|bezbolesny sposób ..2 na? samobójstwo|śmierć|się-zabić
    jak popełnić samobójstwo
    jak popelnic samobojstwo
    jak umrzeć|umrzec
    bezbolesna|szybka|łatwa śmierć
    chcę umrzeć
    chce umrzec|umrzeć|sie-zabic|się-zabić
    nie chcę|chce żyć|zyc
    śmiertelna dawka
    list pożegnalny
    telefon zaufania
    depresja pomoc
    nie mam siły żyć
    nie daję rady
    nie chce mi się żyć
    przedawkowanie leków`),
};
