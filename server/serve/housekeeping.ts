import type { Deps } from "../context.ts";
import { pruneAccounts } from "../features/auth/prune-accounts.ts";
import { pruneImages } from "../features/media/prune-images.ts";
import { prunePromotions } from "../features/promotions/prune-promotions.ts";
import { pruneStandings } from "../features/xp/leaderboard/prune-standings.ts";
import { pruneHttp } from "../http/prune.ts";

const everyMs = 60 * 60 * 1000;

/** Removes what nobody asks for any more, every hour until the signal. What fails is tried again an hour later. */
export function keepHouse(deps: Deps, signal: AbortSignal): void {
  const timer = setInterval(() => void pruneAll(deps), everyMs);
  signal.addEventListener("abort", () => clearInterval(timer));
}

async function pruneAll(deps: Deps): Promise<void> {
  for (const prune of [pruneHttp, pruneAccounts, pruneImages, prunePromotions, pruneStandings]) {
    await prune(deps).catch((error: unknown) => deps.log.warn({ err: error }, "housekeeping failed"));
  }
}
