import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

const hard = phrases(`
  nn|non ho|trovo ..1 voglia di niente|nulla|alzarmi|vivere|vedere-nessuno
  non so perche|per-cosa|a-cosa ..2 alzo|vivo|continuo|esisto|serva-vivere|sveglio
  tutto ..1 e ..1 grigio|vuoto|nero|buio|inutile
  sono|essere ..2 la|una vergogna|delusione dei|della|di|per
  buono|buona a nulla|niente
  piango|pianto|piangere ..2 tutte|ogni|tutti ..1 le|i? notti|notte|sere|sera|giorno|giorni
  nn|non ho piu? nessuno|forze|lacrime|speranze|speranza
  nn|non ho piu la|le? forza|forze|voglia di|per
  odio la mia vita
  stanc*|stuf* di vivere|esistere|tutto|soffrire
  mi sento ..2 sola|solo !a-casa|in-casa|oggi-che|quando-piove
  non conto|contare|importo|interesso ..1 per|a nessuno
  cosi|tanto|troppo|completamente|tremendamente sola|solo che|e-|al-mondo|da-morire
  nn|non ho|trovo|sento piu la? forza|forze|voglia ..1 di|per ..1 andare|vivere|lottare|alzarmi|continuare|niente|reagire
  sbaglio|rovino|distruggo sempre? tutto
  nessuno ..1 mi vuole|ama|capisce|cerca|vede
  la mia vita non|e|fa ..1 ha|schifo|vale|serve|finita
  non ho|vedo|c piu? ..1 speranza|scampo|via-d-uscita|futuro
  sono un fallimento|fallito|peso|errore|disastro-totale|nulla
  a cosa|che serve|scopo vivere|continuare|alzarsi
  sto|stiamo male da morire
  vorrei|voglio|solo sparire|scomparire|svanire
  non ce la? faccio|facciamo|fo piu !ad|aspettare|a|dal|dalle|con|di
  nn|non ce la faccio piu !ad|con|di|a|dal|dalle|per|ma-la|aspettare|dalla
  non ce la faccio piu a vivere|andare|continuare|fingere|sopportare|lottare|reggere|alzarmi|respirare
  non ce la faccio piu con questa|tutto|la vita|questo
  non reggo|sopporto|resisto|tollero piu niente|nulla|questa|questo|la|me|tutto|nessuno|vita !musica|canzone|caldo
  non reggo|resisto piu
  non riesco|posso|so|voglio piu a|ad|come|di? ..1 andare|continuare|vivere|lottare|fingere|sopportare|reggere ..1 avanti|cosi
  non riesco ad|a andare avanti
  non posso|so|riesco andare|continuare|vivere avanti|cosi
  niente|nulla|tutto|vita|vivere|esistenza ..1 ha|hanno|non|perso ..1 ha|piu|alcun|nessun|un|senso ..1 senso|significato|importanza|valore !unico|orario
  niente|nulla ha piu? senso|importanza|significato|valore
  non ha piu? alcun|nessun|piu? senso vivere|niente|andare|continuare|la|nulla|alzarsi
  vita non? ha|vale|merita ..1 senso|pena|vissuta|niente|piu
  non vale la|piu pena ..1 vivere|continuare|andare
  che senso ha ..1 vivere|continuare|andare|tutto|esistere|svegliarsi|alzarsi ..1 !comprare
  non vedo|trovo|ho|c|esiste ..1 piu|e|alcuna|nessuna|una ..1 via|uscita|speranza|futuro|senso|luce|soluzione|motivo|ragione|forza|forze|scampo ..1 per|di|in|nella
  senza|persa|perso|perdendo via|ogni|speranza|la|tutte|futuro|scampo ..1 speranza|uscita|speranze|voglia
  ho perso ogni|la|tutta speranza|voglia|fiducia
  mi sento|sentivo|sentirmi ..2 peso|inutile|vuota|vuoto|sola|solo|persa|perso|fallita|fallito|morta|morto|nullita|disperata|disperato|spenta|spento|rotta|rotto|distrutta|sbagliata|sbagliato|invisibile|schifo|soffocare|annegare|intrappolata|intrappolato|fallimento|male|abbandonata|crollare !a-casa|in-casa|in-vacanza|in-questo-corso
  sono solo? ..1 un|una|uno ..1 peso|fallimento|fallita|fallito|nullita|inutile|merda|schifo|disastro|errore|delusione ..1 !specifico|netto|lordo
  sono|essere un peso per|morto
  buono|buona a nulla|niente
  morta|morto|vuota|vuoto|rotta|rotto dentro
  non valgo|servo|conto|merito niente|nulla|un|a|di ..1 niente|nulla|cazzo|piu|nessuno|essere
  a nessuno ..1 importa|interessa|frega|mancherei|manco ..1 di|se|nulla
  non frega|importa|interessa a nessuno
  nessuno mi ..1 vuole|capisce|ama|ascolta|vede|sopporta|cerca|aiuta|amera|considera !sentito|dove
  nessuno ..1 tiene a me
  nessuno si accorge|accorgerebbe ..1 di|se me|sparissi|io
  mi odio|detesto|disprezzo
  mi faccio schifo
  odio la|me|essere|il ..1 mia|stessa|stesso|me|mio vita|esistenza|corpo
  odio me stess*
  odio la mia vita
  stanc*|stuf*|esaust*|sfinit*|stremat* di|della ..1 vivere|vita|tutto|esistere|soffrire|lottare|fingere|me|combattere|piangere|essere|stare ..1 viva|vivo
  stanc*|stuf* della|di|questa ..1 vita|mia
  voglio|vorrei|solo|fate|basta che ..2 questo|il|la|tutto|dolore|sofferenza ..1 dolore|smetta|finisca|passi|sofferenza|cessi
  voglio|vorrei|voglia|punto|pronta|sto|per di|mollare|arrendermi|a|per ..1 mollare|arrendermi|lasciarmi ..1 tutto|andare
  mollare tutto ..1 e|per
  piango|piangere|piangendo ..2 tutte|ogni|tutti|sempre|fino ..1 le|notte|sera|giorno|addormentarmi|i|ad|la ..1 notti|sere|giorni|addormentarmi
  piango ogni|tutte|sempre
  attacco|attacchi|crisi di panico|ansia|pianto
  toccato|tocco|toccando il? fondo
  sto affondando|annegando|sprofondando|crollando|scivolando
  sto cadendo|andando a pezzi
  la mia? vita e ..2 inferno|merda|schifo|incubo|disastro|fallimento|niente|vuota|tortura|rovinata
  depressione|ansia|solitudine|tristezza|angoscia mi|non|sta ..2 uccide|uccidendo|divora|divorando|soffoca|soffocando|mangiando|schiaccia|distrugge|consuma|logora|lascia
  sono|sto|cado|caduta|caduto ..2 depress*|disperata|disperato|depressione
  non ho piu? nessuno|amici ..1 con|che|a
  non ho nessuno con|a cui|chi
  non ho|mi|e|sento|trovo ..1 piu|resta|rimasta ..1 voglia|forza|forze|energia|energie|interesse di|per|nelle ..1 niente|nulla|fare|alzarmi|andare|continuare|vivere|lottare
  non ho piu forze|forza|speranza|speranze|voglia|lacrime|energie|niente|nulla
  merito di? ..1 soffrire
  ogni giorno e un|una|peggio ..1 inferno|lotta|tortura|agonia|incubo|battaglia|sofferenza
  e tutta colpa mia
  non manco|mancherei|manchero a nessuno
  sono di troppo
  non sento|provo piu niente|nulla|gioia
  tutto ..1 nero|buio|inutile|finito|grigio ..1 intorno|e
  non importo|servo a nessuno`);

