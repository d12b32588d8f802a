import type { Fragment, Sql } from "../../db/open-database.ts";

/**
 * The expression of the `PostCount`s of rows with `author_id`, `moderation_level`, `language` and
 * `posts`.
 */
export function countsOf(sql: Sql, row: Fragment): Fragment {
  return sql`coalesce(
        json_agg(json_build_array(
          ${row}.author_id,
          -- One hash of the few of whom something is left.
          case when ${row}.author_id not in (
            select gone.member_id from departures gone where gone.emptied_at is null
          ) then ${row}.moderation_level end,
          ${row}.posts,
          ${isByLimited(sql, row)},
          ${row}.language
        )),
        '[]'
      )`;
}

/** Whether a row's author is limited: one hash of the few who are (cases.4). */
export function isByLimited(sql: Sql, row: Fragment): Fragment {
  return sql`(${row}.author_id in (
          select limited.id from members limited where limited.post_audience = 'followers'
        ))`;
}
