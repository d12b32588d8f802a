import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

type Reason = DetectedBot["findings"][number]["reason"];

export interface Place {
  readonly id: string;
  readonly seen_hour: Date;
}

/**
 * A page of members by the hour of their last visit, oldest first, without bots and administrators.
 * By `members_by_seen_hour`.
 */
export function selectActive(
  sql: Sql,
  { since, until, after, adminEmails, limit }: {
    since: Date;
    until: Date;
    after: Place | null;
    adminEmails: readonly string[];
    limit: number;
  },
): Promise<Place[]> {
  return sql<Place[]>`
    select m.id, m.seen_hour
    from members m
    where m.seen_hour >= date_trunc('hour', ${since}::timestamptz, 'UTC')
      and m.last_seen_at > ${since}
      and m.last_seen_at <= ${until}
      and not m.is_bot
      and not is_appointed(m, ${[...adminEmails]}::text[])
      ${after ? sql`and (m.seen_hour, m.id) > (${after.seen_hour}, ${after.id}::uuid)` : sql``}
    order by m.seen_hour, m.id
    limit ${limit}`;
}

/** The time up to which members were examined; null: never. */
export async function selectSeenUntil(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ seen_until: Date | null }[]>`
    select seen_until
    from bot_detection`;
  return row?.seen_until ?? null;
}

/** Stores the time up to which members were examined, and deletes days before `day`, YYYY-MM-DD. */
export async function updateSeenUntil(sql: Sql, until: Date, day: string): Promise<void> {
  await sql`
    with forgotten as (
      delete from bot_pace_days
      where day < ${day}::date
    )
    update bot_detection
    set seen_until = greatest(seen_until, ${until})`;
}

export interface ActivityRow {
  readonly id: string;
  /** Milliseconds, ascending. */
  readonly moments: readonly number[];
  /** Days, YYYY-MM-DD, with a machine's pace, and the most acts in ten minutes. */
  readonly pace_days: Readonly<Record<string, number>>;
  /** When findings were cleared, in milliseconds. */
  readonly cleared: Readonly<Partial<Record<Reason, number>>>;
  /** The member's most repeated text; null without one. */
  readonly repeated: { readonly times: number; readonly text: string } | null;
}

/** Enough for the acts of an hour: a member with more has a machine's pace anyway. */
const latest = 400;

/**
 * A member's acts since `since`: the times of posts, comments, likes, bookmarks, shares, follows
 * and messages, the latest of each kind, and the text they repeated in posts and comments. Of
 * messages it reads only the times.
 */
export function selectActivity(sql: Sql, ids: readonly string[], since: Date): Promise<ActivityRow[]> {
  const own = (table: Fragment, member: Fragment, order: Fragment) =>
    sql`(
          select created_at
          from ${table}
          where ${member} = member.id
          order by ${order} desc
          limit ${latest}
        )`;
  return sql<ActivityRow[]>`
    select
      member.id,
      coalesce(done.moments, '[]') as moments,
      coalesce(
        (select json_object_agg(day, most) from bot_pace_days where member_id = member.id and day >= ${since}::date),
        '{}'
      ) as pace_days,
      coalesce(
        (
          select json_object_agg(reason, round(extract(epoch from cleared_at) * 1000))
          from detected_bots
          where member_id = member.id
            and cleared_at is not null
        ),
        '{}'
      ) as cleared,
      ${repeatedText(sql, since)} as repeated
    from unnest(${[...ids]}::uuid[]) as member (id)
    cross join lateral (
      select json_agg(round(extract(epoch from created_at) * 1000) order by created_at) as moments
      from (
        ${own(sql`posts`, sql`author_id`, sql`id`)}
        union all ${own(sql`comments`, sql`author_id`, sql`id`)}
        union all ${own(sql`post_likes`, sql`member_id`, sql`created_at`)}
        union all ${own(sql`comment_likes`, sql`member_id`, sql`created_at`)}
        union all ${own(sql`post_bookmarks`, sql`member_id`, sql`created_at`)}
        union all ${own(sql`post_shares`, sql`member_id`, sql`created_at`)}
        union all ${own(sql`follows`, sql`follower_id`, sql`created_at`)}
        union all ${own(sql`messages`, sql`sender_id`, sql`id`)}
      ) as acts
      where created_at > ${since}
    ) as done`;
}

/** Texts are equal except for case, spaces, digits and punctuation. */
function repeatedText(sql: Sql, since: Date): Fragment {
  const own = (table: Fragment, also: Fragment) =>
    sql`(
            select content, created_at
            from ${table}
            where author_id = member.id
              ${also}
            order by id desc
            limit ${latest}
          )`;
  return sql`(
        select json_build_object('times', count(*), 'text', left(max(content), 240))
        from (
          ${own(sql`posts`, sql`and repost_of_id is null`)}
          union all ${own(sql`comments`, sql`and deleted_at is null`)}
        ) as texts
        where content <> ''
          and created_at > ${since}
          and created_at > coalesce(
            (select cleared_at from detected_bots where member_id = member.id and reason = 'repetition'),
            '-infinity'
          )
        group by coalesce(
          nullif(trim(regexp_replace(lower(content), '[[:space:][:digit:][:punct:]]+', ' ', 'g')), ''),
          content
        )
        order by count(*) desc
        limit 1
      )`;
}

export interface Finding {
  readonly memberId: string;
  readonly reason: Exclude<Reason, "address">;
  readonly numbers: object;
}

export interface PaceDay {
  readonly memberId: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly most: number;
}

/**
 * Stores the findings of `at`. An existing finding keeps its time of discovery; a cleared one is
 * listed again, since `at` is later than what was read.
 */
export async function saveFindings(
  sql: Sql,
  { findings, days, at }: { findings: readonly Finding[]; days: readonly PaceDay[]; at: Date },
): Promise<void> {
  await sql`
    with paced as (
      insert into bot_pace_days (member_id, day, most)
      select (d ->> 'memberId')::uuid, (d ->> 'day')::date, (d ->> 'most')::integer
      from jsonb_array_elements(${sql.json(days as never)}::jsonb) as d
      on conflict (member_id, day) do update
      set most = greatest(bot_pace_days.most, excluded.most)
    )
    insert into detected_bots (member_id, reason, numbers, found_at)
    select (f ->> 'memberId')::uuid, f ->> 'reason', f -> 'numbers', ${at}
    from jsonb_array_elements(${sql.json(findings as never)}::jsonb) as f
    on conflict (member_id, reason) do update
    set
      numbers = excluded.numbers,
      found_at = case when detected_bots.cleared_at is null then detected_bots.found_at else excluded.found_at end,
      cleared_at = null
    where detected_bots.cleared_at is null
      or detected_bots.cleared_at < excluded.found_at`;
}
