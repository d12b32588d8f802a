import type { Sql, Tx } from "../../../db/open-database.ts";

/** An appeal that is made. */
export interface Appeal {
  readonly id: string;
  /** The case that it opens. */
  readonly caseId: string;
  readonly decisionId: string;
  readonly memberId: string;
  readonly words: string;
  readonly at: Date;
}

/** A decision that a member contests. */
export interface ContestedRow {
  readonly case_id: string;
  readonly noticed_at: Date | null;
  /** Whether the member has its statement of reasons, and it was not taken back. */
  readonly has_statement: boolean;
}

/** Null: there is no such decision, or the member has left. */
export async function lockContested(
  tx: Tx,
  { decisionId, memberId }: Appeal,
): Promise<ContestedRow | null> {
  const [row] = await tx<ContestedRow[]>`
    select d.case_id, d.noticed_at, d.undone_at is null and has_statement(d, ${memberId}::uuid) as has_statement
    from decisions d
    where d.id = ${decisionId}
      and exists (select from members m where m.id = ${memberId} and m.left_at is null)
    for no key update of d`;
  return row ?? null;
}

/** The appeal that the member made of the same decision. */
export interface KnownAppeal {
  /** Null once they are not kept any more. */
  readonly words: string | null;
  readonly answered_at: Date | null;
}

export async function selectKnown(sql: Sql, { decisionId, memberId }: Appeal): Promise<KnownAppeal | null> {
  const [row] = await sql<KnownAppeal[]>`
    select words, answered_at
    from appeals
    where decision_id = ${decisionId} and member_id = ${memberId}`;
  return row ?? null;
}

export async function insertAppeal(tx: Tx, given: Appeal): Promise<void> {
  await tx`
    insert into appeals (id, decision_id, member_id, case_id, words, created_at)
    values (
      ${given.id}, ${given.decisionId}, ${given.memberId}, ${given.caseId}, ${given.words}, ${given.at}
    )`;
}

/**
 * Opens the case of an appeal. It keeps the copies of the case that was decided, behind the words
 * of the appeal; of a wave, what the member wrote of it.
 */
export async function insertCaseOfAppeal(tx: Tx, decidedCaseId: string, given: Appeal): Promise<void> {
  const { id, caseId, memberId, words, at } = given;
  await tx`
    with kept as (
      select c.reasons, case
        when c.kind = 'wave' then c.snapshot || jsonb_build_object(
          'texts', coalesce(${ownTexts(tx, given)}, c.snapshot -> 'texts')
        )
        when not c.has_copies then coalesce(snapshot_of(c.kind, c.subject_id), c.snapshot)
        else c.snapshot
      end as snapshot
      from cases c
      where c.id = ${decidedCaseId}
    )
    insert into cases (id, kind, subject_id, member_id, sources, reasons, weight, snapshot, opened_at)
    select
      ${caseId}::uuid, 'appeal', ${id}::uuid, ${memberId}::uuid, '{appeal}', kept.reasons,
      -- As a report of who never reported: before what opened by itself.
      1000,
      case_snapshot(${memberId}::uuid, ${words}::text, kept.snapshot -> 'texts', kept.snapshot -> 'verdicts'),
      ${at}::timestamptz
    from kept`;
  await tx`select keep_case_pictures(c.id, c.snapshot) from cases c where c.id = ${caseId}`;
}

/** What the member wrote of a wave that was decided. */
function ownTexts(tx: Tx, { decisionId, memberId }: Appeal) {
  const own = tx`(
            select (e ->> 'id')::uuid
            from decisions d
            cross join jsonb_array_elements(effects_on(d, ${memberId}::uuid)) as e
            where d.id = ${decisionId}
          )`;
  return tx`(
          select
            jsonb_agg(case_text(w.author_id, w.content, w.image_id, w.image_alt, w.created_at, true) order by w.id)
          from (
            select id, author_id, content, image_id, image_alt, created_at from posts where id in ${own}
            union all
            select id, author_id, content, null, null, created_at from comments where id in ${own}
            order by id
            limit 20
          ) as w
        )`;
}
