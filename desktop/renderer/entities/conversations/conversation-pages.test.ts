import { expect, test, vi } from "vitest";
import type { Conversation } from "#shared/messages/shapes.ts";
import {
  addConversationByTime,
  changeConversation,
  type ConversationPages,
  dropMalformedConversations,
  flattenConversations,
  moveConversationToTop,
  removeConversation,
} from "./conversation-pages.ts";
import { conversationPages, someConversation } from "./testing/some-conversation.ts";

const two = conversationPages([
  [someConversation("a", 50), someConversation("b", 40)],
  [someConversation("c", 30), someConversation("d", 20)],
], true);
const ids = (data: ConversationPages) => data.pages.map(({ items }) => items.map(({ id }) => id));

test("changes the row of one member", () => {
  const changed = changeConversation(two, "c", { unreadCount: 3 });
  expect(flattenConversations(changed).map(({ unreadCount }) => unreadCount)).toEqual([0, 0, 3, 0]);
});

test("moves a conversation to the top without doubling it", () => {
  expect(ids(moveConversationToTop(two, someConversation("c", 55)))).toEqual([["c", "a", "b"], ["d"]]);
});

test("places a conversation by its latest message", () => {
  expect(ids(addConversationByTime(two, someConversation("e", 35)))).toEqual([["a", "b"], ["e", "c", "d"]]);
  expect(ids(addConversationByTime(two, someConversation("e", 10)))).toEqual(ids(two));
  expect(ids(addConversationByTime(conversationPages([[]]), someConversation("e", 10)))).toEqual([["e"]]);
});

test("subtracts a removed conversation from the count", () => {
  const requests = conversationPages([[someConversation("a", 1), someConversation("b", 0)]], false, 2);
  const left = removeConversation(requests, "a");
  expect([ids(left), left.pages[0]?.totalCount]).toEqual([[["b"]], 1]);
  expect(removeConversation(left, "a")).toBe(left);
});

test("lists a conversation on two pages once, at its first position", () => {
  const moved = conversationPages([[someConversation("a", 9)], [someConversation("a", 5)]]);
  expect(flattenConversations(moved)).toEqual([someConversation("a", 9)]);
});

test("drops a conversation with a malformed member", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { id: _, ...whole } = someConversation("a", 1);
  const items = [whole, { ...whole, user: { id: "b" } }, null] as Conversation[];
  expect(dropMalformedConversations({ items, nextCursor: null, totalCount: null }).items).toEqual([
    someConversation("a", 1),
  ]);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
