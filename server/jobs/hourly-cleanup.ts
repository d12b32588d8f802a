import type { Ctx } from "../context.ts";
import { pruneAccounts } from "../features/auth/prune-accounts.ts";
import { pruneImages } from "../features/media/prune-images.ts";
import { prunePromotions } from "../features/promotions/prune-promotions.ts";
import { pruneStandings } from "../features/xp/leaderboard/prune-standings.ts";
import { pruneHttp } from "../http/prune.ts";

/** Removes what nobody asks for any more. What fails is logged and tried again an hour later, and keeps nothing else waiting. */
export async function hourlyCleanup(ctx: Ctx): Promise<void> {
  for (const prune of [pruneHttp, pruneAccounts, pruneImages, prunePromotions, pruneStandings]) {
    await prune(ctx).catch((err: unknown) => ctx.log.warn({ err, prune: prune.name }, "a cleanup failed"));
  }
}
