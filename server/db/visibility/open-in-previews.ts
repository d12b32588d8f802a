import type { Fragment, Sql } from "../open-database.ts";

interface Content {
  /** Its row. */
  readonly row: Fragment;
  /** The column of its author. */
  readonly author: Fragment;
}

/**
 * Whether words of content may stand where their reader cannot ask for them (posts.24): nobody
 * covers it, and it is not about what this reader always covers.
 */
export function isOpenInPreviews(sql: Sql, readerId: string | Fragment, { row, author }: Content): Fragment {
  return sql`(
    ${row}.covered_at is null
    and ${row}.cover_words is null
    and (
      ${row}.found_topics = '{}'
      or ${author} = ${readerId}
      or not exists (
        select from members reader where reader.id = ${readerId} and reader.covered_topics && ${row}.found_topics
      )
    )
  )`;
}
