import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "ty|wy|jesteś|jestes|taki|taka|jakiś|zwykły|zwykła|głupi|głupia|głupie|stary|stara|pieprzony|jebany|jebana|pierdolony|skończony|skończona|kompletny|brudny|brudna|tępy|tępa|zasrany|obrzydliwy|to|tym|nie|tylko|mały|mała";
const insult =
  "głupi|głupia|głupie|stary|stara|jebany|jebana|jebane|pierdolony|pierdolona|skończony|skończona|kompletny|brudny|brudna|tępy|tępa|zasrany|zasrana|obrzydliwy|pieprzony|śmierdzący|wstrętny|cholerny|cholerna|parszywy|zboczony|ruski|totalny|ale-z-ciebie|zjebany|wredny|taki-z-ciebie";

export const twoSenses: TwoSenses = {
  words: words(`
    pedał pedały pedałów pedale murzynek murzyn murzyni murzynów szmata gnój gnoju gnojku cholera cholery cholerę idiota idioci palant pieprzyć pieprzę pieprzony bzykać bzykanko bzykanie rżnięcie palcówka palcówkę kutas kutasy dupek dupki dupkiem dupku wibrator robienie-loda cipka cipkę`),
  harmIn: phrases(`
    sąsiad|sąsiadka|szef|szefowa|ex|eks|brat|siostra|nauczyciel|sędzia|facet|kolega|koleżanka|kierowca|mąż|żona ..1 to|jest|był|była ..1 ${some}? <twoSenses> !gazu
    ty|wy|jesteś|jestes|jesteście|@ ${some}? ${some}? ${some}? <twoSenses> !gazu|hamulca|rowerowy|z-kakao
    ${insult} ${insult}? <twoSenses>
    <twoSenses> jak ty|wy|ci
    <twoSenses> ty|jebany|jebana|pierdolony|pieprzony|zajebany|do-gazu|do-piachu|won|wypad
    won|spadaj|zamknij|wypierdalaj|wynocha|zdychaj|spieprzaj|milcz|ej|słuchaj|co-za|ten|ta|ci|to-zwykły|to-zwykła|z-ciebie|z-niego|z-niej ..2 <twoSenses> !gazu|hamulca|rower|z-kakao|do-podłogi
    wszyscy|wszystkie|te|tych|takich|tacy|każdy|każdego ..1 <twoSenses> ..2 won|powinni|trzeba|należy|do-gazu|są|zasługują|leczyć|precz|zakazać|się-leczyć !fortepianu
    on|ona|@ to|jest|był|była taki|taka|zwykły|zwykła|zwykłą|jakiś? ${some}? <twoSenses> !gazu
    !ten|rower|to|mój|moja|nasz|ciasto|samochód|most|roślina|stół|książka|powieść jest|to zwykły|zwykła|kompletny|straszny|taki|taka? <twoSenses> !gazu|hamulca|w-zlewie|to|do-betonu|w-grze
    @ to ${some}? <twoSenses>
    za|dla|z|od|przez|nienawidzę|brzydzę|jebać|zabić|śmierć|dość|tych|ci pedałów|pedały|pedałami|murzynów|murzyni !hamulca|gazu|rower|fortepianu
    pedały|pedałów|murzyni|murzyn|murzynów ..1 do|precz|niech|powinni|nie-powinni|powinny|są|śmierdzą|chcą|won|jebane|kradną|w-parlamencie|adoptować|zarażają|jest|nie !betonu|gazu|metalowe|hamulca|nowe
    cholera jasna|z|mnie|wie|by|bierze|niech|znowu|ja|co|gdzie|nie|czemu|to
    do|niech|o|jasna|idź-do|co-do|psia cholera|cholery|cholerę
    cholerę z|to|go|ją|jasną
    pieprzę|pieprzyć to|tę|ten|was|ciebie|was-wszystkich|system|szefa|to-wszystko|robotę|taką|rząd|się|go|ją
    nie|przestań|co|pieprzyć ..1 pieprzyć|pieprzę|pieprzysz ..1 głupot|głupoty|bzdury|się
    pieprzyć|bzykać|bzykanie|bzykanko ..1 się|ją|cię|ze-mną|w-aucie|laskę|całą
    się|chcę|chce|lubię|ochota|ochotę|mnie|ją|cię|szybkie|dobre|na ..2 pieprzyć|bzykać|bzykanko|rżnięcie|bzykanie
    ostre|dobre|mocne|całonocne|twarde|dzikie|analne|wieczorne rżnięcie|bzykanie
    rżnięcie w|na|od|laski|dupy ..1 !drewna
    zrobił|robiła|zrobię|zrobić|robił|robię|lubi|zrobiła ..2 palcówkę|palcówka|minetkę|loda
    twój|mój|jego|twojego|mojego|ssać|ssij|wielki|gruby|obciągnij|possij|stanął|sterczy ..2 kutas|kutasa|kutasy
    twoja|moja|jej|mokra|mokrą|liż|lizać|ciasna|twoją|ogolona|moją|swędzi|jaką ..2 cipka|cipkę
    mój|moim|jej|swoim|swój|nowy|twój wibrator
    wibrator ..2 w-sobie|łechtaczk*|orgazm*|sypialni|mokra`),
};
