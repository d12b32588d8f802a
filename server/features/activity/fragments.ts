import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { type Activity, earn, type XpMoved, xpMoved } from "../xp/fragments.ts";

/** What an activity brought about in its statement; null where nothing was new. */
export interface Recorded {
  readonly xp: XpMoved | null;
}

/**
 * The expression that records an activity in the statement of the act, so that one commits or rolls back with the other. It
 * returns a `Recorded` for `publishActivity`. It must be read by the final select (a CTE nobody reads does not run), from the CTE that did the
 * thing (so that what was there before pays nothing), and after what the statement itself writes to `members`:
 *
 *     with shared as (
 *       insert into shares … on conflict do nothing returning post_id
 *     )
 *     select (select ${recordActivity(sql, {
 *       kind: "share", actorId: memberId, target: sql`post.id`, ownerId: sql`post.author_id`, at
 *     })} from shared) as recorded
 *     from post
 *
 * It locks the members it pays: lock posts and comments before it, never after. A statement calls it once.
 */
export function recordActivity(sql: Sql, activity: Activity): Fragment {
  return sql`json_build_object('xp', ${xpMoved(sql, activity.actorId, earn(sql, activity))})`;
}

/** What a member puts on a post or comment once, and may take off again: a like, a bookmark, a share. */
export interface Toggle {
  readonly kind: Activity["kind"];
  /** The table of the marks, which have `member_id` and `created_at`, and their column of what they are on. */
  readonly marks: Fragment;
  readonly on: Fragment;
  /** The table of what they are on, and its count of them; null: not counted. */
  readonly counted: { readonly table: Fragment; readonly count: Fragment } | null;
}

/** What `switchOn` and `switchOff` return; no row when the target is not there for the member. */
export interface ToggledRow {
  /** 0 when not counted. */
  readonly count: number;
  /** Null when it was on before, and when it is switched off. */
  readonly recorded: Recorded | null;
}

interface Toggling {
  /** CTEs that end in `target` (`id`, `author_id` and the count), locked, empty when not there for this member. */
  readonly target: Fragment;
  readonly member: Viewer;
  readonly at: Date;
}

/**
 * The statement that puts a mark on once, counts it under the target's lock, and records it. The count returned is the newest,
 * also when a thousand do so at once.
 */
export function switchOn(sql: Sql, toggle: Toggle, { target, member, at }: Toggling): Fragment {
  const recorded = recordActivity(sql, {
    kind: toggle.kind,
    actorId: member.id,
    target: sql`target.id`,
    ownerId: sql`target.author_id`,
    at,
  });
  return sql`
    with ${target}, marked as (
      insert into ${toggle.marks} (${toggle.on}, member_id, created_at)
      select id, ${member.id}, ${at}
      from target
      on conflict do nothing
      returning ${toggle.on} as id
    )${countedBy(sql, toggle, sql`1`)}
    select
      ${countAfter(sql, toggle, sql`1`)} as count,
      (select ${recorded} from marked) as recorded
    from target`;
}

/** The statement that takes a mark off, or does nothing. What it paid stays paid (xp.3). */
export function switchOff(sql: Sql, toggle: Toggle, { target, member }: Omit<Toggling, "at">): Fragment {
  return sql`
    with ${target}, marked as (
      delete from ${toggle.marks} mark
      using target
      where mark.${toggle.on} = target.id and mark.member_id = ${member.id}
      returning target.id
    )${countedBy(sql, toggle, sql`-1`)}
    select
      ${countAfter(sql, toggle, sql`-1`)} as count,
      null as recorded
    from target`;
}

function countedBy(sql: Sql, { counted }: Toggle, step: Fragment): Fragment {
  if (!counted) return sql``;
  const { table, count } = counted;
  return sql`, counted as (
      update ${table} as counted
      set ${count} = counted.${count} + ${step}
      from marked
      where counted.id = marked.id
    )`;
}

function countAfter(sql: Sql, { counted }: Toggle, step: Fragment): Fragment {
  if (!counted) return sql`0`;
  return sql`target.${counted.count} + ${step} * (select count(*) from marked)::integer`;
}
