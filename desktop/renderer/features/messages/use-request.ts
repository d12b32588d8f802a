import { t } from "@lingui/core/macro";
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isolateName } from "#shared/isolate-name.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import type { Conversation, ConversationSummary } from "#shared/messages/shapes.ts";
import { acceptRequest, declineRequest, restoreRequest } from "#shared/messages/conversation-contract.ts";
import { toast } from "../../lib/announce/toast.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import {
  findCachedConversation,
  invalidateConversation,
} from "../../entities/conversations/conversation-cache.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import {
  addConversationByTime,
  type ConversationPages,
  type ConversationRow,
  flattenConversations,
  removeConversation,
} from "../../entities/conversations/conversation-pages.ts";

/** Accepts a request at once, and undoes it when the call fails (messages.6). */
export function useAcceptRequest(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(acceptRequest, { params: { userId } }),
    onMutate: () => moveRequest(client, userId, "open"),
    onError: (error, _, undo) => {
      undo?.();
      toastFailure(error, t`This request could not be accepted. Please try again.`);
    },
    onSettled: () => refetchRequests(client, userId),
  });
}

/** The time to take a decline back. */
const undoMs = 10_000;

/**
 * Declines a request and offers to undo it (messages.6). Both are sent at once: a decline that
 * waited until the offer ended would be lost with its page, and other tabs would still show the
 * request.
 */
export function useDeclineRequest(member: MemberCard): () => void {
  const client = useQueryClient();
  return () => {
    const request = findCachedConversation(client, member.id);
    const declined = decline(client, member.id);
    toast({
      title: t`Request declined`,
      description: t`${{ name: isolateName(member.displayName) }} isn't told.`,
      durationMs: undoMs,
      action: { label: t`Undo`, onSelect: () => void takeBack(client, member.id, request, declined) },
    });
  };
}

/** Resolves with whether the server has it. */
async function decline(client: QueryClient, userId: string): Promise<boolean> {
  const undo = moveRequest(client, userId, "declined");
  try {
    await runMutation(client, () => call(declineRequest, { params: { userId } }));
    return true;
  } catch (error) {
    undo();
    toastFailure(error, t`This request could not be declined. Please try again.`);
    return false;
  } finally {
    refetchRequests(client, userId);
  }
}

async function takeBack(
  client: QueryClient,
  userId: string,
  request: Conversation | undefined,
  declined: Promise<boolean>,
): Promise<void> {
  const undo = request && putRequestBack(client, request);
  try {
    if (await declined) await runMutation(client, () => call(restoreRequest, { params: { userId } }));
  } catch (error) {
    undo?.();
    toastFailure(error, t`The request could not be brought back. Please try again.`);
  } finally {
    refetchRequests(client, userId);
  }
}

function refetchRequests(client: QueryClient, userId: string): void {
  invalidateConversation(client, userId);
  for (const queryKey of [unreadKeys.messages, unreadKeys.requests]) {
    void client.invalidateQueries({ queryKey });
  }
}

/**
 * Shows a request as accepted or declined at once; the returned function undoes it. An accepted one
 * enters the list by the time of its latest message.
 */
export function moveRequest(
  client: QueryClient,
  userId: string,
  state: "open" | "declined",
): () => void {
  const keys = { requests: messageKeys.list("request", ""), list: messageKeys.list("open", "") };
  const requests = client.getQueryData<ConversationPages>(keys.requests);
  const row = requests && flattenConversations(requests).find(({ id }) => id === userId);
  const undoes = [
    change<number>(client, unreadKeys.requests, (count) => Math.max(0, count - 1)),
    change<ConversationPages>(client, keys.requests, (data) => removeConversation(data, userId)),
    change<ConversationSummary>(client, messageKeys.summary(userId), (data) => ({ ...data, state })),
  ];
  if (row && state === "open") {
    undoes.push(
      change<ConversationPages>(client, keys.list, (data) => addConversationByTime(data, { ...row, state })),
    );
  }
  return () => {
    for (const undo of undoes) undo();
  };
}

/** Shows a declined request as it was, at once; the returned function undoes it. */
export function putRequestBack(client: QueryClient, request: Conversation): () => void {
  const { id: userId } = request.user;
  const row: ConversationRow = { ...request, id: userId, state: "request" };
  const undoes = [
    change<number>(client, unreadKeys.requests, (count) => count + 1),
    change<ConversationSummary>(
      client,
      messageKeys.summary(userId),
      (data) => ({ ...data, state: "request" }),
    ),
    change<ConversationPages>(
      client,
      messageKeys.list("request", ""),
      (data) => addConversationByTime(data, row),
    ),
  ];
  return () => {
    for (const undo of undoes) undo();
  };
}

function change<Data>(client: QueryClient, queryKey: QueryKey, how: (data: Data) => Data): () => void {
  const before = client.getQueryData<Data>(queryKey);
  void client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, (data) => data === undefined ? data : how(data));
  return () => client.setQueryData(queryKey, before);
}
