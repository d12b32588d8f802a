import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";
import { isAbout, isHeld, type Reader } from "./case-fragments.ts";

export interface SummaryRow {
  readonly open: number;
  readonly mine: number;
  readonly hardToday: number;
}

/** Open cases are counted up to 100. */
export async function selectSummary(sql: Sql, reader: Reader): Promise<SummaryRow> {
  const [row] = await sql<SummaryRow[]>`
    select
      (
        select count(*)
        from (select from cases c where c.closed_at is null and not ${
    isAbout(sql, reader.id)
  } limit 100) as waiting
      )::integer as open,
      (
        select count(*)
        from cases c
        where c.claimed_by = ${reader.id} and ${isHeld(sql, reader)}
      )::integer as mine,
      (
        select count(*)
        from case_looks l
        where l.moderator_id = ${reader.id}
          and l.looked_on = (${reader.at}::timestamptz at time zone 'utc')::date
          and l.is_hard
      )::integer as "hardToday"`;
  return row ?? { open: 0, mine: 0, hardToday: 0 };
}

/** By `case_looks_by_day`. */
export async function deleteLooks(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "case_looks", { by: "looked_on", after, until })}`,
  );
}
