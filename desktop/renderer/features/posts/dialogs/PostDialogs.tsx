import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { getDeletionCost } from "#shared/posts/deletion-contract.ts";
import type { DeletionCost } from "#shared/posts/deletion-cost.ts";
import { MuteDialog } from "../../mutes/MuteDialog.tsx";
import { PromoteDialog } from "../../promotions/PromoteDialog.tsx";
import { ReportDialog } from "../../reports/ReportDialog.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { closePostDialog, type OpenPostDialog, openPostDialog } from "./post-dialog.ts";
import { DetachDialog } from "./DetachDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { ShareViaChatDialog } from "./ShareViaChatDialog.tsx";
import { call } from "../../../lib/api/call.ts";
import { postKeys } from "../../../lib/query-keys/post-keys.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { focusNeighbour } from "../list/post-shortcuts.ts";
import { useDeletePost } from "./use-delete-post.ts";
import { formatTime } from "../../../lib/text/format-dates.ts";
import { formatCount, formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Elements } from "../../../ui/elements.ts";

const loadWhy = () => import("../../moderation/WhyLevelDialog.tsx");
const loadEdit = () => import("../edit/EditPostDialog.tsx");
const loadCover = () => import("../edit/CoverPostDialog.tsx");
const loadAudience = () => import("../audience/PostAudienceDialog.tsx");
const loadHistory = () => import("../../revisions/HistoryDialog.tsx");
const loadRemoval = () => import("./RemovePostDialog.tsx");

/** All dialogs about a post, in one chunk; the administrator's is a chunk of its own. */
export function PostDialogs({ open }: { readonly open: OpenPostDialog }) {
  const close = () => closePostDialog(open);
  if (open.kind === "history") {
    const { id, author } = open.post;
    return (
      <LazyOverlay load={loadHistory} onClose={close}>
        {({ HistoryDialog }) => (
          <HistoryDialog about={{ kind: "post", id }} authorId={author.id} onClose={close} />
        )}
      </LazyOverlay>
    );
  }
  const { kind, post, onDeleted } = open;
  if (kind === "delete") {
    return <DeletePostDialog postId={post.id} onClose={close} onDeleted={onDeleted} />;
  }
  if (kind === "report") {
    return <ReportDialog target={{ kind: "post", id: post.id }} onClose={close} />;
  }
  if (kind === "mute") return <MuteDialog member={post.author} onClose={close} />;
  if (kind === "promote") return <PromoteDialog postId={post.id} onClose={close} />;
  if (kind === "remove") {
    return (
      <LazyOverlay load={loadRemoval} onClose={close}>
        {({ RemovePostDialog }) => <RemovePostDialog post={post} onClose={close} onRemoved={onDeleted} />}
      </LazyOverlay>
    );
  }
  if (kind === "why") {
    return (
      <LazyOverlay load={loadWhy} onClose={close}>
        {({ WhyLevelDialog }) => <WhyLevelDialog about={{ kind: "post", id: post.id }} onClose={close} />}
      </LazyOverlay>
    );
  }
  if (kind === "edit") {
    return (
      <LazyOverlay load={loadEdit} onClose={close}>
        {({ EditPostDialog }) => <EditPostDialog post={post} onClose={close} />}
      </LazyOverlay>
    );
  }
  if (kind === "cover") {
    return (
      <LazyOverlay load={loadCover} onClose={close}>
        {({ CoverPostDialog }) => <CoverPostDialog post={post} onClose={close} />}
      </LazyOverlay>
    );
  }
  if (kind === "detach") return <DetachDialog quoteId={post.id} onClose={close} />;
  if (kind === "audience") {
    return (
      <LazyOverlay load={loadAudience} onClose={close}>
        {({ PostAudienceDialog }) => <PostAudienceDialog post={post} onClose={close} />}
      </LazyOverlay>
    );
  }
  if (kind === "chat") return <ShareViaChatDialog post={post} onClose={close} />;
  return (
    <ShareDialog
      post={post}
      onViaChat={() => openPostDialog({ kind: "chat", post })}
      onClose={close}
    />
  );
}

interface DeletePostDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
  readonly onDeleted: (() => void) | undefined;
}

/** Shows what deleting a post costs, and deletes it (posts.6). */
function DeletePostDialog({ postId, onClose, onDeleted }: DeletePostDialogProps) {
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
    // At no price but the one that is shown.
    deletion.mutate({ onlyFree: cost.data?.cost === 0 });
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Confirm Post Deletion`}
      body={
        <div className="space-y-4">
          <p>{t`It disappears for everyone, with its comments and likes. You can't undo this.`}</p>
          {cost.data && cost.data.cost > 0 && <DeletionBreakdown cost={cost.data} />}
          {cost.data?.freeUntil && (
            <p className="rounded-control bg-wash px-4 py-3">
              {t`Free until ${{
                time: formatTime(cost.data.freeUntil),
              }}, since nobody else has acted on it. The XP that it earned you go back.`}
            </p>
          )}
          {cost.isPending && <Skeleton className="h-49 w-full" />}
          {cost.isError && (
            <div role="alert" className="space-y-2 text-danger">
              <p>{t`Failed to calculate deletion cost. Please try again.`}</p>
              <Button
                size="sm"
                variant="secondary"
                isLoading={cost.isFetching}
                onClick={() => void cost.refetch()}
              >
                {t`Retry`}
              </Button>
            </div>
          )}
        </div>
      }
      confirmLabel={t`Delete`}
      isDisabled={!cost.data}
      onConfirm={confirm}
    />
  );
}

interface DeletionBreakdownProps {
  readonly cost: DeletionCost;
}

/** The post's engagement, the cost that follows from it, and the charge (posts.6). */
function DeletionBreakdown({ cost: { cost, breakdown, engagement } }: DeletionBreakdownProps) {
  const { user } = useSession();
  const balance = user?.xp ?? 0;
  const charged = Math.min(cost, balance);
  const total = formatXp(engagement.total);
  const { multiplier } = breakdown;
  return (
    <div className="tabular space-y-3 rounded-control bg-wash px-4 py-3 text-meta">
      <Part title={t`Engagement`}>
        <dl className="mt-1 grid grid-cols-2 gap-x-6">
          <Row label={t`Likes`}>{formatCount(engagement.likes)}</Row>
          <Row label={t`Comments`}>{formatCount(engagement.comments)}</Row>
          <Row label={t`Bookmarks`}>{formatCount(engagement.bookmarks)}</Row>
          <Row label={t`Comment likes`}>{formatCount(engagement.commentLikes)}</Row>
        </dl>
      </Part>
      <Part title={t`Deletion cost`}>
        <dl className="mt-1">
          <Row label={t`Base cost`}>{`${formatXp(breakdown.baseCost)} XP`}</Row>
          <Row label={t`Engagement: ${total} × ${multiplier} XP`}>
            {`${formatXp(breakdown.engagementCost)} XP`}
          </Row>
          {charged < cost && <Row label={t`Total`}>{`${formatXp(cost)} XP`}</Row>}
          <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-2 text-body font-semibold text-ink">
            <dt>{t`You pay`}</dt>
            <dd>{`${formatXp(charged)} XP`}</dd>
          </div>
        </dl>
        {charged < cost && (
          <p className="mt-1">
            {t`Your balance is ${{ balance: formatXp(balance) }} XP, so you don't pay more than that.`}
          </p>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt>{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
