import { detectLanguage } from "./detect-language.ts";

const words = (block: string): ReadonlySet<string> => new Set(block.split(" "));

/**
 * Words that the English reading takes for harmful single words, and that are everyday words of
 * another language: French "retard" and "tard", German "dick", Dutch "hoe" and "dik", Italian
 * "fagotto", Danish "kys", Swedish "slut".
 */
const everydayWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ca: words("tard faggot retard porn cunt"),
  cs: words("faggot homo dick retard whore"),
  da: words("kys fag dyke kike dick faggot retard homo porn hoe whore"),
  de: words("dick abo boner sieg cum"),
  es: words("faggot retard homo"),
  fr: words("retard tard faggot dick sieg homo"),
  it: words("faggot homo retard"),
  nl: words("dick hoe hoes whore whores homo faggot spic retard cum arse"),
  no: words("kys fag dyke kike dick faggot retard homo porn slut whore"),
  pl: words("faggot homo cum abo retard dick"),
  pt: words("faggot retard tard porn homo cunt bitch"),
  ro: words("cum crap fag faggot retard slut whore spic homo"),
  sv: words("slut whore faggot retard homo"),
  tr: words("dick bitch arse cunt faggot abo"),
};

const anywhere = new Set(Object.values(everydayWords).flatMap((list) => [...list]));

/** In texts of so few words the detector is often wrong. */
const fewWords = 3;

/** Returns a function that tells whether a word of a text is an everyday word of its language. */
export function makeEverydayWordFilter(text: string, count: number): (word: string) => boolean {
  let everyday: ReadonlySet<string> | undefined;
  return (word) => {
    if (count <= fewWords || !anywhere.has(word)) return false;
    everyday ??= everydayWords[detectLanguage(text) ?? ""] ?? new Set();
    return everyday.has(word);
  };
}
