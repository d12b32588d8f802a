import { useQuery } from "@tanstack/react-query";
import { getDeletionCost } from "#shared/posts/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { postKeys } from "../../../lib/query-keys/post-keys.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { DeletionBreakdown } from "./DeletionBreakdown.tsx";
import { focusNeighbour } from "../post-shortcuts.ts";
import { useDeletePost } from "./use-delete-post.ts";

interface DeletePostDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

/** Shows what deleting a post costs, and deletes it (posts.6). */
export function DeletePostDialog({ postId, onClose, onDeleted }: DeletePostDialogProps) {
  const deletion = useDeletePost(postId);
  const cost = useQuery({
    queryKey: postKeys.deletionCost(postId),
    queryFn: ({ signal }) => call(getDeletionCost, { params: { id: postId } }, { signal }),
    // Engagement grows while the dialog is closed.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const confirm = () => {
    onClose();
    focusNeighbour(postId);
    deletion.mutate();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Confirm Post Deletion"
      body={
        <div className="space-y-4">
          <p>It disappears for everyone, with its comments and likes. You can't undo this.</p>
          {cost.data && cost.data.cost > 0 && <DeletionBreakdown cost={cost.data} />}
          {cost.isPending && <Skeleton className="h-49 w-full" />}
          {cost.isError && (
            <div role="alert" className="space-y-2 text-danger">
              <p>Failed to calculate deletion cost. Please try again.</p>
              <Button
                size="sm"
                variant="secondary"
                isLoading={cost.isFetching}
                onClick={() => void cost.refetch()}
              >
                Retry
              </Button>
            </div>
          )}
        </div>
      }
      confirmLabel="Delete"
      isDisabled={!cost.data}
      onConfirm={confirm}
    />
  );
}
