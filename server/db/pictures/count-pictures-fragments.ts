import type { Fragment, Sql } from "../open-database.ts";

/** How many pictures a message shows. */
export function countPictures(sql: Sql, message: Fragment): Fragment {
  return sql`(
        case
          when ${message}.image_id is null then 0
          else 1 + (select count(*)::integer from attached_pictures a where a.message_id = ${message}.id)
        end
      )`;
}
