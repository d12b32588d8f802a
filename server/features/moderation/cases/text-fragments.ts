import type { Fragment, Sql } from "../../../db/open-database.ts";

/** The columns of `TextRow` of a row `said`. */
export function textColumns(sql: Sql, author: Fragment, isSubject: Fragment): Fragment {
  return sql`
    ${author} as member_id, said.content as words, said.image_id, said.image_alt,
    to_jsonb(said.created_at) #>> '{}' as created_at, ${isSubject} as is_subject`;
}
