import { findMentions } from "#shared/posts/hashtags-mentions-links.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { Profile } from "#shared/members/contract.ts";
import type { Author } from "#shared/posts/post-shapes.ts";
import type { AuthorBadge } from "#shared/members/badge-shapes.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { getCurrentStreak } from "../xp/current-streak.ts";
import type { AuthorRow, BadgeColumn, CardRow } from "./author-and-card-fragments.ts";
import type { profileDetails } from "#shared/members/profile-details.ts";
import type { DetailsColumn } from "./details-fragments.ts";
import type { ProfileRow } from "./profile-queries.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";

/** The author as shown with a post or comment. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    id: row.author_id,
    username: row.author_username,
    displayName: row.author_display_name,
    firstName: row.author_first_name,
    lastName: row.author_last_name,
    profileImageUrl: getPublishedAddress(row.author_profile_image_url),
    profileImageMadeWithAi: row.author_profile_image_made_with_ai,
    badge: presentBadgeColumn(row.author_badge),
    isBot: row.author_is_bot,
    ...(row.author_has_inert_links && { hasInertLinks: true as const }),
  };
}

/** The mentions of a text, with all names that it may mean where it is not stored which exist. */
export function presentMentions(
  { mentions, content }: { readonly mentions: readonly string[] | null; readonly content: string },
): string[] {
  return mentions ? [...mentions] : findMentions(content);
}

/** `pinnedPostId`: as far as the viewer sees it. */
export function presentProfile(
  row: ProfileRow,
  { pinnedPostId, now }: Pick<Profile, "pinnedPostId"> & { readonly now: Date },
): Profile {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    badge: presentBadgeColumn(row.badge),
    isBot: row.is_bot,
    bio: row.bio,
    location: row.location,
    website: row.website,
    ...presentDetails(row.details),
    xp: row.xp,
    level: getLevel(row.lifetime_xp),
    streak: getCurrentStreak(row, now),
    createdAt: row.created_at.toISOString(),
    ...(row.has_inert_links && { hasInertLinks: true as const }),
    pinnedPostId,
  };
}

export function presentDetails(
  { coverImageId, fields, ...details }: DetailsColumn,
): Pick<Profile, keyof typeof profileDetails> {
  return {
    ...details,
    coverImageUrl: getPublishedAddress(coverImageId && `/api/media/${coverImageId}`),
    fields: [...fields],
  };
}

/** A member in a list of people. */
export function presentCard(row: CardRow): MemberCard {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    bio: row.bio,
    xp: row.xp,
    level: getLevel(row.lifetime_xp),
    badge: presentBadgeColumn(row.badge),
    isBot: row.is_bot,
  };
}

function presentBadgeColumn(badge: BadgeColumn): AuthorBadge | null {
  if (!badge) return null;
  const { badgeType, expiresAt } = badge;
  return { badgeType, expiresAt: expiresAt && new Date(expiresAt).toISOString() };
}
