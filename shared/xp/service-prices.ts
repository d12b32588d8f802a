import { msg } from "@lingui/core/runtime-macro";
import { getBadgeTier } from "../members/badge-rules.ts";
import type { Text } from "../language/text.ts";

/** Prices of the AI services and of speech, in XP (ai.2, speech.2). */
export const serviceCosts = {
  aiChatMini: 25,
  aiChatStandard: 50,
  aiChatHD: 75,
  aiChatGpt4: 50,
  aiChatGpt5: 100,
  lisaChat: 10,
  imageGenerationDalle2: 25,
  imageGenerationDalle3: 100,
  tts: 30,
} as const satisfies Record<string, number>;

export type Service = keyof typeof serviceCosts;

/** The badge of the member who uses a service; `none` without one. */
export const badgeHoldings = ["none", "blueVerify", "goldVerify", "blackCrown", "goldCrown"] as const;
type BadgeHolding = (typeof badgeHoldings)[number];

/** The tier that unlocks a service (ai.2), and its name. */
export const services: Readonly<Record<Service, { description: Text; tier: 1 | 2 | 3 }>> = {
  aiChatMini: { description: msg`AI chat with GPT-4o Mini`, tier: 1 },
  aiChatStandard: { description: msg`AI chat, Standard`, tier: 2 },
  aiChatHD: { description: msg`AI chat, HD`, tier: 3 },
  aiChatGpt4: { description: msg`AI chat with GPT-4o`, tier: 2 },
  aiChatGpt5: { description: msg`AI chat with GPT-5`, tier: 2 },
  lisaChat: { description: msg`Chat with Lisa`, tier: 1 },
  imageGenerationDalle2: { description: msg`Image with DALL-E 2`, tier: 2 },
  imageGenerationDalle3: { description: msg`Image with DALL-E 3`, tier: 3 },
  tts: { description: msg`Audio of a post`, tier: 1 },
};

/** The price for a member of a tier: 25% less with a crown, rounded up (badges.3). */
export function getPriceForTier(cost: number, tier: 1 | 2 | 3): number {
  return tier === 3 ? Math.ceil(cost * 0.75) : cost;
}

/** The price of a service with a badge; null when the badge does not unlock it. */
export function getServiceCost(service: Service, holding: BadgeHolding = "none"): number | null {
  const tier = getBadgeTier(holding === "none" ? null : holding);
  if (tier < services[service].tier) return null;
  return getPriceForTier(serviceCosts[service], tier);
}
