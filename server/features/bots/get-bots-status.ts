import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import type { Ctx } from "../../context.ts";
import { chooseWritingModel, textReservation } from "./acts/writing/bot-budget.ts";
import type { Sql } from "../../db/open-database.ts";

/** Whether the bots work, why they do not, and what they spent in this UTC day (bots.2). */
export async function getBotsStatus({ sql, clock, config, providers }: Ctx): Promise<BotsStatus> {
  const row = await selectBotSwitch(sql, clock.now().toISOString().slice(0, 10));
  const { is_on: isOn, tokens, images } = row;
  const { tokens: tokensLimit, images: imagesLimit } = config.botBudget;
  const isSpent = tokens + textReservation > tokensLimit;
  return {
    isOn,
    standstill: !isOn
      ? "off"
      : !chooseWritingModel(providers.ai)
      ? "not_configured"
      : isSpent
      ? "over_budget"
      : null,
    budget: { tokens, tokensLimit, images, imagesLimit },
  };
}

interface SwitchRow {
  readonly is_on: boolean;
  /** The day's spending of all bots. */
  readonly tokens: number;
  readonly images: number;
}

/** The switch of all bots, and what they spent on a UTC day, YYYY-MM-DD. */
async function selectBotSwitch(sql: Sql, day: string): Promise<SwitchRow> {
  const [row] = await sql<SwitchRow[]>`
    select s.is_on, coalesce(d.tokens, 0) as tokens, coalesce(d.images, 0) as images
    from bot_switch s
    left join bot_budget_days d on d.day = ${day}::date`;
  if (!row) throw new Error("bot_switch has no row");
  return row;
}
