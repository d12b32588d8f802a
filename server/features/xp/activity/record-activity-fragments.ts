import { visibleLevels } from "#shared/moderation/content-filter.ts";
import type { NotificationType } from "#shared/notifications/notification-types.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { ViewerColumns } from "../../../db/visibility/content-visibility.ts";
import {
  type Notified,
  notifyMember,
  withdrawNotification,
} from "../../notifications/notify/notify-fragments.ts";
import { type Activity, earn, type XpMoved, xpMoved } from "../pay-and-charge-fragments.ts";

/** The effect of an activity in its statement; null when it was recorded before. */
export interface Recorded {
  readonly xp: XpMoved | null;
  readonly notified: readonly (Notified | null)[] | null;
}

/**
 * The expression that records an activity in the statement of the act, so that both commit or roll
 * back together. It returns a `Recorded` for `publishActivity`. It must be read by the final select
 * (a CTE nobody reads does not run), from the CTE that did the thing (so that what was there before
 * pays nothing), and after what the statement itself writes to `members`:
 *
 *     with shared as (
 *       insert into shares … on conflict do nothing returning post_id
 *     )
 *     select (select ${recordActivity(sql, {
 *       kind: "share", actorId: memberId, target: sql`post.id`, ownerId: sql`post.author_id`, at
 *     })} from shared) as recorded
 *     from post
 *
 * `notified` is the expression of a JSON array of what `notifyMember` returns: one for each member
 * that the act notifies. It locks the members it pays: lock posts and comments before it, never
 * after. A statement calls it once.
 */
export function recordActivity(sql: Sql, activity: Activity, notified?: Fragment): Fragment {
  const xp = xpMoved(sql, activity.actorId, earn(sql, activity));
  // In this order: a notification of XP needs the payment.
  return sql`json_build_object('xp', ${xp}, 'notified', ${notified ?? sql`null::json`})`;
}

/**
 * A mark that a member sets on a post or comment once and may remove: a like, a bookmark, a share.
 */
export interface Toggle {
  readonly kind: Activity["kind"];
  /** The table of the marks, with `member_id` and `created_at`, and its column of the target. */
  readonly marks: Fragment;
  readonly on: Fragment;
  /** The table of the targets, and its counter column; null: not counted. */
  readonly counted: { readonly table: Fragment; readonly count: Fragment } | null;
  /** The notification of the target's author; null: none. */
  readonly notifies: {
    readonly type: NotificationType;
    /** The group is this and the target's id. */
    readonly group: string;
    readonly postId: Fragment;
    readonly commentId: Fragment | null;
  } | null;
}

/**
 * The result of `switchOn` and `switchOff`; no row when the target does not exist for the member.
 */
export interface ToggledRow {
  /** 0 when not counted. */
  readonly count: number;
  /** Null when nothing changed. */
  readonly recorded: Partial<Recorded> | null;
}

/** A member who sets a mark. */
export interface Marker {
  readonly member: Viewer;
  readonly at: Date;
}

interface SwitchingOn {
  /** CTEs that end in `locked`, the target (`id`, `author_id` and the count) under its lock. */
  readonly target: Fragment;
  /** True where the viewer, whose columns are given, sees the locked target. */
  readonly isVisible: (viewer: ViewerColumns) => Fragment;
  /** Each member once. */
  readonly markers: readonly Marker[];
}

/**
 * The statement that sets the marks of several members on one target once, counts them under its
 * lock, and records each. Returns `member_id` with each `ToggledRow`. The returned count is the
 * newest, even when a thousand do so at once.
 */
export function switchOn(sql: Sql, toggle: Toggle, { target, isVisible, markers }: SwitchingOn): Fragment {
  const actorId = sql`marked.member_id`;
  const notifies = toggle.notifies && { ...toggle.notifies, ...groupOf(sql, toggle, actorId) };
  const recorded = recordActivity(sql, {
    kind: toggle.kind,
    actorId,
    target: sql`target.id`,
    ownerId: sql`target.author_id`,
    at: sql`target.at`,
  }, notifies ? sql`json_build_array(${notifyMember(sql, { ...notifies, at: sql`target.at` })})` : undefined);
  const given = markers.map(({ member, at }) => ({
    member_id: member.id,
    levels: visibleLevels(member.filter),
    at: at.toISOString(),
  }));
  const viewer = { id: sql`given.member_id`, levels: sql`given.levels` };
  return sql`
    with ${target}, given as (
      select *
      from jsonb_to_recordset(${
    sql.json(given)
  }::jsonb) as given (member_id uuid, levels text[], at timestamptz)
    ), target as materialized (
      select locked.*, given.member_id, given.at
      from locked
      join given on ${isVisible(viewer)}
    ), marked as (
      insert into ${toggle.marks} (${toggle.on}, member_id, created_at)
      select id, member_id, at
      from target
      on conflict do nothing
      returning ${toggle.on} as id, member_id
    ), paid as materialized (
      -- All members that the statement pays, in one order, before it pays the first.
      select lock_members(array_agg(marked.member_id) || array_agg(target.author_id))
      from marked
      join target on target.member_id = marked.member_id
    )${countedBy(sql, toggle, sql`1`)}
    select
      target.member_id,
      ${countAfter(sql, toggle, sql`1`)} as count,
      (
        select ${recorded}
        from paid
        cross join marked
        where marked.member_id = target.member_id
      ) as recorded
    from target`;
}

interface SwitchingOff {
  /**
   * CTEs that end in `target` (`id`, `author_id` and the count), locked, empty when it does not
   * exist for the member.
   */
  readonly target: Fragment;
  readonly member: Viewer;
}

/**
 * The statement that removes a mark, if it is set. XP that it paid is kept (xp.3); its notification
 * is withdrawn.
 */
export function switchOff(sql: Sql, toggle: Toggle, { target, member }: SwitchingOff): Fragment {
  const withdrawn = toggle.notifies && withdrawNotification(sql, groupOf(sql, toggle, sql`${member.id}`));
  return sql`
    with ${target}, marked as (
      delete from ${toggle.marks} mark
      using target
      where mark.${toggle.on} = target.id and mark.member_id = ${member.id}
      returning target.id
    )${countedBy(sql, toggle, sql`-1`)}
    select
      ${countAfter(sql, toggle, sql`-1`)} as count,
      ${
    withdrawn
      ? sql`(select json_build_object('notified', json_build_array(${withdrawn})) from marked)`
      : sql`null`
  } as recorded
    from target`;
}

function groupOf(sql: Sql, { notifies }: Toggle, actorId: Fragment) {
  return {
    receiverId: sql`target.author_id`,
    actorId,
    group: sql`(${notifies?.group ?? ""} || ':' || target.id)`,
  };
}

function countedBy(sql: Sql, { counted }: Toggle, step: Fragment): Fragment {
  if (!counted) return sql``;
  const { table, count } = counted;
  return sql`, counted as (
      update ${table} as counted
      set ${count} = counted.${count} + ${step} * changed.times
      from (select id, count(*)::integer as times from marked group by id) as changed
      where counted.id = changed.id
    )`;
}

function countAfter(sql: Sql, { counted }: Toggle, step: Fragment): Fragment {
  if (!counted) return sql`0`;
  return sql`target.${counted.count} + ${step} * (select count(*) from marked)::integer`;
}
