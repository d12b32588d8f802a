import type { Sql } from "../../../../db/open-database.ts";

interface Costs {
  readonly botId: string;
  readonly actId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly tokens: number;
  readonly images: number;
}

/** What all bots spent in a day. */
export async function selectSpent(sql: Sql, day: string): Promise<{ tokens: number; images: number }> {
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
export async function reserveCost(
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
export async function addCost(sql: Sql, { botId, actId, day, tokens, images }: Costs): Promise<void> {
  await sql`select add_bot_cost(${botId}, ${actId}, ${day}, ${tokens}, ${images})`;
}
