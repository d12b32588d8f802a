import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { newAnswer } from "#shared/cases/decide-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Act, makeRefusal } from "../decide/act.ts";
import { lockCases, selectFacts } from "../decide/case-queries.ts";
import { type DecidedRow, selectDecided } from "../decide/decided-queries.ts";
import { type Done, doneBefore, findRefusalOfHolder, refuse } from "../decide/make-decision.ts";
import { publishEffects } from "../decide/record-decision.ts";
import { getCase, type WholeCase } from "../desk/get-case.ts";
import { selectLater } from "./later-queries.ts";
import { hasFreshDecision, overturn } from "./overturn-decision.ts";
import type { RestoredNumbers } from "./restore-measure.ts";

/**
 * Answers an appeal that the moderator holds (appeals.2). Granted, what the decision took comes
 * back, with the audit row; a job tells the member. It is final. Throws `Conflict` when somebody
 * else holds it or answered it, and `Forbidden` by roles.2 and for who decided.
 */
export async function answerAppeal(
  ctx: SessionCtx,
  caseId: string,
  { grants, reason }: z.output<typeof newAnswer>,
): Promise<WholeCase> {
  const act = {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    actor: ctx.actor,
    adminEmails: ctx.config.adminEmails,
    grants,
    reason,
    at: ctx.clock.now(),
  };
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
  const { member_id: memberId } = appeal;
  const decided = await lockDecisions(tx, appeal);
  if (act.grants && await hasFreshDecision(tx, decided)) return refuse("fresh");
  const done = act.grants
    ? await overturn(tx, { decided, about: decidedCase, memberId, at: act.at })
    : { effects: [], notified: [], numbers: {} };
  await writeAnswer(tx, appeal, act, done.numbers);
  await auditAnswer(tx, act, { memberId: about.member_id, decided, numbers: done.numbers });
  return { effects: done.effects, notified: done.notified };
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
  await tx`update cases set closed_at = ${at}, claimed_by = null, claimed_until = null where id = ${caseId}`;
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

interface Audited {
  readonly memberId: string | null;
  readonly decided: DecidedRow;
  readonly numbers: RestoredNumbers;
}

async function auditAnswer(
  tx: Tx,
  { id, caseId, actor, grants, reason, at }: Answer,
  { memberId, decided, numbers }: Audited,
): Promise<void> {
  const details = {
    case: caseId,
    decision: decided.decision,
    rule: decided.rule,
    answer: grants ? "granted" : "refused",
    restoredPosts: numbers.posts || undefined,
    restoredComments: numbers.comments || undefined,
    resumedPromotions: numbers.promotions || undefined,
  };
  await tx`
    insert into audit_log (
      id, action, actor_id, actor_username, target_id, target_username, subject_id, reason, details, created_at
    )
    select
      ${id}::uuid, 'answer_appeal', ${actor.id}::uuid, ${actor.username}::text, coalesce(m.id, ${actor.id}::uuid),
      coalesce(m.username, ${actor.username}::text), ${decided.id}::uuid, ${reason}::text,
      ${JSON.stringify(details)}::text::jsonb, ${at}::timestamptz
    from (select) as always
    left join members m on m.id = ${memberId}::uuid`;
}
