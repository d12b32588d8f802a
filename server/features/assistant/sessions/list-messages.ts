import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { presentAiMessage } from "../present.ts";
import { loadChatSession } from "./load-chat-session.ts";
import { selectChatMessages } from "./chat-session-queries.ts";

/** Messages of one of the actor's chats, newest first. Throws `NotFound`. */
export async function listMessages(ctx: MemberCtx, id: string, query: PageQuery): Promise<Page<AiMessage>> {
  const page = parseKeysetPage(query);
  await loadChatSession(ctx, id);
  const rows = await selectChatMessages(ctx.sql, id, page);
  return { items: rows.map(presentAiMessage), nextCursor: getNextCursor(rows, page) };
}
