import type { z } from "zod";
import { removeBadgeMarks } from "#shared/members/badge-marks.ts";
import { botDefaults, type newBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import type { SessionCtx } from "../../context.ts";
import { chooseImage } from "../account/profile-image.ts";
import { isActRecorded } from "../admin/audit/is-act-recorded.ts";
import { refuseImpersonation } from "../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../moderation/refuse-unfit-profile.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { getBotUser } from "./list-bot-users.ts";
import { type BotRefusal, makeBotRefusal, mostBots } from "./bot-refusal.ts";
import { claimUsername, giveImage, lockFreeImage } from "./bot-queries.ts";
import { product } from "#shared/product.ts";
import { getMediaUrl } from "#shared/media/media-url.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import type { Act } from "../admin/audit/audit-fragments.ts";
import { recordAct } from "../admin/audit/record-act.ts";
import { searchOfNames } from "../members/name-search.ts";

/**
 * Creates a bot, a member without sign-in, with its starting XP (bots.1). Throws `Invalid` for a
 * name or picture that moderation refuses, `Conflict` for a taken email or username and beyond 200
 * bots, and `NotFound` when it was deleted at once.
 */
export async function createBotUser(ctx: SessionCtx, input: z.output<typeof newBot>): Promise<BotUser> {
  const act = describeAdministratorAct(ctx, "create_bot");
  if (!await isActRecorded(ctx, act.id)) {
    const { profileImageUrl, ...fields } = {
      ...botDefaults,
      ...omitUndefined(input),
      displayName: removeBadgeMarks(input.displayName),
    };
    const { username, displayName, firstName, lastName, bio } = fields;
    await refuseImpersonation(ctx, fields, null);
    await refuseUnfitProfile(ctx, { username, displayName, firstName, lastName, bio });
    const image = await chooseImage(ctx, { field: "profileImage", url: profileImageUrl });
    const bot = { ...fields, imageId: image?.id ?? null };
    const refusal = await ctx.db.transaction((tx) => insertBot(tx, bot, act));
    if (refusal) throw makeBotRefusal(refusal);
  }
  return await getBotUser(ctx, input.userEmail);
}

/** Removes undefined fields, so that defaults apply. */
function omitUndefined<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return given as { [K in keyof T]: Exclude<T[K], undefined> };
}

type Input = Omit<z.output<typeof newBot>, "profileImageUrl">;
type Optional = "firstName" | "lastName" | "bio";

/** All that an administrator sets of a new bot. */
type NewBot =
  & { readonly [K in Exclude<keyof Input, Optional>]-?: Exclude<Input[K], undefined> }
  & Pick<Input, Optional>
  & { readonly imageId?: string | null };

/**
 * Makes a bot with its member, under the id of the act, and mints what it begins with. The picture
 * is the administrator's upload, and the bot's from then on. Returns the reason why not, or null.
 */
export async function insertBot(tx: Tx, bot: NewBot, act: Act): Promise<BotRefusal | null> {
  await lockCreation(tx);
  const refusal = await findRefusal(tx, bot, act);
  if (refusal) return refusal;
  if (!await insertMember(tx, bot, act)) return "email_taken";
  if (bot.imageId) await giveImage(tx, bot.imageId, act.id);
  await insertSettings(tx, bot, act);
  await mintStart(tx, bot, act);
  await recordAct(tx, act, {
    targetId: act.id,
    targetUsername: bot.username,
    details: { email: bot.userEmail },
  });
  return null;
}

/** One at a time, so that the number of bots holds. */
async function lockCreation(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('create_bot'))`;
}

async function findRefusal(
  tx: Tx,
  { userEmail, username, imageId }: NewBot,
  { id, actor, at }: Act,
): Promise<BotRefusal | null> {
  const [row] = await tx<{ is_full: boolean; is_email_taken: boolean }[]>`
    select
      (select count(*) from bot_users) >= ${mostBots} as is_full,
      exists (select from members where lower(email) = lower(${userEmail})) as is_email_taken`;
  if (row?.is_full) return "full";
  if (row?.is_email_taken) return "email_taken";
  if (!await claimUsername(tx, username, id, at)) return "username_taken";
  return imageId && !await lockFreeImage(tx, imageId, actor.id) ? "foreign_image" : null;
}

/** Returns false when the email or the username was taken meanwhile. */
async function insertMember(sql: Sql, bot: NewBot, { id, at }: Act): Promise<boolean> {
  const { username, displayName, firstName = null, lastName = null, bio = null } = bot;
  const { foldedUsername, foldedDisplayName, tokens } = searchOfNames({ username, displayName });
  const rows = await sql`
    insert into members (
      id, email, username, display_name, first_name, last_name, bio, profile_image_url, password_hash,
      email_verified_at, is_bot, is_ranked, moderation_level, terms_version, privacy_version, created_at,
      search_username, search_display_name, search_tokens
    )
    values (
      ${id}, ${bot.userEmail}, ${username}, ${displayName}, ${firstName}, ${lastName}, ${bio}, ${
    pictureOf(bot)
  }, '',
      ${at}, true, false, ${bot.moderationLevel}, ${product.termsVersion}, ${product.privacyVersion}, ${at},
      ${foldedUsername}, ${foldedDisplayName}, ${tokens}::tsvector
    )
    on conflict do nothing
    returning id`;
  return rows.length > 0;
}

function pictureOf({ imageId }: NewBot): string | null {
  return imageId ? getMediaUrl(imageId) : null;
}

async function insertSettings(sql: Sql, bot: NewBot, { id, at }: Act): Promise<void> {
  await sql`select place_media(${pictureOf(bot)})`;
  await sql`
    insert into bot_users (
      member_id, interests, character, post_frequency, comment_frequency, like_frequency, works_from, works_until,
      answers_messages, is_active, image_model, image_prompt, writes_texts, draws_images, content_length, created_at
    )
    values (
      ${id}, ${bot.interests}, ${bot.character}, ${bot.postFrequency}, ${bot.commentFrequency}, ${bot.likeFrequency},
      ${bot.workingHoursStart}, ${bot.workingHoursEnd}, ${bot.answeringDm}, ${bot.isActive}, ${bot.dalleModel},
      ${bot.dallePrompt}, ${bot.enableContent}, ${bot.enableImages}, ${bot.contentLength}, ${at}
    )`;
}

async function mintStart(sql: Sql, { xp }: NewBot, { id, at }: Act): Promise<void> {
  await sql`
    select xp_move(
      ${`bot_start:${id}`}, xp_account('minted'), ${id}::uuid, ${xp}::integer, 'bot_start', null, ${at}::timestamptz
    )`;
}
