import { parseAccept } from "hono/utils/accept";
import { type Language, languages } from "#shared/language/languages.ts";

/**
 * Returns the language that a request asks for with Accept-Language: the first of its languages
 * that there are texts in, by their weights; English when there is none.
 */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const asked = acceptLanguage === undefined ? [] : parseAccept(acceptLanguage);
  for (const { type, q } of asked) {
    const found = languages.find((language) => language === type.split("-")[0]?.toLowerCase());
    if (found && q > 0) return found;
  }
  return "en";
}
