import { parse } from "hono/utils/cookie";
import { parseAccept } from "hono/utils/accept";
import { findLanguage } from "#shared/language/find-language.ts";
import { languageCookie } from "#shared/language/language-cookie.ts";
import { languageHeader } from "#shared/language/language-header.ts";
import { type Language, languages } from "#shared/language/languages.ts";
import { pickLanguage } from "#shared/language/pick-language.ts";

/**
 * Returns the language that a request asks for: the one of the desktop app, or that was chosen in
 * this browser, else the first of Accept-Language that there are texts in, by weight; English when
 * there is none.
 */
export function readRequestLanguage(headers: Pick<Headers, "get">): Language {
  const chosen = parse(headers.get("cookie") ?? "", languageCookie)[languageCookie];
  const asked = parseAccept(headers.get("accept-language") ?? "");
  return findLanguage(headers.get(languageHeader)) ?? findLanguage(chosen) ??
    pickLanguage(asked.filter(({ q }) => q > 0).map(({ type }) => type), languages);
}
