/**
 * Encodes an object as JSON without its braces. Lists encode what all readers share once, and join
 * it with each reader's own fields.
 */
export function encodeFields(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}

/** Encodes a field whose value is JSON already. */
export function encodeField(name: string, json: string): string {
  return `"${name}":${json}`;
}

/** Joins encoded fields into a JSON object. */
export function joinFields(...fields: readonly string[]): string {
  return `{${fields.join(",")}}`;
}
