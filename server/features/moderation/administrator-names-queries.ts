import type { Sql } from "../../db/open-database.ts";

export interface AdministratorName {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/** The names of the current administrators. By `members_by_email` and `members_who_administer`. */
export async function selectAdministratorNames(
  sql: Sql,
  adminEmails: readonly string[],
): Promise<AdministratorName[]> {
  return await sql<AdministratorName[]>`
    select id, username, display_name
    from members
    where is_appointed(members, ${[...adminEmails]}::text[])
      and is_administrator(members, ${[...adminEmails]}::text[])`;
}
