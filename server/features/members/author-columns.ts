import type { Sql } from "../../db/client.ts";
import { type BadgeColumn, badgeColumn } from "./badge-column.ts";

export interface AuthorRow {
  readonly author_id: string;
  readonly author_username: string;
  readonly author_display_name: string;
  readonly author_first_name: string | null;
  readonly author_last_name: string | null;
  readonly author_profile_image_url: string | null;
  readonly author_is_bot: boolean;
  readonly author_badge: BadgeColumn;
}

/** The author's columns, for statements that join `members author`. */
export function authorColumns(sql: Sql) {
  return sql`
    author.id as author_id,
    author.username as author_username,
    author.display_name as author_display_name,
    author.first_name as author_first_name,
    author.last_name as author_last_name,
    author.profile_image_url as author_profile_image_url,
    author.is_bot as author_is_bot,
    ${badgeColumn(sql, sql`author.id`)} as author_badge`;
}
