import type { Conversation } from "#shared/messages/shapes.ts";
import type { Page } from "../../lib/api/held-pages.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { changeItems, insertByTime, listRowsOnce, type RowPages } from "../../lib/cache/row-pages.ts";

/** A conversation of a list; its id is the other member's. */
export interface ConversationRow extends Conversation {
  readonly id: string;
}

/** A cached list of conversations, the latest message first. */
export type ConversationPages = RowPages<ConversationRow>;

/** Drops conversations whose member is malformed. */
export function dropMalformedConversations(page: Page<Conversation[]>): Page<ConversationRow[]> {
  const members = new Set(keepWholeRows(page.items.map((row) => row?.user), "username", "displayName"));
  const whole = page.items.filter((row) => members.has(row?.user));
  return { ...page, items: whole.map((row) => ({ ...row, id: row.user.id })) };
}

/**
 * The pages as one list. A conversation that moved up between two fetches is on two pages; its
 * first position counts.
 */
export function flattenConversations(data: Pick<ConversationPages, "pages">): ConversationRow[] {
  return listRowsOnce(data);
}

/** Changes the row of a member. */
export function changeConversation(
  data: ConversationPages,
  userId: string,
  change: Partial<Conversation>,
): ConversationPages {
  return changeItems(data, (items) => items.map((row) => row.id === userId ? { ...row, ...change } : row));
}

/** Moves a listed conversation to the top. */
export function moveConversationToTop(
  data: ConversationPages,
  row: ConversationRow,
): ConversationPages {
  const others = changeItems(data, (items) => items.filter(({ id }) => id !== row.id));
  return {
    ...others,
    pages: others.pages.map((page, index) => index === 0 ? { ...page, items: [row, ...page.items] } : page),
  };
}

/**
 * Adds a row by the time of its latest message. One that belongs behind the last loaded row is left
 * out, since its page is not loaded.
 */
export function addConversationByTime(data: ConversationPages, row: ConversationRow): ConversationPages {
  return insertByTime(removeConversation(data, row.id), row, (one) => one.lastMessageAt ?? "");
}

/** Removes a member's row, and subtracts it from the count of a list that has it. */
export function removeConversation(data: ConversationPages, userId: string): ConversationPages {
  const has = data.pages.some(({ items }) => items.some(({ id }) => id === userId));
  if (!has) return data;
  const removed = changeItems(data, (items) => items.filter(({ id }) => id !== userId));
  return {
    ...removed,
    pages: removed.pages.map((page) => ({
      ...page,
      totalCount: page.totalCount === null ? null : Math.max(0, page.totalCount - 1),
    })),
  };
}
