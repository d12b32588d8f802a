/**
 * Returns the first of the languages that a reader wants (`de-AT`) that is offered, as such or as
 * its language elsewhere (`de`, `de-CH`), and the first one offered when none is.
 */
export function pickLanguage<L extends string>(wanted: readonly string[], offered: readonly [L, ...L[]]): L {
  for (const tag of wanted) {
    const found = findClosest(tag.toLowerCase(), offered);
    if (found) return found;
  }
  return offered[0];
}

function findClosest<L extends string>(tag: string, offered: readonly L[]): L | undefined {
  const parts = tag.split("-");
  for (let length = parts.length; length > 0; length--) {
    const found = offered.find((one) => one.toLowerCase() === parts.slice(0, length).join("-"));
    if (found) return found;
  }
  return offered.find((one) => one.split("-", 1)[0] === parts[0]);
}
