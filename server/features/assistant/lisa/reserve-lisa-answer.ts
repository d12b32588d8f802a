import { uuidv7 } from "uuidv7";
import type { Ctx } from "../../../context.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { getHeartbeatDeadline } from "../answers/alive/heartbeat-deadline.ts";
import { answerLimits } from "../crisis/free-answers.ts";
import { answerTokens as chatTokens, estimateTokens } from "../prompts/chat-prompt.ts";
import { makeLisaPrompt } from "../prompts/lisa-prompt.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import type { CrisisAround } from "./recent-crisis.ts";
import { getLisaModel, lisaDailyLimit, lisaModels } from "#shared/assistant/lisa.ts";
import { type ChatModelName, chatModelNames, findCheapestTextModel } from "#shared/assistant/ai-models.ts";
import { getMemberTier } from "#shared/members/badge-rules.ts";
import { getPriceForTier, serviceCosts } from "#shared/xp/service-prices.ts";
import type { Ai } from "../../../providers/ai/ai.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import type { Sql } from "../../../db/open-database.ts";
import { chargeKey, type XpMoved } from "../../xp/pay-and-charge-fragments.ts";
import type { NewAnswer } from "./lisa-queries.ts";

/** Why there is no answer and no charge. */
export type Refusal =
  | { readonly reason: "absent" | "limit" | "budget" }
  | { readonly reason: "xp"; readonly needed: number; readonly balance: number };

/** Free answers are used up (ai.26). */
interface UsedUp {
  readonly reason: "free";
}

/** An answer that is to be written. */
interface Reserved {
  /** The question, with the place of the answer. */
  readonly answering: QuestionToLisa;
  readonly model: LisaModel;
  readonly prompt: ReturnType<typeof makeLisaPrompt>;
  /** The tokens of the prompt. */
  readonly told: number;
  readonly started: Started;
}

interface Asking {
  /** The crisis of the asker, in the place of the question. */
  readonly crisis: CrisisAround | null;
  /** The question itself has words of crisis. */
  readonly isCrisis: boolean;
}

/** Tokens of an answer, including reasoning. */
export const answerTokens = chatTokens / 2;

/**
 * Reserves an answer: free in a crisis, otherwise, and once free answers are used up after milder
 * words, at the asker's price (ai.26). After grave words there is no price to come back to.
 */
export async function reserveLisaAnswer(
  ctx: Ctx,
  asked: QuestionToLisa,
  { crisis, isCrisis }: Asking,
): Promise<Reserved | Refusal | UsedUp> {
  const free = crisis && chooseFreeLisaModel(ctx);
  const attempt = free && await reserveWith(ctx, placeInCrisis(asked, crisis), { model: free, isCrisis });
  if (attempt && !("reason" in attempt && attempt.reason === "free" && !crisis?.isGrave)) return attempt;
  const model = await chooseLisaModel(ctx, asked);
  return model ? await reserveWith(ctx, asked, { model, isCrisis }) : { reason: "absent" };
}

/**
 * To somebody in a crisis Lisa answers in public only beneath their own post, on which they wrote
 * of it. Elsewhere others would learn of it from her.
 */
function placeInCrisis(asked: QuestionToLisa, { isOnPost }: CrisisAround): QuestionToLisa {
  if (!asked.place || (asked.place.isOwnPost && isOnPost)) return asked;
  return { ...asked, place: null, reading: { ...asked.reading, askedIn: "message" } };
}

async function reserveWith(
  ctx: Ctx,
  answering: QuestionToLisa,
  { model, isCrisis }: Pick<Reserved, "model"> & Pick<Asking, "isCrisis">,
): Promise<Reserved | Refusal | UsedUp> {
  const prompt = makeLisaPrompt(answering.reading, isFree(model));
  const told = estimateTokens(prompt.messages.map(({ content }) => content).join());
  const started = await start(ctx, answering, { ...model, tokens: told + answerTokens, isCrisis });
  return "reason" in started ? started : { answering, model, prompt, told, started };
}

