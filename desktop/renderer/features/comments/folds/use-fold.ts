import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { foldComment, unfoldComment } from "#shared/comments/fold-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { mapComment } from "../comment-tree.ts";
import { changeComments } from "../use-comments.ts";

/** Folds a comment below one's own post, or unfolds it. It moves at once, and back on failure. */
export function useFold(postId: string, commentId: string) {
  const client = useQueryClient();
  const show = (isFolded: boolean) => {
    changeComments(client, postId, (comments) => mapComment(comments, commentId, () => ({ isFolded })));
    // It is drawn anew in its other place.
    requestAnimationFrame(() => focusFolded(commentId));
  };
  return useMutation({
    mutationFn: (isFolded: boolean) =>
      call(isFolded ? foldComment : unfoldComment, { params: { id: commentId } }),
    onMutate: (isFolded) => {
      show(isFolded);
      announceToScreenReaders(isFolded ? t`Comment folded for everyone` : t`Comment unfolded`);
    },
    onError: (error, isFolded) => {
      show(!isFolded);
      toastFailure(error, t`Nothing has changed. Please try again.`);
    },
  });
}

/** On its own button, or on what shows it again. */
function focusFolded(commentId: string): void {
  const button = document.querySelector<HTMLElement>(`[data-fold="${CSS.escape(commentId)}"]`) ??
    document.querySelector<HTMLElement>("[data-show-folded]");
  button?.focus({ preventScroll: true });
}
