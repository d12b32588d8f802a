import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Starts what is being read under a key again, the next page of a list as the next page: it may have been read before something
 * was written, and would undo it. What is not being read is left alone, unless it was never got, and so is what nobody looks at.
 */
export function refetchInFlight(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey });
  if (!query?.isActive()) return;
  const { fetchStatus, fetchMeta, data } = query.state;
  if (fetchStatus === "idle" && data !== undefined) return;
  // Without data the cache would wait for the first answer instead of asking anew.
  void query.cancel({ revert: true });
  query.fetch(undefined, { meta: fetchMeta ?? undefined }).catch(() => undefined);
}
