import { plural } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { Reply } from "#shared/comments/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { getCommentElementId } from "../use-wanted-comment.ts";

interface FoldedCommentsProps<C extends Reply> {
  /** Those that stand folded; none renders nothing. */
  readonly comments: readonly C[];
  /** Opens them: a link leads to one. */
  readonly startsOpen: boolean;
  readonly className?: string;
  readonly children: (comment: C) => ReactNode;
}

/** Folded comments or replies, behind 'Show n more' until they are opened (comments.10). */
export function FoldedComments<C extends Reply>(
  { comments, startsOpen, className, children }: FoldedCommentsProps<C>,
) {
  const [isOpened, setOpened] = useState(false);
  const foldedCount = comments.length;
  if (foldedCount === 0) return null;
  if (!isOpened && !startsOpen) {
    const open = () => {
      flushSync(() => setOpened(true));
      const [first] = comments;
      if (first) document.getElementById(getCommentElementId(first.id))?.focus({ preventScroll: true });
    };
    return (
      <Button variant="quiet" size="sm" data-show-folded className="-ms-2 my-1" onClick={open}>
        {plural(foldedCount, { one: "Show # more", other: "Show # more" })}
      </Button>
    );
  }
  return (
    <ol className={className}>
      {comments.map((comment) => <li key={comment.id}>{children(comment)}</li>)}
    </ol>
  );
}

/** The comments in their place, and those that stand folded for this reader, whose own never do. */
export function splitFolded<C extends Reply>(
  comments: readonly C[],
  readerId: string,
): { readonly open: readonly C[]; readonly folded: readonly C[] } {
  const isFolded = ({ isFolded, author }: C) => isFolded && author?.id !== readerId;
  return { open: comments.filter((one) => !isFolded(one)), folded: comments.filter(isFolded) };
}

/** Whether a link leads to one of these, or to a reply to it. */
export function hasWanted(
  comments: readonly (Reply & { readonly replies?: readonly Reply[] })[],
  wantedId: string | undefined,
): boolean {
  return wantedId !== undefined &&
    comments.some(({ id, replies = [] }) =>
      id === wantedId || replies.some((reply) => reply.id === wantedId)
    );
}
