/** Stands in a message for an element; no text has it. */
const place = "\ue000";

/**
 * Returns the texts before and after an element in a message, as in 'Reposted by <Link>'. For the
 * cards of the feed, which are drawn without React too, and for elements with a layout of their
 * own; elsewhere `Trans` does this.
 */
export function splitAround(write: (place: string) => string): readonly [before: string, after: string] {
  const [before = "", after = ""] = write(place).split(place);
  return [before, after];
}
