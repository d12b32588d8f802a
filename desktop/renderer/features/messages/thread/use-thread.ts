import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import { readAround, readNewest, readOlder, readOrCatchUp } from "./read-thread.ts";
import { changeThread } from "../thread-cache.ts";
import { hasNewer, hasOlder, shownMessages, type Thread, withPage, withWindow } from "./merge-thread.ts";
import { useIsLive } from "../../../lib/realtime/connection-state.ts";

/** The polling interval while events do not arrive. */
const pollMs = 5_000;

/** The thread with a member. Events update it; while they do not arrive, it is polled every 5 s. */
export function useThread(userId: string) {
  const client = useQueryClient();
  const isPushed = useIsLive();
  const query = useQuery({
    queryKey: messageKeys.thread(userId),
    queryFn: ({ signal }) => readOrCatchUp(client, userId, signal),
    staleTime: isPushed ? Infinity : pollMs,
    refetchInterval: isPushed ? false : pollEvery(pollMs),
  });
  const { data } = query;
  const messages = useMemo(() => data ? shownMessages(data, userId) : [], [data, userId]);
  return {
    query,
    messages,
    hasOlder: data !== undefined && hasOlder(data),
    hasNewer: data !== undefined && hasNewer(data),
  };
}

type Side = "older" | "newer";

/**
 * Loads messages beyond the loaded ones, one page at a time, and jumps to other places of the
 * thread.
 */
export function useThreadPages(userId: string) {
  const client = useQueryClient();
  const loading = useRef(new Set<Side>());
  const [failed, setFailed] = useState<Side | null>(null);
  const load = useCallback((side: Side) => {
    if (loading.current.has(side)) return;
    loading.current.add(side);
    setFailed(null);
    void runMutation(client, () => side === "older" ? addOlder(client, userId) : addNewer(client, userId))
      .catch(() => setFailed(side))
      .finally(() => loading.current.delete(side));
  }, [client, userId]);
  /**
   * Loads the messages around a message, or the newest ones with null. Returns whether that
   * succeeded.
   */
  const jumpTo = useCallback(
    (messageId: string | null) =>
      runMutation(client, () => showWindowAround(client, userId, messageId)).then(() => true, (error) => {
        toastFailure(error, "These messages could not be loaded. Please try again.");
        return false;
      }),
    [client, userId],
  );
  return { load, failed, jumpTo };
}

function cachedThread(client: QueryClient, userId: string): Thread | undefined {
  return client.getQueryData<Thread>(messageKeys.thread(userId));
}

async function addOlder(client: QueryClient, userId: string): Promise<void> {
  const before = cachedThread(client, userId);
  const first = before && shownMessages(before, userId)[0];
  if (!before || !first) return;
  const page = await readOlder(userId, first.id);
  changeThread(client, userId, (thread) =>
    // A jump may have replaced the loaded messages meanwhile.
    thread.from === before.from ? withPage(thread, page, userId) : thread);
}

async function addNewer(client: QueryClient, userId: string): Promise<void> {
  const before = cachedThread(client, userId);
  const last = before && shownMessages(before, userId).at(-1);
  if (!before || !last) return;
  const page = await readAround(userId, last.id);
  changeThread(
    client,
    userId,
    (thread) => thread.to === before.to ? withPage(thread, page, userId) : thread,
  );
}

async function showWindowAround(
  client: QueryClient,
  userId: string,
  messageId: string | null,
): Promise<void> {
  const before = cachedThread(client, userId);
  if (before && messageId && shownMessages(before, userId).some(({ id }) => id === messageId)) return;
  const page = await (messageId === null ? readNewest(userId) : readAround(userId, messageId));
  changeThread(client, userId, (thread) => withWindow(thread, page, userId));
}
