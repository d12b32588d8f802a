import { keptUntil } from "#shared/retention.ts";
import type { Sql } from "../../db/open-database.ts";
import type { SearchOfNames } from "../members/name-search.ts";
import type { Notified } from "../notifications/notify/notify-fragments.ts";

interface NamedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/** By `members_by_username`. */
export function selectMembersNamed(sql: Sql, names: readonly string[]): Promise<NamedRow[]> {
  return sql<NamedRow[]>`
    select id, username, display_name
    from members
    where lower(username) = any(${[...names]}::text[])
      and left_at is null`;
}

interface Renaming {
  readonly memberId: string;
  readonly from: string;
  readonly search: SearchOfNames;
  readonly message: string;
  readonly at: Date;
}

/** See rename_reserved. */
export async function renameMember(
  sql: Sql,
  { memberId, from, search, message, at }: Renaming,
): Promise<{ readonly isTaken: boolean; readonly notified?: Notified | null } | null> {
  const given = sql.json({ username: search.username, search });
  const [row] = await sql<{ renamed: { isTaken: boolean; notified?: Notified } | null }[]>`
    select rename_reserved(
      ${memberId}::uuid, ${from}::text, ${given}::jsonb, ${at}::timestamptz, ${
    keptUntil("formerUsernames", at)
  }::timestamptz,
      ${message}::text
    ) as renamed`;
  return row?.renamed ?? null;
}
