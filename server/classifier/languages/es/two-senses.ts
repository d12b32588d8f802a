import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "un|una|unos|unas|muy|tan|mas|solo|pedazo|puto|puta|pinche|maldito|maldita|asqueroso|asquerosa|sucio|sucia|gran|pobre|de-mierda";
const insult =
  "puto|puta|putos|putas|pinche|pinches|maldito|maldita|malditos|malditas|asqueroso|asquerosa|asquerosos|sucio|sucia|sucios|jodido|jodida|jodidos|pedazo-de|puñetero|puñetera|tremendo|tremenda|estupido|estupida|dichoso";

export const twoSenses: TwoSenses = {
  words: words(`
    zorra zorras retrasado retardado panchito panchitos conguito conguitos tortillera tortilleras bollera bolleras capullo hostias mamon mamones pollas polla pollon pajas paja gonorrea bastardo bastarda bastardos cachondo cachonda cachondos cachondas mongolo mongolos marica maricas`),
  harmIn: phrases(`
    eres|sois|son|es|erais|pareces|seras|tu|ustedes|vosotros|@ ${some}? ${some}? ${some}? <twoSenses> !del|animal|fruta|de-la|de-seda|en-el
    ${insult} <twoSenses>
    <twoSenses> de mierda|asco|tu-madre
    <twoSenses> como tu|vosotros|ustedes
    !un|una|la|el|del|los|las so|que|menudo|menuda|vaya|callate|calla|lárgate|largate|muerete|vete|fuera|oye ..1 <twoSenses>
    <twoSenses> callate|asqueroso|asquerosa|cabron|largate|muerete|hijo|estupido
    todos|todas|estos|estas|esos|esas ..1 <twoSenses> ..2 fuera|a-su|deberian|merecen|sobran|son|roban
    el|ella|este|esta|ese|esa|@ es|era un|una ${some}? <twoSenses> !de|del|que-cuida
    ese|esa|este|estos|esos|esas <twoSenses> !de|del|madriguera|roja
    ir|anda|andate|vayan a? la? polla|hostias
    la|mi|su|tu|una|chupar|comer|dura|gran polla
    pollas|polla en|dura|duras|gordas|grande|dentro|negras|hasta|boca
    hacer|hacerse|haciendo|hago|hizo|hacerme|hacerte|unas|me-hago ..1 pajas|paja
    estoy|estas|pones|pone|poner|esta|soy|voy|ponerse|ponen|tan|muy ..2 cachondo|cachonda|cachondos|cachondas
    cachondo|cachonda perdido|perdida|para-ti|por-ti
    dar|doy|dio|darte|dan|liarse|liar|meter|pegar|a|me-cago|cagar|cago|dos|par ..2 hostias|hostia !sagradas
    no|me|le ..1 jodas|hostias
    que|ser|no-seas|seas|par-de|vaya|eres ..1 capullo|mamon|mamones|marica|maricas|gonorrea|retrasado|retardado|mongolo
    gonorrea hijueputa|malparida|hp|triple`),
};
