import type { Query } from "@tanstack/react-query";

/**
 * A `refetchInterval` that pauses until a query has data, since each refetch of a failed query
 * would replace its error with the skeleton.
 */
export function pollEvery(intervalMs: number) {
  return ({ state }: Pick<Query, "state">): number | false => state.data === undefined ? false : intervalMs;
}
