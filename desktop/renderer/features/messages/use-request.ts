import { useMutation, useQueryClient } from "@tanstack/react-query";
import { acceptRequest, declineRequest } from "#shared/messages/conversation-contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { moveRequest } from "../../lib/message-cache/conversation-cache.ts";
import { unreadKeys } from "../../lib/notification-cache/notification-keys.ts";
import { invalidateConversation } from "../../lib/message-cache/conversation-cache.ts";

/** Accepts or declines a request at once, and undoes it when the call fails (messages.6). */
export function useAnswerRequest(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isAccepted: boolean) =>
      call(isAccepted ? acceptRequest : declineRequest, { params: { userId } }),
    onMutate: (isAccepted) => moveRequest(client, userId, isAccepted ? "open" : "declined"),
    onError: (error, isAccepted, undo) => {
      undo?.();
      toastFailure(
        error,
        isAccepted
          ? "This request could not be accepted. Please try again."
          : "This request could not be declined. Please try again.",
      );
    },
    onSettled: () => {
      invalidateConversation(client, userId);
      void client.invalidateQueries({ queryKey: unreadKeys.messages });
    },
  });
}
