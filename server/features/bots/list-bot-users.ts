import { msg } from "@lingui/core/runtime-macro";
import type { BotActKind, BotsStatus, BotUser } from "#shared/bots/bot-shapes.ts";
import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { getBotsStatus } from "./get-bots-status.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import { getLevel } from "#shared/xp/level.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";
import type { Character } from "#shared/bots/characters.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/open-database.ts";

/** All bots with their current state, latest first. */
export async function listBotUsers(ctx: Ctx): Promise<BotUser[]> {
  return await readBots(ctx, null);
}

/** The bot with an email. Throws `NotFound`. */
export async function getBotUser(ctx: Ctx, email: string): Promise<BotUser> {
  const [bot] = await readBots(ctx, email);
  if (!bot) throw botNotFound();
  return bot;
}

export function botNotFound(): NotFound {
  return new NotFound(msg`There is no bot with this email.`);
}

async function readBots(ctx: Ctx, email: string | null): Promise<BotUser[]> {
  const [rows, { standstill }] = await Promise.all([selectBots(ctx.sql, email), getBotsStatus(ctx)]);
  const now = ctx.clock.now();
  return rows.map((row) => presentBot(row, { standstill, now }));
}

/**
 * A bot as the administrator sees it. It is working when it is active, within its hours, and all
 * bots may work.
 */
function presentBot(
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
    profileImageUrl: getPublishedAddress(row.profile_image_url),
    profileImageMadeWithAi: row.profile_image_made_with_ai,
    bio: row.bio,
    xp: row.xp,
    level: getLevel(row.lifetime_xp),
    moderationLevel: row.moderation_level ?? "top",
  };
}

/** JSON from the database has another date format. */
function isoOf(moment: string): string {
  return new Date(moment).toISOString();
}

interface BotRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly bio: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly moderation_level: ModerationLevel | null;
  readonly interests: string;
  readonly character: Character;
  /** Acts an hour, as text. */
  readonly post_frequency: string;
  readonly comment_frequency: string;
  readonly like_frequency: string;
  readonly works_from: string;
  readonly works_until: string;
  readonly answers_messages: boolean;
  readonly is_active: boolean;
  readonly image_model: BotUser["dalleModel"];
  readonly image_prompt: string;
  readonly writes_texts: boolean;
  readonly draws_images: boolean;
  readonly content_length: number;
  readonly tokens: number;
  readonly images: number;
  readonly dropped: number;
  readonly created_at: Date;
  readonly next_act: { readonly kind: BotActKind; readonly at: string } | null;
  readonly last_acts: readonly {
    readonly kind: BotActKind;
    readonly at: string;
    readonly postId: string | null;
    readonly dropped: BotUser["lastActs"][number]["dropped"];
  }[];
}

/** All bots, latest first, or the one with an email. Their acts by `bot_acts_of_bot`. */
function selectBots(sql: Sql, email: string | null = null): Promise<BotRow[]> {
  return sql<BotRow[]>`
    select
      m.id, m.email, m.first_name, m.last_name, m.username, m.display_name, m.profile_image_url,
      m.profile_image_made_with_ai, m.bio, m.xp, m.lifetime_xp, m.moderation_level,
      b.interests, b.character, b.post_frequency, b.comment_frequency,
      b.like_frequency, b.works_from, b.works_until, b.answers_messages, b.is_active, b.image_model, b.image_prompt,
      b.writes_texts, b.draws_images, b.content_length, b.tokens, b.images, b.dropped, b.created_at,
      (
        select json_build_object('kind', a.kind, 'at', a.due_at)
        from bot_acts a
        where a.member_id = b.member_id
          and a.state = 'waiting'
        order by a.due_at
        limit 1
      ) as next_act,
      (
        select
          coalesce(
            json_agg(
              json_build_object(
                'kind', last.kind,
                'at', coalesce(last.ended_at, last.due_at),
                'postId', coalesce(last.post_id, c.post_id),
                'dropped', case when last.state = 'dropped' then coalesce(last.reason, 'failed') end
              )
              order by last.due_at desc
            ),
            '[]'
          )
        from (
          select *
          from bot_acts a
          where a.member_id = b.member_id
            and a.state in ('done', 'dropped')
          order by a.due_at desc
          limit 5
        ) as last
        left join comments c on c.id = last.comment_id
      ) as last_acts
    from bot_users b
    join members m on m.id = b.member_id
    where ${email === null ? sql`true` : sql`lower(m.email) = ${email}`}
    order by b.created_at desc, b.member_id desc`;
}
