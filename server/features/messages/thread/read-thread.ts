import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { readThread as row } from "#shared/messages/conversation-contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { decodeCursor, getNextCursor, type Page } from "../../../db/id-cursor.ts";
import { decodePlace, encodePlace, getNextPlace } from "../../../db/place-cursor.ts";
import { Invalid, NotFound } from "../../../errors.ts";
import { messageColumns, type MessageRow, messagesOf } from "../fragments.ts";
import { presentMessages } from "../get-messages.ts";
import { deliverMessagesFrom } from "./deliver-messages.ts";
import { type Range, selectMessagesBefore, selectMessagesFrom, selectThread } from "./thread-queries.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";

type Query = z.output<typeof row.query>;

/** A page of rows, before they are presented. */
interface Rows {
  readonly rows: readonly MessageRow[];
  readonly nextCursor: string | null;
}

/**
 * Messages of the actor and a member: the newest, those before a message, those around it, or those
 * written or changed since it was written. Also across a block; none when the two have not written
 * to each other. Marks the member's messages delivered. Throws `Invalid` for more than one of
 * `before`, `after` and `around`, and `NotFound` for a message of another conversation.
 */
export async function readThread(
  ctx: MemberCtx,
  userId: string,
  query: Query,
): Promise<Page<DirectMessage>> {
  const { before, after, around } = query;
  if ([before, after, around].filter((one) => one !== undefined).length > 1) {
    throw new Invalid(msg`Choose one of before, after and around.`);
  }
  const older = after === undefined && query.cursor !== undefined ? decodeCursor(query.cursor) : undefined;
  const anchorId = older ?? before ?? after ?? around ?? null;
  const thread = await selectThread(ctx.sql, ctx.actor.id, userId, anchorId);
  if (anchorId !== null && (thread?.position ?? null) === null) {
    throw new NotFound(msg`This message is no longer available.`);
  }
  if (!thread) return { items: [], nextCursor: null };
  const [page] = await Promise.all([
    readRows(ctx, { ...query, userId, conversationId: thread.conversation_id }, thread.position),
    thread.is_undelivered ? deliverMessagesFrom(ctx, [userId]) : null,
  ]);
  return { items: await presentMessages(ctx, page.rows), nextCursor: page.nextCursor };
}

async function readRows(
  ctx: MemberCtx,
  { userId, conversationId, limit, after, around, cursor }: Query & {
    userId: string;
    conversationId: string;
  },
  position: number | null,
): Promise<Rows> {
  const range = { conversationId, limit, now: ctx.clock.now() };
  if (after !== undefined && position !== null) {
    const place = decodeCatchUp(cursor) ?? { version: position, id: null, ticked: null };
    const rows = await selectChanged(ctx.sql, ctx.actor, {
      ...range,
      otherId: userId,
      since: position,
      place,
    });
    return { rows, nextCursor: nextCatchUp(rows, place, limit) };
  }
  if (around !== undefined && cursor === undefined && position !== null) {
    const older = Math.floor(limit / 2);
    const [before, from] = await Promise.all([
      older > 0 ? selectMessagesBefore(ctx.sql, ctx.actor, { ...range, limit: older, before: position }) : [],
      selectMessagesFrom(ctx.sql, ctx.actor, { ...range, limit: limit - older, from: position }),
    ]);
    return { rows: [...from.toReversed(), ...before], nextCursor: getNextCursor(before, { limit: older }) };
  }
  const rows = await selectMessagesBefore(ctx.sql, ctx.actor, { ...range, before: position });
  return { rows, nextCursor: getNextCursor(rows, { limit }) };
}

const placeLength = 32;

/** Two places: the last message's, and the version of the ticks when the first page was read. */
function nextCatchUp(
  rows: Awaited<ReturnType<typeof selectChanged>>,
  { ticked }: CatchUpPlace,
  limit: number,
): string | null {
  const next = getNextPlace(rows.map(({ changed, id }) => ({ order: changed, id })), { limit });
  const last = rows.at(-1);
  return next && last ? next + encodePlace({ order: ticked ?? last.ticked, id: last.id }) : null;
}

