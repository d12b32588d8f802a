import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { OwnXp } from "#shared/xp/xp-header.ts";
import {
  getLeaderboard,
  getOwnRank,
  type Leader,
  type LeaderboardPeriod,
} from "#shared/xp/leaderboard-contract.ts";
import { listXpTransactions } from "#shared/xp/contract.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { call, callPage } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { pollEvery } from "../../lib/cache/poll.ts";
import { xpKeys } from "../../lib/query-keys/xp-keys.ts";

const freshMs = 30_000;
const refreshMs = 60_000;

const leaderCount = 10;
const leaderRefreshMs = 5_000;

/**
 * The member's own XP and level; null while signed out. They are in the session's cache entry, so
 * that every badge, card and button agrees and `writeSessionXp` updates them all.
 */
export function useXp(): OwnXp | null {
  const { data } = useQuery({ ...sessionQuery, staleTime: freshMs, refetchInterval: refreshMs });
  return data ?? null;
}

/** The member's own XP transactions, newest first (xp.7). */
export function useTransactions(memberId: string) {
  return useInfiniteQuery({
    queryKey: xpKeys.transactions(memberId),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: 10, cursor };
      const page = await callPage(listXpTransactions, { params: { id: memberId }, query }, { signal });
      return { ...page, items: keepWholeRows(page.items, "reason", "createdAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 10_000,
    refetchInterval: pollEvery(30_000),
    refetchOnWindowFocus: true,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** The ten members who earned most in a period. */
export function useLeaderboard(period: LeaderboardPeriod) {
  return useQuery({
    queryKey: xpKeys.leaders(period, leaderCount),
    queryFn: ({ signal }) => readLeaders(period, leaderCount, signal),
    staleTime: leaderRefreshMs,
    refetchInterval: pollEvery(leaderRefreshMs),
  });
}

/** The member's own place in a period. */
export function useOwnRank(period: LeaderboardPeriod) {
  return useQuery({
    queryKey: xpKeys.ownRank(period),
    queryFn: ({ signal }) => call(getOwnRank, { params: { period } }, { signal }),
    staleTime: leaderRefreshMs,
    refetchInterval: pollEvery(freshMs),
  });
}

/** Reads the first members of a leaderboard, without malformed rows. */
export async function readLeaders(
  period: LeaderboardPeriod,
  limit: number,
  signal: AbortSignal,
): Promise<Leader[]> {
  const leaders = await call(getLeaderboard, { params: { period }, query: { limit } }, { signal });
  return keepWholeRows(leaders, "username", "displayName");
}
