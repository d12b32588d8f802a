import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "un|une|des|qu'un|qu'une|de|sale|sales|gros|grosse|petit|petite|espece|vrai|vraie|pauvre|putain|bande|tout|tous|trop|bien";
const insult =
  "sale|sales|espece-de|especes-de|bande-de|gros|grosse|pauvre|putain-de|connard-de|foutu|foutue|petite|vieux|vieille|tas-de|saloperie-de|t'es|t-es|maudit|crisse-de";

export const twoSenses: TwoSenses = {
  words: words(`
    pedale tapette tapettes bouffon bouffons batard batards batarde crisse attarde gogol gogols ciboire bander branle branler branlent romano romanos raclure raclures bamboula bamboulas negre negres mongolien mongoliens esti osti`),
  harmIn: phrases(`
    ex|frere|soeur|sœur|voisin|voisine|chef|patron|prof|arbitre|mec|type|collegue|copain|mari est|etait ..1 un|une|qu'un|qu'une|vraiment ${some}? <twoSenses> !du
    tu|vous|t'es|t-es|toi|es|etes|@ es|etes|est|n'es? pas|qu'un|qu'une|vraiment|juste? ${some}? ${some}? ${some}? <twoSenses> !du|a-souris|de-velo|de-frein|l'arc
    ${insult} ${some}? <twoSenses> !du|de-chien|a-souris|chaud
    <twoSenses> comme toi|vous
    <twoSenses> de merde|ta-race|ta-mere|tes-morts|sa-mere
    ta gueule|ferme|casse|degage|va-te|tais-toi|nique|crève|creve ..3 <twoSenses>
    tous|toutes|ces ..1 <twoSenses> ..2 dehors|doivent|devraient|meritent|sont|volent|puent
    il|elle|ils|elles|@ est|sont|etait ..1 un|une|des|qu'un ${some}? <twoSenses> !de|du|d'or|adorable
    !chien|le|mon|notre|cet|ce|chat|animal|c'est|chienne|la|ma|rigoletto est|sont un|une|vraiment|qu'une ${some}? <twoSenses> !du|adorable
    ce|cette|ces|mon|quel|quelle|bien-un|alors <twoSenses> !de|a-la-sortie|bien-cuit|dore|musicale|du
    <twoSenses> va|ferme|degage|casse-toi
    crisse de|d'|que|le-camp|mon|on-est|j'en|t'es
    en|m'en|s'en|au|est|mon|sa crisse
    osti|esti de|d'|que|c'est|j'en|on
    d'|un|maudit|mon|en osti|esti|ciboire
    ciboire de|que|c'est|j'en|t'es
    fait|fais|faire|te|me|se|s'en|veux|envie|vas|va|je|vais|peux|m'en|on|ils|en|qui|rien ..2 bander|branler|branle|branlent !l'arc|un-arc|sur-leurs
    branle|branlent ..1 rien|quoi|couilles|devant|bite|la-nuit|tous-les
    bander pour|sur|devant|encore|dur
    il|elle|trop|completement|mentalement|encore|un-vrai|quel ..1 attarde
    attarde mental
    les|sales|ces|des|camp-de romano|romanos !dans|d'italie|rapes
    les|sales|ces|des|aux negres|bamboulas|bamboula !en-bronze`),
};
