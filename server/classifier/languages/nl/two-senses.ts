import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "een|zo'n|die|dat|vieze|vuile|smerige|stomme|domme|gore|lelijke|echte|gewoon|toch|maar|ook|wel|kleine|vette|godverdomse|kut|kanker|stelletje|achterlijke|gestoorde|zielige|luie|stel";
const insult =
  "vieze|vuile|smerige|stomme|domme|gore|lelijke|godverdomse|kut|kanker|stelletje|achterlijke|gestoorde|zielige|rot|fucking|klote|klere|hele-stel|teringlijder|stel|arrogante|die-vieze";

export const twoSenses: TwoSenses = {
  words: words(`
    flikker flikkers theedoek makak makakken mof moffen janet janetten mongool mongolen genaaid tyfus tyfus* tering* pokke* klaarkomen afzuigen afgezogen schoften memmen lullen apenland`),
  harmIn: phrases(`
    ex|buurman|buurvrouw|baas|chef|broer|zus|leraar|scheids|scheidsrechter|vent|gast|collega|vriend|vriendin|man|vrouw is|was|zijn ..1 een|zo'n|gewoon|echt ${some}? <twoSenses>
    jij|je|jullie|u|gij|@ bent|ben|zijn|is|lijkt? toch|gewoon|echt|ook? ${some}? ${some}? ${some}? <twoSenses> !van|met|om|tussen
    ${insult} ${insult}? <twoSenses>
    <twoSenses> als jij|jullie|je
    he|hee|hé|hey|ga|rot|bek|hou|flikker|optyfen|sterf|weg-met|ey|oprotten|donder|kijk-uit ..4 <twoSenses>
    <twoSenses> ga|rot|hou|oprotten|terug|eruit|donder|opzouten|weg-uit
    alle|die|deze|al-die <twoSenses> ..3 moeten|horen|eruit|weg|oprotten|opsluiten|terug|land-uit|verdienen|zijn|stelen
    hij|zij|ze|@ is|was|zijn ..1 een|zo'n|echt-een ${some}? <twoSenses> !van|met|uit
    !de|het|mijn|onze|dit|dat|dier|hond|paard|aap|buis|buurvrouw is|was een ${some}? <twoSenses> !van|met|uit|in
    de|die moffen
    krijg|krijgt|krijgen ..2 tyfus|tering|pokken|kolere|pest
    tyfus op|hond|kind|land|stad|trein|school|werk|weer|bende|stom|hard|druk|zooi|jij|god
    tering|tyfus|pokke god|hee|jantje|man|wat|mooi|lekker|jong|zeg|kut|hard|duur|warm|koud|heet|veel|goed|zooi
    tering* ..1 herrie|weer|bende|wijf|bus|trein|buren|ding|kind|dag|werk
    op|hele|die|deze|weer|wat-een|zo'n tering*|tyfus*|pokke* !ziekte|patient|patiënt|heette|was|epidemie|vaccin
    me|je|hem|haar|ze|mij|jou|mijn|jouw ..3 afzuigen|afgezogen
    me|je|hem|haar|ons|mij|jou ..1 genaaid
    zuig|zuigen|laat|laten|lekker|heb|had|heeft|wil ..3 afgezogen|afzuigen !stof|keuken|dampkap
    ben|is|zijn|word|wordt|werd|weer|flink|gewoon|dik|goed|hard ..1 genaaid !door|met-de|naaimachine
    genaaid door bank|baas|regering|verzekering|bedrijf|belasting
    ik|je|haar|laat|laten|me|wil|gaan|in|mond|lekker|kut|samen ..2 klaarkomen !met-schilderen|met-het|vandaag|met-werk
    klaarkomen in|op|tegelijk|als|van|bij|terwijl
    memmen van|zijn|zien|dikke
    grote|dikke|lekkere|haar|jouw|flinke memmen
    homo|trans|nicht ..2 <twoSenses>
    kanker|lekker|zit|zitten|niet-zo|loop|lopen|uit|nek|sta ..2 lullen !over|gezellig|bij`),
};
