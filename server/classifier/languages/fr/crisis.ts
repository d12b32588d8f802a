import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

const hard = phrases(`
  plus|aucune raison|motif de continuer|vivre|me-lever|me-battre|avancer|esperer
  ai|n|plus|vraiment ..1 envie|gout de|d|a rien
  sais pas|plus pourquoi|a-quoi-bon ..1 je|j ..1 me? leve|vis|continue|bats|existe|reste
  tout ..1 est|parait|semble|devient ..1 gris|vide|noir|sombre|inutile|vain
  honte de mes|ma parents|famille
  marre|raslebol|ras-le-bol|lasse|fatigue|fatiguee|epuise|epuisee de|d vivre|exister|souffrir|lutter|la-vie|cette-vie|me-battre|faire-semblant
  perdu ..1 tout|l? espoir|gout-de-vivre|gout-a-tout
  pleure|chiale|pleurer ..2 toutes|tous|chaque ..1 les? nuits|soirs|nuit|soir|jours
  touche|atteint le fond !de
  je sombre|coule
  a quoi bon
  je n|ne? ai|vois|trouve|sens plus ..1 d|de|aucun|la espoir|force|courage|energie|raison|issue
  sers|vaux ..1 a? rien
  cette depression|angoisse|solitude ..1 me
  deteste|hais ma vie
  ne? compte|compter|importe ..1 pour|a personne
  si|tellement|tres|trop|completement|desesperement seul|seule que|et|au-monde|face|depuis
  plus ..1 la|de force|forces|energie|courage ..1 de|pour
  fatiguee|fatigue|epuisee|epuise|lasse|usee|use de|d|a me|lutter|vivre|tout|exister|etre ..1 battre
  je|j rate|foire|gache|detruis tout
  ma vie n|ne|est|c|s ..1 plus|a|est|rien|sert|ressemble|effondre
  <am>|etre|suis qu|que un|une ..1 rate|ratee|fardeau|echec|merde|boulet|poids|nulle|incapable
  je me noie|sens-mourir|perds-pied
  en|n peux|peut|peu|pouvais plus|pu !d|de|attendre|du|des|avec
  j|jen|jem n? en? peux|peut|peu plus !d|du|des|attendre
  jpeux|jpe plus !attendre|manger|venir|boire
  peux|arrive|arrivais|supporte|supportais plus ..1 la|ma|cette|de|a|vivre|continuer|avancer|lutter|rien|me ..1 vie|continuer|douleur|vivre|avancer|lutter|supporter|souffrance|tenir|regarder|solitude
  supporte|supportais plus rien|moi|etre|d ..1 etre|moi
  <am> ..1 a bout de? ..1 !souffle|touchant
  a|au bout du rouleau
  suis|jsuis|chuis|me|sens ..2 a bout !du|de|portant
  plus|aucune|pas ..1 la|de|d force|forces|energie ..1 de|pour|d continuer|vivre|rien|me|avancer|lutter|tenir
  plus|aucune|pas ..1 la|de|d? force|energie|espoir|avenir|lumiere|perspective ..1 de|pour|d|a|devant|au|dans|ma
  plus|jamais|aucune ..1 envie|gout|plaisir de|a|d|pour|en rien|faire|quoi|continuer|me|lever
  plus rien n? a|avait|fait|vaut|compte|m ..1 de|aucun|d|la|interesse|importe|amuse|touche ..1 sens|importance|peine|gout|interet
  plus|rien n|na a|avait|aucun|de plus? ..1 de? sens|importance|valeur !pratique|unique|interdit
  plus rien ne? m|me ..1 interesse|importe|amuse|touche|motive|retient|fait|rend
  vie|tout|vivre|existence|ca n|na|ne|est|semble a|plus|pas|vaut|aucun|vain|d ..2 sens|peine|but|interet|vide|vecue ..1 !unique|interdit|giratoire
  vie|vivre n? a|est|na ..1 plus|pas|aucun ..1 de? sens|valeur|but
  ne? vois|voit|trouve plus|pas|aucun ..1 de|d|l|le|la|quoi|pourquoi|a|une? ..2 sens|issue|avenir|espoir|lumiere|interet|raison|continuer|sortie|bout ..1 !commercial
  pas|aucun|aucune|plus d|de? issue|espoir|avenir|echappatoire ..1 pour|moi|dans|ma|possible
  a quoi|koi bon|sert ..1 de|continuer|vivre|tout|exister|lutter|se|je ..1 vivre|continuer|lutter|exister|lever
  a quoi bon vivre|continuer|tout|exister|lutter
  <am>|sens|suis|etre|devenu|devenue|d ..1 etre|que|qu|juste? ..1 un|une poids|fardeau|boulet|dechet|merde|fardo|charge|rate|ratee|erreur|incapable|echec ..1 pour|de|et|mentale|total|ambulant|tout|mes|ma|a
  <am> ..1 un|une poids|fardeau|boulet|charge pour|de|a
  <am> ..2 qu? un|une ..1 poids|fardeau|boulet|dechet|merde|ratee|rate|incapable|bonne|bon|moins ..1 a|que|rien
  <am> ..1 bonne|bon|bons a rien|jeter
  <am>|me|sens ..2 inutile|worthless|pathetique|meprisable|minable|nulle|nul ..1 et|pour|a|de|comme ..1 tout|rien|vide|vie|jamais|toujours
  me|m sens|sent|sentais|sentir ..2 vide|inutile|nulle|nul|seul|seule|perdu|perdue|morte|mort|brisee|brise|desesperee|desespere|invisible|prisonniere|prisonnier|etouffer|abandonnee|abandonne|sombrer|deprimee|deprime|mal|minable|merde|couler|isolee
  mort|morte|vide|casse|cassee|brisee|brise|detruit|detruite a|de|en l interieur|interieure|dedans
  ne? vaux|sers|vaut|sert ..1 plus? a? rien !de
  vaux|sers ..1 a? rien
  personne ne? m|me ..1 aime|comprend|ecoute|voit|regarde|soutient|supporte|veut|entend|attend|aide ..1 !a
  personne ne? tient|pense a moi
  tout|tous le|monde? se|s ..1 fout|moque|fiche|fichent|foutent de|que moi|j
  je|j me|m deteste|hais|degoute|execre
  deteste|hais|supporte ma|cette|mon ..1 vie|existence|corps
  marre|ras|fatiguee|fatigue|lasse|las|epuisee|epuise|raslebol de|d|le|l ..2 vivre|vie|exister|tout|souffrir|lutter|semblant|etre|moi|pleurer|ma ..1 ca
  marre|fatigue|fatiguee|epuise|lasse|bol|ral ..1 de|d la|ma|cette|tout|vivre|exister|souffrir|etre ..1 vie|existence|en
  perdu|perds|perdre|perdue ..1 tout|l|le|gout|espoir|envie|toute ..1 espoir|gout|envie|espoirs ..1 de|en|a|dans
  perdu|plus le|tout|l|aucun|d espoir
  pleure|pleurer|pleurais|larmes|pleures|chiale ..2 tous|toutes|chaque|sans|m|toute ..1 les|soir|nuit|jour|la|raison|endormir|cesse ..1 soirs|nuits|jours|m|nuit|raison|journee
  pleure chaque|toute|toutes|tous|sans ..1 soir|nuit|nuits|soirs|jours|arret|cesse
  crise|crises|attaque|attaques d|de ..1 angoisse|panique|angoisses|anxiete|larmes
  touche|toucher|au|atteint ..1 le|du fond ..1 du
  je|j|jsuis|en|me|suis ..1 train|de? ..1 sombre|sombrer|coule|couler|noyer|noie
  je sombre|coule|craque|etouffe ..1 et|completement|petit|chaque|de
  envie|veux|vais|voudrais|pense de|d|tout|a? ..1 abandonner|baisser
  ma vie|existence n? est|c|na|ne|vaut|a ..2 qu|un|une|rien|merde|enfer|echec|cauchemar|gachis|sens|desastre
  vie de merde|chien|con
  cette|la|ma depression|angoisse|solitude|tristesse|anxiete ..1 me|m|n ..2 tue|bouffe|ronge|consume|detruit|devore|etouffe|submerge|gagne|lache
  <am>|fais|tombe|en|etre ..2 depressif|depressive|desespere|desesperee|deprime|deprimee ..1 !du
  plus|pas personne a|vers|pour|avec qui ..1 qui|parler|m
  n|jai|j|ai ..1 plus|pas|vraiment personne ..1 a|vers|pour|avec|dans
  merite de? souffrir
  chaque|tous|toutes jour|jours|journee|matin ..2 est|c|une|un ..2 combat|enfer|supplice|torture|calvaire|souffrance|epreuve
  manquerais|manque|manquerai ..1 a personne
  <am> ..1 de trop ..1 sur|dans|partout|ici|pour
  si seul|seule
  tellement|si|tres|trop seul|seule|vide|desespere|desesperee|malheureuse|malheureux|perdue|perdu ..1 !commentaire
  tout est|c|semble de? ..1 ma|noir|sombre|foutu|perdu|gris|vain ..1 faute|et|pour|autour
  je ne? ressens|sens plus rien`);

