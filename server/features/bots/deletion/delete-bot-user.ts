import type { SessionCtx } from "../../../context.ts";
import { administratorAct } from "../administrator-act.ts";
import { deleteAllBots, deleteBot } from "./delete-bot-queries.ts";
import { botNotFound } from "../list-bot-users.ts";

interface Deletion {
  readonly email: string;
  readonly content: "keep" | "remove";
}

/**
 * Deletes a bot. Its content stays under 'Deleted bot', or is deleted too (bots.4). Throws
 * `NotFound`.
 */
export async function deleteBotUser(ctx: SessionCtx, deletion: Deletion): Promise<{ success: true }> {
  const id = await deleteBot(ctx.sql, deletion, administratorAct(ctx, "delete_bot"));
  if (id === null) throw botNotFound();
  ctx.publish({ type: "member_changed", userId: id });
  return { success: true };
}

/** Deletes every bot, and keeps their content under 'Deleted bot' (bots.4). */
export async function deleteAllBotUsers(ctx: SessionCtx): Promise<{ success: true; deleted: number }> {
  const deleted = await deleteAllBots(ctx.sql, administratorAct(ctx, "delete_all_bots"));
  return { success: true, deleted };
}
