import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { SessionCtx } from "../../../context.ts";
import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { doEffectsMeet, type Effect, listEffects } from "../effects/effect.ts";
import { dropEvidence } from "../records/keep-removed.ts";
import { getCase } from "../desk/get-case.ts";
import { type DeciderFacts, findRefusal } from "./who-decides-fragments.ts";
import { type Act, type ActRefusal, makeRefusal, startAct } from "./act.ts";
import { type CaseSubject, lockCase, lockPosts, selectFacts } from "./case-queries.ts";
import { type DecidedRow, lockLatestDecided, selectFreshDecisions } from "./decided-queries.ts";
import { undoEffect } from "./effects-of-decision.ts";
import { joinLaterCase } from "./join-later-case.ts";
import { type Done, doneBefore, refuse } from "./make-decision.ts";
import { auditEffects, publishEffects, settleLater } from "./record-decision.ts";

/**
 * Takes the latest decision of a case back before members are told of it: restores everything but
 * sessions, and the caller holds the case again (cases.4). Throws `Conflict` when it is too late,
 * and `Forbidden` for another moderator's decision and by roles.2.
 */
export async function undoDecision(ctx: SessionCtx, caseId: string): Promise<CaseDetail> {
  const act = startAct(ctx, caseId);
  const done = await ctx.db.transaction((tx) => takeBack(tx, act));
  if (done.refusal) throw makeRefusal(done.refusal);
  publishEffects(ctx, caseId, done);
  return await getCase(ctx, caseId);
}

/**
 * Takes the latest decision of a case back with its audit rows. Refused when there is no case
 * ('absent') or decision ('none'), when it is too 'late', for who may not (roles.2, 'other'), while
 * a later decision stands that changed the same ('later'), and while somebody works on a later case
 * of the subject ('working').
 */
export async function takeBack(tx: Tx, act: Act): Promise<Done> {
  const about = await lockCase(tx, act.caseId);
  const done = await lockLatestDecided(tx, act.caseId);
  const { isDone, decider } = await selectFacts(tx, act, "audit_log");
  if (isDone) return doneBefore;
  if (!about || !decider) return refuse("absent");
  if (!done) return refuse("none");
  const refusal = findRefusalToUndo(done, act, decider);
  if (refusal) return refuse(refusal);
  if (await hasLater(tx, about, done)) return refuse("later");
  if (!await joinLaterCase(tx, about, act)) return refuse("working");
  await lockPosts(tx, about, done);
  const { effects, notified } = await undoEffects(tx, done, act.at);
  if (await hasLater(tx, about, done)) {
    // One that the locks waited for.
    throw new ChangedMeanwhile(`A decision came after ${done.id}`);
  }
  await markUndone(tx, done.id, act, effects);
  await settleLater(tx, done.id, effects);
  await auditEffects(tx, { ...act, action: "undo_decision" }, done, done.effects);
  return { effects, notified };
}

async function markUndone(tx: Tx, id: string, { actor, at }: Act, effects: readonly Effect[]): Promise<void> {
  await tx`
    update decisions
    set
      undone_at = ${at},
      undone_by = ${actor.id},
      former = former || ${JSON.stringify({ effects })}::text::jsonb
    where id = ${id}`;
}

async function undoEffects(tx: Tx, done: DecidedRow, at: Date): Promise<Pick<Done, "effects" | "notified">> {
  const effects: Effect[] = [];
  const notified: (Notified | null)[] = [];
  for (const one of listEffects(done)) {
    await dropEvidence(tx, { decisionId: done.id, subjectId: one.effect.id }, at);
    const undone = await undoEffect(tx, one, { decisionId: done.id, at });
    effects.push(undone.effect);
    notified.push(...undone.notified);
  }
  return { effects, notified };
}

function findRefusalToUndo(done: DecidedRow, { actor, at }: Act, decider: DeciderFacts): ActRefusal | null {
  if (done.noticed_at || done.notice_at <= at) return "late";
  if (done.decided_by !== actor.id && decider.role !== "administrator") return "other";
  return findRefusal(decider);
}

/**
 * Whether a later decision stands that Undo would disagree with: about the same subject or content,
 * or with measures about the same member. The later one is taken back first: what stood before it
 * is what this one did.
 */
async function hasLater(tx: Tx, about: CaseSubject, done: DecidedRow): Promise<boolean> {
  const later = await selectFreshDecisions(tx, { decidedAfter: done.decided_at, noticeFrom: done.notice_at });
  const own = { decision: done.decision, touched: done.effects };
  return later.some((one) => one.subject_id === about.subject_id || doEffectsMeet(own, one));
}
