import type { Sql } from "../../db/open-database.ts";
import { visibleTo } from "../../db/visibility.ts";
import { type BadgeColumn, badgeColumn } from "./author-and-card-fragments.ts";

export interface ProfileRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly is_bot: boolean;
  readonly badge: BadgeColumn;
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly streak: number;
  readonly posts_count: number;
  readonly followers_count: number;
  readonly following_count: number;
  readonly created_at: Date;
}

/** A member the viewer may see, by id, or by username, also a former one, whatever its case. A lapsed streak is 0. */
export async function selectProfile(
  sql: Sql,
  viewerId: string,
  by: { id: string } | { username: string },
  now: Date,
): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select
      m.id, m.username, m.display_name, m.first_name, m.last_name, m.profile_image_url, m.bio, m.location, m.website,
      m.xp, m.lifetime_xp, m.posts_count, m.followers_count, m.following_count, m.created_at,
      m.is_bot, ${badgeColumn(sql, sql`m.id`)} as badge,
      -- Two days back in UTC: yesterday, wherever the member is.
      case when m.last_active_on >= (${now}::timestamptz at time zone 'UTC')::date - 2 then m.streak else 0 end as streak
    from members m
    where ${"id" in by ? sql`m.id = ${by.id}` : sql`m.id = member_named(${by.username}, ${now})`}
      and ${visibleTo(sql, viewerId, sql`m.id`)}`;
  return row ?? null;
}
