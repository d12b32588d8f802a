import { type BadgeState, isExpired } from "../members/badge-rules.ts";
import type { ChatModelName } from "./ai-models.ts";
import type { Service } from "../xp/service-prices.ts";

/** Her member row, as 0200_members.sql writes it. */
export const lisaId = "01900000-0000-7000-8000-000000000001";

/**
 * The ways in which Lisa can answer (ai.5): the model, the service that sets the price, and whether
 * it needs a Gold Crown.
 */
export const lisaModels = {
  "standard": { label: "Standard", model: "GPT-4o Mini", service: "lisaChat", needsGoldCrown: false },
  "gpt-4o": { label: "GPT-4o", model: "GPT-4o", service: "aiChatGpt4", needsGoldCrown: false },
  "gpt-5": { label: "GPT-5", model: "GPT-5", service: "aiChatGpt5", needsGoldCrown: true },
} as const satisfies Record<
  string,
  { label: string; model: ChatModelName; service: Service; needsGoldCrown: boolean }
>;

export type LisaModel = keyof typeof lisaModels;

export const lisaModelNames = Object.keys(lisaModels) as [LisaModel, ...LisaModel[]];

/** The most answers Lisa gives one member in a UTC day (ai.5). */
export const lisaDailyLimit = 20;

/**
 * The model Lisa answers a member with: their choice, or the standard when the choice needs a Gold
 * Crown that they no longer have.
 */
export function getLisaModel(chosen: LisaModel, badges: readonly BadgeState[], now: Date): LisaModel {
  const holdsGoldCrown = badges.some((one) => one.badgeType === "goldCrown" && !isExpired(one, now));
  return lisaModels[chosen].needsGoldCrown && !holdsGoldCrown ? "standard" : chosen;
}
