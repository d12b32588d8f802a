import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { findCachedConversation } from "../../entities/conversations/conversation-cache.ts";
import {
  conversationPages,
  someConversation,
} from "../../entities/conversations/testing/some-conversation.ts";
import { me, ownMessage, someMessage, them } from "./testing/some-message.ts";
import { addCatchUp, createThread, getShownMessages, type Thread } from "./thread/merge-thread.ts";
import { checkThreads } from "./thread-cache.ts";
import { applyMessageFrame, catchUpMessages } from "./apply-message-frame.ts";

let client: QueryClient;
const key = messageKeys.thread(them);

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(sessionKey, { id: me });
  open(someMessage({ position: 1 }), ownMessage({ position: 2 }));
});

function open(...messages: DirectMessage[]): void {
  client.setQueryData(key, createThread({ messages, reachesStart: true, reachesEnd: true }, them));
}

const thread = () => client.getQueryData<Thread>(key) as Thread;
const shown = () => getShownMessages(thread(), them);
const arrive = (message: DirectMessage) =>
  applyMessageFrame(client, { type: "new_message", message, alerts: true });

test("adds a message of either member to its thread once", () => {
  for (const message of [someMessage({ position: 3 }), ownMessage({ position: 4 })]) {
    arrive(message);
    arrive(message);
  }
  expect(shown().map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4"]);
});

test("applies ticks, reactions and changes to the message", () => {
  applyMessageFrame(client, { type: "message_read", messageId: "m2", receiverId: them });
  const reactions = { "\u{1F44D}": [them] };
  applyMessageFrame(client, { type: "message_reaction_added", messageId: "m2", version: 5, reactions });
  const unsent = someMessage({ position: 1, version: 6, content: "", isUnsent: true });
  applyMessageFrame(client, { type: "message_changed", message: unsent });
  expect(shown()).toMatchObject([{ isUnsent: true }, { status: "read", reactions }]);
});

test("ends the wait for an answer with the first tick, which shows once the other has accepted", () => {
  const row = someConversation(them, 1, { isWaiting: true });
  client.setQueryData(messageKeys.list("open", ""), conversationPages([[row]]));
  applyMessageFrame(client, { type: "message_delivered", messageId: "m2", receiverId: them });
  expect(findCachedConversation(client, them)?.isWaiting).toBe(false);
});

test("does not move `upTo` with events, since an earlier one may be missing", () => {
  arrive(someMessage({ position: 9 }));
  arrive(ownMessage({ position: 10 }));
  expect([shown().length, thread().upTo]).toEqual([4, "m2"]);
});

test("keeps threads invalidated after a gap, whatever arrives meanwhile", () => {
  catchUpMessages(client);
  arrive(someMessage({ position: 9 }));
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test("catches up open threads at once on a check, and others when they are opened", async () => {
  const queryFn = vi.fn(() =>
    Promise.resolve(addCatchUp(thread(), [someMessage({ position: 7 }), ownMessage({ position: 9 })], them))
  );
  arrive(ownMessage({ position: 9 }));
  checkThreads(client);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  const stop = new QueryObserver<Thread>(client, { queryKey: key, queryFn, staleTime: Infinity })
    .subscribe(() => {});
  await expect.poll(() => thread().upTo).toBe("m9");
  expect(shown().map(({ id }) => id)).toEqual(["m1", "m2", "m7", "m9"]);
  checkThreads(client, them);
  checkThreads(client, them);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

test("refetches a thread when a message arrives during its first fetch", async () => {
  client.removeQueries({ queryKey: key });
  const answers = [Promise.withResolvers<Thread>(), Promise.withResolvers<Thread>()];
  let reads = 0;
  const queryFn = () => answers[reads++]?.promise ?? Promise.reject(new Error("Read too often"));
  const stop = new QueryObserver<Thread>(client, { queryKey: key, queryFn, retry: false }).subscribe(
    () => {},
  );
  arrive(someMessage({ position: 3 }));
  const page = (messages: DirectMessage[]) =>
    createThread({ messages, reachesStart: true, reachesEnd: true }, them);
  answers[0]?.resolve(page([]));
  answers[1]?.resolve(page([someMessage({ position: 3 })]));
  await expect.poll(() => client.getQueryData<Thread>(key)?.upTo).toBe("m3");
  expect(reads).toBe(2);
  stop();
});
