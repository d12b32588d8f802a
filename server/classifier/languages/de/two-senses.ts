import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "ein|eine|einen|so|nur|doch|echt|ja|wohl|alter|alte|blöder|dummer|dreckiger|elender|mieser|scheiß|verdammter|fetter|fauler|widerlicher|kleiner";
const insult =
  "dieser|so-ein|blöder|blöde|dummer|dumme|dreckiger|dreckige|elender|elende|mieser|miese|scheiß|scheiss|verdammter|verdammte|fetter|fette|fauler|widerlicher|widerliche|ekliger|verfickter|verfickte|diese|kleiner|alter|stinkender|asozialer";

export const twoSenses: TwoSenses = {
  words: words(`
    bastard bastarde geil geile hinterlader krüppel penner swinger vibrator weiber wichse wichsen`),
  harmIn: phrases(`
    chef|chefin|ex|nachbar|nachbarin|bruder|schwester|lehrer|typ|mann|freund|freundin|kollege|schiri|vermieter ist|war ..1 ein|eine|so|nur|echter ${some}? <twoSenses> !aus|von
    du|ihr|euch|dich|@ bist|seid|ist|sind? ${some}? ${some}? ${some}? <twoSenses>
    ${insult} ${insult}? <twoSenses>
    <twoSenses> wie du|ihr|dich|der
    <twoSenses> du|ihr|verpiss|verzieh|halt
    alle|diese|solche|sämtliche <twoSenses> sollten|gehören|müssen|raus|verdienen|sind
    er|sie|der|die|wer ist|war|sind ein|eine|so|nur|echter? ${some}? <twoSenses> !aus|von|vom|mit|im
    !das|dies|es|hund|hündin|katze|unser|unsere|mein|meine|hier|was|auto|tier|welpe|pflanze ist|war ein|eine ${some}? <twoSenses> !aus|von|vom|mit|im
    verpiss|halt|hau|fick ..4 <twoSenses>
    bin|bist|macht|machst|mach|werd|werde|werden|wurde ..3 geil
    so|richtig|total|mega|voll geil auf|und-feucht|und-nass|gemacht|geworden
    geil|geile auf|sau|schlampe|fotze|titten|arsch|stute|milf|frau|frauen|hausfrau|hausfrauen|girls|mädchen|luder|weiber|körper|ärsche|nacht|fick|sex|muschi !dem-balkon
    geil ..2 dich|dir|mich|mir|schwanz|sex
    ich|er|sie|dabei|beim|heute|gern|gerade|jeden|dir|mir|einen ..2 wichsen !schuhe|boden|stiefel|den-boden
    wichse|wichsen ..2 gesicht|mund|mir|dir|einen|pornos|porno|brüste
    mein|meinen|meinem|deinen|deinem|ihren|ihrem|seinen|neuen|neuem vibrator
    vibrator ..3 mir|mich|dich|dir|sex|orgasmus|dildo
    wir|sind|suchen|als|paar|für swinger
    swinger club|paar|paare|party|treffen
    typisch|die|diese|dumme|blöde|scheiß|alle weiber !von|fastnacht|ziehen|durch`),
};
