const cyrillic = {
  ru: "а-яё",
  uk: "а-щьюяєіїґ",
  be: "а-зй-шы-яёіўґ",
  bg: "а-ъьюяѝ",
  sr: "а-ик-шђјљњћџ",
};
const arabic = "ء-غـ-يٱ";
const persian = `${arabic}پچژگکیۀ`;

/** What a text in a language never has, but one in a language of the same script does. */
const signs: ReadonlyMap<string, RegExp> = new Map([
  ...Object.entries(cyrillic).map(([language, letters]) => [language, allBut(letters, "Cyrillic")] as const),
  ["ar", allBut(arabic, "Arabic")],
  ["fa", allBut(persian, "Arabic")],
  ["ur", allBut(`${persian}ٹڈڑںھہۂۃۓے`, "Arabic")],
  // Yiddish.
  ["he", /[װױײ]|א[\u05b7\u05b8]/u],
  // Assamese.
  ["bn", /[ৰৱ]/u],
  // Short words of Nepali.
  ...["hi", "mr"].map((language) => [language, /(?<!\S)(?:म|र|छ|छु|छन्|मलाई|पनि)(?![^\s।,.!?])/u] as const),
]);

function allBut(letters: string, script: string): RegExp {
  return new RegExp(`(?![${letters}])(?=\\p{L})\\p{Script=${script}}`, "iu");
}

/**
 * Whether a text is in another language of the same script, which the detector does not know:
 * Kazakh, which it takes for Ukrainian, or Macedonian for Bulgarian.
 */
export function isOfSibling(prose: string, language: string): boolean {
  return signs.get(language)?.test(prose.normalize("NFC")) ?? false;
}
