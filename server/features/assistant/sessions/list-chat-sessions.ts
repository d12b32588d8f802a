import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { matchesNames } from "#shared/search/match-names.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { presentChatSession } from "../present.ts";
import { selectChatSessions, selectTitles } from "./chat-session-queries.ts";

/** The actor's sessions, the latest first; `q` searches their titles (search.2). */
export async function listChatSessions(
  ctx: MemberCtx,
  query: PageQuery & { readonly q: string },
): Promise<Page<AiSession>> {
  const page = parsePlacedPage(query);
  const memberId = ctx.actor.id;
  // A member's titles are few, so they are folded when they are looked through.
  const titles = query.q.trim() === "" ? null : await selectTitles(ctx.sql, memberId);
  const ids = titles?.filter(({ title }) => matchesNames([title], query.q)).map(({ id }) => id) ?? null;
  const filter = { memberId, ids, now: ctx.clock.now() };
  const rows = await selectChatSessions(ctx.sql, filter, page);
  const places = rows.map(({ updated_at, id }) => ({ order: updated_at.getTime(), id }));
  return { items: rows.map(presentChatSession), nextCursor: getNextPlace(places, page) };
}
