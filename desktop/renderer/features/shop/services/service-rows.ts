import { type BadgeState, memberTier } from "#shared/members/badge-rules.ts";
import { priceFor, type Service, serviceCosts, services } from "#shared/xp/service-prices.ts";

export interface ServiceRow {
  readonly service: Service;
  readonly description: string;
  readonly tier: 1 | 2 | 3;
  /** What unlocks the service, in words. */
  readonly needs: string;
  readonly isOpen: boolean;
  /** The price without a badge, in XP. */
  readonly cost: number;
  /** What the member pays, in XP: less with a crown (badges.3). Of a locked service, the least it will cost them. */
  readonly ownCost: number;
}

const needs = {
  1: "Open to everyone",
  2: "Gold Verify or a crown",
  3: "Black or Gold Crown",
} as const;

/** The services with the member's own prices, open ones first. */
export function serviceRows(
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>> = serviceCosts,
): ServiceRow[] {
  const ownTier = memberTier(badges, now);
  const rows = (Object.keys(services) as Service[]).map((service): ServiceRow => {
    const { description, tier } = services[service];
    const cost = costs[service];
    const ownCost = priceFor(cost, ownTier);
    return { service, description, tier, needs: needs[tier], isOpen: tier <= ownTier, cost, ownCost };
  });
  return rows.toSorted((a, b) => a.tier - b.tier || a.cost - b.cost);
}
