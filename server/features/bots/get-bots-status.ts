import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import type { Ctx } from "../../context.ts";
import { chooseWritingModel, textReservation } from "./acts/writing/bot-budget.ts";
import { selectBotSwitch } from "./switch-bots-queries.ts";

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
