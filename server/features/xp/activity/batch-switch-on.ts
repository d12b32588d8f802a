import type { Fragment, Sql } from "../../../db/open-database.ts";
import { batchWritesByKey, batchWritesOfKeys } from "../../../db/batch-statements.ts";
import type { Marker, SwitchedOn, ToggledRow } from "./record-activity-fragments.ts";

/**
 * The locks of the targets are held for about a millisecond per target, and a tenth of it per mark,
 * so others wait for this many at most.
 */
const [keysTogether, mostTogether] = [16, 100];

/**
 * Makes the write of a mark whose concurrent callers share a statement made by `switchOn`. One
 * statement at a time waits for a target: a thousand likes wait here, and not in the database, each
 * with a connection. A statement of several targets waits for none, so that a held one delays its
 * own marks alone: those without a row are written again, by target. Returns null when the target
 * does not exist for the member.
 */
export function batchSwitchOn<Mark extends Marker>(
  targetOf: (mark: Mark) => string,
  statement: (
    sql: Sql,
    marks: readonly (Mark & { readonly named: string })[],
    skipsHeld: boolean,
  ) => Fragment,
): (sql: Sql, mark: Mark) => Promise<ToggledRow | null> {
  const write = async (sql: Sql, marks: readonly Mark[], skipsHeld: boolean) => {
    const given = marks.map((mark) => ({ ...mark, named: targetOf(mark) }));
    const rows = await sql<SwitchedOn[]>`${statement(sql, given, skipsHeld)}`;
    const recorded = new Set<string>();
    return new Map(rows.map(({ n, member_id: member, ...row }) => {
      // A member who taps twice: the first of the calls gets the recorded activity.
      const pair = `${row.target_id} ${member}`;
      if (recorded.has(pair)) return [n, { ...row, recorded: null }];
      recorded.add(pair);
      return [n, row];
    }));
  };
  const writeTogether = batchWritesOfKeys(
    targetOf,
    async (sql, marks: readonly Mark[]): Promise<readonly (ToggledRow | null | "again")[]> => {
      const isSeveral = new Set(marks.map(targetOf)).size > 1;
      const rows = await write(sql, marks, isSeveral);
      return marks.map((_, n) => rows.get(n) ?? (isSeveral ? "again" : null));
    },
    { keysTogether, mostTogether },
  );
  const writeByTarget = batchWritesByKey(targetOf, async (sql, marks: readonly Mark[]) => {
    const rows = await write(sql, marks, false);
    return marks.map((_, n): ToggledRow | null => rows.get(n) ?? null);
  }, { mostTogether });
  return async (sql, mark) => {
    const row = await writeTogether(sql, mark);
    return row === "again" ? await writeByTarget(sql, mark) : row;
  };
}
