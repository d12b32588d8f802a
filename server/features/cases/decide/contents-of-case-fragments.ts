import type { Fragment, Sql } from "../../../db/open-database.ts";

/**
 * The contents of a case (a row of `cases`) as `kind`, `id` and `member_id`, to be joined
 * laterally: without what its members wrote besides. Of a picture its post.
 */
export function contentsOf(sql: Sql, row: Fragment): Fragment {
  return sql`(
    select w.kind, w.content_id as id, w.member_id
    from wave_contents w
    where ${row}.kind = 'wave' and w.case_id = ${row}.id
    union all
    select case ${row}.kind when 'picture' then 'post' else ${row}.kind end, ${row}.subject_id, ${row}.member_id
    where ${row}.kind not in ('wave', 'member')
  )`;
}
