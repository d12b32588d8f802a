import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { toAnswered } from "#shared/messages/preview.ts";
import type { AnsweredMessage } from "#shared/messages/shapes.ts";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import type { Thread } from "./merge-thread.ts";

/** What an unsent answer shows of a message, as far as the thread knows it now (messages.17). */
export function useAnsweredNow(otherId: string, chosen: AnsweredMessage | null): AnsweredMessage | null {
  const client = useQueryClient();
  const follow = useCallback((tell: () => void) => client.getQueryCache().subscribe(tell), [client]);
  const known = useSyncExternalStore(
    follow,
    () => chosen && client.getQueryData<Thread>(messageKeys.thread(otherId))?.known[chosen.id],
  );
  return known ? toAnswered(known) : chosen;
}
