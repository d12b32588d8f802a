import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import type { Snapshot, TextRow } from "../../moderation/cases/present-snapshot.ts";
import { textColumns } from "../../moderation/cases/text-fragments.ts";

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

/** A case that was decided, with the copies that it keeps. */
export interface DecidedCase {
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly reasons: readonly string[];
  readonly has_copies: boolean;
  readonly snapshot: Partial<Snapshot>;
}

export async function selectDecidedCase(sql: Sql, id: string): Promise<DecidedCase> {
  const [row] = await sql<DecidedCase[]>`
    select kind, subject_id, reasons, has_copies, snapshot
    from cases
    where id = ${id}`;
  if (!row) throw new Error("A decision without its case");
  return row;
}

export async function insertCaseOfAppeal(
  tx: Tx,
  { id, caseId, memberId, at }: Appeal,
  { reasons, snapshot }: { readonly reasons: readonly string[]; readonly snapshot: Snapshot },
): Promise<void> {
  await tx`
    insert into cases (id, kind, subject_id, member_id, sources, reasons, weight, snapshot, opened_at)
    values (
      ${caseId}, 'appeal', ${id}, ${memberId}, '{appeal}', ${[...reasons]}::text[],
      -- As a report of who never reported: before what opened by itself.
      1000, ${JSON.stringify(snapshot)}::text::jsonb, ${at}
    )`;
}

/** What the member wrote of a wave that was decided. */
export function selectOwnTexts(sql: Sql, { decisionId, memberId }: Appeal): Promise<TextRow[]> {
  const own = sql`(
        select (e ->> 'id')::uuid
        from decisions d
        cross join jsonb_array_elements(effects_on(d, ${memberId}::uuid)) as e
        where d.id = ${decisionId}
      )`;
  return sql<TextRow[]>`
    select ${textColumns(sql, sql`said.author_id`, sql`true`)}
    from (
      select id, author_id, content, image_id, image_alt, created_at from posts where id in ${own}
      union all
      select id, author_id, content, null, null, created_at from comments where id in ${own}
    ) as said
    order by said.id
    limit 20`;
}
