import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Time for the first screen to load its data. */
const restMs = 1_000;

/** Sends messages that an earlier page could not send, on every screen. Renders nothing. */
export function OutboxStart({ memberId }: { readonly memberId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      // When its script is missing, the messages stay stored until the next page load.
      import("./outbox/start-outbox.ts").then(
        ({ startOutbox }) => startOutbox(client, memberId),
        () => undefined,
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [client, memberId]);
  return null;
}
