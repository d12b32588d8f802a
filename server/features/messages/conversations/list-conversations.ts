import type { z } from "zod";
import { listConversations as row } from "#shared/messages/conversation-contract.ts";
import type { Conversation } from "#shared/messages/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { deliverMessagesFrom } from "../thread/deliver-messages.ts";
import { countConversations, selectConversations } from "./conversation-queries.ts";
import { presentConversation } from "./present-conversation.ts";

interface ConversationPage extends Page<Conversation> {
  /** The number of conversations, capped; null except on the first page. */
  readonly totalCount: number | null;
}

/** The actor's conversations, or the requests to them. Marks the shown messages as delivered. */
export async function listConversations(
  ctx: MemberCtx,
  query: z.output<typeof row.query>,
): Promise<ConversationPage> {
  const wanted = { state: query.state, term: searchTerm(query.q ?? "") };
  const page = parsePlacedPage(query);
  const sql = wanted.term === "" ? ctx.sql : searchSql(ctx);
  const isFirst = page.after === null && page.offset === 0;
  const [rows, totalCount] = await Promise.all([
    selectConversations(sql, ctx.actor, { ...wanted, page, now: ctx.clock.now() }),
    isFirst ? countConversations(sql, ctx.actor, wanted, row.countsUpTo) : null,
  ]);
  await deliverMessagesFrom(ctx, rows.filter((one) => one.is_undelivered).map(({ id }) => id));
  return {
    items: rows.map((one) => presentConversation(one, ctx.actor)),
    nextCursor: getNextPlace(
      rows.map(({ id, last_message_at: at }) => ({ order: at?.getTime() ?? 0, id })),
      page,
    ),
    totalCount: totalCount && Math.min(totalCount, row.countsUpTo + 1),
  };
}
