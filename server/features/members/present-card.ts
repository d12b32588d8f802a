import type { MemberCard } from "#shared/members/card.ts";
import { levelOf } from "#shared/xp/rules.ts";
import { presentBadgeColumn } from "./badge-column.ts";
import type { CardRow } from "./card-columns.ts";

export function presentCard(row: CardRow): MemberCard {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    bio: row.bio,
    xp: row.xp,
    level: levelOf(row.lifetime_xp),
    badge: presentBadgeColumn(row.badge),
    isBot: row.is_bot,
  };
}
