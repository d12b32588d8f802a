import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { isolateName } from "#shared/isolate-name.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import type { Conversation } from "#shared/messages/shapes.ts";
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
import { moveRequest, putRequestBack } from "./request-cache.ts";

/** Accepts a request at once, and undoes it when the call fails (messages.6). */
export function useAcceptRequest(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(acceptRequest, { params: { userId } }),
    onMutate: () => moveRequest(client, userId, "open"),
    onError: (error, _, undo) => {
      undo?.();
      toastFailure(error, "This request could not be accepted. Please try again.");
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
      title: "Request declined",
      description: `${isolateName(member.displayName)} isn't told.`,
      durationMs: undoMs,
      action: { label: "Undo", onSelect: () => void takeBack(client, member.id, request, declined) },
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
    toastFailure(error, "This request could not be declined. Please try again.");
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
    toastFailure(error, "The request could not be brought back. Please try again.");
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
