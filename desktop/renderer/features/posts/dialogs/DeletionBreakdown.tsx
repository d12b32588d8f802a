import { type ReactNode, useId } from "react";
import type { DeletionCost } from "#shared/posts/deletion-cost.ts";
import { formatCount, formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Elements } from "../../../ui/elements.ts";

interface DeletionBreakdownProps {
  readonly cost: DeletionCost;
}

/** The post's engagement, the cost that follows from it, and the charge (posts.6). */
export function DeletionBreakdown({ cost: { cost, breakdown, engagement } }: DeletionBreakdownProps) {
  const { user } = useSession();
  const balance = user?.xp ?? 0;
  const charged = Math.min(cost, balance);
  return (
    <div className="tabular space-y-3 rounded-control bg-wash px-4 py-3 text-meta">
      <Part title="Engagement">
        <dl className="mt-1 grid grid-cols-2 gap-x-6">
          <Row label="Likes">{formatCount(engagement.likes)}</Row>
          <Row label="Comments">{formatCount(engagement.comments)}</Row>
          <Row label="Bookmarks">{formatCount(engagement.bookmarks)}</Row>
          <Row label="Comment likes">{formatCount(engagement.commentLikes)}</Row>
        </dl>
      </Part>
      <Part title="Deletion cost">
        <dl className="mt-1">
          <Row label="Base cost">{`${formatXp(breakdown.baseCost)} XP`}</Row>
          <Row label={`Engagement: ${formatXp(engagement.total)} × ${breakdown.multiplier} XP`}>
            {`${formatXp(breakdown.engagementCost)} XP`}
          </Row>
          {charged < cost && <Row label="Total">{`${formatXp(cost)} XP`}</Row>}
          <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-2 text-body font-semibold text-ink">
            <dt>You pay</dt>
            <dd>{`${formatXp(charged)} XP`}</dd>
          </div>
        </dl>
        {charged < cost && (
          <p className="mt-1">
            {`Your balance is ${formatXp(balance)} XP, so you don't pay more than that.`}
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
