import { uuidv7 } from "uuidv7";
import { lisaModelFor, lisaModels } from "#shared/assistant/lisa.ts";
import { type ChatModelName, chatModelNames } from "#shared/assistant/models.ts";
import { memberTier } from "#shared/members/badge-rules.ts";
import { priceFor, serviceCosts } from "#shared/xp/service-prices.ts";
import type { Ctx } from "../../../context.ts";
import type { Ai } from "../../../providers/ai/ai.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { expiry } from "../answers/expiry.ts";
import type { Asked } from "./load-asked.ts";
import { startAnswer, type Started } from "./lisa-queries.ts";

interface Model {
  readonly ai: Ai;
  readonly name: ChatModelName;
  readonly service: keyof typeof serviceCosts;
  /** XP, discounts included. */
  readonly cost: number;
}

/**
 * What answers the asker now, and what it costs them. A choice that isn't served counts as the standard, for which any model serves.
 * Null: none is served.
 */
export async function chooseModel(ctx: Ctx, { asker }: Asked): Promise<Model | null> {
  const { ai } = ctx.providers;
  const served = chatModelNames.filter((name) => ai?.models.includes(name));
  const [firstServed] = served;
  if (!ai || !firstServed) return null;
  const [badges, now] = [await listOwnBadges(ctx, asker.id), ctx.clock.now()];
  const chosen = lisaModels[lisaModelFor(asker.lisa_model, badges, now)];
  const { model, service } = served.includes(chosen.model) ? chosen : lisaModels.standard;
  const name = served.includes(model) ? model : firstServed;
  return { ai, name, service, cost: priceFor(serviceCosts[service], memberTier(badges, now)) };
}

/** Why nothing is answered and nothing charged. */
export type Refusal =
  | { readonly reason: "absent" | "limit" | "budget" }
  | { readonly reason: "xp"; readonly needed: number; readonly balance: number };

/** Reserves the answer with its XP, see start_lisa_answer. */
export async function reserveAnswer(
  ctx: Ctx,
  { kind, id, asker }: Asked,
  { service, cost, tokens }: Pick<Model, "service" | "cost"> & { readonly tokens: number },
): Promise<Started | Refusal> {
  const at = ctx.clock.now();
  try {
    const started = await startAnswer(ctx.sql, {
      kind,
      id,
      askerId: asker.id,
      answerId: uuidv7(),
      service,
      cost,
      tokens,
      limits: ctx.config.aiBudget,
      at,
      expiresAt: expiry(at),
    });
    if (started.outcome === "started") publishXp(ctx, started.xp);
    return started;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

function refusalOf(error: unknown): Refusal | null {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code === "LS429") return { reason: "limit" };
  if (code === "AI429") return { reason: "budget" };
  if (code !== "XP402") return null;
  const { needed, balance } = JSON.parse(detail ?? "{}") as { needed: number; balance: number };
  return { reason: "xp", needed, balance };
}
