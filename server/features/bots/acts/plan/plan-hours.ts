import { randomInt } from "node:crypto";
import type { Ctx } from "../../../../context.ts";
import { drawActs, hourMs } from "./draw-acts.ts";
import { insertHours, selectUndrawn } from "./plan-hours-queries.ts";

/** How long before it begins an hour is drawn, so that its first minute is not lost. */
const aheadMs = 5 * 60 * 1000;
const seeds = 2 ** 48 - 1;

/**
 * Draws the acts of this hour, and of the next one shortly before it begins, for each active bot
 * without any yet: once, in whichever process. Draws nothing for time that has passed (bots.2).
 */
export async function planHours(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const hours = [...new Set([startOf(now.getTime()), startOf(now.getTime() + aheadMs)])];
  const undrawn = await selectUndrawn(ctx.sql, hours.map((ms) => new Date(ms)));
  if (undrawn.length === 0) return;
  const drawn = undrawn.map(({ startsAt, ...bot }) => {
    const seed = randomInt(seeds);
    const acts = drawActs(bot, startsAt, seed).filter(({ dueAt }) => dueAt >= now);
    return { memberId: bot.memberId, startsAt, seed, acts };
  });
  await insertHours(ctx.sql, drawn);
}

function startOf(ms: number): number {
  return ms - ms % hourMs;
}
