import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Leader } from "#shared/xp/leaderboard-contract.ts";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { StreakMark } from "./XpBadge.tsx";

export const podiumLength = 3;

/** Visually second, first, third; read and tabbed in rank order. */
const places = [
  { order: "order-2", step: "h-24 bg-gold-wash text-gold", size: "xl" },
  { order: "order-1", step: "h-16 bg-wash text-quiet", size: "lg" },
  { order: "order-3", step: "h-11 bg-wash text-quiet", size: "lg" },
] as const;

export function Podium({ leaders }: { readonly leaders: readonly Leader[] }) {
  return (
    <ol
      aria-label={t`Top 3`}
      className="flex items-end justify-center gap-2 rounded-card border border-hairline bg-linear-to-b from-dawn-wash to-surface px-3 pt-6 sm:gap-4 sm:px-6"
    >
      <GuardedRows rows={leaders.slice(0, podiumLength)}>
        {(leader, index) => <Place leader={leader} index={index} />}
      </GuardedRows>
    </ol>
  );
}

function Place({ leader, index }: { readonly leader: Leader; readonly index: number }) {
  const { order, step, size } = places[index] ?? places[2];
  const place = index + 1;
  return (
    <li className={`min-w-0 flex-1 ${order}`}>
      <Link
        to="/$username"
        params={{ username: leader.username }}
        className="flex flex-col items-center rounded-t-card pt-2 text-center narrow:[&>:first-child]:size-16 text-ink no-underline transition-colors hover:bg-wash/70"
      >
        <Avatar member={leader} size={size} />
        <MemberName name={leader.displayName} className="mt-2 block w-full truncate px-1 font-semibold" />
        {" "}
        <Handle
          username={leader.username}
          className="block w-full truncate px-1 text-meta text-quiet"
        />{" "}
        <span className="tabular mt-1 font-semibold text-gold">{t`${{ xp: formatXp(leader.xp) }} XP`}</span>
        {" "}
        <span className="mb-3 flex items-center gap-2 text-meta text-quiet">
          <span className="tabular">
            <LevelText level={leader.level} />
          </span>
          <StreakMark days={leader.streak} />
        </span>{" "}
        <span
          className={`tabular flex w-full items-start justify-center rounded-t-control pt-2 text-title font-semibold ${step}`}
        >
          <Trans>
            <span className="sr-only">Place</span>
            <span>{place}</span>
          </Trans>
        </span>
      </Link>
    </li>
  );
}