/** Whether an answer is one to a member in a crisis, which costs nothing. */
export function isFree({ cost }: LisaModel): boolean {
  return cost === 0;
}

/** See start_lisa_answer. */
async function start(
  ctx: Ctx,
  { kind, id, asker }: QuestionToLisa,
  { service, cost, tokens, isCrisis }:
    & Pick<LisaModel, "service" | "cost">
    & { readonly tokens: number; readonly isCrisis: boolean },
): Promise<Started | Refusal | UsedUp> {
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
      limits: answerLimits(ctx),
      at,
      expiresAt: getHeartbeatDeadline(at),
    });
    if (started.outcome === "started" && cost > 0) publishXp(ctx, started.xp);
    return started;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

function refusalOf(error: unknown): Refusal | UsedUp | null {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code === "LS429") return { reason: "limit" };
  if (code === "AI429") return { reason: "budget" };
  if (code === "FA429") return { reason: "free" };
  if (code !== "XP402") return null;
  const { needed, balance } = JSON.parse(detail ?? "{}") as { needed: number; balance: number };
  return { reason: "xp", needed, balance };
}

interface LisaModel {
  readonly ai: Ai;
  readonly name: ChatModelName;
  readonly service: keyof typeof serviceCosts;
  /** In XP, including discounts. */
  readonly cost: number;
}

/** Reserves Lisa's free answer to a member in a crisis (ai.26). Null when no model is served. */
function chooseFreeLisaModel({ providers: { ai } }: Ctx): LisaModel | null {
  const name = findCheapestTextModel(ai?.models ?? []);
  return ai && name && { ai, name, service: lisaModels.standard.service, cost: 0 };
}

/**
 * The current model for the asker, and its price. A choice that isn't served counts as the
 * standard, for which any served model is used. Null when none is served.
 */
async function chooseLisaModel(ctx: Ctx, { asker }: QuestionToLisa): Promise<LisaModel | null> {
  const { ai } = ctx.providers;
  const served = chatModelNames.filter((name) => ai?.models.includes(name));
  const [firstServed] = served;
  if (!ai || !firstServed) return null;
  const [badges, now] = [await listOwnBadges(ctx, asker.id), ctx.clock.now()];
  const chosen = lisaModels[getLisaModel(asker.lisa_model, badges, now)];
  const { model, service } = served.includes(chosen.model) ? chosen : lisaModels.standard;
  const name = served.includes(model) ? model : firstServed;
  return { ai, name, service, cost: getPriceForTier(serviceCosts[service], getMemberTier(badges, now)) };
}

/** See start_lisa_answer. */
type Started =
  | {
    readonly outcome: "started";
    readonly answerId: string;
    readonly isWritten: boolean;
    /** Whether the asker is to be told to take a break (ai.12). */
    readonly remindsOfBreak: boolean;
    readonly xp: XpMoved | null;
  }
  | { readonly outcome: "busy" }
  | { readonly outcome: "ended" };

async function startAnswer(sql: Sql, given: NewAnswer): Promise<Started> {
  const key = chargeKey({ reason: "lisa_chat", memberId: given.askerId, key: given.id });
  const reservation = {
    id: given.id,
    member_id: given.askerId,
    service: given.service,
    charge_key: key,
    cost: given.cost,
    tokens: given.tokens,
    created_at: given.at,
    expires_at: given.expiresAt,
  };
  const [row] = await sql<{ started: Started }[]>`
    select start_lisa_answer(
      jsonb_populate_record(null::ai_reservations, ${sql.json(reservation)}::jsonb),
      ${given.kind}::text,
      ${given.answerId}::uuid,
      ${given.limits as number[]}::bigint[],
      ${lisaDailyLimit}::integer,
      ${given.isCrisis}::boolean
    ) as started`;
  if (!row) throw new Error("start_lisa_answer returned nothing");
  return row.started;
}
