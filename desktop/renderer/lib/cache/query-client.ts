import {
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type RefetchOptions,
} from "@tanstack/react-query";
import { isUnauthorized, retryDelay, shouldRetry } from "../api/call-retry-rule.ts";

// The default waits for a task, during which a switch would still show its old state.
notifyManager.setScheduler(queueMicrotask);

/** client.1 */
const freshMs = 30_000;

/** Creates the query client. `onUnauthorized` runs for every call that returns 401. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const reportUnauthorized = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new PatientQueryClient({
    queryCache: new QueryCache({ onError: reportUnauthorized }),
    mutationCache: new MutationCache({ onError: reportUnauthorized }),
    defaultOptions: {
      // When the browser reports offline, fail at once instead of pausing, so that
      // screens can show it.
      queries: {
        networkMode: "always",
        staleTime: freshMs,
        retry: shouldRetry,
        retryDelay,
        refetchOnMount: true,
        refetchOnWindowFocus: false,
      },
      // Callbacks given to `useMutation` also run after its component has unmounted, those given
      // to `mutate` do not.
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Delays refetches of a list while a next page is loading, which they would cancel. */
class PatientQueryClient extends QueryClient {
  override refetchQueries(filters?: InvalidateQueryFilters, options?: RefetchOptions): Promise<void> {
    const pages = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.fetchMeta?.fetchMore)
      .map(({ promise }) => promise ?? Promise.resolve());
    if (pages.length === 0) return super.refetchQueries(filters, options);
    return Promise.allSettled(pages).then(() => super.refetchQueries(filters, options));
  }
}

/**
 * Runs a mutation outside a component, through the mutation cache, so that its 401 is
 * handled like any other.
 */
export function runMutation<T>(client: QueryClient, change: () => Promise<T>): Promise<T> {
  return client.getMutationCache().build(client, { mutationFn: change }).execute(undefined);
}