const grave = phrases(`
  recommence|recommencee|reprends|repris|continue|arrive-pas-a-arreter|arrete-pas ..1 a|de me couper|scarifier|mutiler|bruler|taillader|lacerer !les-cheveux|la-parole|en-cuisinant
  voiture|camion|train|bus|foudre|quelqu-un ..2 m|me ..1 ecraser|ecrase|renverser|percuter|tuer|acheve|tue ..3 finisse|mieux|finir|fini|bien|delivree
  que ..2 ca|tout ..1 finisse|s-arrete ..1 !bien|vite|comme|avant|par
  ma|mes|ecris|ecrit|redige|laisse|prepare|ecrire|une ..1 lettre|lettres d|de suicide
  ma|mes|ecris|ecrit|redige|laisse|prepare|ecrire ..1 lettre|lettres|mot d|de adieu|adieux !de-mes|de-mon|de-ma|pour-mes-collegues|du
  imagine|imaginer|reve|fantasme|obsedee|visualise ..2 me|de|a ..1 jeter|tuer|sauter|pendre|mourir|suicider|couper|flinguer|ma-mort|noyer !la-tete
  arreter|arrete|cesser d|de exister|vivre|respirer
  voudrais|aimerais|prefererais|veux|voulais|souhaiterais ..1 etre mort|morte
  en finir avec la-vie|tout|moi|ma-vie|cette-vie|mes-jours
  si je|j ..1 mourais|disparaissais|crevais|mourrais|suicidais|tuais
  jai|ai|sont|prepare|prevu|la ..2 cachets|medocs|pilules|comprimes|corde|lames|somniferes|rasoir ..4 table-de-nuit|prets|prete|ce-soir|en-finir|de-cote|sous-mon-lit|tiroir|table
  ce|demain|bientot soir|tout ..1 tout? s|se arrete|termine|finit !bien
  jme|me|m suis ..2 ouvert|taille|entaille|lacere|brule|coupe ..1 les|le|la|aux bras|avant-bras|cuisses|veines|poignets
  mieux|heureux|soulages si je|j ..1 n|ne|etais|mourais|disparaissais|existais
  ma|mes|une tentative|tentatives de suicide ..1 !de-mon|d
  jveux|jvoudrais|jai-envie-de|jai-envie-d ..1 mourir|crever|en-finir|disparaitre !de
  envie|veux|pense|penser|vais|songe|songer|pourrais|voudrais|idee|me|jveux|d|tentee ..3 me|m|sauter|jeter|jetter|jette|lancer|balancer ..3 fenetre|train|pont|metro|balcon|rer|toit|falaise|rails|camion|vide|seine|voies|voie !parachute|elastique
  je saute|sauterais|sauterai ..2 fenetre|pont|toit|balcon|falaise
  planifie|prepare|organise|imagine|preparer|planifier ..2 ma|mon mort|suicide|enterrement|fin
  yeux et|pour ..1 ne? jamais|plus ..1 les? rouvrir|ouvrir|reveiller
  me|m suis|ai|ete ..2 taillade|tailladee|taille|taillee|entaille|entaillee|coupe|coupee|ouvert|lacere|brulee ..1 les|le|la cuisses|bras|poignets|veines|avant|peau|poignet|cuisse
  mieux|heureux|bien|tranquille|tranquilles si je|j ..1 n|ne|etais|mourais|disparaissais|existais ..1 existais|etais|mourais|disparaissais|suis
  veux|voudrais|voulais|peux plus vivre|exister|continuer !a|avec|en|dans|ici|chez|sans|comme|la|le|seul|seule|au
  plus|pas envie de vivre|continuer-a-vivre|me-reveiller|me-battre|exister !avec|en|a|ici|dans|chez
  <am>|ai ..1 jamais|pas|mieux|encore ..1 demande ..1 a naitre|vivre
  j|je|si ..1 avais|ai|aurais ..1 le|du|plus|assez ..1 courage ..3 d|de ..1 en-finir|me-tuer|finir|sauter|me-suicider|mourir
  partir pour|et ..1 toujours|jamais|ne-plus-revenir-jamais ..1 de-ce-monde
  !pas|jamais|aucune|elle|il envie|veux|voudrais|prefererais|aimerais|voulais|voudrai|jveux|prefere|besoin|souhaite|hate !pas|pas-envie ..1 de|d|juste|vraiment|pouvoir|que? mourir|crever|disparaitre|mourrir|mourire !de|d|pour|un|ce|ces|avec|rire|a|en|sous|dans
  envie|veux|voudrais|prefererais|aimerais|voulais ..1 de|d|juste|pouvoir? disparaitre|mourir|crever ..1 pour|de|dans|a ..1 toujours|bon|vrai|chagrin|jamais|sommeil|fond|cette
  voudrais|aimerais|prefererais|veux|envie|souhaite|souhaiterais ..1 de|d|deja|juste? etre ..1 deja|mort|morte ..1 mort|morte|enterree
  voudrais|aimerais|prefererais|veux|pourvu|envie|seulement|espere ..3 ne|plus|pas|jamais|n|et|de ..2 me|jamais|plus|m? ..1 reveiller|reveille|existe|exister|nee|reveil !tot|a|trop|avant|tard
  m|endormir|dormir|coucher|nuit|yeux ..1 et|pour|sans ..1 ne? ..1 plus|jamais|pas ..1 jamais|me|m? reveiller|reveille|ouvrir
  ne plus|jamais|pas ..1 jamais|me ..1 me? reveiller !a|tot|trop
  plus|pas|aucune|perdu|n ..2 envie|gout|raison|force|raisons de|d|a vivre|exister ..1 la ..1 !avec|en|dans|ici
  veux|voulais|peux|souhaite|desire|vouloir plus|pas ..1 vivre|exister|continuer !avec|a|en|dans|ici|chez|sans|seul|seule|loin|au|ensemble|pres|comme|sur|ma|le|la
  veux plus vivre|exister ..1 comme|dans|avec|une|cette|du ..1 tout|ca|douleur|souffrance|vie
  veux|voudrais|jveux plus|juste ..1 etre|que ..1 la|de|en|tout|ca ..1 vie|monde|s|arrete|finisse
  veux|voudrais|besoin|juste ..1 que? tout|ca|cette|cela ..2 s|se ..1 arrete|termine|finisse ..1 !bien
  vais|veux|voudrais|envie|pense|penser|songe|songer|essaye|essaie|essayer|tente|tenter|failli|voulu|peur|compte|pourrais|planifie|idee|idees|prevu|decide|jveux|jvais|allais|imagine|reve ..2 a|de|d|vraiment|deja|me|m? ..1 me|m suicider|tuer|pendre|flinguer|buter|foutre|ouvrir|tailler|jeter|noyer|scarifier|mutiler|couper|empoisonner|defenestrer !a|au|sur|dedans|la|un|une|le|du|des|aussi
  me|m suicider|flinguer|pendre !le|la
  me foutre en l air
  foutre en l air ..1 ma|mes|pour|ce
  ouvrir|tailler|trancher|taille|ouvert|ouvre les veines
  me|m tirer|mettre|coller une balle
  pense|penser|pensais|jpense|songe|songer|idee|envie|pensees|penses ..2 au|a|du|de|suicidaires ..1 suicide|mourir|mort|en|l|la|fin ..1 tous|tout|chaque|souvent|depuis|finir|mort|constamment|parfois|plusieurs|toutes|serieusement|encore|quotidien|sans|toute
  pense|penser|jpense|pensais|songe ..2 au suicide
  pense|penser|jpense|songe ..2 a mourir|la|en|me ..1 mort|finir|tuer|suicider
  en finir ..1 avec ..1 la|ma|cette|tout|moi|mon ..1 vie|existence|ca|tout|monde|souffrance
  veux|voudrais|envie|pense|vais|besoin|idee|planifie|d ..1 a|d|de? en finir ..1 pour|une|ce|cette|demain|avec|vite|maintenant !le|ce|les|travaux|rapport
  d|veux|vais|voudrais|a en finir !avec|le|la|les|travaux|rapport
  mettre|mettrai|mets|met fin|terme a ..1 mes|ma|ca|tout|mon|cette|celle ..1 jours|vie|existence|souffrance|calvaire
  me|m suis|ai|suit|etais|sis ..2 encore|scarifiee|scarifie|scarifier|automutilee|automutile|automutiler|mutilee|mutile|coupee|coupe|taillade|tailladee ..2 les|aux|hier|bras|poignets|encore|cuisses|ce|cette|volontairement|expres|j|nouveau|soir|profond !cheveux|doigt|pouce|cuisine|ongles
  scarifie|scarifier|scarifiee|scarification|scarifications|mutile|automutile|mutiler|automutiler|automutilation encore|chaque|depuis|tous|souvent|hier|de|quand|pour|nouveau|les|j|cette|ce ..1 !bois
  !ne me scarifie|mutile|automutile|taillade|lacere|scarifier|mutiler !plus|pas
  me|m coupe|coupais|couper|entaille|entailler|taillader|brule ..1 les|le|aux|la|volontairement|pour ..1 veines|bras|poignets|poignet|cuisses|peau|cuisse|sentir|avant
  me|m fais|faire|fait|faisais du mal !au
  envie|recommence|besoin|continue|recommencer ..1 de|a|d me ..1 couper|scarifier|faire|mutiler|bruler|blesser ..1 du ..1 mal !cheveux
  mieux|heureux|heureuse|tranquille|tranquilles|soulages sans moi !pour|qui|au
  serait|serais|seraient|sera|serai|irait|vivrait|ira|vivraient|iront|seront|porterait|porteraient|porterai ..2 mieux|bien|heureux|plus ..1 sans|mort|morte ..1 moi|que
  serait|serais|vaut|vaudrait|serai mieux ..3 mort|morte|mourir|meure|mourrais|existais
  personne|qui|quelqu|gens ..2 ne? me? ..1 remarquerait|remarquera|pleurera|pleurerait|regretterait|regrettera|manquerait|manquerai|verrait|souviendra|rendrait ..3 si|mon|ma|disparaissais|absence|mort|partais|mourais|meurs|disparais|la|apres|moi|compte
  si je|j ..1 mourais|mourrais|mourait|disparaissais|meurs|disparais|disparait|crevais|creve|me|n|etais ..2 personne|demain|tout|ca|etais|plus|tue|suicide|tuais ..1 personne|le|seraient
  jamais|pas du|ete ..1 naitre|nee|exister|vivre
  aurais|aurai ..1 prefere|aime|voulu|jamais|du ..1 ne|jamais|pas|du ..1 pas|jamais|naitre ..1 naitre|exister|nee|ne
  merite pas|plus|de ..1 de? vivre|mourir|exister ..1 !bien
  raison|raisons|envie|rien|gout de|d|pour|a|qui ..1 vivre|rester|exister|m ..1 accroche|retient|vie|ici
  !avez|as|vous|tu|si|contre|aviez|votre idees|pensees|envies|pulsions|penses suicidaires|noires|morbides|suicidaire
  <am>|me|sens|devenue|suis ..2 suicidaire
  tentative|tentatives|ts de suicide ..2 j|il|l|hier|encore|ma|rate|cette|an|en|me|ratee
  j|ai|fait|tente|rate|mes|ma|apres ..2 tentative|tentatives|ts ..1 de? suicide
  avale|avaler|pris|prendre|ingere|gobe|prends ..2 tous|toute|toutes|une|boite|plaquette|trop|des|plein ..2 medicaments|medocs|cachets|comprimes|somniferes|boite|anxios|pilules|plaquette|anxiolytiques|doliprane ..1 !rhume
  j|ai|prepare|ecris|ecrit|laisse|redige|mes|ma ..2 lettre|lettres|mot|adieux d|de|a adieu|adieux|suicide
  adieu monde cruel
  suicide|mort|mourir ..1 est|c|semble|serait|parait ..2 la|ma|seule|unique ..1 solution|issue|option|delivrance|sortie
  seule|unique|derniere solution|issue|option|sortie ..2 suicide|mourir|mort|disparaitre|tuer
  pas|plus|jamais|aucune|n ..1 envie|peur|raison d|de etre|mourir|rester ..1 en|encore|mourir|la|vivante|vivant ..1 vie|ici
  envie de creve|crev*
  compte|vais|veux|pense|essayer|essaye|tente ..2 de|a? me? tuer|suicider|pendre ce|demain|cette|bientot|depuis|mais|et|plusieurs|parce|hier|l|aujourd|quand
  vivre|vie ..1 ne? m|me|mest|est ..1 est|insupportable|fait|interesse ..1 plus|trop|mal|insupportable
  survecu|rescapee|rescape ..1 a|de ma|mon|mes ..1 tentative|suicide
  achete|trouve|prepare|stocke|garde|mis ..3 corde|lames|cachets|medicaments|rasoir|somniferes|lame ..3 pour|prete|mourir|cote|soir`);

const searches = phrases(`
  suicide|suicider|suicidaire|suicidaires
  envie|veux|vouloir|comment|facon|methode|methodes|moyen ..2 de|d|pour|me|se? mourir|crever|tuer|pendre|suicider
  comment se|me|en tuer|suicider|pendre|finir|scarifier
  en finir
  mourir sans souffrir|douleur
  automutilation|scarification|scarifications|scarifier|automutiler
  me|se scarifier|mutiler|couper
  idees|pensees noires|suicidaires
  depression|desespoir|depressif|depressive
  plus envie de vivre|rien
  en peux plus
  lettre d|de adieu|suicide
  surdose|overdose|dose mortelle|medicaments|letale
  numero|ligne|aide|ecoute ..2 suicide|3114|detresse
  mal etre
  mal de vivre`);

export const crisis: CrisisList = { hard, indirect, grave, searches };
