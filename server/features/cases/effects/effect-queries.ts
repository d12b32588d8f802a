import { hideLength } from "../../../db/hide-length.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { FormerSuspension } from "./effect.ts";

/** How much of each kind a statement changes of what was removed. */
export const removedBatch = 50;

/** Returns the rows of members' lists that are about content which went or came back. */
export async function selectNotices(
  tx: Tx,
  column: "post_id" | "comment_id",
  ids: readonly string[],
): Promise<Notified[]> {
  const rows = await tx<Pick<Notified, "memberId" | "notificationId" | "type">[]>`
    select receiver_id as "memberId", id as "notificationId", type
    from notifications
    where ${tx(column)} = any(${hideLength(tx, ids)})`;
  return rows.map((row) => ({ ...row, isNew: false }));
}

/**
 * Takes back what administrators' removals told the authors of content that came back (admin.4).
 * Returns the rows of their lists that changed.
 */
export async function withdrawRemovals(
  tx: Tx,
  table: "posts" | "comments",
  ids: readonly string[],
): Promise<Notified[]> {
  const rows = await tx<{ notified: Notified | null }[]>`
    select withdraw_notice(content.author_id, 'removed:' || content.id, 'moderation') as notified
    from (select id, author_id from ${tx(table)} where id = any(${
    hideLength(tx, ids)
  }) order by id) as content`;
  return rows.flatMap(({ notified }) => notified ?? []);
}

/** Counts posts that came or went among those of their author. */
export async function countPosts(tx: Tx, authorId: string, change: number): Promise<void> {
  await tx`
    update members set posts_count = posts_count + ${change}::integer where id = ${authorId}`;
}

/**
 * Stops all that a member promotes, without a refund. Returns the ids of what it stopped. What
 * begins before the caller locks the member, the caller must look for: see
 * `refuseRunningPromotions`.
 */
export async function stopPromotionsOf(tx: Tx, memberId: string, at: Date): Promise<string[]> {
  await tx`
    select from posts
    where id in (select post_id from promotions where member_id = ${memberId} and ended_at is null)
    order by id
    for no key update`;
  const rows = await tx<{ id: string }[]>`
    with stopped as (
      update promotions
      set ended_at = ${at}, end_reason = 'stopped'
      where member_id = ${memberId}
        and ended_at is null
      returning id
    )
    select id from stopped order by id`;
  return rows.map(({ id }) => id);
}

/** With the member locked: a promotion that began before lets the transaction be tried again. */
export async function refuseRunningPromotions(tx: Tx, memberId: string): Promise<void> {
  const running = await tx`
    select from promotions
    where member_id = ${memberId}
      and ended_at is null
    limit 1`;
  if (running.length > 0) throw new ChangedMeanwhile(`A promotion of member ${memberId} began meanwhile`);
}

/**
 * Lets promotions that were stopped at `stoppedAt` go on, by as much later as they stood still:
 * what was paid is shown. Not those whose post is gone, removed or promoted anew, nor those that
 * ended since by something else. Returns how many go on.
 */
export async function resumePromotions(
  tx: Tx,
  ids: readonly string[],
  { stoppedAt, at }: { readonly stoppedAt: string; readonly at: Date },
): Promise<number> {
  await tx`
    select from posts
    where id in (select post_id from promotions where id = any(${hideLength(tx, ids)}))
    order by id
    for no key update`;
  const since = tx`${stoppedAt}::text::timestamptz`;
  const resumed = await tx`
    update promotions p
    set
      ended_at = null,
      end_reason = null,
      started_at = p.started_at + (${at}::timestamptz - ${since}),
      ends_at = p.ends_at + (${at}::timestamptz - ${since}),
      due_at = p.due_at + (${at}::timestamptz - ${since})
    where p.id = any(${hideLength(tx, ids)})
      and p.ended_at = ${since}
      and p.end_reason = 'stopped'
      and p.ends_at > ${since}
      and exists (select from posts where id = p.post_id and removed_at is null)
      and not exists (select from promotions other where other.post_id = p.post_id and other.ended_at is null)`;
  return resumed.count;
}

interface Replaced<T> {
  /** What stands now, times as JSON has them; another value lets the transaction be tried again. */
  readonly from: string | null;
  readonly to: T;
  /** How many promotions go on, which a change of the member since may not allow. */
  readonly resumed: number;
}

/** Lets a member's limit end at another time; null: there is none. */
export async function replaceLimit(
  tx: Tx,
  memberId: string,
  { from, to, resumed }: Replaced<string | null>,
): Promise<void> {
  const [row] = await tx<{ mayPromote: boolean }[]>`
    update members
    set
      limited_until = ${to}::text::timestamptz,
      post_audience = ${to === null ? "members" : "followers"}
    where id = ${memberId}
      and limited_until is not distinct from ${from}::text::timestamptz
    returning may_promote(members) as "mayPromote"`;
  refuseChanged(memberId, row, resumed);
}

/** The columns of a suspension; times as JSON has them. */
export type Suspension = Pick<FormerSuspension, "suspendedAt" | "reason" | "until">;

/** Puts another suspension, or none, in the place of the one that began at `from`. */
export async function replaceSuspension(
  tx: Tx,
  memberId: string,
  { from, to, resumed }: Replaced<Suspension>,
): Promise<void> {
  const [row] = await tx<{ mayPromote: boolean }[]>`
    update members
    set
      suspended_at = ${to.suspendedAt}::text::timestamptz,
      suspension_reason = ${to.reason},
      suspended_until = ${to.until}::text::timestamptz
    where id = ${memberId}
      and suspended_at is not distinct from ${from}::text::timestamptz
    returning may_promote(members) as "mayPromote"`;
  refuseChanged(memberId, row, resumed);
}

function refuseChanged(id: string, row: { readonly mayPromote: boolean } | undefined, resumed: number): void {
  if (row && (resumed === 0 || row.mayPromote)) return;
  throw new ChangedMeanwhile(`Member ${id} changed meanwhile`);
}

/**
 * The ids of content that decisions hid and an appeal may bring back though its time is over
 * (appeals.3): it waits, or the decision was told late, after a moment, and can still be appealed:
 * each member's part of it by themselves. Few.
 */
export async function selectKeptForAppeals(sql: Sql, toldSince: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select hidden.id
    from (
      select null::uuid as told_late, d.decision, d.former
      from appeals a
      join decisions d on d.id = a.decision_id
      where a.answered_at is null
      union all
      select d.id, d.decision, d.former
      from decisions d
      where d.noticed_at - d.decided_at > interval '23 hours'
        and d.noticed_at > ${toldSince}
        and d.undone_at is null
    ) as d
    cross join jsonb_array_elements(d.former -> 'effects') as e
    cross join lateral (
      select e ->> 'id' as id where d.decision = 'remove'
      union all
      select jsonb_array_elements_text(
        coalesce(e #> '{former,hidden,posts}', '[]')
          || coalesce(e #> '{former,hidden,reposts}', '[]')
          || coalesce(e #> '{former,hidden,comments}', '[]')
      )
      where d.decision = 'suspend'
    ) as hidden
    -- The limit keeps the planner, which takes those told late for a third of all, from reading
    -- every appeal.
    where (
      select true
      from appeals a
      where a.decision_id = d.told_late
        and a.member_id = (e ->> 'memberId')::uuid
        and a.answered_at is not null
      limit 1
    ) is null`;
  return rows.map(({ id }) => id);
}