function decodeCatchUp(cursor: string | undefined): CatchUpPlace | null {
  if (cursor === undefined) return null;
  const { order: version, id } = decodePlace(cursor.slice(0, placeLength));
  return { version, id, ticked: decodePlace(cursor.slice(placeLength)).order };
}

/** A message in a catch-up. */
interface ChangedRow extends MessageRow {
  /** The version of the change for which it is included. */
  readonly changed: number;
  /** The version of the latest tick of the viewer's messages. */
  readonly ticked: number;
}

/** Where a page of a catch-up begins. */
interface CatchUpPlace {
  /** After this version, and on later pages after the message at that version. */
  readonly version: number;
  readonly id: string | null;
  /** The version of the latest tick when the first page was read; null for that page. */
  readonly ticked: number | null;
}

interface Changes extends Range {
  readonly otherId: string;
  /** The version after which the catch-up begins. */
  readonly since: number;
  readonly place: CatchUpPlace;
}

/**
 * Messages written or changed since a version, oldest change first. Ticks change no message: for a
 * tick that moved, the latest of the viewer's messages it covers is included at the tick's version,
 * unless it is in this catch-up anyway, with the tick.
 */
function selectChanged(sql: Sql, viewer: Viewer, changes: Changes): Promise<ChangedRow[]> {
  const { conversationId, otherId, limit, now, since, place: { version, id, ticked } } = changes;
  const last = limitOf(sql, limit);
  const isAfter = (changed: Fragment) =>
    id === null ? sql`${changed} > ${version}` : sql`(${changed}, e.id) > (${version}, ${id}::uuid)`;
  // No other message has the version of one that is unchanged since it was written.
  return sql<ChangedRow[]>`
    with page as materialized (
      (
        select e.*, e.version as changed
        from messages e
        where e.conversation_id = ${conversationId}
          and e.position > ${version}
          and e.version <= e.position
        order by e.position
        limit ${last}
      )
      union all
      (
        select e.*, e.version
        from messages e
        where e.conversation_id = ${conversationId}
          and e.version > e.position
          and ${isAfter(sql`e.version`)}
        order by e.version, e.id
        limit ${last}
      )
      union all
      (
        select e.*, tick.version
        from (${shownTicks(sql, viewer, changes)}) as tick
        join messages e on e.conversation_id = ${conversationId} and e.position = tick.position
        where tick.version > e.version
          and ${isAfter(sql`tick.version`)}
          and (
            e.version <= ${since}
            -- It was on an earlier page, perhaps before the tick.
            or tick.version > ${ticked} and not (${isAfter(sql`e.version`)})
          )
      )
      order by changed, id
      limit ${last}
    )
    select
      ${messageColumns(sql, viewer, now)}, e.changed,
      (
        select greatest(ticks.delivered_version, ticks.read_version)
        from conversation_members ticks
        where ticks.member_id = ${otherId}
          and ticks.other_id = ${viewer.id}
      ) as ticked
    from ${messagesOf(sql, viewer, sql`page`)}
    order by e.changed, e.id`;
}

/** The ticks of the viewer's messages, as far as the viewer may know; see `isTicked`. */
function shownTicks(sql: Sql, viewer: Viewer, { otherId }: Changes): Fragment {
  return sql`
          select moved.position, max(moved.version) as version
          from conversation_members receiving
          cross join lateral (
            values
              (receiving.delivered_position, receiving.delivered_version),
              (
                receiving.read_position,
                case
                  when (
                    select bool_and(m.show_read_receipts)
                    from members m
                    where m.id in (${viewer.id}, ${otherId})
                  ) then receiving.read_version
                end
              )
          ) as moved (position, version)
          where receiving.member_id = ${otherId}
            and receiving.other_id = ${viewer.id}
            and receiving.state = 'open'
          group by moved.position`;
}
