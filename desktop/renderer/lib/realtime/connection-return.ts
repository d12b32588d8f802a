import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { useConnection } from "./connection-state.ts";

/**
 * Calls back when the connection returns: the browser is online again, or events arrive again, as
 * they do once the server is back. Returns a function that stops.
 */
export function onConnectionReturn(callback: () => void): () => void {
  addEventListener("online", callback);
  const stop = useConnection.subscribe((now, before) => {
    if (now.connection === "live" && before.connection !== "live") callback();
  });
  return () => {
    removeEventListener("online", callback);
    stop();
  };
}

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
    })
  );
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
