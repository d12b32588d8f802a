import { phrases } from "../../lexicon/lexicon.ts";

/** Polish: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    szczęśliwsi|szczęśliwsze|lepiej|lżej|łatwiej|szczęśliwi|ulgę|spokojniej ..3 gdyby|jeśli|jak|kiedy mnie ..1 nie ..1 było|ma|będzie|byłoby
    szczęśliwsi|lepiej|lżej|łatwiej|spokojniej ..2 gdybym|jeśli|jak ..1 zniknął|zniknęła|umarł|umarła|zniknę|umrę|nie-żył|nie-żyła|nie-istniał|nie-istniała
    beze mnie ..3 lepiej|lżej|łatwiej|szczęśliwsi|spokojniej|lepsze
    lepiej|lżej|łatwiej|życie|szczęśliwsi|spokojniej beze mnie
    jestem ..3 ciężarem|kulą-u-nogi|balastem ..1 dla
    jestem ..3 ciężarem ..1 rodziny|rodzinie|wszystkich|rodziców|bliskich
    bezbolesny|bezbolesna|bezboleśnie|spokojny|łagodny ..2 sposób|metoda|śmierć|odejść|odejście|koniec ..3 odejść|odejście|umrzeć|skończyć|zniknąć
    odejść|zniknąć|umrzeć|zasnąć|skończyć bez bólu|cierpienia
    metoda|sposób|metodę ..4 boli|bolesna|bolesny|bezbolesna|bezbolesny|bólu ..5 skończyć|zakończyć|umrzeć|odejść|zniknąć
    ile ..1 tabletek|pigułek|leków|proszków ..8 obudzić|obudził|obudziła|umrzeć|zasnąć-na|wystarczy
    myślę|myśleć|myśl|myśli|głowy ..3 o|z ..1 moście|mostu|torach|dachu|klifie|tabletkach|żyletce|sznurze|przepaści|barierce|wieżowcu !który|wiszącym|zwodzonym|w|nad|na|z
    most|tory|dach|przepaść|klif ..3 mnie woła|przyciąga|kusi|prześladuje
    tory|peronie|pociąg|metro|torach ..8 jeden krok
    wystarczyłby|wystarczy|wystarczyłoby ..1 jeden krok
    stałem|stałam|stoję|siedzę|siedziałam|siedziałem|byłem|byłam ..4 dachu|moście|balkonie|krawędzi|barierce|wieżowcu ..6 w dół !rzeki
    stałem|stałam|stoję|siedzę ..3 krawędzi|barierce|parapecie ..3 dachu|mostu|klifu
    tabletki|żyletka|żyletki|sznur|pigułki|leki ..3 leżą|leży|czekają|czeka ..4 łóżku|łóżka|szufladzie|stoliku ..4 policzyłem|policzyłam|czekają|patrzę|liczę
    zbieram|odkładam|uzbierałem|uzbierałam|policzyłem|policzyłam ..2 tabletki|leki|pigułki
    list|listy|listów|wiadomość pożegnalny|pożegnalne|pożegnalnych|pożegnalną !koncert
    rozdałem|rozdałam|oddałem|oddałam|rozdaję ..1 wszystkie|wszystko|cały ..5 nie-będą|nie-będzie|już-mi|nie-potrzebuję|nie-będę
    kto ..2 zajmie|zaopiekuje|przygarnie|nakarmi|weźmie ..6 kiedy|gdy|jak mnie ..2 nie ..1 będzie|stanie|zabraknie
    kto ..2 zajmie|zaopiekuje|przygarnie ..6 kiedy|gdy|jak|po ..1 umrę|śmierci|mnie-zabraknie|odejdę-na
    już|nigdy ..1 nigdy|już|więcej ..3 o? mnie ..1 nie ..1 usłyszycie|zobaczycie|usłyszysz
    nigdy ..2 mnie ..1 nie ..1 usłyszycie|zobaczycie
    powiedzcie|powiedz|przekażcie ..7 kochałem|kochałam|przepraszam ..2 żegnajcie|żegnaj|wybaczcie
    żegnajcie wszyscy|na-zawsze|kochani|przyjaciele|i
    dla mnie ..1 nie ..3 jutra|przyszłości|jutro
    nie ..2 dla mnie ..1 jutra|jutro|przyszłości
    decyzję|zdecydowałem|zdecydowałam|postanowiłem|postanowiłam ..6 wszystko|to ..2 skończy|skończę|koniec|zakończy
    dziś|jutro|wieczorem|nocy ..3 wszystko się skończy|zakończy
    nie doczekam|dożyję !się
    świąt|urodzin|wakacji|lata ..1 już? nie doczekam|dożyję !się
    niedługo|wkrótce ..1 przestanę|nie-będę ..4 problemem|ciężarem|przeszkadzać|zawadzać|nikomu
    nie będę ..1 już? ..2 nikomu|wam|problemem|ciężarem ..1 przeszkadzać|ciężarem|zawadzać|problemem
    niedługo|wkrótce ..1 mnie ..1 nie będzie !w-domu|w-pracy|w-polsce
    lepiej|łatwiej|lżej|spokojniej ..3 jak|kiedy|gdy mnie ..1 zabraknie|już-nie-będzie|nie-będzie
    kulą u nogi
    długo|bardzo|boli|cierpi ..5 tonie|utonięcie|topienie|wykrwawia|wiesza|skacze
    utonięcie|powieszenie|wykrwawienie|czad ..3 boli|bolesne|szybko
    most|moście|mostu|dach|dachu|klif ..6 barierce|barierki|barierka|krawędzi|poręczy !malowali|nowej
    testament|hasła ..6 zaopiekujcie|zajmijcie|wybaczcie|przepraszam
    tygodniu|miesiącu|jutro|poniedziałek ..1 już? mnie ..1 nie ..1 będzie !w-domu|w-pracy|w-biurze|na
    wyobrażam|widzę ..3 spadam|skaczę|rzucam-się|wypadam ..2 peronu|mostu|dachu|balkonu|tory|pociąg
    dokumenty|papiery|rachunki ..6 po-mnie|po-mojej|kiedy-mnie
    pozbędziecie|uwolnicie ..1 się ..1 mnie|ode-mnie
    uporządkowałem|uporządkowałam|załatwiłem|załatwiłam ..2 swoje|moje sprawy
    mój|moja ostatni|ostatnia wpis|post|wiadomość|list ..2 dziękuję|przepraszam|żegnajcie|kocham !z|o
    pogodziłem|pogodziłam ..1 się ..1 ze|z swoją|swoim|moją decyzją|odejściem|śmiercią
    zaopiekujcie|zaopiekuj|zajmijcie ..1 się ..2 moją|moim|moimi|mamą|mamą ..4 mnie ..1 nie ..1 będzie
    najłatwiejszy|najprostszy|najszybszy|najpewniejszy sposób ..3 to-skończyć|skończyć-z|umrzeć|odejść|zakończyć`);
