import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, pageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { beginningOrPart, nameTerms } from "../../members/name-search.ts";

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
  readonly suspended_until: Date | null;
  /** Why they cannot be suspended, or given XP; null when they can. */
  readonly suspend_refusal: "bot" | "suspended" | "administrator" | null;
  readonly gift_refusal: "bot" | "suspended" | null;
}

/**
 * A page of members, newest first, blocks aside: an administrator sees everybody but deleted
 * accounts (admin.1). By `members_newest`.
 */
export function selectUsers(
  sql: Sql,
  adminEmails: readonly string[],
  { after, limit, offset }: PlacedPage,
): Promise<UserRow[]> {
  return sql<UserRow[]>`
    select ${userColumns(sql, adminEmails)}
    from members m
    where m.left_at is null ${
    after ? sql`and (m.created_at, m.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``
  }
    order by m.created_at desc, m.id desc
    ${pageClause(sql, { limit, offset })}`;
}

/** Likewise those that a term finds; see find_users_for_administrator. */
export function selectFoundUsers(
  sql: Sql,
  adminEmails: readonly string[],
  term: string,
  page: PlacedPage,
): Promise<UserRow[]> {
  return sql<UserRow[]>`
    select ${userColumns(sql, adminEmails)}
    from ${foundUsers(sql, term, page)} as found
    join members m on m.id = found.id
    order by m.created_at desc, m.id desc`;
}

/** The number of all members or those that match a term, counted up to `most`. */
export async function countUsers(sql: Sql, term: string, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count
    from ${
    term === ""
      ? sql`(select from members where left_at is null limit ${limitOf(sql, most)})`
      : foundUsers(sql, term, { after: null, limit: most, offset: 0 })
  } as counted`;
  return row?.count ?? 0;
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

function userColumns(sql: Sql, adminEmails: readonly string[]): Fragment {
  return sql`
      m.id, m.username, m.display_name, m.email, m.profile_image_url, m.profile_image_made_with_ai,
      m.is_bot, m.is_moderator, m.xp, m.lifetime_xp, m.created_at, m.last_seen_at, m.suspended_at,
      m.suspension_reason, m.suspended_until,
      is_administrator(m, ${[...adminEmails]}::text[]) as is_administrator,
      refusal_to_suspend(m, ${[...adminEmails]}::text[]) as suspend_refusal,
      refusal_to_gift(m) as gift_refusal`;
}

function foundUsers(sql: Sql, term: string, { after, limit, offset }: PlacedPage): Fragment {
  const names = nameTerms(term);
  return sql`find_users_for_administrator(
      ${beginningOrPart(term)}::text,
      ${names && sql.json(names)}::jsonb,
      ${after && new Date(after.order)}::timestamptz,
      ${after && after.id}::uuid,
      ${limit}::integer,
      ${offset}::integer
    )`;
}
