import type { z } from "zod";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { newAnswer } from "#shared/cases/decide-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { recountReporters } from "../../reports/count-reporters.ts";
import { type Act, type Done, doneBefore, makeRefusal, refuse, startAct } from "../decide/act.ts";
import { type CaseSubject, lockCases, lockPosts, markClosed, selectFacts } from "../decide/case-queries.ts";
import { type DecidedRow, selectDecided } from "../decide/decided-queries.ts";
import { undoOnContent } from "../decide/effects-of-decision.ts";
import { auditAct, publishEffects, settleLater } from "../decide/record-decision.ts";
import { findRefusalOfHolder } from "../decide/who-decides-fragments.ts";
import { getCase } from "../desk/get-case.ts";
import { type EffectOf, listEffects } from "../effects/effect.ts";
import { dropEvidence } from "../records/keep-removed.ts";
import {
  selectLater,
  selectPromotions,
  selectStandings,
  type Standing,
  writeEffects,
} from "./later-queries.ts";
import { findKeeper, hasFreshDecision, leaveToLater } from "./later-decisions.ts";
import {
  addNumbers,
  listPromotions,
  type RestoreCtx,
  type Restored,
  type RestoredNumbers,
  restoreMeasure,
} from "./restore-measure.ts";

/**
 * Answers an appeal that the moderator holds (appeals.2). Granted, what the decision took comes
 * back, with the audit row; a job tells the member. It is final. Throws `Conflict` when somebody
 * else holds it or answered it, and `Forbidden` by roles.2 and for who decided.
 */
export async function answerAppeal(
  ctx: SessionCtx,
  caseId: string,
  { grants, reason }: z.output<typeof newAnswer>,
): Promise<CaseDetail> {
  const act = { ...startAct(ctx, caseId), grants, reason };
  const { refusal, effects, notified } = await ctx.db.transaction((tx) => giveAnswer(tx, act));
  if (refusal) throw makeRefusal(refusal);
  ctx.jobs.added();
  publishEffects(ctx, caseId, { effects, notified });
  return await getCase(ctx, caseId);
}

interface Answer extends Act {
  readonly grants: boolean;
  readonly reason: string;
}

/**
 * Answers an appeal with its audit row, and adds the job that tells the member. Refused when there
 * is no such case ('absent'), it is 'closed', the caller does not hold it ('held') or may not
 * answer it (roles.2, appeals.2), and when a later decision about the same can still be undone
 * ('fresh').
 */
export async function giveAnswer(tx: Tx, act: Answer): Promise<Done> {
  const appeal = await selectAppeal(tx, act.caseId);
  // The decided case too: whatever acts on a decision locks its case.
  const locked = appeal ? await lockCases(tx, [appeal.case_id, appeal.decided_case_id]) : [];
  const { isDone, decider } = await selectFacts(tx, act, "audit_log");
  if (isDone) return doneBefore;
  const about = locked.find(({ id }) => id === act.caseId) ?? null;
  const refusal = findRefusalOfHolder(about, act, decider);
  if (refusal) return refuse(refusal);
  const decidedCase = locked.find(({ id }) => id === appeal?.decided_case_id);
  if (!appeal || !about || !decidedCase) return refuse("absent");
  const decided = await lockDecisions(tx, appeal);
  if (act.grants && await hasFreshDecision(tx, decided)) return refuse("fresh");
  const { numbers, ...done } = act.grants
    ? await overturn(tx, decided, decidedCase, { memberId: appeal.member_id, at: act.at })
    : { effects: [], notified: [], numbers: {} };
  await writeAnswer(tx, appeal, act, numbers);
  await auditAnswer(tx, act, { memberId: about.member_id, decided, numbers });
  return done;
}

/** With the job that tells the member. */
async function writeAnswer(
  tx: Tx,
  { id, case_id: caseId }: AppealRow,
  { grants, reason, actor, at }: Answer,
  numbers: RestoredNumbers,
): Promise<void> {
  await tx`
    update appeals
    set
      answered_at = ${at}, answered_by = ${actor.id}, is_granted = ${grants}, answer = ${reason},
      restored = ${JSON.stringify(numbers)}::text::jsonb
    where id = ${id}`;
  await markClosed(tx, [caseId], at);
  await tx`select ${enqueue(tx, "tell_appeal_answer", { appealId: tx`${id}::uuid` })} as job`;
}

interface AppealRow {
  readonly id: string;
  readonly case_id: string;
  readonly decision_id: string;
  readonly decided_case_id: string;
  readonly decided_at: Date;
  readonly member_id: string;
}

async function selectAppeal(tx: Tx, caseId: string): Promise<AppealRow | null> {
  const [row] = await tx<AppealRow[]>`
    select a.id, a.case_id, a.decision_id, d.case_id as decided_case_id, d.decided_at, a.member_id
    from appeals a
    join decisions d on d.id = a.decision_id
    where a.case_id = ${caseId}`;
  return row ?? null;
}

