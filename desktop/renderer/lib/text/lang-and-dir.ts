import { guessLanguage } from "#shared/language/guess-language.ts";

/**
 * Attributes of the element around what a member wrote (product.9): the direction of its letters,
 * and its language where it is known (posts.19) or the script tells one. Without these, Arabic
 * would end at the wrong side, Japanese would show with Chinese fonts, and a screen reader would
 * read both with the voice of the page.
 */
export function getLangAndDir(text: string, language?: string | null): { dir: "auto"; lang?: string } {
  const lang = language ?? guessLanguage(text);
  return lang === undefined ? { dir: "auto" } : { dir: "auto", lang };
}

/** The language of a name. Chinese characters alone are too few to tell Chinese from Japanese. */
export function nameLanguage(name: string): string | undefined {
  const language = guessLanguage(name);
  return language === "zh" ? undefined : language;
}
