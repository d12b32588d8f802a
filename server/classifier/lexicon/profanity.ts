import { type Lexicon, phrases, words } from "./lexicon.ts";

/** Swearing: mild words cost one level, strong ones two. */
export const profanity: Lexicon = {
  category: "profanity",
  canBeDenied: false,
  words: {
    high: words(
      `damn damned dammit damnit goddamn goddamned goddammit goddamnit crap crappy shit shits shitty shitting shitshow shite
      shitload shithole bullshit horseshit batshit apeshit bullshitting bullcrap piss pissed pissing pisses badass badasses
      dumbass smartass halfass halfassed jackass jackasses bollocks bugger arse arsed asses sodding crapping crapped
      wtf omfg lmfao ffs`,
    ),
    low: words(
      `fuck fucks fucked fucker fuckers fuckin fucking fuckup motherfucker motherfuckers motherfucking clusterfuck
      mindfuck fuckface fuckwit asshole assholes arsehole arseholes dick dickhead dickheads dickish bitch bitches bitching
      bitched bitchy cunt cunts wanker wankers twat twats prick pricks bastard bastards shithead shitheads dipshit dipshits
      cocksucker cocksuckers douchebag douchebags asswipe asshat bellend tosser knobhead
      whore whores slut sluts skank skanks thot`,
    ),
  },
  phrases: {
    high: phrases(`
      what|who|why|where|how|when the hell|heck
      the hell is|are|was|were|am|do|does|did|out|with
      bloody hell
      hell yeah|yes|no
      as hell
      like hell
      in hell is|are|was
      fucking hell
      holy hell
      my|your|his|her|our|their|lazy|big|dumb|own|sorry|fat ass
      kicked|kick|kicks|kicking|kickin my|your|his|her|our|their|some ass
      pain in the ass|arse
      half ass
      ass is|was|off|kicked|hurts|over
      an ass
      dumb|smart|bad|big|long|hard|weird|crazy|old|broke|lame ass`),
  },
};
