import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Threats of violence to others, and calls for it. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      quelli|quello|quella|gente|politici|tutti ..4 bisognerebbe|bisogna|andrebbero|dovrebbero ..1 <killThem>
      bisognerebbe|dovremmo|dovrebbero ..1 <killThem>
      ti|vi accoltello|sgozzo|squarto|sventro|scanno
      accoltellarti|sgozzarti|squartarti|strangolarti|massacrarti|scannarti|stuprarti
      finche|fino-a-quando|finche-non ..1 non? ..1 crepi|muori|crepate|morite|ti-ammazzi|schiatti
      vi|li ammazziamo|massacriamo|uccidiamo|facciamo-fuori|sterminiamo ..1 tutti
      aspetto|aspettiamo|aspettero|vengo|arrivo|presento ..4 con ..1 un|il|una|la|mio? coltello|pistola|mazza|spranga|bastone|fucile|martello|accetta
      dare|dai|diamo|date|do|daremo|appiccare ..1 fuoco ..1 a|al|alla|ai|agli|con ..4 parlamento|loro|tutti|casa|governo|dentro|senato|sede|moschea|campo|sinagoga|comune|palazzo
      quel|quella|quello|quei|sto ..1 lo|la|li ammazzo|uccido|strozzo|sgozzo|massacro
      gli|le|ti taglio|spezzo|strappo|cavo|spacco|stacco ..2 <body> ..1 !capelli|unghie
      ti|vi|te|lo|li <killNow> con|come|se|appena|tutti|bastardo|stronzo|nel|davanti|e|quando|sotto
      ti|vi|gli|lo sparo|pesto|gonfio|spezzo|seppellisco|brucio-vivo|faccio-a-pezzi|riempio-di ..1 in|addosso|a-sangue|come|vivo|botte|di
      qualcuno|bisognerebbe|bisogna|qualcun ..1 altro|che|dovrebbe|deve|dovra ..1 sparare|spara|sparasse|sparargli|ammazzare|uccidere|ammazzarlo|accoltellarlo|farlo-fuori|uccidesse|accoltelli|ammazzarla|eliminarlo|impiccarlo
      finirai|finirete|finisci|finira|finite ..1 in|sotto|al|all|dentro ..2 fosso|bara|ospedale|cimitero|terra|obitorio|tomba|canale|cassa|sacco|bagagliaio
      do|diamo|daro|dai ..1 fuoco ..1 a|alla|al ..1 tua|tuo|vostra|te|voi|casa|macchina
      avvicinati|toccala|toccalo|tocca|guarda|guardala|prova|provaci|parla|parlale|riprovaci ..5 e|che|ti ..1 ti|vi <killNow>|rompo|spacco|taglio|pesto|faccio
      te ..1 la|lo|le|li ..1 faccio|spacco|rompo|taglio|strappo|apro quella|la|il? faccia|testa|gola|cazzo|a-pezzi|pagare|bocca
      ti|vi|te|lo|la|li <killNow> !di|un|dal|il|le|con|i|la|tempo
      ti|vi|te ammazzo|uccido|sgozzo|scanno|massacro|sventro|accoltello|strozzo|strangolo|ammazzero|uccidero|pesto|squarto|stupro !di-coccole|di-baci|di-abbracci|di-risate|di-solletico|dal-ridere|di-tenerezza
      vengo|veniamo|voglio|vorrei|giuro|potrei|devo|dobbiamo|sto|andiamo|vado|verro|stasera ..2 a|per|che|di|li|casa? ..1 <kill> !di|dalla
      <kill> con|e|a|se|come|nel|davanti|appena|il ..1 mani|un|le|coltello|cane|tua|mie|coltellate|botte|sonno|casa|prima|maiale|bastone|poi
      ti|vi|te|gli|le <smash> ..1 la|il|le|i|quella|tutte|tutti|tutta|quel ..2 <body>
      spaccarti|romperti|spezzarti|sfondarti|tagliarti|aprirti|strapparti|cavarti|staccarti|gonfiarti|sfasciarti|cambiarti|spaccargli|rompergli|tagliargli|spaccarvi ..1 la|il|le|i|quella|tutte|quel|ogni ..1 <body>
      ti|vi|gli|te ..1 faccio|facciamo|fara|faro|farei ..1 saltare|ingoiare|sputare|mangiare|vedere|a|fuori|la|il|sparire|passare|sanguinare|male|secco ..1 tutti|i|la|il|le? ..1 denti|testa|cervella|pezzi|pelle|sangue|pezzetti|fettine|festa|culo|circolazione|malissimo
      ti|vi faccio fuori|secco|sparire|ammazzare|secca|sanguinare
      farti|farvi|fargli fuori|secco|sparire
      ti|vi|gli|le pianto|piazzo|ficco|metto|infilo|do|tiro|mollo|sparo|pianterei|piantero|prendo|riempio|sferro ..2 <weapon>
      ti|vi|li prendo|riempio|ammazzo|massacro|gonfio|prendero|riempiro|carico a|di ..1 <weapon>
      merita|meritano|meriti|meritate|meriterebbe|meriterebbero ..3 una|un|di|la|due|essere|solo ..1 <killed>|morire|morte|pallottola|proiettile|forca|fucilata|impiccagione|rogo|crepare|sprangate|pallottole|piombo|botte|ghigliottina|plotone
      andrebbero|andrebbe|vanno|va|dovrebbero|devono|deve|dovrebbe|bisognerebbe|bisogna|da|dovete|dovevano ..3 essere|tutti|tutte|subito|venire|quanti? ..1 ammazzati|uccisi|fucilati|impiccati|giustiziati|sgozzati|linciati|castrati|gasati|sterminati|lapidati|bruciati-vivi|appesi-a-testa-in-giu|messi-al-muro|fucilato|impiccato|ammazzato ..1 !tempo|calorie|grassi|il
      messi|messo|mettere|mettiamo|mettiamoli|metterli|metteteli|tutti ..2 al muro ..1 e|fucilati
      al muro ..2 fucil*|tutti
      bisogna|bisognerebbe|dovremmo|dobbiamo|dovrebbero|devono|meglio|vanno|facciamo|qualcuno|toccherebbe|servirebbe|dovete|dovrebbe|andrebbe ..2 <killThem> ..1 tutti|uno|come|in|vivi
      <killThem> tutti|uno|subito|in|vivi|come
      a morte i|gli|le|tutti|il|quei|chi|questi|questo
      alla|sulla forca|ghigliottina|sedia ..1 tutti|questi|questo|i
      una|un|due|tre pallottola|proiettile|pallottole|colpo|proiettili|palla ..1 in|alla|nella|tra ..1 mezzo|testa|fronte|nuca|gli|bocca|occhi|agli
      so|sappiamo dove|benissimo dove? abiti|vivi|lavori|abita|abitate|dormi|parcheggi|vive|studi|vanno|stai
      so|sappiamo ..1 a|in|dove ..1 che|quale ..1 scuola|ora ..2 tuoi|tua|tuo|esci|figli
      so dove abiti|vivi|lavori|abitate|dormi
      sei|siete|considerati|consideratevi|e|sarai ..1 un|una|gia|uomo|tutti? ..1 mort*|cadavere|finito ..1 bastardo|stronzo|se|infame|hai|maledetto|merda|pezzo|quando
      sei un uomo morto
      devi|dovete|dovrai|farai|farete|faro|morirai|morirete|finirai|finirete|crepa ..1 morire|crepare|sanguinare|sotto|in|la|all|come|male|soffrendo|lentamente ..1 male|cane|soffrendo|terra|ospedale|bara|cimitero|dissanguato|obitorio|fossa|lentamente|bastardo|stasera|maledetto|mie|topo ..1 mani
      ti|vi|lo mando|mandiamo|mandero|spedisco|manda|finirai|finisci|finite|lascio|riduco ..2 al|all|sotto|in ..1 altro|ospedale|cimitero|obitorio|creatore|terra|rianimazione|carrozzina|pezzi|coma|sedia|bara|rotelle|pronto
      hai|avete ..1 le|i ..1 ore|giorni contat*
      i tuoi|vostri giorni ..1 sono contati|finiti
      preparati|preparatevi a|al|per ..1 morire|crepare|peggio|sanguinare|funerale|soffrire
      attento|attenta|attenti|occhio|stai-attento|state-attenti|pensa-bene|saluta|proteggi|ricordati|tieni ..3 alla|a|ai|con|la|i|che|per? ..1 tua|tuo|tuoi|vostri|vostra|sua|tue <kin> ..1 !bella|simpatica
      quando|appena|se|come|dove|prossima|volta ..2 ti|vi|lo ..1 vedo|becco|prendo|trovo|incontro|rivedo|incrocio|acchiappo|piglio|ribecco ..4 ti|ammazzo|spacco|rompo|gonfio|uccido|massacro|sei|sparo|riempio|meno|pesto|strozzo|faccio|accoltello|le|te|apro ..1 ammazzo|spacco|rompo|gonfio|uccido|massacro|morto|sparo|pesto|strozzo|accoltello|culo|meno|apro|male|nero|fuori|botte
      ti|vi ..1 vengo|veniamo|verro|vengono|verremo ..1 a ..1 prendere|cercare|trovare|uccidere|ammazzare|sparare|spaccare ..1 e|sotto|fin|con|stanotte ..2 ti|coltello|taglio|spacco|ammazzo|la|notte|faccia|bastone|uccido|pistola|denti|gola|gambe|pago|rompo ..1 !stazione|aeroporto
      vengo|veniamo|verro|arrivo ..2 con|sotto|li ..3 pistola|coltello|mazza|fucile|spranga|martello|acido|benzina|bastone|machete|ascia ..1 !cucina
      brucio|bruciamo|bruciarti|incendio|bruciero|incendiero|fuoco|faccio|faremo|incendiarti ..2 la|tua|vostra|alla|il|esplodere|saltare|casa|tuo ..1 casa|macchina|negozio|famiglia|tua|locale|scuola|moschea|sinagoga|tutto|palazzo|ufficio ..1 !teglia
      metto|mettiamo|mettero|piazzo ..1 una bomba
      faccio|faro|fare|facciamo una strage|carneficina|sparatoria|mattanza
      scorre|scorrera|voglio|vedrai ..1 vedere|scorrere|il|del|tanto sangue
      non ..1 arrivi|arriverai|uscirai|vedrai|arrivate|esci|vedi|uscirete|torni ..2 viv*|natale|domani|domattina|fine|alba|vivo|casa ..1 !film|tardi
      non uscirai vivo|viva
      piombo|morte|botte|forca|sprangate per|ai|agli|alle|a ..1 tutti|politici|traditori|fascisti|comunisti|infami|giudici|quei|questi|zecche|sbirri
      ammazzerei|ucciderei|strozzerei|sgozzerei|impiccherei|fucilerei|massacrerei|spaccherei|sparerei|strangolerei ..1 tutti|questi|quel|quella|con|quei|a|te|subito|volentieri|la|uno
      vi|ti|li|lo ammazzerei|ucciderei|strozzerei|sgozzerei|fucilerei|impiccherei|massacrerei|strangolerei|accoltellerei|sparerei
      vorrei|voglio|spero|godrei ..2 vederti|vederlo|vederla|vederli|vedervi ..2 mort*|sanguinare|soffrire|crepare|appes*|agonizzare|impiccat*|bruciare|marcire|strisciare
      qualcuno|spero|magari ..2 lo|ti|la|li|vi ..1 ammazzi|uccida|investa|accoltelli|spari|impicchi|bruci|ammazzino|uccidano|pesti`),
    low: phrases(`
      te|ve|me la|le|lo|ne? ..1 faccio|faro|facciamo|pagherai|pagherete|paga|facciam ..1 pagare|pagherai|pentire ..1 cara|care
      me la|le pagherai|paghi|pagherete|pagate|paga
      ti|vi|te pentirai|pentirete|faro ..1 di|amaramente
      te ne pentirai|accorgerai
      non finisce|finira qui|cosi
      ti|vi ..1 rovino|distruggo|rovinero|aspetto|becco|trovo|distruggero|sistemo|sistemiamo|trovero|troviamo ..1 la|sotto|fuori|io|quando|da|per ..1 vita|casa|scuola|esci|solo|strada|feste
      ti rovino|distruggo|rovinero|trovero|becco ..1 !a
      so io|come|bene ..2 come farti|fartela ..1 pagare|smettere|stare
      attento|attenta|occhio|guardati|stai ..1 a|quando|le|attento ..2 esci|spalle|giri|cammini|notte|te ..1 di
      vedrai|vedrete|aspetta ..1 che|e|cosa ..2 fine|vedrai|male|succede|capita|fai|ti ..1 fine|fai|fa
      ti|vi prendo|piglio a ..1 calci|schiaffi|sberle|pugni|botte|ceffoni`),
  },
};

/** Urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  words: { none: ["ammazzati", "suicidati", "uccidetevi", "ammazzatevi", "suicidatevi", "ucciditi"] },
  phrases: {
    none: phrases(`
      piangerebbe|piangera|verrebbe|verra|piangere ..2 al|sulla|per tuo|tua|vostro funerale|tomba|morte
      sei uno spreco di ossigeno|spazio|aria
      dovresti|devi|puoi|potresti|perche|dovreste|conviene|fai ..3 buttarti|gettarti|spararti|impiccarti|ammazzarti|ucciderti|suicidarti|tagliarti|lanciarti|farla-finita|sparire-dal-mondo ..1 !i-capelli|le-unghie|i|nella|in-acqua
      ^ ammazzati|suicidati|ucciditi|sparati|impiccati|ammazzatevi|suicidatevi|uccidetevi !di|dalla|in|nella|durante|ieri|a|dai|dalle|dal|nel|per|con
      ma|vai|vatti|e|ora|dai|perche|allora|quindi|poi|adesso ..1 ammazzati|suicidati|ucciditi|impiccati|sparati !di|dalla|in|durante|dai|nel|a|dalle
      ammazzati|suicidati|ucciditi|sparati|impiccati ..1 che|stronzo|stronza|subito|troia|idiota|per|e|nessuno|sfigato|sfigata|merda|schifoso|coglione|ti|cosi|una|gia|pezzo|buona|tu|dai|bastardo|frocio|cretino ..1 !altre|altri|civili|guerra
      perche non ti|vi ammazzi|uccidi|suicidi|impicchi|butti|spari|tagli-le-vene
      dovresti|dovreste|devi ..1 ammazzarti|ucciderti|suicidarti|impiccarti|farla-finita|sparire-per-sempre
      vai|vatti|vattene|va|andate|andatevi a|ad ammazzare|uccidere|suicidare|impiccare|morire|crepare|buttare|sparare|ammazzarti|impiccarti|suicidarti|mori
      buttati|gettati|lanciati|saltate|salta|buttatevi|lanciatevi ..1 sotto|da|dal|dalla|giu|nel|di ..2 un|il|quel|primo? ..1 treno|ponte|finestra|balcone|metro|tetto|palazzo|auto|macchina|cavalcavia|camion|tram|burrone|binari|piano|dirupo|fiume|sotto|fosso|autobus ..1 !acqua
      tagliati|apriti|tagliatevi|tagliarti ..1 le|la|i|quella|quelle vene|gola|polsi
      taglia|tagliati|vai piu ..1 a|in fondo|profondo
      sparati|sparatevi|ficcati|mettiti|piantati|tirati ..1 un|una|in|alla ..2 colpo|bocca|testa|pallottola|proiettile|tempia|fronte
      bevi|bevete|ingoia|ingoiati|prendi|bevetevi|mandati|ingurgita ..2 candeggina|veleno|varechina|cianuro|acido|sonniferi|pillole|pastiglie|topicida ..1 e|tutte|tutta|che|muori !sole
      prendi|trova|trovati|compra|comprati|cercati ..2 una|un ..1 corda|cappio ..1 e|al|da|robusta
      muori|crepa|morite|crepate ..1 male|ammazzato|bastardo|bastarda|stronzo|stronza|troia|merda|schifoso|schifosa|cane|infame|da|maledetto|maledetta|puttana|presto|subito|lentamente|frocio|coglione|verme|idiota|sola|solo|nel|tu|soffrendo|sfigato|all|brutto|brutta|che|ammazzata|pure|lurido|figlio ..1 !dentro|di
      ^ muori|crepa|morite|crepate ..1 !di|dal|dalle|dopo|nella|la|nel|un|su|sul
      dovete|dovresti|dovreste|devono|devi-solo|devi-proprio|dovete-tutti ..1 solo|tutti|davvero|proprio? morire|crepare|ammazzarti|suicidarti|mori ..1 !di|dal|dalla
      spero|speriamo|auguro|voglio|vorrei|sogno|magari|prego|t ..1 che|di|ti|tu|vi|auguro ..2 tu|ti|muoia|muori|morissi|crepi|crepassi|morire|crepare|ammazzi|suicidi|morirai|venga ..1 muoia|muori|morissi|crepi|ammazzi|crepare|morire|suicidi|uccida|presto|male|soffrendo|cancro|infarto|solo|sola|tumore
      spero che ..1 tu|ti ..1 muoia|muori|crepi|ammazzi|suicidi|uccida|morirai
      non mancherai|mancheresti|mancherete|importerebbe|mancherebbe|fregherebbe ..1 a nessuno
      nessuno ..1 ti|vi|sentira|sentirebbe|piangera|notera|verra|noterebbe ..2 vuole|sopporta|rimpiangera|piangera|mancanza|mancherai|funerale|piangerebbe|cerchera|la|tua|ama ..1 tua|mancanza|muori|qui|vivo|viva|morte !detto
      nessuno sentira|sentirebbe|avverte la tua|vostra mancanza
      mondo|tutti|tutto|noi|famiglia|umanita|vita|terra|aria|gruppo|staremmo ..3 sarebbe|starebbe|stara|sara|staremo|staremmo|sta|staranno|starebbero|respirerebbe ..2 meglio|migliore|bello|pulito|felici|posto ..1 migliore? ..1 senza ..1 di|te|voi|gente ..1 te|voi|come
      meglio|migliore|pulito|bello senza di? te|voi
      fai|fate|fa|fammi|facci|fateci|faccia|fagli|fammelo ..2 un|il|una|al|a|favore|cortesia ..2 favore|piacere|mondo|cortesia|regalo ..3 e|al|a ..3 ammazzati|muori|suicidati|sparisci|crepa|ucciditi|buttati|impiccati|ammazzarti|morire|sparati|mondo|tutti|sparire|vivere|salta ..1 !compra|passa
      facci|fai|fateci|fammi un favore ..2 ammazzati|muori|suicidati|sparisci|crepa|ucciditi|buttati|impiccati
      non meriti|meritate|meritano|dovresti|dovevi ..1 di|nemmeno|neanche|la|l ..1 vivere|esistere|respirare|vita|nascere|aria|ossigeno|di|nato|essere ..1 nato|nata|vivere|respirare|esistere
      non dovevi|dovresti|saresti ..1 mai? ..1 nascere|nato|nata|essere|dovuto ..1 nato|nata|nascere
      tua madre doveva|avrebbe|dovrebbe|poteva ..2 abortir*|abortire|abortito|usare|ingoiarti|affogarti|dovuto
      smetti|smettila|smettete di ..1 respirare|esistere|vivere ..1 !cosi
      togliti|toglietevi|levati la|di|dal ..1 vita|mondo
      togliti la vita
      sparisci|spariscete|scompari ..1 dalla|da|dal ..1 faccia|questa|questo|mondo|terra ..1 terra|della|mondo
      falla|fatela finita ..1 una|subito|che|e|per|tanto !con|di
      continua ..1 a tagliarti
      che ..1 ci|cosa ..1 fai|stai ..1 ancora ..1 al|vivo|viva|in ..1 mondo|vita`),
  },
};
