import type { OwnRank } from "#shared/xp/leaderboard-contract.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Batch, batchSize } from "../../../db/cleanup/remove-in-batches.ts";
import { isVisibleTo, selectBlocksBetween } from "../../../db/visibility/visibility.ts";
import { currentStreakColumn } from "../current-streak.ts";

export interface LeaderRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly streak: number;
}

/**
 * xp_raise_leader_bar leaves a thousand who are shown: fewer are above a bar only when members left
 * or opted out since.
 */
const fewLeaders = 500;

/** Standings of a period that are sorted for a read, when its bar leaves too few. */
const fewStandings = 50_000;

/**
 * The leaders of a period, for any viewer, read from the top of `xp_standings_by_step`:
 * `selectHidden` decides visibility. Those below the period's bar have no step, and are read and
 * sorted only when fewer than `limit` above it are shown, and fewer than `fewLeaders`; in a period
 * with more than `fewStandings` not even then: such a read would outlast its deadline.
 */
export function selectLeaders(
  sql: Sql,
  { period, startsOn, limit, today }: {
    period: string;
    /** YYYY-MM-DD, in UTC; so is `today`. */
    startsOn: string;
    today: string;
    limit: number;
  },
): Promise<LeaderRow[]> {
  const leaders = (condition: Fragment, order: Fragment) =>
    sql`
      select
        m.id, m.username, m.display_name, m.profile_image_url, m.profile_image_made_with_ai, standing.xp, m.lifetime_xp,
        ${currentStreakColumn(sql, sql`m`, today)} as streak
      from xp_standings standing
      join members m on m.id = standing.member_id
      where standing.period = ${period}
        and standing.starts_on = ${startsOn}::date
        and ${condition}
        and m.is_ranked
        and not m.is_bot
        and not is_limited(m)
      order by ${order} standing.xp desc, standing.member_id
      limit ${limit}`;
  return sql<LeaderRow[]>`
    with above as materialized (${
    leaders(sql`standing.step is not null`, sql`standing.step desc,`)
  }), below as (${
    leaders(
      sql`standing.step is null
        and (select count(*) from above) < ${Math.min(limit, fewLeaders)}
        and exists (select from xp_leader_bars bar where bar.period = ${period} and bar.starts_on = ${startsOn}::date)
        and not exists (
          select from xp_standings of_period
          where of_period.period = ${period} and of_period.starts_on = ${startsOn}::date
          offset ${sql.unsafe(String(fewStandings))}
          limit 1
        )`,
      sql``,
    )
  })
    select * from above
    union all
    select * from below
    order by xp desc, id
    limit ${limit}`;
}

/**
 * The pairs (`viewer`, `id`) of several viewers and members with a block
 * between them (`isVisibleTo`).
 */
export function selectHidden(
  sql: Sql,
  viewerIds: readonly string[],
  memberIds: readonly string[],
): Promise<{ viewer: string; id: string }[]> {
  const [viewers, members] = [
    sql`any(${hideLength(sql, viewerIds)})`,
    sql`any(${hideLength(sql, memberIds)})`,
  ];
  return sql<{ viewer: string; id: string }[]>`
    select between_them.viewer, between_them.author as id
    from ${selectBlocksBetween(sql, viewers, members)} as between_them`;
}

/**
 * A member's place among the leaders whom they see. It reads those with a step alone, who are 2,000
 * at most, in the order of `selectLeaders`.
 */
export async function selectOwnRank(
  sql: Sql,
  { period, startsOn, memberId }: { period: string; startsOn: string; memberId: string },
): Promise<OwnRank> {
  const [row] = await sql<OwnRank[]>`
    select
      coalesce(own.xp, 0) as xp,
      shown.is_shown as "isShown",
      case
        when shown.is_shown and own.step is not null then (
          select count(*)::integer + 1
          from xp_standings standing
          join members leader on leader.id = standing.member_id
          where standing.period = own.period
            and standing.starts_on = own.starts_on
            and standing.step >= own.step
            and (standing.xp > own.xp or (standing.xp = own.xp and standing.member_id < own.member_id))
            and leader.is_ranked
            and not leader.is_bot
            and not is_limited(leader)
            and ${isVisibleTo(sql, memberId, sql`leader.id`)}
        )
      end as rank
    from members m
    cross join lateral (select m.is_ranked and not m.is_bot and not is_limited(m) as is_shown) as shown
    left join xp_standings own
      on own.member_id = m.id and own.period = ${period} and own.starts_on = ${startsOn}::date
    where m.id = ${memberId}`;
  return row ?? { rank: null, xp: 0, isShown: false };
}

/** A standing in the order of deletion. */
export interface StandingPlace {
  readonly startsOn: string;
  readonly memberId: string;
}

/** Deletes a batch of a period's standings that started before a day. */
export async function deleteStandings(
  sql: Sql,
  { period, before, after }: { period: string; before: string; after: StandingPlace | null },
): Promise<Batch<StandingPlace>> {
  const rows = await sql<StandingPlace[]>`
    with gone as (
      delete from xp_standings
      where (period, starts_on, member_id) in (
        select period, starts_on, member_id
        from xp_standings
        where period = ${period}
          and starts_on < ${before}::date
          ${
    after ? sql`and (starts_on, member_id) > (${after.startsOn}::date, ${after.memberId}::uuid)` : sql``
  }
        order by starts_on, member_id
        limit ${sql.unsafe(String(batchSize))}
        for update skip locked
      )
      returning starts_on, member_id
    )
    select starts_on::text as "startsOn", member_id as "memberId"
    from gone
    order by starts_on, member_id`;
  return { removed: rows.length, last: rows.at(-1) ?? null };
}

/** See xp_raise_leader_bar. Returns whether there is more to do. */
export async function raiseLeaderBar(
  sql: Sql,
  { period, startsOn }: { period: string; startsOn: string },
): Promise<boolean> {
  const [row] = await sql<{ has_more: boolean }[]>`
    select xp_raise_leader_bar(${period}::text, ${startsOn}::date) as has_more`;
  return row?.has_more ?? false;
}
