import { type BadgeState, memberTier } from "../members/badge-rules.ts";
import { priceForTier, type Service, serviceCosts } from "../xp/service-prices.ts";
import { type LisaModel, lisaModels } from "./lisa.ts";

/** The price of an answer by Lisa in XP, with the discount of the member's badge (badges.3). */
export function lisaPrice(
  model: LisaModel,
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>> = serviceCosts,
): number {
  return priceForTier(costs[lisaModels[model].service], memberTier(badges, now));
}
