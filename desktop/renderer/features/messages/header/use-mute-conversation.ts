import { useMutation, useQueryClient } from "@tanstack/react-query";
import { muteConversation, unmuteConversation } from "#shared/messages/conversation-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { findCachedConversation, patchConversation } from "../../../lib/message-cache/conversation-cache.ts";

/** `until` null: until unmuted. False lifts the mute. */
type Mute = { readonly until: string | null } | false;

/** Stands for the end of a mute without one until the server has answered. */
const forEver = "9999-12-31T00:00:00.000Z";

/** Mutes a conversation or lifts that: at once, and undone when it fails (messages.8). */
export function useMuteConversation(userId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `mute ${userId}` },
    mutationFn: (mute: Mute) =>
      mute
        ? call(muteConversation, { params: { userId }, body: mute })
        : call(unmuteConversation, { params: { userId } }),
    onMutate: (mute) => {
      const before = findCachedConversation(client, userId)?.mutedUntil ?? null;
      patchConversation(client, userId, { mutedUntil: mute ? mute.until ?? forEver : null });
      return before;
    },
    onSuccess: ({ mutedUntil }) => patchConversation(client, userId, { mutedUntil }),
    onError: (error, mute, before) => {
      patchConversation(client, userId, { mutedUntil: before ?? null });
      toastFailure(
        error,
        mute
          ? "This conversation could not be muted. Please try again."
          : "This conversation could not be unmuted. Please try again.",
      );
    },
  });
}
