import type { Query } from "@tanstack/react-query";

/** A `refetchInterval` that pauses until a query has data: each refetch of a failed query would swap its error for the skeleton. */
export function pollEvery(intervalMs: number) {
  return ({ state }: Pick<Query, "state">): number | false => state.data === undefined ? false : intervalMs;
}
