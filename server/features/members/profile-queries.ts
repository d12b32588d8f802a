import { hideLength } from "../../db/hide-length.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { hasInertLinks } from "../../db/visibility/inert-links.ts";
import { isPostVisibleTo } from "../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";
import { type DetailsColumn, detailsColumn } from "./details-fragments.ts";
import { type BadgeColumn, badgeColumn } from "./author-and-card-fragments.ts";

export interface ProfileRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly is_bot: boolean;
  readonly has_left: boolean;
  readonly badge: BadgeColumn;
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly details: DetailsColumn;
  readonly xp: number;
  readonly lifetime_xp: number;
  /** As of `last_active_on`, a date in ISO format; it may have lapsed since. */
  readonly streak: number;
  readonly last_active_on: string | null;
  readonly posts_count: number;
  readonly followers_count: number;
  readonly following_count: number;
  readonly created_at: Date;
  /** Null where no wave of spam is open. */
  readonly has_inert_links: boolean | null;
  /** Whoever may see it: `isPinVisible` decides. */
  readonly pinned_post_id: string | null;
}

/** A member the viewer may see, by username, also a former one, whatever its case. */
export async function selectProfile(
  sql: Sql,
  viewerId: string,
  username: string,
  now: Date,
): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select ${profileColumns(sql)}
    from members m
    where m.id = member_named(${username}, ${now})
      and ${isVisibleTo(sql, viewerId, sql`m.id`)}`;
  return row ?? null;
}

/** Members by id, for any viewer: `areHidden` decides visibility. */
export function selectProfiles(sql: Sql, ids: readonly string[]): Promise<ProfileRow[]> {
  return sql<ProfileRow[]>`
    select ${profileColumns(sql)}
    from members m
    where m.id = any(${hideLength(sql, ids)})`;
}

interface Look {
  readonly viewerId: string;
  readonly memberId: string;
}

/** For each look, whether a block hides the member from the viewer (`isVisibleTo`). */
export async function areHidden(sql: Sql, looks: readonly Look[]): Promise<readonly boolean[]> {
  const rows = await sql<{ place: number }[]>`
    select look.place::integer - 1 as place
    from unnest(
      ${hideLength(sql, looks.map(({ viewerId }) => viewerId))},
      ${hideLength(sql, looks.map(({ memberId }) => memberId))}
    ) with ordinality as look (viewer, member, place)
    where not ${isVisibleTo(sql, sql`look.viewer`, sql`look.member`)}`;
  const hidden = new Set(rows.map(({ place }) => place));
  return looks.map((_, place) => hidden.has(place));
}

/** Whether the viewer sees a pinned post, as they would on its author's profile. */
export async function isPinVisible(sql: Sql, viewer: Viewer, postId: string): Promise<boolean> {
  const rows = await sql`select from posts p where p.id = ${postId} and ${
    isPostVisibleTo(sql, viewer, "close")
  }`;
  return rows.length > 0;
}

function profileColumns(sql: Sql): Fragment {
  return sql`
      m.id, m.username, m.display_name, m.first_name, m.last_name, m.profile_image_url,
      m.profile_image_made_with_ai, m.bio, m.location, m.website, ${detailsColumn(sql, sql`m`)} as details,
      m.xp, m.lifetime_xp, m.posts_count, m.followers_count, m.following_count, m.created_at,
      m.streak, m.last_active_on::text as last_active_on, m.is_bot, m.left_at is not null as has_left, ${
    badgeColumn(sql, sql`m.id`)
  } as badge,
      ${hasInertLinks(sql, sql`m`)} as has_inert_links,
      (select pin.post_id from pinned_posts pin where pin.member_id = m.id) as pinned_post_id`;
}
