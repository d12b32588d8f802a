import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { followMember } from "#shared/follows/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { Button } from "../../ui/button/Button.tsx";

/** A button that follows the member, which allows writing to them, and opens the composer. */
export function FollowToWrite({ userId }: { readonly userId: string }) {
  const client = useQueryClient();
  const follow = useMutation({
    mutationFn: () => call(followMember, { params: { id: userId } }),
    onSuccess: () => {
      const keys = [
        memberKeys.followStatus(userId),
        memberKeys.allStats,
        memberKeys.allPeople,
        memberKeys.suggested,
      ];
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: postKeys.feed("following"), refetchType: "none" });
      // The button stays busy until the composer is there.
      return client.invalidateQueries({ queryKey: messageKeys.summary(userId) });
    },
    onError: (error) => toastFailure(error, t`Failed to follow`),
  });
  return (
    <Button size="sm" isLoading={follow.isPending} onClick={() => follow.mutate()}>
      {t({ message: "Follow", context: "verb" })}
    </Button>
  );
}
