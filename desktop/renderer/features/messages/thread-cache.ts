import type { QueryClient } from "@tanstack/react-query";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { addMessages, raiseTick, replaceReactions, type Thread } from "./thread/merge-thread.ts";

type Frame<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

/**
 * Writes a message from an event, or the member's own from a response, into the thread with this
 * member. Does not move `upTo`, since only a read can tell whether an earlier message is missing
 * (realtime.6).
 */
export function putMessage(client: QueryClient, message: DirectMessage, otherId: string): void {
  changeThread(client, otherId, (thread) => addMessages(thread, [message], otherId));
}

/**
 * Asks the server whether a message is missing in a thread, or in all of them: open ones now,
 * others when they are opened.
 */
export function checkThreads(client: QueryClient, otherId?: string): void {
  const queryKey = otherId === undefined ? messageKeys.threads : messageKeys.thread(otherId);
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/**
 * Raises the ticks of the member's own messages. A tick for messages the member has read changes no
 * thread.
 */
export function putTick(client: QueryClient, frame: Frame<"message_delivered" | "message_read">): void {
  const tick = frame.type === "message_read" ? "read" : "delivered";
  changeThread(client, frame.receiverId, (thread) => raiseTick(thread, frame.messageId, tick));
}

/** Writes a message's reactions into the thread that has it. */
export function putReactions(
  client: QueryClient,
  messageId: string,
  news: Pick<DirectMessage, "version" | "reactions">,
): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: messageKeys.threads })) {
    changeThread(client, String(queryKey.at(-1)), (thread) => replaceReactions(thread, messageId, news));
  }
}

/**
 * Changes a cached thread. One that is being fetched for the first time is fetched again, since the
 * response may be older than the event.
 */
export function changeThread(
  client: QueryClient,
  otherId: string,
  change: (thread: Thread) => Thread,
): void {
  const queryKey = messageKeys.thread(otherId);
  const query = client.getQueryCache().find<Thread>({ queryKey });
  const thread = query?.state.data;
  if (!query || !thread) return refetchInFlight(client, queryKey);
  const { isInvalidated } = query.state;
  client.setQueryData(queryKey, change(thread));
  // Setting data alone would mark it as up to date.
  if (isInvalidated) query.invalidate();
}
