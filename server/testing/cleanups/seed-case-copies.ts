import type { Sql } from "../../db/open-database.ts";

export interface Seeding {
  readonly rows: number;
  /** The time at which the last row is due; the others are a second earlier each. */
  readonly until: Date;
}

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
