import type { CurrentUser, Session } from "#shared/auth/contract.ts";
import { levelOf } from "#shared/xp/rules.ts";
import type { Ctx } from "../../context.ts";
import type { AccountRow } from "./account-columns.ts";
import { isAdministrator } from "./permissions.ts";
import type { SessionRow } from "./sessions/session-queries.ts";

/** The signed-in member as they see themselves. */
export function presentCurrentUser(
  row: AccountRow,
  badges: CurrentUser["badges"],
  { config, providers }: Pick<Ctx, "config" | "providers">,
): CurrentUser {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    bio: row.bio,
    location: row.location,
    website: row.website,
    profileImageUrl: row.profile_image_url,
    xp: row.xp,
    lifetimeXp: row.lifetime_xp,
    level: levelOf(row.lifetime_xp),
    streak: row.streak,
    isAdmin: isAdministrator(row, config.adminEmails),
    isVerified: true,
    badges,
    moderationLevel: row.moderation_level,
    ttsVoice: row.tts_voice,
    showReadReceipts: row.show_read_receipts,
    isRanked: row.is_ranked,
    canMakeAudio: providers.speaker !== null,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  };
}
