import { phrases } from "../../lexicon/lexicon.ts";

/** German: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    glücklicher|leichter|besser|erleichtert|froh|einfacher|ruhiger|freier ..4 wenn|ohne ..3 mich nicht-gäbe|nicht-gaebe|los|nicht-mehr
    glücklicher|leichter|besser|erleichtert|froh|einfacher|ruhiger|freier|beste|beste-für ..6 wenn|dass ich ..3 weg|fort|verschwinde|verschwände|nicht-da|nicht-mehr|tot|nie-da !lustig
    ohne mich ..4 leichter|einfacher|glücklicher|besser|ruhiger|schöner
    leichter|einfacher|glücklicher|besser ohne mich
    ohne mich ..3 klar|zurecht|freier|sorgloser
    familie|kinder|kindern|eltern|allen|anderen|allem|freunden ..3 zur last !gefallen
    schmerzlos|schmerzlosen|schmerzlose|schmerzfrei|sanften|sanfte|sanfteste|friedlichen ..3 gehen|weg-zu-gehen|art-zu-gehen|abgang|ende|tod|weg-raus
    gehen|einschlafen|verschwinden|sterben ohne schmerzen|zu-leiden|etwas-zu-spüren|was-zu-spüren
    methode|art|weg|variante ..4 weh|schmerzen|schmerzhaft|schmerzlos ..4 nicht-mehr-will|ende|schluss|gehen|sterben|aufwachen
    wie viele ..2 schlaftabletten|tabletten|pillen|schlafmittel ..5 sicher|reichen|reicht|aufwacht|aufwachen|aufzuwachen|klappt|nötig !täglich
    denke|denken|denk|gedanken|nachdenken ..4 an|über ..2 brücke|gleise|gleisen|dach|hochhaus|klippe|abgrund|geländer|pillen|strick|klinge|rasierklinge !in|von|aus|bei|über|zu|nach
    muss|kann ..4 an|über die|das|den|diese ..1 brücke|gleise|bahngleise|hochhaus|klippe|klinge|rasierklinge denken
    brücke|gleise|gleisen|bahngleise|dach|hochhaus|klippe|klinge ..2 nicht|immer ..2 aus-dem-kopf|im-kopf
    zug|bahn|u-bahn|gleise|gleisen|bahnsteig ..8 ein schritt ..4 still|ruhe|vorbei|genug|genügt|reicht|würde
    ein|einziger schritt ..3 alles|es ..2 vorbei|still|ruhig
    stand|stehe|steh|saß|sitze|sitz|war ich? ..5 dach|brücke|geländer|balkon|hochhaus|klippe ..5 unten|hinunter|runter|abgrund ..1 geschaut|gesehen|gestarrt|geblickt !fotografiert
    stand|stehe|saß|sitze ..4 brücke|geländer|dachkante|klippe ..4 springen|loslassen|unten|abgrund
    tabletten|pillen|schlaftabletten|rasierklinge|strick|klinge ..3 liegt|liegen|steht|stehen|habe ..4 neben-meinem-bett|nachttisch|griffbereit|vor-mir|gezählt !gegen|für-die
    tabletten|pillen|schlaftabletten ..3 gesammelt|gehortet|gezählt|aufgespart
    abschiedsbrief|abschiedsbriefe|abschiedsbriefen ..3 fertig|geschrieben|schreibe|schreiben|liegt|liegen
    hab|habe ..2 alle|alles|meine ..3 sachen|besitz|besitze|hab-und-gut|gehört ..2 verschenkt|weggegeben|verteilt ..4 nicht-mehr|keine-mehr|niemandem-mehr
    verschenke|verschenkt|verteile|verteilt ..3 alles was|meine-ganzen-sachen|meinen-ganzen-besitz
    wer ..4 kümmert|kümmern|sorgt|nimmt|füttert ..6 wenn ich ..3 tot|gestorben|nicht-mehr-da|nicht-mehr-bin|nicht-mehr-lebe|für-immer
    wer ..4 kümmert|kümmern|sorgt|nimmt|füttert ..4 nach meinem tod|ende
    nie|niemals|nichts ..1 wieder|mehr ..2 von mir hören|sehen
    von mir ..2 nie|nichts ..1 wieder|mehr hören
    sag|sagt|richtet|richte ..6 lieb-hatte|geliebt-habe|lieb-gehabt-habe|leid-tut ..2 leb|lebt|lebe|abschied|tschüss|macht-es
    lebt wohl !noch|in|bei|seit|der|die|das|ein|eine|auf|von|schon|nicht|gut|am|im
    kein|keinen|ohne morgen mehr !kaffee|muffel
    kein morgen|nächstes-jahr|weihnachten|später ..1 für mich
    für mich ..2 kein|keinen|keine morgen|zukunft|nächstes
    entschieden|entschluss|entscheidung|beschlossen ..6 vorbei|zu-ende|ende|schluss|ruhe|erlöst !mit-dem|mit-der
    heute|morgen|nacht|bald ..4 alles|alles-für-immer|es-endlich vorbei|zu-ende !und-ich-habe-ferien
    nicht mehr erleben werde|werd
    werde|werd ich? ..4 nicht|nie mehr erleben
    weihnachten|geburtstag|sommer|winter|frühling|jahr ..2 werde|erlebe|werd ich ..2 nicht mehr erleben|da|mehr
    bald ..6 bin|sein ich ..1 weg|fort|nicht-mehr-da !im|in|aus|zur|nach
    bald ..4 niemandem|keinem|euch|niemanden ..3 zur-last|last|im-weg|mehr-zur|nicht-mehr
    besser|gut|leichter ..2 dran|zurecht|gehen ..3 wenn ich ..2 weg|nicht-mehr|fort !im|in
    klotz am bein|hals ..1 allen|alle|meiner|meinen|für|euch
    allen|alle|meiner|meinen|euch ..3 klotz am bein
    wie lange|sehr|schlimm ..8 spürt|leidet|weh|qualvoll|schmerzen ..3 ertrinken|ertrinkt|erhängen|springt|vergiftet
    ertrinken|erhängen|erfrieren|verbluten|sprung ..3 weh|schmerzhaft|qualvoll|schnell-genug
    tut|spürt ..4 weh|nichts|was ..6 ertrinkt|springt|ertrinken|verblutet|erhängt
    brücke|dach|klippe|gleisen ..6 geländer|kante|rand|abgrund !repariert|gestrichen|fotografiert
    testament|passwörter|vollmacht ..6 kümmert|pass|passt|verzeiht|sorry|tut-mir-leid
    nächste|kommende|morgen|nächsten ..2 gibt|bin|existiere|lebe ..1 es|ich ..1 mich? nicht mehr !im|in|da-sondern
    stelle|stell|sehe|male ..3 vor|mich ..3 bahnsteig|brücke|dach|balkon|klippe|fenster|gleise ..2 trete|springe|falle|stürze|gehe|laufe
    stelle|stell ..3 vor ..3 wie ich ..4 trete|springe|falle|stürze
    papiere|unterlagen|dokumente|konten ..3 geordnet|sortiert|geregelt ..4 nachher|danach|nach-mir|mit-mir|wenn-ich-weg
    seid|bist|sind ..1 ihr|du|sie ..1 mich ..2 los !gefahren
    für immer los
    alle meine|meinen ..1 angelegenheiten|sachen ..1 geregelt|geordnet
    mein letzter|letzte|letztes beitrag|post|nachricht|brief ..4 danke|verzeiht|leb|lebt|lieb !aus|von|in
    im reinen|frieden mit meiner|meinem entscheidung|entschluss
    lange|länger ..3 nicht mehr ..1 zur last
    leichteste|leichtester|einfachste|schnellste|sicherste weg|art|methode ..2 alles-zu-beenden|es-zu-beenden|zu-sterben|schluss-zu-machen
    passt|kümmert|pass ..2 auf|um ..1 meine|meinen ..3 wenn ich ..1 nicht-mehr|tot|gestorben|weg-bin`);
