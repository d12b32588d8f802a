import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Leader, OwnRank } from "#shared/xp/leaderboard-contract.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { LeaderRow } from "./LeaderRow.tsx";

interface OwnPlaceProps {
  readonly user: CurrentUser;
  readonly own: OwnRank;
  readonly leaders: readonly Leader[];
}

/** The member's own rank, below the first ten, or why they have none (leaderboard.2). */
export function OwnPlace({ user, own: { rank, xp, isShown }, leaders }: OwnPlaceProps) {
  if (leaders.some(({ id }) => id === user.id)) return null;
  if (rank !== null) {
    return (
      <Card as="section" aria-label="Your place" className="p-1.5">
        <LeaderRow leader={{ ...user, xp }} rank={rank} isOwn />
      </Card>
    );
  }
  return (
    <p className="px-1 text-meta text-ink">
      {isShown
        ? xp === 0
          ? "You haven't earned XP in this period yet."
          : `You earned ${formatXp(xp)} XP. Ranks are counted for about the first thousand.`
        : <NotShown />}
    </p>
  );
}

function NotShown() {
  return (
    <>
      <span>You aren't on the leaderboards.</span>{" "}
      <Link to="/settings" hash="leaderboards" className="text-brand underline underline-offset-4">
        Change this in Settings
      </Link>
    </>
  );
}
