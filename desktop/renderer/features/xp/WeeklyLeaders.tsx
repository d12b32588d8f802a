import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { xpKeys } from "../../lib/query-keys/xp-keys.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { readLeaders } from "./use-xp.ts";

const shown = 5;

/**
 * The card 'Weekly Leaders' (shell.5). It has the height of five rows from the start, however many
 * there are, so that the cards below it never move (product.10).
 */
export function WeeklyLeaders() {
  const leaders = useQuery({
    queryKey: xpKeys.leaders("weekly", shown),
    queryFn: ({ signal }) => readLeaders("weekly", shown, signal),
  });
  return (
    <Card as="section" aria-labelledby="leaders-title" className="p-5">
      <div className="flex items-baseline justify-between">
        <h2 id="leaders-title" className="font-semibold">{t`Weekly Leaders`}</h2>
        <Link to="/leaderboard" className="min-h-6 text-meta font-medium text-brand hover:underline">
          <Trans>
            All <span className="sr-only">leaders</span>
          </Trans>
        </Link>
      </div>
      <ol className="relative mt-2 min-h-50">
        {!leaders.data?.length && !leaders.isPending && (
          <li className="absolute inset-0 flex items-center justify-center text-meta text-quiet">
            {t`No leaders yet`}
          </li>
        )}
        {leaders.isPending && <LeaderSkeletons />}
        <GuardedRows rows={leaders.data?.slice(0, shown) ?? []}>
          {(leader, index) => (
            <li>
              <Link
                to="/$username"
                params={{ username: leader.username }}
                className="-mx-2 flex min-h-10 items-center gap-3 rounded-control px-2 text-ink no-underline transition-colors hover:bg-wash"
              >
                <span className="tabular w-4 text-center text-meta font-semibold text-quiet">
                  {index + 1}
                </span>
                <Avatar member={leader} size="xs" />
                <span className="min-w-0 flex-1 truncate">{leader.username}</span>
                <span className="tabular text-meta font-semibold text-gold">
                  {t`${{ xp: formatXp(leader.xp) }} XP`}
                </span>
              </Link>
            </li>
          )}
        </GuardedRows>
      </ol>
    </Card>
  );
}

function LeaderSkeletons() {
  return Array.from(
    { length: shown },
    (_, row) => (
      <li key={row} aria-hidden="true" className="flex h-10 items-center gap-3 ps-7">
        <Skeleton className="size-6 rounded-full" />
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="ms-auto h-3 w-12" />
      </li>
    ),
  );
}
