import type { EvidenceRow } from "#shared/cases/evidence-contract.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";

export type KeptRow = Omit<EvidenceRow, "keptAt" | "until"> & { readonly keptAt: Date };

const columns = (sql: Sql) =>
  sql`
      e.id, e.kind, e.kept_for as "keptFor", e.rule, e.kept_at as "keptAt", e.content is not null as "isReady",
      (select count(*)::integer from evidence_pictures p where p.evidence_id = e.id) as pictures`;

/** Nobody reads what is kept about themselves (roles.2). */
const notAbout = (sql: Sql, readerId: string) => sql`e.member_id is distinct from ${readerId}::uuid`;

/** The evidence of a case, the latest first, by `evidence_by_case`. */
export function selectEvidence(
  sql: Sql,
  { caseId, readerId }: { readonly caseId: string; readonly readerId: string },
  { after, limit, offset }: PlacedPage,
): Promise<KeptRow[]> {
  return sql<KeptRow[]>`
    select ${columns(sql)}
    from evidence e
    where e.case_id = ${caseId}
      and e.dropped_at is null
      and ${notAbout(sql, readerId)}
      ${after ? sql`and (e.kept_at, e.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by e.kept_at desc, e.id desc
    ${makePageClause(sql, { limit, offset })}`;
}

/**
 * Writes into the audit that somebody looks, before they do. Returns null when there is no such
 * evidence, or it was written by an earlier attempt.
 */
export async function insertLook(
  sql: Sql,
  act: Act,
  evidenceId: string,
): Promise<{ readonly isReady: boolean } | null> {
  const [row] = await sql<{ isReady: boolean }[]>`
    with kept as materialized (
      select
        e.id, e.kind, e.rule, e.case_id, e.content is not null as is_ready,
        coalesce(m.id, e.member_id, ${act.actor.id}::uuid) as target_id,
        coalesce(m.username, 'deleted') as target_username
      from evidence e
      left join members m on m.id = e.member_id
      where e.id = ${evidenceId}
        and e.dropped_at is null
        and ${notAbout(sql, act.actor.id)}
        and not exists (select from audit_log where id = ${act.id})
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`kept where is_ready`,
      targetId: sql`kept.target_id`,
      targetUsername: sql`kept.target_username`,
      subjectId: sql`kept.id`,
      details: sql`jsonb_strip_nulls(jsonb_build_object(
          'case', kept.case_id, 'kind', kept.kind, 'rule', kept.rule
        ))`,
    })
  })
    select is_ready as "isReady"
    from kept`;
  return row ?? null;
}

interface Look {
  readonly id: string;
  readonly actorId: string;
  readonly evidenceId: string;
  /** Those that began before are over. */
  readonly since: Date;
}

/** Whether the audit has this look, by the key of its row. */
export async function isLookOpen(sql: Sql, { id, actorId, evidenceId, since }: Look): Promise<boolean> {
  const rows = await sql`
    select id
    from audit_log
    where id = ${id}
      and action = 'open_evidence'
      and actor_id = ${actorId}
      and subject_id = ${evidenceId}
      and created_at > ${since}`;
  return rows.length > 0;
}

export type SealedRow = KeptRow & {
  readonly content: Uint8Array;
  /** The ids of the pictures that were kept. */
  readonly pictureIds: readonly string[];
};

/** Evidence as it is stored. Null while it is not encrypted, and when it is gone. */
export async function selectSealed(sql: Sql, id: string, readerId: string): Promise<SealedRow | null> {
  const [row] = await sql<SealedRow[]>`
    select
      ${columns(sql)}, e.content,
      array(
        select p.image_id from evidence_pictures p where p.evidence_id = e.id and p.state = 'kept'
      ) as "pictureIds"
    from evidence e
    where e.id = ${id}
      and e.content is not null
      and ${notAbout(sql, readerId)}`;
  return row ?? null;
}
