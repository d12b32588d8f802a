import { chatModelNames } from "#shared/assistant/ai-models.ts";
import type { Ctx } from "../../../../context.ts";
import type { Ai } from "../../../../providers/ai/ai.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";

interface Cost {
  readonly tokens: number;
  readonly images: number;
}

/**
 * The highest cost of asking for one text, including the prompt. Bots stand still once less than
 * this is left of a day.
 */
export const textReservation = 4_000;

/** The model that bots write with: the cheapest served here. Null when none is (bots.2). */
export function chooseWritingModel(ai: Ai | null) {
  return ai && chatModelNames.find((name) => ai.models.includes(name)) || null;
}

/**
 * Throws `DroppedAct` while the bots stand still: without a model, or with the day's budget used
 * up.
 */
export async function assertWithinBudget(ctx: Ctx): Promise<void> {
  if (!chooseWritingModel(ctx.providers.ai)) throw new DroppedAct("not_configured");
  const { tokens } = await selectSpent(ctx.sql, dayOf(ctx));
  if (tokens + textReservation > ctx.config.botBudget.tokens) throw new DroppedAct("over_budget");
}

/**
 * Reserves the highest cost of some work, and corrects it to `spent` when the work has ended or
 * failed. Throws `DroppedAct` when the day's budget does not allow it. Reservations of a process
 * that died stay counted.
 */
export async function spendWithinBudget<T>(
  ctx: Ctx,
  of: { readonly botId: string; readonly actId: string },
  most: Cost,
  work: (spent: (cost: Partial<Cost>) => void) => Promise<T>,
): Promise<T> {
  const day = dayOf(ctx);
  const { botBudget } = ctx.config;
  const isReserved = await ctx.db.transaction((tx) => reserveCost(tx, { ...of, day, ...most }, botBudget));
  if (!isReserved) throw new DroppedAct("over_budget");
  let cost: Cost = { tokens: 0, images: 0 };
  try {
    return await work((more) => {
      cost = { tokens: cost.tokens + (more.tokens ?? 0), images: cost.images + (more.images ?? 0) };
    });
  } finally {
    const rest = { tokens: cost.tokens - most.tokens, images: cost.images - most.images };
    await ctx.db.transaction((tx) => addCost(tx, { ...of, day, ...rest }));
  }
}

/** The UTC day. */
function dayOf(ctx: Ctx): string {
  return ctx.clock.now().toISOString().slice(0, 10);
}

interface Costs extends Cost {
  readonly botId: string;
  readonly actId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** The spending of all bots in a day. */
async function selectSpent(sql: Sql, day: string): Promise<Cost> {
  const [row] = await sql<Cost[]>`
    select tokens, images
    from bot_budget_days
    where day = ${day}`;
  return row ?? { tokens: 0, images: 0 };
}

/**
 * Counts a cost for the day, the bot and the act if the day's limits allow it. Returns false
 * otherwise, with nothing counted.
 */
async function reserveCost(tx: Tx, cost: Costs, limits: Cost): Promise<boolean> {
  await tx`select member_id from bot_users where member_id = ${cost.botId} for no key update`;
  await tx`insert into bot_budget_days (day) values (${cost.day}) on conflict do nothing`;
  const [spent] = await tx<Cost[]>`
    select tokens, images
    from bot_budget_days
    where day = ${cost.day}
    for no key update`;
  if (!spent || !fitsBudget(spent, cost, limits)) return false;
  await addCost(tx, cost);
  return true;
}

/** Whether a day that has cost so much may cost this too. What costs nothing fits always. */
export function fitsBudget(spent: Cost, { tokens, images }: Cost, limits: Cost): boolean {
  return (tokens === 0 || spent.tokens + tokens <= limits.tokens) &&
    (images === 0 || spent.images + images <= limits.images);
}

/**
 * Counts a cost, or the difference to what was reserved, on the bot, the act and the day (bots.2).
 * A try is no act: its id is none of bot_acts.
 */
async function addCost(tx: Tx, { botId, actId, day, tokens, images }: Costs): Promise<void> {
  const sums = tx`tokens = tokens + ${tokens}, images = images + ${images}`;
  await tx`update bot_users set ${sums} where member_id = ${botId}`;
  await tx`update bot_acts set ${sums} where id = ${actId}`;
  await tx`update bot_budget_days set ${sums} where day = ${day}`;
}
