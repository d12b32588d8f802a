import { phrases } from "../../lexicon/lexicon.ts";

/** French: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    plus|mieux|bien|plus-simple heureux|tranquille|tranquilles|simple|facile|legere|leger|libres|soulages ..2 si|sans je|moi|j'etais|j'existais|j'avais
    heureux|tranquille|tranquilles|simple|simples|facile|facilement|libres|soulages|mieux ..4 si je ..2 n'etais|n'existais|disparaissais|disparais|mourais|partais-pour-toujours
    heureux|tranquilles|soulages|mieux|facile|facilement ..3 si|quand je ..2 plus-la|pas-la|pas-ne|plus-de-ce-monde
    simple|facile|legere|belle|tranquille|heureux|mieux|bien sans moi !a-la-fete
    poids|fardeau|boulet|charge|gene pour ..2 famille|enfants|parents|tout-le-monde|tous|mes|proches|entourage|mon|ma|eux|les-autres
    je suis ..2 poids|fardeau|boulet pour
    mieux|preferable|soulagement|mieux-pour ..5 que je ..1 disparaisse|disparaissais|meure|parte-pour|sois-plus|ne-sois-plus
    facon|maniere|moyen|methode|solution ..3 partir|finir|mourir|s'en-aller|disparaitre|en-finir ..2 sans souffrir|douleur|souffrance|avoir-mal|rien-sentir
    partir|finir|disparaitre|s'endormir|s'en-aller sans ..1 souffrir|douleur|souffrance|avoir-mal|rien-sentir
    methode|facon|maniere|moyen ..4 douce|doux|indolore|rapide|douloureuse|douloureux|paisible ..3 en-finir|mourir|disparaitre|partir-pour-toujours|tout-arreter
    combien ..2 somniferes|cachets|comprimes|medicaments|pilules|doliprane ..6 reveiller|reveille|mourir|suffisent|dormir-pour-toujours|partir|finir
    arrete|cesse|peux|m'empecher|tete|toujours|pense|penser|constamment ..3 penser|pense a|au|aux ..1 pont|rails|voie|voies|toit|falaise|cachets|corde|lame|vide|rambarde !de-la|du|musical|que-nous
    pont|rails|toit|falaise|vide|rambarde ..3 m'attire|m'appelle|m'obsede|hante
    rails|quai|metro|train|voies ..7 un ..1 pas ..2 suffirait|suffit|de-plus|en-avant|et-tout
    toit|pont|balcon|falaise|rebord|rambarde ..6 j'ai|je ..1 regarde|fixe|contemple ..1 vide|en-bas|le-sol
    debout|assis|assise|monte|remonte ..4 rebord|rambarde|parapet ..3 vide|pont|toit
    cachets|comprimes|pilules|somniferes|corde|lame ..2 sont|est|attend|attendent ..4 table-de-nuit|chevet|tiroir|devant-moi ..5 comptes|regarde|attends|attendent|decide
    mets|garde|accumule|stocke|economise|compte|comptes ..3 cachets|comprimes|pilules|somniferes|medicaments de-cote|en-cachette|pour-le-jour|les-ai-comptes
    lettre|lettres|mot|mots|message d'adieu|d'adieux !de-la-reine|du-president
    donne|distribue|legue ..1 toutes|tout|mes ..2 affaires|possede|j'avais|biens ..4 plus-besoin|serviront-plus|servira-plus|n'en-aurai|ou-je-vais
    qui ..3 s'occuper|s'occupera|prendra|nourrira|gardera ..6 quand|apres|si je|moi|ma ..3 plus-la|plus-de-ce|mort|morte|partie-pour|parti-pour|disparu|mourrai
    plus jamais ..2 parler|entendre|nouvelles|reverrez|entendrez ..2 de-moi|parler-de-moi
    plus|jamais ..2 entendrez|reverrez|entendre ..2 plus|jamais|parler|de-moi
    entendrez|reverrez|verrez ..1 plus|jamais ..3 de-moi|me-voir|jamais
    dites|dis|dire ..6 je l'aimais|les-aimais|l'ai-aimee|l'ai-aime|regrette ..3 adieu|adieux|pardon|c'est-fini
    adieu a-tous|tout-le-monde|mes-amis|la-vie|et-pardon|je-vous
    pour|moi ..4 pas|plus|aucun ..2 lendemain|demain|avenir !pluvieux
    pris|decide|decision ..6 tout ..1 fini|termine|s'arrete|finira|s'arretera !en-beaute
    decide|decision ..4 en-finir|partir-pour-toujours|m'en-aller-pour
    serai ..1 plus la|de-ce-monde|ici|vivant|vivante ..3 noel|demain|semaine-prochaine|anniversaire|ete|hiver|rentree|nouvel
    noel|anniversaire|ete|printemps|demain ..4 je ne serai plus
    bientot ..1 je ne ..4 plus ..2 personne|probleme|poids|la|fardeau|souci
    ne ..2 derangerai|generai|embeterai ..1 plus
    mieux|bien|facile|remettront|s'en-sortiront ..3 quand|si|apres|sans|une-fois ..1 je ..2 ne-serai|serai-plus|serai-partie-pour|n'existerai
    boulet|poids|fardeau pour ..3 aime|j'aime|famille|ceux
    souffre|souffrir|mal|conscience|temps ..4 noie|noyer|noyant|pend|saute|s'ouvre-les|s'etouffe
    noyade|pendaison|monoxyde|overdose ..3 mal|douloureux|douloureuse|souffre|rapide
    pont|toit|falaise|balcon ..6 rambarde|parapet|rebord|garde-corps !repeint|neuf|neuve
    testament|mots-de-passe|volontes ..6 soin|pardon|pardonnez|occupez
    semaine|mois|demain|lundi ..2 prochaine|prochain|je ..2 n'existerai|ne-serai ..1 plus
    m'imagine|imagine|vois ..3 tomber|sauter|basculer|tombant|sautant ..1 du|de|des|dans|sur ..1 quai|pont|toit|balcon|rails|vide
    papiers|documents|affaires|comptes ..5 apres-moi|apres-mon-depart|quand-je-ne-serai
    debarrasses|debarrassee|debarrasse|debarras ..1 de moi
    mis ..1 mes affaires en ordre
    mon dernier|derniere message|post|lettre|mot ..2 merci|pardon|adieu|je-vous !de|du|depuis
    pense|penser|repense ..2 pont|rails|toit|falaise|cachets ..1 tous-les-jours|chaque|sans-arret|tout-le-temps
    dormir|m'endormir ..1 pour-toujours|a-jamais
    paix avec ma decision|mon choix
    ne ..1 serai ..1 plus ..1 un? poids|fardeau|boulet|probleme
    soin|occupez-vous ..1 de ma|mon|mes ..3 quand|apres je|moi ..2 plus-la|serai-plus|ne-serai
    moyen|facon|methode ..2 simple|facile|rapide|sure d'en|de ..1 finir|mourir|partir-pour-toujours`);
