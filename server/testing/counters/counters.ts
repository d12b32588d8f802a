import type { Fragment, Sql } from "../../db/open-database.ts";
import { commentsShownBy } from "./comments-shown-by.ts";
import { type Keys, keyText, selectKeys } from "./key-text.ts";
import { otherNumbers } from "./other-numbers.ts";
import { pollFaults } from "./poll-faults.ts";

/**
 * The value of a stored counter, computed from the rows it counts; `r` is the counter's own row.
 */
const counters: Readonly<Record<string, (sql: Sql) => Fragment>> = {
  "posts.likes_count": (sql) => sql`(select count(*) from post_likes l where l.post_id = r.id)`,
  "posts.comments_count": (sql) =>
    sql`(select count(*) from comments c where c.post_id = r.id and c.deleted_at is null)`,
  "posts.comments_top": (sql) => commentsShownBy(sql, "top"),
  "posts.comments_high": (sql) => commentsShownBy(sql, "high"),
  "posts.comments_low": (sql) => commentsShownBy(sql, "low"),
  "posts.comments_none": (sql) => commentsShownBy(sql, "none"),
  "posts.shares_count": (sql) => sql`(select count(*) from post_shares s where s.post_id = r.id)`,
  "posts.reposts_count": (sql) =>
    sql`(select count(*) from posts p where p.repost_of_id = r.id and p.removed_at is null)`,
  // The versions before, and the one that stands.
  "posts.revision": (sql) => sql`(select 1 + count(*) from revisions v where v.post_id = r.id)`,
  // A deleted one keeps no versions, and its number.
  "comments.revision": (sql) =>
    sql`(
      select case when r.deleted_at is null or r.removed_at is not null then 1 + count(*) else r.revision end
      from revisions v
      where v.comment_id = r.id
    )`,
  "comments.likes_count": (sql) => sql`(select count(*) from comment_likes l where l.comment_id = r.id)`,
  "comments.replies_count": (sql) =>
    sql`(select count(*) from comments c where c.parent_id = r.id and c.removed_at is null)`,
  "polls.votes_count": (sql) => sql`(select count(*) from poll_votes v where v.post_id = r.post_id)`,
  "members.posts_count": (sql) =>
    sql`(
      select count(*) from posts p where p.author_id = r.id and p.repost_of_id is null and p.removed_at is null
    )`,
  "members.followers_count": (sql) => sql`(select count(*) from follows f where f.followed_id = r.id)`,
  "members.following_count": (sql) => sql`(select count(*) from follows f where f.follower_id = r.id)`,
  "cases.reports_count": (sql) => sql`(select count(*) from reports p where p.case_id = r.id)`,
  // An appeal weighs as a report.
  "cases.weight": (sql) =>
    sql`(select coalesce(sum(p.weight), 0) + case when r.kind = 'appeal' then 1000 else 0 end from reports p where p.case_id = r.id)`,
  // Less what the job has not added up.
  "case_counts.cases": (sql) =>
    sql`(
      select count(*) - (select coalesce(sum(k.cases), 0) from case_count_changes k where k.member_id = r.member_id)
      from cases c
      where c.member_id = r.member_id
    )`,
  "conversation_members.unread_count": (sql) =>
    sql`(
      select count(*)
      from messages e
      where e.conversation_id = r.conversation_id
        and e.receiver_id = r.member_id
        and e.position > r.read_position
        and e.unsent_at is null
    )`,
  "conversation_members.received_position": (sql) =>
    sql`(
      select coalesce(max(e.position), 0)
      from messages e
      where e.conversation_id = r.conversation_id and e.receiver_id = r.member_id
    )`,
  "conversation_members.delivered_position": (sql) => tickedPlace(sql, "delivered_position"),
  "conversation_members.read_position": (sql) => tickedPlace(sql, "read_position"),
  "members.xp": (sql) =>
    sql`(select coalesce(sum(e.amount), 0) from xp_entries e where e.account_id = r.id and ${
      isMembers(sql)
    })`,
  "members.lifetime_xp": (sql) =>
    sql`(
      select coalesce(sum(e.amount), 0)
      from xp_entries e
      join xp_transfers t on t.id = e.transfer_id
      where e.account_id = r.id and ${
      isMembers(sql)
    } and (e.amount > 0 and t.reason not in ('refund', 'purchase_restored') or t.reason = 'post_undone')
    )`,
  "xp_paid_kinds.times": (sql) =>
    sql`(
      select count(*)
      from xp_transfers t
      join xp_entries e on e.transfer_id = t.id and e.amount > 0
      where e.account_id = r.member_id
        and ${isMembers(sql)}
        and t.reason = r.kind
        and (t.created_at at time zone 'UTC')::date = r.paid_on
    )`,
  "xp_standings.xp": (sql) =>
    sql`(
      select coalesce(sum(e.amount), 0)
      from xp_entries e
      join xp_transfers t on t.id = e.transfer_id
      join xp_entries source on source.transfer_id = t.id and source.account_id = xp_account('minted')
      where e.account_id = r.member_id
        and ${isMembers(sql)}
        and (e.amount > 0 or t.reason = 'post_undone')
        and xp_is_ranked(t.reason)
        and r.starts_on = case r.period
          when 'daily' then (${earnedAt(sql)} at time zone 'UTC')::date
          when 'weekly' then date_trunc('week', ${earnedAt(sql)} at time zone 'UTC')::date
          else '1970-01-01'
        end
    )`,
  "promotions.total_cost": (sql) =>
    sql`(select coalesce(sum(h.xp_spent), 0) from promotion_hours h where h.promotion_id = r.id)`,
  "promotion_hours.xp_spent": (sql) =>
    sql`(
      select coalesce(-sum(e.amount), 0)
      from promotions p
      join xp_entries e on e.account_id = p.member_id and ${isMembers(sql)}
      join xp_transfers t on t.id = e.transfer_id
      where p.id = r.promotion_id
        and t.idempotency_key ~ ('^promotion:' || p.member_id || ':' || p.id || ':(hour:' || r.hour || '$|view:' || r.hour || ':)')
    )`,
  // The part that was taken at once and the part owed instead, less the part given back.
  "orders.reversed_xp": (sql) =>
    sql`(
      select ${movedFor(sql, "purchase_reversed")} - ${movedFor(sql, "purchase_restored")}
        + coalesce((select sum(owed) from xp_debts where order_id = r.id), 0)
    )`,
  "xp_debts.settled": (sql) =>
    sql`(
      select coalesce(sum(e.amount), 0)
      from xp_transfers t
      join xp_entries e on e.transfer_id = t.id and e.amount > 0
      where t.reason = 'debt_settled' and t.reference = r.order_id::text
    )`,
  "promotion_hours.views": marks("view"),
  "promotion_hours.post_clicks": marks("postClick"),
  "promotion_hours.image_clicks": marks("imageClick"),
  "promotion_hours.likes": marks("like"),
  "promotion_hours.comments": marks("comment"),
  "promotion_hours.comment_likes": marks("commentLike"),
  "promotion_hours.shares": marks("share"),
  "promotion_hours.bookmarks": marks("bookmark"),
  "promotion_hours.tts_plays": marks("ttsPlay"),
};

