import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Slurs, and contempt for people for what they are. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const hate: HarmList = {
  words: {
    none: words(`
      bougnoule bougnoules bougnoul bougnouls bicot bicots negre negres negresse negresses negro negros bamboula bamboulas youpin youpins
      youpine crouille crouilles tarlouze tarlouzes tantouze tantouzes tafiole tafioles fiotte fiottes pede pedes gouine gouines travelo
      travelos chinetoque chinetoques niakoue niakoues enculeur`),
    low: words(
      "pd pds tapette tapettes mongolien mongoliens gogol gogols feminazi feminazis triso attarde pedale romano romanos",
    ),
  },
  phrases: {
    none: phrases(`
      maudits|satanes|sales|saletes-de|putain-de|fichus <group> ..1 !ecrans|quarts-d-heure
      <group> ..4 aurait|fallait|faudrait|devrait ..3 exterminer|gazer|pendre|expulser|virer|enfermer|tuer|bruler|steriliser
      <group> ..7 dirigent|controlent|dominent|gouvernent|tiennent ..1 le|les|tout|la ..1 monde|banques|medias|finance
      <group> ..8 ce sont|c|etait ..1 est? des|un|une|tous|que|juste <most>? <vile>
      <group> ..1 ils|elles|ca|vous? puent|schlinguent|empestent|pue
      <group> ..2 devraient|devrait|doivent|doit|ont ..1 pas|jamais ..2 adopter|marier|voter|exister|elever|droit|entrer|avoir
      <group> ..1 viennent|arrivent|debarquent|venez|vivent ..3 voler|violer|profiter|envahir|parasiter|piquer|remplacer|coloniser|dealer|islamiser|salir|imposer|pondre|tuer|egorger|crocs|crochets
      qu|que on|ils|l ..1 les|la|le ..1 renvoie|vire|expulse|enferme|parque|brule|deporte|degage|foute ..2 tous|toutes|chez|dehors|ca|une
      il? faut|faudrait|devrait ..1 tous|toutes|les|on? ..1 les|tous|toutes? ..1 virer|expulser|renvoyer|deporter|parquer|sterliser|steriliser|castrer|enfermer ..1 tous|toutes|de|chez|cette|ces|hors
      lesbiennes|lesbienne|gouine|gouines|feministe|feministes|goudous ..6 vrai|bonne|grosse|bon|vraie ..1 mec|homme|bite|male|queue|mecs|coup
      putain|ptn|saletes|salete|encules|batards|salauds|connards|marre|ras ..2 d|de|des|ces|ce|du|bol ..1 <group>|negre|negro ..1 !films
      les|ces|tous|putain ..1 <group> controlent|dirigent|tiennent|possedent|dominent
      <group>|<slur> ..1 degage|degagez|dehors|cassez|barrez|rentrez|retournez|retourne
      bougnoule|bougnoules|bougnoul|bougnouls|tarlouze|tarlouzes|tantouze|tantouzes|chinetoque|chinetoques|niakoue|niakoues|youpin|youpins|youpine|crouilles|bicots|tafiole|tafioles|negresse|negresses|enculeurs
      negro|negros|negre|negres|bamboula|bamboulas|travelo|travelos|gouine|gouines ..1 degage|retourne|retournez|rentre|rentrez|dehors|puant|puante|crasseux|degagez|degueulasse|degueulasses|vont|partout
      !dire|disent|dit|faux|pretendre|croire|cliche <group> ..1 sont|etes|etaient|c|seront <most>? <most>? <most>? <vile>
      !dire|disent|dit|faux <group> ..1 c est? <most>? <most>? <vile>
      !dire|dit|faux un|une|tout|chaque|cette|ce|sale|le|la|l|cet ..1 <group> est|c|reste|restera <most>? <most>? <vile>
      <group> ..1 viennent|vivent|sont|arrivent|debarquent ..2 que|pour|juste|la|voler|nous|profiter ..2 voler|violer|profiter|envahir|parasiter|piquer|allocs|allocations|aides|remplacer|coloniser|dealer|crocs|caf
      <group> ..1 ne? nous? volent|violent|envahissent|infestent|puent|polluent|salissent|detruisent|pourrissent|parasitent|envahissez|puez
      <group> ..1 controlent|dirigent|dominent|tiennent|manipulent|possedent|gouvernent|tirent ..2 monde|tout|medias|banques|presse|finance|gouvernement|ficelles|pays|tele
      <group> ..1 ne? ..1 sont|est|servent|sert|savent|valent ..2 qu|que|bonnes|bon|bonne|faites|bons|faits|rien ..3 cuisine|menage|voler|baiser|torcher|enfants|pondre|cuisiner|nettoyer|mentir|vaisselle|rien|baise|esclaves|obeir|lit|fourneaux
      <group> ..1 me|m|nous ..1 degoute|degoutent|donnent|debectent|repugnent|gerber|vomir|ecoeurent
      me|m|nous degoutent|debectent|repugnent|degoute ..1 ces|les|tous|toutes|cette|ce ..1 <group>
      hais|deteste|supporte|supporter|hait|conchie|execre|meprise|vomis|saque|encadre ..2 les|ces|tous|l|des|tout|cette|toutes ..1 <group> ..1 !grasses|mere|belle
      mort|crever|crevez|creve|crevent|tuez|tuer|brulez|bruler|gazer|gazez|exterminer|pendre|buter|butez|lyncher|expulser|expulsez|virez|virer|castrer|steriliser|renvoyer|renvoyez|deporter|eliminer|egorger|noyer|chassez|interdisons|enfermer|enfermez|parquer ..1 aux|tous|ces|les|toutes|a|le|l|la|cette|de|chaque ..1 les|ces|des? ..1 <group>
      <group> ..1 au|a|aux|dans ..1 la|le|l|des|leurs? ..1 four|fours|gaz|chambre|chambres|poteau|bucher|zoo|cages|cage|goulag|camps|cuisine|fourneaux|jungle|bled|asile|feu ..1 !decouvert
      <group> ..1 dehors|cassez|degagez|rentrez|hors|degage|barrez|retournez|foutez|rentre|retourne|casse|partez
      dehors|degagez|hors|stop|virez|foutez|basta|degage|assez|marre ..2 les|ces|aux|dehors|tous|sales|de|des|d|l|a ..1 <group> ..1 !ailes|garages|garage
      pas|plus|veux|veut|voulons|aucun|voulez|jamais ..2 de|d|aux|chez|un|ici ..2 <group> ..1 ici|chez|dans|en|pres|a ..1 nous|moi|france|notre|mon|immeuble|cote|quartier|europe|belgique|suisse
      <group> ..2 devraient|devrait|doivent|faut|faudrait|meritent|merite|doit ..3 etre|mourir|crever|les|tous|se|disparaitre|exister|d|de|rentrer|rester|fermer|degager ..2 <killed>|mourir|crever|disparaitre|exterminer|gazer|enfermer|bruler|expulser|renvoyer|soigner|pendre|tuer|steriliser|eliminer|virer|foutre|cuisine|gueule|chez|droit|buter|deporter|noyer|maison ..1 !d
      <group> ..1 faut|faudrait|devrait|doit|n|devraient|il ..2 tous|toutes|les|la|l ..1 exterminer|gazer|enfermer|bruler|expulser|renvoyer|soigner|pendre|tuer|steriliser|eliminer|virer|buter|deporter|noyer|dehors|crever|abattre|pique
      <group> ..1 ne|n|ont|meritent|sont|merite|meritez|etes ..1 pas|rien|plus|meritent|sont|ont|a ..2 humains|gens|etres|vivre|respirer|exister|droit|droits|place|ame|voter|faire|adopter|foutre|existence|vie|normaux|normal|naturel
      <filthy> ..1 <slur> ..1 !raciste
      sale|sales|salete|putain ..1 de|d|ces|grosse|petit|petite|gros? ..1 arabe|arabes|noir|noirs|noire|juif|juifs|juive|musulman|musulmans|musulmane|rom|roms|gitan|gitans|gitane|manouche|manouches|immigre|immigres|migrant|migrants|etranger|etrangers|clandestin|clandestins|gay|gays|homo|homos|lesbienne|lesbiennes|trans|chinois|noich|asiat|africain|africains|algerien|algeriens|marocain|marocains|rebeu|rebeus|renoi|renois|turc|turcs|roumain|roumains|blanc|blancs|handicape|handicapes|mongol|mongole|mongols|polonais|portugais|allemand|femmes|francais|babtou|feuj|feujs|indien|pakistanais|palestinien|sioniste|syrien|afghan|congolais|senegalais|malien|islamistes|goy|voile|voilee|voilees|metis|bride ..1 !tee|jean
      <group>|<slur> de merde|chiotte
      <group> ..1 puant|puants|puante|crasseux|degueulasse|degueulasses|repugnants|immondes
      retourne|retournez|rentre|rentrez|rentres|retournes|retourner|repars|repartez|casse|cassez|degage|degagez|renvoyer|renvoyez|renvoie ..2 dans|chez|en|au|a|toi|vous|les|ta ..1 toi|vous|ton|votre|ta|leur|leurs|afrique|algerie|maroc|eux|la|sa|son|bled|pays|tous ..1 pays|bled|brousse|jungle|afrique|savane|case|douar|desert|chameaux|chameau|grotte|continent|sales|tas|bande|sale|on|les|roulottes|arabe|negro|cocotier|arbre
      rentrez chez vous ..1 sales|bande|les|on|la|putain|bougnoules|ici|c
      rentre chez toi ..1 sale|l|le|on|negro|la|bougnoule|bicot ..1 !vite|bien
      retourne|retournez|remonte|remontez ..1 dans|au|sur|a|chez ..1 ta|ton|vos|la|votre|les ..1 brousse|bled|jungle|savane|arbre|arbres|cocotier|case|cuisine|fourneaux|grotte|cage|zoo|bananier|roulotte|douars
      retourne|va|allez|file ..2 cuisine|vaisselle|fourneaux|menage ..1 femme|salope|c|pouffiasse|connasse|les|au|grosse
      femme|femmes ..2 a|en|dans|est|devraient ..1 la|rester|sa|leur ..2 cuisine|fourneaux ..1 !ouverte
      place d|des|de ..1 femme|femmes|bonne|bonnes|negres|meuf ..1 est|c ..2 cuisine|fourneaux|maison|lit|zoo|bled
      hitler|adolf|petain|hitlers ..2 raison|termine|fini|finir|travail|genie|heros|boulot|manque|reviens|revenir|loin|bien|job ..1 !perdu
      hitler ..1 avait|aurait|a|n|reviens|reveille|est ..2 raison|du|pas|fini|termine|fait|genie ..2 finir|terminer|travail|boulot|fini|termine|bien|assez
      shoah|holocauste|chambres ..1 est|n|sont|c ..2 mensonge|invention|existe|bidon|arnaque|farce|foutaise|exagere|detail ..1 !pas
      race|races|peuple|sang inferieure|inferieures|superieure|aryenne|impur|inferieur
      suprematie|pouvoir|fierte|race|france|white blanche|blanc|power
      grand remplacement ..1 est|c|en|continue|arrive
      homosexualite|lesbianisme|transidentite|islam|judaisme|feminisme|transexualite ..1 est|c ..3 maladie|cancer|aberration|fleau|perversion|peste|peche|abomination|degenerescence|saloperie|merde|tare|deviance|poison|contre
      etre gay|pd|pede|lesbienne|trans|homo|homosexuel ..1 est|c ..3 maladie|degoutant|contre|aberration|peche|anormal|perversion|deviance|degueulasse|honte
      invasion|fleau|peste|vermine|racaille|horde|meute|ramassis|tas|hordes|bande ..1 de|d|des ..1 <slur>|migrants|arabes|noirs|juifs|musulmans|gitans|roms|etrangers|pedes|bougnoules|singes|clandestins|islamistes|africains|pds|romanos
      vermine|racaille|peste|engeance|invasion|lobby|complot|salete|ordure juive|arabe|musulmane|islamique|noire|migratoire|gitane|rom|africaine|homosexuelle|immigree|sioniste|gay|lgbt|basanee|maghrebine
      youpins|juifs|arabes|noirs|pedes|musulmans|roms ..1 au|aux four|fours|gaz|poteau|bucher|douche|goulag|mer
      ca|il|vous|tu|on ..1 pue|puent|puez|sent|sentent ..1 le|l|la|les ..1 arabe|negre|noir|juif|gitan|bougnoule|rom|migrant|negro|youpin
      singe|singes|macaque|macaques|guenon|guenons|gorille ..1 noir|noirs|africain|africains|retourne|retournez|degage ..1 !hurleurs
      noir|noirs|arabe|arabes|negre|africain|africains|black|blacks ..2 comme|sont|c ..1 des|de|un|que ..1 singes|singe|macaque|macaques|animaux|guenon
      arabe|arabes|juif|juifs|noirs|roms|migrant|musulmans|gitans ..1 bon|un|une|bons ..1 arabe|juif|mort|arabes|noir|musulman ..1 est|mort|c
      travail|boulot ..1 d|de ..1 arabe|negre|bougnoule|portos
      voleurs|violeurs|feignants|racaille|parasites|profiteurs comme|tous ..1 tous|les? ..1 <group>
      france|europe|belgique|quebec|suisse ..1 aux|appartient ..2 francais|blancs|souche`),
    low: phrases(`
      es|sale|espece|quel|gros|t|bande|ces|pauvre|grosse|etes|est|quelle ..2 ..1 pd|pede|tapette|tapettes|mongol|mongole|mongolien|mongols|triso|autiste|trisomique|gogole|pedale|pedales|pds
      t|tu|es ..1 es|un|vraiment|trop ..2 pd|pede|mongol|gogol|attarde|triso|mongolien|tapette
      truc|musique|comportement|tenue|jeu|sport ..1 de ..1 pd|pede|tapette|fiotte|tarlouze|gonzesse|pds|pedes
      attarde|attardee|attardes|debile mental|mentale|mentaux|profond
      feminazi|feminazis|feminazies`),
  },
};
