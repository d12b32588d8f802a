import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized, shouldRetry } from "../api/retry.ts";

/** client.1 */
const freshMs = 30_000;

/** The data layer of the app. `onUnauthorized` runs for every call that answered 401. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      // Waiting in silence for a network that a browser thinks is gone helps nobody: calls fail, and screens say so.
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

/** Makes a changing call outside a component, through the mutation cache, so that what it watches (401) is seen. */
export function runMutation<T>(client: QueryClient, change: () => Promise<T>): Promise<T> {
  return client.getMutationCache().build(client, { mutationFn: change }).execute(undefined);
}
