import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { pinPost, unpinPost } from "#shared/posts/pin-contract.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";

/** Pins one's own post to one's profile, or unpins it; shown at once (members.18). */
export function usePin(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPinned: boolean) => call(isPinned ? pinPost : unpinPost, { params: { id: postId } }),
    onMutate: (isPinned) => showPin(client, isPinned ? postId : null),
    onSuccess: ({ pinnedPostId }, isPinned) => {
      showPin(client, pinnedPostId);
      toast({ title: isPinned ? t`Pinned to your profile` : t`Unpinned`, tone: "success" });
    },
    onError: (error, isPinned, before) => {
      showPin(client, before ?? null);
      const failure = isPinned
        ? t`The post could not be pinned. Please try again.`
        : t`The post could not be unpinned. Please try again.`;
      toastFailure(error, failure);
    },
  });
}

/** Returns the post that was pinned before. */
function showPin(client: QueryClient, pinnedPostId: string | null): string | null {
  const before = client.getQueryData<CurrentUser | null>(sessionKey);
  if (before) client.setQueryData<CurrentUser>(sessionKey, { ...before, pinnedPostId });
  return before?.pinnedPostId ?? null;
}
