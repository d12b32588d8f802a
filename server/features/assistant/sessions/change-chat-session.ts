import { uuidv7 } from "uuidv7";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { stopAnswersInProcess } from "../answers/live-answers.ts";
import { publishChat } from "../publish-chat.ts";
import { presentChatSession } from "../present.ts";
import { loadChatSession, sessionNotFound } from "./load-chat-session.ts";
import { makeDefaultTitle } from "./default-title.ts";
import { insertChatSession, updateModel, updateTitle } from "./chat-session-queries.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

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
  const isDeleted = await ctx.db.transaction((tx) => deleteRows(tx, id, ctx.actor.id));
  if (!isDeleted) throw sessionNotFound();
  stopAnswersInProcess(ctx, id);
  publishChat(ctx, ctx.actor.id, id);
  return { success: true };
}

/** Its pictures go by jobs, unless something else shows them. Returns false when there is none. */
async function deleteRows(tx: Tx, id: string, memberId: string): Promise<boolean> {
  const [session] = await tx`
    select id
    from ai_sessions
    where id = ${id} and member_id = ${memberId}
    for update`;
  if (!session) return false;
  await tx`update ai_reservations set is_stopped = true where session_id = ${id}`;
  await tx`
    select ${enqueue(tx, "remove_image", { imageId: tx`image_id` })}
    from ai_messages
    where session_id = ${id} and image_id is not null`;
  await tx`delete from ai_sessions where id = ${id}`;
  return true;
}
