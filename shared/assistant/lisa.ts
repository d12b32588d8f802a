import { type BadgeState, isExpired } from "../members/badge-rules.ts";
import type { ChatModelName } from "./ai-models.ts";
import type { Service } from "../xp/service-prices.ts";

/** Her member row, as 0026_lisa.sql wrote it. */
export const lisaId = "01900000-0000-7000-8000-000000000001";

/** A file of the web bundle; 0026_lisa.sql names it too. */
export const lisaPicture = "/avatars/lisa.svg";

/** What a member may have Lisa answer with (ai.5): the model, the price's service, and whether only a Gold Crown allows it. */
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

/** Answers of Lisa's for one member and UTC day (ai.5). */
export const lisaDailyLimit = 20;

/** What Lisa answers a member with: their choice, or the standard when it needs a Gold Crown that they don't hold any more. */
export function lisaModelFor(chosen: LisaModel, badges: readonly BadgeState[], now: Date): LisaModel {
  const holdsGoldCrown = badges.some((one) => one.badgeType === "goldCrown" && !isExpired(one, now));
  return lisaModels[chosen].needsGoldCrown && !holdsGoldCrown ? "standard" : chosen;
}
