import type { Sql } from "../../db/open-database.ts";

export interface Seeding {
  readonly rows: number;
  /** The time at which the last row is due; the others are a second earlier each. */
  readonly until: Date;
}

/** The rows that the hourly cleanup removes from one table. */
export interface Cleanup {
  readonly table: string;
  /** The name of its statement. */
  readonly statement: string;
  /** The index by which the statement finds the rows. */
  readonly index: string;
  /** Grows with members' daily acts: proven with ten million rows. */
  readonly isLarge?: true;
  readonly seed: (sql: Sql, seeding: Seeding) => Promise<unknown>;
  /** Rows stay: this condition says which the cleanup has not been at. */
  readonly isDue?: string;
}

/**
 * Seeds by a select of `n`, `at` and `member`; `each`: a member for each row, otherwise one for
 * all.
 */
export function seeding(insert: string, { each = false, earlier = "2 days" } = {}): Cleanup["seed"] {
  return (sql, { rows, until }) =>
    sql`
      ${sql.unsafe(insert)}
      from (
        select
          n,
          ${until}::timestamptz - ${earlier}::interval - n * interval '1 second' / 10 as at,
          md5('member' || ${each ? sql`n` : sql`1`})::uuid as member
        from generate_series(1, ${rows}::integer) as n
      ) as row`;
}
