import { parseAccept } from "hono/utils/accept";
import { type Language, languages } from "#shared/language/languages.ts";
import { pickLanguage } from "#shared/language/pick-language.ts";

/**
 * Returns the language that a request asks for with Accept-Language: the first of its languages
 * that there are texts in, by their weights; English when there is none.
 */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const asked = acceptLanguage === undefined ? [] : parseAccept(acceptLanguage);
  return pickLanguage(asked.filter(({ q }) => q > 0).map(({ type }) => type), languages);
}
