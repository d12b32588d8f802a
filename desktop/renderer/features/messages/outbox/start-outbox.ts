import type { QueryClient } from "@tanstack/react-query";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import { checkThreads, putMessage } from "../thread-cache.ts";
import { receiveMessage } from "../apply-message-frame.ts";
import { isLive, useConnection } from "../../../lib/realtime/connection-state.ts";
import { openTabChannel, runInOneTab } from "../../../lib/storage/tabs.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { offerSupport } from "../../moderation/offered-support.ts";
import { deliverMessage } from "./deliver-message.ts";
import { showQueue } from "./outbox.ts";
import { OutboxQueue } from "./outbox-queue.ts";
import { createBrowserStorage } from "./outbox-storage.ts";

let running: { readonly memberId: string; readonly stop: () => void } | null = null;

/**
 * Starts sending the member's unsent messages, those of an earlier page too. Starts once per page
 * and member.
 */
export function startOutbox(client: QueryClient, memberId: string): void {
  if (running?.memberId === memberId) return;
  running?.stop();
  const tabs = openTabChannel(`glimmer-outbox:${memberId}`, () => void queue.reload());
  const queue = new OutboxQueue({
    memberId,
    storage: createBrowserStorage(),
    // Without locks the server still stores one message for two attempts.
    exclusively: runInOneTab,
    deliver: async (message, options) => {
      const outcome = await deliverMessage(client, message, options);
      if (outcome.kind !== "later") offerSupport(outcome.support);
      if (outcome.kind === "refused") {
        // The member may no longer write there; the composer then says so.
        void client.invalidateQueries({ queryKey: messageKeys.summary(message.receiverId) });
      }
      return outcome;
    },
    isOnline: () => navigator.onLine,
    onSent: (message) => {
      // The event updates the lists.
      if (isLive()) putMessage(client, message, message.receiverId);
      else receiveMessage(client, message);
      // Checks whether an earlier event was missed, for example because a proxy swallows events.
      checkThreads(client, message.receiverId);
    },
    onRefused: ({ title, text }) => toast({ title, description: text, tone: "danger" }),
    onChange: () => showQueue(queue),
    notifyTabs: () => tabs.post(null),
  });
  const stopWatching = watchConnection(() => queue.sendWaiting());
  const networkWatch = new AbortController();
  for (const change of ["online", "offline"]) {
    addEventListener(change, () => showQueue(queue), { signal: networkWatch.signal });
  }
  running = {
    memberId,
    stop: () => {
      queue.stop();
      stopWatching();
      networkWatch.abort();
      tabs.close();
      showQueue(null);
    },
  };
  showQueue(queue);
  void queue.start();
}

/** Calls `wake` when a connection may be back. */
function watchConnection(wake: () => void): () => void {
  const watch = new AbortController();
  addEventListener("online", wake, { signal: watch.signal });
  document.addEventListener("visibilitychange", () => document.hidden || wake(), { signal: watch.signal });
  const stopFollowing = useConnection.subscribe(({ connection }, before) => {
    if (connection === "live" && before.connection !== "live") wake();
  });
  return () => {
    watch.abort();
    stopFollowing();
  };
}
