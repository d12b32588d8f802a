import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Time for the first screen to load its data. */
const restMs = 1_000;

/** Sends likes and bookmarks that found no connection, also of an earlier page. Renders nothing. */
export function WaitingTapsStart({ memberId }: { readonly memberId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const timer = setTimeout(() => {
      // Without its script taps are undone where there is no connection.
      import("./card/start-waiting-taps.ts").then(
        ({ startWaitingTaps }) => {
          if (!isOver) stop = startWaitingTaps(client, memberId);
        },
        () => undefined,
      );
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [client, memberId]);
  return null;
}
