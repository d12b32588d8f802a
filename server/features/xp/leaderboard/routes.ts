import * as contract from "#shared/xp/leaderboard-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getOwnRank } from "./get-own-rank.ts";
import { getLeaderboard } from "./get-leaderboard.ts";

export const leaderboardRoutes: readonly Route[] = [
  route(
    contract.getLeaderboard,
    (ctx, { params, query }) => getLeaderboard(ctx, { period: params.period, limit: query.limit }),
  ),
  route(contract.getOwnRank, (ctx, { params }) => getOwnRank(ctx, params.period)),
];
