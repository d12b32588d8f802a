import type { Fragment, Sql } from "../../../db/open-database.ts";
import { batchWritesOfKeys } from "../../../db/batch-statements.ts";
import type { Marker, SwitchedOn, ToggledRow } from "./record-activity-fragments.ts";

/**
 * The locks of the targets are held for about a millisecond per target, and a tenth of it per mark,
 * so others wait for this many at most.
 */
const most = { keysTogether: 16, mostTogether: 100 };

/**
 * Makes the write of a mark whose concurrent callers share a statement made by `switchOn`. One
 * statement at a time has a target: a thousand likes wait here, and not in the database, each with
 * a connection. Returns null when the target does not exist for the member.
 */
export function batchSwitchOn<Mark extends Marker>(
  targetOf: (mark: Mark) => string,
  statement: (sql: Sql, marks: readonly (Mark & { readonly named: string })[]) => Fragment,
): (sql: Sql, mark: Mark) => Promise<ToggledRow | null> {
  return batchWritesOfKeys(targetOf, async (sql, marks) => {
    const given = marks.map((mark) => ({ ...mark, named: targetOf(mark) }));
    const rows = await sql<SwitchedOn[]>`${statement(sql, given)}`;
    const recorded = new Set<string>();
    const byPlace = new Map(rows.map(({ n, target_id: target, member_id: member, ...row }) => {
      // A member who taps twice: the first of the calls gets the recorded activity.
      const pair = `${target} ${member}`;
      if (recorded.has(pair)) return [n, { ...row, recorded: null }];
      recorded.add(pair);
      return [n, row];
    }));
    return marks.map((_, n) => byPlace.get(n) ?? null);
  }, most);
}
