import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import { type ConversationListKind, messageKeys } from "../../lib/query-keys/message-keys.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import {
  findCachedConversation,
  patchConversation,
  showConversationRead,
  showLatestMessage,
} from "./conversation-cache.ts";
import { type ConversationPages, flattenConversations } from "./conversation-pages.ts";
import { conversationPages, messageAt, someConversation } from "./testing/some-conversation.ts";

const own = "me";
let client = new QueryClient();

beforeEach(() => {
  client = new QueryClient();
  const open = [someConversation("a", 50), someConversation("b", 40, { unreadCount: 2 })];
  client.setQueryData(messageKeys.list("open", ""), conversationPages([open]));
  const requests = [someConversation("r", 45, { state: "request", unreadCount: 1 })];
  client.setQueryData(messageKeys.list("request", ""), conversationPages([requests], false, 1));
  client.setQueryData(messageKeys.summary("b"), { ...open[1], refusal: null });
  client.setQueryData(unreadKeys.messages, 5);
});

function rows(kind: ConversationListKind = "open") {
  const data = client.getQueryData<ConversationPages>(messageKeys.list(kind, ""));
  return data ? flattenConversations(data) : [];
}
const ids = (kind?: ConversationListKind) => rows(kind).map(({ id }) => id);
const summary = () => client.getQueryData<ConversationSummary>(messageKeys.summary("b"));
const isOutdated = (kind: ConversationListKind) =>
  client.getQueryState(messageKeys.list(kind, ""))?.isInvalidated;

test("finds a conversation by id and by username, ignoring case", () => {
  expect(findCachedConversation(client, "r")?.user.id).toBe("r");
  expect(findCachedConversation(client, "NAME_b")?.user.id).toBe("b");
  expect(findCachedConversation(client, "x")).toBeUndefined();
});

test("moves a received message's conversation up, counts it, and shows its text", () => {
  showLatestMessage(client, messageAt("b", own, 60), own);
  expect(ids()).toEqual(["b", "a"]);
  expect(rows()[0]).toMatchObject({ lastMessage: "How are you?", unreadCount: 3, lastMessageSenderId: "b" });
  expect(summary()).toMatchObject({ lastMessage: "How are you?", unreadCount: 3 });
  expect([isOutdated("open"), isOutdated("request")]).toEqual([false, false]);
});

test("moves a sent message's conversation up without counting it", () => {
  showLatestMessage(client, messageAt(own, "b", 60, { content: "", imageUrl: "/image" }), own);
  expect(rows()[0]).toMatchObject({ id: "b", lastMessage: "Photo", unreadCount: 2 });
});

test("does not count a repeated message again", () => {
  showLatestMessage(client, messageAt("b", own, 60), own);
  showLatestMessage(client, messageAt("b", own, 60), own);
  expect(rows()[0]?.unreadCount).toBe(3);
  expect(isOutdated("open")).toBe(true);
});

test("refetches the lists after a message of an unlisted member", () => {
  showLatestMessage(client, messageAt("new", own, 60), own);
  expect([isOutdated("open"), isOutdated("request")]).toEqual([true, true]);
});

test("refetches the lists after an answer to a request, since it accepts the request", () => {
  showLatestMessage(client, messageAt(own, "r", 60), own);
  expect([isOutdated("open"), isOutdated("request")]).toEqual([true, true]);
});

test("subtracts the messages of a read conversation from its badge and from the count", () => {
  expect(showConversationRead(client, "b")).toBe(2);
  expect([rows()[1]?.unreadCount, summary()?.unreadCount]).toEqual([0, 0]);
  expect(client.getQueryData(unreadKeys.messages)).toBe(3);
  expect(showConversationRead(client, "b")).toBe(0);
});

test("leaves the count when a request is read, since it has no requests", () => {
  showConversationRead(client, "r");
  expect(client.getQueryData(unreadKeys.messages)).toBe(5);
});

test("applies a change to the lists and to the summary", () => {
  patchConversation(client, "b", { isBlocked: true, refusal: "No" });
  expect([rows()[1]?.isBlocked, summary()?.isBlocked, summary()?.refusal]).toEqual([true, true, "No"]);
});

test("waits no longer for an answer once one came", () => {
  patchConversation(client, "a", { isWaiting: true });
  showLatestMessage(client, messageAt(own, "a", 60), own);
  expect(rows()[0]).toMatchObject({ id: "a", isWaiting: true });
  showLatestMessage(client, messageAt("a", own, 61), own);
  expect(rows()[0]).toMatchObject({ id: "a", isWaiting: false });
});

test("names the author of a shared post in the list", () => {
  const shared = messageAt("a", own, 60, { content: "Check out this post!", sharedPostId: "p" });
  showLatestMessage(
    client,
    { ...shared, sharedPost: { author: { displayName: "Cai" } } as EmbeddedPost },
    own,
  );
  expect(rows()[0]?.lastMessage).toBe("Shared a post by Cai");
});
