import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import type { Conversation } from "#shared/messages/shapes.ts";
import { type ConversationListKind, messageKeys } from "../../lib/query-keys/message-keys.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import { findCachedConversation } from "../../entities/conversations/conversation-cache.ts";
import {
  type ConversationPages,
  flattenConversations,
} from "../../entities/conversations/conversation-pages.ts";
import {
  conversationPages,
  someConversation,
} from "../../entities/conversations/testing/some-conversation.ts";
import { moveRequest, putRequestBack } from "./use-request.ts";

let client = new QueryClient();

beforeEach(() => {
  client = new QueryClient();
  const open = [someConversation("a", 50), someConversation("b", 40, { unreadCount: 2 })];
  client.setQueryData(messageKeys.list("open", ""), conversationPages([open]));
  const requests = [someConversation("r", 45, { state: "request", unreadCount: 1 })];
  client.setQueryData(messageKeys.list("request", ""), conversationPages([requests], false, 1));
});

function ids(kind: ConversationListKind = "open"): string[] {
  const data = client.getQueryData<ConversationPages>(messageKeys.list(kind, ""));
  return data ? flattenConversations(data).map(({ id }) => id) : [];
}

test("moves an accepted request into the list by its time, and out of it when that is undone", () => {
  const undo = moveRequest(client, "r", "open");
  expect([ids(), ids("request")]).toEqual([["a", "r", "b"], []]);
  undo();
  expect([ids(), ids("request")]).toEqual([["a", "b"], ["r"]]);
});

test("removes a declined request and brings it back as it was, with the count of the chat icon", () => {
  client.setQueryData(unreadKeys.requests, 1);
  const request = findCachedConversation(client, "r");
  const undo = moveRequest(client, "r", "declined");
  expect([ids(), ids("request"), client.getQueryData(unreadKeys.requests)]).toEqual([["a", "b"], [], 0]);
  const undoBack = putRequestBack(client, request as Conversation);
  expect([ids("request"), client.getQueryData(unreadKeys.requests)]).toEqual([["r"], 1]);
  undoBack();
  expect([ids("request"), client.getQueryData(unreadKeys.requests)]).toEqual([[], 0]);
  undo();
  expect([ids("request"), client.getQueryData(unreadKeys.requests)]).toEqual([["r"], 1]);
});
