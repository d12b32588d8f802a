import { longestRunMs } from "./remove-in-batches.ts";

/** Rows that a statement fills: it holds their locks for some milliseconds. */
export const fillBatchSize = 200;

/**
 * Fills what rows lack in batches, until no row is left, the signal fires, or its time ends; the
 * rest is left to the next run. `fillBatch` returns where the next batch begins, null when no row
 * is left: the last id of a full batch, or whatever `first` is.
 */
export async function fillInBatches<Place>(
  first: Place,
  fillBatch: (after: Place) => Promise<Place | null>,
  signal?: AbortSignal,
): Promise<void> {
  const endsAt = performance.now() + longestRunMs;
  let after: Place | null = first;
  while (after !== null && !signal?.aborted && performance.now() < endsAt) after = await fillBatch(after);
}

/** The value that `fillBatch` returns for the rows that it read. */
export function getLastOfFullBatch(rows: readonly { readonly id: string }[]): string | null {
  return rows.length < fillBatchSize ? null : rows.at(-1)?.id ?? null;
}
