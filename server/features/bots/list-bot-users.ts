import type { BotUser } from "#shared/bots/bot-shapes.ts";
import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { selectBots } from "./bot-queries.ts";
import { getBotsStatus } from "./get-bots-status.ts";
import { presentBot } from "./present-bot.ts";

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
  return new NotFound("There is no bot with this email.");
}

async function readBots(ctx: Ctx, email: string | null): Promise<BotUser[]> {
  const [rows, { standstill }] = await Promise.all([selectBots(ctx.sql, email), getBotsStatus(ctx)]);
  const now = ctx.clock.now();
  return rows.map((row) => presentBot(row, { standstill, now }));
}
