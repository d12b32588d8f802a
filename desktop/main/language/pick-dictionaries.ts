/**
 * Returns the dictionaries of a spell checker for the languages that a member wants, without those
 * that have none.
 */
export function pickDictionaries(wanted: readonly string[], available: readonly string[]): string[] {
  return [...new Set(wanted.flatMap((tag) => findDictionary(tag, available) ?? []))];
}

/** `de-AT` is checked as `de`, and `en` as it is written where most people speak it. */
function findDictionary(tag: string, available: readonly string[]): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [tag, `${language}-${region}`, language].find((one) => available.includes(one));
}
