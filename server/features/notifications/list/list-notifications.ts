import type { Notification } from "#shared/notifications/contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { presentNotification } from "./present.ts";
import { selectNotifications, selectUnreadNotificationCount } from "./notification-queries.ts";

/** The actor's notifications, latest first (notifications.1). A row that grows moves to the top. */
export async function listNotifications(ctx: MemberCtx, query: PageQuery): Promise<Page<Notification>> {
  const page = parsePlacedPage(query);
  const rows = await selectNotifications(ctx.sql, ctx.actor, page);
  const places = rows.map(({ grown_at, id }) => ({ order: grown_at.getTime(), id }));
  return { items: rows.map(presentNotification), nextCursor: getNextPlace(places, page) };
}

/** The number of unread rows in the actor's list, counted up to 1,000. */
export function countUnreadNotifications(ctx: MemberCtx): Promise<number> {
  return selectUnreadNotificationCount(ctx.sql, ctx.actor);
}
