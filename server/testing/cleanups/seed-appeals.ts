import type { Sql } from "../../db/open-database.ts";
import type { Seeding } from "./seeding.ts";

/** Appeals that were answered more than a year ago, each of a decision of its own. */
export async function seedAppeals(sql: Sql, { rows, until }: Seeding): Promise<void> {
  await sql`
    with due as materialized (
      select
        gen_random_uuid() as case_id, gen_random_uuid() as decision_id,
        ${until}::timestamptz - interval '366 days' - n * interval '1 second' / 10 as at
      from generate_series(1, ${rows}::integer) as n
    ), closed as (
      insert into cases (id, kind, subject_id, sources, snapshot, opened_at, closed_at, has_copies)
      select case_id, 'appeal', case_id, '{appeal}', '{}', at, at, false from due
    ), decided as (
      insert into decisions (id, case_id, decision, rule, reason, decided_at, notice_at, noticed_at)
      select decision_id, case_id, 'warn', 'spam', 'Advertising', at, at, at from due
    )
    insert into appeals (id, decision_id, member_id, case_id, words, created_at, answered_at, is_granted, answer)
    select case_id, decision_id, null, case_id, repeat('Please look again. ', 50), at, at, false, 'It stands'
    from due`;
}
