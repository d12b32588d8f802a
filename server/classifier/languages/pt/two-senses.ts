import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "um|uma|uns|umas|muito|mesmo|so|bem|grande|seu|sua|seus|suas|teu|tua|esse|essa|puto|puta|maldito|maldita|nojento|nojenta|filho-da|de-um|verdadeiro|pobre|gordo|velho|velha|tremendo";
const insult =
  "seu|sua|seus|suas|maldito|maldita|malditos|nojento|nojenta|nojentos|puta-de|porra-de|sujo|suja|sujos|bando-de|cambada-de|filho-de|filho-da|velho|desgracado|safada|safado";

export const twoSenses: TwoSenses = {
  words: words(`
    cagado cagados raios piranha piranhas biscate biscates puto putos corno cornos sapatao sapatona paneleiro paneleiros punheta punhetas desgraca mongol retardado retardada retardados gozada gozadas boquete boquetes queca quecas fufa fufas vagabunda vagabundas canalha sacanagem`),
  harmIn: phrases(`
    juiz|arbitro|vizinho|vizinha|chefe|ex|irmao|irma|professor|cara|colega|patrao|namorado|namorada|marido e|era|foi ..1 um|uma|mesmo ${some}? <twoSenses> !do|da|de
    o|um puto do|dum|de arbitro|chefe|gajo|governo|vizinho|cara|professor
    voce|vc|vcs|voces|ce|tu|es|sois|@ e|es|sao|era|parece|nao-passa-de? ${some}? ${some}? ${some}? <twoSenses> !do|da|de-bacalhau|dos
    ${insult} <twoSenses> !de-sol|do
    <twoSenses> de merda|bosta|um|uma-figa|do-caralho|do-inferno
    <twoSenses> como voce|vc|tu|voces
    cala|cale|vai|va|some|morre|fora|fode|toma|vaza|ei|olha|oh|cala-te ..4 <twoSenses> !do-sol
    todos|esses|essas|estes|tudo ..1 <twoSenses> ..2 fora|deviam|merecem|sao|roubam|tinham|morram
    ele|ela|eles|elas|@ e|era|sao um|uma|uns|mesmo ${some}? <twoSenses> !do|da|de
    !animal|o|a|meu|minha|nosso|rio|peixe|isso|isto|que e|era um|uma ${some}? <twoSenses> !do|da|de|que-vive
    que|essa|aquela|aquele|esse|ganda|grande|porra|caralho <twoSenses> !do|da|rimos|de-bacalhau
    filho|filhos|filha de um|uma? <twoSenses>
    raios te|o|os|vos|partam|que|parta|me
    que|com|por|mil|diabos|c-os ..1 raios !do|de-sol|x|solares
    ta|esta|estou|tou|todo|foi|ficou|esse|nojo|sou|roupa|carro|celular|sistema|servico ..2 cagado|cagados
    cagado de|em|no-meio|por
    dei|deu|damos|bater|bati|bate|bateu|batendo|fazer|fez|tocar|pagar|pagou|pagando|paga|fazendo|levar|gulosa|quero|dar ..2 punheta|punhetas|boquete|boquetes|queca|quecas|gozada|gozadas !de-bacalhau
    punheta|boquete|gozada ..2 na-cara|mim|me|ela|boca|dentro|no|gostosa|gostoso|todo-dia|mao|pensando|quente|pra !bacalhau
    os|uns|sao|caralho|porra|odeio|fico|fiquei|estou|to|tou|ja|muito ..1 puto !brincam
    puto|putos com|da-vida|de-merda|do-caralho
    sapatao|sapatona|fufa|fufas nojenta|de-merda|na|precisa|que|do-caralho|tem|devia
    odeio|essas|essa|nojo-de|coisa-de|cara-de|lugar-de ..1 sapatao|sapatona|fufa|fufas|paneleiro|paneleiros|viado
    que|puta|sua|seu|filho-da desgraca
    desgraca de|do|da ..1 vida|homem|mulher|gente|time|internet|computador|chefe|sistema|onibus
    mae|tia|irma|mulher|esposa|namorada ..3 vagabunda|piranha|biscate|puta`),
};
