import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { CallInput, CallOutput } from "#shared/endpoint.ts";
import type { tryBotUser as row } from "#shared/bots/contract.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { isCrisisByService } from "../../moderation/words-of-crisis.ts";
import { botNotFound } from "../list-bot-users.ts";
import { type ActingBot, actingBotColumns, type BotAct, makeBotCtx } from "./acting-bot.ts";
import { writeBotHelp } from "./kinds/give-help.ts";
import { askForPostText } from "./kinds/write-post.ts";
import { splitInterests } from "./choose/interest-score.ts";
import { DroppedAct } from "./run/dropped-act.ts";
import { askForText } from "./writing/ask-for-text.ts";
import { answerPrompt } from "./writing/bot-prompts.ts";
import type { Sql } from "../../../db/open-database.ts";

interface Try {
  readonly email: string;
  readonly wanted: CallInput<typeof row>["body"];
}

/**
 * Returns what a bot would post, or answer to a text, with its level; publishes nothing, and counts
 * the cost. Throws `NotFound`, `ai_not_configured`, `rate_limited` (429) when the day's budget is
 * used up, and `unavailable` (503) when the model fails.
 */
export async function tryBotUser(ctx: SessionCtx, { email, wanted }: Try): Promise<CallOutput<typeof row>> {
  const bot = await selectBotByEmail(ctx.sql, email);
  if (!bot) throw botNotFound();
  const act: BotAct = { id: uuidv7(), bot, ctx: makeBotCtx(ctx, bot), signal: undefined };
  const content = await writeTriedText(act, wanted, ctx.actor.id).catch((error: unknown) => {
    throw asRefusal(ctx, error);
  });
  const { level } = await classify(ctx, { text: content });
  return { content, level, isFit: isLevelVisible(level, bot.filter) };
}

async function writeTriedText(act: BotAct, wanted: Try["wanted"], triedBy: string): Promise<string> {
  const { bot, ctx } = act;
  if (wanted.kind === "post") return await askForPostText(act, pickInterest(bot));
  if (await isCrisisByService(ctx, wanted.to)) return await writeBotHelp(ctx, triedBy);
  const asked = { id: "", senderId: "", content: wanted.to };
  return await askForText(act, answerPrompt(bot, [], asked));
}

function pickInterest({ interests }: ActingBot): string {
  const all = splitInterests(interests);
  return all[Math.floor(Math.random() * all.length)] ?? interests;
}

function asRefusal({ clock }: SessionCtx, error: unknown): unknown {
  const reason = error instanceof DroppedAct ? error.reason : null;
  if (reason === "not_configured") {
    return new AppError("ai_not_configured", msg`Bots need an AI service, which is not set up.`);
  }
  if (reason === "over_budget") {
    const now = clock.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const text = msg`The bots' budget for today is used up. It is available again at midnight UTC.`;
    const retryAfter = Math.ceil((midnight - now.getTime()) / 1000);
    return new AppError("rate_limited", text, { retryAfter });
  }
  if (error instanceof AppError) return error;
  return new AppError("unavailable", msg`The AI service gave no text that a bot may use. Please try again.`, {
    cause: error,
  });
}

/** Null when there is no such bot. */
async function selectBotByEmail(sql: Sql, email: string): Promise<ActingBot | null> {
  const [row] = await sql<ActingBot[]>`
    select ${actingBotColumns(sql)}
    from bot_users b
    join members m on m.id = b.member_id
    where lower(m.email) = ${email}`;
  return row ?? null;
}
