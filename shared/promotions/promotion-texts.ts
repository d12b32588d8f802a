import { getBaseCost, getNeededBalance, promotionRules } from "./promotion-prices.ts";

/** Why a balance is too small for a promotion of that many hours; null when it is enough. */
export function formatShortfall(hours: number, balance: number): string | null {
  if (balance >= getNeededBalance(hours)) return null;
  const [cost, least, held] = [getBaseCost(hours), promotionRules.leastBalance, balance].map((xp) =>
    xp.toLocaleString("en-US")
  );
  return balance < getBaseCost(hours)
    ? `${formatHours(hours)} costs ${cost} XP; you have ${held}.`
    : `Promoting a post needs a balance of ${least} XP; you have ${held}.`;
}

/** '1 hour', '24 hours'. */
export function formatHours(hours: number): string {
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/** The message for an invalid duration. */
export const durationText =
  `Choose between ${promotionRules.leastHours} and ${promotionRules.mostHours} hours.`;
