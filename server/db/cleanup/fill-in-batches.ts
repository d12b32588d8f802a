import { longestRunMs } from "./remove-in-batches.ts";

/** Rows that a statement fills: it holds their locks for some milliseconds. */
export const fillBatchSize = 200;

/**
 * Fills what rows lack in batches in the order of their ids, until no row is left, the signal
 * fires, or its time ends; the rest is left to the next run. `fillBatch` returns the last id of a
 * full batch, null when no row is left.
 */
export async function fillInBatches(
  fillBatch: (after: string) => Promise<string | null>,
  signal?: AbortSignal,
): Promise<void> {
  const endsAt = performance.now() + longestRunMs;
  let after: string | null = "00000000-0000-0000-0000-000000000000";
  while (after !== null && !signal?.aborted && performance.now() < endsAt) after = await fillBatch(after);
}

/** What `fillBatch` returns of the rows that it read. */
export function lastOfFullBatch(rows: readonly { readonly id: string }[]): string | null {
  return rows.length < fillBatchSize ? null : rows.at(-1)?.id ?? null;
}
