import type { AuthorBadge } from "#shared/members/badge-shapes.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { hasInertLinks } from "../../db/visibility/inert-links.ts";
import { nameConditions, nameTerms } from "./name-search.ts";

/** A member's active badge. Whether it has expired is checked when it is shown (badges.1). */
export type BadgeColumn = AuthorBadge | null;

/** The expression of a member's `BadgeColumn`, by `member_badges_one_active`. */
export function badgeColumn(sql: Sql, memberId: Fragment): Fragment {
  return sql`(
    select json_build_object('badgeType', b.badge_type, 'expiresAt', b.expires_at)
    from member_badges b
    where b.member_id = ${memberId}
      and b.is_active
  )`;
}

export interface AuthorRow {
  readonly author_id: string;
  readonly author_username: string;
  readonly author_display_name: string;
  readonly author_first_name: string | null;
  readonly author_last_name: string | null;
  readonly author_profile_image_url: string | null;
  readonly author_profile_image_made_with_ai: boolean;
  readonly author_is_bot: boolean;
  /** They deleted their account, so that nobody sees what they wrote (auth.18). */
  readonly author_has_left: boolean;
  readonly author_badge: BadgeColumn;
  /** Null where no wave of spam is open. */
  readonly author_has_inert_links: boolean | null;
}

/** The author's columns, for statements that join `members author`. */
export function authorColumns(sql: Sql): Fragment {
  return sql`
    author.id as author_id,
    author.username as author_username,
    author.display_name as author_display_name,
    author.first_name as author_first_name,
    author.last_name as author_last_name,
    author.profile_image_url as author_profile_image_url,
    author.profile_image_made_with_ai as author_profile_image_made_with_ai,
    author.is_bot as author_is_bot,
    author.left_at is not null as author_has_left,
    ${badgeColumn(sql, sql`author.id`)} as author_badge,
    ${hasInertLinks(sql, sql`author`)} as author_has_inert_links`;
}

/**
 * Joins the author's columns as `by` to each row of `given`, for a statement that writes several
 * posts or comments at once.
 */
export function authorOfGiven(sql: Sql): Fragment {
  return sql`
    cross join lateral (
      select ${authorColumns(sql)}
      from members author
      where author.id = given.author
      -- Else the planner may read all members to join them.
      offset 0
    ) as by`;
}

/** A member in a list of people. */
export interface CardRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly bio: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly is_bot: boolean;
  readonly badge: BadgeColumn;
}

/**
 * The columns of a `CardRow`, for statements whose member is `m`. A conversation keeps the card of
 * a deleted account, without personal data (auth.18).
 */
export function cardColumns(sql: Sql): Fragment {
  return sql`
    m.id, m.username, m.display_name, m.first_name, m.last_name, m.profile_image_url,
    m.profile_image_made_with_ai, m.bio, m.is_bot,
    case when m.left_at is null then m.xp else 0 end as xp,
    case when m.left_at is null then m.lifetime_xp else 0 end as lifetime_xp,
    case when m.left_at is null then ${badgeColumn(sql, sql`m.id`)} end as badge`;
}

/** The search term: without a leading `@` (search.1), in lower case. */
export function searchTerm(typed: string): string {
  return typed.trim().replace(/^[@＠]/, "").trim().toLowerCase();
}

/** True where a name of the member `m` has the search (search.5). */
export function nameMatches(sql: Sql, typed: string): Fragment {
  const terms = nameTerms(typed);
  if (!terms) return sql`false`;
  const { hasWords, hasPart, isWaiting } = nameConditions(sql, terms);
  return sql`(${hasWords} or ${hasPart} or ${isWaiting})`;
}
