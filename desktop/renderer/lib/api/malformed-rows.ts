import { noteMismatch } from "./server-release.ts";

/**
 * Replaces each malformed row of a response with a stand-in, so that the rest of the list still
 * shows (client.6). Logs each. Nothing else validates responses; `ErrorBoundary` surrounds each
 * card.
 */
export function replaceMalformedRows<Row>(
  rows: readonly unknown[],
  isWhole: (row: unknown) => row is Row,
  standIn: (id: string) => Row,
): Row[] {
  return rows.map((row) => {
    if (isWhole(row)) return row;
    const id = logMalformed(row);
    return standIn(typeof id === "string" ? id : `malformed:${crypto.randomUUID()}`);
  });
}

/**
 * Returns the rows that have an id and these texts, and logs the others, which cannot be shown
 * without a name.
 */
export function keepWholeRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  ...texts: readonly (keyof Row & string)[]
): Row[] {
  return rows.filter((row: unknown) => {
    const isWhole = isObject(row) && hasTexts(row, "id", ...texts);
    if (!isWhole) logMalformed(row);
    return isWhole;
  });
}

function logMalformed(row: unknown): unknown {
  const { id } = isObject(row) ? row : {};
  console.error("A malformed row came with a list", id);
  noteMismatch();
  return id;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether these fields are strings. */
export function hasTexts(row: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof row[name] === "string");
}
