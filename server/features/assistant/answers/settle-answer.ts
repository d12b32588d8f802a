import { setTimeout as wait } from "node:timers/promises";
import type { Ctx } from "../../../context.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { type Settled, settleReservation, type Settling } from "./answer-queries.ts";

const pausesMs = [200, 1_000, 5_000];

/**
 * Settles an answer once, and publishes XP that went back. Null: it was settled before. While the database is away it tries
 * again for some seconds, then rejects; the sweep gives the XP back then.
 */
export async function settleAnswer(ctx: Ctx, settling: Omit<Settling, "at">): Promise<Settled | null> {
  const settled = await persistently(() => settleReservation(ctx.sql, { ...settling, at: ctx.clock.now() }));
  if (settled) publishXp(ctx, settled.moved);
  return settled;
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch {
      await wait(pause);
    }
  }
  return await work();
}
