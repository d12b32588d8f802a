import type { Character } from "#shared/bots/characters.ts";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import { createCtx, type Ctx, type MemberCtx } from "../../../context.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/**
 * A bot with the fields that its acts need. Its filter is its own level (moderation.5 has no crown
 * to ask a bot for).
 */
export interface ActingBot extends Viewer {
  readonly username: string;
  readonly displayName: string;
  readonly interests: string;
  readonly character: Character;
  readonly imageModel: "dalle-2" | "dalle-3";
  readonly imagePrompt: string;
  readonly writesTexts: boolean;
  readonly drawsImages: boolean;
  readonly contentLength: number;
}

/** The created content; none for a message, which is private. */
export interface Outcome {
  readonly postId?: string;
  readonly commentId?: string;
}

/**
 * An act under way. `ctx` is the bot's: the verbs it publishes through judge and stop it
 * (`guardPublishing`).
 */
export interface BotAct {
  readonly id: string;
  readonly ctx: MemberCtx;
  readonly bot: ActingBot;
  readonly signal: AbortSignal | undefined;
}

/** The columns of an `ActingBot`, of `bot_users b` and its `members m`. */
export function actingBotColumns(sql: Sql): Fragment {
  return sql`
    m.id,
    m.moderation_level as filter,
    m.username,
    m.display_name as "displayName",
    b.interests,
    b.character,
    b.image_model as "imageModel",
    b.image_prompt as "imagePrompt",
    b.writes_texts as "writesTexts",
    b.draws_images as "drawsImages",
    b.content_length as "contentLength"`;
}

/** The context in which a bot uses the verbs of members. */
export function makeBotCtx(ctx: Ctx, { id, username, filter }: ActingBot): MemberCtx {
  return createCtx(ctx, { type: "bot", id, username, filter, coverChoices: noCoverChoices });
}