const grave = phrases(`
  vorrei|spero|desidero|preferirei|magari non svegliarmi|svegliassi|risvegliarmi ..1 !presto|tardi|cosi
  macchina|auto|treno|camion|qualcuno ..1 mi investisse|investe|investa|ammazzasse|uccidesse|travolgesse|schiacciasse
  mia|mie|scritto|scrivo|scrivendo|lasciato|scrivere ..2 lettera|lettere|biglietto d|di addio|suicidio ..1 !ai-colleghi
  immagino|immaginare|fantastico|sogno|ossessionata ..2 di|il|la|a ..1 buttarmi|morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|mia-morte|mio-suicidio|tagliarmi
  pillole|pastiglie|sonniferi|corda|lametta|lamette|farmaci|veleno ..2 pront*|sul-comodino|da-parte|nascost*
  stasera|stanotte|domani|oggi ..1 finisce|finira|e-finita tutto|la-mia-vita|il-dolore
  mi sono|ero ..2 fatta|fatto ..1 del|di male ..1 con|alle|ai|da|apposta|col !al-ginocchio|in-palestra|cadendo|sciando
  vorrei|voglio solo? sparire|scomparire|smettere-di-esistere|smettere-di-vivere|smettere-di-respirare
  mi|ho ..1 taglio|tagliata|tagliato|tagliuzzo|inciso|incisa|graffiata ..2 lametta|lamette|vene|polsi|braccia|cosce
  vorrei|magari|preferirei ..1 essere|fossi mort*
  smettere di esistere|vivere|respirare
  se morissi|sparissi|mi-ammazzassi|mi-uccidessi
  pianific*|programm*|organizz*|progett*|sto-pianificando ..2 mia|il-mio|mio morte|suicidio|funerale|fine
  pianific*|penso|pensando|pensato ..2 come ..1 uccidermi|ammazzarmi|suicidarmi|morire|farla-finita
  occhi e|per ..1 non|mai riaprirli|svegliarmi|aprirli|riaprire|svegliarsi
  ho|sto|ricominciato|ripreso|iniziato|cominciato|volta ..2 a ..1 tagliarmi|autolesionarmi|farmi-del-male|ferirmi ..1 !i-capelli|i|la
  pens*|vorrei|voglio|voglia|tentazione|idea|ora|punto ..2 di|a? buttarmi|gettarmi|lanciarmi|spararmi|impiccarmi ..2 ponte|finestra|treno|balcone|metro|tetto|binari|palazzo|sotto|giu
  starebbe|starebbero|sarebbero|sarebbe|staranno ..2 meglio|felici se|quando ..1 non|io|morissi|sparissi ..1 ci-fossi|ci-saro|ci-sono|esistessi|fossi|morissi|sparissi|saro
  se non ci fossi|fossi-piu !tu|voi|stata|stato
  non voglio|vorrei ..2 svegliarmi|risvegliarmi|aprire-gli-occhi ..1 domani|piu|mai
  mi|ho fatto|faccio|fatta dei? tagli ..2 braccia|braccio|cosce|polsi|gambe
  braccia|cosce|polsi|gambe ..2 pien* di tagli|cicatrici
  ho|avrei|avessi ..2 coraggio ..1 di|per ..1 uccidermi|ammazzarmi|farla-finita|buttarmi|morire
  desidero|desidererei|sogno|aspetto solo? ..1 di? la? morte|morire
  nn|non voglio|vorrei|desidero ..1 piu? vivere !in|con|a|qui|lontano|da|nel|nella|senza|come|sola|insieme|di|accanto|vicino|il|la|un|per|al
  non voglio|vorrei piu vivere|esistere|esserci|svegliarmi|respirare !in|a|con|qui|presto|lontano
  non voglio piu esserci|esistere|svegliarmi !presto
  !non|mai|nessuno voglio|vorrei|preferirei|volevo|desidero|voglia|preferisco|magari|fammi|spero ..1 solo|di|potessi? morire|morissi|crepare|morir !di|dal|dalle|a|dalla|in|con|vecchia
  voglio|vorrei|preferirei|desidero ..1 essere|esser|fossi ..1 mort*
  voglio|vorrei|preferirei|voglia ..2 sparire|scomparire|svanire|smettere ..1 di|per|da|dal|nel ..1 esistere|vivere|sempre|mondo|nulla|respirare|questo
  voglio|vorrei|solo sparire|scomparire|svanire ..1 !un
  voglio|vorrei|potessi ..1 addormentarmi|dormire|chiudere ..3 non|per|mai ..1 svegliarmi|sempre|riaprirli|piu
  non|mai svegliarmi|svegliassi|risvegliarmi piu|mai|domani
  non|mai ..1 mi? svegliassi|svegliarmi|sveglio|svegliare mai? piu
  non mi svegliassi
  vorrei|spero|magari|potessi|prego ..2 non svegliarmi|svegliassi|risvegliarmi|essere|esistere|esser|fossi ..1 mai|piu|nata|nato !tardi|presto
  vorrei-non|meglio-non|mai essere|fossi|esser mai? nata|nato|esistita|esistito
  non dovevo|dovrei|sarei|avrei ..1 dovuto|mai|nascere ..1 nascere|nata|nato|esistere
  non dovevo nascere
  non merito di vivere|esistere
  voglia di morire|farla|ammazzarmi|uccidermi|tagliarmi|suicidarmi|sparire|buttarmi ..1 finita
  non ho|sento|trovo|perso ..2 voglia|motivi|motivo|ragioni|ragione|forza di|per ..1 vivere|esistere|svegliarmi
  perso la voglia di vivere
  penso|pensando|pensato|pensavo|pensare|pensai ..3 al|di|a|alla|ad ..1 suicidio|suicidarmi|ammazzarmi|uccidermi|morire|morte|farla|togliermi|impiccarmi|tagliarmi|buttarmi|buttar ..1 !dalle
  penso|pensando|pensato|pensare|voglio|vorrei|voglia|intenzione|decisa|deciso|idea|tentato|tentazione|ora|pronta|pronto ..2 di|a? farla finita
  farla|faccio|facciamola finita !con
  farla finita ..1 con ..1 la|questa|tutto vita
  voglio|vorrei|vado|volevo|provato|provo|tentato|cercato|pensato|stavo|sto|ho|devo|potrei|dovrei|intenzione|pianifico|idea|deciso|decisa ..2 a|di|per? ..1 ammazzarmi|uccidermi|suicidarmi|impiccarmi|spararmi|avvelenarmi|accoltellarmi !di
  ammazzarmi|uccidermi|suicidarmi|impiccarmi ..1 stasera|stanotte|domani|e|oggi|presto|adesso|tutti|ogni|da|perche|subito
  mi ammazzo|uccido|suicido|impicco|sparo|ammazzerei|ucciderei|suiciderei|ammazzero !di|dal|dalle|a
  togliermi|tolgo|togliersi|tolta|togliero ..1 la|di vita|mezzo|torno
  mi tolgo la vita
  porre|mettere|metto|pongo|dare ..1 fine ..1 alla|a|alle ..1 mia|tutto|questa|mie|questo|vita ..1 vita|sofferenza|sofferenze|esistenza|agonia !discussione
  mi sono|ero|ho ..2 tagliata|tagliato|tagliuzzata|tagliuzzato|autolesionata ..2 di|le|i|ancora|ieri|stanotte|polsi|braccia|braccio|gambe|coscia|nuovo|apposta|perche|per ..1 nuovo|vene|braccia|polsi|sera|apposta|sentire|sola|notte|stanotte|gambe|cosce !capelli|dito|unghie|carta|affettando|cucina
  mi sono tagliata|tagliato ancora|apposta|volontariamente|stanotte|le|i ..1 vene|braccia|polsi|gambe|cosce
  mi taglio|tagliavo|tagliuzzo ..2 braccia|polsi|vene|gambe|cosce|sentire|quando|ogni|per|da|spesso|tutti|tutte|perche|ancora|di ..1 !capelli|unghie|piu
  tagliarmi ..1 le|i|e|mi|per|ancora|di|fa ..1 vene|polsi|braccia|sentire|aiuta|unico|nuovo|calma|sollievo|stare|cosce
  ho ripreso|ricominciato|iniziato|cominciato|ricomincio|smettere a|di tagliarmi|autolesionarmi|farmi|ferirmi|graffiarmi|bruciarmi ..1 !capelli|i
  autolesion* ..1 di|ogni|ancora|da|per|quando|tutti|tutte|ieri|perche
  mi autolesion*|autolesiono
  farmi|faccio|fatto|fatta|facevo ..1 del|di male ..1 da|apposta|fisicamente|per ..1 sola|solo|sentire|apposta
  voglio|vorrei|voglia|bisogno ..1 di? farmi del? male
  starebbero|starebbe|staranno|sarebbero|sarebbe|staresti|starete|vivrebbero|state|stanno ..2 meglio|felici|tutti|migliore ..1 senza ..1 di me
  meglio senza di? me
  sarebbe|starei|sarei|e|era|staremmo ..1 meglio ..2 mort*|morissi|sparissi|morire|esistessi
  meglio se ..1 morissi|sparissi|non ..1 ci|esistessi|fossi ..1 fossi|nata|nato
  se ..1 morissi|sparissi|muoio|ammazzassi|uccidessi|scomparissi|sparisco ..2 nessuno|domani|adesso|ora|oggi|non|tutti|sarebbe ..1 nessuno|se|starebbero|importerebbe
  nessuno ..2 mancherei|sentirebbe|accorgerebbe|noterebbe|piangerebbe|piangera|accorgera|sentira|ricordera ..2 se|mancanza|mia|di|me|che ..1 mancanza|me|morissi|sparissi|morta
  a nessuno mancherei|importerebbe
  motivo|motivi|ragione|ragioni|niente per|di|che ..1 vivere|vive|esistere|restare|tiene|svegliarmi|alzarmi|tenga ..1 in|qui|viva|vivo|vita !bene
  non ho|vedo|trovo|esiste|c|resta ..2 motivo|motivi|ragione|ragioni|niente per|di|che ..1 vivere|restare|tiene|esistere|svegliarmi
  !hai|se|avete|ha|chi|contro pensieri|idee|istinti|impulsi|ideazione|pensiero suicid*|autolesivi|autolesionistici
  tentato|tentativo|tentativi|provato|tentare ..1 il|di|a|al ..1 suicidio|suicidarmi|togliermi|uccidermi|ammazzarmi
  preparato|scritto|scrivo|scrivendo|lasciato|sto ..2 lettera|lettere|biglietto ..1 d|di|dell ..1 addio|suicidio
  ho|preso|ingoiato|inghiottito|prendere|prendo|mandato|buttato ..2 tutte|tutti|troppe|una|scatola|tante|flacone|tutta ..2 pillole|pastiglie|sonniferi|farmaci|psicofarmaci|scatola|compresse|medicine|gocce|flacone|pasticche ..1 !raffreddore
  buttarmi|gettarmi|lanciarmi ..2 ponte|finestra|treno|balcone|metro|tetto|binari|palazzo|cavalcavia|vuoto|dirupo|giu
  mi butto|getto|lancio ..1 sotto|da|dal|dalla|giu ..2 treno|ponte|finestra|balcone|metro|tetto|palazzo|auto|macchina|cavalcavia|tram
  suicidio|morte|morire|uccidermi e|sembra|rimane ..1 l|la|unica|un|una ..1 unica|soluzione|via|liberazione|uscita|opzione
  unica|sola soluzione|via|uscita|opzione|cosa ..3 suicidio|morire|morte|ammazzarmi|uccidermi|sparire
  sono|mi|sento|sto ..1 sento|davvero|quasi? ..1 suicida
  addio mondo crudele
  voglio|vorrei|solo|basta ..1 che ..1 tutto|sia|questo ..1 finisca|finisse|finito|smetta ..1 !bene
  pianifico|pianificando|pianificato|progettando|programmato|considerando ..2 suicidio|morte|suicidarmi
  sopravvissuta|sopravvissuto ..1 al|a|mio ..1 mio|tentativo|suicidio
  tagliarmi|taglio|tagliate le vene
  morirei|moriro|morta|muoio ..1 volentieri ..1 adesso|stanotte|domani
  vorrei che|mi ..2 ammazzasse|investisse|uccidesse|investissero ..1 me`);

const searches = phrases(`
  suicidio|suicidarsi|suicidarmi|suicida|suicidi
  voglio|voglia|come|modi|metodi|modo|vorrei ..2 morire|ammazzarsi|ammazzarmi|uccidermi|uccidersi|suicidarsi|suicidarmi|impiccarsi|tagliarsi
  farla finita
  non voglio piu vivere
  autolesionismo|autolesionarsi|autolesione|tagliarmi
  togliersi|togliermi la vita
  morire senza soffrire|dolore
  pensieri suicidi|neri
  depressione|disperazione|depresso|depressa
  non ce la faccio piu
  overdose|dose letale|mortale|di
  lettera d|di addio|suicidio
  numero|linea|aiuto|telefono ..2 suicidio|amico|crisi
  mi odio
  voglia di morire|tagliarmi|sparire`);

export const crisis: CrisisList = { hard, indirect, grave, searches };
