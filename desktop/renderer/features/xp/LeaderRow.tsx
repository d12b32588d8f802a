import { Link } from "@tanstack/react-router";
import type { Leader } from "#shared/xp/leaderboard-contract.ts";
import { formatNumber, formatXp } from "../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../ui/class-names.ts";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { StreakMark } from "./XpBadge.tsx";

interface LeaderRowProps {
  readonly leader: Leader;
  readonly rank: number;
  /** The member's own row. */
  readonly isOwn?: boolean;
}

export function LeaderRow({ leader, rank, isOwn = false }: LeaderRowProps) {
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
      <span className="shrink-0 text-right">
        <span className="tabular block font-semibold text-gold">{`${formatXp(leader.xp)} XP`}</span>
        <span className="tabular block text-meta text-quiet">
          <LevelText level={leader.level} />
        </span>
      </span>
    </Link>
  );
}
