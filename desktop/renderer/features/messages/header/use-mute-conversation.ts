import { useMutation, useQueryClient } from "@tanstack/react-query";
import { muteConversation, unmuteConversation } from "#shared/messages/conversation-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import {
  findCachedConversation,
  patchConversation,
} from "../../../entities/conversations/conversation-cache.ts";

/** `until` is null for a mute until unmuted. False unmutes. */
type Mute = { readonly until: string | null } | false;

/** The shown end of a mute without one until the server has responded. */
const forEver = "9999-12-31T00:00:00.000Z";

/** Mutes or unmutes a conversation at once, and undoes it when the call fails (messages.8). */
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
