import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import type { NotificationType } from "#shared/notifications/notification-types.ts";
import type { Text } from "#shared/language/text.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { selectLevelsFor } from "../../../db/visibility/content-visibility.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import { truncateToMinute } from "../../../db/truncate-to-minute.ts";
import {
  type Batch,
  deleteBatch,
  isInBatch,
  readBatch,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { countUnreadRows, selectNotificationRows } from "./listed-acts-fragments.ts";

interface ActorRow {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly profileImageMadeWithAi: boolean;
}

export interface NotificationRow {
  readonly id: string;
  readonly type: NotificationType;
  readonly is_read: boolean;
  readonly post_id: string | null;
  readonly comment_id: string | null;
  readonly decision_id: string | null;
  readonly reason: string | null;
  /** What the product says, in English: rows of 0.3.0, which had no `words`. */
  readonly message: string | null;
  /** What the product says. */
  readonly words: Text | null;
  readonly grown_at: Date;
  readonly count: number;
  readonly xp: number;
  /** The latest actors, latest first. */
  readonly actors: readonly ActorRow[];
  /** The text of the comment, or else of the post; null when it is covered (posts.24). */
  readonly content: string | null;
  /** How many of its pictures; null without a post. */
  readonly pictures: number | null;
}

/** A row as JSON has it. */
export type NotificationJson = Omit<NotificationRow, "grown_at"> & { readonly grown_at: string };

/** Reads a row that came as JSON. */
export function readNotification(row: NotificationJson): NotificationRow {
  return { ...row, grown_at: new Date(row.grown_at) };
}

/** A page of a member's list, latest first, by `notifications_latest_of`. */
export function selectNotifications(
  sql: Sql,
  receiver: Viewer,
  page: PlacedPage,
): Promise<NotificationRow[]> {
  return sql<NotificationRow[]>`${selectNotificationRows(sql, receiver, pageOfList(sql, page))}`;
}

function pageOfList(sql: Sql, { after, limit, offset }: PlacedPage): Fragment {
  return sql`
        ${after ? belowCursor(sql, after) : sql``}
        order by n.grown_minute desc, n.grown_at desc, n.id desc
        ${makePageClause(sql, { limit, offset })}`;
}

function belowCursor(sql: Sql, { order, id }: NonNullable<PlacedPage["after"]>): Fragment {
  const at = new Date(order);
  return sql`and (n.grown_minute, n.grown_at, n.id) < (${
    truncateToMinute(sql, at)
  }, ${at}::timestamptz, ${id}::uuid)`;
}

interface Beginning extends Viewer {
  readonly limit: number;
}

/** The first rows of several members' lists by their places, one statement for each length. */
export async function selectBeginnings(
  sql: Sql,
  asked: readonly Beginning[],
): Promise<ReadonlyMap<number, readonly NotificationRow[]>> {
  const byLimit = Map.groupBy(asked.map((one, place) => ({ ...one, place })), ({ limit }) => limit);
  const read = await Promise.all([...byLimit].map(([limit, given]) => selectLists(sql, given, limit)));
  return new Map(read.flat().map(({ place, rows }) => [place, rows]));
}

async function selectLists(
  sql: Sql,
  given: readonly (Viewer & { readonly place: number })[],
  limit: number,
): Promise<{ place: number; rows: NotificationRow[] }[]> {
  const json = sql.json(given.map(({ place, id, filter }) => ({ place, id, filter: filter ?? "top" })));
  const receiver = { id: sql`given.id`, levels: sql`given.levels` };
  // One JSON for a list: the driver reads it in a fraction of the time of its rows.
  const read = await sql<{ place: number; rows: NotificationJson[] }[]>`
    select
      given.place,
      (
        select coalesce(json_agg(listed order by listed.grown_at desc, listed.id desc), '[]')
        from (${
    selectNotificationRows(sql, receiver, pageOfList(sql, { after: null, limit, offset: 0 }))
  }) as listed
      ) as rows
    from (
      select asked.place, asked.id, ${selectLevelsFor(sql, sql`asked.filter`, listVisibleLevels)} as levels
      from jsonb_to_recordset(${json}::jsonb) as asked (place integer, id uuid, filter text)
      offset 0
    ) as given`;
  return read.map(({ place, rows }) => ({ place, rows: rows.map(readNotification) }));
}

/** The number of unread rows in the member's list; see `countUnreadRows`. */
export async function selectUnreadNotificationCount(sql: Sql, receiver: Viewer): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`select ${countUnreadRows(sql, receiver)} as unread`;
  return row?.unread ?? 0;
}

/** False when it does not exist or is not the member's own. */
export async function markRead(sql: Sql, receiverId: string, id: string): Promise<boolean> {
  const rows = await sql`
    update notifications
    set is_read = true
    where id = ${id}
      and receiver_id = ${receiverId}
    returning id`;
  return rows.length > 0;
}

/**
 * Returns the ids of the formerly unread ones. One that an act is making unread at this moment
 * stays unread: this waits for no lock.
 */
export async function markAllRead(sql: Sql, receiverId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with unread as materialized (
      select id
      from notifications
      where receiver_id = ${receiverId}
        and not is_read
      for no key update skip locked
    )
    update notifications
    set is_read = true
    from unread
    where notifications.id = unread.id
    returning notifications.id`;
  return rows.map(({ id }) => id);
}

/** Deletes withdrawn acts that alerted before a moment. By `withdrawn_alerts_by_age`. */
export async function deleteWithdrawnAlerts(
  sql: Sql,
  before: Date,
  after: Date | null,
): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "withdrawn_alerts", { by: "alerted_at", after, until: before })}`,
  );
}

/** Removes notifications that have not grown since a moment. */
export async function deleteOld(sql: Sql, before: Date, after: Date | null): Promise<Batch<Date>> {
  const due = {
    by: "grown_minute",
    after: truncateToMinute(sql, after ?? new Date(0)),
    until: truncateToMinute(sql, before),
    condition: sql`grown_at < ${before}`,
  };
  return await readBatch(sql<Batch<Date>[]>`
    with gone as (
      delete from notifications
      where ${isInBatch(sql, "notifications", due)}
      returning grown_at as place
    )
    ${selectRemovedBatch(sql)}`);
}
