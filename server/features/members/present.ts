import { levelOf } from "#shared/xp/rules.ts";
import type { Profile } from "#shared/members/contract.ts";
import type { Author } from "#shared/posts/shapes.ts";
import type { AuthorRow } from "./author-columns.ts";
import { presentBadgeColumn } from "./badge-column.ts";
import type { ProfileRow } from "./queries.ts";

/** The little about a member that travels with their words. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.author_id,
    username: row.author_username,
    displayName: row.author_display_name,
    firstName: row.author_first_name,
    lastName: row.author_last_name,
    profileImageUrl: row.author_profile_image_url,
    badge: presentBadgeColumn(row.author_badge),
    isBot: row.author_is_bot,
  };
}

export function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    badge: presentBadgeColumn(row.badge),
    isBot: row.is_bot,
    bio: row.bio,
    location: row.location,
    website: row.website,
    xp: row.xp,
    level: levelOf(row.lifetime_xp),
    streak: row.streak,
    createdAt: row.created_at.toISOString(),
  };
}
