import type { BotsStatus, BotUser } from "#shared/bots/bot-shapes.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import { levelOf } from "#shared/xp/level.ts";
import type { BotRow } from "./bot-queries.ts";
import { publishedAddress } from "../../providers/storage/published-address.ts";

/**
 * A bot as the administrator sees it. It is working when it is active, within its hours, and all
 * bots may work.
 */
export function presentBot(
  row: BotRow,
  { standstill, now }: { readonly standstill: BotsStatus["standstill"]; readonly now: Date },
): BotUser {
  const hours = { from: row.works_from, until: row.works_until };
  return {
    ...memberFields(row),
    interests: row.interests,
    character: row.character,
    postFrequency: Number(row.post_frequency),
    commentFrequency: Number(row.comment_frequency),
    likeFrequency: Number(row.like_frequency),
    workingHoursStart: row.works_from,
    workingHoursEnd: row.works_until,
    answeringDm: row.answers_messages,
    isActive: row.is_active,
    dalleModel: row.image_model,
    dallePrompt: row.image_prompt,
    enableContent: row.writes_texts,
    enableImages: row.draws_images,
    contentLength: row.content_length,
    createdAt: row.created_at.toISOString(),
    isWorkingNow: row.is_active && standstill === null && worksAt(hours, now),
    nextAct: row.next_act && { ...row.next_act, at: isoOf(row.next_act.at) },
    lastActs: row.last_acts.map((act) => ({ ...act, at: isoOf(act.at) })),
    tokens: row.tokens,
    images: row.images,
    droppedCount: row.dropped,
  };
}

function memberFields(row: BotRow) {
  return {
    id: row.id,
    userEmail: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    displayName: row.display_name,
    profileImageUrl: publishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    bio: row.bio,
    xp: row.xp,
    level: levelOf(row.lifetime_xp),
    moderationLevel: row.moderation_level ?? "top",
  };
}

/** JSON from the database has another date format. */
function isoOf(moment: string): string {
  return new Date(moment).toISOString();
}
