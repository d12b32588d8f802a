import type { CaseDetail, CaseKind } from "#shared/cases/case-shapes.ts";
import type { newDecision } from "#shared/cases/decide-contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { z } from "zod";
import type { SessionCtx } from "../../../context.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";
import { getWrittenRules } from "../../rules/get-rules.ts";
import { requireRule } from "../../rules/require-rule.ts";
import { keepNewerWords } from "../../moderation/cases/keep-newer-words.ts";
import { getCase } from "../desk/get-case.ts";
import type { Effect } from "../effects/effect.ts";
import {
  type DecideAct,
  type Decision,
  type Done,
  doneBefore,
  makeRefusal,
  parseDecision,
  refuse,
  removesContent,
  startAct,
} from "./act.ts";
import { auditEffects, publishEffects, recordDecision, settleLater } from "./record-decision.ts";
import {
  type CaseSubject,
  lockCase,
  lockPosts,
  selectFacts,
  selectSubject,
  selectTargets,
  type Target,
} from "./case-queries.ts";
import { findRefusal, findRefusalOfHolder } from "./who-decides-fragments.ts";
import { applyEffect } from "./effects-of-decision.ts";

type Given = z.output<typeof newDecision>;

/**
 * Decides a case that the moderator holds (cases.4). It takes effect at once, with its audit rows;
 * members are told after ten minutes. Throws `Conflict` when somebody else holds it or nothing is
 * left to decide about, and `Forbidden` by roles.2.
 */
export async function decideCase(ctx: SessionCtx, caseId: string, given: Given): Promise<CaseDetail> {
  const { about, act } = await checkDecision(ctx, caseId, given);
  const told = await toldWords(ctx, about.kind, given);
  const { refusal, effects } = await ctx.db.transaction((tx) => makeDecision(tx, { ...act, told }));
  if (refusal) throw makeRefusal(refusal);
  publishEffects(ctx, caseId, { decision: given.decision, effects });
  return await getCase(ctx, caseId);
}

/** Returns what a decision would touch, without doing it. Throws as `decideCase`. */
export async function previewDecision(ctx: SessionCtx, caseId: string, given: Given): Promise<Touched> {
  const { about, act } = await checkDecision(ctx, caseId, given);
  const refusal = findRefusal(about.decider);
  if (refusal) throw makeRefusal(refusal);
  return await countTouched(ctx.sql, act.decision, await selectTargets(ctx.sql, about, act));
}

/** Throws `Invalid` unless the decision is complete and fits the case. */
async function checkDecision(ctx: SessionCtx, caseId: string, given: Given) {
  const about = await selectSubject(ctx.sql, startAct(ctx, caseId));
  if (!about) throw makeRefusal("absent");
  const act = actOf(ctx, about, given);
  await requireRule(ctx, given.rule, "rule");
  return { about, act };
}

/**
 * Returns what its author reads beside content or when they sign in: the reason; for a message the
 * rule alone, since the words of who decided may repeat it (reasons.1). It is stored, in English.
 */
async function toldWords(ctx: SessionCtx, kind: CaseKind, { rule, reason }: Given): Promise<string> {
  if (kind !== "message") return reason;
  return writeText(getRuleTitle(await getWrittenRules(ctx), rule), "en");
}

/** The decision of the caller, with the id of `startAct`. */
export function actOf(
  ctx: SessionCtx,
  { id: caseId, kind }: { readonly id: string; readonly kind: CaseKind },
  given: Given,
  id?: string,
): DecideAct {
  const act = startAct(ctx, caseId, id);
  const { decision, rule, reason } = given;
  return {
    ...act,
    decision: parseDecision(kind, given, act.at),
    rule,
    reason,
    told: reason,
    sparesFirst: decision !== "no_violation" && given.includesFirst !== true,
  };
}

/**
 * Decides a case (cases.4) with its audit rows. Refused when the case is 'absent' or 'closed', the
 * caller does not hold it ('held') or may not decide it (roles.2), and when there is nothing left
 * to do it to ('gone').
 */
export async function makeDecision(tx: Tx, act: DecideAct): Promise<Done> {
  const about = await lockCase(tx, act.caseId);
  const { isDone, decider } = await selectFacts(tx, act, "decisions");
  if (isDone) return doneBefore;
  const refusal = findRefusalOfHolder(about, act, decider);
  if (!about || refusal) return refuse(refusal ?? "absent");
  const effects = await applyDecision(tx, about, act);
  if (effects.length === 0) return refuse("gone");
  const row = await recordDecision(tx, act, about, effects);
  await auditEffects(tx, { ...act, action: "decide_case" }, row, effects);
  await settleLater(tx, act.id, effects);
  return { effects, notified: [] };
}

async function applyDecision(tx: Tx, about: CaseSubject, act: DecideAct): Promise<Effect[]> {
  const { decision } = act;
  await lockPosts(tx, about, { decision: decision.kind, removes_content: removesContent(decision) });
  await keepDecided(tx, about);
  const element = about.kind === "picture" ? "image" : "text";
  const effects: Effect[] = [];
  for (const target of await selectTargets(tx, about, act)) {
    const effect = await applyEffect(tx, target, { ...act, element });
    if (effect) effects.push(effect);
  }
  return effects;
}

/**
 * What posts and comments say when it is decided about them, in case they were edited since they
 * were reported; of messages only what was reported is kept (messages.10).
 */
async function keepDecided(tx: Tx, { id, kind, subject_id: subjectId }: CaseSubject): Promise<void> {
  if (kind === "message" || kind === "wave" || kind === "appeal" || kind === "member") return;
  await keepNewerWords(tx, { id, kind, subjectId }, { isReported: false });
}

/** What a decision would touch, in numbers. */
interface Touched {
  readonly accounts: number;
  readonly posts: number;
  readonly comments: number;
  readonly messages: number;
  readonly promotions: number;
}

/** Counts what a decision would do to these targets. */
async function countTouched(sql: Sql, decision: Decision, targets: readonly Target[]): Promise<Touched> {
  const members = [...new Set(targets.flatMap(({ memberId }) => memberId ?? []))];
  const emptied = decision.kind === "suspend" && decision.removesContent ? members : [];
  const stopped = decision.kind === "suspend" || decision.kind === "limit" ? members : [];
  const ended = decision.kind === "remove" ? idsOf(targets, "post") : [];
  const [row] = await sql<Pick<Touched, "posts" | "comments" | "promotions">[]>`
    select
      (
        select count(*) from posts where author_id = any(${emptied}::uuid[]) and removed_at is null
      ) as posts,
      (
        select count(*)
        from comments
        where author_id = any(${emptied}::uuid[]) and deleted_at is null and removed_at is null
      ) as comments,
      (
        select count(*)
        from promotions
        where ended_at is null and (post_id = any(${ended}::uuid[]) or member_id = any(${stopped}::uuid[]))
      ) as promotions`;
  if (!row) throw new Error("A count has no row");
  return {
    accounts: members.length,
    posts: idsOf(targets, "post").length + row.posts,
    comments: idsOf(targets, "comment").length + row.comments,
    messages: idsOf(targets, "message").length,
    promotions: row.promotions,
  };
}

function idsOf(targets: readonly Target[], kind: Target["kind"]): string[] {
  return targets.filter((target) => target.kind === kind).map(({ id }) => id);
}
