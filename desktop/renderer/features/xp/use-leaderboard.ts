import { useQuery } from "@tanstack/react-query";
import { getLeaderboard, type LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import { call } from "../../lib/api/call.ts";
import { xpKeys } from "./xp-keys.ts";

/** So many are listed, and read again so often while the page is looked at (B§9). */
const length = 10;
const refreshMs = 5_000;

/** Who earned most in a period. */
export function useLeaderboard(period: LeaderboardPeriod) {
  return useQuery({
    queryKey: xpKeys.leaders(period, length),
    queryFn: ({ signal }) =>
      call(getLeaderboard, { params: { period }, query: { limit: length } }, { signal }),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  });
}
