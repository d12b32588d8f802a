import type { Sql } from "../../../server/db/open-database.ts";

/** An account of the demo, and what there is to see with it. */
interface DemoAccount {
  readonly email: string;
  readonly description: string;
}

/**
 * The accounts to sign in with: the administrator, a moderator, one with much XP, and one whose
 * crown shows everything.
 */
const usernames = ["wren.calloway", "grace.mbeki", "amara_osei", "hana.suzuki"];

interface AccountRow {
  readonly email: string;
  readonly is_admin: boolean;
  readonly is_moderator: boolean;
  readonly xp: number;
  readonly followers_count: number;
  readonly promotes: boolean;
  readonly filter: string;
}

/** The accounts to sign in with, as the database has them; none, when it holds no demo. */
export async function listDemoAccounts(sql: Sql): Promise<readonly DemoAccount[]> {
  const rows = await sql<AccountRow[]>`
    select
      m.email, m.is_admin, m.is_moderator, m.xp, m.followers_count, coalesce(m.moderation_level, 'top') as filter,
      exists (select from promotions p where p.member_id = m.id and p.ended_at is null) as promotes
    from unnest(${usernames}::text[]) with ordinality as wanted (username, place)
    join members m on m.username = wanted.username and m.email = wanted.username || '@example.org'
    order by wanted.place`;
  return rows.map((row) => ({ email: row.email, description: descriptionOf(row) }));
}

function descriptionOf(
  { is_admin, is_moderator, xp, followers_count, promotes, filter }: AccountRow,
): string {
  const facts = [
    is_admin
      ? "the administrator"
      : is_moderator
      ? "a moderator, with cases that wait"
      : `${xp.toLocaleString("en-US")} XP, ${followers_count} followers`,
    promotes ? "has a promoted post" : null,
    filter === "none" ? "sees every moderation level" : null,
  ];
  return facts.filter((fact) => fact !== null).join(", ");
}
