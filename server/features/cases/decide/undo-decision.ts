import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { SessionCtx } from "../../../context.ts";
import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { doEffectsMeet, type Effect, listEffects } from "../effects/effect.ts";
import { dropEvidence } from "../records/keep-removed.ts";
import { getCase } from "../desk/get-case.ts";
import { type DeciderFacts, findRefusal } from "./who-decides-fragments.ts";
import {
  type Act,
  type ActRefusal,
  claimEndOf,
  type Done,
  doneBefore,
  makeRefusal,
  refuse,
  startAct,
} from "./act.ts";
import { type CaseSubject, lockCase, lockPosts, selectFacts } from "./case-queries.ts";
import { type DecidedRow, lockLatestDecided, selectFreshDecisions } from "./decided-queries.ts";
import { undoEffect } from "./effects-of-decision.ts";
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

/** Somebody opened a case of the subject, or reported it, since the later case was read. */
const uniqueViolation = "23505";

/**
 * Opens a decided case again for the caller. Reports of the same subject that came since, in a case
 * of their own, come back to it; a member's second ones go with their words. So do the decisions of
 * that case, which were undone. Returns false when somebody else works on it.
 */
async function joinLaterCase(
  tx: Tx,
  about: CaseSubject,
  act: Pick<Act, "actor" | "at">,
): Promise<boolean> {
  const later = await lockLaterCase(tx, about);
  if (later?.claimed_until && later.claimed_until > act.at && later.claimed_by !== act.actor.id) return false;
  try {
    if (later) {
      await takeOverReports(tx, later.id, about.id);
      await takeOverCase(tx, later.id, about.id);
    }
    await openAgain(tx, about.id, later, act);
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    throw new ChangedMeanwhile(`A report about case ${about.id} came meanwhile`, { cause: error });
  }
  return true;
}

/** What the open case takes over of one that is deleted. */
interface LaterCase {
  readonly id: string;
  readonly kind: CaseSubject["kind"];
  readonly sources: readonly string[];
  readonly reasons: readonly string[];
  readonly is_urgent: boolean;
  readonly classifier_weight: number;
  readonly claimed_by: string | null;
  readonly claimed_until: Date | null;
}

async function lockLaterCase(
  tx: Tx,
  { id, kind, subject_id: subjectId }: CaseSubject,
): Promise<LaterCase | null> {
  const kinds = kind === "post" || kind === "picture" ? ["post", "picture"] : [kind];
  const [row] = await tx<LaterCase[]>`
    select id, kind, sources, reasons, is_urgent, classifier_weight, claimed_by, claimed_until
    from cases
    where subject_id = ${subjectId}
      and kind = any(${kinds}::text[])
      and closed_at is null
      and id <> ${id}
    order by id
    limit 1
    for update`;
  return row ?? null;
}

async function takeOverReports(tx: Tx, from: string, to: string): Promise<void> {
  await tx`
    update reports former
    set description = left(concat_ws(e'\n', nullif(former.description, ''), nullif(later.description, '')), 2001)
    from reports later
    where former.case_id = ${to} and later.case_id = ${from} and later.reporter_id = former.reporter_id`;
  await tx`
    update reports later
    set case_id = ${to}
    where later.case_id = ${from}
      and not exists (select from reports r where r.case_id = ${to} and r.reporter_id = later.reporter_id)`;
}

/**
 * Gives a case what another has, and deletes that one. Its decisions are needed still: a job may
 * have to restore what they hid.
 */
async function takeOverCase(tx: Tx, from: string, to: string): Promise<void> {
  await tx`update case_notes set case_id = ${to} where case_id = ${from}`;
  await tx`update decisions set case_id = ${to} where case_id = ${from}`;
  await tx`update case_authorities set case_id = ${to} where case_id = ${from}`;
  await tx`update evidence set case_id = ${to} where case_id = ${from}`;
  // An image matches once: no image is in both.
  await tx`update known_images set case_id = ${to} where case_id = ${from}`;
  await tx`
    insert into wave_contents (case_id, kind, content_id, member_id)
    select ${to}, kind, content_id, member_id from wave_contents where case_id = ${from}
    on conflict do nothing`;
  await tx`
    insert into case_pictures (case_id, image_id)
    select ${to}, image_id from case_pictures where case_id = ${from} order by image_id
    on conflict do nothing`;
  await tx`
    insert into case_looks (moderator_id, case_id, looked_on, is_hard)
    select moderator_id, ${to}, looked_on, is_hard from case_looks where case_id = ${from}
    on conflict do nothing`;
  await tx`delete from cases where id = ${from}`;
}

/** A case about a post and its picture is about the post. */
async function openAgain(
  tx: Tx,
  id: string,
  later: LaterCase | null,
  { actor, at }: Pick<Act, "actor" | "at">,
): Promise<void> {
  await tx`
    update cases
    set
      kind = case when ${later?.kind === "post"} then 'post' else kind end,
      closed_at = null,
      claimed_by = ${actor.id},
      claimed_until = ${claimEndOf(at)},
      sources = array(select distinct unnest(sources || ${[...later?.sources ?? []]}::text[]) order by 1),
      reasons = array(select distinct unnest(reasons || ${[...later?.reasons ?? []]}::text[]) order by 1),
      is_urgent = is_urgent or ${later?.is_urgent ?? false},
      classifier_weight = greatest(classifier_weight, ${later?.classifier_weight ?? null}::integer),
      reports_count = (select count(*) from reports where case_id = ${id}),
      weight = (select coalesce(sum(r.weight), 0) from reports r where r.case_id = ${id})
    where id = ${id}`;
}
