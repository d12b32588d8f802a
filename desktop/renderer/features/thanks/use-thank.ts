import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isolateName } from "#shared/isolate-name.ts";
import {
  takeBackThanksForComment,
  takeBackThanksForPost,
  thankForComment,
  thankForPost,
} from "#shared/thanks/contract.ts";
import { toast } from "../../lib/announce/toast.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { runMutation } from "../../lib/cache/query-client.ts";

/** What one thanks for, and by its author's name. */
export interface Thanked {
  readonly kind: "post" | "comment";
  readonly id: string;
  readonly name: string;
}

/** Thanks an author in private (posts.32); the toast offers Undo, also of an earlier one. */
export function useThank({ kind, id, name }: Thanked) {
  const client = useQueryClient();
  const [add, takeBack] = kind === "post"
    ? [thankForPost, takeBackThanksForPost] as const
    : [thankForComment, takeBackThanksForComment] as const;
  const heardOf = t`They have already heard of it.`;
  const undo = async () => {
    try {
      const { isThanked } = await runMutation(client, () => call(takeBack, { params: { id } }));
      toast(isThanked ? { title: heardOf } : { title: t`Taken back`, tone: "success" });
    } catch (error) {
      toastFailure(error, t`Your thanks could not be taken back. Please try again.`);
    }
  };
  return useMutation({
    mutationFn: () => call(add, { params: { id } }),
    onSuccess: ({ tellAt }) => {
      const title = t`You thanked ${{ name: isolateName(name) }}`;
      // An earlier one, of which they have heard.
      if (tellAt !== null && Date.parse(tellAt) <= getServerTime()) {
        return toast({ title, description: heardOf });
      }
      toast({
        title,
        description: t`They hear of it in the evening. Nobody else does.`,
        tone: "success",
        action: { label: t`Undo`, onSelect: () => void undo() },
      });
    },
    onError: (error) => toastFailure(error, t`Your thanks could not be sent. Please try again.`),
  });
}
