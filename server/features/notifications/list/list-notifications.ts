import type { Language } from "#shared/language/languages.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { Topic } from "../../../changes.ts";
import type { MemberCtx } from "../../../context.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Page } from "../../../db/id-cursor.ts";
import type { Sql } from "../../../db/open-database.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { Serialized } from "../../../http/responses/serialized.ts";
import { presentNotification } from "./present.ts";
import {
  type NotificationRow,
  selectBeginnings,
  selectNotifications,
  selectUnreadNotificationCount,
} from "./notification-queries.ts";

/** A page of notifications as sent, and the cursor of the next one; null when this was the last. */
interface NotificationPage {
  readonly items: Serialized<Notification[]>;
  readonly nextCursor: string | null;
}

/** The actor's notifications, latest first (notifications.1). A row that grows moves to the top. */
export async function listNotifications(ctx: MemberCtx, query: PageQuery): Promise<NotificationPage> {
  const page = parsePlacedPage(query);
  if (!page.after && page.offset === 0) return await readBeginning(ctx, page);
  return makePage(await selectNotifications(ctx.sql, ctx.actor, page), page, ctx.language);
}

/** The same for the export: always from the database, and not encoded. */
export async function readNotifications(ctx: MemberCtx, query: PageQuery): Promise<Page<Notification>> {
  const page = parsePlacedPage(query);
  const rows = await selectNotifications(ctx.sql, ctx.actor, page);
  return { items: rows.map((row) => presentNotification(row, ctx.language)), nextCursor: nextOf(rows, page) };
}

/** The number of unread rows in the actor's list, counted up to 1,000. */
export function countUnreadNotifications(ctx: MemberCtx): Promise<number> {
  return selectUnreadNotificationCount(ctx.sql, ctx.actor);
}

interface Beginning extends NotificationPage {
  readonly topics: readonly Topic[];
}

/** The first pages of readers, by `keyOf`, as they were after the last write that changed them. */
const beginnings = cacheByKey(
  async (sql: Sql, keys): Promise<ReadonlyMap<string, Beginning>> => {
    const asked = keys.map(parseKey);
    const rows = await selectBeginnings(sql, asked);
    return new Map(keys.map((key, place) => {
      const { id, limit, language } = asked[place] as Asked;
      const own = rows.get(place) ?? [];
      return [key, {
        ...makePage(own, { after: null, limit, offset: 0 }, language),
        topics: topicsOf(id, own),
      }];
    }));
  },
  {
    mostBytes: 12_000_000,
    bytesOf: ({ items, topics }) => 1_000 + 2 * items.json.length + 150 * topics.length,
    topicsOf: ({ topics }) => topics,
    // A mute that ends shows then.
    keptForMs: 30_000,
  },
);

async function readBeginning(ctx: MemberCtx, { limit }: PlacedPage): Promise<NotificationPage> {
  const key = keyOf({ ...ctx.actor, limit, language: ctx.language });
  const kept = beginnings.peek(ctx.sql, key) ?? (await beginnings(ctx.sql, [key])).get(key);
  return kept as NotificationPage;
}

interface Asked extends Viewer {
  readonly limit: number;
  readonly language: Language;
}

function keyOf({ id, limit, language, filter }: Asked): string {
  return `${id} ${limit} ${language} ${filter ?? ""}`;
}

function parseKey(key: string): Asked {
  const [id = "", limit, language, filter] = key.split(" ");
  return {
    id,
    limit: Number(limit),
    language: language as Language,
    filter: (filter || null) as Viewer["filter"],
  };
}

function makePage(
  rows: readonly NotificationRow[],
  page: PlacedPage,
  language: Language,
): NotificationPage {
  return {
    items: new Serialized(JSON.stringify(rows.map((row) => presentNotification(row, language)))),
    nextCursor: nextOf(rows, page),
  };
}

function nextOf(rows: readonly NotificationRow[], page: PlacedPage): string | null {
  return getNextPlace(rows.map(({ grown_at, id }) => ({ order: grown_at.getTime(), id })), page);
}

/** What the rows show, and what may bring others: a block that ends, posts that come or go. */
function topicsOf(receiverId: string, rows: readonly NotificationRow[]): Topic[] {
  const topics = new Set<Topic>([`notices:${receiverId}`, `reader:${receiverId}`, "gone"]);
  for (const { actors, post_id: postId, comment_id: commentId } of rows) {
    for (const { id } of actors) topics.add(`member:${id}`);
    if (postId) topics.add(`post:${postId}`);
    if (commentId) topics.add(`comment:${commentId}`).add(`threads:${postId}`);
  }
  return [...topics];
}
