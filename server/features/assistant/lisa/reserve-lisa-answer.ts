import { uuidv7 } from "uuidv7";
import type { Ctx } from "../../../context.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { heartbeatDeadline } from "../answers/alive/heartbeat-deadline.ts";
import type { LisaModel } from "./choose-lisa-model.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { startAnswer, type Started } from "./lisa-queries.ts";

/** Why there is no answer and no charge. */
export type Refusal =
  | { readonly reason: "absent" | "limit" | "budget" }
  | { readonly reason: "xp"; readonly needed: number; readonly balance: number };

/** Reserves the answer and its XP; see start_lisa_answer. */
export async function reserveLisaAnswer(
  ctx: Ctx,
  { kind, id, asker }: QuestionToLisa,
  { service, cost, tokens, isCrisis }:
    & Pick<LisaModel, "service" | "cost">
    & { readonly tokens: number; readonly isCrisis: boolean },
): Promise<Started | Refusal> {
  const at = ctx.clock.now();
  try {
    const started = await startAnswer(ctx.sql, {
      kind,
      id,
      askerId: asker.id,
      answerId: uuidv7(),
      isCrisis,
      service,
      cost,
      tokens,
      limits: ctx.config.aiBudget,
      at,
      expiresAt: heartbeatDeadline(at),
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
