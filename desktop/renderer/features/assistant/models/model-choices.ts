import { t } from "@lingui/core/macro";
import {
  type ChatModelName,
  chatModels,
  findCheapestTextModel,
  getServiceOfModel,
  type ImageModelName,
  imageModels,
} from "#shared/assistant/ai-models.ts";
import { notAvailable } from "#shared/assistant/served-services.ts";
import { type BadgeState, getMemberTier } from "#shared/members/badge-rules.ts";
import { getPriceForTier, type Service, serviceCosts, services } from "#shared/xp/service-prices.ts";
import { showText } from "../../../lib/language/show-text.ts";

export type AskedModel = ChatModelName | ImageModelName;

/** A model as the picker offers it. */
export interface ModelChoice {
  readonly name: AskedModel;
  readonly makes: "text" | "image";
  /** The member's price of one answer, in XP (badges.3); 0: nothing has a price now (ai.26). */
  readonly price: number;
  /** The tier that unlocks it (ai.2); null when it is open to the member. */
  readonly lockedUntil: 2 | 3 | null;
  /** Whether this server has it (shop.9). */
  readonly isServed: boolean;
  /** Shown under 'More models'. */
  readonly isMore: boolean;
}

/**
 * All models, with the member's own prices and locks (ai.2), and whether they can be chosen here.
 */
export function listModelChoices(
  badges: readonly BadgeState[],
  now: Date,
  available: readonly string[],
  costs: Readonly<Record<Service, number>> = serviceCosts,
): readonly ModelChoice[] {
  const ownTier = getMemberTier(badges, now);
  return [...chatModels, ...imageModels].map((model) => {
    const service = getServiceOfModel(model.name);
    const { tier } = services[service];
    return {
      name: model.name,
      makes: makesImage(model.name) ? "image" : "text",
      price: getPriceForTier(costs[service], ownTier),
      lockedUntil: tier === 1 || tier <= ownTier ? null : tier,
      isServed: available.includes(model.name),
      isMore: "isMore" in model,
    };
  });
}

/**
 * Returns the model that answers where nothing has a price (ai.26), open to everybody; null when
 * none is served.
 */
export function findFreeChoice(choices: readonly ModelChoice[]): ModelChoice | null {
  const served = choices.filter(({ isServed }) => isServed).map(({ name }) => name);
  const choice = choices.find(({ name }) => name === findCheapestTextModel(served));
  return choice ? { ...choice, price: 0, lockedUntil: null } : null;
}

/** The price that buttons say; 0, which they do not, unless the chat surely has prices. */
export function getShownPrice(choice: ModelChoice | null, isFree: boolean | undefined): number | null {
  return choice && (isFree === false ? choice.price : 0);
}

/** Returns the picker's line below the name of a model. */
export function noteOf({ makes, lockedUntil, isServed }: ModelChoice): string {
  if (!isServed) return showText(notAvailable);
  if (lockedUntil) {
    return lockedUntil === 2 ? t`Unlock with Gold Verify or a crown` : t`Unlock with a Black or Gold Crown`;
  }
  return makes === "image" ? t`Makes an image` : t`Answers in text`;
}

export function makesImage(name: AskedModel): name is ImageModelName {
  return imageModels.some((model) => model.name === name);
}

/** Returns the model named in a stored message, or the default for an unknown name. */
export function findModel(name: string | null): AskedModel {
  return [...chatModels, ...imageModels].find((model) => model.name === name)?.name ?? chatModels[0].name;
}

/**
 * Returns the wanted model if it is served and open to the member, else the first such one; null
 * when there is none.
 */
export function chooseModel(choices: readonly ModelChoice[], wanted: string | null): ModelChoice | null {
  const open = choices.filter(({ lockedUntil, isServed }) => isServed && lockedUntil === null);
  return open.find(({ name }) => name === wanted) ?? open[0] ?? null;
}
