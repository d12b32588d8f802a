import { type Service, services } from "#shared/xp/service-prices.ts";

/** Whether the badge of a member unlocks what a model is sold as (ai.2). */
export function canUseModel(member: { readonly tier: 1 | 2 | 3 }, service: Service): boolean {
  return member.tier >= services[service].tier;
}
