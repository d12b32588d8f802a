import type { LeaderboardPeriod } from "#shared/xp/leaderboard-contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import { visibleTo } from "../../../db/visibility.ts";

export interface LeaderRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly streak: number;
}

/** The leaders of a period that the viewer may see, read from the top of `xp_standings_by_xp`. */
export function selectLeaders(
  sql: Sql,
  viewerId: string,
  { period, startsOn, limit, now }: {
    period: LeaderboardPeriod;
    /** YYYY-MM-DD */
    startsOn: string;
    limit: number;
    now: Date;
  },
): Promise<LeaderRow[]> {
  return sql<LeaderRow[]>`
    select
      m.id, m.username, m.display_name, m.profile_image_url, standing.xp, m.lifetime_xp,
      -- Two days back in UTC: yesterday, wherever the member is.
      case when m.last_active_on >= (${now}::timestamptz at time zone 'UTC')::date - 2 then m.streak else 0 end as streak
    from xp_standings standing
    join members m on m.id = standing.member_id
    where standing.period = ${period}
      and standing.starts_on = ${startsOn}::date
      and m.is_ranked
      and not m.is_bot
      and ${visibleTo(sql, viewerId, sql`standing.member_id`)}
    order by standing.xp desc, standing.member_id
    limit ${limit}`;
}

/** Deletes a batch of a period's standings that started before a day. Returns how many. */
export async function deleteStandings(
  sql: Sql,
  { period, before, limit }: { period: LeaderboardPeriod; before: string; limit: number },
): Promise<number> {
  const rows = await sql`
    delete from xp_standings
    where (period, starts_on, member_id) in (
      select period, starts_on, member_id
      from xp_standings
      where period = ${period}
        and starts_on < ${before}::date
      limit ${limit}
    )
    returning true as deleted`;
  return rows.length;
}
