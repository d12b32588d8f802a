import { lisaModelFor, lisaModels } from "#shared/assistant/lisa.ts";
import { type ChatModelName, chatModelNames, cheapestTextModel } from "#shared/assistant/ai-models.ts";
import { memberTier } from "#shared/members/badge-rules.ts";
import { priceForTier, serviceCosts } from "#shared/xp/service-prices.ts";
import type { Ctx } from "../../../context.ts";
import type { Ai } from "../../../providers/ai/ai.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";

export interface LisaModel {
  readonly ai: Ai;
  readonly name: ChatModelName;
  readonly service: keyof typeof serviceCosts;
  /** In XP, including discounts. */
  readonly cost: number;
}

/** What Lisa answers a member in a crisis with, free (ai.26). Null when no model is served. */
export function chooseFreeLisaModel({ providers: { ai } }: Ctx): LisaModel | null {
  const name = cheapestTextModel(ai?.models ?? []);
  return ai && name && { ai, name, service: lisaModels.standard.service, cost: 0 };
}

/**
 * The current model for the asker, and its price. A choice that isn't served counts as the
 * standard, for which any served model is used. Null when none is served.
 */
export async function chooseLisaModel(ctx: Ctx, { asker }: QuestionToLisa): Promise<LisaModel | null> {
  const { ai } = ctx.providers;
  const served = chatModelNames.filter((name) => ai?.models.includes(name));
  const [firstServed] = served;
  if (!ai || !firstServed) return null;
  const [badges, now] = [await listOwnBadges(ctx, asker.id), ctx.clock.now()];
  const chosen = lisaModels[lisaModelFor(asker.lisa_model, badges, now)];
  const { model, service } = served.includes(chosen.model) ? chosen : lisaModels.standard;
  const name = served.includes(model) ? model : firstServed;
  return { ai, name, service, cost: priceForTier(serviceCosts[service], memberTier(badges, now)) };
}
