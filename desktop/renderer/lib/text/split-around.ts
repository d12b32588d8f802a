/** Stand in a message for elements: characters that no text has. */
export const places: readonly [string, string] = ["\ue000", "\ue001"];

/** The texts of a message and, as entries of their own, its places, in their order. */
export function splitAtPlaces(message: string): string[] {
  return message.split(/([\ue000\ue001])/).filter(Boolean);
}

/**
 * Returns the texts before and after an element in a message, as in 'Reposted by <Link>'. For the
 * cards of the feed, which are drawn without React too, and for elements with a layout of their
 * own; elsewhere `Trans` does this.
 */
export function splitAround(write: (place: string) => string): readonly [before: string, after: string] {
  const [place] = places;
  const [before = "", after = ""] = write(place).split(place);
  return [before, after];
}
