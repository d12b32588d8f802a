import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { readLeaders, xpKeys } from "./use-xp.ts";

const shown = 5;

/** The card 'Weekly Leaders' (shell.5). */
export function WeeklyLeaders() {
  const leaders = useQuery({
    queryKey: xpKeys.leaders("weekly", shown),
    queryFn: ({ signal }) => readLeaders("weekly", shown, signal),
  });
  return (
    <Card as="section" aria-labelledby="leaders-title" className="p-5">
      <div className="flex items-baseline justify-between">
        <h2 id="leaders-title" className="font-semibold">Weekly Leaders</h2>
        <Link to="/leaderboard" className="min-h-6 text-meta font-medium text-brand hover:underline">
          All <span className="sr-only">leaders</span>
        </Link>
      </div>
      {!leaders.data?.length && !leaders.isPending && (
        <p className="mt-2 text-meta text-quiet">No leaders yet</p>
      )}
      <ol className="mt-2 min-h-6">
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
                  {`${formatXp(leader.xp)} XP`}
                </span>
              </Link>
            </li>
          )}
        </GuardedRows>
      </ol>
    </Card>
  );
}
