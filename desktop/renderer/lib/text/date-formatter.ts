import { findForm, getFormatLocale } from "#shared/language/format-locale.ts";
import { pageLanguage } from "../language/page-language.ts";
import { getBrowserLanguages } from "../language/page-locale.ts";

/** Making a formatter is slow, and a list formats many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const locales = new Map<string, string | undefined>();

/** A formatter in the page's language, as dates are written where the reader is. */
export function createDateFormatter(
  options: Intl.DateTimeFormatOptions,
  locale = getLocaleOfDates(),
): Intl.DateTimeFormat {
  // A formatter keeps its time zone when the device travels.
  const key = JSON.stringify([locale, options, new Date().getTimezoneOffset()]);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, options);
    formatters.set(key, formatter);
  }
  return formatter;
}

function getLocaleOfDates(): string | undefined {
  const key = globalThis.navigator?.languages?.join() ?? "";
  if (!locales.has(key)) locales.set(key, findLocaleOfDates(pageLanguage, getBrowserLanguages()));
  return locales.get(key);
}

/**
 * Returns what writes dates in a language for a reader with these preferences. Only the browser's
 * default (undefined) has the hour cycle that is set on the device.
 */
function findLocaleOfDates(language: string, preferred: readonly string[]): string | undefined {
  const form = findForm(language, preferred);
  const own = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  // English is also for readers whose language the product doesn't speak: they keep their clock.
  const clock = language === "en" ? preferred[0] : form;
  if (form === own.locale && form === clock && own.numberingSystem === "latn") return undefined;
  const locale = new Intl.Locale(getFormatLocale(language, preferred));
  if (!clock) return locale.toString();
  const { hourCycle } = clock === own.locale
    ? own
    : new Intl.DateTimeFormat(clock, { hour: "numeric" }).resolvedOptions();
  return new Intl.Locale(locale, { hourCycle }).toString();
}
