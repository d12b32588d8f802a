import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { newDecision } from "#shared/cases/decide-contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { SessionCtx } from "../../../context.ts";
import { getRules } from "../../rules/get-rules.ts";
import { requireRule } from "../../rules/require-rule.ts";
import { getCase, type WholeCase } from "../desk/get-case.ts";
import { selectStanding } from "../desk/act-queries.ts";
import { getReader } from "../desk/get-reader.ts";
import { makeRefusal } from "./refuse-decision.ts";
import { type DecideAct, noticeTimeOf, parseDecision } from "./act.ts";
import { makeDecision } from "./make-decision.ts";
import { countTouched, type Touched } from "./preview-queries.ts";
import { publishEffects } from "./publish-effects.ts";
import { selectTargets } from "./target-queries.ts";

type Given = z.output<typeof newDecision>;

/**
 * Decides a case that the moderator holds (cases.4). It takes effect at once, with its audit rows;
 * members are told after ten minutes. Throws `Conflict` when somebody else holds it or nothing is
 * left to decide about, and `Forbidden` by roles.2.
 */
export async function decideCase(ctx: SessionCtx, caseId: string, given: Given): Promise<WholeCase> {
  const { about, act } = await checkDecision(ctx, caseId, given);
  const told = await toldWords(ctx, about.kind, given);
  const { refusal, effects } = await ctx.db.transaction((tx) => makeDecision(tx, { ...act, told }));
  if (refusal) throw makeRefusal(refusal);
  publishEffects(ctx, caseId, { decision: given.decision, effects });
  return await getCase(ctx, caseId);
}

/** Returns what a decision would touch, without doing it. Throws as `decideCase`. */
export async function previewDecision(ctx: SessionCtx, caseId: string, given: Given): Promise<Touched> {
  const { about, refusal, act } = await checkDecision(ctx, caseId, given);
  if (refusal) throw makeRefusal(refusal);
  return await countTouched(ctx.sql, act.decision, await selectTargets(ctx.sql, about, act));
}

/** Throws `Invalid` unless the decision is complete and fits the case. */
async function checkDecision(ctx: SessionCtx, caseId: string, given: Given) {
  const about = await selectStanding(ctx.sql, getReader(ctx), caseId);
  if (!about) throw makeRefusal("absent");
  const act = actOf(ctx, about, given);
  await requireRule(ctx, given.rule, "rule");
  return { about, refusal: about.refusal, act };
}

/**
 * Returns what its author reads beside content or when they sign in: the reason; for a message the
 * rule alone, since the words of who decided may repeat it (reasons.1).
 */
async function toldWords(ctx: SessionCtx, kind: CaseKind, { rule, reason }: Given): Promise<string> {
  if (kind !== "message") return reason;
  const { rules } = await getRules(ctx);
  return getRuleTitle(rules, rule);
}

/** The act of the caller. Its id is that of the call, unless the call decides several cases. */
export function actOf(
  ctx: SessionCtx,
  { id: caseId, kind }: { readonly id: string; readonly kind: CaseKind },
  given: Given,
  id = ctx.createdId ?? uuidv7(),
): DecideAct {
  const at = ctx.clock.now();
  const { decision, rule, reason } = given;
  return {
    id,
    caseId,
    actor: ctx.actor,
    adminEmails: ctx.config.adminEmails,
    decision: parseDecision(kind, given, at),
    rule,
    reason,
    told: reason,
    sparesFirst: decision !== "no_violation" && given.includesFirst !== true,
    at,
    noticeAt: noticeTimeOf(at),
  };
}
