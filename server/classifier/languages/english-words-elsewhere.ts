import { words } from "../lexicon/lexicon.ts";
import { detectLanguage } from "./detect-language.ts";

/**
 * What the English reading takes for harmful single words, and what are everyday words of another
 * language: French "retard" and "tard", German "dick", Dutch "hoe" and "dik", Italian "fagotto",
 * Danish "kys", Swedish "slut".
 */
const everydayWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ca: new Set(words("tard faggot retard porn cunt")),
  cs: new Set(words("faggot homo dick retard whore")),
  da: new Set(words("kys fag dyke kike dick faggot retard homo porn hoe whore")),
  de: new Set(words("dick abo boner sieg cum")),
  es: new Set(words("faggot retard homo")),
  fr: new Set(words("retard tard faggot dick sieg homo")),
  it: new Set(words("faggot homo retard")),
  nl: new Set(words("dick hoe hoes whore whores homo faggot spic retard cum arse")),
  no: new Set(words("kys fag dyke kike dick faggot retard homo porn slut whore")),
  pl: new Set(words("faggot homo cum abo retard dick")),
  pt: new Set(words("faggot retard tard porn homo cunt bitch")),
  ro: new Set(words("cum crap fag faggot retard slut whore spic homo")),
  sv: new Set(words("slut whore faggot retard homo")),
  tr: new Set(words("dick bitch arse cunt faggot abo")),
};

const anywhere = new Set(Object.values(everydayWords).flatMap((list) => [...list]));

/** In texts of so few words the detector is often wrong. */
const fewWords = 3;

/** Returns a function that tells whether a word of a text is an everyday word of its language. */
export function everydayWordsOf(text: string, count: number): (word: string) => boolean {
  let everyday: ReadonlySet<string> | undefined;
  return (word) => {
    if (count <= fewWords || !anywhere.has(word)) return false;
    everyday ??= everydayWords[detectLanguage(text) ?? ""] ?? new Set();
    return everyday.has(word);
  };
}
