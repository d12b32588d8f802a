import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Slurs, and contempt for people for what they are. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const hate: HarmList = {
  words: {
    none: words(`
      negro negri negra negre frocio froci frocia frocetto frocetti ricchione ricchioni recchione recchioni culattone culattoni culattina busone
      busoni checca checche terrone terroni terrona terronia zingaraccio zingaracci giudeo giudei vucumpra lesbicona travello arruso bucaiolo`),
    low: words(
      "mongoloide mongoloidi ritardato ritardata ritardati handicappato handicappati handicappata nazifemminista nazifemministe",
    ),
  },
  phrases: {
    none: phrases(`
      <group> ..7 controllano|comandano|dominano|governano|gestiscono ..1 il|le|tutto|i|la ..1 mondo|banche|media|finanza
      <group> ..8 sono dei|delle|degli|tutti|tutte|una <most>? <vile>
      <group> ..2 puzzano|fanno-schifo|fate-schifo|puzzate
      <group> non dovrebbero|devono|possono|dovrebbe ..1 adottare|sposarsi|votare|esistere|vivere|entrare|avere|poter-adottare|fare-figli|crescere
      <group> ci stanno ..1 invadendo|rubando|sostituendo|rovinando|islamizzando
      lesbiche|lesbica|lesbicone|femministe|femminista|nazifemministe ..6 vero|bel|bella|buon|buona ..1 uomo|cazzo|maschio|scopata|trombata|cazzi
      rispediteli|rispediamoli|rimandiamoli|rimandateli|rispedirli|rimandarli|cacciateli|cacciamoli|deportateli|affondateli|buttateli|sbatteteli ..1 tutti|a|fuori|via|nel|in|indietro
      <group> ..1 vengono|arrivano|venite|sbarcano ..2 a|per ..1 rubare|stuprare|invaderci|invadere|delinquere|spacciare|farsi|comandare|islamizzare|figliare|rubarci|parassitare|imporci|sostituirci|sporcare
      vanno|andrebbero|vadano|bisogna|dobbiamo|dovrebbero ..2 cacciat*|espuls*|deportat*|rinchius*|sterilizzat*|castrat*|rispedit* ..1 tutti|tutte|via|a
      odio|schifo|basta|stop|via ..1 tutti|questi|sti|quei|i|con|gli? <slur>|zingari|negri|ebrei|musulmani|immigrati|clandestini|froci|terroni|rom|africani|arabi|lesbiche|trans|cinesi|meridionali
      <group> maledett*|bastard*|schifos*|lurid*|infam*|parassit*|puzzolent*|ladr*|assassin*|terrorist* ..1 !caffe
      culattone|culattoni|ricchione|ricchioni|recchione|recchioni|vucumpra|frocetto|frocetti|lesbicona|zingaraccio|zingaracci
      frocio|froci|negro|negri|negra|terrone|terroni|zingaro|zingari|checca|checche di|del|schifoso|schifosi|schifosa|puzzolente|puzzolenti|bastardo|bastardi|maledetto|maledetti|ignorante|ignoranti|infame|infami merda|cazzo
      !dire|dicono|dice|pensare|chiamare|falso <group> sono|siete|erano|restano <most>? <most>? <most>? <vile>
      !dire|dicono|dice un|una|ogni|quel|quella|questo|il|la|lo <group> e <most>? <most>? <vile>
      <group> solo|soltanto|vengono|sono|venite|sanno|arrivano ..2 vengono|venuti|buoni|sanno|qui|venite|a|buone|solo|qua ..2 rubare|stuprare|spacciare|delinquere|parassitare|invaderci|mantenere|rubarci|violentare|sostituirci|invadere|scippare|lamentarsi
      <group> ..1 rubano|stuprano|invadono|infestano|puzzano|infettano|rovinano|sporcano|spacciano|delinquono|parassitano|inquinano|puzzate
      <group> ci ..1 rubano|stanno|tolgono|invadono|vogliono ..1 lavoro|lavori|invadendo|tutto|rubando|case|donne|sostituire|rovinando|paese|casa|nostre
      <group> ..1 controllano|comandano|dominano|gestiscono|governano|possiedono|manovrano ..2 mondo|tutto|banche|media|finanza|governo|giornali|stampa|economia
      <group> ..1 servono|serve|sono|sanno|valgono ..2 solo|buone|buona|soltanto|a ..2 pulire|cucinare|scopare|figliare|lavare|letto|pompini|rubare|nulla|cucina|stirare
      <group> ..1 mi|ci|vi fanno|fa|danno|provocano ..1 proprio? ..1 schifo|ribrezzo|vomitare|senso|voltastomaco|vomito
      mi|ci fanno|fa ..1 schifo|ribrezzo|vomitare ..1 i|gli|le|questi|queste|tutti|sti|quei ..1 <group>
      odio|detesto|disprezzo|sopporto|schifo|tollero ..1 i|gli|le|questi|tutti|quei|sti|quegli|ogni ..1 i|gli|le? <group> ..1 !lavori
      morte|muoiano|crepino|uccidete|ammazzate|bruciate|bruciare|gasare|gassare|sterminare|fucilare|impiccare|linciare|deportare|espellere|cacciare|castrare|eliminare|sterilizzare|rinchiudere|affondare|bastonare|affoghiamo|affogare|ammazzare|uccidere|picchiare|bandire|mandare|cacciamo|rimpatriare|menare|sparare ..1 a|agli|ai|i|gli|le|tutti|questi|quei|alle|via|sti|il ..1 i|gli|le? <group> ..1 !dentro
      <group> ..1 al|nei|alla|in|ai|ad|nelle|nel ..1 loro? ..1 forni|forno|gas|camere|rogo|auschwitz|cucina|zoo|gabbia|gabbie|ruspa|muro|lager|fucilazione|giungla|mare|ghetto
      <group> fuori|via|tornate|andate|tornatevene|raus|tornassero ..1 da|dall|dai|a|di|tutti|al|dalle|dalla ..1 italia|casa|paese|qui|coglioni|palle|nostro|quartiere|balle|europa|citta|vostro
      fuori|via|basta|stop|cacciamo|ruspa|ripuliamo|aria ..1 con|i|gli|tutti|ai|sui|sti|agli|da|dai|questi ..1 i|gli|le|palle? ..1 <group> ..1 !scena
      non vogliamo|voglio|servono|sopportiamo|accettiamo|affitto|assumo|sopporto ..1 piu|i|gli|altri|a|ai|nessun|questi|qui|sti ..1 <group> ..1 !lavori
      <group> ..1 dovrebbero|dovrebbe|devono|meritano|deve|merita|vanno|andrebbero|bisogna|bisognerebbe|vada|tutti ..2 essere|solo|tutti|morire|tutte|stare|crepare|venire|di? ..2 <killed>|<killThem>|morire|crepare|sparire|bruciare|cucina|zitte|zitti|affondare|estinguersi|galera|rimandati|schiavi|rispediti|affogare|vergognarsi|curarsi|tornare
      <group> non ..1 sono|siete|meritano|dovrebbero|devono|hanno|meritate ..2 persone|umani|esseri|gente|vivere|esistere|diritti|diritto|votare|normali|respirare|anima|naturali|adottare|sposarsi|cervello
      <filthy> ..1 <group>|<slur> ..1 !gatto|tutto|vestito
      <group> ..1 di merda|cazzo
      <slur>|<group> puzzolent*|schifos*|lurid*|bastard*|maledett*|infam*|fottut*|ignorant* ..1 !caffe
      torna|tornate|tornatene|tornatevene|vattene|andatevene|vai|andate|tornino|rispediamoli|rimandiamoli|tornassero|rispedirli|rimandarli|sparisci|rimandateli ..2 al|nel|a|in|alla|nella|sul|da ..1 tuo|tua|vostro|casa|loro|africa|giungla|savana|deserto|marocco|quel|cucina|romania|albero|cessi|gommone ..1 paese|tua|vostra|loro|paesi|buco|cesso|nigeria|africa|villaggio|barcone|foresta|tribu|negro|albero|nero|continente|di|zingaro|capanna|sporco|barconi !famiglia|cara|presto
      torna|tornate|tornatene|tornatevene|vattene|andatevene ..1 in|nella|nel|sul ..1 tua|tuo|vostra|vostro? ..1 africa|giungla|savana|deserto|gommone|barcone|foresta|tribu|cucina
      tornatene|tornatevene|tornate ..1 giu|al|a ..1 casa|paese|sud|vostro|in|loro
      donne|donna|femmine ..1 al|il|in|deve|devono|solo|stia|stiano|posto ..3 cucina|zitte|zitta|figliare|fornelli|obbedire
      posto ..1 della|delle ..1 donna|donne|femmine ..1 e ..1 in|la|ai ..1 cucina|fornelli|casa
      donna|donne ..2 cucina|fornelli zitta|zitte
      hitler|mussolini|duce|adolf|fuhrer|benito ..2 ragione|finito|finire|torna|eroe|fatto|lavoro|poco|genio|vorrebbe|servirebbe|bene
      hitler|mussolini|adolf aveva|ha|doveva|avrebbe|avesse ..2 ragione|finito|finire|dovuto|bene|terminato|completato
      ci vorrebbe|vuole|vorrebbero|servirebbe ..2 hitler|duce|mussolini|forni|lager|ruspa
      olocausto|shoah|forni ..2 bugia|menzogna|invenzione|esistito|bufala|mai|farsa|balla ..1 !piu|dimenticare|dimenticheremo
      razza|razze|sangue ..1 inferiore|inferiori|superiore|ariana|impura|infame|maledetta
      supremazia|orgoglio|potere|razza bianca|bianco
      sostituzione etnica ..1 e|in|dei|per
      omosessualita|lesbismo|transessualita|islam|ebraismo|femminismo|gender|omosessuali ..1 e|sono ..3 malattia|cancro|aberrazione|piaga|perversione|peste|peccato|abominio|schifo|vergogna|merda|contronatura|disgustoso|contro
      essere gay|frocio|froci|lesbica|trans|omosessuale|omosessuali ..1 e ..3 malattia|disgustoso|contro|aberrazione|peccato|anormale|perversione|schifo|contronatura|vergogna|vergognoso|abominio|innaturale
      invasione|piaga|peste|feccia|orda|branco|marmaglia|orde|razza|banda|accozzaglia di|dei|degli ..1 <group> ..1 !felici|estinti
      feccia|peste|piaga|invasione|spazzatura|immondizia|cancro|lobby|complotto|razza ..1 ebraica|araba|musulmana|islamica|negra|zingara|rom|africana|gay|immigrata|straniera|meridionale|terrona|ebrea|giudaica|frocia|omosessuale|clandestina|giudea
      puzza|puzzi|puzzano|puzzate ..1 di|come ..1 <slur>|<group>
      scimmia|scimmie|scimmione|macaco|macachi|gorilla|orango negr*|african*|nero|neri|senegalesi|torna|tornate ..1 !equatoriale
      negr*|neri|african*|nigeriani ..1 sono|siete ..1 delle|tutti|solo? scimmie|macachi|animali|bestie|gorilla
      non si affitta|affittiamo a|ai ..1 <group>
      ruspa|ruspe|lanciafiamme|napalm ..1 sul|sui|sugli|sulla|nel|nei ..1 campo|campi|rom|zingari|nomadi|immigrati|froci|barconi|clandestini
      affondate|affondiamo|affondare|affondarli|affondateli|bombardate ..1 i|quel|quei|tutti|le|quelle|sti ..1 barconi|barcone|ong|gommoni|gommone|clandestini
      forza|viva|lava|lavali|vesuvio|etna ..2 vesuvio|etna ..2 lavali|fuoco|bruciali|pensaci|tu
      prima gli italiani fuori
      sei|siete|e|sembri|fai|era ..1 un|una|proprio|solo|il|tipico|solito ..1 negro|negra|frocio|ricchione|terrone|terrona|zingaro|zingara|checca|culattone|giudeo|frocia|mongoloide
      lavoro|lavori|roba|cose|musica|sport|atteggiamento da|di negri|froci|zingari|terroni|ricchioni|frocio|negro|checche|culattoni|finocchi|femminucce`),
    low: phrases(`
      sei|siete|e|che|sembri|brutto|povero|razza|branco ..1 un|una|di|proprio|sto? ..1 mongoloid*|handicappat*|mongolo|mongola|down
      mongoloide|mongoloidi|handicappato|handicappati|ritardato|ritardati ..1 mentale|mentali|cazzo|merda
      ritardato|ritardata|ritardati mental*
      sei|siete|sembri|fai|che|comportati|tutti|vestito ..1 un|una|come|da|degli ..1 finocchio|finocchi|frocetto|femminuccia|checca|frocetti|ricchione ..1 !insalata|semi
      nazifemministe|femminazi|nazifemminista|femminaziste`),
  },
};
