import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Time for the first screen to load its data. */
const restMs = 1_000;

/** Connects the page to the server's events, once the first screen is drawn. Renders nothing. */
export function RealtimeStart() {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const timer = setTimeout(() => {
      // Without its script the page polls, as it does without a connection.
      import("./start-realtime.ts").then(({ startRealtime }) => {
        if (!isGone) stop = startRealtime(client);
      }, () => undefined);
    }, restMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
  return null;
}
