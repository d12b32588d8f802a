import type { BadgeType } from "../members/badge-rules.ts";

interface Offer {
  readonly type: BadgeType;
  readonly name: string;
  /** Whole XP, or cents when `isStripe`. */
  readonly cost: number;
  readonly currency: "XP" | "USD";
  readonly period: "month";
  readonly description: string;
  readonly features: readonly string[];
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
    name: "Gold Verify",
    cost: goldVerifyCost,
    currency: "XP",
    period: "month",
    description: "A verified mark beside your name, and more AI models.",
    features: ["Verified mark", "Chat with GPT-4o and GPT-5", "Images with DALL-E 2"],
    models: ["GPT-4o Mini", "GPT-4o", "GPT-5", "DALL-E 2"],
    isStripe: false,
  },
  {
    type: "blackCrown",
    name: "Black Crown",
    cost: 499,
    currency: "USD",
    period: "month",
    description: "Every model, lower prices, and the choice of what you see.",
    features: [
      "All models, including GPT-5 with current news",
      "25% off AI and speech",
      "Content filters Low and None",
    ],
    models: ["GPT-4o Mini", "GPT-4o", "GPT-5", "DALL-E 2", "DALL-E 3"],
    isStripe: true,
  },
  {
    type: "goldCrown",
    name: "Gold Crown",
    cost: 999,
    currency: "USD",
    period: "month",
    description: "Everything in the Black Crown, and more for what you do here.",
    features: [
      "Everything in the Black Crown",
      "Lisa replies with GPT-5",
      "50% more XP from engagement",
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
