import { Link } from "@tanstack/react-router";
import type { Leader } from "#shared/xp/leaderboard-contract.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { StreakMark } from "./XpBadge.tsx";

export function LeaderRow({ leader, rank }: { readonly leader: Leader; readonly rank: number }) {
  return (
    <Link
      to="/$username"
      params={{ username: leader.username }}
      className="flex min-h-16 items-center gap-3 rounded-control px-3 py-2 text-ink no-underline transition-colors hover:bg-wash"
    >
      <span className="tabular w-6 shrink-0 text-center font-semibold text-quiet">{rank}</span>
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
