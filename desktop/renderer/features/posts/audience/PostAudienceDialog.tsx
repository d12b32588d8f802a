import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePostAudience } from "#shared/posts/audience-contract.ts";
import { type PostAudiences, readAudiences } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { showEditedPost } from "../../../entities/posts/show-edited-post.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { AudienceFields } from "./AudienceFields.tsx";

interface PostAudienceDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Chooses who may answer one's own post from now on (posts.29). */
export function PostAudienceDialog({ post, onClose }: PostAudienceDialogProps) {
  const saved = readAudiences(post);
  const [audiences, setAudiences] = useState<PostAudiences>(saved);
  const changed = findChanged(saved, audiences);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: () => call(changePostAudience, { params: { id: post.id }, body: changed }),
    onSuccess: (edited) => {
      showEditedPost(client, edited);
      toast({ title: t`Saved. What is there already stays.`, tone: "success" });
      onClose();
    },
    onError: (error) => toastFailure(error, t`Nothing has changed yet. Please try again.`),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Who may answer`}
      description={t`From now on. Comments and quotes that are there already stay.`}
      footer={
        <Button
          disabled={Object.keys(changed).length === 0 && !saving.isPending}
          isLoading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t`Save Changes`}
        </Button>
      }
    >
      <AudienceFields
        audiences={audiences}
        isDisabled={saving.isPending}
        onChange={(change) => setAudiences({ ...audiences, ...change })}
      />
    </Dialog>
  );
}

/** The other stays as it is, which may be an audience that this release doesn't know. */
function findChanged(
  saved: PostAudiences,
  { commentsFrom, quotesFrom }: PostAudiences,
): Partial<PostAudiences> {
  return {
    ...(commentsFrom !== saved.commentsFrom && { commentsFrom }),
    ...(quotesFrom !== saved.quotesFrom && { quotesFrom }),
  };
}
