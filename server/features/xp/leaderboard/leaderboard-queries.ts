import { ofAnyLength } from "../../../db/any-length.ts";
import type { Sql } from "../../../db/open-database.ts";
import { blocksBetween } from "../../../db/visibility.ts";
import { currentStreakColumn } from "../current-streak.ts";

export interface LeaderRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly streak: number;
}

/** The leaders of a period, whoever may see them, read from the top of `xp_standings_by_xp`: for `selectHidden`, which decides that. */
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
  return sql<LeaderRow[]>`
    select
      m.id, m.username, m.display_name, m.profile_image_url, standing.xp, m.lifetime_xp,
      ${currentStreakColumn(sql, sql`m`, today)} as streak
    from xp_standings standing
    join members m on m.id = standing.member_id
    where standing.period = ${period}
      and standing.starts_on = ${startsOn}::date
      and m.is_ranked
      and not m.is_bot
    order by standing.xp desc, standing.member_id
    limit ${limit}`;
}

/** The pairs (`viewer`, `id`) of several viewers and members with a block between them (`visibleTo`). */
export function selectHidden(
  sql: Sql,
  viewerIds: readonly string[],
  memberIds: readonly string[],
): Promise<{ viewer: string; id: string }[]> {
  const [viewers, members] = [
    sql`any(${ofAnyLength(sql, viewerIds)})`,
    sql`any(${ofAnyLength(sql, memberIds)})`,
  ];
  return sql<{ viewer: string; id: string }[]>`
    select between_them.viewer, between_them.author as id
    from ${blocksBetween(sql, viewers, members)} as between_them`;
}

/** Deletes a batch of a period's standings that started before a day. Returns how many. */
export async function deleteStandings(
  sql: Sql,
  { period, before, limit }: { period: string; before: string; limit: number },
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
