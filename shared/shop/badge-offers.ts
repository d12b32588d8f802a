import { msg } from "@lingui/core/runtime-macro";
import type { ChatModelName, ImageModelName } from "../assistant/ai-models.ts";
import type { Text } from "../language/text.ts";
import { badgeNames, type BadgeType } from "../members/badge-rules.ts";

export interface Benefit {
  readonly says: Text;
  /** The models that it promises; `any`: whatever AI there is. */
  readonly needs: readonly (ChatModelName | ImageModelName)[] | "any";
}

interface Offer {
  readonly type: BadgeType;
  readonly name: Text;
  /** Whole XP, or cents when `isStripe`. */
  readonly cost: number;
  readonly currency: "XP" | "USD";
  readonly period: "month";
  readonly description: Text;
  readonly benefits: readonly Benefit[];
  /** Names of the chat and image models it unlocks. */
  readonly models: readonly string[];
  /** Paid with money, by a monthly subscription. */
  readonly isStripe: boolean;
}

/** The price of a month of Gold Verify, in XP (badges.4). */
export const goldVerifyCost = 1_500;

/** The catalogue of badges (badges.4). */
export const badgeOffers = [
  {
    type: "goldVerify",
    name: badgeNames.goldVerify,
    cost: goldVerifyCost,
    currency: "XP",
    period: "month",
    description: msg`A verified mark beside your name, and more AI models.`,
    benefits: [
      { says: msg`Verified mark`, needs: [] },
      { says: msg`Chat with GPT-4o and GPT-5`, needs: ["GPT-4o", "GPT-5"] },
      { says: msg`Images with DALL-E 2`, needs: ["DALL-E 2"] },
    ],
    models: ["GPT-4o Mini", "GPT-4o", "GPT-5", "DALL-E 2"],
    isStripe: false,
  },
  {
    type: "blackCrown",
    name: badgeNames.blackCrown,
    cost: 499,
    currency: "USD",
    period: "month",
    description: msg`Every model, lower prices, and the choice of what you see.`,
    benefits: [
      { says: msg`All models, including GPT-5 with current news`, needs: ["GPT-5"] },
      { says: msg`25% off AI and speech`, needs: "any" },
      { says: msg`Content filters Low and None`, needs: [] },
    ],
    models: ["GPT-4o Mini", "GPT-4o", "GPT-5", "DALL-E 2", "DALL-E 3"],
    isStripe: true,
  },
  {
    type: "goldCrown",
    name: badgeNames.goldCrown,
    cost: 999,
    currency: "USD",
    period: "month",
    description: msg`Everything in the Black Crown, and more for what you do here.`,
    benefits: [
      { says: msg`Everything in the Black Crown`, needs: [] },
      { says: msg`Lisa replies with GPT-5`, needs: ["GPT-5"] },
      { says: msg`50% more XP from engagement`, needs: [] },
    ],
    models: ["GPT-4o Mini", "GPT-4o", "GPT-5", "DALL-E 2", "DALL-E 3"],
    isStripe: true,
  },
] as const satisfies readonly Offer[];

export type CrownType = "blackCrown" | "goldCrown";

/** The price of a crown a month, in cents. */
export const crownCents: Readonly<Record<CrownType, number>> = { blackCrown: 499, goldCrown: 999 };

/** Returns our name of a crown, since other clients write `gold_crown`. */
export function normalizeCrown(given: CrownType | "black_crown" | "gold_crown"): CrownType {
  if (given === "gold_crown") return "goldCrown";
  return given === "black_crown" ? "blackCrown" : given;
}
