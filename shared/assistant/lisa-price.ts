import { type BadgeState, memberTier } from "../members/badge-rules.ts";
import { priceForTier, type Service, serviceCosts } from "../xp/service-prices.ts";
import { type LisaModel, lisaModels } from "./lisa.ts";

/** What an answer of Lisa's costs the member, in XP, with the discount of their badge (badges.3). */
export function lisaPrice(
  model: LisaModel,
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>> = serviceCosts,
): number {
  return priceForTier(costs[lisaModels[model].service], memberTier(badges, now));
}
