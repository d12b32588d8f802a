import type { LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { LeaderRow } from "./LeaderRow.tsx";
import { Podium, podiumLength } from "./Podium.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { OwnPlace } from "./OwnPlace.tsx";
import { useLeaderboard, useOwnRank } from "./use-xp.ts";

interface LeadersProps {
  readonly period: LeaderboardPeriod;
  readonly label: string;
}

/** The leaders of a period, with a podium from three on (leaderboard.1). */
export function Leaders({ period, label }: LeadersProps) {
  const leaders = useLeaderboard(period);
  const { user } = useSession();
  const own = useOwnRank(period);
  // Together, so that nothing moves; a failure of one's own rank costs that alone.
  if (leaders.isPending || (own.isPending && own.failureCount === 0)) {
    return (
      <div role="status" aria-label="Loading leaders" className="pt-4">
        <Skeleton className="h-120 w-full rounded-card" />
      </div>
    );
  }
  if (!leaders.data) {
    return <QueryFailure title="Failed to fetch leaderboard" query={leaders} />;
  }
  if (leaders.data.length === 0) {
    return (
      <EmptyState
        title="No data available"
        body="Be the first to earn XP and appear on the leaderboard!"
      />
    );
  }
  const onPodium = leaders.data.length >= podiumLength ? podiumLength : 0;
  const listed = leaders.data.slice(onPodium);
  return (
    <section aria-label={label} className="space-y-3 pt-4">
      {onPodium > 0 && <Podium leaders={leaders.data.slice(0, onPodium)} />}
      {listed.length > 0 && (
        <Card className="p-1.5">
          <ol start={onPodium + 1}>
            <GuardedRows rows={listed}>
              {(leader, index) => (
                <li>
                  <LeaderRow leader={leader} rank={onPodium + index + 1} isOwn={leader.id === user?.id} />
                </li>
              )}
            </GuardedRows>
          </ol>
        </Card>
      )}
      {user && typeof own.data?.xp === "number" && (
        <OwnPlace user={user} own={own.data} leaders={leaders.data} />
      )}
      <p className="px-1 text-meta text-quiet">
        XP earned by activity; bought and given XP does not count. You can leave the leaderboards in Settings.
      </p>
    </section>
  );
}
