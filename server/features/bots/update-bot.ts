import type { z } from "zod";
import type { botChange } from "#shared/bots/bot-fields.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { writeProfile } from "../account/write-profile.ts";
import type { Act } from "../admin/audit/audit-fragments.ts";
import { recordAct } from "../admin/audit/record-act.ts";
import type { SearchOfNames } from "../members/name-search.ts";
import { claimUsername, dropWaitingActs, giveImage, lockFreeImage } from "./bot-queries.ts";
import type { BotRefusal } from "./bot-refusal.ts";
import { type BotSettings, describeBotChanges } from "./describe-bot-changes.ts";

/** Undefined fields stay as they are. */
type Changes = Omit<z.output<typeof botChange>, "profileImageUrl"> & {
  /** Null removes the picture. */
  readonly imageId?: string | null | undefined;
  /** For the names that the bot gets. */
  readonly search: SearchOfNames;
};

type Changed =
  /** `isSeen`: name, username or picture changed. */
  | { readonly outcome: "changed"; readonly id: string; readonly isSeen: boolean }
  | { readonly outcome: BotRefusal };

/** Changes all given fields of a bot or none. Deactivating it drops what waits (bots.2). */
export async function updateBot(tx: Tx, email: string, changes: Changes, act: Act): Promise<Changed> {
  const known = await selectBot(tx, email);
  if (!known) return { outcome: "unknown" };
  const { id } = known;
  const { username, imageId, isActive } = changes;
  if (username !== undefined) await lockNames(tx, [username, known.username]);
  if (!await lockBot(tx, id)) return { outcome: "unknown" };
  const before = await selectSettings(tx, id);
  if (username !== undefined && !await claimUsername(tx, username, id, act.at)) {
    return { outcome: "username_taken" };
  }
  if (imageId) {
    if (!await lockFreeImage(tx, imageId, act.actor.id)) return { outcome: "foreign_image" };
    await giveImage(tx, imageId, id);
  }
  const isSeen = await updateMember(tx, id, changes, act.at);
  await updateSettings(tx, id, changes);
  if (isActive === false) await dropWaitingActs(tx, id, act.at);
  await recordAct(tx, act, {
    targetId: id,
    targetUsername: before.username ?? "",
    details: describeBotChanges(before, await selectSettings(tx, id)),
  });
  return { outcome: "changed", id, isSeen };
}

async function selectBot(sql: Sql, email: string): Promise<{ id: string; username: string } | null> {
  const [row] = await sql<{ id: string; username: string }[]>`
    select m.id, m.username
    from bot_users b
    join members m on m.id = b.member_id
    where lower(m.email) = lower(${email})`;
  return row ?? null;
}

async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  await tx`select lock_usernames(${[...names]}::text[])`;
}

/** Returns false when it is gone. */
async function lockBot(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`select member_id from bot_users where member_id = ${id} for no key update`;
  return rows.length > 0;
}

/** All that an administrator sets of a bot, as texts. */
async function selectSettings(sql: Sql, id: string): Promise<BotSettings> {
  const [row] = await sql<BotSettings[]>`
    select
      m.first_name as "firstName",
      m.last_name as "lastName",
      m.username,
      m.display_name as "displayName",
      m.bio,
      m.profile_image_url as "profileImageUrl",
      m.moderation_level as "moderationLevel",
      b.interests,
      b.character,
      b.post_frequency::text as "postFrequency",
      b.comment_frequency::text as "commentFrequency",
      b.like_frequency::text as "likeFrequency",
      b.works_from::text as "workingHoursStart",
      b.works_until::text as "workingHoursEnd",
      b.answers_messages::text as "answeringDm",
      b.is_active::text as "isActive",
      b.image_model as "dalleModel",
      b.image_prompt as "dallePrompt",
      b.writes_texts::text as "enableContent",
      b.draws_images::text as "enableImages",
      b.content_length::text as "contentLength"
    from bot_users b
    join members m on m.id = b.member_id
    where b.member_id = ${id}`;
  if (!row) throw new Error("A locked bot is gone");
  return row;
}

/** Returns whether what others see of it changed. Bots may be renamed at any time. */
async function updateMember(tx: Tx, id: string, changes: Changes, at: Date): Promise<boolean> {
  const { username, displayName, bio, imageId, search, firstName, lastName, moderationLevel = null } =
    changes;
  const profile = { username, displayName, bio, imageId, search };
  const written = await writeProfile(tx, id, profile, { at, changeableBefore: null });
  await tx`
    update members
    set
      first_name = ${firstName === undefined ? tx`first_name` : tx`${firstName}`},
      last_name = ${lastName === undefined ? tx`last_name` : tx`${lastName}`},
      moderation_level = coalesce(${moderationLevel}, moderation_level)
    where id = ${id}`;
  return written.outcome === "changed" && written.isSeen;
}

async function updateSettings(sql: Sql, id: string, changes: Changes): Promise<void> {
  await sql`
    update bot_users
    set
      interests = coalesce(${changes.interests ?? null}, interests),
      character = coalesce(${changes.character ?? null}, character),
      post_frequency = coalesce(${changes.postFrequency ?? null}, post_frequency),
      comment_frequency = coalesce(${changes.commentFrequency ?? null}, comment_frequency),
      like_frequency = coalesce(${changes.likeFrequency ?? null}, like_frequency),
      works_from = coalesce(${changes.workingHoursStart ?? null}, works_from),
      works_until = coalesce(${changes.workingHoursEnd ?? null}, works_until),
      answers_messages = coalesce(${changes.answeringDm ?? null}, answers_messages),
      is_active = coalesce(${changes.isActive ?? null}, is_active),
      image_model = coalesce(${changes.dalleModel ?? null}, image_model),
      image_prompt = coalesce(${changes.dallePrompt ?? null}, image_prompt),
      writes_texts = coalesce(${changes.enableContent ?? null}, writes_texts),
      draws_images = coalesce(${changes.enableImages ?? null}, draws_images),
      content_length = coalesce(${changes.contentLength ?? null}, content_length)
    where member_id = ${id}`;
}
