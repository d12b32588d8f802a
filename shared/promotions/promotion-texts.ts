import { msg, plural } from "@lingui/core/runtime-macro";
import { formatNumber, type Text } from "../language/text.ts";
import { getBaseCost, getNeededBalance, promotionRules } from "./promotion-prices.ts";

/** Why a balance is too small for a promotion of that many hours; null when it is enough. */
export function formatShortfall(hours: number, balance: number): Text | null {
  if (balance >= getNeededBalance(hours)) return null;
  const [cost, least, held] = [getBaseCost(hours), promotionRules.leastBalance, balance].map(formatNumber);
  return balance < getBaseCost(hours)
    ? msg`${plural({ hours }, { one: "# hour", other: "# hours" })} costs ${{ cost }} XP; you have ${{
      held,
    }}.`
    : msg`Promoting a post needs a balance of ${{ least }} XP; you have ${{ held }}.`;
}

/** '1 hour', '24 hours'. */
export function formatHours(hours: number): Text {
  return msg`${plural({ hours }, { one: "# hour", other: "# hours" })}`;
}

const { leastHours, mostHours } = promotionRules;

/** The message for an invalid duration. */
export const durationText = msg`Choose between ${{ leastHours }} and ${{ mostHours }} hours.`;
