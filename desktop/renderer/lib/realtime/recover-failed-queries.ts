import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { onConnectionReturn } from "./connection-return.ts";

/**
 * Refetches what an open screen could not load, whenever the connection returns (client.12). Lists
 * that show rows are not touched, since the reading position never moves by itself; nor is what the
 * server refused.
 */
export function recoverFailedQueries(client: QueryClient): () => void {
  return onConnectionReturn(() =>
    void client.refetchQueries({
      type: "active",
      predicate: ({ state }) =>
        state.status === "error" && state.data === undefined && !isRefused(state.error),
      // The browser is online a moment before events arrive: the second return changes nothing.
    }, { cancelRefetch: false })
  );
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
