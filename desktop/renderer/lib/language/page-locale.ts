import { getFormatLocale, isLanguageTag } from "#shared/language/format-locale.ts";
import { pageLanguage } from "./page-language.ts";

/**
 * What `Intl` takes to write numbers, lists and names in the page's language, as they are written
 * where the reader is. In English they are as the product's texts have them (product.8).
 */
export const pageLocale = pageLanguage === "en"
  ? "en"
  : /* @__PURE__ */ getFormatLocale(pageLanguage, /* @__PURE__ */ getBrowserLanguages());

/** The languages that the browser prefers, as far as `Intl` takes them. */
export function getBrowserLanguages(): string[] {
  return (globalThis.navigator?.languages ?? []).filter(isLanguageTag);
}
