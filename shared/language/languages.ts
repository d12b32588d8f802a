/** The languages that texts are written in. */
export const languages = ["en", "de", "ar"] as const;

/** As BCP 47 has it. */
export type Language = (typeof languages)[number];

/**
 * Those whose texts a person has read as a whole. The others are marked as not yet reviewed;
 * `X-Reviewed` of their catalogue says the same.
 */
export const reviewedLanguages: readonly Language[] = ["en"];

/** Each in its own language, by which its readers find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  ar: "العربية",
};
