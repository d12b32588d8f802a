import type { Fragment, Sql } from "../open-database.ts";

/** How many pictures a post or message, the row `content`, shows. */
export function countPictures(sql: Sql, owner: "post_id" | "message_id", content: Fragment): Fragment {
  return sql`(
        case when ${content}.image_id is null then 0 else 1 + ${countAttached(sql, owner, content)} end
      )`;
}

/** How many pictures are attached to the row `content`. */
export function countAttached(
  sql: Sql,
  owner: "post_id" | "comment_id" | "message_id",
  content: Fragment,
): Fragment {
  return sql`(
        select count(*)::integer from attached_pictures a where a.${sql(owner)} = ${content}.id
      )`;
}
