import { setTimeout as wait } from "node:timers/promises";
import type { Ctx } from "../../../context.ts";
import { isPermanent } from "../../../permanent-failure.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { publishChat } from "../publish-chat.ts";
import { type Settled, settleReservation, type Settling } from "./answer-queries.ts";

const pausesMs = [200, 1_000, 5_000];

/**
 * Settles an answer once, and publishes refunded XP. Returns null when it was settled before. A
 * text that the database can never store settles it as failed, so that the XP is refunded at once.
 * While the database is unavailable it retries for some seconds, then rejects; the sweep refunds
 * the XP then.
 */
export async function settleAnswer(ctx: Ctx, given: Omit<Settling, "at">): Promise<SettledAs | null> {
  const settling = { ...given, at: ctx.clock.now() };
  try {
    return await settleAndPublish(ctx, settling);
  } catch (err) {
    if (!isPermanent(err)) throw err;
    ctx.log.error({ err }, "an answer can't be stored; its XP goes back");
    const { id, tokens, at } = settling;
    return await settleAndPublish(ctx, {
      id,
      tokens,
      at,
      state: "failed",
      content: null,
      level: null,
      isPaid: false,
    });
  }
}

/** How an answer was settled. */
export interface SettledAs extends Settled, Pick<Settling, "state"> {}

async function settleAndPublish(ctx: Ctx, settling: Settling): Promise<SettledAs | null> {
  const settled = await retryWithPauses(() => settleReservation(ctx.sql, settling));
  if (!settled) return null;
  publishXp(ctx, settled.moved);
  publishChat(ctx, settled.memberId, settled.sessionId);
  return { ...settled, state: settling.state };
}

async function retryWithPauses<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (isPermanent(error)) throw error;
      await wait(pause);
    }
  }
  return await work();
}
