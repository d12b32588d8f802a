import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { Tx } from "../../../db/open-database.ts";
import { keepCasePictures } from "../../moderation/cases/keep-case-pictures.ts";
import type { Snapshot } from "../../moderation/cases/present-snapshot.ts";

interface ClosedCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly subjectId: string;
  readonly memberId: string | null;
  readonly snapshot: Snapshot | null;
  readonly at: Date;
}

/** Writes a case for what an administrator has decided, closed, with the pictures of its copy. */
export async function openClosedCase(tx: Tx, given: ClosedCase): Promise<void> {
  const { id, kind, subjectId, memberId, snapshot, at } = given;
  await tx`
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at, closed_at)
    values (
      ${id}, ${kind}, ${subjectId}, ${memberId}, '{administrator}', ${JSON.stringify(snapshot)}::text::jsonb,
      ${at}, ${at}
    )`;
  if (snapshot) await keepCasePictures(tx, id, snapshot);
}

/** Of a repost its original. */
export async function selectOriginal(tx: Tx, id: string): Promise<string> {
  const [row] = await tx<
    { id: string }[]
  >`select coalesce(repost_of_id, id) as id from posts where id = ${id}`;
  return row?.id ?? id;
}

/** The open case about what an administrator removes. */
export interface OpenCase {
  readonly id: string;
  readonly member_id: string | null;
  readonly reasons: readonly ReportReason[];
  /** Whether the administrator is one of who reported it. */
  readonly is_own_report: boolean;
}

export async function lockOpenCase(
  tx: Tx,
  kind: "post" | "comment",
  subjectId: string,
  actorId: string,
): Promise<OpenCase | null> {
  const [locked] = await tx<{ id: string }[]>`
    select id
    from cases
    where subject_id = ${subjectId}
      and closed_at is null
      and kind = any(${kind === "post" ? ["post", "picture"] : [kind]}::text[])
    order by kind = 'post' desc
    limit 1
    for no key update`;
  if (!locked) return null;
  const [row] = await tx<OpenCase[]>`
    select
      c.id, c.member_id, c.reasons,
      exists (select from reports r where r.case_id = c.id and r.reporter_id = ${actorId}) as is_own_report
    from cases c
    where c.id = ${locked.id}`;
  return row ?? null;
}

export async function closeOpenCase(tx: Tx, id: string, kind: "post" | "comment", at: Date): Promise<void> {
  await tx`
    update cases
    set
      kind = ${kind},
      sources = case when 'administrator' = any(sources) then sources else sources || '{administrator}' end,
      closed_at = ${at}
    where id = ${id}`;
}
