import type { QueryClient } from "@tanstack/react-query";

/** Makes a changing call outside a component, through the mutation cache, so that what it watches (401) is seen. */
export function mutate<T>(client: QueryClient, change: () => Promise<T>): Promise<T> {
  return client.getMutationCache().build(client, { mutationFn: change }).execute(undefined);
}
