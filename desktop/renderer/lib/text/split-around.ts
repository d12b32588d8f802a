/** Stands in a message for an element; no text has it. */
const place = "\ue000";

/**
 * What a message has before and after an element, as in 'Reposted by <Link>': for the cards of the
 * feed, which are drawn without React too, and for elements that need a layout of their own.
 */
export function splitAround(write: (place: string) => string): readonly [before: string, after: string] {
  const [before = "", after = ""] = write(place).split(place);
  return [before, after];
}
