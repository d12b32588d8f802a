import { useMutation, useQueryClient } from "@tanstack/react-query";
import { promotePost } from "#shared/promotions/contract.ts";
import { userMessageOf } from "../../lib/api-error.ts";
import { call } from "../../lib/call.ts";
import { isUnauthorized } from "../../lib/retry.ts";
import { toast } from "../../ui/toast.ts";

/** Cache keys of one's own promotions. */
export const promotionKeys = {
  mine: ["promotions", "my"],
  hours: (id: string) => ["promotions", "stats", id],
};

interface Attempt {
  readonly durationHours: number;
  /** Same key, same hours: however often it is sent, it is paid once (decision 5). */
  readonly idempotencyKey: string;
}

/** Starts a promotion of one's own post. `onSettled` closes the dialog first: behind it nobody would hear the toast. */
export function usePromote(postId: string, onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ durationHours, idempotencyKey }: Attempt) =>
      call(promotePost, { params: { id: postId }, body: { durationHours } }, { idempotencyKey }),
    onSuccess: ({ durationHours }) => {
      onSettled();
      void client.invalidateQueries({ queryKey: promotionKeys.mine });
      const length = durationHours === 1 ? "1 hour" : `${durationHours} hours`;
      toast({ title: "Post promoted", description: `Others will see it for ${length}.`, tone: "success" });
    },
    onError: (error) => {
      onSettled();
      if (isUnauthorized(error)) return;
      const description = userMessageOf(error, "Failed to promote post");
      toast({ title: "Promotion failed", description, tone: "danger" });
    },
  });
}
