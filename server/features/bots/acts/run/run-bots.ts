import type { Ctx } from "../../../../context.ts";
import { planHours } from "../plan/plan-hours.ts";
import { dropLateActs, endActsOfDeadProcesses, type TakenAct, takeNextAct } from "./bot-act-queries.ts";
import { performAct } from "./perform-act.ts";

/** Acts due for longer are dropped, so that an outage causes no flood (bots.2). */
const lateMs = 5 * 60 * 1000;
/** How many acts of one run wait for the model in parallel. */
const atOnce = 4;

/**
 * Draws the hours that begin, and does due acts, earliest first. Runs as a job every minute, and
 * when a member writes to a bot, in any number of processes at once. Each act is taken once. Never
 * rejects because of an act.
 */
export async function runBots(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  await planHours(ctx);
  await endActsOfDeadProcesses(ctx.sql, ctx.clock.now());
  await dropLateActs(ctx.sql, { before: lateBefore(ctx), at: ctx.clock.now() });
  const first = await takeAct(ctx);
  if (!first) return;
  const others = Array.from({ length: atOnce - 1 }, async () => performActs(ctx, await takeAct(ctx), signal));
  await Promise.all([performActs(ctx, first, signal), ...others]);
}

/** Does an act and then all further due ones. */
async function performActs(ctx: Ctx, first: TakenAct | null, signal?: AbortSignal): Promise<void> {
  for (let act = first; act; act = signal?.aborted ? null : await takeAct(ctx)) {
    await performAct(ctx, act, signal);
  }
}

async function takeAct(ctx: Ctx): Promise<TakenAct | null> {
  const process = await ctx.db.processLock.id();
  return await takeNextAct(ctx.sql, { now: ctx.clock.now(), since: lateBefore(ctx), process });
}

const lateBefore = (ctx: Ctx) => new Date(ctx.clock.now().getTime() - lateMs);
