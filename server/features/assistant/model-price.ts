import { msg } from "@lingui/core/runtime-macro";
import type { TextObstacle } from "#shared/assistant/models-contract.ts";
import { badgeNames, getMemberTier } from "#shared/members/badge-rules.ts";
import { type ChatModelName, getServiceOfModel, type ImageModelName } from "#shared/assistant/ai-models.ts";
import type { Text } from "#shared/language/text.ts";
import { getPriceForTier, type Service, serviceCosts, services } from "#shared/xp/service-prices.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Forbidden } from "../../errors.ts";
import type { Ai } from "../../providers/ai/ai.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { findTextObstacle } from "./get-available-models.ts";
import { canUseModel } from "./permissions.ts";

interface Priced {
  readonly service: Service;
  /** In XP, including discounts. */
  readonly cost: number;
}

const nothingCharged = msg`Nothing was charged.`;

/**
 * The actor's current price of a model. Throws `Forbidden` when their badge does not unlock it
 * (ai.2).
 */
export async function getModelPrice(ctx: MemberCtx, model: ChatModelName | ImageModelName): Promise<Priced> {
  const service = getServiceOfModel(model);
  const tier = getMemberTier(await listOwnBadges(ctx, ctx.actor.id), ctx.clock.now());
  if (!canUseModel({ tier }, service)) {
    const unlocking = services[service].tier === 3
      ? msg`${{ model }} is unlocked by a crown.`
      : msg`${{ model }} is unlocked by ${{ badge: badgeNames.goldVerify }}.`;
    throw new Forbidden([unlocking, nothingCharged]);
  }
  return { service, cost: getPriceForTier(serviceCosts[service], tier) };
}

const obstacleTexts: Partial<Record<TextObstacle, Text>> = {
  no_service: msg`AI chat isn't available here because no AI service is set up.`,
  no_response: msg`AI chat isn't available here yet because the AI service doesn't respond.`,
};

/**
 * Returns the provider if it serves the model. Throws `ai_not_configured` (503) otherwise (ai.1).
 */
export function requireAi({ providers: { ai } }: MemberCtx, model: ChatModelName | ImageModelName): Ai {
  if (ai?.models.includes(model)) return ai;
  const obstacle = findTextObstacle(ai);
  const missing = (obstacle && obstacleTexts[obstacle]) ?? msg`${{ model }} isn't available here.`;
  throw new AppError("ai_not_configured", [missing, nothingCharged]);
}
