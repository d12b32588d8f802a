import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Reply } from "#shared/comments/contract.ts";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { useEditOfComment } from "./edit-of-comment.ts";

const loadDialog = () => import("../revisions/CoverTextDialog.tsx");

interface CoverCommentProps {
  readonly comment: Reply;
  readonly className: string;
}

/** Covers one's own comment, or opens it again (posts.24). */
export function CoverComment({ comment, className }: CoverCommentProps) {
  const [isOpen, setOpen] = useState(false);
  const edit = useEditOfComment(comment);
  const close = () => setOpen(false);
  // A server of the release before has no covers.
  const coverWords: string | null | undefined = comment.coverWords;
  if (coverWords === undefined) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {coverWords === null ? t({ message: "Cover", context: "verb" }) : t`Change cover`}
      </button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ CoverTextDialog }) => <CoverTextDialog {...edit} original={comment} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}
