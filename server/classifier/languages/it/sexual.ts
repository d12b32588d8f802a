import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Explicit words and solicitation are none, talk about sex is low. Single words begin with
 * naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const sexual: HarmList = {
  words: {
    none: words(`
      pompino pompini bocchino bocchini ditalino ditalini sborra sborrata sborrate sborrare sborro sborrami spompinare scopami scopiamo succhiami
      inculami ammucchiata ammucchiate segaiolo arrapato arrapata arrapati arrapate fighetta`),
    low: words(`
         scopato scopano scopavamo trombare trombata trombate trombato trombano trombiamo chiavare chiavata chiavate
      tette tettone zinne orgia orge
      sveltina sveltine slinguata pecorina troione`),
  },
  phrases: {
    none: phrases(`
      cazzo|minchia|uccello ..1 dur*|durissimo|in-tiro|di-marmo|barzotto
      immaginarti|vederti|sognarti|pensarti|averti|immaginandoti ..1 tutta? nuda|nudo|senza-vestiti|senza-mutande
      ti leccherei|succhierei|scoperei|sbatterei|fotterei|inculerei|chiaverei ..1 tutta|tutto|la|dai|dalla|il|come|fino|volentieri
      venirti|venire|sborrare|sborrarti|venirmi|godere|godo|vengo ..1 sulle|sulla|in|nella|sul|dentro|addosso ..1 tue|tua|tuo|mie|mia|di ..1 tette|bocca|faccia|culo|figa|te|gola
      venirti|venirmi|sborrarti|sborrarmi sulle|sulla|in|nella|sul|dentro|addosso
      leccarmi|leccarti|leccare|succhiarmi|toccarmi ..1 il|la|i clitoride|figa|capezzoli|cazzo|passera|fica
      mandami|inviami|mandatemi|scambio ..1 i|tuoi|le|tue|dei|delle? nudi|nudes|nude|foto-nuda|foto-hot
      mettiti|girati|piegati ..1 a pecora|pecorina|novanta|90
      ti|mi sfondo|rompo|apro|spacco il|la|quel culo|culetto|figa
      col|il|del|sul|mettere|mettermi|metterti|prendere|prendi|sentire|assaggiare|sognare|tutto|al|un-bel ..1 mio|tuo|suo cazzo|uccello|cazzone
      mia|tua|sua figa|fica|passera|fighetta|passerina
      foto|video ..1 del|della|delle|di ..1 mio|mia|tue|tuo|tua|mie? ..1 cazzo|figa|fica|tette|culo|pisello
      ti ..1 tocchi|masturbi|sditalini|tocchi-tutta ..2 per|in|davanti|mentre|pensando|davanti-alla ..1 me|cam|videochiamata|webcam|camera
      sono|sto|mi|tutta|tutto|quanto|troppo ..1 arrapat*|eccitat* ..1 chi|voglio|da|per|stasera|qualcuno|mandami|a
      si|facendosi|farsi|farti|fai ..1 una|un sega|ditalino|segone !circolare
      chi ..1 vuole|ha-voglia-di|vuol|viene-a ..1 scopare|trombare|chiavare|fottere|sega|sexting|ditalino
      ti|mi inculo|inculi|incula|scopo|sfondo|sbatto|trombo|fotto ..2 finche|fino|tutta|forte|come|da|nel|sul|contro|senza ..1 !il-pavimento
      fino in fondo ..1 in|nella|nel|alla|e ..1 gola|culo|figa
      succhi*|lecc*|ciucc*|ingoi*|spompin*|menar*|toccar*|tocchi|toccami|palpar*|strizz*|bacia*|mordi*|mangiar*|massaggi* ..2 <coarse>|clitoride ..1 !fritto
      succhi*|lecc*|ciucc*|ingoi* ..1 il|la|le|i|tuo|tua|mio|mia|quel|quella|tutto|tutta? ..1 mio|tuo|tua|mia|suo? ..1 <coarse>|fica|seno|seni|sedere|tette
      succhiarti|succhiarmi|leccarti|leccarmi|leccartela|leccarmela|succhiartelo|succhiarmelo|succhiamelo|leccamela|ciucciamelo|ciucciarmelo|succhiami|ciucciami|ciucciarti|succhiatemelo|mangiartela|prendertelo|sbattertelo|infilartelo|mettertelo|spompinarti ..1 tutta|tutto|il|la|le|fino|sotto|per|dove|li|a|piano !gelato
      me|te|ve|ce lo|la succhi|lecchi|succhia|lecca|ciuccia|succhiassi|metti|infili|mettessi|prendi|metto|infilo|ficco|sbatto|ciucci|succhieresti|prendo ..1 tutto|in|nel|fino|dentro|bene|dietro|tutta|a|come ..1 !zaino|macchina|conto|tasca|valigia|giro|braccio|forno|casa
      ti|mi|vi|me-la|me-lo|ci scoperei|scopo|scopi|scopa|scopare|scopassi|tromberei|trombo|trombi|tromba|inculo|inculerei|incula|inculi|chiavo|chiaverei|chiavi|fotto|fotterei|sbatterei|sfonderei|monterei|scopasse|scoperesti|trombassi|scopero|montassi ..1 !casa
      voglio|vorrei|voglia|vieni|vuoi|muoio|sogno|fammi|posso|devo|vorresti|potrei|dai|adoro|andiamo|vengo ..3 scoparti|scoparmi|scopare|trombarti|trombare|scopiamo|chiavarti|chiavare|fotterti|incularti|incularmi|sbatterti|sfondarti|scopata|trombata|montarti|pomparti|possederti
      scoparti|scoparmi|trombarti|incularti|incularmi|fotterti|chiavarti|scopami|inculami|sfondami|trombami|sbattimi|scopatemi|fottimi
      a pecorina|pecora|novanta|smorzacandela|90 ..1 e|mentre|che|per|sul|tutta
      scopar*|scop*|sbatter*|sbatt*|prender*|mettiti|mettersi|metterti|metto|tromba*|inculo|girati ..2 a pecorina|pecora|novanta|90
      sborr*|venire|vengo|venirti|venirmi|venirci|godere|godo|schizz*|eiacul* ..1 tutto|tutta? ..1 in|dentro|addosso|sulla|sulle|nella|sul|sui|nel|di ..1 tua|tue|te|tuo|bocca|faccia|tette|culo|mia|mio|me ..1 bocca|faccia|tette|culo|figa|te|gola|pancia|dentro|fica|me
      sborr*|sborra|sborrata|sborrate
      farti|farmi|fatto|fai|facci|faccio|fammi|fino|facendo|farei|facevi ..3 venire|godere|sborrare|bagnare ..1 come|tutta|forte|dentro|piacere|con|piu|in ..1 !dubbi|fame|sonno|dubbio|mente|mal|il|l|i|a|un|una|la|le
      fino|farti|farmi|fatta a? venire ..1 in|sulla|con|urlando|piu ..1 bocca|faccia|lingua|volte
      mandami|manda|inviami|invia|mandatemi|mostrami|fammi|scambio|vendo|mandi|mandarmi|voglio|passami|inviatemi|scambiamo|mandamene|hai|inviarmi ..2 foto|fotina|video|videino|immagini|nudes|nude|fotine|selfie|pic ..4 nud*|tette|culo|figa|cazzo|senza|intim*|hot|porno|spint*|perizoma|fica|ose|sexy|hard|piccant*|mutandine|lingerie
      mandami|manda|inviami|scambio|mandi|mandatemi|voglio|scambiamo|invia|vendo ..1 qualche|le|tue|i|tuoi|un|delle|dei? ..1 nudes|nude|nudini|dickpic|nudi
      fammi|facci|mostrami|mostra|mostraci|fai|voglio|posso|vorrei|fate ..1 vedere|vede|mostrare|vederti|veder? ..2 le|la|il|quelle|quella|quel|tue|tua|tuo|sto|ste ..1 tette|tettine|figa|culo|fica|cazzo|zinne|bocce|capezzoli|passera|patata|culetto|seno|poppe|tettone|fighetta|sedere|mutandine|pisello ..1 !nuovo
      spogliati|levati|togliti|spogliarti|toglierti|strapparti|sfilati|slacciati|sfilarti ..2 mutandine|mutande|vestiti|reggiseno|tutto|slip|perizoma|maglietta|lentamente|davanti|camicetta ..1 per|davanti|in|e|lentamente|con|mutandine|mutande|perizoma|reggiseno|slip|piano|amore|cam
      spogliati ..1 davanti|per|in|lentamente|tutta|nuda|piano|e ..1 me|cam|webcam|mostrami|fammi|subito|videochiamata
      sono|sto|mi|ho|sei|tutto|tutta|fai|quanto|cosi|troppo|fate|fa ..2 arrapat*|arrapa|arrapi|eccitatissim*|infoiat*|ingrifat*|bagnat*|eccitat*|arrapare|attizzat* ..1 per|pensando|solo|da|a|tra|sotto|gia|se|che|mentre ..1 te|pensarti|morire|pensando|gambe|vederti|leggerti !pioggia|la|il|concerto|viaggio|temporale|progetto|partire|partenza
      arrapat*|arrapi|arrapa|infoiat*|ingrifat*|arrapante|arrapanti|eccitatissima
      bagnata|bagnatissima|fradicia ..1 per|solo|pensando|e|mentre|tra|da|aspettando ..1 te|a|vogliosa|le|tutta|pensarti|ti|pensiero|gambe|tua|tuo|cazzo|morire ..1 !pioggia
      <coarse> ..1 dur*|grosso|enorme|bagnat*|stretto|stretta|lungo|depilat*|fradici*|gonfio|calda|pelosa|umid*|marmo|tosto|rasat*|eccitato|vogliosa|aperto|sodo|caldo|pulsante ..1 dur*|dentro|grosso|bocca|mano|per|te|tua|mia|gola|culo|figa|marmo|tira|aspetta|leccare|succhiare|cola ..1 !fredda
      figa|fica|passera|fighetta|fichetta|patata bagnat*|fradici*|depilat*|pelos*|rasat*|strett*|calda|umid*|aperta|gocciolante|vogliosa
      mia|mio|tua|tuo|sua|suo|quella|quel figa|fica|cazzo|culetto|culo|fighetta|minchia|uccello|tette|nerchia|cazzone|passerina ..1 in|e|vuole|dentro|ti|ha|tutto|bagnat*|dur*|per|nella|tra|tutta|si|mi|duro|sulla|sono|aspetta|fino|deve|sul ..1 bocca|bagnat*|dur*|fradicia|figa|culo|gola|mano|tutta|aspetta|vuole|mani|tette|fantastic* ..1 !freddo|gabbia|rotto|migratore
      infil*|mett*|ficc*|sbatt*|prend*|piant*|spingi|spinger*|dar*|dammi|vuoi|voglio|dallo|dai|dentro ..2 cazzo|minchia|uccello|lingua|dita|dito|tutto|vibratore|nerchia ..1 in|nel|nella|fino|dentro|tra|su|tutto|dietro ..1 tua|tuo|mia|bocca|mio|al|tette|culo|figa|fica|le ..1 culo|figa|fica|bocca|gola|tette|fondo|gambe|chiappe|sfinimento ..1 !naso|orecchio
      nel|in|dal|il tuo|mio|suo? culo|culetto ..1 senza|fino|tutta|forte|stretto|duro|a|e|lo|con|vergine|per|aperto ..1 sosta|fondo|notte|secco|preservativo|vaselina|godi|voglio
      siediti|sederti|siedi|sedermi|vieni|mettiti|cavalc*|salta|sali ..2 sulla|sul|sopra|in|il ..1 mia|mio|tua|tuo|di|me ..1 faccia|cazzo|viso|bocca|uccello|lingua|minchia ..1 !cavallo
      fammi|farti|farmi|fai|faccio|faceva|fa|fare|fatto|vuoi|voglio|facci|farei|faresti|fanno|prendi|cerco ..1 un|una|il|dei|le|bel|tanti|qualche ..1 bel|bella|super? pompino|bocchino|ditalino|sega|seghe|pompini|pompa|spagnola|sessantanove|rimming|pissing|footjob|smorzacandela|ditalini|bocchini ..1 !elettrica|circolare|bicicletta|acqua
      pompino|pompini|bocchino|bocchini|ditalino|ditalini|ammucchiata|spompinata
      masturb*|toccarti|toccati|toccarmi|sega|seghe|segar*|segando ..1 mi|per|pensando|insieme|guardando|mentre|davanti|immaginando|in|sulle|su|con|a|di ..2 te|tue|tua|foto|cam|pensando|tuo|webcam|insieme|alle|al|ti|me|tette|culo|porno|nuda|video|mutandine|tuoi
      mi ..1 masturbo|masturbavo|tocco|segavo|sego|sditalino|toccavo ..1 pensando|ogni|guardando|immaginando|pensandoti|sempre|mentre|per|tutte|sotto ..1 a|te|notte|tue|le|foto|di|leggo|ti|video|sere|coperte ..1 !piedi
      sesso orale|anale|selvaggio|telefonico|virtuale|gratis|estremo|spinto|occasionale ..1 con|stasera|subito|gratis|in|e|senza|anche|al|qui|a|ora ..1 !protetto
      cerco|cercasi|cerchiamo|offro|offresi|vogliosa|voglioso|qualcuna|disponibile|disponibili|chi|voglia|bisogno|coppia|donna|uomo|ragazza|ragazzo|singola ..3 sesso|scopare|scopata|trombare|trombamica|trombamico|scopamica|scopamici|orgia|threesome|ammucchiata|chiavare|sexting|troia|porcella|bull|cuckold|sottomessa|padrone|sveltina ..1 !sicuro|opposto|debole|femminile|maschile|biologico
      ragazze|ragazza|donne|donna|casalinghe|milf|mature|escort|trans|troie|troia|studentesse|studentessa|signora|puttane|mamme|massaggiatrice|zoccole|coppia|coppie ..2 vogliose|vogliosa|nude|calde|calda|arrapate|bollenti|disponibili|disponibile|troie|porche|porca|completa|massaggio|sesso|cam|bagnate|nuda|maialine|porcelle ..1 in|ti|vicino|chiama|zona|webcam|completo|ora|per|live|tariffe|della|clicca|annunci|riceve|tua|24h|gratis|scopare ..1 !acqua
      videochiamata|video|cam|webcam|live|chat|telefonata|chiamata|foto|show ..1 hot|porno|erotica|erotico|porca|nuda|nudo|piccante|bollente|hard|sporca|spinta
      minorenni|minorenne|ragazzina|ragazzine|bambina|bambine|bambini|adolescenti|lolita|lolite|quattordicenne|quindicenne|teen ..2 nud*|porno|scopare|scopate|scopata|scopati|sesso|troi*|tette|figa|arrap*|vogliose|culo|pompino ..1 !educazione
      porno|pornografia|video|foto|materiale|cp|contenuti ..1 di|con? ..1 bambini|bambine|minorenni|minori|infantile|ragazzine|gratis|amatoriale|amatoriali|pedo|pedopornografici|pedoporno
      gemer*|gemi|urlare|urla|ansimare|gridare|godere|godi|urlerai ..1 di|come|mentre|per|tutta|il ..1 piacere|troia|una|ti|cagna|la|mio|porca|nome|puttana ..1 troia|scopo|cagna|puttana|notte|sbatto|piacere|mentre|porca|fotto|inculo
      sei|sarai|essere|fai|voglio|diventa|diventare|la ..1 mia|una|mio|un ..1 piccola|brava|bella|lurida? troietta|puttanella|porcellina|schiavetta|cagnetta|maialina|zoccoletta|cagna|schiava|puttana|troia ..1 sessuale|personale|da|obbediente|sottomessa|stasera|ubbidiente|vogliosa|di|bagnata|letto|per
      legar*|ammanett*|sculacc*|frust*|dominar*|schiaffeggi*|bendar*|strozzar*|sottometter* ..2 scop*|letto|nuda|culo|inculo|chiappe|sbatto|mentre|fotto|fino ..1 ti|scopo|scop*|nuda|alla|godi|e|prendo|testiera|sbatto|a
      vederti|immagino|immaginarti|voglio|vorrei|averti|sogno ..1 ti|vederti|tutta|averti? nuda|nudo|spogliat*|senza ..1 nel|sul|davanti|nella|e|mutandine|sotto|tra|in ..1 !pensieri|quadro|te
      apri|aprire|allarga|spalanca|allargare|aprimi|apriti|divarica ..1 le|quelle|bene ..1 gambe|cosce|chiappe ..1 che|per|e|troia|puttana|voglio|ti|cosi|amore !larghezza|spalle
      mi|ti|te|gli|me ..1 viene|diventa|fai|hai|tira|fa|rizza|drizza|fatto|e ..1 venire|duro|diventare|rizzare|drizzare|il|l|lo|fatto ..1 duro|durissimo|cazzo|uccello|marmo|alzabandiera
      duro|durissimo ..1 come|da ..1 marmo|te|pensarti|acciaio|pietra|stamattina ..1 !lavoro|allenamento
      prima|scopata|notte|dopo|serata|sveltina di|a ..1 sesso|fuoco|letto|scopate|tre|trombate ..1 selvaggio|con`),
    low: phrases(`
      scopare|scopata|scopate|scopavo|trombare|trombata ..1 con|come|ieri|pazzesca|epica|da|tutta|e|sul|in ..1 !saggina|il-cortile|la-scopa
      sesso con ..3 era|e|fu ..1 pazzesco|incredibile|fantastico|bello|favoloso|stupendo
      venivo|vengo|venivamo sempre|insieme|tre-volte|piu-volte|urlando ..1 !qui|da|in-vacanza|a-trovarti|al|alla|in
      abbiamo|ho|hanno|ha|hai|abbiam|siamo|avete|avevamo|avrei|avevo|sta ..1 chiavato|fottuto|scopata|scopando|trombando|scopati ..1 !pavimento|casa|il|cucina|terrazza
      scopando|trombando|scopare|trombare|scopiamo|trombiamo|scopavamo|chiavare|scopata|scopate|trombata|trombate ..1 tutta|tre|con|in|da|due|come|sul|a|nel|nella|epica|pazzesca|per|ogni|memorabile|al|di|sotto|incredibile|fantastica|su ..1 notte|volte|macchina|conigli|lui|lei|letto|un|una|sua|dio|doccia|divano|ore|bagno|sera|mio|mia|ex|matti|tutta|spiaggia ..1 !saggina|festa|orchestra|squadra
      abbiamo|ho|hanno|avevamo|avevo|facciamo|facevamo sempre? fatto? del|tanto|molto? sesso in|con|tutta|tre|per|selvaggio|sul|sotto|ieri|come|nella !protetto|sicuro
      abbiamo|ho|facciamo|facevamo fatto? all? l? amore tutta-la-notte|tre|due-volte|in-macchina|sul|come|nella|sotto
      sesso|scopata|trombata ..1 selvaggio|fantastico|incredibile|occasionale|sfrenato|estremo|spinto|migliore|pazzesco|da|della|epica|a|stupendo|bellissimo|con ..1 tre|paura|urlo|mia|vita|dio|mio|il|sconosciuti|ex|quattro ..1 !sicuro|protetto
      miglior|migliore|gran|grande|notte|ottimo|voglia|tanto|fantastico|buon|bel|botta|solo ..1 di|del? ..1 sesso|scopata|trombata|chiavata|sveltina|pompino ..1 !debole|forte|opposto
      botta|sveltina|storia|avventura e|di|da ..1 via ..1 !bella
      ti|ci|me|se|mi|l|lo|la ..2 trombo|tromberei|trombato|trombata|scopata|scopato|scoperei|sbatterei|ripasserei|tromba|ingropperei|ingroppo|montare
      che|bel|belle|quelle|due|un|gran|ha|hai|con|sto|ste|quel|guarda|certe ..2 culo|tette|tettone|chiappe|zinne|gnocca|figa|bocce|culetto|poppe|davanzale ..1 che|da|ha|hai|sodo|enormi|spettacolari|mamma|favoloso|marmoreo|rifatte|quella|sta|bel|madonna|pazzesco|pazzesche|spaziale|perfett*|incredibili|fantastic*|parla|grosse ..1 sogno|urlo|favola|paura|mordere|hai|ha|tipa|quella|ti
      scopabile|trombabile|scopabili|trombabili|scopamico|scopamica|trombamico|trombamica|scopamici|trombamici|arrapante|gnoccona
      sega|seghe|masturb*|segarmi|pippe|raspone ..1 tutti|ogni|al|tutte|sotto|quotidian*|prima|su|guardando|davanti|due|sul|tre ..2 giorni|giorno|sere|doccia|porno|di|letto|volte|mattina|notte|dormire|pc|quella ..1 !elettrica|mentali
      masturb* ..1 e|fa|con|quotidiana|ogni|in|troppo|compulsiva ..1 !diventare
      guardo|guardare|guardando|vedo|visto|vedere|dipendente|dipendenza ..2 porno|pornhub|youporn|xvideos|pornazzo|pornografia|pornazzi
      pornhub|youporn|xvideos|xhamster|onlyfans ..1 mio|link|gratis|iscriviti|trovi|in|abbonati|sul|seguitemi|il|da|con|tutti
      orgasmo|orgasmi ..1 multipl*|incredibile|pazzesco|tre|con|uno|mai|ieri|di|da|cosi
      avuto|avere|raggiunto|tre|due|fingere|finto|primo|finge|multipli|mio|quattro|avuti ..1 un|il|l|mio|suoi? orgasmo|orgasmi
      cosa|rapporto|roba|sesso|trio|coppia|serata a tre ..1 con ..1 le|mia|due|amica|la|un|il|mio ..1 !mani
      ammucchiata|ammucchiate|scambisti|orgia|gangbang|prive ..1 ieri|con|sabato|coppia|in|di|festa|a
      perso|persa|perdere|tolto|rubato ..1 la|mia|sua ..1 verginita
      me|te ..1 la|lo ..1 da|dai|darebbe|dato|dara|dava|darei|data ..1 sicuro|subito|via|di|mai|volentieri|gratis|lei ..1 !ragione|conferma|prova
      mi|ti|lo|le|ci eccita|eccito|ecciti|arrapa|attizza|attizzi|ingrifa|eccitano ..1 da|quando|un|tantissimo|il|troppo|vederti|pensare|tua|tuo|che|sapere|essere|di|ogni|a ..1 morire|matto|casino|mi|te|legat*|dominat*|sesso|piedi|brutto|bestia|pazzi
      dimensioni|lunghezza|centimetri|cm|misure|quanto ..2 del|di|il|tuo|suo|mio|hai ..1 cazzo|pene|uccello|pisello|lungo|minchia|membro`),
  },
};
