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
