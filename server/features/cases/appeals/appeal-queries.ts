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
