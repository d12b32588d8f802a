import type { Role } from "#shared/members/role.ts";
import { hideLength } from "../../db/hide-length.ts";
import { batchReads } from "../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { accountColumns, type AccountRow } from "./account-fragments.ts";

interface Administration {
  /** Whether the member is an administrator now; see is_administrator. */
  readonly isAdmin: boolean;
  readonly role: Role;
  /** Whether the right belongs to the address; see administers_by_email. */
  readonly isAdminByEmail: boolean;
}

interface Asked {
  readonly memberId: string;
  /** In lower case; the same for all. */
  readonly adminEmails: readonly string[];
}

/** Concurrent look-ups share a statement, as those of `findAccount` do. */
export const selectAdministration: (sql: Sql, asked: Asked) => Promise<Administration> = batchReads(
  async (sql, asked: readonly Asked[]) => {
    const rows = await sql<(Administration & { readonly id: string })[]>`
      select id, ${administrationColumns(sql, asked)}
      from members
      where id = any(${asked.map(({ memberId }) => memberId)}::uuid[])`;
    const byId = new Map(rows.map(({ id, ...administration }) => [id, administration]));
    return asked.map(({ memberId }) =>
      byId.get(memberId) ?? { isAdmin: false, role: "member", isAdminByEmail: false }
    );
  },
);

/** `findAccount` and `selectAdministration` in one statement: every page asks for both. */
export const findAccountWithAdministration: (
  sql: Sql,
  asked: Asked,
) => Promise<AccountRow & Administration | null> = batchReads(
  async (sql, asked: readonly Asked[]) => {
    const rows = await sql<(AccountRow & Administration)[]>`
      select ${accountColumns(sql)}, ${administrationColumns(sql, asked)}
      from members
      where id = any(${hideLength(sql, asked.map(({ memberId }) => memberId))})`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    return asked.map(({ memberId }) => byId.get(memberId) ?? null);
  },
);

/**
 * Everybody who works on cases now (roles.1), by `members_moderating`, `members_who_administer` and
 * `members_by_email`.
 */
export async function selectModerators(sql: Sql, adminEmails: readonly string[]): Promise<string[]> {
  const emails = sql`${[...adminEmails]}::text[]`;
  const rows = await sql<{ id: string }[]>`
    select m.id
    from members m
    where (m.is_moderator or m.is_admin or lower(m.email) = any(${emails}))
      and role_of(m, ${emails}) <> 'member'`;
  return rows.map(({ id }) => id);
}

function administrationColumns(sql: Sql, asked: readonly Asked[]): Fragment {
  const emails = sql`${[...(asked[0]?.adminEmails ?? [])]}::text[]`;
  return sql`
    is_administrator(members, ${emails}) as "isAdmin",
    role_of(members, ${emails}) as role,
    administers_by_email(members, ${emails}) as "isAdminByEmail"`;
}
