import type { QueryClient } from "@tanstack/react-query";
import { readThread } from "#shared/messages/conversation-contract.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { callPage } from "../../../lib/api/call.ts";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import { keepWholeMessages } from "../whole-message.ts";
import {
  hasNewer,
  type Thread,
  threadFromPage,
  type ThreadPage,
  withCatchUp,
  withWindow,
} from "./merge-thread.ts";

/** After this many pages a thread that missed more starts over with its newest page. */
const maxCatchUpPages = 8;

/**
 * Reads a thread for the first time, or the changes since it was read. Keeps data that events
 * brought meanwhile.
 */
export async function readOrCatchUp(
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
    return meanwhile ? withWindow(meanwhile, page, userId) : threadFromPage(page, userId);
  }
  const missed = await readSince(userId, before.upTo, signal);
  if (missed) return withCatchUp(cachedThread() ?? before, missed, userId);
  const page = await readNewest(userId, signal);
  return withWindow(cachedThread() ?? before, page, userId);
}

/** Reads the newest messages. */
export async function readNewest(userId: string, signal?: AbortSignal): Promise<ThreadPage> {
  const page = await callPage(readThread, { params: { userId }, query: {} }, { signal });
  return {
    messages: keepWholeMessages(page.items),
    reachesStart: page.nextCursor === null,
    reachesEnd: true,
  };
}

/** Reads the messages before one. */
export async function readOlder(userId: string, before: string): Promise<ThreadPage> {
  const page = await callPage(readThread, { params: { userId }, query: { before } });
  return {
    messages: keepWholeMessages(page.items),
    reachesStart: page.nextCursor === null,
    reachesEnd: false,
  };
}

/** Reads the messages on both sides of one. */
export async function readAround(userId: string, around: string): Promise<ThreadPage> {
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
