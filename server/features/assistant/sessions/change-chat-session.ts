import { uuidv7 } from "uuidv7";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { stopAnswersInProcess } from "../answers/live-answers.ts";
import { publishChat } from "../publish-chat.ts";
import { presentChatSession } from "../present.ts";
import { loadChatSession, sessionNotFound } from "./load-chat-session.ts";
import { makeDefaultTitle } from "./default-title.ts";
import { insertChatSession, updateModel, updateTitle } from "./chat-session-queries.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Creates a chat, named by its day and hour unless it has a title (ai.4). */
export async function createSession(ctx: MemberCtx, given?: string): Promise<AiSession> {
  const [id, at] = [ctx.createdId ?? uuidv7(), ctx.clock.now()];
  const title = given ?? await makeDefaultTitle(ctx);
  const titleBy = given ? "member" : "default";
  await insertChatSession(ctx.sql, { id, memberId: ctx.actor.id, title, titleBy, at });
  publishChat(ctx, ctx.actor.id, id);
  return presentChatSession(await loadChatSession(ctx, id));
}

/** Throws `NotFound`. */
export async function renameSession(ctx: MemberCtx, id: string, title: string): Promise<AiSession> {
  if (!await updateTitle(ctx.sql, { id, memberId: ctx.actor.id, title })) throw sessionNotFound();
  publishChat(ctx, ctx.actor.id, id);
  return presentChatSession(await loadChatSession(ctx, id));
}

/** Chooses what a chat asks next, on all of the actor's devices (ai.20). Throws `NotFound`. */
export async function chooseModel(ctx: MemberCtx, id: string, model: string): Promise<AiSession> {
  if (!await updateModel(ctx.sql, { id, memberId: ctx.actor.id, model })) throw sessionNotFound();
  publishChat(ctx, ctx.actor.id, id);
  return presentChatSession(await loadChatSession(ctx, id));
}

/** Deletes a chat with its content; stops an answer under way in it. Throws `NotFound`. */
export async function deleteSession(ctx: MemberCtx, id: string): Promise<{ success: true }> {
  if (!await deleteChatSessionRow(ctx.sql, id, ctx.actor.id)) throw sessionNotFound();
  stopAnswersInProcess(ctx, id);
  publishChat(ctx, ctx.actor.id, id);
  return { success: true };
}

/** See delete_ai_session. */
async function deleteChatSessionRow(sql: Sql, id: string, memberId: string): Promise<boolean> {
  const [row] = await sql<{ is_gone: boolean }[]>`
    select delete_ai_session(${id}::uuid, ${memberId}::uuid) as is_gone`;
  return row?.is_gone ?? false;
}