export const knownNumbers: readonly string[] = [...Object.keys(counters), ...otherNumbers].toSorted();

/** Every integer column of the schema, as `table.column`; of partitions, those of their table. */
export async function listIntegerColumns(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public'
      and data_type in ('smallint', 'integer', 'bigint')
      and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))`;
  return rows.map(({ name }) => name).toSorted();
}

/**
 * The counters, and quiet follows, that differ from their rows, by table, column and key; empty
 * when all are correct. Operators read it in logs, so no text of a row is in it.
 */
export async function counterFaults(sql: Sql): Promise<string[]> {
  const keys = await selectKeys(sql);
  const faults: string[] = [];
  for (const [name, counted] of Object.entries(counters)) {
    const rows = await sql<{ fault: string }[]>`
      select ${name} || ' is ' || stored || ', not ' || counted || ', where ' || key as fault
      from (
        select r.${sql(columnOf(name))} as stored, ${counted(sql)} as counted, ${
      keyText(sql, keys.get(tableOf(name)))
    } as key
        from ${sql(tableOf(name))} r
      ) as counter
      where stored <> counted
      limit 5`;
    faults.push(...rows.map(({ fault }) => fault));
  }
  return [...faults, ...await pollFaults(sql), ...await quietFaults(sql, keys)];
}

/** Follows that still count as quiet although the followed member has posted or reposted. */
async function quietFaults(sql: Sql, keys: Keys): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    select 'follows.is_quiet is set, where ' || ${keyText(sql, keys.get("follows"))} as fault
    from follows r
    where r.is_quiet
      and exists (select from posts p where p.author_id = r.followed_id)
    limit 5`;
  return rows.map(({ fault }) => fault);
}

/** The counters that are 0 in every row, so that nothing tested them. */
export async function untriedCounters(sql: Sql): Promise<string[]> {
  const untried: string[] = [];
  for (const name of Object.keys(counters)) {
    const rows = await sql`select from ${sql(tableOf(name))} where ${sql(columnOf(name))} <> 0 limit 1`;
    if (rows.length === 0) untried.push(name);
  }
  return untried;
}

/** When the XP of a transfer was earned; what an undone post gives back is taken from that time. */
function earnedAt(sql: Sql): Fragment {
  return sql`case
    when t.reason <> 'post_undone' then t.created_at
    else (select paid.created_at from xp_transfer_of('post:' || e.account_id || ':' || t.reference) as paid)
  end`;
}

/** Whether an entry is a member's, as in `xp_entries_of_members`. */
function isMembers(sql: Sql): Fragment {
  return sql`e.account_id > xp_account('gifts')`;
}

/** XP that moved for an order, `r`, for a reason. */
function movedFor(sql: Sql, reason: string): Fragment {
  return sql`(
    select coalesce(sum(e.amount), 0)
    from xp_transfers t
    join xp_entries e on e.transfer_id = t.id and e.amount > 0
    where t.reason = ${reason} and t.reference = r.id::text
  )`;
}

/** A tick is at a message of the other member, or at none. */
function tickedPlace(sql: Sql, column: string): Fragment {
  return sql`(
    select coalesce(max(e.position), 0)
    from messages e
    where e.conversation_id = r.conversation_id and e.receiver_id = r.member_id and e.position <= r.${
    sql(column)
  }
  )`;
}

function marks(kind: string): (sql: Sql) => Fragment {
  return (sql) =>
    sql`(
      select count(*)
      from promotion_marks_by_month m
      where m.promotion_id = r.promotion_id and m.hour = r.hour and m.kind = ${kind}
    )`;
}

const tableOf = (name: string) => name.split(".")[0] as string;
const columnOf = (name: string) => name.split(".")[1] as string;
