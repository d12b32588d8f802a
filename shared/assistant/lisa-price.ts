import { type BadgeState, getMemberTier } from "../members/badge-rules.ts";
import { getPriceForTier, type Service, serviceCosts } from "../xp/service-prices.ts";
import { type LisaModel, lisaModels } from "./lisa.ts";

/** The price of an answer by Lisa in XP, with the discount of the member's badge (badges.3). */
export function getLisaPrice(
  model: LisaModel,
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>> = serviceCosts,
): number {
  return getPriceForTier(costs[lisaModels[model].service], getMemberTier(badges, now));
}
