import type { Sql } from "../../db/open-database.ts";
import type { Seeding } from "./seeding.ts";

/** Closed cases that keep the same picture. */
export async function seedCaseCopies(sql: Sql, { rows, until }: Seeding): Promise<void> {
  await sql`
    with kept as (
      insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
      values (md5('case image')::uuid, md5('member1')::uuid, 1, 1, 1, '', ${until}::timestamptz - interval '2 days')
      on conflict (id) do update set width = 1
      returning id
    ), closed as (
      insert into cases (id, kind, subject_id, sources, snapshot, opened_at, closed_at)
      select gen_random_uuid(), 'post', gen_random_uuid(), '{report}', '{"texts": []}', at, at
      from (
        select ${until}::timestamptz - interval '186 days' - n * interval '1 second' / 10 as at
        from generate_series(1, ${rows}::integer) as n
      ) as row
      returning id
    )
    insert into case_pictures (case_id, image_id)
    select closed.id, kept.id
    from closed, kept`;
  // The planner knows nothing of the table of the index otherwise.
  await sql`analyze cases`;
}

/** Reports of cases that were closed more than a year ago, one each. */
export async function seedReports(sql: Sql, { rows, until }: Seeding): Promise<void> {
  await sql`
    with closed as (
      insert into cases (id, kind, subject_id, sources, snapshot, opened_at, closed_at, has_copies)
      select gen_random_uuid(), 'post', gen_random_uuid(), '{report}', '{"texts": []}', at, at, false
      from (
        select ${until}::timestamptz - interval '366 days' - n * interval '1 second' / 10 as at
        from generate_series(1, ${rows}::integer) as n
      ) as row
      returning id, closed_at
    )
    insert into reports (id, case_id, reporter_id, reason, rule, description, weight, created_at)
    select gen_random_uuid(), id, md5('member1')::uuid, 'spam', 'spam', 'Words', 1000, closed_at
    from closed`;
  await sql`analyze cases`;
}

/** Decisions about one closed case. */
export async function seedDecisions(sql: Sql, { rows, until }: Seeding): Promise<void> {
  await sql`
    insert into decisions (id, case_id, decision, rule, reason, decided_at, notice_at, noticed_at, former)
    select gen_random_uuid(), md5('closed case')::uuid, 'remove', 'spam', '-', at, at, at, '{"effects": []}'
    from (
      select ${until}::timestamptz - interval '186 days' - n * interval '1 second' / 10 as at
      from generate_series(1, ${rows}::integer) as n
    ) as row`;
}
