import { lisaModelFor, lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { lisaPrice } from "#shared/assistant/lisa-price.ts";
import { type BadgeState, memberTier } from "#shared/members/badge-rules.ts";
import { priceForTier, type Service, serviceCosts, services } from "#shared/xp/service-prices.ts";

export interface ServiceRow {
  readonly key: string;
  readonly description: string;
  readonly tier: 1 | 2 | 3;
  /** The badge that unlocks the service, in words. */
  readonly needs: string;
  readonly isOpen: boolean;
  /** Whether this server has it (shop.9). */
  readonly isServed: boolean;
  /** The price without a badge, in XP. */
  readonly cost: number;
  /**
   * The member's price in XP, lower with a crown (badges.3). For a locked service, the lowest price
   * after unlocking it.
   */
  readonly ownCost: number;
}

const needs = {
  1: "Open to everyone",
  2: "Gold Verify or a crown",
  3: "Black or Gold Crown",
} as const;

/**
 * The services with the member's own prices, open ones first, with a row for each of Lisa's other
 * models (ai.2). Those that this server lacks are rows too.
 */
export function serviceRows(
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>> = serviceCosts,
  isServed: (service: Service) => boolean = () => true,
): ServiceRow[] {
  const ownTier = memberTier(badges, now);
  const rows = (Object.keys(services) as Service[]).map((service): ServiceRow => {
    const { description, tier } = services[service];
    const cost = costs[service];
    const ownCost = priceForTier(cost, ownTier);
    const isOpen = tier <= ownTier;
    return {
      key: service,
      description,
      tier,
      needs: needs[tier],
      isOpen,
      isServed: isServed(service),
      cost,
      ownCost,
    };
  });
  return [...rows, ...lisaRows(badges, now, costs, isServed)].toSorted((a, b) =>
    a.tier - b.tier || a.cost - b.cost
  );
}

function lisaRows(
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>>,
  isServed: (service: Service) => boolean,
): ServiceRow[] {
  return lisaModelNames.filter((model) => model !== "standard").map((model) => {
    const { label, service, needsGoldCrown } = lisaModels[model];
    const tier = needsGoldCrown ? 3 : 1;
    return {
      key: `lisa ${model}`,
      description: `Chat with Lisa, ${label}`,
      tier,
      needs: needsGoldCrown ? "Gold Crown" : needs[tier],
      isServed: isServed(service),
      isOpen: lisaModelFor(model, badges, now) === model,
      cost: costs[service],
      ownCost: lisaPrice(model, badges, now, costs),
    };
  });
}
