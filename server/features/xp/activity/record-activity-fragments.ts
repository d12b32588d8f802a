import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import type { NotificationType } from "#shared/notifications/notification-types.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { ViewerColumns } from "../../../db/visibility/content-visibility.ts";
import { type Notified, withdrawNotification } from "../../notifications/notify-fragments.ts";
import { earnings } from "#shared/xp/earnings.ts";
import { type Activity, earn, payOf, type XpMoved, xpMoved } from "../pay-and-charge-fragments.ts";

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

/** Pays its actor alone, the same for every text. */
type MarkKind = "like" | "bookmark" | "share" | "comment_like";

/**
 * A mark that a member sets on a post or comment once and may remove: a like, a bookmark, a share.
 */
export interface Toggle {
  readonly kind: MarkKind;
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
  readonly target_id: string;
  /** 0 when not counted. */
  readonly count: number;
  /** Null when nothing changed. */
  readonly recorded: Partial<Recorded> | null;
}

/** A member who sets a mark on a target. */
export interface Marker {
  readonly member: Viewer;
  readonly at: Date;
}

interface SwitchingOn {
  /** The expression of a target's id, of what a member named (`given.named`). */
  readonly idOf: Fragment;
  /**
   * CTEs that read `given` (`target_id`) and end in `locked`, the targets (`id`, `author_id` and
   * the count), locked in the order of their ids.
   */
  readonly targets: Fragment;
  /** True where the viewer, whose columns are given, sees the locked target. */
  readonly isVisible: (viewer: ViewerColumns) => Fragment;
  /** The names in the text, with how each is marked. */
  readonly marks: readonly (Marker & { readonly named: string })[];
}

/** A mark of `switchOn`, by its place among those given. */
export interface SwitchedOn extends ToggledRow {
  readonly n: number;
  readonly member_id: string;
}

/**
 * The statement that sets marks of several members on several targets once, counts them under the
 * targets' locks, and records each. Returns no row for a mark whose target does not exist for its
 * member. The returned count is the newest, even when a thousand do so at once.
 */
export function switchOn(
  sql: Sql,
  toggle: Toggle,
  { idOf, targets, isVisible, marks }: SwitchingOn,
): Fragment {
  const given = marks.map(({ named, member, at }, n) => ({
    n,
    named,
    member_id: member.id,
    levels: listVisibleLevels(member.filter),
    at: at.toISOString(),
  }));
  const viewer = { id: sql`given.member_id`, levels: sql`given.levels` };
  return sql`
    with given as materialized (
      select given.n, given.member_id, given.levels, given.at, ${idOf} as target_id
      from jsonb_to_recordset(${
    sql.json(given)
  }::jsonb) as given (n integer, named uuid, member_id uuid, levels text[], at timestamptz)
    ), ${targets}, target as materialized (
      select locked.*, given.n, given.member_id, given.at
      from locked
      join given on given.target_id = locked.id and ${isVisible(viewer)}
    ), marked as (
      insert into ${toggle.marks} (${toggle.on}, member_id, created_at)
      select id, member_id, at
      from target
      on conflict do nothing
      returning ${toggle.on} as id, member_id, created_at
    ), payees as materialized (
      -- All members that the statement pays, in one order, before it pays the first.
      select lock_members(array_agg(marked.member_id) || array_agg(locked.author_id))
      from marked
      join locked on locked.id = marked.id
    ), recorded as materialized (
      select target.id, of_mark.*
      from (
        select
          marked.id, array_agg(marked.member_id order by marked.member_id) as actors,
          array_agg(marked.created_at order by marked.member_id) as ats
        from payees
        cross join marked
        group by marked.id
      ) as marks
      join locked as target on target.id = marks.id
      cross join lateral ${recordMarks(sql, toggle)} as of_mark
    )${countedBy(sql, toggle, sql`1`)}
    select
      target.n, target.id as target_id, target.member_id,
      ${countAfter(sql, toggle, sql`1`)} as count,
      (
        select recorded.recorded
        from recorded
        where recorded.id = target.id
          and recorded.actor = target.member_id
      ) as recorded
    from target
    order by target.n`;
}

/** The call that pays and notifies of the marks `marks` on `target`: see record_marks. */
function recordMarks(sql: Sql, { kind, notifies }: Toggle): Fragment {
  const { dailyCap } = earnings[kind];
  const about = notifies && sql`jsonb_build_object(
          'receiver', target.author_id, 'type', ${notifies.type}::text, 'group', ${notifies.group} || ':' || target.id,
          'post', ${notifies.postId}::uuid, 'comment', ${notifies.commentId ?? null}::uuid
        )`;
  return sql`record_marks(
        jsonb_build_object(
          'kind', ${kind}::text, 'target', target.id, 'owner', target.author_id, 'dailyCap', ${dailyCap}::integer
        ) || ${sql.json(payOf(kind))}::jsonb,
        ${about ?? sql`null`},
        marks.actors,
        marks.ats
      )`;
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
      target.id as target_id,
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
  return sql`target.${counted.count} + ${step} * (select count(*) from marked where marked.id = target.id)::integer`;
}
