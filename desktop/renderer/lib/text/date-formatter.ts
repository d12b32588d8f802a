import { pageLanguage } from "../language/page-language.ts";

/** Making a formatter is slow, and a list formats many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const usable = new Map<string, string[] | undefined>();

/** A formatter in the languages and with the hour cycle of the browser. */
export function createDateFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatterFor(languagesOfBrowser(), options);
}

/** A formatter in English, for the formats that the product's texts prescribe. */
export function createEnglishDateFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatterFor(["en-US"], options);
}

/** The language of dates, for the `lang` of what shows one; undefined when it is the page's. */
export function getLanguageOfDates(): string | undefined {
  const { locale } = createDateFormatter({ dateStyle: "long" }).resolvedOptions();
  return new Intl.Locale(locale).language === pageLanguage ? undefined : locale;
}

/**
 * The languages that the member prefers. When the first is the browser's own, only the browser's
 * default (undefined) has the hour cycle that is set on the device.
 */
function languagesOfBrowser(): string[] | undefined {
  const preferred = globalThis.navigator?.languages ?? [];
  const key = preferred.join();
  if (!usable.has(key)) usable.set(key, usableLanguages(preferred.filter(isLanguage)));
  return usable.get(key);
}

function usableLanguages(preferred: string[]): string[] | undefined {
  if (preferred.length === 0) return ["en-US"];
  return preferred[0] === new Intl.DateTimeFormat().resolvedOptions().locale ? undefined : preferred;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function formatterFor(
  languages: string[] | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // A formatter keeps its time zone when the device travels.
  const key = JSON.stringify([languages, options, new Date().getTimezoneOffset()]);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(languages, options);
    formatters.set(key, formatter);
  }
  return formatter;
}
