import { t } from "@lingui/core/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { Leader, LeaderboardPeriod, OwnRank } from "#shared/xp/leaderboard-contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { XpServices } from "./XpServices.tsx";
import { useSession } from "../../lib/session/session.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { Podium, podiumLength } from "./Podium.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { useLeaderboard, useOwnRank } from "./use-xp.ts";
import { formatNumber, formatXp } from "../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../ui/class-names.ts";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { StreakMark } from "./XpBadge.tsx";

const tabs = [
  { value: "daily", label: t`Today`, content: <Leaders period="daily" label={t`Leaders of today`} /> },
  {
    value: "weekly",
    label: t`This Week`,
    content: <Leaders period="weekly" label={t`Leaders of this week`} />,
  },
  {
    value: "all-time",
    label: t`All Time`,
    content: <Leaders period="all-time" label={t`Leaders of all time`} />,
  },
  { value: "services", label: t`XP Services`, content: <XpServices /> },
] as const satisfies readonly Tab<string>[];

type Chosen = (typeof tabs)[number]["value"];

/** /leaderboard. The tab is in the address, so that Back restores it. */
export function LeaderboardScreen() {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const leave = useGoBack();
  const shown = tabs.find(({ value }) => value === tab)?.value ?? "weekly";
  const show = (value: Chosen) =>
    void navigate({
      to: "/leaderboard",
      search: value === "weekly" ? {} : { tab: value },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <ScreenHeader title={t`Leaderboard`} onBack={leave} />
      <Tabs label={t`Period`} tabs={tabs} value={shown} onValueChange={show} />
    </>
  );
}

interface LeadersProps {
  readonly period: LeaderboardPeriod;
  readonly label: string;
}

/** The leaders of a period, with a podium from three on (leaderboard.1). */
function Leaders({ period, label }: LeadersProps) {
  const leaders = useLeaderboard(period);
  const { user } = useSession();
  const own = useOwnRank(period);
  // Together, so that nothing moves; a failure of one's own rank costs that alone.
  if (leaders.isPending || (own.isPending && own.failureCount === 0)) {
    return (
      <div role="status" aria-label={t`Loading leaders`} className="pt-4">
        <Skeleton className="h-120 w-full rounded-card" />
      </div>
    );
  }
  if (!leaders.data) {
    return <QueryFailure title={t`Failed to fetch leaderboard`} query={leaders} />;
  }
  if (leaders.data.length === 0) {
    return (
      <EmptyState
        title={t`No data available`}
        body={t`Be the first to earn XP and appear on the leaderboard!`}
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
        {t`XP earned by activity; bought and given XP does not count. You can leave the leaderboards in Settings.`}
      </p>
    </section>
  );
}

interface OwnPlaceProps {
  readonly user: CurrentUser;
  readonly own: OwnRank;
  readonly leaders: readonly Leader[];
}

/** The member's own rank, below the first ten, or why they have none (leaderboard.2). */
function OwnPlace({ user, own: { rank, xp, isShown }, leaders }: OwnPlaceProps) {
  if (leaders.some(({ id }) => id === user.id)) return null;
  if (rank !== null) {
    return (
      <Card as="section" aria-label={t`Your place`} className="p-1.5">
        <LeaderRow leader={{ ...user, xp }} rank={rank} isOwn />
      </Card>
    );
  }
  return (
    <p className="px-1 text-meta text-ink">
      {isShown
        ? xp === 0
          ? t`You haven't earned XP in this period yet.`
          : t`You earned ${{ xp: formatXp(xp) }} XP. Ranks are counted for about the first thousand.`
        : <NotShown />}
    </p>
  );
}

function NotShown() {
  return (
    <>
      <span>{t`You aren't on the leaderboards.`}</span>{" "}
      <Link to="/settings" hash="leaderboards" className="text-brand underline underline-offset-4">
        {t`Change this in Settings`}
      </Link>
    </>
  );
}

interface LeaderRowProps {
  readonly leader: Leader;
  readonly rank: number;
  /** The member's own row. */
  readonly isOwn?: boolean;
}

function LeaderRow({ leader, rank, isOwn = false }: LeaderRowProps) {
  return (
    <Link
      to="/$username"
      params={{ username: leader.username }}
      className={classNames(
        "flex min-h-16 items-center gap-3 rounded-control px-3 py-2 text-ink no-underline transition-colors",
        isOwn ? "bg-brand-wash" : "hover:bg-wash",
      )}
    >
      <span className="tabular min-w-6 shrink-0 text-center font-semibold text-quiet">
        {formatNumber(rank)}
      </span>
      <PersonName member={leader} />
      <StreakMark days={leader.streak} />
      <span className="shrink-0 text-end">
        <span className="tabular block font-semibold text-gold">{t`${{ xp: formatXp(leader.xp) }} XP`}</span>
        <span className="tabular block text-meta text-quiet">
          <LevelText level={leader.level} />
        </span>
      </span>
    </Link>
  );
}
