import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { attachQuote, detachQuote } from "#shared/posts/audience-contract.ts";
import { showEditedPost } from "../../../entities/posts/show-edited-post.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";

/** Takes the member's post out of a quote of it, or puts it back. */
export function useDetachQuote(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isDetached: boolean) =>
      call(isDetached ? detachQuote : attachQuote, { params: { id: quoteId } }),
    onSuccess: ({ repostedPost, ...quote }, isDetached) => {
      showEditedPost(client, { ...(repostedPost ?? quote), repostedPost: null });
      toast({
        title: isDetached ? t`Your post is out of this quote` : t`Your post is back in this quote`,
        tone: "success",
      });
    },
    onError: (error) => toastFailure(error, t`Nothing has changed. Please try again.`),
  });
}
