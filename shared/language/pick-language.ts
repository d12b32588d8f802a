/**
 * Returns the first of the languages that a reader wants (`de-AT`) that is offered (`de`), and the
 * first one offered when none is.
 */
export function pickLanguage<L extends string>(wanted: readonly string[], offered: readonly [L, ...L[]]): L {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split("-", 1);
    const found = offered.find((one) => one === language);
    if (found) return found;
  }
  return offered[0];
}
