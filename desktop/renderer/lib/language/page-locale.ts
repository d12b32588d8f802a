import { getFormatLocale } from "#shared/language/format-locale.ts";
import { pageLanguage } from "./page-language.ts";

/**
 * What `Intl` takes to write numbers, lists and names in the page's language, as they are written
 * where the reader is. In English they are as the product's texts have them (product.8).
 */
export const pageLocale = pageLanguage === "en"
  ? "en"
  : /* @__PURE__ */ getFormatLocale(pageLanguage, /* @__PURE__ */ getBrowserLanguages());

/** The languages that the browser prefers, without what is none: Linux has a 'C'. */
export function getBrowserLanguages(): string[] {
  return (globalThis.navigator?.languages ?? []).filter(isLanguage);
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
