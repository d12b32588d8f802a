import { helpOffered } from "#shared/cases/help-offered.ts";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { newDecision } from "#shared/cases/decide-contract.ts";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import { findDecisionErrors } from "#shared/cases/find-decision-errors.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { SessionCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { getRules } from "../../rules/get-rules.ts";
import { requireRule } from "../../rules/require-rule.ts";
import { getCase, type WholeCase } from "../queue/get-case.ts";
import { type ActJson, decide, selectKind } from "./decision-queries.ts";
import { publishEffects } from "./publish-effects.ts";
import { makeRefusal } from "./refuse-decision.ts";
import type { Sql } from "../../../db/open-database.ts";

type Decision = z.output<typeof newDecision>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Decides a case that the moderator holds (cases.4). It takes effect in one statement with its
 * audit rows; members are told after ten minutes. Throws `Conflict` when somebody else holds it or
 * nothing is left to decide about, and `Forbidden` by roles.2.
 */
export async function decideCase(ctx: SessionCtx, caseId: string, decision: Decision): Promise<WholeCase> {
  const { kind } = await checkDecision(ctx, caseId, decision);
  const told = await toldWords(ctx, kind, decision);
  const { refusal, effects = [] } = await decide(ctx.sql, {
    ...actOf(ctx, { caseId, kind }, decision),
    told,
  });
  if (refusal) throw makeRefusal(refusal);
  publishEffects(ctx, caseId, { decision: decision.decision, effects });
  return await getCase(ctx, caseId);
}

/** Returns what a decision would touch, without doing it. Throws as `decideCase`. */
export async function previewDecision(
  ctx: SessionCtx,
  caseId: string,
  decision: Decision,
): Promise<Touched> {
  const { kind, refusal } = await checkDecision(ctx, caseId, decision);
  if (refusal) throw makeRefusal(refusal);
  return await preview(ctx.sql, caseId, actOf(ctx, { caseId, kind }, decision));
}

/** Throws `Invalid` unless the decision is complete and fits the case. */
async function checkDecision({ sql, actor, config }: SessionCtx, caseId: string, decision: Decision) {
  const standing = await selectKind(sql, { caseId, actorId: actor.id, adminEmails: config.adminEmails });
  if (!standing) throw makeRefusal("absent");
  const fields = findDecisionErrors(standing.kind, decision);
  if (fields) throw new Invalid(Object.values(fields)[0] ?? "", fields);
  await requireRule({ sql }, decision.rule, "rule");
  return standing;
}

/**
 * Returns what its author reads beside content or when they sign in: the reason; for a message the
 * rule alone, since the words of who decided may repeat it (reasons.1).
 */
async function toldWords(ctx: SessionCtx, kind: CaseKind, { rule, reason }: Decision): Promise<string> {
  if (kind !== "message") return reason;
  const { rules } = await getRules(ctx);
  return getRuleTitle(rules, rule);
}

/**
 * The act as `decide_case` takes it (effects-of-decision.sql). Its id is that of the call, unless
 * the call decides several cases.
 */
export function actOf(
  ctx: SessionCtx,
  { caseId, kind }: { readonly caseId: string; readonly kind: CaseKind },
  given: Decision,
  id = ctx.createdId ?? uuidv7(),
): ActJson {
  const at = ctx.clock.now();
  const { decision, rule, reason, level, days, removesContent = kind === "wave" } = given;
  const lasts = decision === "limit" || decision === "suspend" ? days : undefined;
  return {
    id,
    caseId,
    actorId: ctx.actor.id,
    actorUsername: ctx.actor.username,
    admins: ctx.config.adminEmails,
    decision,
    rule,
    reason,
    level: decision === "level" ? level ?? null : null,
    days: lasts ?? null,
    until: lasts === undefined ? null : new Date(at.getTime() + lasts * dayMs).toISOString(),
    removesContent: decision === "suspend" && removesContent,
    sparesFirst: decision !== "no_violation" && given.includesFirst !== true,
    at: at.toISOString(),
    noticeAt: new Date(at.getTime() + undoMinutes * minuteMs).toISOString(),
    help: helpOffered,
  };
}

interface Touched {
  readonly accounts: number;
  readonly posts: number;
  readonly comments: number;
  readonly messages: number;
  readonly promotions: number;
}

/** See preview_decision. */
async function preview(sql: Sql, caseId: string, act: ActJson): Promise<Touched> {
  const [row] = await sql<{ touched: Touched }[]>`
    select preview_decision(${caseId}::uuid, ${JSON.stringify(act)}::text::jsonb) as touched`;
  if (!row) throw new Error("A preview has no row");
  return row.touched;
}
