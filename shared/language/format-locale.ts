/**
 * Returns what `Intl` takes to write in a language: the form of it that a reader prefers (`de-AT`),
 * if any. Digits are Western in every language, since codes, addresses and what members write have
 * those.
 */
export function getFormatLocale(language: string, preferred: readonly string[] = []): string {
  return new Intl.Locale(findForm(language, preferred) ?? language, { numberingSystem: "latn" }).toString();
}

/** Returns the first of the languages that is a form of one; undefined when none is. */
export function findForm(language: string, preferred: readonly string[]): string | undefined {
  const base = new Intl.Locale(language).language;
  return preferred.find((tag) => isLanguageTag(tag) && new Intl.Locale(tag).language === base);
}

/** Whether `Intl` takes it: a system may prefer 'C', or nothing. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
