import { t } from "@lingui/core/macro";
import type { Reply } from "#shared/comments/contract.ts";
import { useFold } from "./use-fold.ts";

interface FoldButtonProps {
  readonly comment: Reply;
  readonly className: string;
}

/** Folds a comment below the member's own post, or brings it back (comments.10). */
export function FoldButton({ comment: { id, postId, isFolded }, className }: FoldButtonProps) {
  const fold = useFold(postId, id);
  return (
    <button
      type="button"
      data-fold={id}
      className={className}
      onClick={({ currentTarget }) => fold.mutate({ isFolded: !isFolded, button: currentTarget })}
    >
      {isFolded ? t({ message: "Unfold", context: "verb" }) : t({ message: "Fold", context: "verb" })}
    </button>
  );
}
