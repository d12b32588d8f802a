import {
  type ChatModelName,
  chatModels,
  type ImageModelName,
  imageModels,
  serviceOfModel,
} from "#shared/assistant/ai-models.ts";
import { type BadgeState, memberTier } from "#shared/members/badge-rules.ts";
import { priceForTier, type Service, serviceCosts, services } from "#shared/xp/service-prices.ts";

export type AskedModel = ChatModelName | ImageModelName;

/** A model as the picker offers it. */
export interface ModelChoice {
  readonly name: AskedModel;
  readonly makes: "text" | "image";
  /** The member's price of one answer, in XP (badges.3). */
  readonly price: number;
  /** What unlocks it; null when it is open to the member. */
  readonly lockedUntil: string | null;
  /** Shown under 'More models'. */
  readonly isMore: boolean;
}

const unlockedBy = { 2: "Gold Verify or a crown", 3: "a Black or Gold Crown" } as const;

/** The available models, with the member's own prices and locks (ai.2). */
export function modelChoices(
  badges: readonly BadgeState[],
  now: Date,
  available: readonly string[],
  costs: Readonly<Record<Service, number>> = serviceCosts,
): readonly ModelChoice[] {
  const ownTier = memberTier(badges, now);
  return [...chatModels, ...imageModels].filter(({ name }) => available.includes(name)).map((model) => {
    const service = serviceOfModel(model.name);
    const { tier } = services[service];
    return {
      name: model.name,
      makes: makesImage(model.name) ? "image" : "text",
      price: priceForTier(costs[service], ownTier),
      lockedUntil: tier === 1 || tier <= ownTier ? null : unlockedBy[tier],
      isMore: "isMore" in model,
    };
  });
}

export function makesImage(name: AskedModel): name is ImageModelName {
  return imageModels.some((model) => model.name === name);
}

/** Returns the model named in a stored message, or the default for an unknown name. */
export function modelByName(name: string | null): AskedModel {
  return [...chatModels, ...imageModels].find((model) => model.name === name)?.name ?? chatModels[0].name;
}

/**
 * Returns the wanted model if it is open to the member, else the first open one; null when none is
 * open.
 */
export function chooseModel(choices: readonly ModelChoice[], wanted: string | null): ModelChoice | null {
  const open = choices.filter(({ lockedUntil }) => lockedUntil === null);
  return open.find(({ name }) => name === wanted) ?? open[0] ?? null;
}
