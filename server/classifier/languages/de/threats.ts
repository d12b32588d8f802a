import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** German: threats of violence, calls for it, and wishes of death. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      bring|bringe ich? dich|euch <nur>? <nur>? um !haha|halb|die|acht|sieben|neun|zehn|sechs|fünf|elf|zwölf|eins|zwei|drei|vier|deinen|deine|den
      umbringen werde|werd|wird|will ich? dich|euch
      ich|wir werd|werde|will|werden|wollen|muss ..2 dich|euch|ihn|sie|die <nur>? <nur>? <kill>
      werd|werde|will|sollte ich? dich|euch|ihn <nur>? <nur>? <kill>
      dich|euch <nur>? <nur>? <kill>
      ich|wir stech|steche|knall|knalle|schlacht|schlachte|mach|mache|murks|murkse ich? dich|euch|ihn|sie|den <nur>? <nur>? ab !und-zu
      stech|steche|knall|knalle|schlachte|murkse ich? dich|euch|ihn <nur>? <nur>? ab
      ich|wir? mach|mache|machen ich? dich|euch|ihn|den|sie <nur>? <nur>? kalt|platt|alle|nieder !im-spiel
      ich mach|mache dich|euch <nur>? <nur>? fertig !für|fürs
      mach|mache ich dich|euch <nur>? <nur>? fertig
      schlag|schlage|hau|haue|tret|trete|prügel|prügle|polier|poliere|klatsch|klatsche|box|boxe ich? dich|euch|ihn|sie|den|dir|ihm <nur>? <nur>? ..3 tot|kaputt|krankenhausreif|zusammen|ins-krankenhaus|ins-koma|windelweich|bewusstlos|grün-und-blau
      schlag|schlage|hau|haue|tret|trete|polier|poliere ich? dir|euch|ihm|deine ..3 fresse|zähne|zaehne|schädel|gesicht|visage|schnauze|kopf-ein|eier|birne|nase|rein|in-die !die-hand
      aufs|auf-die maul|fresse|schnauze kriegst|bekommst|hauen|haue|gibt-es
      kriegst|bekommst|gibt's|gleich ..2 auf-die|eine|aufs|in-die ..1 fresse|maul|schnauze|rein !an
      brech|breche|brichst|bricht|brechen|schneid|schneide|schlitz|schlitze|hack|hacke|reiß|reiße|reiss ich? dir|euch|ihm|ihr|dein|deine ..3 <body> !nicht
      dir|euch|ihm ..3 <body> ..1 brechen|abschneiden|abhacken|aufschlitzen|durchschneiden|umdrehen|einschlagen|abreißen|zertrümmern|polieren|wegschießen|zerschneiden
      dir|euch|ihm|denen ..3 das genick|hals|rückgrat|kiefer brechen|breche|umdrehen
      dreh|drehe|dreht ich? dir|ihm|euch ..2 den hals um
      kopf ab|runter hacken|schneiden|schlagen|hacke
      <body> brech|breche|schlitz|schneide|polier|poliere ich dir|euch|ihm|ein
      schlag|schlage|hau|trete|tret ..2 dir|ihm|euch ..3 ein|aus|raus !und
      dass|bis du|ihr|er ..2 nicht mehr ..1 aufstehst|laufen-kannst|atmest|gehen-kannst|aufwachst|atmet|aufstehen-kannst
      bis du ..2 blutest|verblutest|tot-bist|verreckst|liegen-bleibst
      du|ihr bist|seid <nur>? <nur>? tot !müde|unglücklich|geglaubt|für-mich|oder|und-ich-bin
      du bist ..2 ein|ne toter|totes|tote mann|frau|fleisch|leiche
      ^ bist du|ihr tot du
      du wirst <nur>? <nur>? <nur>? sterben|bluten|verrecken|krepieren|brennen|büßen|buessen !vor|wenn-du-nicht-isst
      wirst du <nur>? <nur>? <nur>? sterben|verrecken|krepieren|büßen|bluten !vor
      dein|euer letzter|letztes|letzte tag|stündlein|stunde|atemzug|lied
      deine|eure tage ..1 gezählt|gezaehlt
      dein|euer ende ..1 naht|nah
      weiß|weiss|wissen <nur>? <nur>? genau? wo du|dein|deine|ihr|er|sie|eure|euer ..3 wohnst|wohnt|arbeitest|arbeitet|lebst|schläfst|parkst|steht|zur-schule|schule|kita|kinder|trainiert|kindergarten
      kenne|kenn|habe|hab|haben|kennen ..1 deine|eure adresse !leider|nicht|noch|verlegt|verloren|gespeichert
      adresse ..3 hab|habe|weiß|kenne|rausgefunden|herausgefunden ich ..3 besuch|vorbei|warte
      ich|wir warte|warten|stehe|stehen|komme|kommen|lauer|lauere ..4 vor-deiner-tür|auf-dich|vor-deinem-haus|vor-der-schule|zu-dir|dir-auf ..5 messer|schläger|baseballschläger|knarre|pistole|waffe|jungs|axt|fäuste|faust
      ich|wir|werd|werde finde|finden|find|krieg|kriege|kriegen|hol|hole|holen|schnapp|schnappe dich|euch <nur>? <nur>? ..2 egal-wo|überall|ueberall|noch|und-dann|und-mach* !gut|nett|toll|mega
      dich|euch krieg|kriege|kriegen|finde|hol|hole|holen|finden ich|wir <nur>? noch|überall|tot|und-dann
      wenn ich|wir dich|euch|ihn|den ..3 erwische|kriege|finde|sehe|treffe|in-die-finger|begegne ..6 tot|um|kalt|fresse|maul|hau*|stech*|knall*|brech*|fertig|blut|dran|erledigt|krankenhaus|setzt-es|schläge|kriegst|polier*|zusammen|schlag*|kaputt|messer|knochen
      wenn du ..6 bist|seid|dann <nur>? tot|dran|fällig|erledigt|ein-toter
      stirbst du|ihr|er !wie|in-dem-spiel
      schlag*|prügel*|hau*|tret*|bring*|box* ..4 ins|in-das|bis-ins krankenhaus|koma|grab|rollstuhl|leichenschauhaus !gebracht
      unter die erde ..1 bring|bringe|bringen
      unter ..1 erde bringen !zwiebeln
      schaufel|schaufle|schaufeln|grab|grabe ..2 dein|euer grab
      kugel ..2 in|durch|zwischen ..2 kopf|schädel|stirn|augen|birne|rübe|herz|knie
      verdient|verdienen|verpass*|jag*|schieß*|schiess* ..4 kugel|kopfschuss|genickschuss|todesstrafe|strick|galgen
      verdient|verdienen|gehört|gehören|sollte|sollten|müsste|müssten|gehörst|verdienst|verdiente|gehörten ..6 <killed> !worden
      verdient|verdienen|gehört|gehören|sollte|sollten|müsste|müssten|gehörst|verdienst|gehörten ..6 <killed> ..1 werden|wird|gehört|gehören
      <killed> gehören|gehört|gehörst|sollte-man|sollten-sie|sollen-sie|müsste
      sollte|müsste|muss|darf|solle ..1 man|jemand|einer ..5 abknallen|erschießen|erschiessen|vergasen|aufknüpfen|abstechen|totschlagen|lynchen|hinrichten|steinigen|köpfen|ausrotten|umbringen|erhängen|verprügeln|umlegen|vergiften !wäsche
      man|jemand|einer sollte|müsste|muss ..5 abknallen|erschießen|erschiessen|vergasen|aufknüpfen|abstechen|totschlagen|lynchen|hinrichten|steinigen|köpfen|ausrotten|umbringen|erhängen|verprügeln|umlegen|vergiften
      jemand|einer ..3 soll|sollte|muss|müsste ..3 umlegen|abknallen|erschießen|abstechen|kaltmachen|beseitigen|erledigen|zusammenschlagen|verprügeln|umbringen
      knallt|erschießt|erschiesst|vergast|schlachtet|lyncht|steinigt|erschlagt|hängt|verbrennt <nur>? die|alle|sie|diese|diesen|ihn|das ..2 ab|auf|schweine|verräter|pack|politiker|bullen|hunde|verbrecher|bastarde
      solche|alle|politiker|verräter|die|ihr|du|bullen|diese|der gehören|gehört|gehörst <nur>? <nur>? aufgehängt|an-die-wand-gestellt|an-den-galgen|ins-gas|unter-die-guillotine|an-den-nächsten-baum|auf-den-scheiterhaufen|an-den-nächsten-laternenmast
      an die wand ..2 erschossen|erschießen|stellen-und|damit|mit-ihnen|mit-denen|mit-euch
      an die wand gestellt ..1 gehören|gehört|und
      ab an die wand
      an den galgen
      auf den scheiterhaufen
      zünd|zünde|zünden|fackel|fackle|fackeln|brenn|brenne ..2 dein|deine|euer|eure|das|die|ihr|dir|seine|deren|ihm ..3 haus|hütte|bude|auto|wohnung|heim|laden|schule|moschee|kirche|synagoge|asylheim|bei|flüchtlingsheim ..2 an|ab|nieder
      moschee|synagoge|asylheim|flüchtlingsheim|asylantenheim|flüchtlingsheime|moscheen|synagogen ..3 anzünden|abfackeln|brennen|niederbrennen|sprengen|in-die-luft
      bombe|sprengsatz|molotow* ..4 schule|rathaus|bahnhof|kirche|moschee|synagoge|büro|gericht|konzert|laden ..3 legen|hochgehen|zünde|zünden|hochjagen|lege|werfe|werfen|deponiert|versteckt
      ich|wir|werd|werde|morgen ..3 lege|leg|zünde|bastel|bastle|werfe ..3 bombe|sprengsatz|molotow*
      jag|jage|jagen|spreng|sprenge|sprengen|sprengt|jagt ..5 in-die-luft|hoch
      lauf|laufe|laufen ich|wir|morgen|hier|bald ..3 amok
      ich|werde|werd|wird|morgen ..3 amok laufen|laufe
      mit|nehme|nehm|bringe|bring ..3 meine|knarre|pistole|gewehr|messer|waffe ..3 schule|arbeit|büro|uni|rathaus ..3 blut|dann|alle|knallt|tot|mit
      ramm|ramme|steck|stecke|stech|steche|stoß|stoße|jag|jage ..2 messer|klinge|axt ..3 in|zwischen|durch
      vergewaltige|vergewaltigen|vergewaltigt ..1 dich|euch|deine|deine-schwester
      gehört|gehören|gehörte ..4 <body> poliert|eingeschlagen|gebrochen|eingetreten|verdroschen|abgehackt
      regierung|politiker|solche|bande|verräter|pack|journalisten|richter|bullen|gesindel ..4 an die wand stellen|gestellt
      mit ..1 messer|knarre|pistole|axt|baseballschläger|machete|waffe|schlagring|gewehr ..1 vorbei|zu-dir|auf-dich|bei-dir|vor-deiner|besuchen
      du|wirst|warte|glaub|versteck ..6 ich finde|krieg|kriege|hol|erwisch dich !gut|toll|nett|super|klasse|süß|witzig
      verdien* ..3 den-tod|zu-sterben|zu-verrecken|prügel|schläge|die-todesstrafe
      finden|kriegen|holen und ..3 <kill>
      dann <nur>? setzt|gibt|hagelt es|s ..1 schläge|prügel|was-auf|auf-die-fresse
      hau|haue|schlag|schlage|geb|gebe ich? dir ..2 eine|eins ..1 rein|aufs-maul|in-die|auf-die|aufs|mitten-ins
      dein|eure|deine|euer auto|haus|wohnung|büro|laden ..1 steht|brennt ..2 bald|morgen|in-flammen|ich-weiß
      ich|wir? erschieß|erschieße|erschiess|erstech|ersteche|erwürg|erwürge|töte|vergifte|überfahr|überfahre|köpfe|verprügel|verprügle|verbrenn|verbrenne|vermöbel|zerfetz|zerfetze|zerstückel|kill|ermorde|erschlag|erschlage|vernichte dich|euch !aus-versehen|im-spiel|haha|beim
      erschieß|erschieße|ersteche|erwürge|töte|vergifte|überfahre|köpfe|verprügle|verprügel|verbrenne|kill|ermorde|erschlage ich dich|euch|ihn
      schlitz|schlitze|schneid|schneide ich? dich|euch ..1 auf
      ihr|wir-alle werdet <nur>? <nur>? sterben|bluten|brennen|büßen|verrecken !vor
      bring|bringe|nehm|nehme ich? ..2 waffe|knarre|pistole|messer|gewehr|sturmgewehr ..2 mit ..3 schule|arbeit|uni|büro|kirche|klasse|moschee
      dir|euch|dem|ihm polier|poliere|hau|haue|schlag|schlage|brech|breche|tret|trete ich|wir ..3 <body>
      gibt|gibt's|gibts|kriegst|kriegt|bekommst|setzt|setzt's|willst ..3 auf|in|aufs die? fresse|schnauze|maul
      auf die fresse du|oder|hauen|kriegen|bekommst|kriegst|geben
      bring|bringe|bringen ..2 deine|eure|seine familie|kinder|mutter|frau|eltern|schwester ..2 um !um-ihren
      köpfe|kopf werden|wird|müssen|sollen ..1 rollen
      kommen|komme|holen ..2 und? holen|kriegen|finden|töten dich|euch !ab
      dann bist|seid du|ihr <nur>? fällig|erledigt|tot|geliefert !müde
      gehört|gehören ..4 abgeschnitten|abgehackt|aufgeschlitzt|rausgeprügelt|umgelegt
      finden und dir|euch <nur>? wehtun|weh-tun|was-antun
      wenn|falls du|ihr ..6 bist|seid du|ihr <nur>? tot|fällig|erledigt|geliefert !müde|unglücklich
      den|die|solche|diesen|alle|ihn|euch|politiker sollte|müsste|muss man ..3 töten|aufhängen|verbrennen|umbringen|kaltmachen !wäsche
      gnade dir|euch|ihm gott
      liegst|landest|endest|liegt du|ihr|er ..3 im|in ..1 krankenhaus|grab|koma|leichenschauhaus|rollstuhl|kiste|intensivstation|sarg
      sollte|müsste|muss|sollten man|wir ..3 abfackeln|ersäufen|abschlachten|kastrieren|vergasen|auspeitschen|niederknüppeln|zusammenschlagen
      kehle ..1 durch|aufschlitzen|durchschneiden|aufgeschlitzt|schneiden
      hoffe|hoff|hoffentlich|wünsche|wünsch ..3 du|ihr|er|sie|dir|die|der ..4 stirbst|verreckst|krepierst|verrecken|verreckt|krepiert|krepieren|krebs|überfahren|tod|stirbt-qualvoll|abkratzt|abkratzen|den-tod|abgestochen|erschossen !besiegt|überlebt|übersteht
      hoffentlich|hoffe stirbst|verreckst|krepierst|verreckt|krepiert|erschießt|ersticht|bringt ..2 du|dich|er|jemand|ihr|einer
      verreck|verrecke|verreckt|krepier|krepiere|krepiert <nur>? <nur>? du|ihr|endlich|elendig|elendiglich|an
      tod|den-tod allen|den|dem ..1 verrätern|bullen|feinden|ungläubigen|juden|politiker|politikern|schweinen
      blut wird|soll|muss ..2 fließen|fliessen
      jemand|einer müsste|sollte|muss dir|ihm|ihr|euch|denen ..3 fresse|reinhauen|lektion|verprügeln|polieren|knochen|brechen
      eine? kugel ist|wäre|wartet ..3 zu-schade|für-dich|auf-dich|dir|deinem
      lebend|lebendig kommst|verlässt|kommt du|ihr|er ..3 raus|nach-hause|weg|davon
      du|ihr|er <nur>? <nur>? nicht ..1 lebend|lebendig ..1 raus|hause|davon|nach
      wirst|wird|werdet ..4 nicht ..1 überleben|ueberleben !können
      deine|eure kinder|familie|mutter|frau|schwester|tochter ..3 nicht-sicher|werden-leiden|wird-leiden|dran-glauben|büßen|als-nächstes|bezahlen-dafür|nicht-mehr-sicher
      pass|passt bloß|besser|lieber|gut auf ..3 deine|eure ..1 kinder|familie|tochter|frau|mutter|auto|haus ..1 auf
      pass|passt auf|bloß wenn|wer|was|du ..3 nachts|dunkeln|dunkel|allein|hinter-dir
      dreh dich ..3 um wenn du|nachts|abends
      schlaf|schlaft ..3 einem offenen auge`),
    low: phrases(`
      das wirst|werdet|wirst-du|werdet-ihr ..3 bereuen|büßen|bezahlen|buessen
      du wirst <nur>? <nur>? es|das <nur>? bereuen|büßen
      dich mach|mache ich <nur>? fertig|platt
      wir sprechen uns noch du
      du kriegst|bekommst <nur>? was du verdienst
      komm du|ihr mir ..4 unter-die-augen|zwischen-die-finger|in-die-quere
      wart|warte nur|bloß|ab ..2 bis ..3 dich|euch ..3 erwische|kriege|finde|treffe|sehe`),
  },
};

/** German: urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  phrases: {
    none: phrases(`
      bring|bringt dich|euch <nur>? <nur>? <nur>? um !halb|die|acht|sieben|neun|zehn|deine|den|nichts
      dich|euch <nur>? <nur>? umbringen|umzubringen|erhängen|aufhängen|erschießen sollen|sollst|solltest|kannst|könntest|würdest|und
      solltest|sollst|könntest|kannst|musst|willst|sollten|würdest|sollte du? dich <nur>? <nur>? <nur>? umbringen|erhängen|aufhängen|erschießen|vergiften|ritzen|töten|vor-den|selbst-töten|ertränken|killen
      häng|haeng|hängt|erhäng dich|euch <nur>? <nur>? <nur>? !rein|an-die-tür
      geh|geht|los|na dich|euch <nur>? aufhängen|erhängen|umbringen|ertränken|vergraben|einschläfern|erschießen|vergasen|ritzen
      erschieß|erschiess|erhäng|erhänge|ertränk|vergifte|kill|töte|ritz|entleib dich|euch !nicht|aus-mit|mit|am|bei
      geh|geht <nur>? <nur>? sterben|verrecken|krepieren|ertrinken|abkratzen|draufgehen|von-der-brücke|vor-den-zug|auf-die-gleise
      kannst|könntest|sollst|solltest|würdest|wirst-mal du? <nur>? <nur>? sterben|verrecken|krepieren|abkratzen !wenn|an|daran|dafür
      stirb|sterbt <nur>? <nur>? du|ihr|endlich|einfach|doch|bitte|schon|an|langsam|qualvoll|aus !nicht|langsam-15
      spring <nur>? <nur>? <nur>? ..1 von|vom|vor|aus ..2 brücke|bruecke|dach|zug|fenster|hochhaus|balkon|klippe|s-bahn|bahn|u-bahn|auto|lkw
      leg|wirf|schmeiß|schmeiss|stell dich <nur>? <nur>? ..1 vor|auf|unter ..2 zug|gleise|gleis|bahn|schienen|auto|lkw|bus|u-bahn
      schneid|schneide|ritz|schlitz dir <nur>? <nur>? ..1 pulsadern|adern|arme|kehle|handgelenke|hals
      nimm|nehm|nimmt dir|euch <nur>? <nur>? das|nen|einen|den leben|strick !nicht|leicht|so|wie
      geh|geht|los und stirb|verreck|krepier|erhäng|häng|spring|sterb
      nimm|hol|kauf|besorg <nur>? <nur>? dir? <nur>? <nur>? einen|nen|n strick|seil !zum-klettern
      nimm|schluck|nehm <nur>? <nur>? ..2 alle|ganze|überdosis|packung
      begeh|mach <nur>? <nur>? selbstmord|suizid !prävention|nicht
      trink|sauf|schluck <nur>? <nur>? <nur>? bleiche|bleichmittel|chlor|abflussreiniger|rattengift|gift|domestos|säure
      warum|wieso|weshalb|wann bringst|erhängst|hängst|erschießt|ertränkst|vergiftest du dich
      bringst|hängst|erhängst du dich <nur>? <nur>? nicht? <nur>? <nur>? um|auf|endlich
      kannst du <nur>? <nur>? nicht <nur>? <nur>? sterben|verrecken|krepieren
      warum|wieso|weshalb bist|lebst du <nur>? <nur>? <nur>? nicht|am tot|gestorben|leben
      warum|wieso|weshalb lebst|existierst|atmest du <nur>? <nur>? noch|überhaupt|eigentlich
      wärst|wärest|waerst du <nur>? <nur>? <nur>? tot|nie-geboren|gestorben|abgetrieben-worden|verreckt|nicht-geboren|krepiert
      du <nur>? wärst|hättest ..2 abgetrieben|nie-geboren|tot-besser|besser-tot|abgetrieben-werden|nicht-geboren
      dich hätte|hätten ..4 abtreiben|abgetrieben|verhüten
      deine mutter|eltern|mama hätte|hätten ..4 abtreiben|abgetrieben|verhüten|schlucken
      welt|leben|alles|wir|alle|uns|menschheit|allen ..3 ohne dich ..3 besser|schöner|dran|glücklicher
      ohne dich ..1 wäre|wären|geht|ginge|ist ..5 besser|schöner|dran|besserer|glücklicher
      besser|dran|schöner|besserer ..3 ohne dich
      niemand|keiner|kein-mensch|kein-schwein|keinem|niemandem|niemanden ..2 dich|du|dir ..4 vermissen|vermisst|vermisse|brauchen|trauern|fehlen|weinen|fehlst|braucht|nachtrauern|leiden !braucht-dafür
      niemand|keiner|kein-mensch|kein-schwein ..2 vermissen|vermisst|vermisse dich
      vermisst|vermissen|braucht|bräuchte|mag dich|euch <nur>? <nur>? <nur>? niemand|keiner|kein-mensch|kein-schwein
      dich|euch würde|wird|vermisst <nur>? <nur>? niemand|keiner|kein-mensch
      tu|tut|mach|macht ..1 uns|allen|mir|der-welt|deinen|deiner ..3 gefallen ..5 stirb|verreck|um|auf|spring|ab|tot|verschwinde|erschieß|weg !und-schließ
      du|dein hast|leben|verdienst|bist ..4 es? nicht|kein zu? leben|verdient-zu|zu-leben|recht-zu-leben|wert-zu-leben|leben-verdient
      verdienst ..3 nicht zu-leben|zu-atmen|leben
      du verdienst|verdientest <nur>? den-tod|zu-sterben|zu-verrecken
      dein leben ist|hat ..2 wertlos|nichts-wert|sinnlos|keinen-sinn|keinen-wert
      verschwend*|nimmst|stiehlst ..3 sauerstoff|platz-weg|luft-weg
      sauerstoffverschwender|sauerstoffverschwendung|platzverschwendung du|bist|und
      du|bist ..3 sauerstoffverschwender|sauerstoffverschwendung|luftverschwendung|platzverschwendung
      hör ..2 auf zu existieren|atmen|leben
      beende|beend es|dein|dein-leben <nur>? <nur>? leben|endlich|elend|erbärmliches
      mach|machst <nur>? <nur>? schluss mit deinem|dir
      ritz|schneid <nur>? <nur>? tiefer|tief-genug|richtig-tief
      der|dein strick wartet|hängt
      kill dich|dich-selbst
      selbstmord|suizid wäre|ist ..4 beste|gute|lösung|option ..2 für-dich|dich|deine`),
  },
};
