import { t } from "@lingui/core/macro";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { readThread } from "#shared/messages/conversation-contract.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import { changeThread } from "../thread-cache.ts";
import {
  addCatchUp,
  addPage,
  createThread,
  getShownMessages,
  hasNewer,
  hasOlder,
  replaceWindow,
  type Thread,
  type ThreadPage,
} from "./merge-thread.ts";
import { useIsLive } from "../../../lib/realtime/connection-state.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeMessages } from "../whole-message.ts";

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
  const messages = useMemo(() => data ? getShownMessages(data, userId) : [], [data, userId]);
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
        toastFailure(error, t`These messages could not be loaded. Please try again.`);
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
  const first = before && getShownMessages(before, userId)[0];
  if (!before || !first) return;
  const page = await readOlder(userId, first.id);
  changeThread(client, userId, (thread) =>
    // A jump may have replaced the loaded messages meanwhile.
    thread.from === before.from ? addPage(thread, page, userId) : thread);
}

async function addNewer(client: QueryClient, userId: string): Promise<void> {
  const before = cachedThread(client, userId);
  const last = before && getShownMessages(before, userId).at(-1);
  if (!before || !last) return;
  const page = await readAround(userId, last.id);
  changeThread(
    client,
    userId,
    (thread) => thread.to === before.to ? addPage(thread, page, userId) : thread,
  );
}

async function showWindowAround(
  client: QueryClient,
  userId: string,
  messageId: string | null,
): Promise<void> {
  const before = cachedThread(client, userId);
  if (before && messageId && getShownMessages(before, userId).some(({ id }) => id === messageId)) return;
  const page = await (messageId === null ? readNewest(userId) : readAround(userId, messageId));
  changeThread(client, userId, (thread) => replaceWindow(thread, page, userId));
}

/** After this many pages a thread that missed more starts over with its newest page. */
const maxCatchUpPages = 8;

/**
 * Reads a thread for the first time, or the changes since it was read. Keeps data that events
 * brought meanwhile.
 */
async function readOrCatchUp(
  client: QueryClient,
  userId: string,
  signal: AbortSignal,
): Promise<Thread> {
  const cachedThread = () => client.getQueryData<Thread>(messageKeys.thread(userId));
  const before = cachedThread();
  if (!before || !before.upTo) {
    if (before && hasNewer(before)) return before;
    const page = await readNewest(userId, signal);
    const meanwhile = cachedThread();
    return meanwhile ? replaceWindow(meanwhile, page, userId) : createThread(page, userId);
  }
  const missed = await readSince(userId, before.upTo, signal);
  if (missed) return addCatchUp(cachedThread() ?? before, missed, userId);
  const page = await readNewest(userId, signal);
  return replaceWindow(cachedThread() ?? before, page, userId);
}

/** Reads the newest messages. */
async function readNewest(userId: string, signal?: AbortSignal): Promise<ThreadPage> {
  const page = await callPage(readThread, { params: { userId }, query: {} }, { signal });
  return {
    messages: keepWholeMessages(page.items),
    reachesStart: page.nextCursor === null,
    reachesEnd: true,
  };
}

/** Reads the messages before one. */
async function readOlder(userId: string, before: string): Promise<ThreadPage> {
  const page = await callPage(readThread, { params: { userId }, query: { before } });
  return {
    messages: keepWholeMessages(page.items),
    reachesStart: page.nextCursor === null,
    reachesEnd: false,
  };
}

/** Reads the messages on both sides of one. */
async function readAround(userId: string, around: string): Promise<ThreadPage> {
  const limit = messageLimits.pageSize;
  const page = await callPage(readThread, { params: { userId }, query: { around, limit } });
  const messages = keepWholeMessages(page.items);
  const at = messages.find(({ id }) => id === around)?.position ?? 0;
  // The newer half of the page begins with the message itself.
  const newer = messages.filter(({ position }) => position >= at);
  return { messages, reachesStart: page.nextCursor === null, reachesEnd: newer.length < limit / 2 };
}

/** Reads what was written or changed since a message; null when there are too many pages. */
async function readSince(
  userId: string,
  after: string,
  signal: AbortSignal,
): Promise<DirectMessage[] | null> {
  const missed: DirectMessage[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < maxCatchUpPages; pages++) {
    const page = await callPage(
      readThread,
      { params: { userId }, query: { after, cursor, limit: 2 * messageLimits.pageSize } },
      { signal },
    );
    missed.push(...keepWholeMessages(page.items));
    if (page.nextCursor === null) return missed;
    cursor = page.nextCursor;
  }
  return null;
}
