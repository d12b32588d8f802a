import type { Sql } from "../../../db/open-database.ts";

interface CountryRow {
  /** The chosen country, or `other`. */
  readonly help_country: string | null;
  readonly time_zone: string;
}

/** The member's stored hints of where they are; undefined when there is no such member. */
export async function selectHelpCountry(sql: Sql, memberId: string): Promise<CountryRow | undefined> {
  const [row] = await sql<CountryRow[]>`
    select help_country, time_zone
    from members
    where id = ${memberId}`;
  return row;
}
