import { type Service, services } from "#shared/xp/service-prices.ts";

/** Whether a member's badge unlocks a model's tier (ai.2). */
export function canUseModel(member: { readonly tier: 1 | 2 | 3 }, service: Service): boolean {
  return member.tier >= services[service].tier;
}
