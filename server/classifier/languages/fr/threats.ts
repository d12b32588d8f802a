import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Threats of violence to others, and calls for it. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      tous|les ..2 coller|mettre|aligner ..1 contre|au ..1 mur ..2 fusiller|flinguer|balle|tirer|buter
      faut|faudrait|devrait ..6 fusiller|guillotiner|gazer|lyncher|egorger ..1 !du-regard
      !pas|ne|jamais te|t|vous egorger|poignarder|eventrer|decapiter|flinguer|etrangler|buter|saigner|massacrer|trucider|tabasser|defoncer|demolir|fracasser|lyncher|violer
      vais|va|viens|venir|reviens|jvais ..5 te|vous|t tuer|egorger|poignarder|crever|planter|cogner|frapper|exploser|casser !d|de-rire|de-calins|de-bisous|de-baisers|le-moral|la-bise
      aurait|fallait|faudrait|devrait|aurais ..2 du|les|tous ..2 exterminer|gazer|fusiller|pendre|egorger|lyncher|guillotiner|buter
      t|tu es mort|morte ..1 !de|a
      jusqu a ce que ..1 tu|vous ..1 creves|meures|creviez|mouriez|claques
      va|allons|vont tous|toutes? vous|les tous? tuer|buter|massacrer|egorger|exterminer|fumer
      attends|attend|attendrai|viens|debarque|attendons ..4 avec ..1 couteau|batte|flingue|arme|lame|fusil|machette|hache|marteau|cutter
      je le|la|les|l tue|bute|creve|defonce|egorge|massacre|demonte|plante|fume|etrangle ..1 !temps|d|la-douleur|le-temps|bois|des|une|un|chaque|dans|moi
      foutre|mettre|mettez|foutez|fous|mets ..1 le feu ..1 a|au|aux|chez|dans ..4 assemblee|parlement|eux|elysee|maison|dedans|tous|prefecture|ministere|mosquee|synagogue|bagnole|commissariat|baraque
      te|t|vous|lui casser|peter|exploser|mettre|coller|foutre|flanquer ..2 raclee|branlee|derouillee|gueule|dents|rouste
      quelqu|on|qqn|faudrait|faut|qu|devrait ..3 lui|leur ..1 mettre|coller|tirer|foutre|loger|mette|colle ..1 une|deux|la ..1 balle|balles|bastos|peau
      quelqu un|on devrait ..1 le|la|les|lui|l buter|tuer|flinguer|abattre|pendre|descendre|lyncher
      finiras|finirez|finir|finira|finis|retrouver|retrouveras ..1 dans|au|sous|a ..2 fosse|caniveau|cercueil|hopital|cimetiere|morgue|terre|coffre|trou|tombe|roulant|canal|seine|sapin
      te|vous|t ..2 defoncer|demolir|massacrer|tabasser|fracasser|fumer|buter|egorger|planter|exploser-la|cogner ..1 !d
      si|la|quand ..1 tu|prochaine|vous|fois ..5 je|on te|t|vous ..1 <killNow>|defonce|casse|pete|egorge|mets|fais|colle
      approche|touche|approches|parle|reparle|regarde|touches|parles ..5 et|je|ou ..1 je? te|t|vous ..1 <killNow>|casse|pete|brise|creve|arrache
      !pas <goingTo> ..1 te|vous|t|tous|toutes <kill> !d|un|de-calins|de-bisous|de-rire|de-joie|d-amour|de-baisers|le|la-bise
      !pas <goingTo> ..1 te|vous|le|la|les|t buter|egorger|flinguer|poignarder|eventrer|decapiter|saigner|zigouiller|defoncer|massacrer|crever|lyncher|etriper|violer|fracasser|trucider|dezinguer
      <goingTo> ..1 le|la|les|l tuer|etrangler|pendre|assassiner|abattre !temps
      je|j|on|t te|vous|t ..1 <killNow> !un|une|des|d
      te|t|vous|leur|lui <smash> ..3 <body>
      te|vous|lui|leur mettre|mets|coller|colle|foutre|fous|planter|plante|donner|loger|tirer|tire|envoyer|ficher|enfoncer|mettrai|collerai|logerai|infliger|fais|filer|flanquer ..2 <weapon> ..1 !main|fil|pouce|jeune
      merite|meritent|meritez|merites|meriterait|meriteraient|faudrait|faut|manque|manquerait ..3 une|deux|la|qu|de|d|que|tous|le|lui|leur ..2 balle|balles|mort|crever|pendu|pendus|potence|guillotine|fusille|fusilles|buter|lynchage|raclee|bucher|peloton|creve|mourir
      faut|faudrait|devrait|doit|devraient|devrions|va|allons|merite|meritent|meriteraient|meriterait|devez|fallait|reste|bon|bonne ..2 a|de|qu|on|tous|toutes|bons|bonnes|pas|bien|juste? ..1 les|le|la|tous|toutes|l ..1 <killThem> ..1 !temps|chocolat
      faut|faudrait|devrait|devraient|doit|allons ..2 <killThem> tous|toutes|ces|cette !les-pucerons|les-moustiques|les-limaces|temps|moustiques|pucerons|bestioles|fourmis|graisses
      devraient|devrait|meritent|meriteraient|doivent|merite|bons ..2 etre|d|faire|a|finir ..1 etre|tous|faire|toutes? ..1 <killed>|<killThem>
      une|deux|la balle|balles|bastos ..1 entre|dans|en ..2 les|la|le|pleine ..1 tete|yeux|nuque|crane|tempe|front
      a mort les|ce|tous|cette|ces|le|l|aux ..1 !subite
      au poteau|bucher|gibet ..1 ces|tous|les
      a la guillotine|lanterne|potence|gegene ..1 ces|tous|les|cette|avec
      qu|que ..2 on|quelqu|un|il ..1 les|le|la|te|l|vous ..1 <killThem>|pende|bute|tue|creve|flingue|abatte|fusille|butte
      sais|connais|trouve|trouver ..1 bien|ou|exactement? ..1 ou|l|ton|a|dans ..2 tu|vous|il|elle|quelle|tes|ton|ecole|adresse|rue ..2 habites|habite|habitez|vis|vivez|creches|bosses|travailles|dors|adresse|etudies|enfants|gosses|ecole|vas|gares|scolarises|filles
      sais ou tu|vous habites|vis|bosses|creches|habitez|dors|travailles|vas
      tu|vous|il|elle|ils|t|on ..1 vas|allez|va|vont|finiras|finirez|finira ..2 mourir|crever|saigner|finir ..2 ce|cette|comme|sale|espece|lentement|bientot|ma|mes|demain|encule|connard|ordure|salope|dans|au|fosse|caniveau|hopital|morgue|cercueil|cimetiere|la|seul|en|enfin !de|rire
      tu|vous|il|elle vas|allez|va ..1 finir|retrouver|rejoindre ..3 hopital|morgue|cercueil|cimetiere|fosse|caniveau|roulante|coffre|cave|trou|bitume|seine|canal
      t|tu|vous es|etes|est|eres|te ..1 un|une|deja|homme? ..1 mort|morte|morts|cadavre ..1 tu|si|connard|sale|encule|enculee|mec|sur|pour|mon|espece
      es un homme mort
      compte|comptez tes|vos jours|abattis|heures
      tes|vos|ses|leurs jours|heures sont|c comptes|comptees
      prepare|preparez toi|vous|ton|tes|votre ..1 a|cercueil|obseques|enterrement|crever|mourir|testament
      prepare|preparez toi|vous ..1 a mourir|crever|souffrir|saigner|morfler
      fais|fait|faites|prends|surveille|regarde|attention ..2 gaffe|attention|a|garde|soin|bien|derriere ..2 ta|tes|ton|vos|ses|son|votre <kin> ..1 !belle|jolie
      attends|attend|attendez|jusqu|quand|si|des|la|le|prochaine|une ..3 je|j|on|prochaine|jour|que ..2 te|vous|t|le|la ..1 trouve|croise|chope|attrape|recroise|vois|revois|retrouve|choper|retrouver|tomber|dessus|coince ..4 bute|tue|creve|defonce|explose|eclate|casse|demonte|nique|massacre|fume|plante|egorge|te|mort|morte|demolis|pete|refais
      si|quand ..1 je|on ..1 te|vous|le|la|t ..1 trouve|croise|chope|attrape|recroise|vois|revois|retrouve|retombe|coince ..3 te|t|vous|le|es|la|regretteras
      vais|va|allons|veux|faudrait|vont|faut ..1 bruler|cramer|incendier|faire|foutre|mettre|poser|plastiquer|mitrailler|tirer|vandaliser|sauter|exploser ..2 ta|ton|votre|vos|sauter|le|cette|une|ce|l|bombe|feu|tes ..2 maison|baraque|bagnole|voiture|bombe|feu|immeuble|boutique|local|mosquee|synagogue|ecole|lycee|college|bureaux|appart|famille|tous|gare|mairie|commissariat|eglise
      vais|va|veux ..1 faire|commettre un ..1 carnage|massacre|tuerie|attentat
      vais|va|viens|viendrai|arrive|debarque|passe ..3 avec|prendre|un|une|mon|ma ..2 flingue|arme|couteau|batte|fusil|kalash|machette|calibre|glock|marteau ..1 et|pour|chez|demain|vous|t
      le|du sang va|coulera ..1 couler|gicler
      sang va couler
      ca va saigner
      t|te|tu|vous|l|envoyer|finir ..1 envoyer|envoie|mettre|laisser|expedier|repartir|finir|sortir|enterrer ..3 hopital|cimetiere|tombe|cercueil|morgue|terre|roulant|roulante|coma|ambulance|trou|vivant|vivante|rea|brancard|sapin
      vais|va ..1 avoir|faire|t|te|lui|vous|les ..1 avoir|faire|ta ..1 ta|la|sa|leur peau|fete
      te|vous|lui|leur faire|ferai ..1 la|ta|avaler|bouffer|cracher peau|dents|sang
      ne ..1 passeras|verras|verrez|sortiras|sortirez|passera ..1 pas|plus ..2 nuit|demain|vivant|vivants|noel|soleil|jour|semaine|vivante|enfants
      ressortiras|sortiras|repartiras|rentreras|sortira ..1 pas vivant|vivante|entier|debout
      plus jamais marcher|respirer
      te|vous tuerai|buterai|creverai|saignerai|egorgerai|massacrerai|planterai|defoncerai|fumerai|exploserai|etranglerai|tuerais|buterais|pendrai|violerai|violer|detruirai|retrouverai
      viens|vas|descends|attends ..2 dehors ..1 j ..1 te|t|explose|defonce|attends
      reve|hate|envie|adorerais|aimerais|jouis|kifferais ..2 te|vous|le|la|les|ta|de ..2 voir|gueule ..2 crever|mort|morte|saigner|agoniser|souffrir|sang|cadavre|pendu|ensanglantee|cercueil|morts`),
    low: phrases(`
      tu|vous|il|elle|ils|va|vas|allez ..1 vas|allez|va|vont ..1 me? ..1 le|la|l ..1 payer|regretter|sentir ..1 !prix|achat|loyer|facture|departs|depart
      tu|vous|il vas|allez|va ..1 morfler|souffrir|ramasser|chialer
      me|m le|la|l|les paiera|paieras|paierez|payera|payeras|revaudra
      ca ne? ..1 va|se|restera|passera|finira ..1 pas|mal ..2 comme|impuni|passer|pour|se ..1 ca|toi|vous
      on|je|j ..1 se|vais|va|on ..1 te|t|vous ..1 retrouver|trouver|attraper|choper|coincer|retrouvera|chopera ..1 !un|bientot|vite|a
      je|on t|vous attends|attend ..2 sortie|parking|dehors|coin|tournant|bas ..1 !cafe|the
      je ..1 te|vous|vais ..1 detruire|pourrir|briser|ruiner|detruirai ..1 ta|votre|vie|la|carriere
      retrouve|tombe|recroise ..2 dessus|ta|te|sur|face ..2 vas|regretter|voir|ma|gueule`),
  },
};

/** Urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  words: { none: ["suicidetoi", "tuetoi", "pendstoi"] },
  phrases: {
    none: phrases(`
      !ne|pas suicide|pends|flingue|bute|zigouille|immole toi
      tue toi sale|connard|connasse|et|stp|qu|pour|personne|salope|ca|svp|enfin|tout-de-suite
      pleurerait|pleurera|viendra|viendrait|ira ..2 a|sur|pour ton|ta|tes|votre enterrement|tombe|obseques|funerailles|mort
      qu|plus|vas|peux|ferais|devrais|pourrais|n ..2 a|qu|mieux|juste|te|de ..2 sauter|te|jeter|pendre|crever|flinguer|tirer|ouvrir ..3 fenetre|pont|train|metro|balcon|toit|balle|veines|vide|corde
      ouvre|taille|tranche toi|vous les|la
      personne ne? t|te aime|veut|supporte|regrette ..2 creve|meurs|saute|suicide|tue|disparais|pends
      ^ tue|tues|suicide|pends|pend|flingue|noie|bute|zigouille|immole toi|vous ..1 !au|a
      tue|tuez|suicide|suicidez|pends|pend|pendez|flingue|flinguez|noie|bute|immole toi|vous ..1 ca|sale|deja|connard|connasse|et|stp|qu|pour|personne|on|le|direct|vite|svp|salope|pute|merde|la|espece|idiot|c|par|en|tout !travail|tache
      va|allez|vas|vasy|aller|devrais|devriez|pourrais|pourquoi|dois|ferais|envie|tu|vous|alors|fais|faut|qu ..3 te|vous|toi ..1 pendre|tuer|suicider|flinguer|buter|noyer|immoler|tues|suicides|pendes|pends|butes|tailler|ouvrir|jeter ..1 !travail|la|dans|a|au
      va|allez|vas|aller ..1 mourir|crever|clamser|caner ..1 !de
      va|allez|vas|aller|devrais|saute|sauter|jette|jettes|jeter|balance|lance|pousse|mets ..1 te|toi|vous|t? ..1 jeter|sauter|balancer|jette|toi|allonger|faire|coucher|ecraser ..1 ecraser? ..1 sous|d|du|par|de|dans|sur|devant|en ..2 train|pont|fenetre|metro|balcon|toit|falaise|rer|camion|vide|bus|voiture|immeuble|rails|seine|ravin|tramway|tram|canal ..1 !eau
      ^ saute donc? ..1 d|du|par|de|sous|devant|dans ..1 un|le|la|l ..1 pont|fenetre|train|metro|toit|balcon|falaise|vide|bus|camion
      ouvre|taille|coupe|tranche|cisaille ..1 toi|te|vous ..1 les|la veines|gorge|poignets|carotide
      coupe|scarifie|taille toi ..1 plus|encore profond|profondement|fort
      tire|mets|colle|fous|loge toi|te|vous ..1 une balle
      te|toi tirer|mettre|coller une balle
      bois|avale|buvez|prends|boire|bouffe|avaler|gobe ..2 javel|javelle|poison|cyanure|destop|cachets|medocs|medicaments|somniferes|antigel|detergent ..1 et|on|ca|tous|pour|tout|qu|d|cul
      creve|crevez ..1 sale|en|donc|charogne|ordure|pourriture|connard|connasse|salope|pute|espece|grosse|encule|comme|bien|dans|toi|seul|seule|lentement|vite|merde|la|chien ..1 !abces|faim
      ^ creve|crevez|meurs|mourez|clamse|canne ..1 !de|le|l|un|la|les|d|pas|a
      meurs|mourez ..1 sale|en|donc|ordure|pourriture|connard|connasse|salope|pute|espece|grosse|comme|vite|lentement|enflure|seul|seule|enfer ..1 !paix|d|heureux
      espere|souhaite|veux|aimerais|voudrais|prie|hate|pourvu|souhaitons|vivement|attends ..2 que|qu|te|voir|de ..3 creves|creve|meures|meurs|mourir|crever|suicides|tues|pendes|crevera|mourras|creviez|mouriez|clamses
      espere|souhaite|pourvu|vivement ..1 que|qu|te ..1 tu|vous|elle|il|on ..2 mourir|crever|meure|creves|creve|meures|suicide|suicides|tues|bute
      personne ne? ..1 te|vous|t|va|viendra|sera ..2 regrettera|regretterait|pleurera|pleurerait|regretter|pleurer|manqueras|manquera|enterrement|triste|aime|supporte|veut|remarquera|cherchera ..1 !que|comme
      tu|vous ne? manqueras|manqueriez|manquerais|manquerez ..1 pas|a ..1 a personne|nous
      manqueras|manquerais|manquerez a personne
      monde|tout|terre|vie|on|nous|famille|planete|humanite|groupe|gens ..3 serait|sera|serai|ira|irait|porterait|portera|porte|vivra|serions|tourne|seront|seraient|est|etait ..3 sans|si|apres toi|vous|tu|ta ..1 !ce|pour
      mieux|meilleur|beau|belle|tranquille|tranquilles|heureux|propre|soulages|peinards sans toi|vous|ta|tes ..1 !pour
      rends|fais|rend|fait|faites|rendez|rendre|fous ..2 nous|au|un|a|service|plaisir|faveur|moi|le|la|l ..5 creve|tue|suicide|meurs|disparais|saute|pends|crever|mourir|tuer|suicidant|suicider|pendre|flingue|jette|butes|bute|clamse|toi
      ca|cela|sa ..1 fera|ferait|ferai ..1 de|des|un|une|bien|d ..1 l|vacances|con|connard|air|conne|bouche|merde|dechet|debile|parasite|pute|place ..1 air|moins|a !frais|conditionne
      tu|vous ne? ..1 devrais|devriez|merites|meritez|aurais|auriez|dois|merite ..2 pas|jamais|mourir|crever|te|du ..2 vivre|exister|respirer|naitre|nee|mourir|crever|suicider|tuer|pendre|ne|vie|oxygene ..1 !d
      merites|meritez|merite pas|que ..1 de|d|la|l vivre|exister|respirer|vie|oxygene|air|crever|mourir
      devrais|devriez|ferais|ferez|pourrais|devrait ..2 te|vous|mieux|de|juste|vraiment|penser ..2 suicider|tuer|pendre|mourir|crever|flinguer|disparaitre|buter|sauter
      pourquoi|comment|quand ..1 tu|vous|est|t|ne|que ..3 te|vous|t|es|encore|meurs|creves|suicides|tues|toujours|pends ..2 suicides|tues|creves|meurs|pas|pends|vie|vivant|vivante|respires|butes|encore ..1 !lu|vu|couche
      qu attends|attend ..3 pour|pr te|vous|mourir|crever|sauter ..1 tuer|pendre|suicider|flinguer
      ta|sa|votre mere|maman ..1 aurait|a ..3 avorter|avorte|avortement|avaler|capote|noyer|ivg
      arrete|arretez|cesse ..1 de ..1 respirer|vivre|exister
      disparais|disparaissez|degage ..1 de|du|cette ..2 terre|monde|planete|surface|vie
      erreur de la nature
      sac|gaspillage|perte|voleur a|d|de ..1 oxygene
      continue ..2 a|de|te ..1 couper|scarifier|tailler|scarifie ..1 plus|jusqu|bien|profond
      prends|trouve|cherche|achete|prepare ..1 toi? ..1 une|la|ta corde ..2 et|tabouret|pends|pour ..1 pends|finis|pendre|fais|vas
      mets|mettez fin a tes|vos|ta ..1 jours|vie|souffrance`),
  },
};