/**
 * Locks the decision of an appeal and the later ones about the same member, in their order: see
 * `leaveToLater`. Returns the decision.
 */
async function lockDecisions(
  tx: Tx,
  { decision_id: id, decided_at, member_id }: AppealRow,
): Promise<DecidedRow> {
  const later = await selectLater(tx, { id, decided_at }, member_id);
  const ids = [id, ...later.map((one) => one.id)];
  await tx`select from decisions where id = any(${ids}::uuid[]) order by decided_at, id for no key update`;
  const row = await selectDecided(tx, id);
  if (!row) throw new Error("A decision is gone while its case is locked");
  return row;
}

async function auditAnswer(
  tx: Tx,
  act: Answer,
  { memberId, decided, numbers }: {
    readonly memberId: string | null;
    readonly decided: DecidedRow;
    readonly numbers: RestoredNumbers;
  },
): Promise<void> {
  const details = {
    case: act.caseId,
    decision: decided.decision,
    rule: decided.rule,
    answer: act.grants ? "granted" : "refused",
    restoredPosts: numbers.posts || undefined,
    restoredComments: numbers.comments || undefined,
    resumedPromotions: numbers.promotions || undefined,
  };
  const row = { id: act.id, member_id: memberId, subject_id: decided.id, details };
  await auditAct(tx, { ...act, action: "answer_appeal" }, [row]);
}

/**
 * Takes a decision back for one member, of a wave what it did to them alone, and keeps so with it.
 * Returns what it did to them as the decision keeps it from now on, and what came back.
 */
async function overturn(
  tx: Tx,
  decided: DecidedRow,
  about: CaseSubject,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<Pick<Done, "effects" | "notified"> & { readonly numbers: RestoredNumbers }> {
  await lockPosts(tx, about, decided);
  const later = await selectLater(tx, decided, memberId);
  const all = await restoreAll({ tx, decisionId: decided.id, later, at }, decided, memberId);
  if (await hasFreshDecision(tx, decided)) {
    // One that the locks waited for.
    throw new ChangedMeanwhile(`A decision came after ${decided.id}`);
  }
  const effects = all.map(({ effect }) => ({ ...effect, isOverturned: true } as const));
  const kept = decided.effects.map((given) =>
    effects.find(({ id, kind }) => id === given.id && kind === given.kind) ?? given
  );
  await writeEffects(tx, [...later, { id: decided.id, effects: kept }]);
  await settleLater(tx, decided.id, effects);
  if (about.kind !== "wave") await recountReporters(tx, about.id);
  return {
    effects,
    notified: all.flatMap(({ notified }) => notified),
    numbers: addNumbers(all.map(({ numbers }) => numbers)),
  };
}

/** Takes back what the decision did to a member, in order. */
async function restoreAll(ctx: RestoreCtx, decided: DecidedRow, memberId: string): Promise<Restored[]> {
  const own = listEffects(decided).filter(({ effect }) => effect.memberId === memberId);
  const ids = own.map(({ effect }) => effect.id);
  const before = await selectStandings(ctx.tx, ids);
  const restored: Restored[] = [];
  for (const one of own) restored.push(await restoreOne(ctx, one, before));
  const after = await selectStandings(ctx.tx, ids);
  const promotions = await selectPromotions(ctx.tx, restored.flatMap(({ effect }) => listPromotions(effect)));
  return restored.map((one) => {
    const { kind, id } = one.effect;
    const [was, is] = [before.get(id), after.get(id)];
    if (kind === "member" || !was || one.numbers.kept) return one;
    const numbers = {
      [`${kind}s`]: was.removed === is?.removed ? 0 : 1,
      levels: was.level === is?.level ? 0 : 1,
      covers: was.covered === is?.covered ? 0 : 1,
      promotions: listPromotions(one.effect).filter((promotion) =>
        promotions.get(promotion) === "running"
      ).length,
    };
    return { ...one, numbers };
  });
}

async function restoreOne(
  ctx: RestoreCtx,
  one: EffectOf,
  before: ReadonlyMap<string, Standing>,
): Promise<Restored> {
  const { decision, effect } = one;
  const nothing = { effect, notified: [], numbers: {} };
  switch (decision) {
    case "limit":
    case "suspend":
      return await restoreMeasure(ctx, one);
    case "level":
    case "cover":
    case "remove": {
      const { tx, decisionId, later, at } = ctx;
      const keeper = findKeeper(one, later);
      await dropEvidence(tx, { decisionId, subjectId: effect.id, keeperId: keeper?.id }, at);
      if (!before.has(effect.id)) return nothing;
      if (!keeper) return { ...nothing, notified: await undoOnContent(tx, one, at) };
      await leaveToLater(tx, one, keeper);
      return { ...nothing, numbers: { kept: 1 } };
    }
    case "warn":
    case "no_violation":
    case "offer_help":
    case "undecidable":
      return nothing;
  }
}
