import { useState } from "react";
import type { Reply } from "#shared/comments/contract.ts";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { EditedButton } from "../revisions/EditedButton.tsx";

const loadHistory = () => import("../revisions/HistoryDialog.tsx");

interface EditedMarkProps {
  readonly comment: Reply;
  readonly authorId: string;
}

/** 'Edited', which opens the comment's versions (posts.22). */
export function EditedMark({ comment, authorId }: EditedMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {comment.editedAt && <span aria-hidden="true">·</span>}
      <EditedButton at={comment.editedAt} onPress={() => setOpen(true)} />
      {isOpen && (
        <LazyOverlay load={loadHistory} onClose={close}>
          {({ HistoryDialog }) => (
            <HistoryDialog about={{ kind: "comment", id: comment.id }} authorId={authorId} onClose={close} />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
