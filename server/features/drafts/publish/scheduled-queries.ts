import type { DraftProblem } from "#shared/drafts/contract.ts";
import { scheduleLimits } from "#shared/drafts/draft-limits.ts";
import { msg } from "@lingui/core/runtime-macro";
import { draftReason } from "#shared/notifications/notification-types.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify-fragments.ts";
import { draftColumns, type DraftRow } from "../draft-queries.ts";

export interface DuePost extends DraftRow {
  readonly memberId: string;
  readonly publishAt: Date;
}

/** Where the next batch begins: after this one, in the order of their times. */
export type After = Pick<DuePost, "publishAt" | "id"> | null;

/** Whose time has come, the earliest first, by `scheduled_by_time`. */
export async function selectDuePosts(
  sql: Sql,
  { now, after, most }: { readonly now: Date; readonly after: After; readonly most: number },
): Promise<DuePost[]> {
  return await sql<DuePost[]>`
    select d.member_id as "memberId", ${draftColumns(sql)}
    from drafts d
    where d.publish_at <= ${now}
      ${after ? sql`and (d.publish_at, d.id) > (${after.publishAt}, ${after.id}::uuid)` : sql``}
    order by d.publish_at, d.id
    limit ${limitOf(sql, most)}`;
}

/** Its author posted as much as is allowed: it waits. */
export async function noteLimit(sql: Sql, { id, revision }: Read): Promise<void> {
  await sql`
    update drafts
    set is_limited = true
    where id = ${id} and revision = ${revision} and publish_at is not null`;
}

/** A scheduled post as it was read. */
type Read = Pick<DuePost, "id" | "revision">;

/**
 * Makes a draft of a post that cannot be published, and notifies its author. Null where it was
 * changed, cancelled or taken since.
 */
export async function giveUpPost(
  sql: Sql,
  { id, revision }: Read,
  { problem, at }: { readonly problem: DraftProblem; readonly at: Date },
): Promise<Notified | null> {
  const which = sql`(
      select id from drafts where id = ${id} and revision = ${revision} and publish_at is not null for update
    )`;
  const [notified] = await giveUp(sql, { which, problem: sql`${problem}`, at });
  return notified ?? null;
}

/** The same for those whose hour is over: up to a number of them. */
export async function giveUpLatePosts(sql: Sql, at: Date, most: number): Promise<(Notified | null)[]> {
  const before = new Date(at.getTime() - scheduleLimits.lateMs);
  const which = sql`(
      select id
      from drafts
      where publish_at < ${before}
      order by publish_at, id
      limit ${limitOf(sql, most)}
      for update skip locked
    )`;
  return await giveUp(sql, { which, problem: sql`case when is_limited then 'limited' else 'late' end`, at });
}

/** `which` locks the rows and selects their ids. */
async function giveUp(
  sql: Sql,
  { which, problem, at }: { readonly which: Fragment; readonly problem: Fragment; readonly at: Date },
): Promise<(Notified | null)[]> {
  const rows = await sql<{ notified: Notified | null }[]>`
    with chosen as materialized ${which}, given_up as (
      update drafts
      set
        problem = ${problem}, problem_at = ${at}, publish_at = null, moderation_level = null, is_limited = false,
        updated_at = ${at}
      where id in (select id from chosen)
      returning id, member_id, revision
    )
    select ${
    notifyFromProduct(sql, {
      type: "moderation",
      receiverId: sql`given_up.member_id`,
      // Once for each time that it was scheduled.
      group: sql`('draft:' || given_up.id || ':' || given_up.revision)`,
      postId: null,
      at,
      words: msg`A scheduled post was not published. It is a draft again, which says why.`,
      reason: draftReason,
    })
  } as notified
    from given_up
    order by given_up.member_id`;
  return rows.map(({ notified }) => notified);
}
