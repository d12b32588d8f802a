import type { Fragment, Tx } from "../../../db/open-database.ts";
import { type DeciderFacts, deciderFacts } from "./decider-fragments.ts";
import type { Act } from "./act.ts";
import type { CaseSubject } from "./target-queries.ts";

/** A case that an act has locked. */
export interface LockedCase extends CaseSubject {
  readonly closed_at: Date | null;
  readonly claimed_by: string | null;
  readonly claimed_until: Date | null;
}

/** Null: there is no such case. */
export async function lockCase(tx: Tx, id: string): Promise<LockedCase | null> {
  const [row] = await lockCases(tx, [id]);
  return row ?? null;
}

/** Those of these cases that are there. */
export function lockCases(tx: Tx, ids: readonly string[]): Promise<LockedCase[]> {
  return tx<LockedCase[]>`
    select id, kind, subject_id, member_id, closed_at, claimed_by, claimed_until
    from cases
    where id = any(${[...ids]}::uuid[])
    order by id
    for no key update`;
}

interface ActFacts {
  /** Whether an earlier attempt under the same id did it. */
  readonly isDone: boolean;
  /** Null: there is no such case. */
  readonly decider: DeciderFacts | null;
}

/** What says whether an act is done, read once the case is locked. */
export async function selectFacts(
  tx: Tx,
  { id, caseId, actor, adminEmails }: Act,
  recordedIn: "decisions" | "audit_log",
): Promise<ActFacts> {
  const isDone: Fragment = recordedIn === "decisions"
    ? tx`select from decisions where id = ${id}`
    : tx`select from audit_log where id = ${id}`;
  const [row] = await tx<ActFacts[]>`
    select
      exists (${isDone}) as "isDone",
      (
        select ${deciderFacts(tx, { id: actor.id, adminEmails })}
        from cases c
        where c.id = ${caseId}
      ) as decider`;
  return row ?? { isDone: false, decider: null };
}
