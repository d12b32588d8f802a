import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Swearing: mild words are high, strong ones low. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const profanity: HarmList = {
  words: {
    low: words(`
      connard connards connasse connasses connarde encule enculee encules enculer enculez enfoire enfoiree enfoires enfoirees salope salopes
      salopard salopards salaud salauds pute putes putasse petasse petasses pouffiasse pouffiasses grognasse grognasses branleur branleurs
      branleuse batard batards batarde trouduc trouducul foutre foutez niquer nique niquez niquent fdp fdps ntm tg ftg bouffon
      bouffons poufiasse couillon couillons conasse conard conards chiennasse raclure raclures`),
    high: words(`
      merde merdes merdique merdiques merdier merder putain putains ptn ptin chier chiant chiante chiants chiantes chieur chieuse
      emmerde emmerder emmerdes emmerdant emmerdeur emmerdeuse couilles chiottes deconne deconner deconnes tabarnak tabarnac
      tabarnouche calisse crisse ostie osti esti ciboire viarge saloperie saloperies conneries connerie`),
  },
  phrases: {
    low: phrases(`
      va|allez chier|crever|mourir|te-faire|vous-faire
      pauvre|petit|sombre|espece-de|espece-de-gros|espece-de-sale|bande-de|quel|un-gros|jeune|vieux|t-es-un|t-es-trop|t-es-vraiment con|cons
      sale|sales|grosse|grosses|pauvre|petite|vieille|une|quelle|bande-de|des|ces conne|connes|cons
      fils|fille|filles|enfant|enfants|fiston de|d ..1 putes|pute|puttes|putain|chien|chienne|chiens|batard
      fdp|filsdepute|fdputes|ntm|ntgm|nikomok|niktamer|nikoumouk|niktareum|zebi|vtff|vtf|ftg
      nique|niquer|nike|nik|niques|niquez|baise|encule|niker ..1 ta|sa|vos|leur|tes|votre|ses|tous|toutes|bien|la|leurs|ton ..1 tes|grosse|grand|grande? ..1 mere|race|morts|grand|daronne|meres|reum|grandmere|familles|famille|races|mort|soeur|police|flics|systeme|pere
      va|allez|vas|aller|alle|qu|peut|peuvent|peux|pouvez|irez ..2 te|vous|se|s|bien|tous|toutes ..2 faire ..2 foutre|enculer|mettre|niquer|ken|baiser
      va|allez|vas ..1 te|vous|bien ..1 faire|chier|niquer|enculer ..1 foutre|enculer|niquer|chier|mere|ta !coiffer|plaisir|vacciner
      va|allez|vas niquer|chier|enculer
      ta|vos|vot|sa|tes ..1 grosse|sale? ..1 gueule ..1 connard|connasse|salope|pute|encule|sale|con|toi|la|le|les|de|batard|fdp
      ferme|fermez|fermer|boucle|bouclez ..1 bien|donc? ..1 ta|vos|vot|la|leur|sa ..1 putain|grande|sale|grosse? ..1 gueule|gueules|claque
      ferme|fermez la connard|salope|pute|connasse|encule|bouffon|batard|enfoire
      ta gueule
      connard|connards|connasse|connasses|conard|conards|conasse|conasses|connarde|encule|encules|enculee|enculees|enfoire|enfoires|enfoiree|salopard|salopards|trouduc|trouducul|trouduculs|trouduk|petasse|petasses|pouffiasse|pouffiasses|poufiasse|grognasse|grognasses|branleur|branleurs|putasse|sousmerde|tetedenoeud
      salope|salopes|salaud|salauds|pute|putes|batard|batards sale|va|tu|t|ferme|degage|arrete
      sale|sales|grosse|grosses|espece|bande|quel|quelle|t|tu|vieille|vieux|putain|petite|petit|pauvre|cette|ces|ce|gros|tas|especes|es|est|etes|une|quels|vraie|bel|beau|un|immonde|sacre ..1 de|d|es|est|un|une|vraie? ..1 salope|salopes|salaud|salauds|pute|putes|garce|chienne|trainee|fumier|ordure|enflure|putain|couillon|merde|merdeux|merdeuse|tocard|pourriture|enfoires|porc|truie ..1 !carne|brio|fuoco
      con|conne|cons|connes comme|de|d|a ..1 bite|manche|balai|lune|moi|manger|un|tes|ses|pas|merde|leur|toi|mange ..1 !carne
      trou|trous du|de cul|balle
      tete|tronche|face|gueule de|d|a ..1 con|noeud|nœud|bite|cul|cons|gland|pine|claques|fion|merde|anus
      sac|tas|sous|pauvre|grosse|gros|petite|petit|vieille|vraie|bande ..1 de|d|a? ..1 merde|merdes|foutre|sperme|vomi
      peau|politique|gouvernement|vie|patron|voisin|voisine|gosse|chef|prof|gens|mec|meuf|type|flic|flics|bagnole|politiciens|con|cons|connard|pote|fils|equipe|gauchos|fachos|macron|president|voisins|salete|gamin|gamins|pays|parasites|clebard|idiot|idiots|abruti|chien|vieux|vieille|tete|salope ..1 de merde
      je|on|j|moi ..1 t|vous|l|les|te|tous|m ..1 emmerde|encule|pisse|chie|emmerdent|nique ..1 !pas|avec
      emmerde ..1 toi|vous|tous|ta|bien|les !pas
      va|allez|qu|peut|peux|peuvent ..2 crever|carrer|mettre|foutre ..2 au|profond|ou cul|fion|derche|pense
      carre|mets|fous|enfonce|fourre|carrer|foutre|mettre ..2 toi|le|la|te|tes|les ..3 cul|fion|derche|oignon|profond
      dans|par|a|au|le ton|votre|le|leur|son cul|fion|derche
      leche|lecher|leches|lecheur ..1 moi|de ..1 le|cul|les ..1 cul|couilles|boules|fion
      lechecul|lecheculs
      baise|nique|niquez|encule ton|ta|la|le|les|moi ..1 chat|police|chien|systeme|cul|race|ca|keufs|etat|loi
      putain|pute|bordel|merde ..1 de ..1 connard|merde|bordel|encule|salope|con|pute|cons|connasse|race|gueule|mere|sa|ta|fils|tes|chiotte
      la|sa|putain|race ..1 putain|pute ..1 de|a ..1 ta|sa|ma|tes|leur|vos ..1 mere|race|morts|grand|soeur|maman
      ta|sa|vos|leur|tes mere|daronne|morts|meres|race ..1 la|est|les|c|cette|en ..1 pute|putes|chienne|salope|chauve|catin|grosse|short|slip|string|tchoin
      ta mere la
      bouffe|mange|mangez|bouffez|manger|suce|sucez|gobe ..1 moi|mes|tes|ma|ta|des|les|la|bien ..1 couilles|merde|morts|boules|mes|bite|queue|merdes|grosse|pierres|zob
      suce ma|mes bite|couilles|teub|queue
      casse|cassez|casser|brise|brisez|casses|brises|cassent|pete|petes|peter|gonfle|gonfler|battre|bats|bat|prends|hache|rase|battent|balek ..2 les|mes|bien|nous|me|moi|m ..1 les? ..1 couilles|burnes|roubignoles|roustons|bonbons
      bats|balek|ballec|blc|osef|tape|bas ..1 les|couilles|moi|steak ..1 couilles|ballec|frero
      pisse|pisser|pissez|chie|chier|chiez|cracher|crache ..1 a|sur|dans|dessus|bien ..2 la|ta|sa|gueule|raie|tombe|vos|votre|vous|toi|tes|face|bottes
      enculer|encule|enculent|enculage|enculerie|enculez ..1 de|des|a|bien|par|la|les|un|qui|votre|sa|leur|du|se|vos !mouches`),
    high: phrases(`
      putain|ptn|ptain|putaing|putin|poutain|ptin ..1 de|j|c|que|il|ca|quelle|quel|mais|t|on|elle|les|le|je|la|encore|mec|pourquoi|y|qu|et|ma|mon|tu|un|ce|cette|trop|sa|ras|va|jai|pas|enfin|regarde|ils|fait|faut
      mais|oh|ah|et|quel|quelle|ma|cette|ce|oui|non|un|une|de|rien|ces|les|sa|la|saloperie|trop|pas|bon|ha|toute|ta|en putain|ptn|ptain
      merde|merdes|merdouille|merdre ..1 j|alors|c|on|il|je|encore|la|le|mais|de|a|que|ca|tu|t|pourquoi|elle|bordel|putain|mon|ma|ils|au|pas
      de|la|et|dans|a|une|quelle|en|oh|grosse|ah|mais|cette|ca|que|sa|toute|grosses|bordel|foutre|c|les|des|ces|petite|ma|qui|ton|votre|vos|dit|dis merde|merdes
      merdique|merdiques|merdier|merdasse|demerde|demerder|demerdez|emmerder|emmerdant|emmerdante|emmerdement|emmerdements|emmerdeur|emmerdeuse|emmerdeurs|emmerdes|merder|merde|foirade|chiant|chiante|chiants|chiantes|chiottes|chieur|chieuse|chieurs|chiasse|bordelique|couillonnade|foutoir|foutrement|branlent|glandouille
      nous|m|t|s|les|vous|me emmerde|emmerdent|emmerdez|emmerdais|emmerdes
      fait|fais|faire|font|faisait|faites|faisais|fera|fas|faisez ..2 chier|iech
      fait|va|ca|a|mal|se ..1 me|te|se? ..1 faire chier
      chier ..1 dessus|putain|bordel|ca|j|cette|dans|un|la
      a|y|se|faire|va|nul ..1 chier
      bordel ..1 de|j|c|mais|que|il|on|qu|quand|ca|tu|a|vous|t|ou|encore|putain|cette
      quel|putain|mais|sacre|oh|nom bordel
      nom d|de ..1 un|une|putain ..1 chien|merde|bordel|bite
      bordel|merde|putain de|a ..1 merde|bordel|cul|queue|dieu|putain|nom|chiottes
      con|conne|cons ..1 de ..1 lui|moi|voisin|boss ..1 !carne
      trop|tellement|vraiment|hyper|assez|aussi con|conne|cons|connes !cette|ce|la|el|los|las
      connerie|conneries|deconne|deconner|deconnes|deconnez|couillonne|conneau|connement
      couille|couilles ..1 dans|en|de|il|j|pleines|molles|au|a
      les|des|mes|ses|plein|de|tes|une|leurs|leur|nos|grosses couilles|couille
      foutre|fous|fout|foutent|foutez|foutu|foutus|foutait ..1 de|la|le|ma|sa|ta|leur|rien|pas|en|quoi|moi|toi|l|vous|bien|a|du|d|completement|une ..1 gueule|merde|bordel|rien|paix|honte|gueules|camp|air|trouille|branlee|quoi|moi|ta|glandent
      en|s|m|t ..1 fous|fout|foutent|foutre|foutez|contrefous|contrefout|branle|branlent|tape ..1 de|complet|royalement|bien|eperdument|completement|d|que|moi|toi|nous|ca|grave !dans
      rien|quoi|qu|que|glander ..1 a|est|on|tu|il|j|en|t ..2 foutre|branler|fous|fout|branles|glande
      ras|plein|en ..1 le|ras|plein ..1 le? cul|fion|couilles
      au|du|le|mon|de|sur|trou|froid|beau|gros|faux|tire|tirer cul ..1 de|du|au|des|putain|bordeles|gele|terreux !sac|bouteille|poule|jatte|lampe
      sa|cette|ta|la|leur gueule ..1 !bois|loup|ouverte|cassee|lion|noire
      gueule de con|merde
      se|me|te|s|nous|vont|va casser|casses|casse la gueule|tronche
      tabarnak|tabarnac|tabarnaque|tabernak|calisse|calice|criss|crisse|caliss|ostie|osti|estie|ciboire|viarge|decalisse|colisse|esti|sacrament ..1 de|que|d|c|j|la|le|mon|y|il|ca|t|tabarnak|calisse|ostie
      tabarnak|tabarnac|calisse|ciboire|decalisse|colisse|viarge|cibole
      saloperie|saloperies|vacherie|cochonnerie ..1 de|d|merde|du
      pisse|pisser|pissent|chie|chiee ..1 dans|dessus|dru|froid|contre|sur|debout|plus ..1 !lit
      casse|cassez|barre|tire|degage|arrache ..1 toi|vous pauvre|connard|espece|sale|putain|avec
      petasse|pouffe|poufiasse|pouf|grognasse|blondasse|bonniche|salete ..1 de|va
      gonfle|gonfles|gonflez|broute|brise|brises|brisent|saoule|soule|casse|cassent ..1 les|le|pas|nous|moi ..1 les? ..1 noix|bonbons|joyeuses|burnes|berlingots`),
  },
};
