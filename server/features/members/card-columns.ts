import type { Sql } from "../../db/client.ts";
import { type BadgeColumn, badgeColumn } from "./badge-column.ts";

/** A member in a list of people. */
export interface CardRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly bio: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly is_bot: boolean;
  readonly badge: BadgeColumn;
}

/** The columns of a `CardRow`, for statements whose member is `m`. */
export function cardColumns(sql: Sql) {
  return sql`
    m.id, m.username, m.display_name, m.first_name, m.last_name, m.profile_image_url, m.bio, m.xp, m.lifetime_xp,
    m.is_bot, ${badgeColumn(sql, sql`m.id`)} as badge`;
}
