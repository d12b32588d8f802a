import { isDetectedBot } from "../../moderation/cases/finding-fragments.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";

export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly email: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly is_administrator: boolean;
  /** Also while they are suspended. */
  readonly is_moderator: boolean;
  readonly is_bot: boolean;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly suspended_at: Date | null;
  readonly suspension_reason: string | null;
  readonly limited_until: Date | null;
  readonly posts_count: number;
  readonly cases_count: number;
  readonly is_detected: boolean;
  readonly suspended_until: Date | null;
  /** Whether the right of administrators is theirs, also while they are suspended. */
  readonly is_appointed: boolean;
}

/** These members, in the order of their ids here. */
export function selectUsers(
  sql: Sql,
  adminEmails: readonly string[],
  ids: readonly string[],
): Promise<UserRow[]> {
  return sql<UserRow[]>`
    select ${userColumns(sql, adminEmails)}
    from unnest(${[...ids]}::uuid[]) with ordinality as found (id, n)
    join members m on m.id = found.id
    order by found.n`;
}

/** The open cases that a member claimed last, by `cases_claimed`. */
export async function selectClaimedBy(sql: Sql, memberId: string): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from cases
    where claimed_by = ${memberId}
      and closed_at is null`;
  return rows.map(({ id }) => id);
}

export async function selectUser(
  sql: Sql,
  adminEmails: readonly string[],
  id: string,
): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`
    select ${userColumns(sql, adminEmails)}
    from members m
    where m.id = ${id}
      and m.left_at is null`;
  return row ?? null;
}

interface Candidate {
  readonly username: string;
  readonly is_moderator: boolean;
  readonly is_bot: boolean;
  readonly suspended_at: Date | null;
  readonly is_appointed: boolean;
}

/** What `refuseAppointment` asks of a member, who is locked. Null when there is none. */
export async function lockCandidate(
  tx: Tx,
  id: string,
  adminEmails: readonly string[],
): Promise<Candidate | null> {
  const [row] = await tx<Candidate[]>`
    select
      m.username, m.is_moderator, m.is_bot, m.suspended_at, is_appointed(m, ${[
    ...adminEmails,
  ]}::text[]) as is_appointed
    from members m
    where m.id = ${id}
    for no key update`;
  return row ?? null;
}

function userColumns(sql: Sql, adminEmails: readonly string[]): Fragment {
  return sql`
      m.id, m.username, m.display_name, m.email, m.profile_image_url, m.profile_image_made_with_ai,
      m.is_bot, m.is_moderator, m.xp, m.lifetime_xp, m.created_at, m.last_seen_at, m.suspended_at,
      m.suspension_reason, m.suspended_until, m.limited_until, m.posts_count,
      case_count_of(m.id) as cases_count,
      ${isDetectedBot(sql)} and not is_appointed(m, ${[...adminEmails]}::text[]) as is_detected,
      is_administrator(m, ${[...adminEmails]}::text[]) as is_administrator,
      is_appointed(m, ${[...adminEmails]}::text[]) as is_appointed`;
}
