/**
 * Encodes an object as JSON without its braces. Lists encode what all readers share once, and join
 * it with each reader's own fields.
 */
export function encodeFields(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}
