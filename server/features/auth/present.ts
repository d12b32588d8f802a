import type { CurrentUser, Session } from "#shared/auth/contract.ts";
import { getNextUsernameChange } from "#shared/account/username-change.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { Ctx } from "../../context.ts";
import { presentDetails } from "../members/present.ts";
import type { AccountRow } from "./account-fragments.ts";
import type { ListedSessionRow } from "./sessions/session-queries.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";

/** The signed-in member as they see themselves. */
export function presentCurrentUser(
  row: AccountRow,
  { badges, isAdmin, role, isAdminByEmail }: Pick<
    CurrentUser,
    "badges" | "isAdmin" | "role" | "isAdminByEmail"
  >,
  { providers, clock }: Pick<Ctx, "providers" | "clock">,
): CurrentUser {
  const now = clock.now();
  const { pending_email: pending } = row;
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
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    ...presentDetails(row.details),
    xp: row.xp,
    lifetimeXp: row.lifetime_xp,
    level: getLevel(row.lifetime_xp),
    streak: row.streak,
    isAdmin,
    role,
    isAdminByEmail,
    limitedUntil: row.limited_until?.toISOString() ?? null,
    isVerified: true,
    badges,
    pinnedPostId: row.pinned_post_id,
    moderationLevel: row.moderation_level,
    filterLapsedAt: row.filter_lapsed_at?.toISOString() ?? null,
    ttsVoice: row.tts_voice,
    showReadReceipts: row.show_read_receipts,
    messageAudience: row.message_audience,
    readLanguages: row.read_languages,
    openTopics: row.open_topics,
    coveredTopics: row.covered_topics,
    requiresDescriptions: row.requires_descriptions,
    foldsNewcomers: row.folds_newcomers,
    isRanked: row.is_ranked,
    lisaModel: row.lisa_model,
    monthlySpendingLimit: row.monthly_spending_limit,
    purchasesPaused: row.purchases_paused,
    helpCountry: row.help_country,
    language: row.language,
    canMakeAudio: providers.speaker !== null,
    usernameChangeableAt: getNextUsernameChange(row.username_changed_at, now)?.toISOString() ?? null,
    pendingEmail: pending && new Date(pending.expiresAt) > now ? pending.email : null,
    hasGivenBirthDate: row.has_given_birth_date,
    ofAgeFrom: row.of_age_from && row.of_age_from > now ? row.of_age_from.toISOString() : null,
    acceptedTermsVersion: row.terms_version,
    acceptedPrivacyVersion: row.privacy_version,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentSession(row: ListedSessionRow, currentId: string): Session {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    getsPushes: row.gets_pushes,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  };
}
