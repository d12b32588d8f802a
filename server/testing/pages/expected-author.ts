import type { Author } from "#shared/posts/post-shapes.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

export function expectedAuthor({ all }: ViewersEyes, id: string): Author {
  const member = all.members.find((row) => row.id === id);
  if (!member) throw new Error(`The author ${id} is no member`);
  const badge = all.member_badges.find((row) => row.member_id === id && row.is_active);
  return {
    id,
    username: member.username,
    displayName: member.display_name,
    firstName: member.first_name,
    lastName: member.last_name,
    profileImageUrl: member.profile_image_url,
    profileImageMadeWithAi: member.profile_image_made_with_ai,
    badge: badge ? { badgeType: badge.badge_type, expiresAt: badge.expires_at?.toISOString() ?? null } : null,
    isBot: member.is_bot,
  };
}
