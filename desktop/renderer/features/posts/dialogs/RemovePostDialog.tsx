import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { removePost as removeAsAdministrator } from "#shared/admin/contract.ts";
import { ReasonDialog } from "../../admin/ReasonDialog.tsx";
import { focusNeighbour } from "../list/post-shortcuts.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import { removePost } from "../../../entities/posts/post-cache.ts";
import { hidePost, unhidePost } from "../../../entities/posts/removed-posts.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { ignoreNotFound } from "./use-delete-post.ts";

interface RemovePostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
  readonly onRemoved: (() => void) | undefined;
}

/** An administrator removes a member's post and says why (admin.4). */
export function RemovePostDialog({ post, onClose, onRemoved }: RemovePostDialogProps) {
  const removal = useRemovePost(post.id);
  const confirm = (reason: string) => {
    onClose();
    focusNeighbour(post.id);
    removal.mutate(reason);
    onRemoved?.();
  };
  return (
    <ReasonDialog
      subject={`remove ${post.id}`}
      title={t`Remove this post?`}
      description={t`It disappears for everyone, its author included, with its comments and likes.`}
      hint={t`@${{ username: post.author.username }} reads this. The audit keeps it.`}
      confirmLabel={t`Remove`}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/**
 * Removes a member's post for a reason (admin.4): hidden at once, shown again
 * when the server refuses.
 */
function useRemovePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(removeAsAdministrator, { params: { id }, body: { reason } }).catch(ignoreNotFound),
    onMutate: () => hidePost(id),
    onSuccess: () => {
      removePost(client, id);
      toast({ title: t`Post removed`, description: t`Its author has been told why.` });
      void client.invalidateQueries({ queryKey: memberKeys.allStats });
    },
    onError: (error) => {
      unhidePost(id);
      toastFailure(error, t`The post is still there. Please try again.`, t`Removal Failed`);
    },
  });
}
