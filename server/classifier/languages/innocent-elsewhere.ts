import { words } from "../lexicon/lexicon.ts";
import { foldText } from "./fold-text.ts";

/**
 * Words that are listed in one language and everyday words or names in another, from the spelling
 * dictionaries of nine languages.
 */
const everydayElsewhere: ReadonlySet<string> = new Set(words(`
  abo abort aborto ai am amador ami anita anus ariano asno aso balen balle bander belino bicha biga bimbo bite bitte bonze
  bordello bosta bourree bra burro byk caca chod chude chut coger coito comer con concha corno cornuto cu cul culo debil del
  dick dombo dose ei fan fanny fart fava fecal fica figa fick folle gat gay gerber gift gol got gote gozar gut harami heroina
  heterosexual hoe hoer hol hole homo homosexual hure inferno kimme kock kont kot kut kutta lesbica loda lolita lund maal
  mama marica merde mina minge mona monta mose mufti mut nana nazi neger negro nicht nippel novo palle pan papa pau pedale
  pede pedo penis peter pik pinto pipi pippa pirla pis pompa popel porco porra pot pula pussy pute randi regina retard
  retardado rosette saco sal salope sega semen sik siki slut sm sorca stront suar tasak tette tit topa travesti trio trique
  verga vulva wippen xx zizi`));

/**
 * Whether a listed word of one language is an innocent one of another, so that alone it shows
 * nothing.
 */
export function isInnocentElsewhere(word: string): boolean {
  return everydayElsewhere.has(foldText(word));
}
