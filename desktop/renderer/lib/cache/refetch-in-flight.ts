import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Restarts a query that is being fetched (a next page as the next page), since its response may
 * predate a write, which does not stop the fetch, and would undo it. Leaves idle queries with data
 * and unobserved queries alone.
 */
export function refetchInFlight(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey });
  if (!query?.isActive()) return;
  const { fetchStatus, fetchMeta, data } = query.state;
  if (fetchStatus === "idle" && data !== undefined) return;
  // Without data the cache would reuse the running fetch.
  void query.cancel({ revert: true });
  query.fetch(undefined, { meta: fetchMeta ?? undefined }).catch(() => undefined);
}
