import type { Fragment, Sql } from "../../../db/open-database.ts";
import { batchWritesByKey } from "../../../db/batch-statements.ts";
import type { Marker, ToggledRow } from "./record-activity-fragments.ts";

/**
 * The target's lock is held for about a millisecond per mark, so others wait for this many at most.
 */
const mostTogether = 100;

/**
 * Makes the write of a mark whose concurrent callers on one target share a statement made by
 * `switchOn`: a thousand likes wait here, and not in the database, each with a connection. Returns
 * null when the target does not exist for the member.
 */
export function batchSwitchOn<Mark extends Marker>(
  targetOf: (mark: Mark) => string,
  statement: (sql: Sql, targetId: string, markers: readonly Marker[]) => Fragment,
): (sql: Sql, mark: Mark) => Promise<ToggledRow | null> {
  return batchWritesByKey(targetOf, async (sql, marks) => {
    const [first] = marks;
    if (!first) return [];
    // A member who taps twice is in it once: the first of the calls gets the recorded activity.
    const firsts = new Map(marks.toReversed().map((mark) => [mark.member.id, mark]));
    const rows = await sql<(ToggledRow & { readonly member_id: string })[]>`${
      statement(sql, targetOf(first), [...firsts.values()])
    }`;
    const byMember = new Map(rows.map(({ member_id, count, recorded }) => [member_id, { count, recorded }]));
    return marks.map((mark) => {
      const row = byMember.get(mark.member.id);
      if (!row) return null;
      return firsts.get(mark.member.id) === mark ? row : { ...row, recorded: null };
    });
  }, { mostTogether });
}
