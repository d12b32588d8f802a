import { chatModelNames } from "#shared/assistant/ai-models.ts";
import type { Ctx } from "../../../../context.ts";
import type { Ai } from "../../../../providers/ai/ai.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { Sql } from "../../../../db/open-database.ts";

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
  if (!await reserveCost(ctx.sql, { ...of, day, ...most, limits: ctx.config.botBudget })) {
    throw new DroppedAct("over_budget");
  }
  let cost: Cost = { tokens: 0, images: 0 };
  try {
    return await work((more) => {
      cost = { tokens: cost.tokens + (more.tokens ?? 0), images: cost.images + (more.images ?? 0) };
    });
  } finally {
    const rest = { tokens: cost.tokens - most.tokens, images: cost.images - most.images };
    await addCost(ctx.sql, { ...of, day, ...rest });
  }
}

/** The UTC day. */
function dayOf(ctx: Ctx): string {
  return ctx.clock.now().toISOString().slice(0, 10);
}

interface Costs {
  readonly botId: string;
  readonly actId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly tokens: number;
  readonly images: number;
}

/** The spending of all bots in a day. */
async function selectSpent(sql: Sql, day: string): Promise<{ tokens: number; images: number }> {
  const [row] = await sql<{ tokens: number; images: number }[]>`
    select tokens, images
    from bot_budget_days
    where day = ${day}`;
  return row ?? { tokens: 0, images: 0 };
}

/**
 * Counts a cost for the day, the bot and the act if the day's limits allow it; false: nothing was
 * counted.
 */
async function reserveCost(
  sql: Sql,
  { botId, actId, day, tokens, images, limits }: Costs & {
    readonly limits: { readonly tokens: number; readonly images: number };
  },
): Promise<boolean> {
  const [row] = await sql<{ is_reserved: boolean }[]>`
    select reserve_bot_cost(
      ${botId}, ${actId}, ${day}, ${tokens}, ${images}, ${limits.tokens}, ${limits.images}
    ) as is_reserved`;
  return row?.is_reserved ?? false;
}

/** Corrects a reservation by a difference. */
async function addCost(sql: Sql, { botId, actId, day, tokens, images }: Costs): Promise<void> {
  await sql`select add_bot_cost(${botId}, ${actId}, ${day}, ${tokens}, ${images})`;
}
