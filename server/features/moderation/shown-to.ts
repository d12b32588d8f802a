import { visibleLevels } from "#shared/moderation/rules.ts";
import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";

/**
 * True where the viewer may see what a row says, which has `author_id` and `moderation_level`: no block stands between them
 * (decision 38), and its level shows under their filter (A§5) or it is their own. Without a level it is the author's alone
 * (decision 29). Stands before the limit (decision 4).
 */
export function shownTo(sql: Sql, viewer: Viewer, row: Fragment): Fragment {
  const levels = visibleLevels(viewer.filter) as string[];
  return sql`(
    (${row}.moderation_level in ${sql(levels)} or ${row}.author_id = ${viewer.id}::uuid)
    and ${visibleTo(sql, viewer.id, sql`${row}.author_id`)}
  )`;
}
