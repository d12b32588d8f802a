import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { foldComment, unfoldComment } from "#shared/comments/fold-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { commentKeys } from "../../../lib/query-keys/post-keys.ts";
import { mapComment } from "../comment-tree.ts";
import { changeComments } from "../use-comments.ts";

interface Fold {
  readonly isFolded: boolean;
  /** The button that was pressed. */
  readonly button: HTMLElement;
}

/**
 * Folds a comment below one's own post, or unfolds it. It moves at once, and back on failure; the
 * last of several presses counts.
 */
export function useFold(postId: string, commentId: string) {
  const client = useQueryClient();
  const mutationKey = commentKeys.fold(commentId);
  const queryKey = commentKeys.ofPost(postId);
  const show = (isFolded: boolean) =>
    changeComments(client, postId, (comments) => mapComment(comments, commentId, () => ({ isFolded })));
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    // One after the other.
    scope: { id: mutationKey.join() },
    mutationFn: ({ isFolded }: Fold) =>
      call(isFolded ? foldComment : unfoldComment, { params: { id: commentId } }),
    onMutate: async ({ isFolded, button }) => {
      // The button leaves the page with the comment.
      const list = findList(button);
      const wasFetching = client.isFetching({ queryKey }) > 0;
      announceToScreenReaders(isFolded ? t`Comment folded for everyone` : t`Comment unfolded`);
      await client.cancelQueries({ queryKey });
      show(isFolded);
      focusSoon(list, commentId);
      return { list, wasFetching };
    },
    onSuccess: ({ isFolded }) => {
      if (isLast()) show(isFolded);
    },
    onError: (error, { isFolded }, context) => {
      if (isLast()) {
        // Where the member went on to something else, they stay there.
        const focused = document.activeElement;
        const isStillThere = focused === document.body || focused === findFolded(context?.list, commentId);
        show(!isFolded);
        if (isStillThere) focusSoon(context?.list, commentId);
      }
      toastFailure(error, t`Nothing has changed. Please try again.`);
    },
    onSettled: (_data, error, _fold, context) => {
      if (isLast() && (error || context?.wasFetching)) void client.invalidateQueries({ queryKey });
    },
  });
}

type List = Element | null | undefined;

/** What holds a comment, those beside it, and the button that shows the folded ones. */
function findList(button: HTMLElement): List {
  return button.closest("ol")?.parentElement;
}

/** The comment's own button, or what shows it again. */
function findFolded(list: List, commentId: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-fold="${CSS.escape(commentId)}"]`) ??
    list?.querySelector<HTMLElement>(":scope > [data-show-folded]");
}

/** It is drawn anew in its other place. */
function focusSoon(list: List, commentId: string): void {
  requestAnimationFrame(() => findFolded(list, commentId)?.focus({ preventScroll: true }));
}
