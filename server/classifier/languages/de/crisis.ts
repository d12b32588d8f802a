import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

/** German: the author's own hard feelings, suicidal words and words of self-injury. */
export const deCrisis: CrisisList = {
  hard: phrases(`
    ich kann <nur>? <nur>? nicht mehr <nur>? so? weiter|weitermachen|weiterleben|durchhalten !essen|warten|vor|lachen|gucken|hören
    ich kann <nur>? <nur>? nicht mehr und|weil|es|alles|ich|bin|habe|hab|mir
    ich|und|wirklich|einfach kann|pack|packe|halt|halte|schaff|schaffe|ertrag|ertrage|ertrag's <nur>? es|das|alles|dieses leben? <nur>? <nur>? nicht mehr !vor|hören|sehen|lesen|erwarten|lassen|essen|glauben|riechen|halten|finden
    ich pack|packe|schaff|schaffe <nur>? <nur>? nicht mehr
    ich|und kann|will einfach <nur>? nicht mehr !vor|essen|warten|sehen|hören|lachen|ohne|an|auf|zur|in|so|über|fernsehen
    kann einfach nicht mehr !vor|essen|warten|sehen|hören|lachen|ohne|an|auf|zur|in|über
    weiß|weiss <nur>? <nur>? nicht mehr weiter
    nicht mehr weiter weiß|weiss
    halt|halte|halten|aushalten|ertrage|ertragen ..3 nicht mehr aus|lange
    nicht|nimmer mehr|länger ..1 aushalten|ertragen !lärm|krach|sommerhitze
    keine|null kraft|energie|lust ..1 mehr <nur>? zu? leben|weiterzumachen|für-das|weiter|zum-leben
    kraft <nur>? mehr? zum|zu leben|weiterleben|weitermachen
    hab|habe|ich|mir <nur>? keine kraft mehr !zum-laufen
    fühl|fühle|fuehle mich ..4 wertlos|nutzlos|hoffnungslos|überflüssig|ueberfluessig|ungeliebt|ungewollt|hilflos|verloren|gefangen|innerlich-tot|unsichtbar|taub|leer|einsam|alleine|allein !gelassen-im
    fühl|fühle|fuehle|bin mich? ..3 wie|als ein? ..1 versager|versagerin|last|ballast|müll|dreck|abfall|nichts|belastung|bürde
    fühl|fühle|fuehle mich ..3 allein|einsam
    ich|mich ..4 so|total|sehr|schrecklich|furchtbar|unendlich|völlig|komplett|nur|extrem einsam|alleine|wertlos|hoffnungslos|verzweifelt|leer
    bin ich? ..2 völlig|total|so|komplett|nur|einfach|echt|am-ende verzweifelt|hoffnungslos|wertlos|nutzlos|überflüssig|einsam|kaputt-innerlich
    ich ..2 bin ..2 nichts wert
    bin ..3 nichts wert
    innerlich <nur>? tot|leer|gebrochen|kaputt|zerrissen
    bin|sei|wäre|werde ..4 eine? last|belastung|ballast|bürde|buerde !für-die-umwelt|der
    falle|fall|bin ..3 zur? last !minute
    mich|mir braucht|vermisst|liebt|mag|versteht|will|sieht|hört|interessiert|glaubt <nur>? <nur>? <nur>? keiner|niemand|kein-mensch
    niemand|keiner|kein-mensch interessiert|kümmert|schert sich <nur>? für|um mich
    bin <nur>? <nur>? am ende !des|der|von|vom|mit-dem|angekommen|einer
    ich ..2 bin <nur>? <nur>? wertlos|nutzlos|hoffnungslos|ungeliebt|überflüssig|unwichtig|ein-nichts|ein-niemand|verzweifelt|zu-nichts-zu-gebrauchen|nicht-liebenswert|allen-egal
    bin ich <nur>? wertlos|nutzlos|hoffnungslos|überflüssig|unwichtig
    müde|satt|leid von|vom allem|kämpfen|weiterkämpfen|alles
    hab|habe|bin ..1 alles|mein-leben|das-leben <nur>? satt|leid
    es|alles wird <nur>? nie|niemals|nicht-mehr besser|gut !als
    will|möchte|wünsche|wünschte <nur>? <nur>? dass <nur>? es|alles|der-schmerz|das|dieser-schmerz ..2 aufhört|endet|vorbei-ist|aufhören-würde
    wie|als der|die|ein letzte|größte|totaler|totale|kompletter versager|versagerin|dreck|loser|abschaum
    mein leben ist|liegt ..2 scherbenhaufen|trümmern|am-ende|kaputt|zerstört|im-eimer|ruiniert
    alles|welt bricht|stürzt ..1 über|zusammen ..1 mir|zusammen|ein
    ich habe|hab ..1 alles verloren !im-spiel|beim
    ich gehöre|gehör nirgends|nirgendwo|zu-niemandem|nirgendwohin
    alles? in mir ist|alles|fühlt ..3 leer|tot|dunkel|kaputt|schwarz
    fühl|fühle|spür|spüre|empfinde <nur>? <nur>? gar? nichts <nur>? mehr
    verzweifelt ..4 nicht weiter|mehr|wie
    in mir fühlt ..3 leer|tot|dunkel
    fühlt sich alles|mein-leben ..3 leer|sinnlos|hoffnungslos|tot|dunkel|wertlos
    leben ..2 nicht|kaum <nur>? lebenswert
    lebenswert ..1 mein|ist-nichts|nicht-mehr
    ich <nur>? allen|jedem|niemandem|keinem <nur>? egal|wichtig|gleichgültig
    bin|sei|wäre|nur ..4 klotz-am-bein|fehler-der-natur|enttäuschung-für|problem-für-alle
    ich will|kann|mag nicht mehr und|ich|weil|so|bitte|helft
    weine|heule <nur>? <nur>? nur-noch|den-ganzen-tag|mich-in|jede-nacht|ohne-grund
    alles ..1 so? sinnlos|hoffnungslos|aussichtslos ..1 geworden|gerade|für-mich|und
    bin ..3 zu nichts <nur>? nutze|zu-gebrauchen|gut
    hasse|hass mich <nur>? <nur>? selbst|selber|so-sehr
    ich hasse|hass mich|mein-leben !immer|dafür|für|gerade
    hasse mein leben|dasein|aussehen|spiegelbild
    hasse|hass|verabscheue <nur>? mich selbst|selber
    mein leben ist|hat ..2 sinnlos|scheiße|scheisse|wertlos|hölle|qual|kein|keinen|vorbei|nichts-wert
    leben|alles|das-alles|dasein ist|hat|macht|erscheint|fühlt|ergibt ..4 sinnlos|keinen-sinn|bedeutungslos|unerträglich|hoffnungslos
    alles|leben|ganze|nichts hat|macht|ergibt|gibt|sehe <nur>? <nur>? keinen|kein|mehr sinn mehr
    hat|macht doch? alles <nur>? keinen sinn mehr
    sehe|seh|finde|hab|habe ..3 keinen sinn <nur>? mehr|im|am|in ..2 leben|existenz|dasein|allem
    sinn ..2 am|im|meines|des leben|lebens verloren|nicht|mehr|weg
    lebenswillen|lebensmut|lebensfreude|lebenslust ..1 verloren|mehr|weg|verliere
    keine hoffnung <nur>? <nur>? mehr|auf|für-mich
    hab|habe|verliere|verlier ..2 hoffnung ..1 verloren|aufgegeben|mehr|für-mich
    sehe|seh|finde ..3 keinen|kein|keine ..1 ausweg|zukunft|hoffnung|licht|perspektive !auf|in-diesem-gesetz
    hoffnung <nur>? verloren|aufgegeben habe|hab
    jede|meine|alle hoffnung ..1 verloren|aufgegeben|weg|mehr
    kein ausweg|licht mehr|am
    niemand|keiner|keinen|niemanden|niemandem|keinem ..3 mich|mir|ich ..3 liebt|mag|versteht|braucht|vermisst|vermissen|interessiert|merkt|merken|hört-zu|kümmert|sieht|auffallen|wichtig|reden-kann|will|wahr
    mich|mir|ich ..3 niemand|keiner|keinen|niemanden|niemandem|keinem ..3 liebt|mag|versteht|braucht|vermisst|vermissen|interessiert|merkt|zuhört|kümmert|sieht|auffallen|wichtig|will
    niemanden|keinen|niemand|keiner ..2 zum|mit|dem|der|da|mich ..2 reden|sprechen-kann|anvertrauen|redet
    auffallen|merken ..3 wenn ich ..2 weg|tot|nicht
    merkt ..3 wenn ich ..2 weg|tot|nicht
    egal ob|wenn ich ..2 weg|tot|da|lebe|existiere|sterbe !bin-oder|heute
    ich? weine|heule|heul ich? mich? ..1 jede|jeden|die-ganze|täglich|ständig|nachts|nur-noch|in-den-schlaf
    jede|jeden|ganze nacht|tag|abend|nächte ..2 weine|geweint|heule|heulen|weinen|durchgeheult
    schlaf|nächte|kissen ..1 weine|geweint|heule|nassgeweint
    ich bin ..2 am <nur>? boden|ende|tiefpunkt|zerbrechen|verzweifeln|abgrund !des|der|von|angekommen
    ich zerbreche|zerbrech|gehe|geh ..1 daran|innerlich|zugrunde|langsam-kaputt|vor-die-hunde
    breche|brech ..2 innerlich? zusammen
    mir wird|ist <nur>? alles <nur>? zu viel !heute|gerade|hier|für|am
    kann ..1 niemandem|keinem ..1 mehr? vertrauen|zeigen|erzählen
    müde|muede|satt vom|zu|am leben|existieren|leben-müde
    lebensmüde|lebensmuede bin|fühle|ich
    versager|versagerin|nichtsnutz bin|ich
    ich bin ..2 ein|eine|nur|der ..1 totaler|einziger|kompletter|völliger|totale|komplette|größte? versager|versagerin|nichts|niemand|loser|abfall|fehler|dreck
    habe|hab|will|möchte|bin ..2 aufgegeben|aufgeben ..1 alles|mich|leben
    alles ..2 aufgeben|hinschmeißen-leben
    ich gebe|geb ..1 auf !mich-zu|nicht
    kein bock mehr auf|aufs <nur>? leben|alles|nichts
    keinen? bock <nur>? mehr auf|aufs|zu dieses? ..1 leben|alles
    keine lust <nur>? <nur>? mehr auf|zu|am dieses|das|mein? leben|alles
    seit wochen|monaten|tagen|jahren ..4 depressiv|leere|leer|einsam|traurig-und|hoffnungslos
    ich ..3 so|total|wieder|schwer|extrem|gerade|richtig|komplett depressiv
    meine depression|depressionen|angst|ängste|panik ..3 fressen|frisst|auf|unerträglich|schlimmer|kaputt|zerstört|überhand|zurück|stärker|erdrückt
    panikattacke|panikattacken|nervenzusammenbruch ..2 gehabt|bekommen|wieder|hatte|habe
    hatte|habe|hab|wieder|bekomme|krieg ..2 eine? panikattacke|panikattacken|nervenzusammenbruch
    schmerz|schmerzen|gedanken|stimmen ..1 soll|sollen|müssen|einfach ..2 aufhören|weggehen|enden
    soll ..2 einfach? nur? aufhören der-schmerz|weh-zu-tun|alles
    will|möchte|kann nicht mehr kämpfen|stark-sein|funktionieren|so-weitermachen
    seh|sehe ..4 nicht mehr ein-wozu
    wozu|warum|wofür ..1 ich|noch|überhaupt ..2 leben|lebe|aufstehen|weitermachen|existiere|kämpfen|da-bin|weiterleben`),
  indirect,
  grave: phrases(`
    !früher|damals|jahren|jahr|monaten|zeit ich|und|dass|weil|einfach|eigentlich|leben|so ..3 <will> <nur>? <nur>? nicht|nimmer <nur>? <nur>? leben|weiterleben|existieren !ohne|wie|in|bei|von|mit|unter
    nicht mehr <nur>? leben|weiterleben|existieren|aufwachen|auf-der-welt-sein|am-leben-sein will|möchte|moechte|mag|wollen|kann|wollte
    !früher|damals|jahren|jahr|monaten|zeit will|möchte|moechte|mag|wollte|kann ich? <nur>? <nur>? nicht mehr <nur>? leben|weiterleben|existieren|aufwachen|atmen !ohne|wie
    <will> <nur>? <nur>? <nur>? nie|nicht wieder|mehr aufwachen
    einschlafen|schlafen ..2 und|um ..2 nie|nicht wieder|mehr ..1 aufwachen|aufzuwachen|aufwache|wach
    hoffe|wünsche|wünschte|bete ..5 nicht|nie mehr|wieder ..1 aufwache|aufwachen|aufzuwachen
    !früher|damals|jahren|jahr|monaten|niemand|keiner|jeder|er|sie|oma|opa|wer|vater|mutter|keine will|möchte|moechte|wollte ich? <nur>? <nur>? <nur>? <nur>? sterben|verrecken !vor|wie|an|in
    ich|einfach|nur ..3 sterben will|möchte|moechte|wollte
    ich|wünschte|wünsche|würde|wäre|wär|waer|sein ..3 wäre|wär|waer|bin ..2 tot|nie-geboren|nicht-mehr-da
    am liebsten|lieber|gern|gerne|besser ..2 tot|sterben !als-lebendig
    ich ..2 wünsche|wünschte|wünsch|sehne|sehn ..4 tod|tot|sterben|gestorben|geboren-worden
    nie|niemals|nicht geboren worden|wäre !sind|wurde
    ich ..3 denke|denk|dran|überlege|überleg ..4 selbstmord|suizid|umzubringen|umbringe|selbsttötung|freitod|tot-zu-sein|sterben
    denke|denk|nachdenke|nachdenken|denken|gedanken ..3 an|über|daran|am ..2 selbstmord|suizid|freitod|meinen-tod|den-tod|sterben
    !wird|meine|mein|sie|er|frau|chef mich <nur>? <nur>? <nur>? umbringen|umzubringen|umbringe|erhängen|erhänge|aufhängen|töten|killen|erhängt
    ich|will|möchte|werde|wollte ..2 mich <nur>? <nur>? <nur>? umbringen|umzubringen|erhängen|erschießen|aufhängen|töten|killen|vor-den-zug
    ich bring|bringe|erhäng|erhänge|häng|hänge|erschieß|erschieße|kill|töte mich <nur>? <nur>? !halb|die|acht|deren
    bring|bringe ich mich <nur>? <nur>? um !halb|die|acht|sieben|neun|zehn
    selbstmord|suizid|selbstmordgedanken ..2 begehen|begehe|zu-begehen
    !früher|damals|jahren|jahr|monaten habe|hab|hatte|wieder|immer|ständig ..2 selbstmordgedanken|suizidgedanken|todessehnsucht|todeswunsch|suizidale-gedanken !umgehen|anruft|betroffen
    meine|starke|diese|akute|heftige|wieder|täglich selbstmordgedanken|suizidgedanken|todessehnsucht|todeswunsch|suizidalen-gedanken !darf|sind-normal|wirklich
    bin|fühle ..3 suizidal|lebensmüde|suizidgefährdet
    selbstmordversuch|suizidversuch|selbstmord|suizid ..3 versucht|geplant|hinter-mir|plane|überlege|durchziehen
    ich|meinen|mein ..3 selbstmordversuch|suizidversuch|suizidplan|abschiedsbrief|abschiedsbriefe
    abschiedsbrief|abschiedsbriefe ..1 geschrieben|fertig|liegt|liegen|schreibe
    mir <nur>? <nur>? das leben <nur>? nehmen|zu-nehmen|nehme|genommen
    leben|allem|ganzen <nur>? <nur>? <nur>? ein|zu ende <nur>? setzen|machen|bereiten|setze|bringen|mache !werden
    mein leben <nur>? beenden|zu-beenden|wegwerfen|beende
    leben ..1 beenden will|möchte|werde
    <will>|werde|es|alles|dem ..3 dem|alles|es ..2 ein? ende? beenden|ende-machen|ende-setzen
    ich <will> <nur>? <nur>? es|alles|das <nur>? beenden
    ich|mich ..4 von|vom|aus ..1 brücke|dach|balkon|hochhaus|klippe|fenster|hochhausdach ..1 springen|zu-springen|stürzen|springe|gesprungen|fallen-lassen
    vor ..2 zug|bahn|auto|lkw|u-bahn|s-bahn ..1 werfen|springen|schmeißen|schmeissen|laufen|legen|werfe|springe
    tabletten|pillen|schlaftabletten ..3 zu-viele|alle|überdosis|auf-einmal|gesammelt|hingelegt|bereit-liegen
    überdosis|packung|schachtel|alle ..2 schlaftabletten|tabletten|pillen ..1 geschluckt|schlucken|eingeworfen
    ritze|ritz|ritzen|schneide|verletze mich <nur>? <nur>? wieder|selbst|jeden|fast|seit|um|und|absichtlich|heimlich|ich|wenn|damit|an !in-den-finger
    ich habe|hab mich ..3 geritzt|selbstverletzt|selbst-verletzt !früher|als-kind|als-teenager|vor
    wieder|gestern|heute|nacht|erneut|vorhin|gerade ..4 geritzt|selbstverletzt|selbst-verletzt
    ^ hab|habe mich ..4 geritzt|selbstverletzt
    mich schon? wieder|gestern|heute|erneut ..3 geritzt|selbstverletzt
    mich <nur>? <nur>? <nur>? zu? ritzen|ritze
    wieder <nur>? ritzen|geritzt|ritze
    mich <nur>? <nur>? selbst|selber|absichtlich|wieder verletzt|verletze|verletzen|geschnitten|schneide|schneiden|verbrannt|zu-verletzen
    mir|meine|meinen|die ..2 arme|unterarme|handgelenke|pulsadern|beine|oberschenkel|haut|unterarm ..2 aufgeschnitten|geritzt|zerschnitten|aufschneiden|aufgeritzt|aufzuschneiden|blutig
    wieder|angefangen|aufhören|aufgehört|drang|lust ..3 mich zu? schneiden|ritzen|verletzen
    zu viele tabletten|pillen|schlaftabletten|medikamente ..1 genommen|geschluckt|eingeworfen|nehmen
    nicht mehr da|hier|am-leben|existent zu-sein|wäre|sein-will
    besser wenn|dass ich ..2 nicht|tot|weg
    mir ..2 etwas|was|selbst-etwas|selber-was anzutun|antun|antue|antu
    arme|beine|unterarme|handgelenke|haut|oberschenkel ..2 voller|voll narben|schnitte|schnittwunden|ritzen
    mir|mich ..5 in den|die arm|arme|oberschenkel|bein|beine|handgelenk|haut|unterarm ..1 geschnitten|geritzt|gebrannt
    denke|denk|gedanken ..3 ans springen|sterben|aufgeben-von-allem|totsein
    wünsche|wünsch|wünschte|möchte|träume|sehne ..5 tot zu? sein
    umzubringen ..1 versucht|geplant|vor
    versucht|versuche|vorhabe|vor ..2 mich umzubringen|zu-erhängen|zu-töten
    drang|druck|verlangen|bedürfnis ..3 mich zu|selbst ..1 schneiden|ritzen|verletzen
    selbstverletzung|svv ..3 rückfall|rückfällig|wieder|kann|gestern
    rückfall ..3 ritzen|selbstverletzung|svv
    ohne mich ..5 besser|dran|leichter|glücklicher|ruhe|schöner !gegangen|laut
    besser|leichter|glücklicher ..3 ohne mich !auskommen
    wenn|falls ich ..2 nicht mehr da|leben|lebe|existiere|existieren|bin|wäre|tot !bin-mehr
    nicht mehr da|hier|auf-der-welt sein
    <will> <nur>? <nur>? <nur>? nicht mehr <nur>? da|hier|auf-dieser-welt sein
    <will>|könnte <nur>? <nur>? <nur>? verschwinden|weg-sein|tot-sein|nicht-mehr-existieren !aus-dem|bevor|in-den-urlaub
    für immer <nur>? schlafen|einschlafen|verschwinden|weg-sein|gehen
    keinen|kein ..1 grund mehr? <nur>? zu|zum|weiter ..1 leben|weiterzuleben|weiterleben|existieren|aufzustehen
    nichts mehr für|wofür|das ..3 leben|lebe|lohnt
    es lohnt|lohne sich nicht ..2 zu leben
    nicht ..1 zu leben verdient|verdiene
    verdiene|verdient ..2 nicht zu leben|zu-atmen
    verdiene|verdien ..2 den-tod|zu-sterben
    strick|seil|rasierklinge|rasierklingen|klinge ..3 gekauft|bereit|schon|gedreht|gegriffen|liegt-bereit
    ich|mich ..3 schluss mit ..2 leben
    schluss machen mit dem|meinem|allem leben
    abkratzen|verrecken|krepieren ..1 will|möchte`),
  searches: phrases(`
    selbstmord
    suizid
    selbsttötung
    freitod
    ritzen
    selbstverletzung
    svv
    suizidgedanken
    selbstmordgedanken
    sterben wollen
    ich will sterben
    will sterben
    nicht mehr leben
    ich kann nicht mehr
    lebensmüde
    schmerzlos|schnell|leicht|friedlich sterben
    wie sterbe|stirbt|kann|bringe ..3 umbringen|um|schnell|schmerzlos|sterben
    wie bringe ich mich um
    wie kann ich|man sterben|mich-umbringen|sich-umbringen
    sich|mich umbringen
    tödliche dosis
    abschiedsbrief
    telefonseelsorge
    suizid methoden|methode|hilfe|forum
    selbstmord methoden|methode|hilfe|forum
    depression hilfe
    depressionen
    keine kraft mehr
    kein sinn mehr
    leben beenden`),
};
