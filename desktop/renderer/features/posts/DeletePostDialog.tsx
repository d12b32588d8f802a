import { useQuery } from "@tanstack/react-query";
import { getDeletionCost } from "#shared/posts/contract.ts";
import type { DeletionCost } from "#shared/posts/rules.ts";
import { call } from "../../lib/call.ts";
import { formatXp } from "../../lib/format.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { focusNeighbour } from "./post-focus.ts";
import { postKeys } from "./post-keys.ts";
import { useDeletePost } from "./use-delete-post.ts";

interface DeletePostDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

/** Says what deleting a post costs, asks, then deletes it (decision 34). */
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
          <p>It disappears for everyone, with its comments and likes. This cannot be undone.</p>
          {cost.data && <Breakdown cost={cost.data} />}
          {cost.isPending && <Skeleton className="h-44 w-full" />}
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

function Breakdown({ cost: { cost, breakdown, engagement } }: { readonly cost: DeletionCost }) {
  const { user } = useSession();
  const rows = [
    ["Base cost", `${breakdown.baseCost} XP`],
    ["Likes", formatXp(engagement.likes)],
    ["Comments", formatXp(engagement.comments)],
    ["Bookmarks", formatXp(engagement.bookmarks)],
    ["Comment likes", formatXp(engagement.commentLikes)],
    [
      `Engagement, ${formatXp(engagement.total)} × ${breakdown.multiplier}`,
      `${formatXp(breakdown.engagementCost)} XP`,
    ],
  ] as const;
  return (
    <>
      <dl className="tabular rounded-control bg-wash px-4 py-3 text-meta">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt>{label}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-2 font-semibold text-ink">
          <dt>Deletion cost</dt>
          <dd>{formatXp(cost)} XP</dd>
        </div>
      </dl>
      {user && user.xp < cost && <p>You have {formatXp(user.xp)} XP: that is all it will take.</p>}
    </>
  );
}
