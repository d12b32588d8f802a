import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { messageColumns, type MessageRow, messagesOf } from "../fragments.ts";
import type { Range } from "./thread-queries.ts";

/** A message in a catch-up. */
interface ChangedRow extends MessageRow {
  /** The version of the change for which it is included. */
  readonly changed: number;
  /** The version of the latest tick of the viewer's messages. */
  readonly ticked: number;
}

/** Where a page of a catch-up begins. */
export interface CatchUpPlace {
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
export function selectChanged(sql: Sql, viewer: Viewer, changes: Changes): Promise<ChangedRow[]> {
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
