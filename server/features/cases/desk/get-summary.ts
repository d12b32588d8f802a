import type { SessionCtx } from "../../../context.ts";
import { getReader } from "./get-reader.ts";
import type { Sql } from "../../../db/open-database.ts";
import { isAbout, isHeld, type Reader } from "./case-fragments.ts";

/** How many cases wait, and how many hard ones the moderator has looked at today (cases.7). */
export function getSummary(ctx: SessionCtx): Promise<SummaryRow> {
  return selectSummary(ctx.sql, getReader(ctx));
}

interface SummaryRow {
  readonly open: number;
  readonly mine: number;
  readonly hardToday: number;
}

/** Open cases are counted up to 100. */
async function selectSummary(sql: Sql, reader: Reader): Promise<SummaryRow> {
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
