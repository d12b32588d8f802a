import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { presentChatSession } from "../present.ts";
import { selectChatSessions } from "./chat-session-queries.ts";

/** The actor's sessions, the latest first; `q` searches their titles. */
export async function listChatSessions(
  ctx: MemberCtx,
  query: PageQuery & { readonly q: string },
): Promise<Page<AiSession>> {
  const page = parsePlacedPage(query);
  const filter = { memberId: ctx.actor.id, search: query.q.trim(), now: ctx.clock.now() };
  const rows = await selectChatSessions(ctx.sql, filter, page);
  const places = rows.map(({ updated_at, id }) => ({ order: updated_at.getTime(), id }));
  return { items: rows.map(presentChatSession), nextCursor: nextPlace(places, page) };
}
