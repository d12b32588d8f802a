import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized, shouldRetry } from "../api/retry.ts";

/** client.1 */
const freshMs = 30_000;

/** Creates the query client. `onUnauthorized` runs for every call that returns 401. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      // When the browser reports offline, fail at once instead of pausing, so that screens can show it.
      queries: {
        networkMode: "always",
        staleTime: freshMs,
        retry: shouldRetry,
        refetchOnMount: true,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Runs a mutation outside a component, through the mutation cache, so that its 401 is handled like any other. */
export function runMutation<T>(client: QueryClient, change: () => Promise<T>): Promise<T> {
  return client.getMutationCache().build(client, { mutationFn: change }).execute(undefined);
}
