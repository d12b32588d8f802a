import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Polish: slurs, and contempt for people for what they are. Single words begin with naughty-words
 * 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const plHate: HarmList = {
  words: {
    none: words(`
      pedał pedały pedałów pedale ciota cioty ciotom ciapak ciapaki ciapaty ciapaci ciapatych czarnuch czarnuchy czarnuchów
       żydek żydki kacap kacapy kacapów brudas brudasy
      banderowiec banderowcy skośnooki skośnoocy żółtek żółtki lesba lesby transwestyta `),
    low: words("murzyn murzyni murzynów murzynek lewak lewaki lewactwo ukraińce pseudokobiety "),
  },
  phrases: {
    none: phrases(`
      <group>|pedały|ciapaki|ciapaci|cioty ..1 won|wypad|wynocha|precz|wypierdalać|wypierdalac|raus|do-domu|out|na-madagaskar|na-drzewo
      won|wypad|wynocha|precz|wypierdalać|wypierdalac|wypierdalaj|wypierdalajcie|wyjazd|spierdalać|spierdalaj z? ..2 <group>|pedały|pedalstw*|ciapat*|brudas*
      do gazu ..2 z|<group>|nimi|wszystkich|pedał*|żyd*
      <group> ..3 do gazu|pieca|gaz|obozu|getta|pieców|piachu|odstrzału|utylizacji|komory
      <group> to|są|sa <adv>? <adv>? ..2 <vile>
      <group> ..1 to|są nie-ludzie|nie-człowiek|nie-są-ludź*|gorsz*|podlud*|zaraz*|nie-normaln*
      <group> nie są|sa <adv>? ludźmi|normaln*|ludzmi|prawdziwymi|człowiek*
      <group> ..2 rządzą|rzadza|kontrolują|sterują|kontroluja|opanowali|opanowują|spiskują|trzymają|władają|zarządzają|finansują ..3 świat*|bank*|med*|wszystk*|rząd*|swiat*|nami|polsk*|pieni*
      za|wszystkim|tym ..2 stoją|stoi|stoja ..1 żyd*|zyd*
      <group> ..3 niszczą|niszcza|zalewają|zalewaja|najeżdżają|rujnują|gwałcą|gwalca|kradną|kradna|zabierają|zabieraja|roznoszą|śmierdzą|smierdza|brudzą|mnożą|deprawują|pasożytują|żerują|rozkradają|islamizują !im
      <group> ..3 powinn*|trzeba|należy|powinien|nalezy|musi ..4 wyrzuc*|deport*|wysied*|zamkn*|lecz*|wybić|izolowa*|zabron*|zakaz*|zagazowa*|kastrowa*|wysterylizowa*|spal*|usun*|wygna*|eliminowa*|wystrzela*|rozstrzel*|wiesza*|wypędzi*|zlikwidowa*|wyjecha*|wraca*|wróci* !dyskryminac*|mow*
      trzeba|należy|powinno|powinni ..3 wyrzuc*|deport*|wysiedl*|lecz*|wybić|zagazowa*|kastrowa*|wygna*|wystrzela*|wypędzi* ..2 <group>|pedał*|ciapat*
      <group> ..2 niech|powinni|mają|niech-oni ..2 wraca*|wypierdala*|spierdala*|jad*|wróc*|siedz* ..2 do|skąd|u|na ..1 siebie|przyszli|przyjechali|banderlandu|izraela|afryki|drzew*|domu !ostrożnie
      niech|niech-te <group>|ciapat*|brudas* ..2 wraca*|wypierdala*|spierdala*|jad* ..3 do-siebie|skąd|do-afryki|na-ukrainę
      wracaj|wracajcie|wypierdalaj|wypierdalajcie|spierdalaj|wypad|spieprzaj|spadaj|jedź ..2 do|skąd|tam ..2 afryki|izraela|ukrain*|na-drzewo|skąd|buszu|swojego-kraju|przyszedł*|przyjechał*|przylaz*|banderlandu|siebie-brudas*|arabii|meczetu|azji|ruskich
      wracajcie|wracaj|wypierdalać|wracac|wracać do siebie
      brudne|brudny|brudna|śmierdzące|śmierdzący|jebane|jebany|jebani|pierdolone|pierdolony|pieprzone|pieprzony|parszywe|parszywy|zasrane|zasrany|zajebane|cholerne|cholerny|pieprzeni|głupie|brudni|zjebane|kurewskie|jebańce|wstrętne ..1 <group>|ciapat*|pedał*|murzyn*|brudas* !owce|owca|konie
      jebać|jebac|pierdolić|pierdolic ..1 <group>|pedał*|żyd*|ciapat*|arab*|islam
      śmierć|smierc ..1 <group>|pedał*|żyd*|ciapat*|murzyn*
      polska dla polaków|polakow
      <group> ..1 raus
      jude raus
      <group> ..3 gorsz*|głupsz* ..1 rasa|rasą|sort|gatun*|od-nas|od-białych
      biała|biały|białe siła|sila|rasa-jest|rasa-pan*|power|rasa-ponad
      rasa|rasy panów|wyższa|niższa|podludzi
      homoseksualizm|homoseksualność|bycie-gejem|transpłciowość|lgbt|gender ..1 to|jest ..2 chorob*|zaraz*|grzech|dewiac*|zboczen*|obrzydli*|nienormaln*|wynaturz*|nienatural*|plag*|rak|uleczaln*|choroba
      geje|homo*|pedały|lesb*|trans* ..3 chor* ..4 lecz*|głow*|psych*|umys*
      zboki|zboczeńcy|dewianci|pedofile|tęczowa|czerwona ..2 lgbt|tęczow*|zaraza|gejow*|hołota
      tęczowa|teczowa zaraza
      lgbt to|nie|są nie-ludzie|ideologia-zł*|zaraza|są-ludźmi|zboczeńcy
      hitler ..3 miał|mial|dobrz*|nie-dokończył|wiedział|zrobił|bohater* ..2 racj*|robi*|zrobi*|co-robi*|bohater*|dokończ*
      szkoda|żal ..2 hitler* ..3 nie|wszystk*
      hitler|adolf|niemcy ..2 nie ..1 dokończył|skończył|skonczyl|dokonczyl|wykończył ..2 rob*|was|z-nimi|żyd*
      hail|heil|sieg hitler|heil
      holokaust*|holocaust*|zagład* ..3 kłamstw*|nie-było|bujda|wymysł*|ściema|mit|klamstw*|bajka !odrzuc*|walcz*
      auschwitz|oświęcim|oswiecim|majdan* ..2 czeka|wita|otworzyć|dla-was|wraca*
      do auschwitz|oświęcimia|pieca|komory ..2 z|ich|nimi|was|wszystkich|pedał*
      nienawidzę|nienawidze|brzydzę|rzygam|brzydze|gardzę ..2 <group>|pedał*|ciapat*|pedałami|cioty|lewak*
      żydki|żydek|żydostwo|zydostwo|żydkomuna|żydokomuna|żydowskie|żydowska|zydowskie|żydowski ..1 rządz*|ścierw*|świni*|parch*|spisek|mafia|psy|pachoł*|kurwy|śmiec*|do-izraela|nos|lobby-rządzi|macki|nasienie
      pedalstwo|pedalstwu|pedalska|pedalski|pedalskie|ciapactwo|pedałowanie|brudasów|czarnuchu|czarnuchy|czarnuchów|ciapaty|ciapaci|ciapatych|ciapaki|kozojeb*|kozojebc*|turbanowc*|żydłak*|bambusie|mudżahed*-won|gudłaj*|ukrofaszy*|lewacka-szmat*
      ty|wy|jakiś|jebany|stary|głupi|zwykły|typowy|ten|jesteś pedał|pedale|pedały|ciota|cioto|cwelu|cwel|parchu|żydzie|czarnuchu|brudasie|mongole|downie|downiak|ciapaku|upośledzon*
      kobiety|baby ..4 do garów|kuchni|rodzenia|garow|sprzątania
      <group> ..1 wracajcie|wynoście|wypierdalajcie|spierdalajcie|wynocha|na-front|won
      <group> ..2 tylko kradną|piją|śmierdzą|kradna|gwałcą|żebrzą|żerują|oszukują
      precz z|ze ..1 <group>|lgbt|islamem|żydami|imigrantami|pedałami|ukraińcami
      <group>|żyd zawsze oszuka*|kradn*|kłam*|ukradn*|okłam*|śmierdz*|zdradz*
      <group> ..2 wszystko|wszystkim|światem|swiatem|mediami|bankami|polską ..1 kontroluj*|rządz*|rzadz*|steruj*|trzyma*|kupi*
      <group>|żydy|ciapaki|cioty parszyw*|jeban*|brudn*|śmierdząc*|pierdolon*|zasran*|pieprzon*|zawszon*|niemyt*
      <group>|ukry do roboty|gazu|afryki|izraela|swojego-kraju|gara|garów
      ukry|ukraińcy|ciapaki|ciapaci|uchodźcy|imigranci do domu|siebie
      kobiety|baby ..1 do ..1 garów|kuchni|garow
      miejsce ..1 kobiety|baby|kobiet|bab jest? ..1 w|przy ..1 kuchni|garach
      kobiety|baby ..1 to|są ..2 głupsz*|głupi*|gorsz*|podlud*|dziwki|szmaty|kurwy|wory|nie-powinny|mniej-inteligent*
      niepełnosprawn*|upośledz*|kaleki|downy|downów ..4 nie-powinn*|uśpić|usypiać|eutanaz*|abort*|obciąż*|eliminow*|wykastrow*|nie-zasług*|darmozja*
      dobry|jedyny ..1 <group> to|jest ..1 martwy|nieżywy|zabity
      tylko martwy|martwi <group>
      islam ..1 to|jest ..2 rak|zaraza|choroba|religia-zł*|religia-morderc*|nowotwór|plaga|religia-pedofil*
      nie|zero|żadnych chc*|dla|więcej|wpuszcz* ..3 <group>|ciapat*|brudas* ..2 w|u|do|dla ..1 polsce|nas|polski|kraju|moim !urzędow*|łatwo
      podludzie|podczłowiek|podludzi|podludziom|banderowskie|banderowska|upaińc* ..1 ścierwo|won|świni*|do|z|precz|hołot*|są|to
      ukraińcy|ukry|upadlińcy|upaińcy|ukraińców|ukropy|ukraince ..3 na-front|pasożyt*|won|banderowc*|wypierd*|do-siebie|roszczeniow*|niewdzięczn*`),
    low: phrases(`
      nachodźcy|nachodźców|nachodzcy|nachodzcow|turyści-socjalni|inżynierowie-i-lekarze|lewactwo|lewactwu|lewackie-ścierw*|ukrainizacja|islamizacja-europy|genderyzm|homopropaganda|homolobby
      <group> ..2 nie ..1 pasują|pasuja|asymilują|integrują|asymiluja ..3 nas|naszej|się|do
      typowa|typowy cygan*|żyd*|arab*|murzyn*|ukrain*
      ideologia lgbt|gender`),
  },
};
