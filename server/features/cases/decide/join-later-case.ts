import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import { type Act, claimEndOf } from "./act.ts";
import type { CaseSubject } from "./case-queries.ts";

/** Somebody opened a case of the subject, or reported it, since the later case was read. */
const uniqueViolation = "23505";

/**
 * Opens a decided case again for the caller. Reports of the same subject that came since, in a case
 * of their own, come back to it; a member's second ones go with their words. So do the decisions of
 * that case, which were undone. Returns false when somebody else works on it.
 */
export async function joinLaterCase(
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
