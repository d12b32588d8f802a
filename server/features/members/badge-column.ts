import type { AuthorBadge } from "#shared/members/badges.ts";
import type { Fragment, Sql } from "../../db/client.ts";

/** The one badge a member has activated. Whether it has expired is for who shows it to see (A§4). */
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

export function presentBadgeColumn(badge: BadgeColumn): AuthorBadge | null {
  if (!badge) return null;
  const { badgeType, expiresAt } = badge;
  return { badgeType, expiresAt: expiresAt && new Date(expiresAt).toISOString() };
}
