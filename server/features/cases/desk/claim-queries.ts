import type { DeskMember } from "#shared/cases/case-shapes.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { claimEndOf } from "../decide/act.ts";
import {
  type DecideRefusal,
  type DeciderFacts,
  deciderFacts,
  findRefusal,
} from "../decide/who-decides-fragments.ts";
import { deskMemberOf, isHeld, type Reader } from "./case-fragments.ts";

/** How a case stands to a moderator who wants to act on it. */
interface CaseStanding {
  readonly is_closed: boolean;
  /** Who else holds it now. */
  readonly held_by: DeskMember | null;
  readonly refusal: DecideRefusal | null;
}

/** Null: there is no such case. */
export async function selectStanding(sql: Sql, reader: Reader, id: string): Promise<CaseStanding | null> {
  const [row] = await sql<(Omit<CaseStanding, "refusal"> & { readonly decider: DeciderFacts })[]>`
    select
      c.closed_at is not null as is_closed,
      case
        when ${isHeld(sql, reader)} and c.claimed_by <> ${reader.id} then ${
    deskMemberOf(sql, sql`c.claimed_by`)
  }
      end as held_by,
      ${deciderFacts(sql, reader)} as decider
    from cases c
    where c.id = ${id}`;
  return row ? { ...row, refusal: findRefusal(row.decider) } : null;
}

/**
 * Gives the case to the moderator for a while. Returns false when it is closed, somebody else
 * holds it, or they may not decide it.
 */
export async function updateClaim(tx: Tx, reader: Reader, id: string): Promise<boolean> {
  await tx`select from cases where id = ${id} for no key update`;
  const standing = await selectStanding(tx, reader, id);
  if (!standing || standing.is_closed || standing.held_by || standing.refusal) return false;
  await tx`
    update cases
    set claimed_by = ${reader.id}, claimed_until = ${claimEndOf(reader.at)}
    where id = ${id}`;
  return true;
}

/** Gives the case back. Returns false when the moderator does not hold it. */
export async function clearClaim(sql: Sql, reader: Reader, id: string): Promise<boolean> {
  const rows = await sql`
    update cases c
    set claimed_by = null, claimed_until = null
    where c.id = ${id}
      and c.claimed_by = ${reader.id}
      and ${isHeld(sql, reader)}
    returning c.id`;
  return rows.length > 0;
}
