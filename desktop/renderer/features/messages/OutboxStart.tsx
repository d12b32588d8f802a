import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Time for the first screen to load what it shows. */
const restMs = 1_000;

/** Sends what an earlier page could not send, whatever screen is open. Renders nothing. */
export function OutboxStart({ memberId }: { readonly memberId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without its script the messages stay where they are until the next page.
      import("./outbox/start-outbox.ts").then(
        ({ startOutbox }) => startOutbox(client, memberId),
        () => undefined,
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [client, memberId]);
  return null;
}
