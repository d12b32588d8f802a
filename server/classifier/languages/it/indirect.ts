import { phrases } from "../../lexicon/lexicon.ts";

/** Italian: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    felici|meglio|tranquilli|sollevati|facile|sereni|contenti|felice ..3 se ..1 io non ..1 ci-fossi|esistessi|ci-sono|vivessi|fossi
    felici|meglio|sollevati|facile|sereni ..4 se ..1 sparissi|morissi|non-ci-fossi|non-esistessi|scomparissi|sparisco|non-fossi-mai|me-ne-andassi-per
    serena|facile|tranquilla|meglio|felici|bella|leggera|sereni senza di me !in-cucina
    senza di me ..2 meglio|felici|sereni|tranquilli|sollevati|facile
    peso|fardello|zavorra|palla-al-piede per ..2 famiglia|figli|genitori|tutti|mia|miei|altri|loro
    sono ..2 peso|fardello|zavorra per
    meglio ..2 tutti|loro|figli|famiglia ..2 se|che io? ..1 sparissi|morissi|sparisca|muoia|scomparissi|non-ci-fossi
    modo|maniera|metodo|via ..4 andarsene|andarmene|morire|finire|sparire|finirla|farla-finita|chiudere ..2 senza ..1 soffrire|dolore|sofferenza|sentire
    andarsene|andarmene|sparire|finirla|addormentarsi|morire senza ..1 soffrire|dolore|sofferenza|sentire-niente|sentire-nulla
    metodo|modo|maniera ..3 doloroso|indolore|dolce|dolorosa|veloce|rapido|sicuro ..3 farla-finita|finirla|morire|andarsene-per|sparire|smettere-di-vivere
    quante|quanti ..2 pastiglie|pillole|sonniferi|compresse ..6 svegliarsi|svegliarmi|morire|svegli|bastano|addormentarsi-per|finirla
    continuo|smetto|riesco|penso|pensare|sempre ..4 pensare|pensando|penso ..2 a|al|ai|alle|alla ..1 ponte|binari|rotaie|tetto|balcone|pillole|lametta|corda|dirupo|scogliera|cornicione !tibetano|che-abbiamo|di-legno|del-1
    ponte|binari|tetto|vuoto|dirupo|balcone ..3 mi chiama|attira|ossessiona|perseguita
    binari|stazione|metro|treno|banchina ..8 un ..2 passo ..4 finito|fine|basta|avanti|silenzio
    basterebbe|basta|bastava|solo ..1 un ..2 passo
    salito|salita|salgo|tornato|tornata|andata|andato|vado ..4 tetto|ponte|balcone|cornicione|terrazzo ..7 guardavo|guardato|guardo|fissavo|fissato ..1 giu|vuoto|in-basso|nel-vuoto|di-sotto
    pillole|pastiglie|sonniferi|lametta|corda ..4 cassetto|comodino|pronte|pronta|letto ..6 contate|contati|guardo|fisso|aspettano|aspetta|deciso
    sto|ho ..3 mettendo-da-parte|accumulando|accumulato|messo-da-parte ..2 pillole|pastiglie|sonniferi
    lettera|lettere|biglietto|biglietti|messaggio d'addio|di-addio
    regalato|dato-via|distribuito|lasciato ..1 tutte|tutto|tutti ..3 cose|possiedo|miei|avevo|mie ..4 non-mi-serv|non-mi-serviranno|non-mi-servono|non-mi-servira|dove-vado
    chi ..4 prendera|curera|occupera|baderà|badera|pensera|terra|tiene ..8 quando|dopo|se io? ..2 non-ci-saro|saro-morto|saro-morta|morirò|moriro|morta|morto|non-ci-sono-piu
    non ..2 sentirete|vedrete|rivedrete|sentirai ..1 mai? piu|parlare-di-me
    sentirete|vedrete mai piu
    dite|di'|ditegli|ditele|dille ..9 voluto-bene|amata|amato|amavo|dispiace ..2 addio|perdonatemi|scusate|e-finita
    addio a-tutti|per-sempre|mondo|a-tutte|amici-miei
    per me ..2 non ..3 domani|futuro
    deciso|decisione|scelta ..5 finisce|finira|finito|basta ..1 tutto|per-sempre|di-tutto
    stanotte|stasera|domani|presto ..2 finisce|finira|sara-finito ..1 tutto
    io ..1 non ci saro piu
    non ..1 ci saro piu !a-roma|per-cena|in-ufficio
    non ..2 arrivero|arrivo ..3 natale|compleanno|estate|domani ..1 viva|vivo
    presto ..1 non ..3 piu ..2 fastidio|peso|problema|disturbo|nessuno !zanzare|zanzara
    non ..1 daro|saro ..2 piu ..2 fastidio|disturbo|peso|problema
    meglio|bene|tranquilla|felici|facile ..2 quando|se ..1 io? non ..1 ci-saro|saro-piu|esistero
    palla-al-piede|peso|zavorra ..1 per ..3 amo|tutti|famiglia|voglio-bene
    quanto|tanto|soffre|male|fa-male ..5 annega|annegare|annegano|impicca|butta|dissangua|annegando
    annegare|impiccarsi|dissanguarsi|monossido ..3 male|doloroso|soffre|veloce
    ponte|tetto|scogliera|balcone ..6 parapetto|ringhiera|bordo|cornicione !nuovo|nuova|fiori
    testamento|password|volonta ..6 prendetevi-cura|perdonatemi|prendersi-cura|abbiate-cura
    settimana|mese|domani|lunedi ..2 prossima|prossimo|io ..1 non ..1 esistero|saro ..1 piu
    immagino|vedo|sogno ..3 cadere|saltare|buttarmi|cado|salto ..1 dalla|dal|sui|nel ..1 banchina|ponte|tetto|balcone|binari|vuoto
    documenti|carte|conti ..5 dopo-di-me|quando-non-ci-saro
    liberati|liberi|liberate|sbarazzati ..1 di me
    messo ..1 in ordine|a-posto tutte|tutti le|i mie|miei
    mio ultimo|ultima messaggio|post|lettera ..2 grazie|scusate|addio|vi-voglio !da|di-lavoro
    penso|pensare|ripenso ..1 al|ai ponte|binari|tetto|dirupo ..1 tutti-i-giorni|ogni|sempre|di-continuo
    pace con la mia decisione|scelta
    non ..1 saro ..1 un? peso|problema|fardello|piu-un
    modo|maniera|metodo ..2 semplice|facile|veloce|sicuro ..1 per finirla|farla-finita|morire|chiudere-tutto
    prossima|prossimo ..3 non ..1 esistero`);
